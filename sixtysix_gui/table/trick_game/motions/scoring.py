"""The score devices move to how the game stands now."""

from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.basics import eased, in_turn, pause, together, travel
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard
from sixtysix_gui.table.trick_game.seating import Score


def score_steps(context: TrickContext, before: Score, after: Score) -> list[Step]:
    """Give the steps that lead the score devices from one score to another, point by point.

    Chips and slate change when they are written anew; they are heard.
    """
    steps: list[Step] = []
    for chair in context.seating.piles:
        party = context.seating.party(chair)
        if before.of(party) == after.of(party):
            continue
        if chair in context.zones.devices:
            steps.append(partial(_move_device, context, chair, after.of(party)))
        else:
            steps.append(partial(_tell, context, chair))
    return steps


def _move_device(context: TrickContext, chair: Chair, wanted: int) -> QAbstractAnimation | None:
    device = context.zones.devices[chair]
    way = wanted - device.score
    if not way:
        return None
    step = 1 if way > 0 else -1
    moves: list[QAbstractAnimation] = []
    for score in range(device.score + step, wanted + step, step):
        start = dict(device.spots(context.zones.layout))
        device.score = score
        reached = dict(device.spots(context.zones.layout))
        moves.append(heard(context, Motion.MARKER, _one_point(context, start, reached), chair))
        moves.append(pause(context.ms(Motion.MARKER_STAGGER)))
    moves.pop()
    return in_turn(*moves)


def _one_point(
    context: TrickContext, before: dict[CardItem, Spot], after: dict[CardItem, Spot]
) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.MARKER), eased(Motion.MARKER)
    return together(
        *(
            travel(item, spot.place, duration, curve, start=before[item].place)
            for item, spot in after.items()
        )
    )


def _tell(context: TrickContext, chair: Chair) -> QAbstractAnimation | None:
    return heard(context, Motion.MARKER, pause(context.ms(Motion.CHALK)), chair)
