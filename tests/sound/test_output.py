"""The way to the loudspeaker: opened when needed, closed after silence, survived when it goes."""

import random
import threading
from array import array
from collections.abc import Callable, Iterator
from typing import cast

import pytest

from sixtysix_gui.sound import devices
from sixtysix_gui.sound.devices import Device, NoDeviceError, NoLibraryError, Render
from sixtysix_gui.sound.mixer import Mixer
from sixtysix_gui.sound.output import Output, State
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.sound.store import Bank

PATIENCE = 5.0


class Clock:
    """Seconds that pass only when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class FakeDevice:
    """A loudspeaker that asks for sound when a test says so."""

    def __init__(self, render: Render) -> None:
        self.render = render
        self.is_running = True
        self.closed = threading.Event()

    def close(self) -> None:
        self.closed.set()


class Desk:
    """An output with devices that a test makes fail."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.opened: list[FakeDevice] = []
        self.told = threading.Condition()
        self.failure: Exception | None = None
        self.tries = 0
        self.output = Output(self.open, self.load, self.clock, look=0.005)
        self.output.tell_state(self._notice)
        self.output.set_volume(100)

    def load(self) -> Mixer:
        samples = array("h", [0, *([4000] * 4800), 0])
        return Mixer(Bank(samples, {Sound.PLAY: ((0, 4802),)}), random.Random(1), self.clock)

    def open(self, render: Render) -> Device:
        with self.told:
            self.tries += 1
            self.told.notify_all()
            if self.failure is not None:
                raise self.failure
            self.opened.append(FakeDevice(render))
            return self.opened[-1]

    def _notice(self) -> None:
        with self.told:
            self.told.notify_all()

    def wait(self, until: Callable[[], bool]) -> None:
        with self.told:
            while not until():
                assert self.told.wait(PATIENCE), "nothing happened"

    def ended(self) -> bool:
        for thread in threading.enumerate():
            if thread.name == "sound":
                thread.join(PATIENCE)
        return not self.output.has_thread


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.output.shut_down()


def test_nothing_is_opened_before_it_is_needed(desk: Desk) -> None:
    assert desk.output.state is State.CLOSED
    assert not desk.output.has_thread
    assert desk.tries == 0


def test_a_sound_opens_the_loudspeaker_and_is_heard(desk: Desk) -> None:
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.OPEN)
    heard = memoryview(cast("array[int]", desk.opened[0].render(960)))
    assert max(heard.tolist()) > 1000


def test_it_is_closed_after_a_minute_of_silence_and_opened_again(desk: Desk) -> None:
    desk.output.wake()
    desk.wait(lambda: desk.output.state is State.OPEN)
    desk.clock.now = 61
    assert desk.opened[0].closed.wait(PATIENCE)
    assert desk.ended()
    assert desk.output.state is State.CLOSED
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: len(desk.opened) == 2)


@pytest.mark.parametrize("way", ["says that it stopped", "asks for nothing any more"])
def test_a_loudspeaker_that_disappears_is_found_again(desk: Desk, way: str) -> None:
    desk.output.wake()
    desk.wait(lambda: desk.output.state is State.OPEN)
    if way == "says that it stopped":
        desk.opened[0].is_running = False
    else:
        desk.clock.now = 3
    desk.wait(lambda: len(desk.opened) == 2)
    assert desk.opened[0].closed.is_set()


@pytest.mark.parametrize(
    ("failure", "state"),
    [(NoDeviceError("none"), State.NO_DEVICE), (NoLibraryError("none"), State.NO_LIBRARY)],
)
def test_without_a_loudspeaker_or_the_library_it_is_silent(
    desk: Desk, failure: Exception, state: State
) -> None:
    desk.failure = failure
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is state)


def test_without_the_library_no_thread_stays_and_it_is_not_tried_again(desk: Desk) -> None:
    desk.failure = NoLibraryError("none")
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.NO_LIBRARY)
    assert desk.ended()
    desk.output.play(Cue(Sound.PLAY))
    assert not desk.output.has_thread
    assert desk.tries == 1


def test_at_the_end_no_thread_is_left(desk: Desk) -> None:
    desk.output.wake()
    desk.wait(lambda: desk.output.state is State.OPEN)
    desk.output.shut_down()
    assert not desk.output.has_thread
    assert desk.opened[0].closed.is_set()


def test_a_missing_library_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(devices, "import_module", missing)
    with pytest.raises(NoLibraryError):
        devices.open_device(lambda _frames: b"")


def test_the_null_device_of_the_library_asks_for_sound() -> None:
    pytest.importorskip("miniaudio", reason="miniaudio is not installed")
    asked = threading.Event()
    frames: list[int] = []

    def render(wanted: int) -> bytes:
        frames.append(wanted)
        asked.set()
        return bytes(4 * wanted)

    device = devices.open_null_device(render)
    assert asked.wait(PATIENCE)
    assert device.is_running
    device.close()
    assert max(frames) <= 48_000 * devices.BUFFER // 1000
