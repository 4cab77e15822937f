"""The running game on the disk: written before each move is shown, read at the next start."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.records import DealRecord, RecordError, read_records, write_record
from sixtysix_gui.storage.autosave import Autosave
from sixtysix_gui.storage.files.errors import Notice, StorageError
from sixtysix_gui.text.error_sentences import notice_sentence

_log = logging.getLogger(__name__)


class GameNotSavedError(OSError):
    """The running game could not be written; ``str()`` is a sentence in the person's language."""


@dataclass(frozen=True)
class Loaded:
    """The saved game, empty if there is none, and what went wrong with it, if anything."""

    records: tuple[DealRecord, ...] = ()
    notice: Notice | None = None


class SavedGame:
    """Keeps the running game."""

    def __init__(self, autosave: Autosave | None, trouble: Notice | None = None) -> None:
        """Take the place, and why nothing can be saved there, or the reason why there is none."""
        self._autosave = autosave
        self._trouble = trouble
        self._finished: dict[DealRecord, str] = {}

    @property
    def trouble(self) -> Notice | None:
        """Why nothing can be saved since the start; None as soon as something could be."""
        return self._trouble

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records, the last of which may be unfinished; without any, keep none.

        Raises:
            GameNotSavedError: if they cannot be written.
        """
        if self._autosave is None:
            raise GameNotSavedError("" if self._trouble is None else notice_sentence(self._trouble))
        try:
            if records:
                self._autosave.write(self._text(records))
            else:
                self._autosave.clear()
        except StorageError as error:
            _log.warning("%s", error)
            raise GameNotSavedError(notice_sentence(error.notice)) from error
        self._trouble = None

    def keep(self) -> None:
        """Keep what is saved, which could not be used, beside whatever is saved from now on."""
        if self._autosave is not None:
            self._autosave.keep()

    def _text(self, records: Sequence[DealRecord]) -> str:
        """Write the records; those of finished deals are written out only once."""
        *finished, running = records
        self._finished = {
            record: self._finished.get(record) or write_record(record) for record in finished
        }
        texts = [self._finished[record] for record in finished]
        return "\n".join([*texts, write_record(running)])

    def load(self) -> Loaded:
        """Fetch the game; one that cannot be read is set aside, never deleted."""
        if self._autosave is None:
            return Loaded()
        saved = self._autosave.load()
        if saved.text is None:
            return Loaded(notice=saved.warning)
        try:
            return Loaded(read_records(saved.text, odd_tags=True))
        except RecordError as error:
            return Loaded(notice=self._autosave.set_aside(str(error)))
