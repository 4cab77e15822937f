"""The program's loudspeaker: what the person wants to hear, and when it is better to be silent."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QGuiApplication

from sixtysix_gui.sound.output import Output, State
from sixtysix_gui.sound.sounds import Cue, Group, Sound

_AFTER_START = 1500
"""Milliseconds after which it is opened when the program has come to the front."""
_SPEECH_BEGINS, _SPEECH_LETTER = 0.6, 0.07
"""Seconds that a reader of the screen takes to begin, and for each letter at an easy pace."""


@dataclass(frozen=True)
class ToHear:
    """What the person wants to hear: a volume from 0 to 100, and the groups of sounds."""

    volume: int = 0
    groups: frozenset[Group] = field(default_factory=frozenset[Group])


class Loudspeaker(QObject):
    """Lets sounds be heard that the person wants to hear.

    While another program is in front, and while a reader of the screen runs, only signals are
    heard, and these never over speech.

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
        if self._wants_anything and cue.sound.group in self._wanted.groups and self._may(cue):
            self._output.play(cue)

    def try_out(self, volume: int) -> None:
        """Let a sound be heard at a volume, whatever is wanted else."""
        self._output.set_volume(volume)
        self._output.play(Cue(Sound.TWENTY))

    @Slot(str)
    def leave_to_speech(self, text: str) -> None:
        """Be silent while a reader of the screen says a text."""
        if self._reads_aloud():
            self._output.hush()
            self._speech_ends = self._clock() + _SPEECH_BEGINS + _SPEECH_LETTER * len(text)

    def shut_down(self) -> None:
        """Close it, and wait until that is done."""
        self._opens.stop()
        self._output.shut_down()

    @property
    def _is_in_front(self) -> bool:
        return self._application.applicationState() == Qt.ApplicationState.ApplicationActive

    @property
    def _wants_anything(self) -> bool:
        return bool(self._wanted.volume and self._wanted.groups)

    def _may(self, cue: Cue) -> bool:
        if self._reads_aloud():
            return cue.sound.group is Group.SIGNALS and self._clock() >= self._speech_ends
        return cue.sound.group is Group.SIGNALS or self._is_in_front

    @Slot(Qt.ApplicationState)
    def _come_to_front(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and self._wants_anything:
            self._opens.start()

    @Slot()
    def _wake(self) -> None:
        self._output.wake()


def loudspeaker() -> Loudspeaker | None:
    """Give the program's loudspeaker; None where it has none, as in a test."""
    application = QCoreApplication.instance()
    return None if application is None else application.findChild(Loudspeaker)


def let_hear(cue: Cue) -> None:
    """Let a sound be heard by the program's loudspeaker, if it has one."""
    speaker = loudspeaker()
    if speaker is not None:
        speaker.play(cue)


def leave_to_speech(text: str, _interrupts: object = None) -> None:
    """Be silent while a reader of the screen says a text."""
    speaker = loudspeaker()
    if speaker is not None:
        speaker.leave_to_speech(text)
