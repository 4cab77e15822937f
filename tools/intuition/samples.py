"""Choices of a player, one a line, in files that go on where they were broken off."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sixtysix_gui.ai.two.search.intuition import INPUTS, OUTPUTS

Origin = tuple[int, int]
"""The seed of a deal and its number under it."""
Move = tuple[int, float]
"""The output of the network that stands for a move, and its share."""

_START = b'{"seed":'
_SLACK = 0.01
"""By how much shares may miss 1 in sum, for they are rounded."""


class SampleError(Exception):
    """Samples that cannot be read or written; ``str()`` is a sentence."""


@dataclass(frozen=True)
class Sample:
    """A choice among at least two moves with an open talon.

    ``left`` is the number of samples of the same deal that follow: 0 says that it is whole.
    ``inputs`` are those of the network that are on. ``moves`` are the moves listed, and their
    shares, which sum to 1; ``chosen`` is the output of the move that the player wanted.
    """

    seed: int
    deal: int
    left: int
    rules: str
    inputs: tuple[int, ...]
    chosen: int
    moves: tuple[Move, ...]

    @property
    def origin(self) -> Origin:
        """The deal that the choice is from."""
        return self.seed, self.deal


def line_of(sample: Sample) -> str:
    """Write a sample down."""
    return json.dumps(asdict(sample), separators=(",", ":")) + "\n"


def read_samples(file: Path) -> Iterator[Sample]:
    """Read a file sample by sample; what it lacks of its last line does not count.

    Raises:
        SampleError: if there is no such file, or a line of it holds no sample.
    """
    for sample, _ in _read_with_ends(file):
        yield sample


def deals_played(file: Path) -> set[Origin]:
    """Return the deals of a file, after cutting off what there is of one that was not finished.

    Raises:
        SampleError: if the file cannot be read, or holds anything but samples.
    """
    if not file.exists():
        return set()
    found: set[Origin] = set()
    whole = 0
    for sample, end in _read_with_ends(file):
        if not sample.left:
            found.add(sample.origin)
            whole = end
    _cut(file, whole)
    return found


def append_samples(file: Path, samples: Iterable[Sample]) -> None:
    """Add the samples of a deal.

    Raises:
        SampleError: if that cannot be written.
    """
    try:
        with file.open("a", encoding="utf-8", newline="\n") as end:
            end.write("".join(map(line_of, samples)))
    except OSError as error:
        raise SampleError(f"“{file}” cannot be written: {error.strerror}.") from error


def _read_with_ends(file: Path) -> Iterator[tuple[Sample, int]]:
    """Yield every sample, and where its line ends."""
    end = 0
    try:
        with file.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if not line.endswith(b"\n") and _is_begun(line):
                    return
                end += len(line)
                yield _read_line(line, f"“{file}”, line {number}"), end
    except OSError as error:
        raise SampleError(f"“{file}” cannot be read: {error.strerror}.") from error


def _is_begun(line: bytes) -> bool:
    return line.startswith(_START) or _START.startswith(line)


def _cut(file: Path, size: int) -> None:
    try:
        with file.open("r+b") as kept:
            kept.truncate(size)
    except OSError as error:
        raise SampleError(f"“{file}” cannot be written: {error.strerror}.") from error


def _read_line(line: bytes, place: str) -> Sample:
    try:
        fields: dict[str, Any] = json.loads(line)
        sample = Sample(
            seed=int(fields["seed"]),
            deal=int(fields["deal"]),
            left=int(fields["left"]),
            rules=str(fields["rules"]),
            inputs=tuple(map(int, fields["inputs"])),
            chosen=int(fields["chosen"]),
            moves=tuple((int(output), float(share)) for output, share in fields["moves"]),
        )
    except (ValueError, TypeError, KeyError) as error:
        raise SampleError(f"{place}, is damaged: it holds no sample.") from error
    fault = _fault(sample)
    if fault:
        raise SampleError(f"{place}, is damaged: {fault}.")
    return sample


def _fault(sample: Sample) -> str:
    """Say what cannot be right about a sample, or nothing."""
    outputs = [output for output, _ in sample.moves]
    if not _are_below(INPUTS, sample.inputs):
        return "it names an input that does not exist"
    if not _are_below(OUTPUTS, outputs):
        return "it names a move that does not exist"
    if len(outputs) < 2 or sample.chosen not in outputs:
        return "nothing was chosen there"
    if abs(sum(share for _, share in sample.moves) - 1) > _SLACK:
        return "its shares do not sum to 1"
    return ""


def _are_below(bound: int, numbers: Sequence[int]) -> bool:
    return all(0 <= number < bound for number in numbers) and len(set(numbers)) == len(numbers)
