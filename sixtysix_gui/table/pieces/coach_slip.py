"""The coach's slip or strip: paper with reasons, the moves compared, and a ruler for each."""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import text
from sixtysix_gui.design.theme import Contrast, Z
from sixtysix_gui.table.pieces.brushwork import (
    Icon,
    draw_icon,
    draw_left,
    drop_shadow,
    round_pen,
    width_of,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue
from sixtysix_gui.table.pieces.slip_plan import SlipPart, SlipPlan, sheet_plan, strip_plan
from sixtysix_gui.table.values import SlipWords

ENDS = 2
"""How many game points the ruler reaches to either side of zero."""
_BAR, _TICK, _ZERO, _WHISKER = 0.62, 0.42, 0.95, 0.46
"""Heights of bar, tick, the line at nothing, and the fine line's ends, in that of the ruler."""
_FIGURE, _LEAST_FIGURE, _CLEAR_END = 0.62, 8.5, 0.6
"""Height of the figures at the ends in that of the ruler, at least in pixels, and the points before
the end beside which nothing is drawn."""
_FINE = 1.4
"""Width of the fine line in pixels."""
_HATCH = 0.32
"""Distance of two hatching lines, in the ruler's height."""


def draw_ruler(
    painter: QPainter, area: QRectF, points: float, bound: float, contrast: Contrast
) -> None:
    """Draw the ruler into an area, with a bar for points and a fine line for their bound.

    What lies beyond the ends is drawn up to them.
    """
    base = area.bottom()
    fine = QPen(theme.colour(theme.GREY_ON_PAPER, 1.0 if contrast.plain else 0.45), 1.0)
    painter.setPen(fine)
    painter.drawLine(QLineF(area.left(), base, area.right(), base))
    for tick in range(-ENDS, ENDS + 1):
        x = _place(area, tick)
        painter.drawLine(QLineF(x, base - _TICK * area.height(), x, base))
    _draw_figures(painter, area, points, bound)
    _draw_bar(painter, area, points)
    ink = QPen(theme.colour(theme.INK), max(1.2, 0.09 * area.height()) * contrast.wider)
    painter.setPen(ink)
    zero = _place(area, 0.0)
    painter.drawLine(QLineF(zero, base - _ZERO * area.height(), zero, base))
    if bound > 0:
        _draw_bound(painter, area, points, bound)


def _place(area: QRectF, points: float) -> float:
    share = (max(-float(ENDS), min(points, float(ENDS))) + ENDS) / (2 * ENDS)
    return area.left() + share * area.width()


def _draw_bar(painter: QPainter, area: QRectF, points: float) -> None:
    """Gains are full, losses hatched: their direction is not told by colour alone."""
    zero, end = _place(area, 0.0), _place(area, points)
    height = _BAR * area.height()
    bar = QRectF(min(zero, end), area.bottom() - height, abs(end - zero), height)
    if bar.width() < 0.5:
        return
    if points > 0:
        painter.fillRect(bar, theme.colour(theme.ACTION_GREEN))
        return
    colour = theme.colour(theme.MARK_WRONG)
    painter.fillRect(bar, QColor(colour.red(), colour.green(), colour.blue(), 28))
    painter.save()
    painter.setClipRect(bar)
    painter.setPen(QPen(colour, max(1.0, 0.07 * area.height())))
    x = bar.left() - height
    while x < bar.right():
        painter.drawLine(QLineF(x, bar.bottom(), x + height, bar.top()))
        x += _HATCH * area.height()
    painter.restore()
    painter.setPen(QPen(colour, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(bar)


def _draw_figures(painter: QPainter, area: QRectF, points: float, bound: float) -> None:
    """What the ends of the ruler stand for; not where something is drawn up to there."""
    font = text(max(_FIGURE * area.height(), _LEAST_FIGURE))
    painter.setFont(font)
    painter.setPen(theme.colour(theme.GREY_ON_PAPER))
    words = (f"\N{MINUS SIGN}{ENDS}", f"+{ENDS}")
    clear = ENDS - _CLEAR_END
    inner = area.adjusted(2.0, 0.0, -2.0, -1.0)
    low = Qt.AlignmentFlag.AlignBottom
    if points - bound > -clear:
        painter.drawText(inner, low | Qt.AlignmentFlag.AlignLeft, words[0])
    if points + bound < clear:
        painter.drawText(inner, low | Qt.AlignmentFlag.AlignRight, words[1])


def _draw_bound(painter: QPainter, area: QRectF, points: float, bound: float) -> None:
    """The fine line for what is not sure, with an upright end on either side.

    The end that lies on a green bar is light, so that it is seen there.
    """
    y = area.bottom() - _BAR / 2 * area.height()
    left, right = _place(area, points - bound), _place(area, points + bound)
    half = _WHISKER / 2 * area.height()
    zero, end = _place(area, 0.0), _place(area, points)
    painter.setPen(QPen(theme.colour(theme.INK), _FINE))
    painter.drawLine(QPointF(max(left, end) if points > 0 else left, y), QPointF(right, y))
    for x in (left, right):
        on_bar = points > 0 and zero < x < end
        painter.setPen(QPen(theme.colour(theme.PAPER if on_bar else theme.INK), _FINE))
        painter.drawLine(QPointF(x, y - half), QPointF(x, y + half))


_Z = Z.CHIPS + 5
_FOLD = 1.35
"""Side of the folded corner in t of the slip."""
_SHADOW, _SHADOW_ALPHA = 0.075, 0.42
_RING_GAP = 2.0


class Slip(Piece):
    """The slip or the strip. Anchor: its upper left corner."""

    layer = _Z
    words = ShownValue[SlipWords | None](None)
    """What stands on the slip; None leaves it empty."""

    _room = ShownValue(QSizeF())
    is_strip = ShownValue(False)
    """Whether it is a strip over the other hand."""

    _one = ShownValue(False)
    row = ShownValue(0)
    """The move that is looked at."""

    _on_list = ShownValue(False)
    _on_close = ShownValue(False)

    def __init__(self) -> None:
        super().__init__()
        self.plan: SlipPlan | None = None
        """Where everything stands; None while there is nothing."""

    def set_room(self, room: QSizeF, *, strip: bool, one: bool = False) -> None:
        """Take the form of a sheet or a strip in some room; ``one``: a move at a time."""
        self.change(_room=room, is_strip=strip, _one=one)

    def set_focus(self, *, on_list: bool, on_close: bool) -> None:
        """Show the focus of the keys around a move or the cross, or nowhere."""
        self.change(_on_list=on_list, _on_close=on_close)

    def can_be(self, room: QSizeF, look: Look) -> bool:
        """Return whether the words find room as a sheet."""
        return self.words is not None and bool(sheet_plan(self.words, look.text_unit, room))

    @override
    def measure(self, look: Look) -> QRectF:
        self.plan = None
        if self.words is None or self._room.isEmpty():
            return QRectF()
        unit = look.text_unit
        if not self.is_strip:
            self.plan = sheet_plan(self.words, unit, self._room)
        if self.plan is None:
            self.plan = strip_plan(self.words, unit, self._room, self.row, one=self._one)
        return self.plan.area

    @override
    def margin(self, look: Look) -> float:
        return 2 * _SHADOW * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        plan = self.plan
        if plan is None or self.words is None:
            return
        self._draw_paper(painter, plan, look)
        if not plan.pencil.isEmpty():
            draw_icon(painter, Icon.PENCIL, plan.pencil, theme.colour(theme.PENCIL))
        if plan.rule is not None:
            painter.setPen(QPen(theme.colour(theme.GREY_ON_PAPER, 0.45), 1.0))
            left = plan.unit
            painter.drawLine(QLineF(left, plan.rule, plan.size.width() - left, plan.rule))
        grey = theme.INK if look.contrast.plain else theme.GREY_ON_PAPER
        for run in plan.runs:
            painter.setPen(theme.colour(grey if run.colour == theme.GREY_ON_PAPER else run.colour))
            start = run.at
            if run.to_right:
                start = start - QPointF(width_of(run.font, run.words), 0.0)
            draw_left(painter, run.font, run.words, start)
        for number, area in plan.rulers:
            line = self.words.lines[number]
            draw_ruler(painter, area, line.points, line.bound, look.contrast)
        self._draw_parts(painter, plan)
        self._draw_focus(painter, plan, look)

    def _draw_paper(self, painter: QPainter, plan: SlipPlan, look: Look) -> None:
        area, fold = plan.area, _FOLD * plan.unit
        shape = QPainterPath(area.topLeft())
        for corner in (
            QPointF(area.right() - fold, area.top()),
            QPointF(area.right(), area.top() + fold),
            area.bottomRight(),
            area.bottomLeft(),
        ):
            shape.lineTo(corner)
        shape.closeSubpath()
        drop_shadow(painter, shape, _SHADOW * look.card_width, _SHADOW_ALPHA)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        flap = QPainterPath(QPointF(area.right() - fold, area.top()))
        flap.lineTo(area.right() - fold, area.top() + fold)
        flap.lineTo(area.right(), area.top() + fold)
        flap.closeSubpath()
        painter.fillPath(flap, theme.colour(theme.GREY_ON_PAPER, 0.22))
        line = theme.INK if look.contrast.plain else theme.GREY_ON_PAPER
        painter.strokePath(flap, QPen(theme.colour(line, 0.55), 1.0))
        if look.contrast.plain:
            painter.strokePath(shape, QPen(theme.colour(theme.INK), look.contrast.wider))

    def _draw_parts(self, painter: QPainter, plan: SlipPlan) -> None:
        painter.setPen(round_pen(theme.colour(theme.INK), max(1.4, 0.11 * plan.unit)))
        for part, area in plan.parts:
            for line in _strokes(part, area):
                painter.drawLine(line)

    def _draw_focus(self, painter: QPainter, plan: SlipPlan, look: Look) -> None:
        if not (self._on_list or self._on_close):
            return
        area = plan.part(SlipPart.CLOSE) if self._on_close else self.row_area()
        if area is None:
            return
        grown = area.adjusted(-_RING_GAP, -_RING_GAP, _RING_GAP, _RING_GAP)
        width = theme.FOCUS_ON_PAPER_WIDTH * look.contrast.wider
        painter.setPen(QPen(theme.colour(theme.FOCUS_ON_PAPER), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(grown.intersected(plan.area.adjusted(2, 2, -2, -2)), 4.0, 4.0)

    def row_area(self) -> QRectF | None:
        """Where the move stands that is looked at, on the slip."""
        plan = self.plan
        rows = () if plan is None else plan.rows
        return next((area for number, area in rows if number == self.row), None)


def _strokes(part: SlipPart, area: QRectF) -> Iterator[QLineF]:
    """The cross, or an arrow to either side."""
    if part is SlipPart.CLOSE:
        inset = area.adjusted(*(side * 0.16 * area.width() for side in (1, 1, -1, -1)))
        yield QLineF(inset.topLeft(), inset.bottomRight())
        yield QLineF(inset.topRight(), inset.bottomLeft())
        return
    way = 1 if part is SlipPart.NEXT else -1
    centre, reach = area.center(), 0.24 * area.width()
    tip = QPointF(centre.x() + way * reach / 2, centre.y())
    for up in (-1, 1):
        yield QLineF(QPointF(centre.x() - way * reach / 2, centre.y() + up * reach), tip)
