"""What the sheet after a deal of three or four says: columns, rows of figures and gains."""

from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.text.trick_game.results.gains import GainLine

NOTHING = "–"
"""Stands where a side has nothing of a row."""


class Band(Enum):
    """The line below the head of a column that tells sides apart."""

    NONE = auto()
    SOLID = auto()
    DASHED = auto()


@dataclass(frozen=True)
class Column:
    """A side or a player on the sheet."""

    name: str
    band: Band = Band.NONE


@dataclass(frozen=True)
class Figure:
    """What a side has of a row, with the suits whose signs stand behind it."""

    text: str
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True)
class Row:
    """A row: its name and a figure for each column."""

    name: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class TrickTable:
    """Everything the sheet after a deal of three or four says.

    ``reasons`` are the sentences below the head. ``winner`` is the column whose total won the
    deal, ``failed`` the one whose total did not do what was promised; None is nobody's. ``short``
    says how much that lacks. ``totals`` is None where nothing was played.
    """

    head: str
    reasons: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    totals: Row | None
    remarks: tuple[Row, ...]
    gains: tuple[GainLine, ...]
    winner: int | None = None
    failed: int | None = None
    short: str = ""

    @property
    def why(self) -> str:
        """How the deal ended, in one go."""
        return " ".join(self.reasons)

    @property
    def spoken(self) -> str:
        """Say what readers of the screen are told with the button that goes on."""
        return " ".join((self.why, *(gain.spoken for gain in self.gains))).strip()
