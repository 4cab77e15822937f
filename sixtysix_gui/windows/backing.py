"""What stands behind a window: the game that is played, and what is kept of games."""

from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.storage.finished_games import FinishedGames
from sixtysix_gui.storage.open_games import OpenGames
from sixtysix_gui.storage.running_game import GamePlace
from sixtysix_gui.storage.tally import TallyFile
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.playing.keeping import FinishedGamesKeeper, SavedGame, TallyKeeper
from sixtysix_gui.windows.playing.open_games import KeptGames
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper


@dataclass(frozen=True)
class Places:
    """Where the program keeps things, for the about dialog."""

    data_folder: Path
    log_file: Path


@dataclass(frozen=True)
class Backing:
    """Everything that a window needs to play.

    ``kept`` are the games that are not at the table, ``archive`` has all of them.
    """

    saved: SavedGame
    controller: GameController
    places: Places
    tally: TallyKeeper
    coach_worker: CoachWorker
    kept: KeptGames
    archive: ArchiveKeeper


def backing_of(place: GamePlace, log: Path | None, keeper: SettingsKeeper) -> Backing:
    """Return what stands behind the window of a person whose games are kept in a place.

    Without its lock nothing in the place is ours: nothing is written there then.
    """
    is_ours = place.lock is not None
    saved = SavedGame(place.autosave, place.trouble)
    controller = GameController(saved)
    finished = FinishedGames(place.folder) if is_ours else None
    open_games = None if place.autosave is None else OpenGames(place.folder, only_reads=not is_ours)
    return Backing(
        saved,
        controller,
        Places(place.folder, log or Path()),
        TallyKeeper(TallyFile(place.folder) if is_ours else None),
        CoachWorker(place.folder if is_ours else None),
        KeptGames(open_games, FinishedGamesKeeper(controller, finished, keeper)),
        ArchiveKeeper(place.folder, only_reads=not is_ours),
    )
