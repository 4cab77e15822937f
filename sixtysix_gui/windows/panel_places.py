"""Where a panel lies: beside the table, below it, or as a sheet upon it where neither has room."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRect

from sixtysix_gui.table.geometry.layout import TableLayout, least_scene

_BESIDE_WIDTH = 21.0
"""Width of a panel beside the table in text units (table design, chapter 4)."""

_BELOW_SHARE, _BELOW_HEIGHT = 0.42, 20.0
"""Height of a panel below a tall table: at most such a share of the window, and in text units."""

_SHEET_SHARE, _SHEET_WIDTH = 0.94, 40.0
"""Size of a panel that lies on the table: a share of the window, and its width in text units."""


class PanelForm(Enum):
    """How a panel lies; only a sheet covers the table."""

    BESIDE = "beside the table"
    BELOW = "below the table"
    SHEET = "as a sheet on the table"


@dataclass(frozen=True)
class PanelPlaces:
    """The table and a panel in the window, in pixels."""

    form: PanelForm
    table: QRect
    panel: QRect


def panel_places(width: int, height: int, text_scale: float) -> PanelPlaces:
    """Give table and panel their places so that the panel covers nothing that acts."""
    layout = TableLayout.for_size(width, height, text_scale)
    unit, (least_width, least_height) = layout.metrics.text_unit, least_scene(text_scale)
    beside = round(_BESIDE_WIDTH * unit)
    if width - beside >= least_width:
        table = QRect(0, 0, width - beside, height)
        return PanelPlaces(PanelForm.BESIDE, table, QRect(width - beside, 0, beside, height))
    below = round(min(_BELOW_SHARE * height, _BELOW_HEIGHT * unit))
    if layout.metrics.tall and height - below >= least_height:
        table = QRect(0, 0, width, height - below)
        return PanelPlaces(PanelForm.BELOW, table, QRect(0, height - below, width, below))
    whole = QRect(0, 0, width, height)
    sheet = QRect(0, 0, 0, round(_SHEET_SHARE * height))
    sheet.setWidth(round(min(_SHEET_SHARE * width, _SHEET_WIDTH * unit)))
    sheet.moveCenter(whole.center())
    return PanelPlaces(PanelForm.SHEET, whole, sheet)
