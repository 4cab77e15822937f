"""Lists that drop down: one look on all paper, and the wheel is left to the page they stand on."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyledItemDelegate
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.look.paper import page_in_use
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT

_HEIGHT = 2.2
_SIDE = 0.7
_ARROW = 0.32
_ARROW_ROOM = 2.0
_CORNER = 0.5
_LEAST_WIDTH = 6.0
"""Lengths in heights of the words."""


class DropDown(QComboBox):
    """Shows the chosen value and a chevron; it does not change when somebody scrolls past it.

    It takes the room that it is given, and shortens a value for which that is not enough.
    """

    def __init__(self) -> None:
        """Begin without values."""
        super().__init__()
        # the usual delegate of a combo box would not follow the style sheet
        self.setItemDelegate(QStyledItemDelegate(self))

    @property
    def unit(self) -> float:
        """The height of the words, in pixels."""
        return float(self.fontInfo().pixelSize())

    def width_for(self, text: str) -> float:
        """Give how wide it must be to show a text whole, in pixels."""
        words = QFontMetricsF(self.font()).horizontalAdvance(text)
        return words + (_SIDE + _ARROW_ROOM) * self.unit + 2

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Hand the wheel on."""
        event.ignore()

    @override
    def sizeHint(self) -> QSize:
        """As wide as the longest value."""
        texts = [self.placeholderText()]
        texts += [self.itemText(place) for place in range(self.count())]
        return QSize(round(max(map(self.width_for, texts))), self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        """Wide enough to be seen as what it is."""
        return QSize(round(_LEAST_WIDTH * self.unit), self._height)

    @property
    def _height(self) -> int:
        return max(round(_HEIGHT * self.unit), LEAST_HEIGHT)

    @property
    def shown_text(self) -> str:
        """What is to be read in the field."""
        return self.currentText() or self.placeholderText()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field."""
        unit = self.unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.ACTION_GREEN if self.underMouse() else page_in_use().line))
        painter.setBrush(QColor(paper.FIELD))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        words = area.adjusted(_SIDE * unit, 0, -_ARROW_ROOM * unit, 0)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.INK if self.isEnabled() else page_in_use().disabled))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        metrics = QFontMetricsF(self.font())
        shown = metrics.elidedText(self.shown_text, Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.drawText(words.adjusted(0, 0, 1, 0), flags, shown)
        self._paint_chevron(painter, area)
        painter.end()

    def _paint_chevron(self, painter: QPainter, area: QRectF) -> None:
        unit = self.unit
        reach = _ARROW * unit
        middle = QPointF(area.right() - _ARROW_ROOM / 2 * unit, area.center().y())
        points = [QPointF(-reach, -reach / 2), QPointF(0, reach / 2), QPointF(reach, -reach / 2)]
        painter.setPen(QPen(QColor(theme.ACTION_GREEN), max(1.5, 0.12 * unit)))
        painter.drawPolyline(QPolygonF([middle + point for point in points]))


class WholeDropDown(DropDown):
    """Is as wide as its longest value, so that none is shortened."""

    def __init__(self, unit: float) -> None:
        """Begin without values; words are ``unit`` pixels high."""
        super().__init__()
        self.setFont(fonts.text(unit))
        self.view().setFont(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        """No value is cut."""
        return self.sizeHint()
