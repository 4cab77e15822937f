"""The log of unexpected errors: a few small files that follow one another."""

import errno
import logging
import os
import stat
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from typing_extensions import override

from sixtysix_gui.storage.files import PRIVATE
from sixtysix_gui.storage.folders import StorageError, log_folder

FILE_NAME = "sixtysix.log"
LARGEST_FILE = 512 * 1024
"""Bytes after which a new file is begun."""
OLD_FILES = 2
"""How many full files are kept."""
_PACKAGE = "sixtysix_gui"


_APPENDING = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
_NOT_WAITING = getattr(os, "O_NONBLOCK", 0)
"""Without this, opening a pipe that has no reader blocks for ever."""


def _opened(path: str) -> int:
    """Open a file to write on in it, for its owner alone; what is no plain file is refused."""
    descriptor = os.open(path, _APPENDING | _NOT_WAITING, PRIVATE)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "it is not a plain file", path)
    return descriptor


class _QuietFileHandler(RotatingFileHandler):
    """Writes the log, and lets the game go on where that fails (a full disk, say)."""

    @override
    def _open(self) -> TextIOWrapper:
        return open(_opened(self.baseFilename), "a", encoding=self.encoding, errors=self.errors)

    @override
    def doRollover(self) -> None:
        """Begin a new file; write on in the old one where another program keeps that in place."""
        with suppress(OSError):
            super().doRollover()

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Do nothing: there is no other place to complain to."""

    @override
    def close(self) -> None:
        """Close the file, even where a full disk does not take its last lines."""
        with suppress(OSError):
            super().close()


class _Held(logging.Handler):
    """Keeps warnings and errors that come before the log has begun."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[logging.LogRecord] = []

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record)


def log_path() -> Path:
    """Return the file of the log.

    Raises:
        StorageError: if there is no folder for it and none can be made.
    """
    return log_folder() / FILE_NAME


def hold_log() -> None:
    """Keep warnings and errors until it is known where they go: see `start_log`, `held_lines`."""
    stop_log()
    logging.getLogger(_PACKAGE).addHandler(_Held())


def held_lines() -> list[logging.LogRecord]:
    """Return what was kept since `hold_log`, and keep no more."""
    logger = logging.getLogger(_PACKAGE)
    held = [handler for handler in logger.handlers if isinstance(handler, _Held)]
    for handler in held:
        logger.removeHandler(handler)
    return [line for handler in held for line in handler.lines]


def start_log() -> Path | None:
    """Begin to write warnings and errors of the program to the log, and return its path.

    What was held until now is written first. Where that cannot be done, nothing is written and
    None is given.
    """
    early = held_lines()
    stop_log()
    try:
        path = log_path()
        handler = _QuietFileHandler(
            path,
            maxBytes=LARGEST_FILE,
            backupCount=OLD_FILES,
            encoding="utf-8",
            errors="backslashreplace",
        )
    except (OSError, StorageError):
        logging.getLogger(_PACKAGE).addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger(_PACKAGE).addHandler(handler)
    for line in early:
        handler.handle(line)
    return path


def stop_log() -> None:
    """Close the log, if it is open, and forget what was held for it."""
    logger = logging.getLogger(_PACKAGE)
    for handler in list(logger.handlers):
        if isinstance(handler, _QuietFileHandler | _Held | logging.NullHandler):
            logger.removeHandler(handler)
            handler.close()
