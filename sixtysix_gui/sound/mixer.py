"""Which voice plays what: variants, pitch, place, and who gives way when all voices sound."""

from __future__ import annotations

import random
from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from time import monotonic

from sixtysix_gui.ai import compiled as compiled  # settled before the next is loaded
from sixtysix_gui.sound.mixing import BLOCK, MOST, Voices, is_compiled
from sixtysix_gui.sound.sounds import MOST_WAITING, RATE, Cue, Sound
from sixtysix_gui.sound.store import Bank

INTERPRETED_VOICES = 2
"""Number of voices that sound at once where the mixer is not compiled."""
PITCH = 0.03
"""A sound is this part higher or lower at most."""
TOO_LATE = 0.5
"""Seconds after which a sound that could not begin is not heard any more."""
AS_ONE = 720
"""Frames within which a sound that is asked for again, at the same place, is not doubled: 15 ms."""
_GIVE_WAY = 240
"""Frames within which a voice fades out for another one: 5 ms, less than a block."""
_FADE_OUT = 1440
"""Frames within which everything fades out: 30 ms."""
_SHORTENED = 1920
"""Frames of the end of a shortened sound: 40 ms."""


@dataclass(frozen=True)
class _Wanted:
    cue: Cue
    since: float


class Mixer:
    """Sixteen voices, mixed when the loudspeaker asks; two where it is not compiled.

    ``play``, ``fade_out`` and ``set_volume`` may be called by any thread, ``render`` by one only.
    """

    def __init__(
        self,
        bank: Bank,
        chance: random.Random,
        clock: Callable[[], float] = monotonic,
        voices: int | None = None,
    ) -> None:
        """Start silent. ``voices`` is how many may sound at once, by itself what can be mixed."""
        self._bank = bank
        self._chance = chance
        self._clock = clock
        self._voices = Voices(bank.samples)
        self._count = voices or (MOST if is_compiled() else INTERPRETED_VOICES)
        self._begun = [0] * self._count
        self._number = 0
        self._frames = 0
        self._begun_last: dict[tuple[Sound, float], int] = {}
        self._wanted: deque[_Wanted] = deque(maxlen=MOST_WAITING)
        self._last: dict[Sound, int] = {}
        self._fades_out = False
        self._volume = 0.0
        self._out = array("h")
        self._silence = array("h")

    @property
    def is_silent(self) -> bool:
        """Whether nothing sounds, and nothing waits to."""
        return not self._wanted and not any(map(self._voices.sounds, range(self._count)))

    def play(self, cue: Cue) -> None:
        """Let a sound begin with the next block."""
        self._wanted.append(_Wanted(cue, self._clock()))

    def reset(self) -> None:
        """Forget what was sounding, before another loudspeaker asks; no one may ask meanwhile."""
        self._voices = Voices(self._bank.samples)
        self._begun_last.clear()
        self._fades_out = False

    def fade_out(self) -> None:
        """Let everything that sounds fade out at once, and forget what waits."""
        self._wanted.clear()
        self._fades_out = True

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 to 100; half of it sounds about half as loud."""
        self._volume = (percent / 100) ** 2

    def render(self, frames: int) -> array[int]:
        """Mix the next frames: two samples each, left and right, in a buffer that is used again."""
        if len(self._out) != 2 * frames:
            self._out = array("h", bytes(4 * frames))
            self._silence = array("h", bytes(4 * frames))
        self._voices.set_volume(self._volume)
        if self.is_silent:
            self._fades_out = False
            self._voices.settle()
            self._frames += frames
            return self._silence
        if self._fades_out:
            self._fades_out = False
            for voice in range(self._count):
                self._voices.fade(voice, 0, _FADE_OUT)
        for first in range(0, frames, BLOCK):
            self._begin_wanted()
            count = min(BLOCK, frames - first)
            self._voices.mix(self._out, first, count)
            self._frames += count
        return self._out

    def _begin_wanted(self) -> None:
        while (wanted := self._next_wanted()) is not None:
            voice = self._free_voice()
            if voice is None:
                self._make_room()
                if not self._fades_out:
                    self._wanted.appendleft(wanted)
                return
            self._begin(voice, wanted.cue)

    def _next_wanted(self) -> _Wanted | None:
        """Take what is to begin next; what is too late, or sounds there already, is left out."""
        while self._wanted:
            try:
                wanted = self._wanted.popleft()
            except IndexError:  # another thread has faded everything out in between
                return None
            if self._clock() - wanted.since <= TOO_LATE and not self._has_just_begun(wanted.cue):
                return wanted
        return None

    def _has_just_begun(self, cue: Cue) -> bool:
        """Return whether the same begins there already, as when the screen has faltered."""
        begun = self._begun_last.get((cue.sound, cue.pan))
        return begun is not None and self._frames - begun < AS_ONE

    def _free_voice(self) -> int | None:
        return next((n for n in range(self._count) if not self._voices.sounds(n)), None)

    def _make_room(self) -> None:
        """Let the voice that began first give way; what waits begins when it is silent."""
        oldest = min(range(self._count), key=self._begun.__getitem__)
        self._voices.fade(oldest, 0, _GIVE_WAY)

    def _begin(self, voice: int, cue: Cue) -> None:
        places = self._bank.places.get(cue.sound, ())
        if not places:
            return
        variant = self._variant(cue.sound, len(places))
        first, last = places[variant]
        angle = (cue.pan + 1) * pi / 4
        step = 1 + self._chance.uniform(-PITCH, PITCH)
        self._voices.start(voice, first, last, step, cos(angle), sin(angle))
        if cue.longest is not None:
            kept = cue.longest * RATE // 1000
            self._voices.fade(voice, max(0, kept - _SHORTENED), _SHORTENED)
        self._number += 1
        self._begun[voice] = self._number
        self._begun_last[cue.sound, cue.pan] = self._frames

    def _variant(self, sound: Sound, count: int) -> int:
        """Choose one of the variants, never the last one again."""
        before = self._last.get(sound)
        others = [n for n in range(count) if n != before] or [0]
        chosen = self._last[sound] = self._chance.choice(others)
        return chosen
