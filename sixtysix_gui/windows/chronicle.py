"""Keeps what has happened in this game, and tells it as soon as it has been seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from sixtysix_gui.controller.messages import TableUpdate
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.view import PlayerView
from sixtysix_gui.table.options import PlayerLabels
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.happenings import Happenings

_MOST = 400
"""So many happenings are kept, the latest: more than any deal has."""


@dataclass(frozen=True)
class _Happening:
    """What led to a view: events, or a move that was taken back."""

    view: PlayerView
    players: PlayerLabels
    events: tuple[Event, ...] = ()
    fresh_deal: bool = False


def happenings_for(view: PlayerView, players: PlayerLabels, words: CardWords) -> Happenings:
    """Tell in these words what players did, as the seat of a view saw it."""
    watched = players.names[view.seat] if players.only_watched else ""
    return Happenings(words, players.names[view.seat.other], watched)


class Chronicle(QObject):
    """Turns what a table plays into sentences, when it has been seen.

    Signals:
        told: sentences that are new, in the words of the moment.
    """

    told = Signal(list)

    def __init__(
        self, table: TableView, words: Callable[[], CardWords], parent: QObject | None = None
    ) -> None:
        """Follow a table; ``words`` are those of the deck that lies on it."""
        super().__init__(parent)
        self._table = table
        self._words = words
        self._unseen: deque[_Happening] = deque()
        self._seen: deque[_Happening] = deque(maxlen=_MOST)
        table.play_began.connect(self._take)
        table.view_shown.connect(self._show)
        table.motions_finished.connect(self._show_all)

    def sentences(self) -> list[str]:
        """Give all that has been seen, oldest first, in the words of the moment."""
        return [sentence for one in self._seen for sentence in self._written(one)]

    @Slot(object)
    def take_back(self, update: TableUpdate) -> None:
        """Note that a move was taken back, if that is what an update says."""
        if update.at_once:
            self._tell(_Happening(update.view, self._table.players))

    @Slot(object, object, bool)
    def _take(self, events: tuple[Event, ...], view: PlayerView, fresh_deal: bool) -> None:
        if events:
            self._unseen.append(_Happening(view, self._table.players, events, fresh_deal))

    @Slot(object)
    def _show(self, view: PlayerView) -> None:
        while any(one.view is view for one in self._unseen):
            self._tell(self._unseen.popleft())

    @Slot()
    def _show_all(self) -> None:
        while self._unseen:
            self._tell(self._unseen.popleft())

    def _tell(self, happening: _Happening) -> None:
        self._seen.append(happening)
        sentences = self._written(happening)
        if sentences:
            self.told.emit(sentences)

    def _written(self, one: _Happening) -> list[str]:
        if not one.events:
            again = QCoreApplication.translate("Happenings", "The table lies as it did before.")
            return [again]
        happenings = happenings_for(one.view, one.players, self._words())
        return happenings.sentences(one.events, one.view, fresh_deal=one.fresh_deal)
