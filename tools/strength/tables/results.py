"""What was played for the tables, in one file: a line a row, with all its samples in order.

What is of other versions of the players or another seed, or is planned no more, does not count,
and goes with the next writing. The file is written whole, and so that a run that is killed leaves
the old one or the new.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from sixtysix_gui.storage.files import AS_USUAL, write_atomically
from tools.strength.results import ResultsError
from tools.strength.tables.plan import Row
from tools.strength.tables.samples import Counts, Sample

RESULTS = Path(__file__).parents[3] / "benchmarks" / "tables.jsonl"


class TableResults:
    """The samples of the rows of a plan."""

    def __init__(self, rows: Iterable[Row], path: Path = RESULTS) -> None:
        """Read the file, if there is one.

        Raises:
            ResultsError: if it cannot be read, or holds something else.
        """
        self._path = path
        self._samples: dict[str, list[Sample]] = {_head(row): [] for row in rows}
        try:
            lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        except (OSError, ValueError) as error:
            raise ResultsError(f"{path} cannot be read: {error}.") from error
        for place, line in enumerate(lines, 1):
            self._take(place, line)

    def count(self, row: Row) -> int:
        """Return how many samples of a row were played."""
        return len(self._samples[_head(row)])

    def leads(self, row: Row) -> list[float]:
        """Return the lead in each pair of a match, of no more than are planned."""
        return cast("list[float]", self._samples[_head(row)][: row.samples])

    def counts(self, row: Row) -> list[Counts]:
        """Return what was counted in each game, of no more than are planned."""
        return cast("list[Counts]", self._samples[_head(row)][: row.samples])

    def add(self, row: Row, sample: Sample) -> None:
        """Take the next sample of a row."""
        self._samples[_head(row)].append(sample)

    def write(self) -> None:
        """Write the file whole.

        Raises:
            StorageError: if it cannot be written.
        """
        lines = [
            json.dumps({**json.loads(head), "samples": samples}, separators=(",", ":"))
            for head, samples in self._samples.items()
            if samples
        ]
        write_atomically(self._path, "".join(f"{line}\n" for line in lines).encode(), AS_USUAL)

    def _take(self, place: int, line: str) -> None:
        damaged = ResultsError(f"{self._path} is damaged in line {place}.")
        try:
            entry = json.loads(line)
        except ValueError as error:
            raise damaged from error
        if not isinstance(entry, dict):
            raise damaged
        head = cast("dict[str, object]", entry)
        samples = head.pop("samples", None)
        if not isinstance(samples, list):
            raise damaged
        key = json.dumps(head)
        if key in self._samples:
            self._samples[key] = cast("list[Sample]", samples)


def _head(row: Row) -> str:
    return json.dumps({"row": row.key, "seed": row.seed, "version": row.version})


def added_up(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    """Add up what was counted in games."""
    total = Counter[str]()
    for one in counts:
        total.update(one)
    return total
