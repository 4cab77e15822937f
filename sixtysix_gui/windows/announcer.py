"""Tells readers of the screen what happens: everything that is to be seen, as it is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.happenings import Happenings

_BY_DESCRIPTION = ("xcb", "wayland")
"""Platforms whose readers speak a new description of what has the focus, but not all of them
announcements (Orca 43 has no handler for those): told by both, newer ones would say it twice."""


class Announcer(QObject):
    """Collects what is to be said and says it in one go, when control is back in the event loop.

    Signals:
        said: what readers were told, and whether it interrupts them.
    """

    said = Signal(str, bool)
    _due = Signal()

    def __init__(
        self, table: TableView, words: Callable[[], CardWords], parent: QObject | None = None
    ) -> None:
        """Listen to a table; events are handed in by ``tell``."""
        super().__init__(parent)
        self._table = table
        self._words = words
        self._news: list[str] = []
        self._status = ""
        self._chosen: Suit | None = None
        self._due.connect(self._say_news, Qt.ConnectionType.QueuedConnection)
        table.status_changed.connect(self._due)
        table.motions_finished.connect(self._due)
        table.acts_changed.connect(self._tell_choice)
        table.refusal_shown.connect(self.interrupt)
        table.points_shown.connect(self._tell_points)
        table.tricks_shown.connect(self._tell_tricks)

    @Slot(list)
    def tell(self, sentences: Sequence[str]) -> None:
        """Say sentences, with others that come at the same time."""
        self._news += sentences
        self._due.emit()

    @Slot(str)
    def interrupt(self, sentence: str) -> None:
        """Say a sentence at once."""
        self._speak(sentence, QAccessible.AnnouncementPoliteness.Assertive)

    @Slot()
    def _say_news(self) -> None:
        status = self._table.status_text
        if status != self._status and not self._table.is_moving:
            self._status = status
            self._news.append(status)
        news, self._news = " ".join(filter(None, self._news)), []
        if news:
            self._speak(news, QAccessible.AnnouncementPoliteness.Polite)

    def _speak(self, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        if QGuiApplication.platformName() in _BY_DESCRIPTION and self._table.has_keys:
            self._table.tell_at_focus(text)
        else:
            event = QAccessibleAnnouncementEvent(self._table, text)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
            self._table.tell_at_focus("")
        self.said.emit(text, politeness is QAccessible.AnnouncementPoliteness.Assertive)

    def _happenings(self) -> Happenings:
        view = self._table.table_scene.view
        name = "" if view is None else self._table.name_of(view.seat.other)
        return Happenings(self._words(), name)

    @Slot()
    def _tell_choice(self) -> None:
        before, self._chosen = self._chosen, self._table.armed_marriage
        if self._chosen is not None and self._chosen is not before:
            self.tell([self._happenings().chosen(self._chosen)])

    @Slot(int)
    def _tell_points(self, points: int) -> None:
        sentence = QCoreApplication.translate(
            "Happenings", "You have %n card point(s).", None, points
        )
        self.tell([sentence])

    @Slot(object)
    def _tell_tricks(self, tricks: Sequence[Trick]) -> None:
        view = self._table.table_scene.view
        if view is not None:
            self.tell([self._happenings().trick(trick, view) for trick in tricks])
