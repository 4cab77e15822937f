"""The files that a command is to read."""

import glob
import sys
from collections.abc import Iterable, Iterator

from sixtysix_gui.sentences import Sentence, of_error, to_translate

STANDARD_INPUT = "-"
NO_INPUT = to_translate("SystemErrors", "there is no standard input")
LARGEST_FILE = 256 * 1024 * 1024
"""Bytes that are read of a file at most, about 400,000 records."""


class UnreadableFileError(Exception):
    """A file that cannot be read; ``str()`` says why."""


def named_files(names: Iterable[str], platform: str = sys.platform) -> Iterator[str]:
    """Give the files that are meant by names, in order.

    On Windows a name with * or ? means all files like it: no file can have such a name there, and
    the shell leaves them to the program. One that nothing is like stays as it is.
    """
    for name in names:
        found = sorted(glob.glob(name)) if platform == "win32" and set(name) & set("*?") else []
        yield from found or [name]


def read_file(name: str) -> bytes:
    """Read a whole file, or standard input for ``-``.

    Raises:
        UnreadableFileError: with the reason, if it cannot be read.
    """
    try:
        data = _read(name)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte, a closed stream
        raise UnreadableFileError(
            Sentence("Commands", "cannot be read: {reason}", reason=of_error(error))
        ) from error
    if len(data) > LARGEST_FILE:
        megabytes = LARGEST_FILE // (1024 * 1024)
        raise UnreadableFileError(
            Sentence(
                "Commands",
                "cannot be read: it is larger than {megabytes} megabytes",
                megabytes=megabytes,
            )
        )
    return data


def _read(name: str) -> bytes:
    if name != STANDARD_INPUT:
        with open(name, "rb") as file:
            return file.read(LARGEST_FILE + 1)
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        raise ValueError(NO_INPUT)
    return sys.stdin.buffer.read(LARGEST_FILE + 1)
