"""What every motion works with, how it is heard, and the animator that runs them in turn."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QObject,
    QPropertyAnimation,
    QTimer,
    Signal,
)

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table.animations import eased, milliseconds, together, travel
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import Motion, Speed, cue_at
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Chair, Seating, chair_at


@dataclass
class MotionContext:
    """Everything a motion may touch.

    ``view`` is the view after the events of its update, ``won`` how the game stands then.
    ``chosen`` is the card that the person took for a move, which names neither of two copies.
    ``flying`` counts the cards in the air, because the later one flies above. ``hear`` lets a
    sound be heard.
    """

    scene: Scene
    speed: Speed
    view: View
    rest_tricks: bool = True
    won: tuple[int, ...] = ()
    chosen: PhysicalCard | None = None
    flying: int = 0
    hear: Callable[[Cue], object] = lambda _cue: None
    zones: Zones = field(init=False)

    def __post_init__(self) -> None:
        """Take the zones of the scene, of which every motion asks."""
        self.zones = self.scene.zones

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
"""What every motion sounds like; those that are not named are silent. A marriage of 40 points
or more has its own sound, and a batch of one card that of a card."""

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


Step = Callable[[], QAbstractAnimation | None]
"""Changes the table and gives the animation that leads there; None: nothing is to be seen."""


@dataclass(frozen=True)
class Linked:
    """A step that belongs to the one before it: a click that ends that one ends both."""

    step: Step

    def __call__(self) -> QAbstractAnimation | None:
        """Begin the step."""
        return self.step()


class Animator(QObject):
    """Runs steps one by one.

    A step is only begun when the one before it has ended, so it finds the table as that left it.
    A step without duration is over at once, and no timer runs while nothing moves. What follows
    an animation is done after its last frame has been painted, and the next begun a turn later,
    so that no frame waits for it.

    Signals:
        step_ended: whatever moved is to be put where it belongs.
        emptied: nothing runs and nothing waits.
    """

    step_ended = Signal()
    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Step] = deque()
        self._animation: QAbstractAnimation | None = None
        self._is_advancing = False
        self._after_frame = QTimer(self, singleShot=True, interval=0)
        self._after_frame.timeout.connect(self._animation_finished)
        self._next_turn = QTimer(self, singleShot=True, interval=0)
        self._next_turn.timeout.connect(self._go_on)

    @property
    def animation(self) -> QAbstractAnimation | None:
        """The animation that runs now."""
        return self._animation

    @property
    def is_busy(self) -> bool:
        """Whether something runs or waits."""
        return self._animation is not None or bool(self._waiting) or self._next_turn.isActive()

    def add(self, steps: Iterable[Step]) -> None:
        """Put steps at the end of the queue; begins at once when nothing runs."""
        self._waiting.extend(steps)
        self._advance()

    def moves(self, target: QObject) -> bool:
        """Return whether what runs now moves that object."""
        return self._animation is not None and _moves(self._animation, target)

    def finish_running(self) -> None:
        """End what runs now, with what is linked to it, at its final state; the rest goes on."""
        if self._animation is not None:
            self._end_animation()
        elif not self._next_turn.isActive():
            return
        while self._waiting and isinstance(self._waiting[0], Linked):
            self._pass_over(self._waiting.popleft())
        self._advance(ended=True)

    def clear(self) -> None:
        """Stop what runs and forget what waits, without any signal: the table is laid again."""
        self._waiting.clear()
        self._next_turn.stop()
        self._drop_animation()

    def _advance(self, *, ended: bool = False) -> None:
        if self._is_advancing:  # a step, or who hears of its end, has added others: the loop below
            return  # takes them in their turn
        self._is_advancing = True
        worked = ended or self._next_turn.isActive()
        self._next_turn.stop()
        try:
            while self._waiting and self._animation is None:
                worked = True
                self._begin(self._waiting.popleft())
        finally:
            self._is_advancing = False
        if worked and not self.is_busy:
            self.emptied.emit()

    def _begin(self, step: Step) -> None:
        animation = step()
        if animation is None or animation.totalDuration() == 0:
            self._put_away(animation)
            return
        animation.setParent(self)
        animation.stateChanged.connect(self._state_changed)
        self._animation = animation
        animation.start()

    def _state_changed(self, now: QAbstractAnimation.State) -> None:
        """Go on where an animation has ended, or was stopped by another one of the same object."""
        # Its end comes before the last values are painted. A timer of 0 ms runs when the
        # events that wait have been handled, that frame among them.
        if now is QAbstractAnimation.State.Stopped:
            self._after_frame.start()

    def _pass_over(self, step: Step) -> None:
        self._put_away(step())

    def _put_away(self, animation: QAbstractAnimation | None) -> None:
        if animation is not None:
            animation.deleteLater()
        self.step_ended.emit()

    def _animation_finished(self) -> None:
        self._end_animation()
        self._next_turn.start()

    def _go_on(self) -> None:
        self._advance(ended=True)

    def _end_animation(self) -> None:
        self._drop_animation()
        self.step_ended.emit()

    def _drop_animation(self) -> None:
        animation, self._animation = self._animation, None
        if animation is not None:
            animation.stateChanged.disconnect(self._state_changed)
            self._after_frame.stop()  # it runs already if the animation has just ended by itself
            animation.stop()
            animation.deleteLater()


def _moves(animation: QAbstractAnimation, target: QObject) -> bool:
    if isinstance(animation, QPropertyAnimation):
        return animation.targetObject() is target
    if isinstance(animation, QAnimationGroup):
        parts = (animation.animationAt(index) for index in range(animation.animationCount()))
        return any(_moves(part, target) for part in parts)
    return False
