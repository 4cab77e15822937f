"""A JSON object in a small file."""

import errno
import json
from pathlib import Path
from typing import cast

from sixtysix_gui.storage.files.atomic import write_atomically
from sixtysix_gui.storage.files.errors import StorageError, Trouble
from sixtysix_gui.storage.files.reading import read_plain_file

LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a file that may still hold what is looked for."""


class DamagedFileError(Exception):
    """A file that holds no JSON object."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} does not hold what it should.")
        self.path = path


def read_object(path: Path) -> dict[str, object]:
    """Read a file; an empty object if there is none.

    Raises:
        StorageError: if the file cannot be read.
        DamagedFileError: if it holds no JSON object.
    """
    try:
        data = read_plain_file(path, LARGEST_FILE)
    except FileNotFoundError:
        return {}
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise DamagedFileError(path) from error
        raise StorageError(Trouble.NOT_READ, path, error) from error
    try:
        stored: object = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DamagedFileError(path) from error
    if not isinstance(stored, dict):
        raise DamagedFileError(path)
    return cast("dict[str, object]", stored)


def write_object(path: Path, values: dict[str, object]) -> None:
    """Replace a file by an object, readable for people.

    Raises:
        StorageError: if it cannot be written; the old content is then untouched.
    """
    try:
        text = json.dumps(values, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    except RecursionError as error:  # Python 3.12 reads what it cannot write
        cause = ValueError("what is there is nested too deeply")
        raise StorageError(Trouble.NOT_WRITTEN, path, cause) from error
    write_atomically(path, text.encode("utf-8", errors="backslashreplace"))
