"""Finished games on the disk, for good: 66R in the folder ``games``, one file a month."""

import errno
import io
import os
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from itertools import count
from pathlib import Path

from sixtysix_gui.records import read_so_far
from sixtysix_gui.records.scan import RawRecord, scan
from sixtysix_gui.records.tags import write_tag
from sixtysix_gui.sentences import to_translate
from sixtysix_gui.storage.files import (
    link_end,
    patiently,
    read_plain_file,
    remove_leftovers,
    set_file_aside,
    write_atomically,
)
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, existing

_BEGINNING = re.compile(r"\ufeff?(?:\s++|;[^\r\n]*+|\{[^}]*+\})*+\[")
"""What may stand before the first tag (rules.md 6.3): an editor's mark, blanks and comments."""
_STARTS = ("\n\n[Format ", "\r\n\r\n[Format ")
"""Where, outside comments, a record begins for certain."""


def holds_records(text: str) -> bool:
    """Return whether a text begins as records do; what they say is not looked at."""
    return "\0" not in text and _BEGINNING.match(text) is not None


def holds_game(text: str, name: str, records: str) -> bool:
    """Return whether a game of that name is there with these records, whatever their comments.

    Without a name (an empty one) only the very same text is the same game.
    """
    if records in text:
        return True
    kept = read_so_far(_part(text, name)[1])
    return kept.error is None and kept.records == read_so_far(records).records


def without_game(text: str, name: str) -> str:
    """Return a text without the records of a game; what is left ends with a line, or is empty."""
    rest = _part(text, name)[0]
    body = rest.rstrip("\r\n")
    end = "\r\n" if rest.startswith("\r\n", len(body)) else "\n"
    return body + end if body else ""


def _part(text: str, name: str) -> tuple[str, str]:
    """Take the records of a game out of a text: the rest, and those records."""
    tag = write_tag("Game", name)
    if not name or tag not in text:
        return text, ""
    start = _start(text, tag)
    lines = io.StringIO(text[start:], newline="").readlines()
    records = list(scan(text[start:]))
    nexts = [record.line - 1 for record in records[1:]] + [len(lines)]
    rest, taken = [text[:start]], list[str]()
    done = 0
    for record, following in zip(records, nexts, strict=True):
        if _has(record, tag):
            first, end = record.line - 1, _end(record, lines, following)
            rest += lines[done:first]
            taken += lines[first:end]
            done = end
    return "".join((*rest, *lines[done:])), "".join(taken)


def _start(text: str, tag: str) -> int:
    """Return a place before the first such tag where a record begins; a month may be long.

    Behind a brace that closes, no comment is open unless another brace has opened one since.
    """
    first = text.index(tag)
    before = max(text.rfind(each, 0, first) for each in _STARTS)
    if before < 0:
        return 0
    start = text.index("[", before)
    is_outside = text.rfind("{", 0, start) <= text.rfind("}", 0, start)
    return start if is_outside else 0


def _has(record: RawRecord, tag: str) -> bool:
    return any(line.text.rstrip(" \t") == tag for line in record.tag_lines)


def _end(record: RawRecord, lines: Sequence[str], following: int) -> int:
    """Return where a record ends: behind its empty lines, and with a comment that never ends."""
    if record.open_comment is not None:
        return following
    end = record.last_line
    while end < len(lines) and not lines[end].strip("\r\n"):
        end += 1
    return end


FOLDER = "games"
LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of a file; ten thousand games have fewer. A month with more goes on in another one."""
_MONTHS = "[0-9][0-9][0-9][0-9]-[0-9][0-9]*.66r"


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as the text of its records.

    ``name`` is what the tag ``Game`` of its records says; it may be empty. ``days`` are the dates
    (ISO 8601) on which its deals were dealt, in order, each of them empty where it is not known.
    """

    name: str
    days: tuple[str, ...]
    text: str


class FinishedGames:
    """The finished games of one data folder; hold its ``InstanceLock`` while keeping games."""

    def __init__(self, data_folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        """Take the folder; ``now`` dates games that have no date, and names of damaged files."""
        self.folder = data_folder / FOLDER
        self._now = now

    def keep(self, game: FinishedGame) -> Notice | None:
        """Keep a game; say so if a damaged file had to be set aside for it.

        Raises:
            StorageError: if it cannot be kept, or not be taken out of a month in which it ended
                otherwise before; all other games are untouched.
        """
        existing(self.folder)
        month = self._month(game)
        place, notice = self._add(month, game)
        for each in _months(game) | {month}:
            for other in filter(Path.exists, self._parts(each)):
                if other != place:
                    _take_out(other, game.name)
        return notice

    def _add(self, month: str, game: FinishedGame) -> tuple[Path | None, Notice | None]:
        """Keep a game in the first file of a month with room; return that, and what to report."""
        notice: Notice | None = None
        for path in self._parts(month):
            remove_leftovers(path)
            kept, set_aside = self._kept(path)
            notice = notice or set_aside
            if kept is not None and _add(path, kept, game):
                return path, notice
        return None, notice

    def size(self) -> int:
        """Return how many bytes all of them take; what cannot be looked at counts nothing."""
        return sum(_size_of(file) for file in self._files())

    def _files(self, pattern: str = "*.66r") -> Iterator[Path]:
        try:
            yield from self.folder.glob(pattern)
        except OSError:
            return

    def _parts(self, month: str) -> Iterator[Path]:
        """Return the files of a month in order, the last one not begun yet."""
        for number in count(1):
            path = self.folder / f"{month}{'' if number == 1 else f'-{number}'}.66r"
            yield path
            if not os.path.lexists(path):
                return

    def _month(self, game: FinishedGame) -> str:
        """Return the month of the last deal; without a date, that in which the game is already.

        A game without a date would else be kept once more in every month in which it is told of.
        """
        month = _month(game.days[-1])
        if month:
            return month
        others = sorted(self._files(_MONTHS), reverse=True)
        there = (file for file in others if holds_game(_text_of(file), game.name, game.text))
        found = next(there, None)
        return (self._now().date().isoformat() if found is None else found.name)[: len("2026-01")]

    def _kept(self, path: Path) -> tuple[str | None, Notice | None]:
        """Read a file, setting one without records aside; return None where it is full."""
        try:
            data = read_plain_file(path, LARGEST_FILE)
        except FileNotFoundError:
            return "", None
        except OSError as error:
            if error.errno == errno.EFBIG:
                return None, None
            raise StorageError(Trouble.NOT_READ, path, error) from error
        text = _decoded(data)
        if text:
            return text, None
        aside = set_file_aside(path, self._now())
        if aside == path:
            cause = OSError(
                to_translate("SystemErrors", "the file there is damaged and cannot be renamed")
            )
            raise StorageError(Trouble.NOT_WRITTEN, path, cause)
        return "", Notice(Trouble.GAMES_DAMAGED, aside)


def _add(path: Path, kept: str, game: FinishedGame) -> bool:
    """Keep a game with the others of a file; False where they leave no room for it."""
    if holds_game(kept, game.name, game.text):
        return True
    rest = without_game(kept, game.name)
    text = f"{rest}\n{game.text}" if rest else game.text
    data = text.encode("utf-8", errors="replace")
    if rest and len(data) > LARGEST_FILE:
        return False
    write_atomically(path, data)
    return True


def _month(day: str) -> str:
    """Return the month of a date, ``2026-01``; empty for what is no date."""
    try:
        return date.fromisoformat(day).isoformat()[:7]
    except ValueError:
        return ""


def _months(game: FinishedGame) -> set[str]:
    """Return the months in which a game may have ended before its end was taken back."""
    return {month for month in map(_month, game.days) if month}


def _decoded(data: bytes) -> str:
    """Return the text of a month; empty if it holds no records."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    return text if holds_records(text) else ""


def _text_of(path: Path) -> str:
    """Return the text of a month; empty if it cannot be read or holds no records."""
    try:
        return _decoded(read_plain_file(path, LARGEST_FILE))
    except OSError:
        return ""


def _take_out(path: Path, name: str) -> None:
    """Take a game out of a month, if it is there; a month without any other one is removed.

    Raises:
        StorageError: if it cannot be written or removed.
    """
    text = _text_of(path)
    rest = without_game(text, name)
    if rest.strip("\ufeff \t\r\n"):
        if rest.rstrip() != text.rstrip():
            write_atomically(path, rest.encode("utf-8"))
    elif text:
        try:
            patiently(link_end(path).unlink)
        except OSError as error:
            raise StorageError(Trouble.NOT_REMOVED, path, error) from error


def _size_of(file: Path) -> int:
    with suppress(OSError):
        found = file.stat()
        return found.st_size if stat.S_ISREG(found.st_mode) else 0
    return 0
