"""The ground in the scene: one picture below everything."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from sixtysix_gui.table.ground.paint import paint_ground
from sixtysix_gui.table.layout import TableLayout
from sixtysix_gui.table.theme import Cloth, Z


class GroundItem(QGraphicsPixmapItem):
    """The painted table."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z.GROUND)
        self._shown: tuple[TableLayout, Cloth, float] | None = None

    def show_for(self, layout: TableLayout, cloth: Cloth, ratio: float) -> None:
        """Shows the table for a layout; paints it anew only when something has changed."""
        wanted = (layout, cloth, ratio)
        if wanted != self._shown:
            self._shown = wanted
            self.setPixmap(QPixmap.fromImage(paint_ground(layout, cloth, ratio)))
