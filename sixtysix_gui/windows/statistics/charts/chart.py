"""What every chart can do: have the focus, be read point by point, show a caption at a point."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme

_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
RING = 3
"""Room at every side of a chart for the ring of the focus, in pixels."""
EDGE = RING + 6
"""Room at every side of a chart before its words begin, in pixels: no ring cuts through them."""
_WORDS = 0.92
_WIDEST = 25.0
_PADDING = 0.45
_GAP = 0.45
_CORNER = 0.4
"""Size of the letters of a caption, its greatest width, what lies around its words, between it and
its point, and its corners; all in text units."""
_IN_CAPTION = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_MARK = 2.5
_MARK_BESIDE, _MARK_ABOVE = 4.0, 2.0
"""Width of the mark at a point, and how far off it lies beside it and above it, in pixels."""
_REACH = 8.0
"""How near the pointer must be to a point to have its caption, in pixels."""
_LEAST_WIDTH = 14
"""Least width of a chart in text units."""


class Chart(QWidget):
    """A chart whose points are read by arrows or the pointer; an heir paints it.

    Its name for readers of the screen is the sentence that it stands for.

    Signals:
        told: str, what the point says that the person has gone to.
    """

    told = Signal(str)
    has_captions = True
    """Whether a caption shows what a point says; not where it is written there already."""
    WIDTH = 36
    """Usual width in text units."""

    def __init__(self, sentence: str, points: Sequence[str], unit: float) -> None:
        """Take the sentence for readers, what each point says, and the text unit in pixels."""
        super().__init__()
        self.unit = unit
        self.points = tuple(points)
        self.place: int | None = None
        """The point that the keys have gone to, from 0."""
        self._pointed: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(sentence)

    # ---------------------------------------------------------------------------- for an heir

    def paint_chart(self, painter: QPainter) -> None:
        """Paint everything but the focus."""

    def area_of(self, place: int) -> QRectF:
        """Return what is marked at a point."""
        raise NotImplementedError

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height that a width needs; an heir says which."""
        raise NotImplementedError

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def sizeHint(self) -> QSize:
        width = round(self.WIDTH * self.unit)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(_LEAST_WIDTH * self.unit), 1)

    @property
    def inner(self) -> QRectF:
        """The room of words and pictures, a little within the ring of the focus."""
        return QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    @property
    def edge(self) -> float:
        """What lies between the edge of the widget and its inner room, in pixels."""
        return float(EDGE)

    # ---------------------------------------------------------------------------------- reading

    def go_to(self, place: int) -> None:
        """Go to a point and say it."""
        if not self.points:
            return
        self.place = max(0, min(place, len(self.points) - 1))
        self.told.emit(self.points[self.place])
        self.update()

    @override
    def event(self, event: QEvent) -> bool:
        """Take the arrows from what else would have them."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._is_own(event)
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrows lead from point to point, and Home and End to the first and last."""
        if not self._is_own(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Home:
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End:
            self.go_to(len(self.points) - 1)
        elif self.place is None:
            self.go_to(0 if _STEPS[event.key()] > 0 else len(self.points) - 1)
        else:
            self.go_to(self.place + _STEPS[event.key()])

    def _is_own(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        keys = (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End)
        return plain and bool(self.points) and event.key() in keys

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that this width needs: a layout alone would squeeze it now and then."""
        super().resizeEvent(event)
        keep_height(self)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget the point: who comes back hears the sentence, and begins again."""
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self.place = None
        self.update()

    # ---------------------------------------------------------------------------------- pointer

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point_at(event.position())

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(event.position())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointed = None
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        place = self.place_at(event.position())
        if place is not None:
            self.go_to(place)

    def place_at(self, position: QPointF) -> int | None:
        """Return the point nearest to a position, if one is near enough."""
        near: tuple[float, int] | None = None
        for place in range(len(self.points)):
            area = self.area_of(place).adjusted(-_REACH, -_REACH, _REACH, _REACH)
            if area.contains(position):
                off = (area.center() - position).manhattanLength()
                near = min(near or (off, place), (off, place))
        return None if near is None else near[1]

    def _point_at(self, position: QPointF) -> None:
        place = self.place_at(position)
        if place != self._pointed:
            self._pointed = place
            self.update()

    # --------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_chart(painter)
        place = self._pointed
        if self.hasFocus():
            self._paint_ring(painter)
            if self.place is not None:
                self._paint_mark(painter, self.area_of(self.place))
                place = self.place if place is None else place
        if place is not None and self.has_captions:
            self._paint_caption(painter, place)
        painter.end()

    def _paint_ring(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme.FOCUS_ON_PAPER), theme.FOCUS_ON_PAPER_WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = theme.FOCUS_ON_PAPER_WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)

    def _paint_mark(self, painter: QPainter, area: QRectF) -> None:
        around = area.adjusted(-_MARK_BESIDE, -_MARK_ABOVE, _MARK_BESIDE, _MARK_ABOVE)
        within = RING + _MARK / 2 - 1
        room = QRectF(self.rect()).adjusted(within, within, -within, -within)
        around = around.intersected(room)
        corner = min(around.width(), around.height()) / 2
        painter.setPen(QPen(QColor(theme.FOCUS_ON_PAPER), _MARK))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(around, min(corner, 6.0), min(corner, 6.0))

    def _paint_caption(self, painter: QPainter, place: int) -> None:
        box, padding = self.caption_box(place), _PADDING * self.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.INK, 0.94))
        painter.drawRoundedRect(box, _CORNER * self.unit, _CORNER * self.unit)
        painter.setFont(self._caption_font)
        painter.setPen(QColor(theme.CREAM))
        words = box.adjusted(padding, 0.6 * padding, -padding + 1, 0)
        painter.drawText(words, _IN_CAPTION, self.points[place])

    @property
    def _caption_font(self) -> QFont:
        return fonts.text(_WORDS * self.unit)

    def caption_box(self, place: int) -> QRectF:
        """Return where the caption of a point lies."""
        padding, wide = _PADDING * self.unit, self.width() - 2 * _PADDING * self.unit - 2
        room = QRectF(0, 0, min(self.widest_caption - 2 * padding, wide), 1000)
        metrics = QFontMetricsF(self._caption_font)
        words = metrics.boundingRect(room, _IN_CAPTION, self.points[place])
        box = QRectF(0, 0, words.width() + 2 * padding + 1, words.height() + 1.2 * padding)
        box.moveTopLeft(self.caption_corner(box, self.area_of(place)))
        return box

    @property
    def widest_caption(self) -> float:
        """How wide a caption may be, in pixels."""
        return (_WIDEST + 2 * _PADDING) * self.unit

    def caption_corner(self, box: QRectF, area: QRectF) -> QPointF:
        """Return where a caption lies: above its point, else below it, never outside."""
        gap, right = _GAP * self.unit, self.width() - box.width()
        x = max(0.0, min(area.center().x() - box.width() / 2, right))
        y = area.top() - gap - box.height()
        if y < 0:
            y = area.bottom() + gap
        return QPointF(x, max(0.0, min(y, self.height() - box.height())))


def keep_height(widget: QWidget) -> None:
    """Let a widget be no lower than its width demands."""
    if widget.hasHeightForWidth():
        widget.setMinimumHeight(0)  # which Qt would add to what a label needs
        widget.setMinimumHeight(widget.heightForWidth(widget.width()))


class ChartOfRows(Chart):
    """A chart of rows below each other, each of which is a point."""

    def __init__(self, sentence: str, points: Sequence[str], unit: float) -> None:
        """Take what a chart takes."""
        super().__init__(sentence, points, unit)
        self._heights: dict[float, Sequence[float]] = {}

    def head_height(self, width: float) -> float:
        """Return the height of what stands above the rows, in pixels."""
        del width
        return 0.0

    def row_height(self, place: int, width: float) -> float:
        """Return the height of a row in a width, in pixels."""
        raise NotImplementedError

    def foot_height(self, width: float) -> float:
        """Return the height of what stands below the rows, in pixels."""
        del width
        return 0.0

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of head, rows and foot."""
        around = self.head_height(width) + self.foot_height(width) + 2 * self.edge
        return round(around + sum(self.heights(width)))

    def heights(self, width: float) -> Sequence[float]:
        """Return the heights of all rows in a width, which are measured once."""
        if width not in self._heights:
            places = range(len(self.points))
            self._heights[width] = [self.row_height(place, width) for place in places]
        return self._heights[width]

    @override
    def area_of(self, place: int) -> QRectF:
        """Return the whole row."""
        return self.row_area(place)

    def row_area(self, place: int) -> QRectF:
        """Return where a row is."""
        inner, heights = self.inner, self.heights(self.width())
        top = inner.top() + self.head_height(self.width()) + sum(heights[:place])
        return QRectF(inner.left(), top, inner.width(), heights[place])
