"""Every game that ends at the table is kept for good, unless the person wants none kept."""

import logging

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import DealRecord, write_records
from sixtysix_gui.storage.files.errors import StorageError
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

_log = logging.getLogger(__name__)


class FinishedGamesKeeper(QObject):
    """Listens to a controller, and keeps its games as soon as they are over.

    Games that could not be kept, as on a full disk, are tried again with the next one.

    Signals:
        told: Notice, what a person should know: a damaged file was set aside, or a game could not
            be kept, which is told once until all are kept again.
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
        self._not_kept: list[FinishedGame] = []
        self._fails = False
        controller.deal_finished.connect(self._take)
        controller.game_resigned.connect(self._take)
        keeper.changed.connect(self._use_settings)

    def try_again(self) -> None:
        """Keep what could not be kept so far, as before the program ends."""
        if self._games is None:
            return
        games, self._not_kept = self._not_kept, []
        for game in games:
            self._keep(self._games, game)
        self._fails = bool(self._not_kept)

    def _take(self) -> None:
        over = self._controller.is_game_over and not self._controller.is_trial
        if not (self._keeper.settings.keep_games and over):
            return
        game = _finished(self._controller.game_records())
        others = (one for one in self._not_kept if not _is_same(one, game))
        self._not_kept = [*others, game]
        self.try_again()

    def _keep(self, games: FinishedGames, game: FinishedGame) -> None:
        try:
            notice = games.keep(game)
        except StorageError as error:
            _log.warning("%s", error)
            notice = None if self._fails else error.notice
            self._fails = True
            self._not_kept.append(game)
        if notice is not None:
            self.told.emit(notice)

    def _use_settings(self, before: Settings, now: Settings) -> None:
        """Keep a game that lies there over when this is wanted again, as the next start would."""
        if not now.keep_games:
            self._not_kept.clear()
        elif not before.keep_games:
            self._take()


def _is_same(one: FinishedGame, other: FinishedGame) -> bool:
    """Say whether they are one game, which may have ended otherwise the second time."""
    return one == other or (bool(one.name) and one.name == other.name)


def _finished(records: tuple[DealRecord, ...]) -> FinishedGame:
    days = tuple(record.tag("Date") or "" for record in records)
    return FinishedGame(records[-1].tag("Game") or "", days, write_records(records))
