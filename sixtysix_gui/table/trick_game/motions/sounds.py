"""Which motion is heard as what, how long, and from where."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.sounds import MOTION_SOUNDS, cue_from, heard_as
from sixtysix_gui.table.trick_game.motions.context import TrickContext

PAN = {Chair.SOUTH: 0.1, Chair.WEST: -0.4, Chair.NORTH: -0.1, Chair.EAST: 0.4, None: 0.0}
"""Where a chair is heard: a little to its side, so that one hears who acts."""


def cue_at(sound: Sound, speed: Speed, chair: Chair | None = None) -> Cue | None:
    """Give how a sound is heard at a speed; None where it is not: at "none" signals only."""
    return cue_from(PAN[chair], sound, speed)


def heard(
    context: TrickContext,
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
    cue = None if wanted is None else cue_at(wanted, context.speed, chair)
    return heard_as(cue, animation, context.speed, context.hear)
