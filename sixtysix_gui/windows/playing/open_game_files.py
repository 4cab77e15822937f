"""The files of open games as the window uses them: read into games, with all trouble told."""

import errno
import logging

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_progress import Records, progress_from
from sixtysix_gui.controller.open_game import as_other_game, game_of, name_of
from sixtysix_gui.controller.record_tags import RESIGNED
from sixtysix_gui.records import RecordError, read_records, write_records
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.sentences import of_system
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble
from sixtysix_gui.storage.open_games import OpenGames, file_name
from sixtysix_gui.text.error_sentences import notice_sentence

_log = logging.getLogger(__name__)


class GameNotKeptError(OSError):
    """A game could not be kept open; ``str()`` is a sentence in the person's language, or empty."""


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

    def read(self, name: str) -> Records | None:
        """Return the records of an open game; None where no one can go on with it now."""
        found = self._found(name)
        return None if isinstance(found, Notice) else found

    def read_asked(self, name: str) -> Records | None:
        """Do the same, and tell why not: someone has asked for that game.

        The file stays: another version may be able to read it.
        """
        found = self._found(name)
        if found is None and self._games is not None:
            gone = FileNotFoundError(errno.ENOENT, "")
            found = StorageError(Trouble.NOT_READ, self._games.path(name), gone).notice
        if isinstance(found, Notice):
            self.told.emit(found)
            self.changed.emit()
            return None
        return found

    def read_or_set_aside(self, name: str) -> Records | None:
        """Do the same before another game takes that name: what cannot be used is set aside."""
        found = self._found(name)
        if isinstance(found, Notice):
            self.set_aside(name, found.details)
            return None
        return found

    def _found(self, name: str) -> Records | Notice | None:
        """Return the records of a game, why they cannot be used, or None where there is no file.

        A game that calls itself otherwise than its file is a copy of another one, and becomes a
        game of its own.
        """
        if self._games is None or not name:
            return None
        saved = self._games.load(name)
        if saved.text is None:
            return saved.warning
        try:
            records = _records_of(saved.text)
        except (RecordError, RulesError, TagRefusedError) as error:
            _log.warning("%s: %s", self._games.path(name), error)
            details = of_system(str(error).rstrip("."))
            return Notice(Trouble.GAME_NOT_READ, self._games.path(name), details)
        own = file_name(name)
        return records if file_name(name_of(records)) == own else as_other_game(records, own)

    def is_given_up(self, name: str) -> bool:
        """Return whether a file may hold a game that was given up; it is looked at in passing."""
        text = None if self._games is None else self._games.load(name).text
        return text is not None and f"[{RESIGNED} " in text

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
