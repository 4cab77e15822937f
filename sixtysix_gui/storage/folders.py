"""Where the program's files lie, and what can go wrong with them, as sentences.

They lie as is usual on each system (platformdirs), or all in one folder.
"""

import os
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import platformdirs
from typing_extensions import override

from sixtysix_gui.sentences import marks, of_error, of_system

mark = marks("SystemErrors")


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
    INDEX_DAMAGED = (
        "The list of games in the archive was damaged and is made again from the records. "
        "No game is lost; the old list is kept as {path}."
    )
    INDEX_NEWER = (
        "The list of games in the archive ({path}) was made by a newer version of the program "
        "and is made again. No game is lost."
    )
    INDEX_NOT_KEPT = (
        "The list of games in the archive cannot be saved as {path}: {details}. "
        "It is made again at the next start; no game is lost."
    )
    GAME_NOT_READ = "This game cannot be read from {path}: {details}."
    OPEN_GAME_DAMAGED = "An open game could not be read: {details}. It is kept as {path}."
    PRACTICE_DAMAGED = (
        "Your training could not be read. It was set aside as {path}; your games are safe."
    )
    PRACTICE_NOT_KEPT = (
        "Your training cannot be saved as {path}: {details}. "
        "It is tried again with the next answer."
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


def read_only(trouble: Trouble, path: Path) -> StorageError:
    """Return the error of a program that may only read, for another one has the folder."""
    cause = OSError(mark("it is open for reading only"))
    return StorageError(trouble, path, cause)


def reason_of(cause: Exception) -> str:
    """Return what the system said, without numbers and paths: a ``Sentence`` for a translator.

    Once Qt has started, systems may speak another language than the program does.
    """
    said = of_error(cause) if isinstance(cause, OSError) else str(cause)
    return of_system(said.rstrip("."))


HOME_VARIABLE = "SIXTYSIX_HOME"
"""The environment variable for the one folder of everything; unset or empty, there is none."""
_NAME = "sixtysix"
ONLY_OWNER = 0o700
"""Rights of new folders: only their owner may look inside."""
PART = ".part"
"""How the names of files end that are not to last."""


def data_folder() -> Path:
    """Return the folder of saved games, made if need be.

    Raises:
        StorageError: if there is none and none can be made.
    """
    return existing(_home("data") or _certain(platformdirs.user_data_path(_NAME, appauthor=False)))


def config_folder() -> Path:
    """Return the folder of the settings, made if need be.

    Raises:
        StorageError: if there is none and none can be made.
    """
    return existing(config_place())


def config_place() -> Path:
    """Return where the folder of the settings is, or would be.

    Raises:
        StorageError: if no one knows, as without a home folder or with an incomplete path for it.
    """
    return _home("config") or _certain(platformdirs.user_config_path(_NAME, appauthor=False))


def log_folder() -> Path:
    """Return the folder of the log, made if need be.

    Raises:
        StorageError: if there is none and none can be made.
    """
    return existing(_home("log") or _certain(platformdirs.user_log_path(_NAME, appauthor=False)))


def existing(folder: Path) -> Path:
    """Make a folder, and those around it, for its owner alone; one that is there stays as it is.

    Raises:
        StorageError: if that cannot be done.
    """
    try:
        _make(folder)
    except OSError as error:
        raise StorageError(Trouble.NO_FOLDER, folder, error) from error
    return folder


def _make(folder: Path) -> None:
    """Make a folder; ``mkdir(parents=True)`` would let everyone look into those around it."""
    try:
        folder.mkdir(mode=ONLY_OWNER, exist_ok=True)
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        _make(folder.parent)
        folder.mkdir(mode=ONLY_OWNER, exist_ok=True)


def check_writable(folder: Path) -> None:
    """Try whether a file can be made in a folder, as every save does.

    Raises:
        StorageError: if not.
    """
    trial = folder / f".trial.{os.urandom(8).hex()}{PART}"
    try:
        os.close(os.open(trial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        trial.unlink()
    except OSError as error:
        raise StorageError(Trouble.READ_ONLY, folder, error) from error


def _home(part: str) -> Path | None:
    """Return a part of the one folder of everything, if there is one.

    Raises:
        StorageError: if its path depends on where the program was started; the usual folders, which
            someone did not want to be used, are then left alone.
    """
    given = os.environ.get(HOME_VARIABLE, "")
    if not given:
        return None
    home = Path(given)
    if not home.is_absolute():
        raise StorageError(Trouble.NOT_WHOLE, home, OSError("it depends on the current folder"))
    return home / part


def _certain(folder: Path) -> Path:
    """Refuse a place that depends on where the program was started.

    Without a home folder it would begin with a folder called "~" there.
    """
    if not folder.is_absolute():
        cause = OSError(mark("the location of the home folder is unknown"))
        raise StorageError(Trouble.NO_FOLDER, folder, cause)
    return folder
