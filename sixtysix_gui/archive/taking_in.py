"""Games from elsewhere: records of files and folders, copied beside one's own and never counted."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import groupby
from pathlib import Path

from sixtysix_gui.archive.texts import records_in, texts_in
from sixtysix_gui.records import RecordError, RightRecord, check_records
from sixtysix_gui.records.scan import decode, scan
from sixtysix_gui.storage.files import (
    read_plain_file,
    remove_leftovers,
    too_large,
    write_atomically,
)
from sixtysix_gui.storage.folders import Notice, StorageError, reason_of
from sixtysix_gui.storage.month_files import (
    DELETED,
    ELSEWHERE,
    FOLDER,
    LARGEST_FILE,
    SUFFIX,
    game_names,
    holds_game,
    months_in,
    plain_records,
    records_in_folder,
    text_of,
)

MOST_FILES = 2_000
"""Files that are taken in at once."""
_MOST_ENTRIES = 100_000
"""What is looked at in folders; somebody may drop the whole disk."""
_DEEPEST = 8
"""Folders within one another that are looked into."""
_TELL_EVERY = 50
"""Progress is reported after this many records."""
_LONGEST_NAME = 40
_KEPT = re.compile(r"[^\w' -]+|_")
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])", re.IGNORECASE)
"""Names that mean no file on Windows, whatever their suffix."""


@dataclass(frozen=True)
class FileFault:
    """Why something of a file, or all of it, was not taken in.

    ``error`` is the first fault of its records; without one ``reason`` says why it was not read.
    """

    file: str
    reason: str = ""
    error: RecordError | None = None


@dataclass(frozen=True)
class TakenIn:
    """What has come of files and folders.

    ``games`` are new, ``known`` were here before, ``back`` were deleted and are back. ``is_cut``
    says that there was more than is looked at, ``is_stopped`` that the end was not waited for, and
    ``trouble`` why nothing more could be written.
    """

    games: int = 0
    known: int = 0
    back: int = 0
    faults: tuple[FileFault, ...] = ()
    is_cut: bool = False
    is_stopped: bool = False
    trouble: Notice | None = None

    @property
    def has_changed(self) -> bool:
        """Whether there is anything new in the archive."""
        return bool(self.games or self.back)

    def with_more(self, back: int, faults: Sequence[FileFault]) -> "TakenIn":
        """Return it with games that are back, and more faults."""
        return replace(self, back=self.back + back, faults=(*faults, *self.faults))


@dataclass(frozen=True)
class _Game:
    """Records that are right and follow one another in a game, as texts."""

    name: str
    texts: tuple[str, ...]


class _GamesHere:
    """The games that are here already, found by the texts of their records."""

    def __init__(self, games: Path, should_stop: Callable[[], bool]) -> None:
        """Read all of them, those from elsewhere, too; only their hashes stay.

        Raises:
            StorageError: if a folder cannot be read.
        """
        self._months: dict[Path, set[str]] = {}
        self._records: set[bytes] = set()
        for path in (*months_in(games), *records_in_folder(games / ELSEWHERE)):
            if should_stop():
                break
            text = text_of(path)
            self._records.update(map(_hash_of, texts_in(text) if text else ()))
            if path.parent == games:
                self._months[path] = game_names(text)

    def has(self, game: _Game) -> bool:
        """Return whether a game is here, perhaps with other comments."""
        if all(map(self.has_record, game.texts)):
            return True
        months = [path for path, names in self._months.items() if game.name in names]
        records = "\n".join(game.texts)
        return any(holds_game(text_of(path), game.name, records) for path in months)

    def has_record(self, text: str) -> bool:
        """Return whether a record is here."""
        return _hash_of(text) in self._records

    def add(self, game: _Game) -> None:
        """Know a game from now on."""
        self._records.update(map(_hash_of, game.texts))


class Intake:
    """Copies games into the folder of games from elsewhere."""

    def __init__(self, data_folder: Path) -> None:
        """Take the data folder."""
        self.games = data_folder / FOLDER
        self.folder = self.games / ELSEWHERE

    def take_in(
        self,
        paths: Sequence[Path],
        should_stop: Callable[[], bool],
        progress: Callable[[int, int], None],
    ) -> TakenIn:
        """Copy all records that are right, and say what is wrong with others.

        Raises:
            StorageError: if the games that are here cannot be listed.
        """
        files, is_cut = self._files(paths)
        taken, known = TakenIn(is_cut=is_cut), _GamesHere(self.games, should_stop)
        sizes = [_size_of(path) for path in files]
        for number, path in enumerate(files):
            before, share = sum(sizes[:number]), sizes[number]

            def tell(done: float, before: int = before, share: int = share) -> None:
                progress(before + round(done * share), max(1, sum(sizes)))

            games, fault = _FileReader(path, known, should_stop, tell).read()
            if should_stop():
                return replace(taken, is_stopped=True)
            new = [game for game in games if not known.has(game)]
            try:
                self._write(path, new)
            except StorageError as error:
                return replace(taken, trouble=error.notice)
            for game in new:
                known.add(game)
            taken = replace(
                taken,
                games=taken.games + len(new),
                known=taken.known + len(games) - len(new),
                faults=(*taken.faults, *([] if fault is None else [fault])),
            )
        return taken

    def _files(self, paths: Sequence[Path]) -> tuple[list[Path], bool]:
        """Return the files that are looked at, and whether there are more."""
        found: list[Path] = []
        walk = _Walk(self.games / DELETED)
        for path in paths:
            found += walk.below(path, _DEEPEST) if os.path.isdir(path) else [path]
        files = list(dict.fromkeys(found))
        return files[:MOST_FILES], walk.is_cut or len(files) > MOST_FILES

    def _write(self, path: Path, games: Sequence[_Game]) -> None:
        if not games:
            return
        data = "\n".join(text for game in games for text in game.texts).encode("utf-8")
        target = self.folder / f"{_safe(path.stem)}-{sha256(data).hexdigest()[:12]}{SUFFIX}"
        if self.folder.is_dir():
            remove_leftovers(target)
        write_atomically(target, data)


class _Walk:
    """Goes through folders, but not without end, and through no links: they may lead in circles."""

    def __init__(self, left_out: Path) -> None:
        self._left_out = left_out
        self._entries = 0
        self.is_cut = False

    def below(self, folder: Path, deepest: int) -> Iterator[Path]:
        """Yield the files of records in a folder and in those within it, by name."""
        if _is_same(folder, self._left_out):
            return
        try:
            with os.scandir(folder) as found:
                entries = sorted(self._some(found), key=lambda entry: entry.name)
        except OSError:
            return
        for entry in entries:
            if entry.name.startswith(".") or entry.is_symlink():
                continue
            if entry.is_dir(follow_symlinks=False):
                if deepest:
                    yield from self.below(Path(entry.path), deepest - 1)
                else:
                    self.is_cut = True
            elif entry.name.lower().endswith(SUFFIX):
                yield Path(entry.path)

    def _some(self, found: Iterator["os.DirEntry[str]"]) -> Iterator["os.DirEntry[str]"]:
        for entry in found:
            self._entries += 1
            if self._entries > _MOST_ENTRIES:
                self.is_cut = True
                return
            yield entry


def _is_same(folder: Path, other: Path) -> bool:
    try:
        return folder.samefile(other)
    except OSError:
        return False


@dataclass(frozen=True)
class _FileReader:
    """Reads one file: ``tell`` is told which part of it is read."""

    path: Path
    known: _GamesHere
    should_stop: Callable[[], bool]
    tell: Callable[[float], None]

    def read(self) -> tuple[list[_Game], FileFault | None]:
        """Return the games of the file as far as its records are right, and its first fault."""
        self.tell(0.0)
        name = self.path.name
        try:
            text = decode(read_plain_file(self.path, LARGEST_FILE))
        except OSError as error:
            return [], FileFault(name, reason_of(error))
        except RecordError as error:
            return [], FileFault(name, error=error)
        texts = texts_in(text) if next(scan(text), None) is not None else []
        right, error = self._right(text, texts)
        games = list(_games_of(right))
        if (
            sum(len(each.encode("utf-8")) + 1 for game in games for each in game.texts)
            > LARGEST_FILE
        ):
            return [], FileFault(name, reason_of(too_large()))
        return games, None if error is None else FileFault(name, error=error)

    def _right(
        self, text: str, texts: Sequence[str]
    ) -> tuple[list[tuple[str, str]], RecordError | None]:
        """Return the records that are right, each with the name of its game, and the first fault.

        Where all are here already, they were looked at before.
        """
        if texts and all(map(self.known.has_record, texts)):
            names = (record.tags.get("Game", "") for record in records_in(text))
            return list(zip(names, map(plain_records, texts), strict=True)), None
        right: list[tuple[str, str]] = []
        first: RecordError | None = None
        for number, found in enumerate(check_records(text)):
            if self.should_stop():
                break
            if number % _TELL_EVERY == 0:
                self.tell(number / max(1, len(texts)))
            if isinstance(found, RightRecord):
                name = found.record.tag("Game") or ""
                right.append((name, plain_records(texts[found.number - 1])))
            else:
                first = first or found
        return right, first


def _size_of(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def _games_of(records: Sequence[tuple[str, str]]) -> Iterator[_Game]:
    """Join the records of a game that follow one another; without a name each is one."""
    for name, found in groupby(records, lambda record: record[0]):
        texts = [text for _, text in found]
        if name:
            yield _Game(name, tuple(texts))
        else:
            yield from (_Game("", (text,)) for text in texts)


def _hash_of(text: str) -> bytes:
    return sha256(plain_records(text).encode("utf-8")).digest()[:16]


def _safe(stem: str) -> str:
    """Return a name that means a file of its own on every system.

    >>> _safe("../Anna's  games?"), _safe("nul")
    ("Anna's games", 'games')
    """
    name = " ".join(_KEPT.sub(" ", stem).split())[:_LONGEST_NAME].strip(" -'")
    return "games" if not name or _DEVICES.fullmatch(name) else name
