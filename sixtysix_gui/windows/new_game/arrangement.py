"""How the New game sheet is laid out in the room that there is."""

from __future__ import annotations

from enum import Enum, auto

from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.windows.sheets.fitted_sheet import MOST_HEIGHT, MOST_WIDTH
from sixtysix_gui.windows.sheets.paper_sheet import SheetShape


class Arrangement(Enum):
    """What is seen at once."""

    TWO_COLUMNS = auto()
    """The rules at the left, everything else at the right."""
    ONE_COLUMN = auto()
    """One part below the other, all of them open."""
    FOLDS = auto()
    """One part open, the others a line each."""


_COLUMNS_WIDTH, _COLUMNS_HEIGHT = 62.0, 40.0
"""The least room of two columns in text units (docs/front.md)."""
_OPEN_WIDTH, _OPEN_HEIGHT = 44.0, 66.0
"""The least room in which all parts may be open one below the other."""
_SHAPES = {
    Arrangement.TWO_COLUMNS: SheetShape(73.0, over_all=True, margins=(1.9, 1.35, 1.9, 1.0)),
    Arrangement.ONE_COLUMN: SheetShape(54.0, over_all=True, margins=(1.9, 1.35, 1.9, 1.0)),
    Arrangement.FOLDS: SheetShape(
        50.0, least_width=38.0, over_all=True, margins=(1.25, 0.95, 1.25, 0.8)
    ),
}


def arrangement_for(layout: TableLayout) -> Arrangement:
    """Choose by the room for words of the wished size, before any of them shrink."""
    width = MOST_WIDTH * layout.metrics.width / layout.metrics.text_unit
    height = MOST_HEIGHT * layout.metrics.height / layout.metrics.text_unit
    if width >= _COLUMNS_WIDTH and height >= _COLUMNS_HEIGHT:
        return Arrangement.TWO_COLUMNS
    if width >= _OPEN_WIDTH and height >= _OPEN_HEIGHT:
        return Arrangement.ONE_COLUMN
    return Arrangement.FOLDS


def shape_of(arrangement: Arrangement) -> SheetShape:
    """Give how much of the table a sheet of that arrangement takes."""
    return _SHAPES[arrangement]
