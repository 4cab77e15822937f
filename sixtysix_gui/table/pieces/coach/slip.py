"""The slip on which the coach says why: paper with a folded corner, rulers and one fact."""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.advice import SlipWords
from sixtysix_gui.table.pieces.brushwork import drop_shadow, round_pen
from sixtysix_gui.table.pieces.coach.ruler import draw_ruler
from sixtysix_gui.table.pieces.coach.sheet_plan import sheet_plan
from sixtysix_gui.table.pieces.coach.slip_plan import Part, SlipPlan
from sixtysix_gui.table.pieces.coach.strip_plan import strip_plan
from sixtysix_gui.table.pieces.icons import Icon, draw_icon
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_left, width_of

_Z = Z.CHIPS + 5
_FOLD = 1.35
"""Side of the folded corner in t of the slip."""
_SHADOW, _SHADOW_ALPHA = 0.075, 0.42
_RING_GAP = 2.0


class Slip(Piece):
    """The slip or the strip. Anchor: its upper left corner."""

    layer = _Z
    words = Shown[SlipWords | None](None)
    """What stands on the slip; None leaves it empty."""

    _room = Shown(QSizeF())
    is_strip = Shown(False)
    """Whether it is a strip over the other hand."""

    _one = Shown(False)
    row = Shown(0)
    """The move that is looked at."""

    _focus = Shown[Part | None](None)
    _focused = Shown(False)

    def __init__(self) -> None:
        """Make a slip without words, which shows nothing."""
        super().__init__()
        self.plan: SlipPlan | None = None
        """Where everything stands; None while there is nothing."""

    def set_room(self, room: QSizeF, *, strip: bool, one: bool = False) -> None:
        """Take the form of a sheet or a strip in some room; ``one``: a move at a time."""
        self.change(_room=room, is_strip=strip, _one=one)

    def set_focus(self, *, on_list: bool, on_close: bool) -> None:
        """Show the focus of the keys around a move or the cross, or nowhere."""
        focus = Part.CLOSE if on_close else None
        focused = on_list or on_close
        self.change(_focus=focus, _focused=focused)

    def can_be(self, room: QSizeF, look: Look) -> bool:
        """Say whether the words find room as a sheet."""
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
        if not self._focused:
            return
        area = plan.part(Part.CLOSE) if self._focus is Part.CLOSE else self.row_area()
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


def _strokes(part: Part, area: QRectF) -> Iterator[QLineF]:
    """The cross, or an arrow to either side."""
    if part is Part.CLOSE:
        inset = area.adjusted(*(side * 0.16 * area.width() for side in (1, 1, -1, -1)))
        yield QLineF(inset.topLeft(), inset.bottomRight())
        yield QLineF(inset.topRight(), inset.bottomLeft())
        return
    way = 1 if part is Part.NEXT else -1
    centre, reach = area.center(), 0.24 * area.width()
    tip = QPointF(centre.x() + way * reach / 2, centre.y())
    for up in (-1, 1):
        yield QLineF(QPointF(centre.x() - way * reach / 2, centre.y() + up * reach), tip)
