"""How a score that no cards show moves: chips fly from hand to hand, totals are struck."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.table.animations import after, eased, in_turn, keyed, together, travel
from sixtysix_gui.table.durations import CHIP_ARC, MOST_FLYING_CHIPS, Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard
from sixtysix_gui.table.pieces.score.chips import ChipStacks
from sixtysix_gui.table.scene.parts.moving_scores import MovingScores
from sixtysix_gui.table.seating import Score


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


def pay(
    context: MotionContext, scores: MovingScores, paid: Sequence[tuple[Chair, Chair, int]]
) -> QAbstractAnimation | None:
    """Let chips fly from who pays to who wins, one soon after another."""
    if not context.ms(Motion.CHIP):
        return None
    flights = [
        (payer, winner, size) for payer, winner, number in paid for size in _handfuls(number)
    ]
    chips = scores.flying_chips(len(flights))
    stand = {chair: scores.count(chair) for each in paid for chair in each[:2]}
    moves: list[QAbstractAnimation] = []
    for number, (chip, (payer, winner, size)) in enumerate(zip(chips, flights, strict=True)):
        flight = _fly_chip(context, scores, chip, payer, winner, stand, size)
        moves.append(after(number * context.ms(Motion.CHIP_STAGGER), *flight))
    return together(*moves)


def _handfuls(number: int) -> list[int]:
    """Share chips out over the flights: each alone, or where there are many, several together."""
    flights = min(number, MOST_FLYING_CHIPS)
    return [number // flights + (flight < number % flights) for flight in range(flights)]


def _fly_chip(
    context: MotionContext,
    scores: MovingScores,
    chip: ChipStacks,
    payer: Chair,
    winner: Chair,
    stand: dict[Chair, int],
    size: int,
) -> tuple[QAbstractAnimation, Callable[[], None]]:
    """Give the flight of one chip, and what is done when it begins; ``stand`` is counted on."""
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
        chip.count = size
        chip.setPos(begin)
        chip.show()

    def arrive() -> None:
        chip.hide()
        scores.set_count(winner, scores.count(winner) + size)

    flight.finished.connect(arrive)
    return heard(context, Motion.CHIP, flight, winner), leave


def write(context: MotionContext, scores: MovingScores, now: Score) -> QAbstractAnimation | None:
    """Strike the last totals on the slate, then write the new ones."""
    duration = context.ms(Motion.CHALK)
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
