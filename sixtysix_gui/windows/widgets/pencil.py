"""What the coach draws with his pencil: marks of verdicts, three dots, and lines that he says."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import theme

_LINE = 0.13
"""Width of a stroke in the height of a mark."""
_APART = 0.26
"""Distance of two strokes on the slate, and how far each leans, in the height of a mark."""
_LEAN = 0.10
_DOT = 0.075
"""Radius of the dots of what is not looked at yet."""

_COLOURS: Mapping[Verdict, str] = {
    Verdict.GOOD: theme.MARK_GOOD,
    Verdict.CLOSE: theme.MARK_CLOSE,
    Verdict.SLIP: theme.MARK_SLIP,
    Verdict.MISTAKE: theme.MARK_WRONG,
    Verdict.BLUNDER: theme.MARK_WRONG,
    Verdict.NONE: theme.MARK_CLOSE,
}


def mark_colour(verdict: Verdict) -> QColor:
    """Return the colour in which a verdict, its word and its loss are written."""
    return QColor(_COLOURS[verdict])


def paint_mark(painter: QPainter, verdict: Verdict | None, area: QRectF) -> None:
    """Paint the mark of a verdict in the middle of an area; None is not looked at yet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(area.width(), area.height())
    painter.translate(area.center())
    if verdict is None:
        _paint_dots(painter, size)
    else:
        pen = QPen(mark_colour(verdict), max(1.4, _LINE * size))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(mark_path(verdict, size))
    painter.restore()


def mark_path(verdict: Verdict, size: float) -> QPainterPath:
    """Return the lines of a mark around the origin, ``size`` high and wide at most."""
    if verdict.strokes:
        return strokes_path(verdict.strokes, size)
    drawn: Mapping[Verdict, Callable[[float], QPainterPath]] = {
        Verdict.GOOD: _tick,
        Verdict.CLOSE: _waves,
    }
    return drawn[verdict](size) if verdict in drawn else QPainterPath()


def strokes_path(count: int, size: float) -> QPainterPath:
    """Return n strokes as on a slate, side by side around the origin."""
    path = QPainterPath()
    for place in range(count):
        x = (place - (count - 1) / 2) * _APART * size
        path.moveTo(x + _LEAN * size, -0.38 * size)
        path.lineTo(x - _LEAN * size, 0.38 * size)
    return path


def _tick(size: float) -> QPainterPath:
    path = QPainterPath(QPointF(-0.38 * size, 0.02 * size))
    path.lineTo(-0.12 * size, 0.28 * size)
    path.lineTo(0.40 * size, -0.30 * size)
    return path


def _waves(size: float) -> QPainterPath:
    path = QPainterPath()
    for y in (-0.13 * size, 0.13 * size):
        path.moveTo(-0.36 * size, y + 0.05 * size)
        path.cubicTo(
            QPointF(-0.14 * size, y - 0.20 * size),
            QPointF(0.12 * size, y + 0.20 * size),
            QPointF(0.36 * size, y - 0.05 * size),
        )
    return path


def _paint_dots(painter: QPainter, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.MARK_CLOSE))
    for x in (-0.32, 0.0, 0.32):
        painter.drawEllipse(QPointF(x * size, 0), _DOT * size, _DOT * size)


_PENCIL = (
    ((0.10, 0.90), (0.18, 0.64), (0.36, 0.82)),
    ((0.18, 0.64), (0.66, 0.16), (0.84, 0.34), (0.36, 0.82)),
    ((0.66, 0.16), (0.74, 0.08), (0.92, 0.26), (0.84, 0.34)),
)
"""Tip, shaft and end of the pencil on a square of width 1; the tip points down to the left."""


def paint_pencil(painter: QPainter, area: QRectF, ground: str = "") -> None:
    """Paint the coach's pencil, filled with the colour of a ground where it lies on something."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(theme.PENCIL), max(1.2, 0.09 * area.height()))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
    for part in _PENCIL:
        points = [
            QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in part
        ]
        painter.drawPolygon(QPolygonF(points))
    painter.restore()


class MarkSign(QWidget):
    """Shows a mark, or the pencil; readers are told by the words beside it."""

    def __init__(self, size: float, parent: QWidget | None = None) -> None:
        """Begin with the pencil."""
        super().__init__(parent)
        self._paint: Callable[[QPainter, QRectF], None] = paint_pencil
        self.set_size(size)

    def set_size(self, size: float) -> None:
        """Draw so large, in pixels."""
        self.setFixedSize(QSize(round(size), round(size)))

    def show_mark(self, verdict: Verdict | None) -> None:
        """Show the mark of a verdict; None is not looked at yet."""
        self._paint = lambda painter, area: paint_mark(painter, verdict, area)
        self.update()

    def show_pencil(self) -> None:
        """Show the pencil again."""
        self._paint = paint_pencil
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, self.rect().toRectF())
        painter.end()


_LINES = 2
_BEFORE_WORDS = 1.45
"""Room for the pencil in heights of the letters."""


class CoachLine(QWidget):
    """Centres a text of two lines at most; its height is the same while it is empty."""

    def __init__(self, text: str, font: QFont) -> None:
        """Write a text, or keep its room."""
        super().__init__()
        self.setObjectName("coach-line")
        self.setFont(font)
        self.text = text
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of the text, and of two lines at least."""
        return max(self.area_of_words(width).height(), self._bounds(width, "\n").height())

    @override
    def sizeHint(self) -> QSize:
        """Wish for two lines."""
        width = round(26 * QFontMetrics(self.font()).averageCharWidth())
        return QSize(width, _LINES * QFontMetrics(self.font()).lineSpacing())

    def area_of_words(self, width: int) -> QRect:
        """Return the area of the words beside the pencil, with lines as even as can be.

        ``width`` is that of the whole line, all in pixels.
        """
        room = max(1, width - round(_BEFORE_WORDS * self.font().pixelSize()))
        widest = self._bounds(room, self.text)
        least, most = 1, room
        while least < most:
            middle = (least + most) // 2
            found = self._bounds(middle, self.text)
            if found.height() > widest.height() or found.width() > middle:
                least = middle + 1
            else:
                most = middle
        return self._bounds(most, self.text)

    def _bounds(self, room: int, text: str) -> QRect:
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        return QFontMetrics(self.font()).boundingRect(QRect(0, 0, room, 9999), flags, text)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pencil and text; nothing while there is none."""
        if not self.text:
            return
        painter = QPainter(self)
        size = self.font().pixelSize()
        beside = round(_BEFORE_WORDS * size)
        words = self.area_of_words(self.width())
        left = (self.width() - beside - words.width()) // 2
        area = QRect(left + beside, 0, words.width() + 2, self.height())
        painter.setPen(QColor(theme.INK))
        painter.setFont(self.font())
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        painter.drawText(area, flags, self.text)
        top = (self.height() - words.height()) / 2
        paint_pencil(painter, QRectF(left, top, 1.05 * size, 1.05 * size))
        painter.end()
