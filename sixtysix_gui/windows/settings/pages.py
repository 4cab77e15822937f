"""The pages of the settings, from settings.toml: for every setting its words and its control.

Values and defaults are in ``storage/settings.py``; a setting is a line there and a row in the file.
"""

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.data_files import read_tables


class Control(Enum):
    """What a setting is chosen by."""

    TICK = auto()
    SWITCH = auto()
    DECKS = auto()
    BACKS = auto()
    CLOTHS = auto()
    LANGUAGES = auto()
    LINE = auto()
    VOLUME = auto()


@dataclass(frozen=True)
class Setting:
    """A row of a page: a field of ``Settings``, its name, what it means, and its values by name.

    ``needs`` is another field, with the value that it must have for this one to matter.
    """

    field: str
    label: str
    note: str = ""
    control: Control = Control.TICK
    values: tuple[tuple[object, str], ...] = ()
    needs: tuple[str, object] | None = None


@dataclass(frozen=True)
class Link:
    """A row of a page that is pressed: its name in code, and its words."""

    name: str
    label: str


@dataclass(frozen=True)
class PageRows:
    """A page: its title and rows.

    ``looks`` are the settings by which the page itself looks different, and ``changes_table`` is
    whether its settings change how the table looks.
    """

    title: str
    rows: tuple[Setting | Link, ...]
    looks: tuple[str, ...] = ()
    changes_table: bool = False

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings that the defaults of this page put back."""
        return tuple(row.field for row in self.rows if isinstance(row, Setting))


SOUND_TEST, TIPS_AGAIN, ALL_DEFAULTS = "sound_test", "tips_again", "all_defaults"
_USUAL = Settings()


@cache
def pages() -> tuple[PageRows, ...]:
    """Return the pages in their order.

    Raises:
        DataFileError: if settings.toml is missing or damaged.
    """
    return tuple(_page(table) for table in read_tables("settings.toml")["pages"])


def _page(table: dict[str, Any]) -> PageRows:
    rows = tuple(_row(row) for row in table["rows"])
    looks = tuple(table.get("looks", ()))
    return PageRows(table["title"], rows, looks, table.get("changes_table", False))


def _row(row: dict[str, Any]) -> Setting | Link:
    if "link" in row:
        return Link(row["link"], row["label"])
    field = row["field"]
    kind = int if isinstance(getattr(_USUAL, field), int) else str  # in the file all are names
    return Setting(
        field,
        row["label"],
        row.get("note", ""),
        Control[row.get("control", "tick").upper()],
        tuple((kind(value), words) for value, words in row.get("values", {}).items()),
        tuple(row["needs"]) if "needs" in row else None,
    )
