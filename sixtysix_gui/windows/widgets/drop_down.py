"""Lists that drop down and leave the wheel to the page they stand on."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy
from typing_extensions import override

from sixtysix_gui.table import fonts, theme
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.look.paper import page_in_use
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT


class DropDown(QComboBox):
    """A choice that does not change when somebody only wants to scroll past it."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Hand the wheel on."""
        event.ignore()


_HEIGHT = 2.2
_SIDE = 0.7
_ARROW = 0.32
_ARROW_ROOM = 2.0
_CORNER = 0.5
"""Lengths in text units."""


class PaperDropDown(DropDown):
    """Shows the chosen value and a chevron; as wide as its longest value."""

    def __init__(self, unit: float) -> None:
        """Begin without values; words are ``unit`` pixels high."""
        super().__init__()
        self._unit = unit
        self.setFont(fonts.text(unit))
        self.view().setFont(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        """As wide as the longest value."""
        metrics = QFontMetricsF(self.font())
        texts = [self.placeholderText()]
        texts += [self.itemText(place) for place in range(self.count())]
        longest = max((metrics.horizontalAdvance(text) for text in texts), default=0.0)
        width = longest + (_SIDE + _ARROW_ROOM) * self._unit
        return QSize(round(width) + 2, max(round(_HEIGHT * self._unit), LEAST_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        """No value is cut."""
        return self.sizeHint()

    @property
    def _shown_text(self) -> str:
        return self.currentText() or self.placeholderText()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.ACTION_GREEN if self.underMouse() else page_in_use().line))
        painter.setBrush(QColor(paper.FIELD))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _CORNER * self._unit, _CORNER * self._unit)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.INK))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area.adjusted(_SIDE * self._unit, 0, 0, 0), flags, self._shown_text)
        reach = _ARROW * self._unit
        middle = QPointF(area.right() - _ARROW_ROOM / 2 * self._unit, area.center().y())
        points = [QPointF(-reach, -reach / 2), QPointF(0, reach / 2), QPointF(reach, -reach / 2)]
        painter.setPen(QPen(QColor(theme.ACTION_GREEN), max(1.5, 0.12 * self._unit)))
        painter.drawPolyline(QPolygonF([middle + point for point in points]))
        painter.end()
