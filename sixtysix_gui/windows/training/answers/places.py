"""Where on a table answers are asked for, in pixels of what holds the table."""

from PySide6.QtCore import QRectF

from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table

_EDGE = 0.5
"""What is left free to the sides of the table, in text units."""
_BACKS = 0.12
"""The lower end of the cards opposite in heights of the table, where there are none."""
_CHIPS = 2.6
"""Height of the row of chips, in text units."""


def answer_area(table: Table) -> QRectF:
    """Return the cloth between the backs opposite and the own hand, for a rack or a number."""
    layout, size = table.table_scene.zones.layout, table.rect().toRectF()
    backs = table.table_scene.zones.others[Chair.NORTH].items
    top = max((item.sceneBoundingRect().bottom() for item in backs), default=_BACKS * size.height())
    edge = _EDGE * layout.metrics.text_unit
    area = QRectF(edge, top, size.width() - 2 * edge, layout.metrics.own_top - top)
    return area.translated(table.pos())


def chips_area(table: Table) -> QRectF:
    """Return the place of the status line, for chips to choose from."""
    layout = table.table_scene.zones.layout
    height = _CHIPS * layout.metrics.text_unit
    edge = _EDGE * layout.metrics.text_unit
    area = QRectF(edge, layout.middle.status.y() - height / 2, table.width() - 2 * edge, height)
    return area.translated(table.pos())
