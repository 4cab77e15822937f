"""Where the running game is kept: a folder that one process at a time may write to."""

from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.storage.autosave import Autosave
from sixtysix_gui.storage.files.errors import Notice, StorageError
from sixtysix_gui.storage.files.folders import data_folder
from sixtysix_gui.storage.instance_lock import InstanceLock


@dataclass(frozen=True)
class GamePlace:
    """Where the running game is kept, and why it cannot be, if so.

    ``autosave`` is missing where there is no folder, and only reads where ``lock`` is missing.
    ``trouble`` is what a person should know at the start.
    """

    folder: Path
    autosave: Autosave | None = None
    lock: InstanceLock | None = None
    trouble: Notice | None = None


def take_game_place() -> GamePlace | None:
    """Take the data folder for this process alone; None if another one has it."""
    try:
        folder = data_folder()
    except StorageError as error:
        return GamePlace(error.path, trouble=error.notice)
    lock = InstanceLock(folder)
    try:
        if not lock.acquire():
            return None
    except StorageError as error:
        reader = Autosave(folder, only_reads=True)
        return GamePlace(folder, reader, trouble=reader.trouble() or error.notice)
    autosave = Autosave(folder)
    return GamePlace(folder, autosave, lock, autosave.trouble())
