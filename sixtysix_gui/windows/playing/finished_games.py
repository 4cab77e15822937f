"""Every game that ends at the table is kept for good, unless the person wants none kept."""

import logging

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import DealRecord, write_records
from sixtysix_gui.storage.files.errors import StorageError
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

_log = logging.getLogger(__name__)


class FinishedGamesKeeper(QObject):
    """Listens to a controller, and keeps its games as soon as they are over.

    Signals:
        told: Notice, what a person should know: a damaged file was set aside, or a game could not
            be kept, which is told once until one is kept again.
    """

    told = Signal(object)

    def __init__(
        self,
        controller: GameController,
        games: FinishedGames | None,
        keeper: SettingsKeeper,
        parent: QObject | None = None,
    ) -> None:
        """Without ``games``, where no folder is ours to write to, nothing is kept."""
        super().__init__(parent)
        self._controller = controller
        self._games = games
        self._keeper = keeper
        self._fails = False
        controller.deal_finished.connect(self._keep)
        controller.game_resigned.connect(self._keep)

    def _keep(self) -> None:
        if self._games is None or not self._keeper.settings.keep_games:
            return
        if not self._controller.is_game_over:
            return
        try:
            notice = self._games.keep(_finished(self._controller.game_records()))
        except StorageError as error:
            _log.warning("%s", error)
            notice = None if self._fails else error.notice
            self._fails = True
        else:
            self._fails = False
        if notice is not None:
            self.told.emit(notice)


def _finished(records: tuple[DealRecord, ...]) -> FinishedGame:
    days = tuple(record.tag("Date") or "" for record in records)
    return FinishedGame(records[-1].tag("Game") or "", days, write_records(records))
