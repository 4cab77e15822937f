"""Tells readers of the screen what is new, where they listen."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from sixtysix_gui.windows.desktop.loudspeaker import leave_to_speech

_BY_DESCRIPTION = ("xcb", "wayland")
"""Platforms whose readers speak a new description of what has the focus, but not all of them
announcements (Orca 43 has no handler for those): told by both, newer ones would say it twice."""


class NewsPlace(Protocol):
    """Where something new is to be told."""

    @property
    def has_keys(self) -> bool:
        """Whether something here has the focus and can tell news with its description."""
        ...

    def tell_at_focus(self, text: str) -> None:
        """Let what has the focus tell something new with its description; no text, no news."""
        ...


class Announcer(QObject):
    """Collects what is to be said and says it in one go, when control is back in the event loop.

    Signals:
        said: what readers were told, and whether it interrupts them.
    """

    said = Signal(str, bool)
    _due = Signal()

    def __init__(self, place: NewsPlace, speaker: QObject, parent: QObject | None = None) -> None:
        """Tell what ``tell`` hands in at a place; announcements come from the ``speaker``."""
        super().__init__(parent)
        self._place = place
        self._speaker = speaker
        self._news: list[str] = []
        self._due.connect(self._say_news, Qt.ConnectionType.QueuedConnection)

    @Slot(list)
    def tell(self, sentences: Sequence[str]) -> None:
        """Say sentences, with others that come at the same time."""
        self._news += sentences
        self._due.emit()

    @Slot(str)
    def tell_line(self, sentence: str) -> None:
        """Say a sentence, with others that come at the same time."""
        self.tell([sentence])

    @Slot(str)
    def interrupt(self, sentence: str) -> None:
        """Say a sentence at once."""
        self._speak(sentence, QAccessible.AnnouncementPoliteness.Assertive)

    def last_words(self) -> str:
        """Return what is to be said after all that is new; nothing here."""
        return ""

    @Slot()
    def _say_news(self) -> None:
        news, self._news = [*self._news, self.last_words()], []
        text = " ".join(filter(None, news))
        if text:
            self._speak(text, QAccessible.AnnouncementPoliteness.Polite)

    def _speak(self, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        if QGuiApplication.platformName() in _BY_DESCRIPTION and self._place.has_keys:
            self._place.tell_at_focus(text)
        else:
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
            self._place.tell_at_focus("")
        interrupts = politeness is QAccessible.AnnouncementPoliteness.Assertive
        leave_to_speech(text, interrupts=interrupts)
        self.said.emit(text, interrupts)


class FocusedButton(QObject):
    """Tells news before the description of the button with the focus, until the focus goes."""

    def __init__(self, window: QWidget) -> None:
        """Look at the buttons of a window; in the end their descriptions are as they were."""
        super().__init__(window)
        self._window = window
        self._telling: QAbstractButton | None = None
        self._usual = ""

    @property
    def has_keys(self) -> bool:
        """Whether a button has the focus of the window."""
        return isinstance(self._window.focusWidget(), QAbstractButton)

    def tell_at_focus(self, text: str) -> None:
        """Let the button with the focus tell something new with its description."""
        focused = self._window.focusWidget()
        if not text or not isinstance(focused, QAbstractButton):
            return
        if focused is not self._telling:  # else the next news take the place of these
            self._end()
            self._telling, self._usual = focused, focused.accessibleDescription()
            focused.installEventFilter(self)
        told = f"{text} ({self._usual})" if self._usual else text
        focused.setAccessibleDescription(told)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End what a button tells when the focus leaves it: it is old when the focus is back."""
        if event.type() == QEvent.Type.FocusOut:
            self._end()
        return False

    def _end(self) -> None:
        button, self._telling = self._telling, None
        if button is not None:
            button.removeEventFilter(self)
            button.setAccessibleDescription(self._usual)
