"""At the end of a deal the won cards are laid open one by one, and their points add up."""

from __future__ import annotations

from functools import partial
from itertools import accumulate

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import DealEnded
from sixtysix_gui.rules.two_handed.seats import opposite
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.geometry.layout import Place, Side
from sixtysix_gui.table.motions.basics import (
    after,
    eased,
    in_turn,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.zones.reconcile import side_of

_ON_THE_WAY = 3
"""A card takes so many times as long to its place as passes until the next one follows."""


def count_piles(context: MotionContext, event: DealEnded) -> QAbstractAnimation | None:
    """Count both piles at the same time; the points of marriages and of the last trick follow."""
    sides: list[QAbstractAnimation] = []
    for seat in (context.view.seat, opposite(context.view.seat)):
        side = side_of(context.view, seat)
        items = [item for trick in context.stage.piles[side].tricks for item in trick]
        if items and context.ms(Motion.COUNT):
            sides.append(_count(context, side, items, event.outcome.totals[seat]))
    return together(*sides) if sides else None


def _count(
    context: MotionContext, side: Side, items: list[CardItem], total: int
) -> QAbstractAnimation:
    sums = _sums(items, total)
    tick = min(context.ms(Motion.COUNT_CARD), context.ms(Motion.COUNT) // len(sums))
    places = context.stage.layout.counted_cards(side, len(items))
    spots = dict(context.stage.piles[side].spots(context.stage.layout))
    homes = {item: spots[item].place for item in items}
    running = [pause(tick) for _ in sums]
    for wait, points in zip(running, sums, strict=True):
        wait.finished.connect(partial(context.tally.show_counted, side, points))
    opening = [
        after(index * tick, _open(item, place, _ON_THE_WAY * tick))
        for index, (item, place) in enumerate(zip(items, places, strict=True))
    ]
    closing = (
        _close(context, item, place, homes[item]) for item, place in zip(items, places, strict=True)
    )
    return in_turn(
        together(in_turn(*running), *opening),
        pause(context.ms(Motion.COUNTED)),
        together(*closing),
    )


def _sums(items: list[CardItem], total: int) -> list[int]:
    """Give the running number: after each card, and at last with what else counts."""
    values = (0 if item.card is None else item.card.points for item in items)
    sums = list(accumulate(values))
    return sums if sums[-1] == total else [*sums, total]


def _open(item: CardItem, place: Place, duration: int) -> QAbstractAnimation:
    item.draw_for(place.scale)
    return together(
        travel(item, place, duration, eased(Motion.DEAL)),
        turn_over(item, face_up=True, duration=duration),
    )


def _close(context: MotionContext, item: CardItem, place: Place, home: Place) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.COUNT_END), eased(Motion.COUNT_END)
    return together(
        travel(item, home, duration, curve, start=place),
        turn_again(item, face_up=False, duration=duration),
    )
