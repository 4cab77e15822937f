"""What a second start asks of the program that runs: to come forward, and perhaps to open a file.

A request is a small file in a folder beside the saved game that only its owner can enter. Who runs
takes it away, and by that the second start knows that it was heard (docs/second-start.md).
"""

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from sixtysix_gui.storage.files import read_plain_file, write_atomically
from sixtysix_gui.storage.folders import StorageError

FOLDER_NAME = "second-start"
LARGEST_REQUEST = 16 * 1024
"""Bytes of a request: a path and a token."""
MOST_REQUESTS = 20
"""Number of requests that are taken at once; no one starts a program more often."""
_PATIENCE = 3.0
"""Seconds that a second start waits to be heard."""
_LOOK_EVERY = 0.02
_LONGEST_TOKEN = 256
_SUFFIX = ".json"
_ONLY_OWNER = 0o700


@dataclass(frozen=True)
class StartRequest:
    """What is asked: ``file`` is to be opened, ``token`` lets the window come forward (Wayland)."""

    file: Path | None = None
    token: str = ""


class Requests:
    """The folder of requests beside a saved game."""

    def __init__(self, data_folder: Path) -> None:
        """Take the folder; it is made by the program that listens."""
        self.folder = data_folder / FOLDER_NAME

    def listen(self) -> bool:
        """Make the folder, for its owner alone; False where that cannot be."""
        try:
            self.folder.mkdir(mode=_ONLY_OWNER, exist_ok=True)
            if self.folder.is_symlink() or not _is_ours(self.folder):
                return False
            self.folder.chmod(_ONLY_OWNER)
        except OSError:
            return False
        return True

    def identity(self) -> tuple[int, int] | None:
        """Return device and inode, which no other folder of that name has; None where it is not."""
        try:
            found = self.folder.lstat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def hand_over(
        self,
        request: StartRequest,
        patience: float = _PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> bool:
        """Ask, and wait until it is heard; False if no one hears it in time."""
        if not self.folder.is_dir() or not _is_ours(self.folder):
            return False
        path = self.folder / f"{os.urandom(8).hex()}{_SUFFIX}"
        written = {"file": None if request.file is None else str(request.file)}
        try:
            write_atomically(path, json.dumps({**written, "token": request.token}).encode("ascii"))
        except StorageError:
            return False
        end = clock() + patience
        while path.exists():
            if clock() >= end:
                return _was_heard_after_all(path)
            time.sleep(_LOOK_EVERY)
        return True

    def take(self) -> tuple[StartRequest, ...]:
        """Take the requests that lie there; what is none is taken away in silence."""
        try:
            found = sorted(self.folder.glob(f"*{_SUFFIX}"))
            # a folder cannot be taken away, and would keep others waiting for ever
            paths = [path for path in found if path.is_symlink() or not path.is_dir()]
        except OSError:
            return ()
        return tuple(
            request for path in paths[:MOST_REQUESTS] if (request := _taken(path)) is not None
        )


def _was_heard_after_all(path: Path) -> bool:
    """Take a request back that no one has heard; True if someone was quicker."""
    try:
        path.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def _taken(path: Path) -> StartRequest | None:
    try:
        data = read_plain_file(path, LARGEST_REQUEST)
    except OSError:
        data = b""
    try:
        path.unlink()
    except OSError:
        return None  # the program that asked has given up, or it would be heard again and again
    return _read(data)


def _read(data: bytes) -> StartRequest | None:
    """Read a request, of which nothing is believed."""
    try:
        read: object = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(read, dict):
        return None
    values = cast("dict[str, object]", read)
    file, token = values.get("file"), values.get("token")
    if not isinstance(token, str) or len(token) > _LONGEST_TOKEN or not token.isprintable():
        return None
    if file is None:
        return StartRequest(None, token)
    if not isinstance(file, str) or "\0" in file or not Path(file).is_absolute():
        return None
    return StartRequest(Path(file), token)


def _is_ours(folder: Path) -> bool:
    """Return whether a folder belongs to who runs this; systems without users have one alone."""
    return sys.platform == "win32" or folder.stat().st_uid == os.getuid()
