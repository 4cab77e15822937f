"""What can go wrong with files, as sentences."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from typing_extensions import override

from sixtysix_gui.sentences import of_error, of_system


class Trouble(Enum):
    """What went wrong; the text is the English sentence, values in braces."""

    NO_FOLDER = "The folder {path} cannot be made: {details}."
    READ_ONLY = "Nothing can be written in the folder {path}: {details}."
    NOT_WHOLE = "SIXTYSIX_HOME must name a folder by its whole path, and “{path}” is none."
    NOT_WRITTEN = "{path} cannot be written: {details}. What was saved there before is untouched."
    NOT_READ = "{path} cannot be read: {details}."
    NOT_REMOVED = "{path} cannot be removed: {details}."
    NOT_LOCKED = "Whether the game is already open cannot be found out ({path}): {details}."
    SETTINGS_DAMAGED = (
        "The settings could not be read and start afresh. The old ones are kept as {path}."
    )
    SETTINGS_IN_PART = "Some settings could not be read and start afresh: {details}."
    SAVE_DAMAGED = "The saved game could not be read: {details}. It is kept as {path}."
    TALLY_DAMAGED = "The tally could not be read and begins anew. The old one is kept as {path}."
    GAMES_DAMAGED = (
        "The finished games of this month could not be read and begin anew. "
        "The old ones are kept as {path}."
    )


@dataclass(frozen=True)
class Notice:
    """A problem to report to the person while everything goes on; ``str()`` is English.

    ``details`` is a ``Sentence`` where it can be told in another language.
    """

    trouble: Trouble
    path: Path
    details: str = ""

    @override
    def __str__(self) -> str:
        """Return the sentence."""
        return self.trouble.value.format(path=self.path, details=self.details)


class StorageError(Exception):
    """Something that could not be stored or fetched; ``str()`` is an English sentence."""

    def __init__(self, trouble: Trouble, path: Path, cause: Exception) -> None:
        """Keep what went wrong, with which file or folder, and what the system said."""
        self.notice = Notice(trouble, path, reason_of(cause))
        super().__init__(str(self.notice))
        self.trouble = trouble
        self.path = path
        self.details = self.notice.details


def reason_of(cause: Exception) -> str:
    """Return what the system said, without numbers and paths: a ``Sentence`` for a translator.

    Once Qt has started, systems may speak another language than the program does.
    """
    said = of_error(cause) if isinstance(cause, OSError) else str(cause)
    return of_system(said.rstrip("."))
