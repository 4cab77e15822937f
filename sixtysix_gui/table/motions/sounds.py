"""Which motion is heard as what, how long, and from where."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.sound.sounds import Cue, Group, Sound
from sixtysix_gui.table.durations import SOUND_LASTS, Motion, Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.context import MotionContext

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

PAN: Mapping[Chair | None, float] = {Chair.SOUTH: 0.25, Chair.NORTH: -0.25, None: 0.0}
"""Where a seat is heard: a little to one side, so that one hears who acts."""


def cue_at(sound: Sound, speed: Speed, chair: Chair | None = None) -> Cue | None:
    """Give how a sound is heard at a speed; None where it is not: at "none" signals only."""
    return cue_from(PAN[chair], sound, speed)


def cue_from(pan: float, sound: Sound, speed: Speed) -> Cue | None:
    """Give how a sound is heard at a speed from a place between left, -1, and right, 1."""
    if speed is not Speed.NONE:
        return Cue(sound, pan, SOUND_LASTS[sound.group].at(speed))
    if sound.group is Group.SIGNALS:
        return Cue(sound, pan)
    return None


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
    cue = cue_at(sound or MOTION_SOUNDS[motion], context.speed, chair)
    return heard_as(cue, animation, context.speed, context.hear)


def heard_as(
    cue: Cue | None,
    animation: QAbstractAnimation,
    speed: Speed,
    hear: Callable[[Cue], object],
) -> QAbstractAnimation:
    """Have a cue heard when an animation begins, at once where nothing moves; None is silent."""
    if cue is None:
        return animation
    if speed is Speed.NONE:
        hear(cue)
        return animation

    def tell(now: QAbstractAnimation.State, before: QAbstractAnimation.State) -> None:
        stopped, running = QAbstractAnimation.State.Stopped, QAbstractAnimation.State.Running
        if before is stopped and now is running:
            hear(cue)

    animation.stateChanged.connect(tell)
    return animation
