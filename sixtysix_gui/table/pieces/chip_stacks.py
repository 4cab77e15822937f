"""Chips in stacks: what a player has won of the others, and a note of what is still owed."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import cos, radians

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import heading
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.layout.metrics import chip_radius
from sixtysix_gui.table.pieces.brushwork import circle, draw_centred, drop_shadow, pill, width_of
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue
from sixtysix_gui.table.words import figure

_VALUE = "1"
_FLAT = 0.92
"""Height of a chip's face against its width: it is seen a little from the side."""

_EDGES = 6
_EDGE_SHARE = 0.36
"""How many ivory edges a chip has, and how much of its rim they take."""

_TURNS = (30.0, 34.0, 27.0, 32.0, 29.0)
"""How far the chips of a stack are turned, in degrees: not quite alike, as hands lay them."""

_FACE, _RING = 0.66, 0.56
_SHADOW = 0.05
_TOUCHING, _LEAST_STEP = 2.0, 1.25
"""Stacks without room stand closer until they touch, and higher ones closer still, in radii."""

_NOTE_LETTERS, _NOTE_HEIGHT = 1.30, 2.0
_ANY_WIDTH = 10_000.0


class Flush(Enum):
    """Which end of the chips stays where it is when there are more of them or fewer."""

    LEFT = -1
    MIDDLE = 0
    RIGHT = 1


@dataclass(frozen=True)
class StackPlan:
    """How chips stand: the height of each stack in chips, and their distance in pixels."""

    stacks: tuple[int, ...]
    step: float


def plan_stacks(count: int, radius: float, room: float) -> StackPlan:
    """Return stacks of five, moved together where room is short; else higher and closer ones.

    Args:
        count: chips, at least 0.
        radius: of a chip in pixels.
        room: width in pixels.
    """
    widest = theme.STACK_STEP * radius
    plan = StackPlan((), widest)
    for height in (theme.STAKES_IN_STACK, 2 * theme.STAKES_IN_STACK):
        stacks = _piled(count, height)
        step = min(widest, (room - 2 * radius) / max(1, len(stacks) - 1))
        plan = StackPlan(stacks, max(_LEAST_STEP * radius, step))
        if step >= _TOUCHING * radius:
            break
    return plan


def _piled(count: int, height: int) -> tuple[int, ...]:
    full, rest = divmod(count, height)
    return (height,) * full + ((rest,) if rest else ())


class ChipStacks(Piece):
    """A player's chips.

    Anchor: at the end that `set_flush` names, as high as the middle of the lowest chips.
    """

    layer = Z.MARKERS
    count = ShownValue(0)
    """How many chips there are; below 0 a paper note says how many are owed."""

    flush = ShownValue(Flush.LEFT)
    """Which end stays where it is."""

    room = ShownValue(_ANY_WIDTH)
    """Stacks are higher and closer where this width in pixels is too little for them."""

    def last_chip(self, count: int) -> QPointF:
        """Return the middle of the chip that is laid last of ``count``, from the piece's anchor."""
        look = self._look
        if look is None:
            return QPointF()
        radius = chip_radius(look.card_width)
        plan = self._plan(look, max(1, count))
        last = len(plan.stacks) - 1
        width = last * plan.step + 2 * radius
        x = self._flushed(width, 0.0, 0.0).left() + radius + last * plan.step
        return QPointF(x, -(plan.stacks[-1] - 1) * _thickness(look))

    def outline(self) -> QPainterPath:
        """Return the outline of all chips, or of the note, from the piece's anchor."""
        path, look = QPainterPath(), self._look
        if look is None:
            return path
        if self.count < 0:
            return self._note(look)
        radius, plan = chip_radius(look.card_width), self._plan(look)
        for foot, height in self._feet(look, plan):
            path = path.united(_side(foot, radius, height * _thickness(look)))
        return path

    def _feet(self, look: Look, plan: StackPlan) -> Iterator[tuple[QPointF, int]]:
        """Where each stack stands, and how high it is in chips."""
        radius, body = chip_radius(look.card_width), self.body()
        for number, height in enumerate(plan.stacks):
            x = body.left() + radius + number * plan.step
            yield QPointF(x, body.bottom() - _FLAT * radius), height

    def _note(self, look: Look) -> QPainterPath:
        return pill(self.body(), 0.22 * look.text_unit)

    def _plan(self, look: Look, count: int | None = None) -> StackPlan:
        chips = max(0, self.count) if count is None else count
        return plan_stacks(chips, chip_radius(look.card_width), self.room)

    @override
    def measure(self, look: Look) -> QRectF:
        if self.count < 0:
            t = look.text_unit
            width = width_of(heading(_NOTE_LETTERS * t, bold=True), self._debt) + 1.4 * t
            return self._flushed(width, _NOTE_HEIGHT * t, _NOTE_HEIGHT * t / 2)
        plan, radius = self._plan(look), chip_radius(look.card_width)
        if not plan.stacks:
            return QRectF()
        height = 2 * _FLAT * radius + _thickness(look) * max(plan.stacks)
        width = (len(plan.stacks) - 1) * plan.step + 2 * radius
        return self._flushed(width, height, _FLAT * radius)

    @property
    def _debt(self) -> str:
        return figure(self.count)

    def _flushed(self, width: float, height: float, below: float) -> QRectF:
        left = {Flush.LEFT: 0.0, Flush.MIDDLE: -width / 2, Flush.RIGHT: -width}[self.flush]
        return QRectF(left, below - height, width, height)

    @override
    def margin(self, look: Look) -> float:
        return 2 * _SHADOW * look.card_width + 3.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        if self.count < 0:
            self._draw_note(painter, look)
            return
        for foot, height in self._feet(look, self._plan(look)):
            _draw_stack(painter, look, foot, height)

    def _draw_note(self, painter: QPainter, look: Look) -> None:
        body = self.body()
        shape = self._note(look)
        drop_shadow(painter, shape, 0.03 * look.card_width, 0.45)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        dark = theme.colour(theme.BLACK, look.contrast.card_edge)
        painter.strokePath(shape, QPen(dark, theme.CARD_HAIRLINE_WIDTH * look.contrast.wider))
        painter.setPen(theme.colour(theme.MARK_WRONG))
        font = heading(_NOTE_LETTERS * look.text_unit, bold=True)
        draw_centred(painter, font, self._debt, body.center())


def _thickness(look: Look) -> float:
    return theme.STAKE_THICKNESS * look.card_width


def _draw_stack(painter: QPainter, look: Look, foot: QPointF, height: int) -> None:
    """Paint one stack, its lowest chip lying at `foot`."""
    radius, thickness = chip_radius(look.card_width), _thickness(look)
    whole = _face(foot, radius).united(_face(foot - QPointF(0, height * thickness), radius))
    drop_shadow(painter, whole, _SHADOW * look.card_width, 0.50)
    for number in range(height):
        middle = foot - QPointF(0, number * thickness)
        _draw_rim(painter, middle, radius, thickness, turned=_TURNS[number % len(_TURNS)])
    _draw_top(
        painter,
        look,
        foot - QPointF(0, height * thickness),
        radius,
        turned=_TURNS[height % len(_TURNS)],
    )


def _face(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, radius, _FLAT * radius)
    return path


def _draw_rim(
    painter: QPainter, middle: QPointF, radius: float, thickness: float, turned: float
) -> None:
    """The side of one chip: dark, with its ivory edges, and a fine line to the one above."""
    side = _side(middle, radius, thickness)
    painter.fillPath(side, theme.colour(theme.STAKE_SHADE))
    painter.save()
    painter.setClipPath(side)
    reach = _EDGE_SHARE * 180.0 / _EDGES
    for number in range(_EDGES):
        turn = (turned + 360.0 * number / _EDGES) % 360.0
        if turn >= 180.0:  # the far side of the chip is not seen
            continue
        ends = [cos(radians(min(180.0, max(0.0, end)))) for end in (turn + reach, turn - reach)]
        left, right = (middle.x() + radius * end for end in ends)
        area = QRectF(left, middle.y() - radius, right - left, 2 * radius + thickness)
        painter.fillRect(area, theme.colour(theme.STAKE_EDGE))
    painter.restore()
    painter.strokePath(side, QPen(theme.colour(theme.STAKE_LINE), 0.9))


def _side(middle: QPointF, radius: float, thickness: float) -> QPainterPath:
    """What is seen of one chip in a stack: a band along the lower half of its edge."""
    lower, upper = _face(middle, radius), _face(middle - QPointF(0, thickness), radius)
    band = QPainterPath()
    band.addRect(QRectF(middle.x() - radius, middle.y() - thickness, 2 * radius, thickness))
    return lower.united(band).united(upper)


def _draw_top(painter: QPainter, look: Look, middle: QPointF, radius: float, turned: float) -> None:
    """The face of the uppermost chip: ivory edges, a ring, and what it is worth."""
    painter.save()
    painter.translate(middle)
    painter.scale(1.0, _FLAT)
    disc = circle(QPointF(0, 0), radius)
    painter.fillPath(disc, theme.colour(theme.STAKE))
    area = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    span = 360.0 / _EDGES
    for number in range(_EDGES):
        wedge = QPainterPath(QPointF(0, 0))
        start = -(turned + span * number) - _EDGE_SHARE * span / 2
        wedge.arcTo(area, start, _EDGE_SHARE * span)
        wedge.closeSubpath()
        painter.fillPath(wedge, theme.colour(theme.STAKE_EDGE))
    painter.fillPath(circle(QPointF(0, 0), _FACE * radius), theme.colour(theme.STAKE_LIGHT))
    ring = QPen(theme.colour(theme.STAKE_EDGE, 0.80), max(1.0, 0.05 * radius))
    painter.strokePath(circle(QPointF(0, 0), _RING * radius), ring)
    painter.strokePath(disc, QPen(theme.colour(theme.STAKE_LINE), 1.0 * look.contrast.wider))
    painter.setPen(theme.colour(theme.STAKE_EDGE))
    draw_centred(painter, heading(0.70 * radius, bold=True), _VALUE, QPointF(0, 0))
    painter.restore()
