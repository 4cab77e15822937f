"""The program's loudspeaker: what the person wants to hear, and when it is better to be silent."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QGuiApplication

from sixtysix_gui.sound.output import Output, State
from sixtysix_gui.sound.sounds import Cue, Sound, SoundGroup

_AFTER_START = 1500
"""Milliseconds after which it is opened when the program has come to the front."""
_LONGEST_HELD = 10.0
"""Seconds that a signal waits for the end of speech; after that it says nothing any more."""
_CUT_OFF = 1.0
"""A signal that began so few seconds before speech is heard again after it."""
_SPEECH_BEGINS, _SPEECH_LETTER = 0.6, 0.07
"""Seconds that a reader of the screen takes to begin, and for each letter at an easy pace."""


@dataclass(frozen=True)
class _Told:
    """A signal, and since when there is something to be told by it."""

    cue: Cue
    since: float


@dataclass(frozen=True)
class ToHear:
    """What the person wants to hear: a volume from 0 to 100, and the groups of sounds."""

    volume: int = 0
    groups: frozenset[SoundGroup] = field(default_factory=frozenset[SoundGroup])


class Loudspeaker(QObject):
    """Lets sounds be heard that the person wants to hear.

    While another program is in front, and while a reader of the screen runs, only signals are
    heard, and these never over speech: the last one that came meanwhile is heard after it.

    Signals:
        state_changed: ask ``state`` again.
    """

    state_changed = Signal()

    def __init__(
        self,
        output: Output,
        application: QGuiApplication,
        reads_aloud: Callable[[], bool] = QAccessible.isActive,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Be silent until ``use``; ``reads_aloud`` says whether a reader of the screen runs."""
        super().__init__(application)
        self._output = output
        self._application = application
        self._reads_aloud = reads_aloud
        self._clock = clock
        self._wanted = ToHear()
        self._speech_ends = 0.0
        self._last: _Told | None = None
        self._held: _Told | None = None
        self._after_speech = QTimer(self, singleShot=True)
        self._after_speech.setObjectName("after_speech")
        self._after_speech.timeout.connect(self._play_held)
        self._opens = QTimer(self, singleShot=True, interval=_AFTER_START)
        self._opens.timeout.connect(self._wake)
        output.tell_state(self.state_changed.emit)
        application.applicationStateChanged.connect(self._come_to_front)

    @property
    def state(self) -> State:
        """Whether anything can be heard, as far as it was tried."""
        return self._output.state

    def use(self, wanted: ToHear) -> None:
        """Take over what the person wants to hear."""
        self._wanted = wanted
        self._output.set_volume(wanted.volume)
        if not self._wants_anything:
            self._opens.stop()
            self._output.rest()
        elif self._is_in_front:
            self._opens.start()

    def play(self, cue: Cue) -> None:
        """Let a sound be heard, if it is wanted now."""
        if not self._wants_anything or cue.sound.group not in self._wanted.groups:
            return
        if self._reads_aloud():
            self._play_beside_speech(_Told(cue, self._clock()))
        elif cue.sound.group is SoundGroup.SIGNALS or self._is_in_front:
            self._output.play(cue)

    def try_out(self, volume: int) -> None:
        """Let a sound be heard at a volume, whatever is wanted else."""
        self._output.set_volume(volume)
        self._output.try_out(Cue(Sound.TWENTY))

    def leave_to_speech(self, text: str, *, interrupts: bool = False) -> None:
        """Be silent while a reader of the screen says a text, after others or in their place."""
        if not self._reads_aloud():
            return
        now = self._clock()
        self._output.fade_out()
        if self._last is not None and now - self._last.since <= _CUT_OFF:
            self._held = self._last
        self._last = None
        begins = now if interrupts else max(now, self._speech_ends)
        self._speech_ends = begins + _SPEECH_BEGINS + _SPEECH_LETTER * len(text)
        self._after_speech.start(round(1000 * (self._speech_ends - now)) + 1)

    def shut_down(self) -> None:
        """Close it for good, and wait until that is done."""
        self._application.applicationStateChanged.disconnect(self._come_to_front)
        self._opens.stop()
        self._after_speech.stop()
        self._output.shut_down()

    @property
    def _is_in_front(self) -> bool:
        return self._application.applicationState() == Qt.ApplicationState.ApplicationActive

    @property
    def _wants_anything(self) -> bool:
        return bool(self._wanted.volume and self._wanted.groups)

    def _play_beside_speech(self, told: _Told) -> None:
        if told.cue.sound.group is not SoundGroup.SIGNALS:
            return
        if self._clock() < self._speech_ends:
            self._held = told
        else:
            self._last = told
            self._output.play(told.cue)

    @Slot()
    def _play_held(self) -> None:
        """Let the signal be heard that had to wait, if it still is wanted."""
        held, self._held = self._held, None
        if held is not None and self._clock() - held.since <= _LONGEST_HELD:
            self.play(held.cue)

    @Slot(Qt.ApplicationState)
    def _come_to_front(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and self._wants_anything:
            self._opens.start()

    @Slot()
    def _wake(self) -> None:
        self._output.wake()


def loudspeaker() -> Loudspeaker | None:
    """Return the program's loudspeaker; None where it has none, as in a test."""
    application = QCoreApplication.instance()
    return None if application is None else application.findChild(Loudspeaker)


def let_hear(cue: Cue) -> None:
    """Let a sound be heard by the program's loudspeaker, if it has one."""
    speaker = loudspeaker()
    if speaker is not None:
        speaker.play(cue)


def leave_to_speech(text: str, *, interrupts: bool = False) -> None:
    """Be silent while a reader of the screen says a text."""
    speaker = loudspeaker()
    if speaker is not None:
        speaker.leave_to_speech(text, interrupts=interrupts)
