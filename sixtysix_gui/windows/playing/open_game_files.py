"""The files of open games as the window uses them: read into games, with all trouble told."""

import errno
import logging
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_progress import (
    GameProgress,
    Records,
    fresh_game_id,
    progress_from,
)
from sixtysix_gui.controller.open_game import as_other_game, game_of, name_of
from sixtysix_gui.records import RecordError, read_records, write_records
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.open_games import OpenGames, file_name
from sixtysix_gui.text.error_sentences import notice_sentence

_log = logging.getLogger(__name__)


class GameNotKeptError(OSError):
    """A game could not be kept open; ``str()`` is a sentence in the person's language, or empty."""


@dataclass(frozen=True)
class OpenGame:
    """A game that can be gone on with, by the name of its file."""

    name: str
    progress: GameProgress


class OpenGameFiles(QObject):
    """Reads and writes the open games; without a place for them there are none.

    Signals:
        changed: a file has come, gone or become another one.
        told: Notice, what a person should know of a file.
    """

    changed = Signal()
    told = Signal(object)

    def __init__(self, games: OpenGames | None, parent: QObject | None = None) -> None:
        """Take the place, or None where there is none."""
        super().__init__(parent)
        self._games = games

    @property
    def can_write(self) -> bool:
        """Whether files may be changed at all."""
        return self._games is not None and not self._games.only_reads

    def names(self) -> tuple[str, ...]:
        """Return the names of all files, those written last first."""
        return () if self._games is None else self._games.names()

    def holds(self, name: str) -> bool:
        """Return whether there is a file of that game; a game without a name has none."""
        return bool(name) and self._games is not None and self._games.holds(name)

    def keep(self, records: Records) -> None:
        """Keep a game open under its name.

        Raises:
            GameNotKeptError: if it cannot be written; what was there before is then untouched.
        """
        if self._games is None:
            raise GameNotKeptError
        try:
            self._games.keep(name_of(records), write_records(records))
        except StorageError as error:
            _log.warning("%s", error)
            raise GameNotKeptError(notice_sentence(error.notice)) from error
        self.changed.emit()

    def open(self, name: str, usual: str, *, asked: bool = False) -> OpenGame | None:
        """Return an open game; ``usual`` is the level where it names none, ``asked`` as below."""
        records = self.read(name, asked=asked)
        if records is None:
            return None
        return OpenGame(name, progress_from(game_of(records), fresh_game_id(), usual))

    def read(self, name: str, *, asked: bool = False) -> Records | None:
        """Return the records of an open game; a file that cannot be used is set aside, and told.

        One that is gone is told only where someone has ``asked`` for it. A game that calls itself
        otherwise than its file is a copy of another one, and becomes a game of its own.
        """
        if self._games is None or not name:
            return None
        saved = self._games.load(name)
        notice = saved.warning
        if saved.text is not None:
            try:
                records = _records_of(saved.text)
            except (RecordError, RulesError, TagRefusedError) as error:
                notice = self._games.set_aside(name, str(error))
            else:
                own = file_name(name)
                is_own = file_name(name_of(records)) == own
                return records if is_own else as_other_game(records, own)
        elif notice is None and asked:
            gone = FileNotFoundError(errno.ENOENT, "")
            notice = StorageError(Trouble.NOT_READ, self._games.path(name), gone).notice
        if notice is not None:
            _log.warning("%s", notice)
            self.told.emit(notice)
            self.changed.emit()
        return None

    def says(self, name: str, words: str) -> bool:
        """Return whether some words stand in a file; nothing is set aside for it."""
        return self._games is not None and words in self._games.glance(name)

    def remove(self, name: str) -> None:
        """Remove the file of a game, if there is one; tell it where that cannot be done."""
        if self._games is None or not self.can_write or not self.holds(name):
            return
        try:
            self._games.remove(name)
        except StorageError as error:
            _log.warning("%s", error)
            self.told.emit(error.notice)
        self.changed.emit()

    def set_aside(self, name: str, reason: str) -> None:
        """Rename the file of a game so that it is no open one any more, and tell it."""
        if self._games is not None:
            self.told.emit(self._games.set_aside(name, reason))
            self.changed.emit()


def _records_of(text: str) -> Records:
    """Read records, and try whether a game can be taken up from them; raises what keeps it."""
    records = read_records(text, odd_tags=True)
    progress_from(game_of(records), "")
    return records
