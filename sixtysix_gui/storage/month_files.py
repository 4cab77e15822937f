"""What a file of finished games holds: found, taken out and put back as text, byte for byte."""

import errno
import re
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from threading import RLock

from sixtysix_gui.records import read_so_far
from sixtysix_gui.records.scan import RawRecord, scan
from sixtysix_gui.records.tags import read_tag, write_tag
from sixtysix_gui.sentences import marks
from sixtysix_gui.storage.files import link_end, patiently, read_plain_file, set_file_aside
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble

mark = marks("SystemErrors")

FOLDER = "games"
OPEN, ELSEWHERE, DELETED = "open", "elsewhere", "deleted"
"""Folders within it: of open games, of games from elsewhere, and of what was deleted."""
LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of a file; ten thousand games have fewer. A month with more goes on in another one."""
SUFFIX = ".66r"
MONTH = re.compile(r"[0-9]{4}-[0-9]{2}(?:-([0-9]{1,4}))?\.66r")
"""Names of the files of a month: ``2026-01.66r``, and from the second on ``2026-01-2.66r``."""
CHANGING = RLock()
"""Held from reading a file of games to writing it: games end in one thread and go in another."""

GameKey = str | range
"""A game of a file: what its tag ``Game`` says; or, without one, the numbers of its records."""
Span = tuple[int, int]
"""Where something begins and ends in a text, in characters."""

_BEGINNING = re.compile(r"\ufeff?(?:\s++|;[^\r\n]*+|\{[^}]*+\})*+\[")
"""What may stand before the first tag (rules.md 6.3): an editor's mark, blanks and comments."""
_STARTS = ("\n\n[Format ", "\r\n\r\n[Format ")
"""Where, outside comments, a record begins for certain."""
_LINE_END = re.compile(r"\r\n?|\n")
_GAME_TAG = re.compile(r'^\[Game ".*', re.MULTILINE)
MARK = "\ufeff"
"""What some editors put at the beginning of a file; nowhere else it may stand."""
_BLANKS = f"{MARK} \t\r\n"
_MOST_RECORDS = 10_000
"""Records of a game without a name; more only a damaged list of games would ask for."""
_MOST_TAGS = 32
"""Games that are looked for by their tags, one by one; for more, all tags of a text are read."""


def holds_records(text: str) -> bool:
    """Return whether a text begins as records do; what they say is not looked at."""
    return "\0" not in text and _BEGINNING.match(text) is not None


def holds_game(text: str, name: str, records: str) -> bool:
    """Return whether a game of that name is there with these records, whatever their comments.

    Without a name (an empty one) only the very same text is the same game.
    """
    if records in text:
        return True
    kept = read_so_far(game_text(text, name))
    return kept.error is None and kept.records == read_so_far(records).records


def without_game(text: str, name: str) -> str:
    """Return a text without the records of a game; what is left ends with a line, or is empty."""
    rest = without(text, spans_of(text, [name]).get(name, ()))
    body = rest.rstrip("\r\n")
    end = "\r\n" if rest.startswith("\r\n", len(body)) else "\n"
    return body + end if body else ""


def game_text(text: str, wanted: GameKey) -> str:
    """Return the records of a game as they stand in a text; empty if it is not there."""
    return "".join(text[first:end] for first, end in spans_of(text, [wanted]).get(wanted, ()))


def without(text: str, spans: Sequence[Span]) -> str:
    """Return a text without some parts of it, given in order."""
    kept, done = list[str](), 0
    for first, end in spans:
        kept.append(text[done:first])
        done = end
    return "".join((*kept, text[done:]))


def spans_of(text: str, wanted: Collection[GameKey]) -> dict[GameKey, list[Span]]:
    """Return where the records of games stand in a text, each with the empty lines behind it.

    Games that are not there have no entry, nor have numbers whose records name a game.
    """
    names = {name for name in wanted if isinstance(name, str) and name}
    numbers = {
        number: numbers
        for numbers in wanted
        if isinstance(numbers, range) and len(numbers) <= _MOST_RECORDS
        for number in numbers
    }
    if numbers or len(names) > _MOST_TAGS:
        return _found(text, (0, len(text)), names, numbers)
    found = dict[GameKey, list[Span]]()
    for name in names:
        found |= _found(text, _region(text, name), {name}, {})
    return found


def _found(
    text: str, part: Span, names: Collection[str], numbers: Mapping[int, range]
) -> dict[GameKey, list[Span]]:
    """Return where games stand in a part of a text; numbers are counted from its beginning."""
    found: dict[GameKey, list[Span]] = {}
    for number, (record, span) in enumerate(_records(text[part[0] : part[1]], part[0])):
        name = _name_of(record)
        key = name if name else numbers.get(number)
        if key is not None and (not name or name in names):
            found.setdefault(key, []).append(span)
    return found


def _region(text: str, name: str) -> Span:
    """Return a part of a text, from record to record, in which all of a game stands."""
    tag = write_tag("Game", name)
    first = text.find(tag)
    return (0, 0) if first < 0 else (_start(text, first), _stop(text, text.rindex(tag)))


def _start(text: str, before: int) -> int:
    """Return a place before another one where a record begins; a month may be long."""
    found = max(text.rfind(each, 0, before) for each in _STARTS)
    if found < 0:
        return 0
    start = text.index("[", found)
    return start if _is_outside(text, start) else 0


def _stop(text: str, behind: int) -> int:
    """Return a place behind another one where a record begins, or the end of the text."""
    found = [text.find(each, behind) for each in _STARTS]
    places = [text.index("[", place) for place in found if place >= 0]
    return next((place for place in sorted(places) if _is_outside(text, place)), len(text))


def _is_outside(text: str, place: int) -> bool:
    """Return whether a place is certainly in no comment.

    Behind a brace that closes, no comment is open unless another brace has opened one since.
    """
    return text.rfind("{", 0, place) <= text.rfind("}", 0, place)


def _records(text: str, before: int) -> Iterator[tuple[RawRecord, Span]]:
    """Return the records of a text and where they stand; so many characters are before it."""
    starts = [0, *(found.end() for found in _LINE_END.finditer(text)), len(text)]
    last: RawRecord | None = None
    for record in scan(text):
        if last is not None:
            yield last, _span(text, last, starts, record.line, before)
        last = record
    if last is not None:
        yield last, _span(text, last, starts, len(starts), before)


def _span(text: str, record: RawRecord, starts: Sequence[int], following: int, before: int) -> Span:
    """Return where a record stands, with its empty lines, and with a comment that never ends."""
    first = starts[record.line - 1]
    if record.open_comment is not None:
        end = starts[following - 1]
    else:
        end = starts[record.last_line]
        line = bisect_right(starts, end)
        while line < len(starts) and not text[end : starts[line]].strip("\r\n"):
            end = starts[line]
            line += 1
    return before + first, before + end


def _name_of(record: RawRecord) -> str:
    """Return what the tag Game of a record says; empty without one."""
    lines = (line.text for line in record.tag_lines if line.text.startswith("[Game "))
    read = next(map(read_tag, lines), None)
    return "" if read is None else read[1]


def game_names(text: str) -> set[str]:
    """Return what tags Game of a text say, even in comments."""
    read = (read_tag(found[0].rstrip("\r\n")) for found in _GAME_TAG.finditer(text))
    return {tag[1] for tag in read if tag is not None}


def read_month(path: Path, now: datetime) -> tuple[str | None, Notice | None]:
    """Read a file of games, setting one without records aside; the text is None where it is full.

    Raises:
        StorageError: if it cannot be read, or not be set aside.
    """
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
    aside = set_file_aside(path, now)
    if aside == path:
        cause = OSError(mark("the file there is damaged and cannot be renamed"))
        raise StorageError(Trouble.NOT_WRITTEN, path, cause)
    return "", Notice(Trouble.GAMES_DAMAGED, aside)


def read_games(path: Path, most: int = 0) -> str:
    """Read a file of records of at most so many bytes; a missing one holds none.

    Raises:
        StorageError: if it cannot be read or is no text.
    """
    try:
        return read_plain_file(path, most or LARGEST_FILE).decode("utf-8")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError as error:
        cause = OSError(mark("it is not text"))
        raise StorageError(Trouble.NOT_READ, path, cause) from error
    except OSError as error:
        raise StorageError(Trouble.NOT_READ, path, error) from error


def text_of(path: Path) -> str:
    """Return the text of a file of games; empty if it cannot be read or holds no records."""
    try:
        return _decoded(read_plain_file(path, LARGEST_FILE))
    except OSError:
        return ""


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    return text if holds_records(text) else ""


def months_in(folder: Path) -> list[Path]:
    """Return the files of finished games of a folder, in order; a missing one has none.

    Copies that people or other programs have made of them, ``2026-01 (2).66r``, are none.

    Raises:
        StorageError: if it cannot be read.
    """
    return [path for path in records_in_folder(folder) if MONTH.fullmatch(path.name)]


def records_in_folder(folder: Path) -> list[Path]:
    """Return all files of records of a folder, in order; a missing one has none.

    Raises:
        StorageError: if it cannot be read.
    """
    try:
        return sorted(folder.glob(f"*{SUFFIX}"))
    except OSError as error:
        raise StorageError(Trouble.NOT_READ, folder, error) from error


def is_own(file: str) -> bool:
    """Return whether a file of games, by its name below their folder, has a person's own ones."""
    return not file.startswith(f"{ELSEWHERE}/")


def plain_records(text: str) -> str:
    """Return records with one kind of line end, one of them at the end, and no editor's mark."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return plain.replace(MARK, "").strip("\n") + "\n"


def is_blank(text: str) -> bool:
    """Return whether nothing is written in a text, but for an editor's mark."""
    return not text.strip(_BLANKS)


def remove_month(path: Path) -> None:
    """Remove a file that holds no game any more; a link to it stays.

    Raises:
        StorageError: if it cannot be removed.
    """
    try:
        patiently(link_end(path).unlink)
    except OSError as error:
        raise StorageError(Trouble.NOT_REMOVED, path, error) from error


_Stamp = tuple[int, int, int]


class GamesInMonths:
    """Looks for some games, as often as it is asked to."""

    def __init__(self, games: Path, names: Collection[str]) -> None:
        """Take the folder of games, and the names; nothing is read yet."""
        self._games = games
        self._names = set(names)
        self._found = dict[Path, tuple[_Stamp, set[str]]]()

    def look(self) -> set[str]:
        """Return which of the games are there now; a month that is as it was is not read again.

        Raises:
            StorageError: if the folder cannot be read.
        """
        if not self._names:
            return set()
        found = dict[Path, tuple[_Stamp, set[str]]]()
        for path in months_in(self._games):
            stamp = _stamp_of(path)
            before = self._found.get(path)
            is_same = before is not None and before[0] == stamp
            found[path] = before if before and is_same else (stamp, self._names_in(path))
        self._found = found
        return {name for _, names in found.values() for name in names}

    def _names_in(self, path: Path) -> set[str]:
        text = text_of(path)
        likely = likely_names(text, self._names)
        return {str(name) for name in (spans_of(text, likely) if likely else ())}


def likely_names(text: str, names: Collection[str]) -> set[str]:
    """Return which games seem to be in a text; some may only be named in comments."""
    if len(names) > _MOST_TAGS:
        return game_names(text).intersection(names)
    return {name for name in names if write_tag("Game", name) in text}


def _stamp_of(path: Path) -> _Stamp:
    """Return what tells a file from what it was; every change makes it a new one (``files``)."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_size
