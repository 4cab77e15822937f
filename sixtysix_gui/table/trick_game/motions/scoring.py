"""The score devices move to how the game stands now."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.table.animations import after, eased, in_turn, keyed, pause, together, travel
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import CHIP_ARC, MOST_FLYING_CHIPS, Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.pieces import ChipStacks
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard


def score_steps(context: TrickContext, earlier: Score, now: Score) -> list[Step]:
    """Give the steps that lead what keeps the score from one score to another.

    Pairs of cards move point by point, chips fly from who pays to who wins, totals are struck.
    """
    won = {
        chair: now.of(party) - earlier.of(party)
        for chair in context.seating.piles
        for party in (context.seating.party(chair),)
    }
    if not any(won.values()):
        return []
    if context.zones.devices:
        return [
            partial(_move_device, context, chair, now.of(context.seating.party(chair)))
            for chair in won
            if chair in context.zones.devices and won[chair]
        ]
    if context.view.rules.score_unit == "stakes-from-each":
        return [partial(_pay, context, payments(won))]
    return [partial(_write, context, now)]


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
    context: TrickContext, start: dict[CardItem, Spot], end: dict[CardItem, Spot]
) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.MARKER), eased(Motion.MARKER)
    return together(
        *(
            travel(item, spot.place, duration, curve, start=start[item].place)
            for item, spot in end.items()
        )
    )


def payments(won: Mapping[Chair, int]) -> list[tuple[Chair, Chair, int]]:
    """Say who pays whom how much, by what each has won; below 0 he pays.

    What the winners have won and the others have not lost comes from nobody and is left out.
    """
    owed = {chair: -points for chair, points in won.items() if points < 0}
    found: list[tuple[Chair, Chair, int]] = []
    for winner, points in won.items():
        left = points
        for payer in owed:
            paid = min(left, owed[payer])
            if paid > 0:
                found.append((payer, winner, paid))
                owed[payer] -= paid
                left -= paid
    return found


def _pay(
    context: TrickContext, paid: Sequence[tuple[Chair, Chair, int]]
) -> QAbstractAnimation | None:
    """Let chips fly from who pays to who wins, one soon after another."""
    if not context.ms(Motion.CHIP):
        return None
    flights = [
        (payer, winner, size) for payer, winner, number in paid for size in _handfuls(number)
    ]
    chips = context.table.scores.flying_chips(len(flights))
    stand = {chair: context.table.scores.count(chair) for each in paid for chair in each[:2]}
    moves: list[QAbstractAnimation] = []
    for number, (chip, (payer, winner, size)) in enumerate(zip(chips, flights, strict=True)):
        flight = _fly_chip(context, chip, payer, winner, stand, size)
        moves.append(after(number * context.ms(Motion.CHIP_STAGGER), *flight))
    return together(*moves)


def _handfuls(number: int) -> list[int]:
    """Share chips out over the flights: each alone, or where there are many, several together."""
    flights = min(number, MOST_FLYING_CHIPS)
    return [number // flights + (flight < number % flights) for flight in range(flights)]


def _fly_chip(
    context: TrickContext,
    chip: ChipStacks,
    payer: Chair,
    winner: Chair,
    stand: dict[Chair, int],
    size: int,
) -> tuple[QAbstractAnimation, Callable[[], None]]:
    """Give the flight of one chip, and what is done when it begins; ``stand`` is counted on."""
    scores = context.table.scores
    begin = scores.last_chip(payer, stand[payer])
    stand[payer] -= size
    stand[winner] += size
    end = scores.last_chip(winner, stand[winner])
    flight = travel(
        chip,
        Place(end.x(), end.y()),
        context.ms(Motion.CHIP),
        eased(Motion.CHIP),
        arc=CHIP_ARC,
        start=Place(begin.x(), begin.y()),
    )

    def leave() -> None:
        scores.set_count(payer, scores.count(payer) - size)
        chip.set_count(size)
        chip.setPos(begin)
        chip.show()

    def arrive() -> None:
        chip.hide()
        scores.set_count(winner, scores.count(winner) + size)

    flight.finished.connect(arrive)
    return heard(context, Motion.CHIP, flight, winner), leave


def _write(context: TrickContext, now: Score) -> QAbstractAnimation | None:
    """Strike the last totals on the slate, then write the new ones."""
    duration, scores = context.ms(Motion.CHALK), context.table.scores
    if not duration:
        return None
    strokes = scores.strokes(context.view, now)
    grow = (keyed(one, b"scale", [(0.0, 0.0), (1.0, 1.0)], duration) for one in strokes)
    struck = heard(context, Motion.CHALK, together(*grow))
    struck.finished.connect(lambda: scores.write(context.view, now))
    fade = (
        keyed(one, b"opacity", [(0.0, 1.0), (1.0, 0.0)], duration)
        for one in (*strokes, scores.old_writing)
    )
    return in_turn(struck, heard(context, Motion.CHALK, together(*fade)))
