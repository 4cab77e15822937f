"""What is kept of the person's games: the running one, the tallies, and finished games."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import DealRecord, RecordError, read_records, write_record, write_records
from sixtysix_gui.rules.scoring.game import Game, winner_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.folders import Notice, StorageError
from sixtysix_gui.storage.running_game import Autosave
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.tally import LostGame, Tallies, Tally, TallyFile, TallyKey
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

_log = logging.getLogger(__name__)


class GameNotSavedError(OSError):
    """The running game could not be written; ``str()`` is a sentence in the person's language."""


@dataclass(frozen=True)
class Loaded:
    """The saved game, empty if there is none, and what went wrong with it, if anything."""

    records: tuple[DealRecord, ...] = ()
    notice: Notice | None = None


class SavedGame:
    """Keeps the running game."""

    def __init__(self, autosave: Autosave | None, trouble: Notice | None = None) -> None:
        """Take the place, and why nothing can be saved there, or the reason why there is none."""
        self._autosave = autosave
        self._trouble = trouble
        self._finished: dict[DealRecord, str] = {}

    @property
    def trouble(self) -> Notice | None:
        """Why nothing can be saved since the start; None as soon as something could be."""
        return self._trouble

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records, the last of which may be unfinished; without any, keep none.

        Raises:
            GameNotSavedError: if they cannot be written.
        """
        if self._autosave is None:
            raise GameNotSavedError("" if self._trouble is None else notice_sentence(self._trouble))
        try:
            if records:
                self._autosave.write(self._text(records))
            else:
                self._autosave.clear()
        except StorageError as error:
            _log.warning("%s", error)
            raise GameNotSavedError(notice_sentence(error.notice)) from error
        self._trouble = None

    def keep(self) -> None:
        """Keep what is saved, which could not be used, beside whatever is saved from now on."""
        if self._autosave is not None:
            self._autosave.keep()

    def _text(self, records: Sequence[DealRecord]) -> str:
        """Write the records; those of finished deals are written out only once."""
        *finished, running = records
        self._finished = {
            record: self._finished.get(record) or write_record(record) for record in finished
        }
        texts = [self._finished[record] for record in finished]
        return "\n".join([*texts, write_record(running)])

    def load(self) -> Loaded:
        """Fetch the game; one that cannot be read is set aside, never deleted."""
        if self._autosave is None:
            return Loaded()
        saved = self._autosave.load()
        if saved.text is None:
            return Loaded(notice=saved.warning)
        try:
            return Loaded(read_records(saved.text, odd_tags=True))
        except RecordError as error:
            return Loaded(notice=self._autosave.set_aside(str(error)))


_OLDEST_DAYS = 1
"""A game whose last deal is older than this was counted when it ended."""


def utc_now() -> datetime:
    """Return the time that tallies are kept by."""
    return datetime.now(UTC)


class TallyKeeper(QObject):
    """Counts lost games.

    Signals:
        not_kept: StorageError, when they could not be written, once until it works again.
    """

    not_kept = Signal(object)

    def __init__(
        self,
        file: TallyFile | None,
        now: Callable[[], datetime] = utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Begin with what the file holds; without one nothing is kept for the next start."""
        super().__init__(parent)
        self._file = file
        self._now = now
        self._fails = False
        self._tallies, self._notice = (Tallies(), None) if file is None else file.load()

    @property
    def notice(self) -> Notice | None:
        """What a person should know if the file could not be read."""
        return self._notice

    def tally_of(self, setup: GameSetup) -> Tally | None:
        """Return the tally that a game of that setup belongs to, or None if none is going on."""
        return self._tallies.of(_key(setup), self._now())

    def count(
        self,
        setup: GameSetup,
        game: Game,
        last: DealRecord,
        *,
        resigned: bool = False,
        is_known: bool = False,
    ) -> None:
        """Count a game that is over, unless it is practice, no one's, or ended long ago.

        ``last`` is its last deal; only where the end ``is_known`` does its date tell when that was,
        for an open game may end long after its last deal was dealt. The same game may be told of
        again, as when it is opened.
        """
        winner = winner_of(game, setup.length)
        if setup.practice or not (resigned or winner) or (is_known and self._is_old(last)):
            return
        counts = 1 if resigned else games_counted(game, setup)
        is_lost = resigned or winner != setup.party
        lost = LostGame(last.tag("Game") or "", is_lost, counts)
        self._use(self._tallies.counting(_key(setup), lost, self._now()))

    def forget(self, game: str) -> None:
        """Count a game no more."""
        self._use(self._tallies.without(game))

    def _is_old(self, record: DealRecord) -> bool:
        try:
            day = date.fromisoformat(record.tag("Date") or "")
        except ValueError:
            return False
        return (self._now().date() - day).days > _OLDEST_DAYS

    def _use(self, tallies: Tallies) -> None:
        if tallies == self._tallies and not self._fails:
            return
        self._tallies = tallies
        if self._file is None:
            return
        try:
            self._file.save(tallies)
        except StorageError as error:
            _log.warning("%s", error)
            if not self._fails:
                self._fails = True
                self.not_kept.emit(error)
        else:
            self._fails = False


def games_counted(game: Game, setup: GameSetup) -> int:
    """Say as how many games one counts that is over: by its rules, and as a Bummerl to nothing 2.

    Nothing but a game that is played to its end, or for a Bummerl, counts more than one.
    """
    winners = game.winners
    if not winners or setup.length not in ("game", "bummerl"):
        return 1
    losers = [party for party in setup.rules.parties if party not in winners]
    shut_out = setup.length == "bummerl" and not any(game.won[party] for party in losers)
    return max(game.games_counted, 2 if shut_out else 1)


def _key(setup: GameSetup) -> TallyKey:
    return TallyKey(",".join(setup.levels), _text_of(setup.rules), setup.length)


def _text_of(rules: Rules) -> str:
    """Write a rule set so that equal ones are written alike."""
    changed = (f"{key}={value}" for key, value in sorted(rules.overrides().items()))
    return "; ".join((rules.name, *changed))


class FinishedGamesKeeper(QObject):
    """Listens to a controller, and keeps its games as soon as they are over.

    Games that could not be kept, as on a full disk, are tried again with the next one.

    Signals:
        told: Notice, what a person should know: a damaged file was set aside, or a game could not
            be kept, which is told once until all are kept again.
        kept: a game is kept now.
    """

    told = Signal(object)
    kept = Signal()

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

    def keep(self, records: tuple[DealRecord, ...]) -> bool:
        """Keep a game that has ended away from the table; say whether nothing of it is owed.

        Where finished games are not wanted, nothing is.
        """
        if not self._keeper.settings.keep_games:
            return True
        game = _finished(records)
        self._keep_with_others(game)
        return game not in self._not_kept

    def _take(self) -> None:
        over = self._controller.is_game_over and not self._controller.is_trial
        if not (self._keeper.settings.keep_games and over):
            return
        self._keep_with_others(_finished(self._controller.game_records()))

    def _keep_with_others(self, game: FinishedGame) -> None:
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
        else:
            self.kept.emit()
        if notice is not None:
            self.told.emit(notice)

    def _use_settings(self, before: Settings, now: Settings) -> None:
        """Keep a game that lies there over when this is wanted again, as the next start would."""
        if not now.keep_games:
            self._not_kept.clear()
        elif not before.keep_games:
            self._take()


def _is_same(one: FinishedGame, other: FinishedGame) -> bool:
    """Return whether they are one game, which may have ended otherwise the second time."""
    return one == other or (bool(one.name) and one.name == other.name)


def _finished(records: tuple[DealRecord, ...]) -> FinishedGame:
    days = tuple(record.tag("Date") or "" for record in records)
    return FinishedGame(records[-1].tag("Game") or "", days, write_records(records))
