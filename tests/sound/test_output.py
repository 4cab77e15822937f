"""The way to the loudspeaker: opened when needed, closed after silence, survived when it goes."""

import random
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest

from sixtysix_gui.sound import devices
from sixtysix_gui.sound.devices import NoDeviceError, NoLibraryError, Render, SoundDevice
from sixtysix_gui.sound.mixer import Mixer
from sixtysix_gui.sound.output import Output, State
from sixtysix_gui.sound.sounds import RATE, Cue, Sound
from sixtysix_gui.sound.store import Bank
from tests.helpers.rows import each_row
from tests.helpers.runs.installed import is_asked_for

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

    def frames(self) -> list[int]:
        """Ask for a period, as the system would."""
        return memoryview(cast("array[int]", self.render(960))).tolist()


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

    def open(self, render: Render) -> SoundDevice:
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

    def wait_a_while(self, until: Callable[[], bool]) -> None:
        for _ in range(1000):
            if until():
                return
            time.sleep(0.005)
        raise AssertionError("nothing happened")

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


def test_after_the_end_nothing_is_opened_again(desk: Desk) -> None:
    desk.output.shut_down()
    desk.output.play(Cue(Sound.PLAY))
    desk.output.try_out(Cue(Sound.PLAY))
    desk.output.wake()
    assert not desk.output.has_thread
    assert desk.tries == 0


@pytest.mark.parametrize("way", ["rest", "shut_down"])
def test_what_sounds_fades_out_before_the_loudspeaker_is_closed(desk: Desk, way: str) -> None:
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.OPEN)
    device = desk.opened[0]
    assert max(device.frames()) > 1000
    ending = threading.Thread(target=getattr(desk.output, way))
    ending.start()
    heard: list[int] = []
    while not device.closed.wait(0.002):
        heard += device.frames()
        assert len(heard) < 200 * RATE
    ending.join(PATIENCE)
    # 4000 at .7 of one side falls to nothing within 30 ms, and what comes then is silence
    assert heard[0] > 1000
    assert max(abs(b - a) for a, b in pairwise(heard[::2])) < 20
    assert heard[-1] == 0
    desk.output.shut_down()


def test_after_muting_in_the_midst_of_a_sound_its_rest_is_not_heard(desk: Desk) -> None:
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.OPEN)
    assert max(desk.opened[0].frames()) > 1000
    desk.output.rest()
    assert desk.ended()
    desk.output.wake()
    desk.wait(lambda: len(desk.opened) == 2)
    assert not any(desk.opened[1].frames())


def test_the_test_button_looks_for_a_loudspeaker_at_once_and_is_heard(desk: Desk) -> None:
    desk.failure = NoDeviceError("none")
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.NO_DEVICE)
    desk.failure = None
    desk.clock.now = 5  # what the game wanted to be heard is long past
    desk.output.try_out(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.OPEN)
    desk.wait_a_while(lambda: max(desk.opened[0].frames()) > 1000)


def test_a_test_without_a_loudspeaker_is_not_heard_when_one_is_found_later(desk: Desk) -> None:
    desk.failure = NoDeviceError("none")
    desk.output.try_out(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.NO_DEVICE)
    desk.output.rest()
    assert desk.ended()
    desk.failure = None
    desk.output.wake()
    desk.wait(lambda: desk.output.state is State.OPEN)
    assert not any(desk.opened[0].frames())


class FakeLibrary:
    """What devices need of miniaudio, failing where a test says so."""

    SampleFormat = SimpleNamespace(SIGNED16=2)
    Backend = SimpleNamespace(NULL=14)

    def __init__(self, fails: str, error: Exception) -> None:
        self.released: list[object] = []
        self.closed = 0
        self.lib = self
        library = self

        class PlaybackDevice:
            backend = "Null" if fails == "backend" else "PulseAudio"
            running = True
            callback_generator = None
            stop_callback = None

            def __init__(self, **_: object) -> None:
                if fails == "context":
                    raise error
                self._context = "a connection"
                if fails == "device":
                    raise error

            def start(self, _stream: object) -> None:
                if fails == "start":
                    raise error

            def close(self) -> None:
                library.closed += 1
                if fails == "close":
                    raise error

        self.PlaybackDevice = PlaybackDevice

    def ma_context_uninit(self, context: object) -> None:
        self.released.append(context)


ERRORS = [Exception("no"), RuntimeError("no"), OSError(), TypeError(), KeyError(1)]


@pytest.mark.parametrize("error", ERRORS, ids=repr)
@each_row("fails", ["context", "device", "backend", "start"])
def test_a_loudspeaker_that_refuses_is_none_and_keeps_no_connection(
    monkeypatch: pytest.MonkeyPatch, fails: str, error: Exception
) -> None:
    library = FakeLibrary(fails, error)
    monkeypatch.setattr(devices, "import_module", lambda _name: library)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    with pytest.raises(NoDeviceError):
        devices.open_device(lambda _frames: b"")
    assert library.closed == 1
    assert library.released == ([] if fails == "context" else ["a connection"])


def test_a_closed_loudspeaker_keeps_no_connection_to_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library = FakeLibrary("", OSError())
    monkeypatch.setattr(devices, "import_module", lambda _name: library)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    device = devices.open_device(lambda _frames: b"")
    assert library.released == []
    device.close()
    device.close()
    assert library.released == ["a connection"]


@pytest.mark.parametrize(
    "error", [ImportError("no"), OSError("no"), RuntimeError("no"), AttributeError("no")], ids=repr
)
def test_a_missing_or_broken_library_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def missing(_name: str) -> object:
        raise error

    monkeypatch.setattr(devices, "import_module", missing)
    with pytest.raises(NoLibraryError):
        devices.open_device(lambda _frames: b"")


def test_a_library_without_what_is_needed_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "import_module", lambda _name: object())  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    with pytest.raises(NoLibraryError):
        devices.open_device(lambda _frames: b"")


@pytest.mark.skipif(not is_asked_for("miniaudio"), reason="there is no wheel for this system")
def test_the_null_device_of_the_library_asks_for_sound() -> None:
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


@pytest.mark.parametrize("where", ["while it is opened", "while it is open"])
def test_after_a_fault_that_nobody_expected_the_next_sound_is_tried_again(
    desk: Desk, where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fault = ZeroDivisionError("a driver's fault")

    def fail(*_: object) -> bool:
        raise fault

    with monkeypatch.context() as patch:
        if where == "while it is opened":
            desk.failure = fault
        else:
            patch.setattr(Output, "_is_gone", fail)
        desk.output.play(Cue(Sound.PLAY))
        desk.wait(lambda: desk.output.state is State.NO_DEVICE)
        assert desk.ended()
    assert "a driver's fault" in caplog.text
    assert all(device.closed.is_set() for device in desk.opened)
    desk.failure = None
    opened = len(desk.opened)
    desk.output.play(Cue(Sound.PLAY))
    desk.wait(lambda: desk.output.state is State.OPEN)
    assert max(desk.opened[opened].frames()) > 1000
