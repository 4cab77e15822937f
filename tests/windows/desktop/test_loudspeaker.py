"""What the person wants to hear is heard, and speech is never talked over."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.sound.output import Output, State
from sixtysix_gui.sound.sounds import Cue, Sound, SoundGroup
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.loudspeaker import Loudspeaker, ToHear, let_hear, loudspeaker
from sixtysix_gui.windows.settings.page import SettingsPage
from sixtysix_gui.windows.settings.pages import pages
from sixtysix_gui.windows.settings.settings_keeper import sounds_of
from sixtysix_gui.windows.telling.announcer import Announcer, FocusedButton
from tests.helpers.windows.found import child

ALL = frozenset(SoundGroup)
ONE_OF_EACH = [Cue(Sound.PLAY), Cue(Sound.TWENTY), Cue(Sound.GAME_WON)]


class SilentOutput(Output):
    """Keeps what it is told, and opens nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[Cue] = []
        self.volume = 0
        self.faded_out = self.rested = 0
        self.shown = State.CLOSED

    @property
    @override
    def state(self) -> State:
        return self.shown

    @override
    def play(self, cue: Cue) -> None:
        self.played.append(cue)

    @override
    def try_out(self, cue: Cue) -> None:
        self.played.append(cue)

    @override
    def set_volume(self, percent: int) -> None:
        self.volume = percent

    @override
    def fade_out(self) -> None:
        self.faded_out += 1

    @override
    def rest(self) -> None:
        self.rested += 1

    @override
    def wake(self) -> None: ...


class Desk:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, application: QApplication) -> None:
        self.reads_aloud = False
        self.now = 0.0
        self.application = application
        self.monkeypatch = monkeypatch
        self.output = SilentOutput()
        self.come_to_front(active=True)
        self.speaker = Loudspeaker(
            self.output, application, lambda: self.reads_aloud, lambda: self.now
        )
        self.speaker.use(ToHear(40, ALL))

    def come_to_front(self, *, active: bool) -> None:
        state = Qt.ApplicationState
        now = state.ApplicationActive if active else state.ApplicationInactive

        def told(*_: object) -> Qt.ApplicationState:
            return now

        self.monkeypatch.setattr(QGuiApplication, "applicationState", told)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Desk]:
    made = Desk(monkeypatch, qapp)
    yield made
    made.speaker.shut_down()
    made.speaker.setParent(None)  # pyright: ignore[reportCallIssue, reportArgumentType]


def heard(desk: Desk) -> list[Sound]:
    desk.output.played.clear()
    for cue in ONE_OF_EACH:
        let_hear(cue)
    return [cue.sound for cue in desk.output.played]


@pytest.mark.parametrize(
    ("settings", "sounds"),
    [
        (Settings(), [Sound.PLAY, Sound.TWENTY, Sound.GAME_WON]),
        (Settings(sound=False), []),
        (Settings(sound_volume=0), []),
        (Settings(sound_cards=False), [Sound.TWENTY, Sound.GAME_WON]),
        (Settings(sound_signals=False), [Sound.PLAY, Sound.GAME_WON]),
        (Settings(sound_music=False), [Sound.PLAY, Sound.TWENTY]),
    ],
)
def test_the_settings_say_what_is_heard(desk: Desk, settings: Settings, sounds: object) -> None:
    desk.speaker.use(sounds_of(settings))
    assert heard(desk) == sounds


def test_it_begins_with_40_percent(desk: Desk) -> None:
    desk.speaker.use(sounds_of(Settings()))
    assert desk.output.volume == 40


def test_switched_off_it_is_closed(desk: Desk) -> None:
    desk.speaker.use(ToHear())
    assert desk.output.rested == 1


def test_behind_another_program_only_signals_are_heard(desk: Desk) -> None:
    desk.come_to_front(active=False)
    assert heard(desk) == [Sound.TWENTY]


def test_beside_a_screen_reader_only_signals_are_heard_and_never_over_speech(desk: Desk) -> None:
    desk.reads_aloud = True
    assert heard(desk) == [Sound.TWENTY]
    desk.speaker.leave_to_speech("The queen of hearts.")
    assert desk.output.faded_out == 1
    assert heard(desk) == []
    desk.now = 1.5
    assert heard(desk) == []
    desk.now = 3.0
    assert heard(desk) == [Sound.TWENTY]


def end_speech(desk: Desk) -> list[Sound]:
    """Lets the time pass after which a reader has ended, by the program's own measure."""
    timer = child(desk.speaker, QTimer, "after_speech")
    assert timer.isActive()
    desk.now += timer.interval() / 1000
    desk.output.played.clear()
    timer.stop()
    timer.timeout.emit()
    return [cue.sound for cue in desk.output.played]


def test_a_signal_that_came_during_speech_is_heard_after_it(desk: Desk) -> None:
    desk.reads_aloud = True
    desk.speaker.leave_to_speech("The queen of hearts.")
    for sound in (Sound.CLOSE, Sound.TWENTY, Sound.PLAY):
        let_hear(Cue(sound))
    assert not desk.output.played
    assert end_speech(desk) == [Sound.TWENTY]


def test_a_signal_that_speech_has_cut_off_is_heard_again_after_it(desk: Desk) -> None:
    desk.reads_aloud = True
    let_hear(Cue(Sound.TWENTY))
    desk.now = 0.02
    desk.speaker.leave_to_speech("Bella announces twenty.")
    assert desk.output.faded_out == 1
    assert end_speech(desk) == [Sound.TWENTY]


def test_a_signal_that_was_over_before_speech_is_not_heard_again(desk: Desk) -> None:
    desk.reads_aloud = True
    let_hear(Cue(Sound.TWENTY))
    desk.now = 1.5
    desk.speaker.leave_to_speech("The queen of hearts.")
    assert end_speech(desk) == []


@pytest.mark.parametrize(("interrupts", "sounds"), [(True, [Sound.TWENTY]), (False, [])])
def test_what_is_told_politely_comes_after_what_is_being_told(
    desk: Desk, interrupts: bool, sounds: list[Sound]
) -> None:
    desk.reads_aloud = True
    desk.speaker.leave_to_speech("a" * 20)  # 2 s
    desk.now = 1.0
    desk.speaker.leave_to_speech("b" * 20, interrupts=interrupts)
    desk.now = 3.5
    assert heard(desk) == sounds


def test_a_signal_does_not_wait_for_ever(desk: Desk) -> None:
    desk.reads_aloud = True
    desk.speaker.leave_to_speech("a" * 300)
    let_hear(Cue(Sound.TWENTY))
    assert end_speech(desk) == []


def test_every_announcer_leaves_to_speech_what_it_says(desk: Desk, qtbot: QtBot) -> None:
    window = QPushButton()
    qtbot.addWidget(window)
    announcer = Announcer(FocusedButton(window), window, window)
    desk.reads_aloud = True
    announcer.interrupt("No.")
    assert desk.output.faded_out == 1
    announcer.tell(["The queen of hearts."])
    qtbot.waitUntil(lambda: desk.output.faded_out == 2)


def test_without_a_screen_reader_nothing_waits_for_what_is_told(desk: Desk) -> None:
    desk.speaker.leave_to_speech("The queen of hearts.")
    assert desk.output.faded_out == 0
    assert len(heard(desk)) == 3


def test_without_a_loudspeaker_nothing_happens(qapp: QApplication) -> None:
    assert loudspeaker() is None
    let_hear(Cue(Sound.PLAY))
    assert qapp is not None


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (State.OPEN, ""),
        (State.CLOSED, ""),
        (State.NO_DEVICE, "no loudspeaker was found"),
        (State.NO_LIBRARY, "miniaudio"),
    ],
)
def test_the_settings_say_why_nothing_is_heard(
    qtbot: QtBot, desk: Desk, state: State, said: str
) -> None:
    page = SettingsPage(pages()[2], Settings(), 16.0)
    qtbot.addWidget(page)
    desk.output.shown = state
    desk.speaker.state_changed.emit()
    notes = [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]
    told = [note for note in notes if note.startswith("No sound:")]
    assert len(told) == bool(said)
    assert all(said in note for note in told)


def test_the_test_button_lets_the_chosen_volume_be_heard(qtbot: QtBot, desk: Desk) -> None:
    page = SettingsPage(pages()[2], Settings(sound=False, sound_volume=70), 16.0)
    qtbot.addWidget(page)
    button = child(page, QPushButton, "sound_test")
    button.click()
    assert desk.output.volume == 70
    assert [cue.sound for cue in desk.output.played] == [Sound.TWENTY]
