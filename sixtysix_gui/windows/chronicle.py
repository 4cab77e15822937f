"""Keeps what has happened in this game, and tells it as soon as it has been seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.messages import TableUpdate
from sixtysix_gui.rules.view import PlayerView
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.texts.happenings import Happenings

_MOST = 400
"""So many updates are kept, the latest: more than any deal has."""


class Chronicle(QObject):
    """Turns the updates of a game into sentences, when their motions have been seen.

    It must be made before anything else follows the controller: a table on which nothing moves
    has shown a view before the next of the controller's listeners is told of it.

    Signals:
        told: sentences that are new, in the words of the moment.
    """

    told = Signal(list)

    def __init__(
        self,
        controller: GameController,
        table: TableView,
        happenings: Callable[[], Happenings],
        parent: QObject | None = None,
    ) -> None:
        """Follow a controller and the table that shows it; ``happenings`` has the words."""
        super().__init__(parent)
        self._happenings = happenings
        self._unseen: deque[TableUpdate] = deque()
        self._seen: deque[TableUpdate] = deque(maxlen=_MOST)
        controller.updated.connect(self._take)
        table.view_shown.connect(self._show)
        table.motions_finished.connect(self._show_all)

    def sentences(self) -> list[str]:
        """Give all that has been seen, oldest first, in the words of the moment."""
        return [sentence for update in self._seen for sentence in self._written(update)]

    @Slot(object)
    def _take(self, update: TableUpdate) -> None:
        if update.events or update.at_once:
            self._unseen.append(update)

    @Slot(object)
    def _show(self, view: PlayerView) -> None:
        while any(update.view is view for update in self._unseen):
            self._tell(self._unseen.popleft())

    @Slot()
    def _show_all(self) -> None:
        while self._unseen:
            self._tell(self._unseen.popleft())

    def _tell(self, update: TableUpdate) -> None:
        self._seen.append(update)
        sentences = self._written(update)
        if sentences:
            self.told.emit(sentences)

    def _written(self, update: TableUpdate) -> list[str]:
        if update.at_once:
            again = QCoreApplication.translate("Happenings", "The table lies as it did before.")
            return [again]
        happenings = self._happenings()
        return happenings.sentences(update.events, update.view, fresh_deal=update.fresh_deal)
