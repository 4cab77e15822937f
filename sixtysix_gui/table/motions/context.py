"""What every motion works with, and as what, how long and from where it is heard."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sound.sounds import Cue, Group, Sound
from sixtysix_gui.table.animations import eased, milliseconds, together, travel
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import SOUND_LASTS, Motion, Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.signs import MovedThings
from sixtysix_gui.table.seating import Seating, chair_at
from sixtysix_gui.table.zones.zones import Zones


@dataclass
class MotionContext:
    """Everything a motion may touch.

    ``view`` is the view after the events of its update, ``won`` how the game stands then.
    ``chosen`` is the card that the person took for a move, which names neither of two copies.
    ``flying`` counts the cards in the air, because the later one flies above. ``hear`` lets a
    sound be heard.
    """

    zones: Zones
    speed: Speed
    view: View
    table: MovedThings
    rest_tricks: bool = True
    won: tuple[int, ...] = ()
    chosen: PhysicalCard | None = None
    flying: int = 0
    hear: Callable[[Cue], object] = lambda _cue: None

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return Seating.of(self.view)

    def chair(self, seat: Seat) -> Chair:
        """Return the chair of a seat."""
        return chair_at(self.view, seat)

    def ms(self, motion: Motion) -> int:
        """Return the duration of a motion at the present pace."""
        return milliseconds(motion, self.speed)

    def take_off(self, item: CardItem, largest: float) -> None:
        """Raise a card above everything that lies; it is drawn sharp for its largest size."""
        item.take_off()
        item.setZValue(Z.FLYING + self.flying * 0.01)
        self.flying += 1
        item.draw_for(largest)

    def enter_hand(self, item: CardItem, spot: Spot) -> None:
        """Raise a card that will be pushed between the cards of a hand.

        It flies as high as it will be held there, so that nothing changes places when it lands.
        """
        item.take_off()
        item.setZValue(spot.z)
        item.draw_for(max(spot.place.scale, 1.0))

    def rearrange(self, items: Iterable[CardItem], motion: Motion) -> QAbstractAnimation:
        """Let cards that lie move to where their zone has them now."""
        wanted = set(items) - self.zones.held
        moves: list[QAbstractAnimation] = []
        for item, spot in self.zones.spots():
            if item in wanted and item.place != spot.place:
                item.setZValue(spot.z)
                moves.append(travel(item, spot.place, self.ms(motion), eased(motion)))
        return together(*moves)


MOTION_SOUNDS: Mapping[Motion, Sound] = {
    Motion.GATHER: Sound.SWEEP,
    Motion.SHUFFLE: Sound.PACKET,
    Motion.DEAL: Sound.DEAL,
    Motion.DEAL_BATCH: Sound.PACKET,
    Motion.TURN_UP: Sound.TURN,
    Motion.SORT: Sound.SORT,
    Motion.PLAY_MINE: Sound.PLAY,
    Motion.PLAY_THEIRS: Sound.PLAY,
    Motion.TRICK_TO_WINNER: Sound.SWEEP,
    Motion.DRAW: Sound.DRAW,
    Motion.EXCHANGE: Sound.EXCHANGE,
    Motion.CLOSE: Sound.CLOSE,
    Motion.MARRIAGE: Sound.TWENTY,
    Motion.EIGHT: Sound.SCORE,
    Motion.OUT: Sound.OUT,
    Motion.COUNT_CARD: Sound.COUNT,
    Motion.MARKER: Sound.SCORE,
    Motion.CUT: Sound.PACKET,
    Motion.COUNTER_LAID: Sound.COUNTER,
    Motion.COUNTER_BY_LEAD: Sound.COUNTER,
    Motion.COUNTER_CHANGES: Sound.TURN,
    Motion.CALL_APART: Sound.CALL,
    Motion.WIDOW: Sound.SWEEP,
    Motion.SEAL: Sound.SCORE,
    Motion.CHIP: Sound.CHIPS,
    Motion.CHALK: Sound.CHALK,
    Motion.DOUBLING: Sound.OUT,
    Motion.LOOK_BACK: Sound.SWEEP,
}
"""What every motion sounds like; those that are not named are silent. A trump marriage has its own
sound, and a batch of one card that of a card."""

_FACING: Mapping[Chair, float] = {Chair.SOUTH: 0.25, Chair.NORTH: -0.25}
_AROUND: Mapping[Chair, float] = {
    Chair.SOUTH: 0.1,
    Chair.WEST: -0.4,
    Chair.NORTH: -0.1,
    Chair.EAST: 0.4,
}


def pan(chair: Chair | None, seats: int) -> float:
    """Return where a chair is heard, from left, -1, to right, 1: so one hears who acts."""
    if chair is None:
        return 0.0
    return _FACING[chair] if seats == len(_FACING) else _AROUND[chair]


def cue_at(sound: Sound, speed: Speed, where: float = 0.0) -> Cue | None:
    """Return how a sound is heard at a speed; None where it is not: at "none" signals only."""
    if speed is not Speed.NONE:
        return Cue(sound, where, SOUND_LASTS[sound.group].at(speed))
    return Cue(sound, where) if sound.group is Group.SIGNALS else None


def heard(
    context: MotionContext,
    motion: Motion,
    animation: QAbstractAnimation,
    chair: Chair | None = None,
    sound: Sound | None = None,
) -> QAbstractAnimation:
    """Let an animation be heard when it begins; one that is passed over is not.

    ``sound`` is what is heard instead of the motion's own sound. Where nothing moves, a signal is
    heard at once.
    """
    wanted = sound or MOTION_SOUNDS.get(motion)
    where = pan(chair, len(context.view.rules.seats))
    cue = None if wanted is None else cue_at(wanted, context.speed, where)
    if cue is None:
        return animation
    if context.speed is Speed.NONE:
        context.hear(cue)
        return animation

    def tell(now: QAbstractAnimation.State, before: QAbstractAnimation.State) -> None:
        stopped, running = QAbstractAnimation.State.Stopped, QAbstractAnimation.State.Running
        if before is stopped and now is running:
            context.hear(cue)

    animation.stateChanged.connect(tell)
    return animation
