"""How piles are counted, and scores move: cards, chips that fly, totals that are struck."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate, chain

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.events import DealEnded
from sixtysix_gui.table.animations import (
    after,
    eased,
    in_turn,
    keyed,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.groups import ScoreDevice
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.zones import shown_score
from sixtysix_gui.table.durations import CHIP_ARC, MOST_FLYING_CHIPS, Motion
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import MotionContext, Step, heard
from sixtysix_gui.table.motions.playing import lay_ring
from sixtysix_gui.table.pieces.chip_stacks import ChipStacks
from sixtysix_gui.table.seating import Chair, Score


def payments(won: Mapping[Chair, int]) -> list[tuple[Chair, Chair, int]]:
    """Say who pays whom how much, by what each has won; below 0 they pay.

    What the winners have won and the others have not lost comes from no one and is left out.
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
    context: MotionContext, paid: Sequence[tuple[Chair, Chair, int]]
) -> QAbstractAnimation | None:
    """Let chips fly from who pays to who wins, one soon after another."""
    scores = context.scene.signs.scores
    if not context.ms(Motion.CHIP):
        return None
    flights = [
        (payer, winner, size) for payer, winner, number in paid for size in _handfuls(number)
    ]
    chips = scores.flying_chips(len(flights))
    stand = {chair: scores.count(chair) for each in paid for chair in each[:2]}
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
    context: MotionContext,
    chip: ChipStacks,
    payer: Chair,
    winner: Chair,
    stand: dict[Chair, int],
    size: int,
) -> tuple[QAbstractAnimation, Callable[[], None]]:
    """Return the flight of one chip, and what is done when it begins; ``stand`` is counted on."""
    scores = context.scene.signs.scores
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


def write(context: MotionContext, now: Score) -> QAbstractAnimation | None:
    """Strike the last totals on the slate, then write the new ones."""
    duration, scores = context.ms(Motion.CHALK), context.scene.signs.scores
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


_COUNTED_Z = Z.PILES + 5.5
"""Cards that are counted lie in the order of counting, below seals and tags."""

_ON_THE_WAY = 3
"""The time of a card to its place, as a multiple of the time until the next one follows."""


def count_piles(context: MotionContext, event: DealEnded) -> QAbstractAnimation | None:
    """Count all piles at the same time; what marriages, last trick and widow count follows.

    After a contract for tricks, in which marriages do not count, there is nothing to count.
    """
    contract, seating = context.view.contract, context.seating
    if not context.ms(Motion.COUNT) or (contract is not None and not contract.has_marriages):
        return None
    sides: list[QAbstractAnimation] = []
    for chair in seating.piles:
        items = list(chain.from_iterable(context.zones.piles[chair].tricks))
        if items:
            total = event.outcome.totals[seating.party(chair)]
            sides.append(_count(context, chair, items, total))
    return together(*sides) if sides else None


def _count(
    context: MotionContext, chair: Chair, items: list[CardItem], total: int
) -> QAbstractAnimation:
    sums = _sums(items, total)
    tick = min(context.ms(Motion.COUNT_CARD), context.ms(Motion.COUNT) // len(sums))
    places = context.zones.layout.scores.counted_cards(chair, len(items))
    spots = dict(context.zones.piles[chair].spots(context.zones.layout))
    running = [heard(context, Motion.COUNT_CARD, pause(tick), chair) for _ in sums]
    for index, item in enumerate(items):  # an open first trick would lie on those that follow
        item.setZValue(_COUNTED_Z + index * 0.01)
    for wait, points in zip(running, sums, strict=True):
        wait.finished.connect(partial(context.scene.signs.show_counted, chair, points))
    opening = [
        after(index * tick, _open(item, place, _ON_THE_WAY * tick))
        for index, (item, place) in enumerate(zip(items, places, strict=True))
    ]
    closing = (
        _close(context, item, place, spots[item]) for item, place in zip(items, places, strict=True)
    )
    return in_turn(
        together(in_turn(*running), *opening),
        pause(context.ms(Motion.COUNTED)),
        together(*closing),
    )


def _sums(items: list[CardItem], total: int) -> list[int]:
    """Return the running number: after each card, and at last with what else counts."""
    values = (0 if item.card is None else item.card.card.points for item in items)
    sums = list(accumulate(values))
    return sums if sums[-1] == total else [*sums, total]


def _open(item: CardItem, place: Place, duration: int) -> QAbstractAnimation:
    item.draw_for(place.scale)
    opened = travel(item, place, duration, eased(Motion.DEAL))
    if item.face_up:  # the first trick of a side may lie open
        return opened
    return together(opened, turn_over(item, face_up=True, duration=duration))


def _close(context: MotionContext, item: CardItem, place: Place, home: Spot) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.COUNT_END), eased(Motion.COUNT_END)
    closed = travel(item, home.place, duration, curve, start=place)
    if home.face_up:
        return closed
    return together(closed, turn_again(item, face_up=False, duration=duration))


_ABOVE_BOTH = 0.8
"""The glow lies above the seven and its cover."""


def score_steps(context: MotionContext, before: Score, now: Score) -> list[Step]:
    """Return the steps that lead what keeps the score from one score to another.

    Pairs of cards move point by point, chips fly from who pays to who wins, totals are struck.
    """
    rules = context.view.rules
    if context.zones.devices:
        return device_steps(context, tuple(now.of(party.number) for party in rules.parties))
    seating = context.seating
    won = {
        chair: now.of(party) - before.of(party)
        for chair, party in ((chair, seating.party(chair)) for chair in seating.piles)
    }
    if not any(won.values()):
        return []
    if rules.score_unit == "stakes-from-each":
        return [partial(pay, context, payments(won))]
    return [partial(write, context, now)]


def device_steps(
    context: MotionContext, won: tuple[int, ...], *, in_one_go: bool = False
) -> list[Step]:
    """Return the steps that lead the score devices from what they show to game points won.

    They count the points one by one, unless ``in_one_go``: a new game does not count down.
    """
    wanted, seating = shown_score(context.view, won), context.seating
    return [
        partial(_move_device, context, device, wanted[seating.party(chair)], in_one_go=in_one_go)
        for chair, device in context.zones.devices.items()
    ]


def _move_device(
    context: MotionContext, device: ScoreDevice, wanted: int, *, in_one_go: bool
) -> QAbstractAnimation | None:
    layout, way = context.zones.layout, wanted - device.score
    lying = dict(device.spots(layout))
    device.target = context.view.rules.target
    if not way or context.zones.devices.get(device.chair) is not device:
        return None
    step = way if in_one_go else (1 if way > 0 else -1)
    moves: list[QAbstractAnimation] = []
    for score in range(device.score + step, wanted + step, step):
        before = lying
        device.score = score
        lying = dict(device.spots(layout))
        moved = _one_point(context, before, lying)
        moves.append(heard(context, Motion.MARKER, moved, device.chair))
        moves.append(pause(context.ms(Motion.MARKER_STAGGER)))
    moves.pop()
    if context.ms(Motion.MARKER_GLOW) and not in_one_go:
        moves.append(_glow(context, lying[device.items[0]]))
    return in_turn(*moves)


def _glow(context: MotionContext, spot: Spot) -> QAbstractAnimation:
    """Let the seven glow once: its points have become more."""
    ring = context.scene.ring
    shine = keyed(
        ring, b"opacity", [(0.0, 0.0), (0.4, 1.0), (1.0, 0.0)], context.ms(Motion.MARKER_GLOW)
    )
    shine.setEasingCurve(eased(Motion.MARKER_GLOW))
    return after(1, shine, partial(lay_ring, context, spot.place, spot.z + _ABOVE_BOTH))


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
