"""Opens and closes the loudspeaker as it is needed, on a thread that ends with it."""

from __future__ import annotations

import logging
import random
from collections import deque
from collections.abc import Callable
from enum import Enum
from importlib import import_module
from threading import Condition, Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING

from sixtysix_gui.sound.devices import (
    NoDeviceError,
    NoLibraryError,
    Render,
    SoundDevice,
    open_device,
)
from sixtysix_gui.sound.sounds import MOST_WAITING, Cue

if TYPE_CHECKING:
    from sixtysix_gui.sound.mixer import Mixer

SILENCE = 60.0
"""Seconds of silence after which the loudspeaker is closed."""
LOOK = 0.5
"""Seconds from one look at the loudspeaker to the next: whether it is there, and is needed."""
STALLED = 2.0
"""Seconds after which a loudspeaker that has not asked for sound is gone."""
LONGEST_END = 5.0
"""Seconds that the end of the program waits for a loudspeaker that does not answer."""
LONGEST_FADE, _FADE_STEP = 0.1, 0.01
"""Seconds that a loudspeaker is kept open for what fades out, and between two looks at it."""
TRY_AGAIN = (1.0, 2.0, 5.0, 10.0)
"""Seconds until it is looked for again, the last of them from then on."""
_log = logging.getLogger(__name__)


class State(Enum):
    """Whether anything can be heard."""

    CLOSED = "not needed, or not tried yet"
    OPEN = "heard"
    NO_LIBRARY = "miniaudio is missing"
    NO_DEVICE = "there is no loudspeaker"


def _load_mixer() -> Mixer:
    from sixtysix_gui.sound.mixer import Mixer
    from sixtysix_gui.sound.store import load_bank

    return Mixer(load_bank(), random.Random())


class Output:
    """The way of sounds to the loudspeaker.

    ``wake`` has it opened on a thread of its own, so that no one waits for the system. It is
    closed after a minute of silence and by ``rest``; a loudspeaker that disappears is looked for
    again meanwhile. Nothing is loaded before it is first needed.
    """

    def __init__(
        self,
        open_it: Callable[[Render], SoundDevice] = open_device,
        load: Callable[[], Mixer] = _load_mixer,
        clock: Callable[[], float] = monotonic,
        look: float = LOOK,
    ) -> None:
        """Stay closed; what is given takes the place of the system's loudspeaker and clock."""
        self._open_it = open_it
        self._load = load
        self._clock = clock
        self._look = look
        self._changed = Condition()
        self._thread: Thread | None = None
        self._ends = self._is_over = self._tries_now = False
        self._tested: Cue | None = None
        self._mixer: Mixer | None = None
        self._waiting: deque[Cue] = deque(maxlen=MOST_WAITING)
        self._volume = 0
        self._heard = self._asked = 0.0
        self._state = State.CLOSED
        self._told: Callable[[], object] = lambda: None

    @property
    def state(self) -> State:
        """Whether anything can be heard, as far as it was tried."""
        return self._state

    @property
    def has_thread(self) -> bool:
        """Whether a thread of ours runs."""
        return self._thread is not None and self._thread.is_alive()

    def tell_state(self, told: Callable[[], object]) -> None:
        """Have ``told`` called after every change of the state, by whatever thread."""
        self._told = told

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 to 100."""
        self._volume = percent
        if self._mixer is not None:
            self._mixer.set_volume(percent)

    def play(self, cue: Cue) -> None:
        """Let a sound be heard, opening the loudspeaker where it is closed."""
        with self._changed:
            if self._mixer is not None:
                self._mixer.play(cue)
            else:
                self._waiting.append(cue)
        self.wake()

    def try_out(self, cue: Cue) -> None:
        """Let a sound be heard as soon as the loudspeaker is open, looking for it at once."""
        with self._changed:
            if self._mixer is not None and self._state is State.OPEN:
                self._mixer.play(cue)
            else:
                self._tested = cue
                self._tries_now = True
                self._changed.notify_all()
        self.wake()

    def fade_out(self) -> None:
        """Let everything fade out."""
        with self._changed:
            self._waiting.clear()
            if self._mixer is not None:
                self._mixer.fade_out()

    def wake(self) -> None:
        """Open the loudspeaker; it stays open for a minute after the last sound."""
        with self._changed:
            if self._is_over:
                return
            self._heard = self._clock()
            self._ends = False
            if self._thread is None and self._state is not State.NO_LIBRARY:
                # Not on that thread: two that load the same would wait for each other.
                import_module("sixtysix_gui.ai.compiled")
                self._thread = Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()

    def rest(self) -> None:
        """Let everything fade out, and then close the loudspeaker."""
        self.fade_out()
        with self._changed:
            self._ends = True
            self._tested = None
            self._changed.notify_all()

    def shut_down(self) -> None:
        """Close the loudspeaker for good, and wait until no thread of ours is left."""
        self.tell_state(lambda: None)
        with self._changed:
            self._is_over = True
            thread = self._thread
        self.rest()
        if thread is not None:
            thread.join(LONGEST_END)

    def _run(self) -> None:
        """Work until nothing is needed; after a fault, the next sound begins another thread."""
        try:
            self._work()
        except Exception:  # noqa: BLE001 - whatever a driver does; it is in the log
            if self._state is not State.NO_DEVICE:
                _log.exception("nothing can be heard")
            with self._changed:
                self._thread = self._tested = None
            self._set_state(State.NO_DEVICE)

    def _work(self) -> None:
        failures = 0
        while True:
            device = self._opened()
            if device is None:
                failures += 1
                if self._is_needed(TRY_AGAIN[min(failures, 4) - 1]):
                    continue
            else:
                failures = 0
                if not self._serves(device):
                    continue
            if self._leaves():
                return

    def _serves(self, device: SoundDevice) -> bool:
        """Keep a loudspeaker open while it is needed; False if it is gone before."""
        try:
            while self._is_needed(self._look):
                if self._is_gone(device):
                    return False
            self._let_fade()
            return True
        finally:
            device.close()

    def _opened(self) -> SoundDevice | None:
        """Open the loudspeaker; None where there is none, or nothing to open it with."""
        try:
            mixer = self._loaded()
            mixer.reset()
            self._asked = self._clock()
            device = self._open_it(self._render(mixer))
        except NoLibraryError as error:
            self._tell(State.NO_LIBRARY, error)
            return None
        except NoDeviceError as error:
            self._tell(State.NO_DEVICE, error)
            return None
        self._set_state(State.OPEN)
        self._play_tested(mixer)
        return device

    def _play_tested(self, mixer: Mixer) -> None:
        with self._changed:
            if self._tested is not None:
                mixer.play(self._tested)
            self._tested = None

    def _let_fade(self) -> None:
        """Wait until what fades out is over, for a sound that is cut off clicks."""
        steps = round(LONGEST_FADE / _FADE_STEP)
        while steps and self._mixer is not None and not self._mixer.is_silent:
            sleep(_FADE_STEP)
            steps -= 1

    def _tell(self, state: State, error: Exception) -> None:
        with self._changed:
            self._tested = None  # a sound out of nowhere, when one is found later, says nothing
        if self._state is not state:
            _log.info("nothing can be heard: %s", error)
        self._set_state(state)

    def _set_state(self, state: State) -> None:
        if state is not self._state:
            self._state = state
            self._told()

    def _loaded(self) -> Mixer:
        """Read all sounds, once."""
        mixer = self._mixer or self._load()
        with self._changed:
            self._mixer = mixer
            mixer.set_volume(self._volume)
            while self._waiting:
                mixer.play(self._waiting.popleft())
        return mixer

    def _render(self, mixer: Mixer) -> Render:
        def render(frames: int) -> object:
            self._asked = self._clock()
            if not mixer.is_silent:
                self._heard = self._asked
            return mixer.render(frames)

        return render

    def _is_gone(self, device: SoundDevice) -> bool:
        return not device.is_running or self._clock() - self._asked > STALLED

    def _is_needed(self, wait: float = 0.0) -> bool:
        """Wait a while; say whether the loudspeaker is needed any longer."""
        with self._changed:
            if wait and not self._ends and not self._tries_now:
                self._changed.wait(wait)
            self._tries_now = False
            recently = self._clock() - self._heard <= SILENCE
            return recently and not self._ends and self._state is not State.NO_LIBRARY

    def _leaves(self) -> bool:
        """End the thread, unless someone has woken it while the loudspeaker was being closed."""
        with self._changed:
            if self._is_needed():
                return False
            self._thread = None
            if self._state is State.OPEN:
                self._state = State.CLOSED
            return True
