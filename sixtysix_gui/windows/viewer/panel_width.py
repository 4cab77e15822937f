"""How wide the panel beside the table of the viewer is."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix_gui.table.layout.table_layout import TableLayout


@dataclass(frozen=True)
class _PanelWidth:
    """Width of the panel by the number of its players' columns.

    ``units`` are text units, ``share`` is the most of the window's width that it takes, if it can
    do with that, ``least`` the pixels in which the tricks can be read at the usual size of text.
    """

    units: float
    share: float
    least: int


_PANELS: Mapping[int, _PanelWidth] = {
    2: _PanelWidth(17.0, 0.27, 200),
    3: _PanelWidth(20.0, 0.29, 226),
    4: _PanelWidth(24.0, 0.31, 240),
}


def text_unit(width: int, height: int, text_scale: float) -> float:
    """Give the size of text that suits a viewer of that size, in pixels."""
    return TableLayout.for_size(width, height, text_scale).metrics.text_unit


def panel_width(columns: int, width: int, table: int, unit: float, text_scale: float) -> int:
    """Give the width of the panel in a viewer, in pixels, as its columns need.

    The table has its least width, ``table``, in any case.
    """
    wanted = _PANELS[columns]
    share = max(wanted.share * width, wanted.least * text_scale)
    return round(min(wanted.units * unit, share, max(width - table, 1)))
