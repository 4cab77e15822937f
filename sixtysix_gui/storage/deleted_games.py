"""Games that were taken out of their files, kept for a while so that they can be put back.

What is taken out of a file at one time lies in a file of its own in ``games/deleted``, as the text
that it was, below a comment that says from where. It is written before the games leave their file,
and removed after they are back in it: a kill at any moment leaves them in one of the two, at worst
in both, and then the file that they belong to is right.
"""

import logging
import os
import re
import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from sixtysix_gui.sentences import marks
from sixtysix_gui.storage import month_files
from sixtysix_gui.storage.deletion_texts import Deletion, DeletionText, deletion_at, merged
from sixtysix_gui.storage.files import (
    A_MINUTE,
    read_plain_file,
    remove_leftovers,
    too_large,
    write_atomically,
)
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, existing, read_only
from sixtysix_gui.storage.month_files import (
    CHANGING,
    DELETED,
    ELSEWHERE,
    FOLDER,
    MONTH,
    GameKey,
    GamesInMonths,
    holds_game,
    is_own,
    likely_names,
    months_in,
    read_games,
    read_month,
    remove_month,
    spans_of,
    text_of,
)

mark = marks("SystemErrors")

_NAME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{12}-[0-9a-f]{8}\.66r")
_PLACE = re.compile(rf"{MONTH.pattern}|{ELSEWHERE}/[^./\\:][^/\\:]*\.66r")
_READABLE = re.compile(rf"{_PLACE.pattern}|open/[0-9a-z]+\.66r")
_Kept = tuple[Path, DeletionText]
"""Where something deleted lies, and what it is."""
_log = logging.getLogger(__name__)
KEPT_FOR = timedelta(days=30)
LOOKED = "looked.txt"
"""Has the day on which was last looked for what may go."""
_LONGEST_LOOK = 100


class PutBack(NamedTuple):
    """How many games are where they were, and what a person should know besides."""

    games: int
    notices: tuple[Notice, ...] = ()


class DeletedGames:
    """What was deleted in one data folder; hold its ``InstanceLock`` while changing anything."""

    def __init__(
        self,
        data_folder: Path,
        now: Callable[[], datetime] = datetime.now,
        *,
        only_reads: bool = False,
    ) -> None:
        """Take the folder; without the lock ``only_reads``: nothing is changed."""
        self._games = data_folder / FOLDER
        self.folder = self._games / DELETED
        self._now = now
        self._only_reads = only_reads

    def place(self, file: str) -> Path:
        """Return the file of games of that name, below their folder, and no other file.

        Raises:
            StorageError: for a name that no file of games has.
        """
        return self._place(file, _PLACE)

    def readable(self, file: str) -> Path:
        """Return such a file, or that of an open game.

        Raises:
            StorageError: for a name that neither has.
        """
        return self._place(file, _READABLE)

    def _place(self, file: str, names: "re.Pattern[str]") -> Path:
        path = self._games / file
        if names.fullmatch(file) is None:
            cause = OSError(mark("it is not a file of games"))
            raise StorageError(Trouble.NOT_READ, path, cause)
        return path

    def take_out(
        self,
        file: str,
        wanted: Collection[GameKey],
        is_meant: Callable[[GameKey, str], bool] = lambda _wanted, _records: True,
    ) -> Deletion | None:
        """Take games out of a file, and keep them; None if none of them is there.

        Args:
            file: Its name below the folder of games.
            wanted: The games.
            is_meant: Says of what is found there whether it is what is wanted: who has looked at
                the file before may have seen other numbers.

        Raises:
            StorageError: if the file cannot be read, or something not be written; nothing is
                changed then.
        """
        path = self.place(file)
        self._refuse_reader(path)
        text = read_games(path)
        kept = self._cut(text, file, wanted, is_meant)
        with CHANGING:
            now = read_games(path)
            if now != text:  # a game has ended meanwhile
                kept = self._cut(now, file, wanted, is_meant)
            return None if kept is None else self._move(path, kept)

    def _cut(
        self,
        text: str,
        file: str,
        wanted: Collection[GameKey],
        is_meant: Callable[[GameKey, str], bool],
    ) -> DeletionText | None:
        """Cut games out of a text; that may take seconds, in which games can be kept."""
        found = {
            key: spans
            for key, spans in spans_of(text, wanted).items()
            if is_meant(key, "".join(text[first:end] for first, end in spans))
        }
        if not found:
            return None
        spans = sorted(span for each in found.values() for span in each)
        return DeletionText.cut(text, spans, file, len(found), self._now().date())

    def _move(self, path: Path, kept: DeletionText) -> Deletion:
        existing(self.folder)
        name = f"{self._now():%Y-%m-%d-%H%M%S%f}-{secrets.token_hex(4)}.66r"
        target = self.folder / name
        write_atomically(target, kept.text.encode("utf-8"))
        try:
            if kept.rest:
                write_atomically(path, kept.rest.encode("utf-8"))
            else:
                remove_month(path)
        except StorageError:
            with suppress(OSError):
                target.unlink()
            raise
        return Deletion(target, kept.head.day, kept.head.file, kept.head.games)

    def months_with(self, names: Collection[str]) -> dict[str, set[str]]:
        """Return which of some games seem to be in which month, by the name of its file.

        Raises:
            StorageError: if the folder cannot be read.
        """
        return {path.name: likely_names(text_of(path), names) for path in months_in(self._games)}

    def put_back(
        self, deletions: Iterable[Deletion], should_stop: Callable[[], bool] = lambda: False
    ) -> PutBack:
        """Put games back where they were, or to the end of their file where it has changed.

        Those that are there again, perhaps with another end, stay as they are, and what was put
        back before is left out. When ``should_stop`` says so, files that are left are not begun.

        Raises:
            StorageError: if something cannot be read or written; what is not back yet can still be
                put back then.
        """
        kept = self._by_file(deletions)
        there = GamesInMonths(
            self._games,
            {name for those in kept.values() for _, each in those for name in each.names},
        )
        games, notices = 0, list[Notice]()
        for file, those in kept.items():
            if should_stop():
                break
            restored, notice = self._restore(file, those, there)
            games += restored
            notices += [] if notice is None else [notice]
        return PutBack(games, tuple(notices))

    def _by_file(self, deletions: Iterable[Deletion]) -> dict[str, list[_Kept]]:
        """Return what is to be put back into which file.

        Of a game that was deleted with both its ends, only the one that comes first here is.
        """
        found, own = dict[str, list[_Kept]](), set[str]()
        for path in (deletion.path for deletion in deletions):
            if not os.path.lexists(path):  # it was put back before
                continue
            kept = self._kept(path)
            if is_own(kept.head.file):
                kept, names = kept.without_games(own), kept.names
                own |= names
            found.setdefault(kept.head.file, []).append((path, kept))
        return found

    def _restore(
        self, file: str, kept: Sequence[_Kept], there: GamesInMonths
    ) -> tuple[int, Notice | None]:
        """Put games back into one file; what takes long is done while games can be kept."""
        path = self.place(file)
        self._refuse_reader(path)
        texts = [each for _, each in kept]
        before = text_of(path), self._again(file, there)
        made, games = merged(texts, *before)
        with CHANGING:
            text, notice = read_month(path, self._now())
            if text is None:
                raise StorageError(Trouble.NOT_WRITTEN, path, too_large())
            now = text, self._again(file, there)
            if now != before:  # a game has ended meanwhile
                made, games = merged(texts, *now)
            if made != text:
                self._write(path, made)
            for deleted, _ in kept:
                self._remove(deleted)
        return games, notice

    @staticmethod
    def _again(file: str, there: GamesInMonths) -> set[str]:
        """Return the games that stand in a month again: the later end of a game is right."""
        return there.look() if is_own(file) else set()

    @staticmethod
    def _write(path: Path, text: str) -> None:
        data = text.encode("utf-8")
        if len(data) > month_files.LARGEST_FILE:
            raise StorageError(Trouble.NOT_WRITTEN, path, too_large())
        write_atomically(path, data)

    def all(self) -> tuple[Deletion, ...]:
        """Return what can be put back, what was deleted last first."""
        return tuple(
            deletion for deletion in map(deletion_at, self._files()) if deletion is not None
        )

    def records_of(self, deletion: Deletion) -> str:
        """Return the records of deleted games.

        Raises:
            StorageError: if they cannot be read.
        """
        return self._kept(deletion.path).payload

    @property
    def has_any(self) -> bool:
        """Whether there is anything that can be put back; not everything is looked at."""
        return any(deletion_at(path) is not None for path in self._files())

    def holds(self, name: str, records: str) -> bool:
        """Return whether a game with these records was deleted, and can still be put back."""
        return any(holds_game(_text_of(path), name, records) for path in self._files())

    def tidy(self, should_stop: Callable[[], bool] = lambda: False) -> None:
        """Remove what was deleted 30 days ago, and what a kill has left in two places."""
        if self._only_reads or not self.folder.is_dir():
            return
        remove_leftovers(self.folder / LOOKED, A_MINUTE)
        by_file = dict[str, list[Path]]()
        for deletion in self.all():
            by_file.setdefault(deletion.file, []).append(deletion.path)
        for file, paths in by_file.items():
            if should_stop():
                return
            with suppress(StorageError):
                self._remove_what_is_twice(self.place(file), paths)
        purge = _Purge(self.folder, self._now)
        for deletion in self.all():
            if purge.lets_go(deletion.path, deletion.day):
                self._remove(deletion.path)
        with suppress(StorageError):
            purge.note()

    def _remove_what_is_twice(self, place: Path, paths: Iterable[Path]) -> None:
        """Remove what stands in its file, unless that changes meanwhile."""
        text, twice = text_of(place), list[Path]()
        for path in paths if text else ():
            with suppress(StorageError):
                if self._kept(path).is_in(text):
                    twice.append(path)
        if twice:
            with CHANGING:
                if text_of(place) == text:
                    for path in twice:
                        self._remove(path)

    def _files(self) -> Iterator[Path]:
        """Yield the files of what was deleted, the last one first."""
        try:
            names = sorted(os.listdir(self.folder), reverse=True)
        except OSError:
            return
        yield from (self.folder / name for name in names if _NAME.fullmatch(name))

    @staticmethod
    def _kept(path: Path) -> DeletionText:
        kept = DeletionText.read(read_games(path, 2 * month_files.LARGEST_FILE))
        if kept is None:
            cause = OSError(mark("it is damaged"))
            raise StorageError(Trouble.NOT_READ, path, cause)
        return kept

    @staticmethod
    def _remove(path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:  # it is looked at again at the next start
            _log.warning("what was deleted cannot be removed: %s", error)

    def _refuse_reader(self, path: Path) -> None:
        if self._only_reads:
            raise read_only(Trouble.NOT_WRITTEN, path)


def _text_of(path: Path) -> str:
    try:
        return read_games(path, 2 * month_files.LARGEST_FILE)
    except StorageError:
        return ""


class _Purge:
    """What was kept for long enough.

    A clock may be wrong for a while: so one look is never enough, the day that is written down and
    the file's own time have to agree, and nothing from the future goes.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        """Look today; ``folder`` has the day of the look before."""
        self._path = folder / LOOKED
        self._now = now()
        self._before = self._last()

    def lets_go(self, path: Path, day: date) -> bool:
        """Return whether a file may go that is kept since a day: as of today, and the look before.

        The look before was on another day.
        """
        before = self._before
        if before is None or before >= self._now.date() or before - day < KEPT_FOR:
            return False
        try:
            age = self._now.timestamp() - path.lstat().st_mtime
        except OSError:
            return False
        return age >= KEPT_FOR.total_seconds()

    def note(self) -> None:
        """Write down that was looked today.

        Raises:
            StorageError: if that cannot be written.
        """
        today = self._now.date()
        if today != self._before:
            write_atomically(self._path, f"{today.isoformat()}\n".encode())

    def _last(self) -> date | None:
        try:
            return date.fromisoformat(read_plain_file(self._path, _LONGEST_LOOK).decode().strip())
        except (OSError, ValueError):
            return None
