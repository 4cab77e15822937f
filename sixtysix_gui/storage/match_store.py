"""The results of a match in a file that grows, so that a match broken off can be gone on with.

Each line is JSON. The first one, an object, says what is played. The others are as
``[51,"+2-1+0+3"]``: the number of a sample, and what is kept of the samples from there on. Of
a deal that is one value, its game points; of a game three, both players' points and its deals.
"""

import json
import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, cast

from typing_extensions import override

from sixtysix_gui.sentences import Sentence, of_error
from sixtysix_gui.storage.files import read_plain_file

LARGEST_FILE = 256 * 1024 * 1024
"""Bytes of a store; ten million deals have fewer."""
FORMAT = 1
"""The number of the form described above."""

Points = tuple[int, ...]
"""What is kept of one sample, deal by deal or game by game."""

_SIGNED = re.compile(r"[+-][0-9]{1,6}")
_ALL_SIGNED = re.compile(rf"(?:{_SIGNED.pattern})+")


class MatchStoreError(Exception):
    """A file that cannot hold the results of a match; ``str()`` is a sentence."""


class MatchStore(AbstractContextManager["MatchStore"]):
    """The stored samples of one match, and the file that takes further ones."""

    def __init__(
        self, path: Path, description: Mapping[str, object], values: int, batch: int = 1
    ) -> None:
        """Open the file, or make it.

        ``description`` says in JSON's own types what is played, ``values`` how many values are
        kept of a sample, ``batch`` how many samples share a line. An unfinished last line is cut
        off.

        Raises:
            MatchStoreError: if the file holds something else, or cannot be read or written.
        """
        self._path = path
        self._batch = batch
        self._first = 0
        self._pending: list[Points] = []
        header = _header(description)
        try:
            data = _content(path)
            self.samples: Mapping[int, Points] = _samples(path, values, data, header)
            self._file = _opened(path, data, header)
        except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
            raise MatchStoreError(_unusable(path, error)) from error

    def add(self, number: int, points: Points) -> None:
        """Take one more sample; it is in the file when its line is full."""
        if self._pending and number != self._first + len(self._pending):
            self.flush()
        if not self._pending:
            self._first = number
        self._pending.append(points)
        if len(self._pending) >= self._batch:
            self.flush()

    def flush(self) -> None:
        """Write the samples that wait for their line to be full."""
        if self._pending:
            text = "".join(f"{value:+d}" for points in self._pending for value in points)
            self._pending.clear()
            self._file.write(_line([self._first, text]))
            self._file.flush()

    @override
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        try:
            self.flush()
        finally:
            self._file.close()


def stored_samples(
    path: Path, description: Mapping[str, object], values: int
) -> Mapping[int, Points]:
    """Read what a store holds and leave it as it is; where there is no file, there is nothing.

    ``description`` and ``values`` are those of ``MatchStore``.

    Raises:
        MatchStoreError: if the file holds something else, or cannot be read.
    """
    try:
        data = _content(path)
    except OSError as error:
        raise MatchStoreError(_unusable(path, error)) from error
    return _samples(path, values, data, _header(description))


def _content(path: Path) -> bytes:
    """Read what a store holds; nothing where there is none, and no device that never ends."""
    try:
        return read_plain_file(path, LARGEST_FILE)
    except FileNotFoundError:
        return b""


def _samples(path: Path, values: int, data: bytes, header: bytes) -> dict[int, Points]:
    """Read the content of a store, or say what is wrong with it."""
    lines = _whole(data).splitlines()
    if not lines:
        if not header.startswith(data):
            raise MatchStoreError(_no_store(path))
        return {}
    _compare(path, _json(lines[0]), json.loads(header))
    found: dict[int, Points] = {}
    for place, line in enumerate(lines[1:], 2):
        samples = _samples_of(_json(line), values)
        if any(found.setdefault(number, points) != points for number, points in samples or ()):
            samples = None
        if samples is None:
            raise MatchStoreError(
                Sentence("MatchStore", "{path} is damaged at line {line}.", path=path, line=place)
            )
    return found


def _compare(path: Path, first_line: object, wanted: dict[str, object]) -> None:
    if not isinstance(first_line, dict) or "format" not in first_line:
        raise MatchStoreError(_no_store(path))
    stored = cast("dict[str, object]", first_line)
    for key in (*wanted, *stored):
        theirs, ours = stored.get(key), wanted.get(key)
        if theirs != ours:
            raise MatchStoreError(
                Sentence(
                    "MatchStore",
                    "{path} belongs to another match: {key} is {theirs} there, but {ours} "
                    "here. Choose a new file.",
                    path=path,
                    key=key,
                    theirs=_plain(theirs),
                    ours=_plain(ours),
                )
            )


def _samples_of(entry: object, values: int) -> list[tuple[int, Points]] | None:
    """Return the samples of a line; None where it is damaged."""
    match entry:
        case [int(first), str(text)] if _ALL_SIGNED.fullmatch(text):
            points = [int(value) for value in _SIGNED.findall(text)]
        case _:
            return None
    if len(points) % values:
        return None
    starts = range(0, len(points), values)
    return [(first + n, tuple(points[at : at + values])) for n, at in enumerate(starts)]


def _unusable(path: Path, error: OSError | ValueError) -> Sentence:
    return Sentence(
        "MatchStore",
        "{path} cannot be used: {reason}.",
        path=path,
        reason=of_error(error),
    )


def _no_store(path: Path) -> Sentence:
    return Sentence("MatchStore", "{path} is not a file of match results.", path=path)


def _opened(path: Path, data: bytes, header: bytes) -> BinaryIO:
    """Open the file behind its last whole line; a new one begins with its header."""
    whole = _whole(data)
    file = path.open("r+b" if data else "ab")
    file.seek(len(whole))
    file.truncate()
    if not whole:
        file.write(header)
        file.flush()
    return file


def _header(description: Mapping[str, object]) -> bytes:
    return _line({"format": FORMAT, **description})


def _whole(data: bytes) -> bytes:
    return data[: data.rfind(b"\n") + 1]


def _line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _plain(value: object) -> str:
    return "not set" if value is None else json.dumps(value, ensure_ascii=False)


def _json(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
