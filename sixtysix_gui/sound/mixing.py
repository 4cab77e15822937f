"""Adds the voices that sound to one stream, without the interpreter's lock where it is compiled."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

MOST = 16
"""Voices there is room for; the sizes in the .pxd are this one."""
BLOCK = 256
"""Frames that are added up at a time."""
RAMP = 1.0 / 480.0
"""The volume changes by so much a frame at most: from silence to full in 10 ms."""
KNEE = 0.7
"""Above this level peaks are pressed together, so that nothing is ever cut off."""
_MOST, _RAMP, _KNEE = MOST, RAMP, KNEE  # in C, where it is compiled


def is_compiled() -> bool:
    """Return whether this module runs compiled."""
    return bool(cython.compiled)


class Voices:
    """Sixteen voices that read from one bank of samples.

    A voice reads at its own pace, is laid between left and right, and can fade out. Nothing here
    is asked for by two threads at a time: the one that mixes owns it.
    """

    def __init__(self, bank: Sequence[int]) -> None:
        """Start silent. ``bank`` holds all samples, 16 bits each, as a buffer of shorts."""
        self.bank = bank
        self.volume = self.wanted = 0.0
        if not cython.compiled:  # C arrays begin with zeros
            self.at = [0.0] * MOST
            self.last = [0.0] * MOST
            self.step = [0.0] * MOST
            self.left = [0.0] * MOST
            self.right = [0.0] * MOST
            self.level = [0.0] * MOST
            self.fall = [0.0] * MOST
            self.hold = [0] * MOST
            self.on = [0] * MOST
            self.sums = [0.0] * (2 * BLOCK)

    def set_volume(self, gain: float) -> None:
        """Go to a volume from 0 to 1, evenly, so that no step is heard."""
        self.wanted = gain

    def settle(self) -> None:
        """Take on the volume at once, while nothing sounds."""
        self.volume = self.wanted

    def start(
        self, voice: int, first: int, last: int, step: float, left: float, right: float
    ) -> None:
        """Let a voice read the bank from ``first`` to before ``last``, ``step`` samples a frame."""
        self.at[voice] = first
        self.last[voice] = last - 1
        self.step[voice] = step
        self.left[voice] = left
        self.right[voice] = right
        self.level[voice] = 1.0
        self.fall[voice] = 0.0
        self.hold[voice] = 0
        self.on[voice] = 1

    def fade(self, voice: int, after: int, frames: int) -> None:
        """Let a voice fade out within ``frames``, beginning ``after`` frames from now."""
        self.hold[voice] = after
        self.fall[voice] = 1.0 / frames

    def sounds(self, voice: int) -> bool:
        """Return whether a voice has not come to its end."""
        return bool(self.on[voice])

    def mix(self, out: MutableSequence[int], first: int, frames: int) -> None:
        """Write frames of two samples each, left and right, from a frame of ``out`` on.

        At most BLOCK frames; ``out`` is a buffer of shorts.
        """
        with cython.nogil:
            self.clear(frames)
            for voice in range(_MOST):
                if self.on[voice]:
                    self.add(voice, frames)
            self.write(out, first, frames)

    def clear(self, frames: int) -> None:
        """Begin with silence."""
        for place in range(2 * frames):
            self.sums[place] = 0.0

    def add(self, voice: int, frames: int) -> None:
        """Add what a voice has to say; between two samples it goes straight."""
        at = self.at[voice]
        last = self.last[voice]
        level = self.level[voice]
        hold = self.hold[voice]
        for frame in range(frames):
            if at >= last or level <= 0.0:
                self.on[voice] = 0
                break
            index = int(at)
            part = at - index
            low = float(self.bank[index])
            value = (low + (float(self.bank[index + 1]) - low) * part) * level / 32768.0
            self.sums[2 * frame] += value * self.left[voice]
            self.sums[2 * frame + 1] += value * self.right[voice]
            at += self.step[voice]
            if hold > 0:
                hold -= 1
            else:
                level -= self.fall[voice]
        self.at[voice] = at
        self.level[voice] = level
        self.hold[voice] = hold

    def write(self, out: MutableSequence[int], first: int, frames: int) -> None:
        """Bring the sum to the volume, and into 16 bits."""
        volume = self.volume
        for frame in range(frames):
            if volume < self.wanted:
                volume = min(volume + _RAMP, self.wanted)
            elif volume > self.wanted:
                volume = max(volume - _RAMP, self.wanted)
            for side in range(2):
                value = pressed(self.sums[2 * frame + side] * volume) * 32767.0
                value = value + 0.5 if value >= 0.0 else value - 0.5
                rounded = int(value)
                out[2 * (first + frame) + side] = rounded
        self.volume = volume


def pressed(value: float) -> float:
    """Press what is louder than the knee together, smoothly; nothing comes up to 1."""
    size = value if value >= 0.0 else -value
    if size <= _KNEE:
        return value
    over = (size - _KNEE) / (1.0 - _KNEE)
    size = _KNEE + (1.0 - _KNEE) * over / (1.0 + over)
    return size if value >= 0.0 else -size
