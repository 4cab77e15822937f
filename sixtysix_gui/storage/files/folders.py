"""Where the program's files lie: as is usual on each system (platformdirs), or all in one folder.

The variable ``SIXTYSIX_HOME`` names that one folder, with ``data``, ``config`` and ``log`` in it. A
stick can then carry the game together with everything that it keeps.
"""

import os
import secrets
from pathlib import Path

import platformdirs

from sixtysix_gui.sentences import to_translate
from sixtysix_gui.storage.files.errors import StorageError, Trouble

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
    trial = folder / f".trial.{secrets.token_hex(8)}{PART}"
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
        cause = OSError(to_translate("SystemErrors", "it is not known where the home folder is"))
        raise StorageError(Trouble.NO_FOLDER, folder, cause)
    return folder
