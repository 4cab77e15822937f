"""The score markers move: one game point at a time, or back to where a game begins."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.two_handed.seats import BOTH
from sixtysix_gui.table.animator import Step
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.motions.basics import after, eased, in_turn, keyed, pause, together, travel
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.zones.reconcile import shown_score

_ABOVE_BOTH = 0.8
"""The glow lies above the seven and its cover."""


def marker_steps(
    context: MotionContext, won: tuple[int, int], *, in_one_go: bool = False
) -> list[Step]:
    """Give the steps that lead both markers from what they show to game points won.

    They count the points one by one, unless ``in_one_go``: a new game does not count down.
    """
    wanted = shown_score(context.view, won)
    steps: list[Step] = []
    for seat in BOTH:
        side = context.side(seat)
        steps.append(partial(_move_towards, context, side, wanted[seat], in_one_go=in_one_go))
    return steps


def _move_towards(
    context: MotionContext, side: Side, wanted: int, *, in_one_go: bool
) -> QAbstractAnimation | None:
    marker = context.stage.markers[side]
    way = wanted - marker.score
    if not way:
        return None
    step = way if in_one_go else (1 if way > 0 else -1)
    moves: list[QAbstractAnimation] = []
    reached: dict[CardItem, Spot] = {}
    for score in range(marker.score + step, wanted + step, step):
        before = dict(marker.spots(context.stage.layout))
        marker.score = score
        reached = dict(marker.spots(context.stage.layout))
        moves.append(_one_point(context, before, reached))
        moves.append(pause(context.ms(Motion.MARKER_STAGGER)))
    moves.pop()
    if context.ms(Motion.MARKER_GLOW) and not in_one_go:
        moves.append(_glow(context, reached[marker.seven]))
    return in_turn(*moves)


def _glow(context: MotionContext, spot: Spot) -> QAbstractAnimation:
    """Let the seven glow once: its points have become more."""
    ring, place = context.ring, spot.place
    shine = keyed(
        ring, b"opacity", [(0.0, 0.0), (0.4, 1.0), (1.0, 0.0)], context.ms(Motion.MARKER_GLOW)
    )
    shine.setEasingCurve(eased(Motion.MARKER_GLOW))

    def lay() -> None:
        ring.setPos(place.point)
        ring.setRotation(place.angle)
        ring.setScale(place.scale)
        ring.setZValue(spot.z + _ABOVE_BOTH)
        ring.setOpacity(0.0)
        ring.show()

    return after(1, shine, lay)


def _one_point(
    context: MotionContext, before: dict[CardItem, Spot], after: dict[CardItem, Spot]
) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.MARKER), eased(Motion.MARKER)
    return together(
        *(
            travel(item, spot.place, duration, curve, start=before[item].place)
            for item, spot in after.items()
        )
    )
