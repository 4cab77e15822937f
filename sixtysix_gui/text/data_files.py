"""The data files of the texts: what the program says, for translators to read.

They lie in ``sixtysix_gui/text/data`` and come along with the program. Their texts are English;
`python -m tools.translation` finds them there as it does in the sources.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from typing_extensions import override


class DataFileError(Exception):
    """A data file of the program is missing or damaged, so that the program must be repaired."""

    def __init__(self, name: str, trouble: str, line: int = 0) -> None:
        """Take the name of the file, what is wrong, and in which line, where that is known."""
        super().__init__(name, trouble, line)
        self.name = name
        self.trouble = trouble
        self.line = line

    @override
    def __str__(self) -> str:
        """Say what is wrong, in English, as in a log.

        >>> str(DataFileError("help.md", "nothing is known of “talom”", 7))
        'help.md, line 7: nothing is known of “talom”'
        """
        place = f", line {self.line}" if self.line else ""
        return f"{self.name}{place}: {self.trouble}"


def read_text(name: str) -> str:
    """Return what a data file says.

    Raises:
        DataFileError: if it is missing or is no text.
    """
    try:
        return files("sixtysix_gui.text").joinpath("data", name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataFileError(name, str(error)) from error


def read_tables(name: str) -> dict[str, Any]:
    """Return the tables of a data file in TOML.

    Raises:
        DataFileError: if it is missing or is no TOML.
    """
    try:
        return tomllib.loads(read_text(name))
    except tomllib.TOMLDecodeError as error:
        raise DataFileError(name, str(error)) from error


@cache
def tables_of(name: str) -> Mapping[str, Any]:
    """Return the tables of a data file that was read once."""
    return read_tables(name)
