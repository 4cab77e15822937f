"""Makes a sheet that is seen whole: words as large as wished, or as the table has room for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from sixtysix_gui.table.layout import Side, TableLayout
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet

_CROWNED_WIDTH = 34.0
"""Width of a sheet below cards, in text units."""
_SHARE = 0.86
"""The most of the table's width that a sheet takes beside the markers."""
_MOST_HEIGHT = 0.96
MOST_WIDTH, MOST_HEIGHT = 0.98, 0.97
"""The most of both that a sheet over everything takes."""
_BESIDE_MARKERS = 0.12
"""Distance of a sheet from the score markers, which stay in sight, in card widths."""
_SMALLER = 0.94
"""Step by step the words are made so much smaller until all of the sheet is seen."""
_LEAST_UNIT = 11.0
"""Smaller words nobody can read, in pixels."""


def fitted_sheet(
    make: Callable[[float], PaperSheet],
    layout: TableLayout,
    parent: QWidget,
    above: Callable[[PaperSheet], float] = lambda _: 0.0,
) -> PaperSheet:
    """Make a sheet for a table, of the right size, not yet in its place.

    Args:
        make: makes the sheet for a text unit in pixels.
        layout: of the table that the sheet is for.
        parent: what the sheet lies on; as large as the table.
        above: gives how much room a sheet needs above itself, in pixels.
    """
    unit = layout.text_unit
    while True:
        sheet = make(unit)
        sheet.setParent(parent)
        shape = sheet.shape_on_table
        widest = shape.width if sheet.crown is None else _CROWNED_WIDTH
        width = round(min(widest * unit, _most_width(layout, over_all=shape.over_all)))
        sheet.setFixedWidth(width)
        sheet.adjustSize()
        height = sheet.needed_height(width)
        share = MOST_HEIGHT if shape.over_all else _MOST_HEIGHT
        most = share * layout.height - above(sheet)
        fits = height <= most and width >= shape.least_width * unit
        if fits or unit * _SMALLER < _LEAST_UNIT:
            sheet.resize(width, round(min(max(height, sheet.wished_height(width)), most)))
            return sheet
        sheet.setParent(None)
        sheet.deleteLater()
        unit *= _SMALLER


def _most_width(layout: TableLayout, *, over_all: bool) -> float:
    if over_all:
        return MOST_WIDTH * layout.width
    beside = layout.marker_zone(Side.MINE if not layout.tall else Side.THEIRS).left()
    clear = 2 * (beside - layout.width / 2 - _BESIDE_MARKERS * layout.card_width)
    return min(_SHARE * layout.width, clear)
