"""Tells readers of the screen what happens on a table: all that is to be seen, as it is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.telling.chronicle import happenings_for
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.playing.happenings import Happenings


class TableAnnouncer(Announcer):
    """Says what a table shows besides events, which are handed in by ``tell``."""

    def __init__(
        self, table: TableView, words: Callable[[], CardWords], parent: QObject | None = None
    ) -> None:
        """Listen to a table; ``words`` are those of the deck that lies on it."""
        super().__init__(table, table, parent)
        self._table = table
        self._words = words
        self._status = ""
        self._chosen: Suit | None = None
        table.status_changed.connect(self._due)
        table.motions_finished.connect(self._due)
        table.acts_changed.connect(self._tell_choice)
        table.refusal_shown.connect(self.interrupt)
        table.points_shown.connect(self._tell_points)
        table.tricks_shown.connect(self._tell_tricks)

    @override
    def last_words(self) -> str:
        """Give the status sentence if it is another one, once everything lies still."""
        status = self._table.status_text
        if status == self._status or self._table.is_moving:
            return ""
        self._status = status
        return status

    @Slot()
    def _tell_choice(self) -> None:
        before, chosen = self._chosen, self._table.armed_marriage
        self._chosen = chosen
        if chosen is not None and chosen is not before:
            self._tell_of_table(lambda happenings, _: [happenings.chosen(chosen)])

    @Slot(int)
    def _tell_points(self, points: int) -> None:
        self._tell_of_table(lambda happenings, _: [happenings.card_points(points)])

    @Slot(object)
    def _tell_tricks(self, tricks: Sequence[Trick]) -> None:
        self._tell_of_table(
            lambda happenings, view: [happenings.trick(trick, view) for trick in tricks]
        )

    def _tell_of_table(self, write: Callable[[Happenings, PlayerView], list[str]]) -> None:
        """Tell something about what lies on the table; where nothing does, nothing."""
        view = self._table.table_scene.view
        if view is not None:
            happenings = happenings_for(view, self._table.players, self._words())
            self.tell(write(happenings, view))
