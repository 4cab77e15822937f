"""The open games: leaving the one at the table, going on with another, and giving one up."""

import errno
import logging
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_progress import (
    GameProgress,
    Records,
    fresh_game_id,
    progress_from,
)
from sixtysix_gui.controller.open_game import (
    as_other_game,
    game_of,
    given_up,
    is_stage_of,
    name_of,
    named,
)
from sixtysix_gui.controller.record_tags import RESIGNED
from sixtysix_gui.controller.signals import GameResumed
from sixtysix_gui.records import RecordError, read_records, write_records
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.open_games import OpenGames, file_name
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.playing.keeping import FinishedGamesKeeper, TallyKeeper
from sixtysix_gui.windows.playing.leaving import resigning_question
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.questions import ask

_log = logging.getLogger(__name__)


class GameNotKeptError(OSError):
    """A game could not be kept open; ``str()`` is a sentence in the person's language, or empty."""


@dataclass(frozen=True)
class OpenGame:
    """A game that can be gone on with, by the name of its file."""

    name: str
    progress: GameProgress


@dataclass(frozen=True)
class KeptGames:
    """Where games are kept that are not at the table; without a place they are not."""

    open: OpenGames | None = None
    finished: FinishedGamesKeeper | None = None


class OpenGamesKeeper(QObject):
    """Keeps games open beside the one at the table.

    A game is in its file before it is left, and in the save before its file goes: a kill in between
    leaves it in both, which the next start finds (``settled``).

    Signals:
        changed: a game has become an open one, or is none any more.
        told: Notice, what a person should know of a file.
        wanted: tuple of DealRecord, the game that is to be gone on with at the table.
        table_wanted: the game that is to be gone on with is at the table already.
    """

    changed = Signal()
    told = Signal(object)
    wanted = Signal(object)
    table_wanted = Signal()

    def __init__(
        self,
        window: QWidget,
        controller: GameController,
        keeper: SettingsKeeper,
        tally: TallyKeeper,
        kept: KeptGames,
    ) -> None:
        """Ask over a window, and listen to the controller of its table."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._keeper = keeper
        self._tally = tally
        self._games = kept.open
        self._finished = kept.finished
        self._going_on = self._left_last = ""
        controller.resumed.connect(self._remove_taken_up)
        controller.deal_finished.connect(self._remove_over)
        controller.game_resigned.connect(self._remove_over)

    # ------------------------------------------------------------------------ leaving, going on

    def leave(self) -> bool:
        """Keep the game at the table open, before another one, or none, takes its place.

        Say whether there was one: a game in which nothing was played is not kept.

        Raises:
            GameNotKeptError: if it cannot be kept; nothing has changed then.
        """
        records = self._controller.records_at_stake
        if not records:
            return False
        if self._games is None:
            raise GameNotKeptError
        name = name_of(records)
        try:
            self._games.keep(name, write_records(records))
        except StorageError as error:
            _log.warning("%s", error)
            raise GameNotKeptError(notice_sentence(error.notice)) from error
        self._left_last = file_name(name)
        self.changed.emit()
        return True

    def go_on(self, name: str) -> None:
        """Go on with an open game; what is played at the table is left for it."""
        if self._is_at_table(name):
            self.table_wanted.emit()
            return
        records = self._read(name, asked=True)
        if records:
            self._going_on = name
            self.wanted.emit(records)

    def latest(self) -> OpenGame | None:
        """Return the open game that was left last, or None."""
        if self._games is None:
            return None
        names = self._games.names()
        by_time = sorted(names, key=lambda name: name != self._left_last)  # clocks are set back
        opened = (self._open(name) for name in by_time)
        return next((game for game in opened if game and not game.progress.is_game_over), None)

    def told_apart(self, records: Records) -> Records:
        """Return the records of a game that is to be taken up, under a name of its own.

        Where a game of that name is open that has come further or went another way, what is taken
        up is another game, for practice.
        """
        name = name_of(records)
        kept = self._read(name) if self._holds(name) else None
        if kept is None or is_stage_of(kept, game_of(records)):
            return named(records)
        return as_other_game(records, fresh_game_id())

    # --------------------------------------------------------------------------------- the start

    def settled(self, records: Records) -> Records:
        """Return what to go on with at the start, by what is in the save.

        A game that is an open one too was being left or taken up when the program was killed. It
        goes on in the save, unless its file has come further: then that is returned.
        """
        name = name_of(records) if records else ""
        kept = self._read(name) if self._holds(name) else None
        if kept is None or is_stage_of(kept, game_of(records)):
            return named(records) if records else ()
        if is_stage_of(game_of(records), kept):
            return kept
        self._keep_beside(name, kept)
        return records

    def finish_given_up(self) -> None:
        """Bring games to the finished ones that were given up when the program was killed."""
        if self._games is None or self._games.only_reads:
            return
        for name in self._games.names():
            if f"[{RESIGNED} " not in (self._games.load(name).text or ""):
                continue
            game = self._open(name)
            if game is not None and game.progress.is_resigned:
                self._finish(game, is_known=True)

    def _keep_beside(self, name: str, kept: Records) -> None:
        """Keep a game that went another way than its namesake in the save, as another game."""
        other = fresh_game_id()
        games = self._games
        if games is None or games.only_reads:
            return
        try:
            games.keep(other, write_records(as_other_game(kept, other)))
        except StorageError as error:
            self.told.emit(games.set_aside(name, error.details))
        self.changed.emit()

    # ---------------------------------------------------------------------------- giving one up

    def resign(self, name: str) -> None:
        """Give an open game up that is not at the table, after a question."""
        if self._is_at_table(name):
            self.table_wanted.emit()
            return
        game = self._open(name, asked=True)
        if game is None:
            return
        if game.progress.is_game_over:
            self._finish(game, is_known=True)
            return
        setup, deck = game.progress.setup, self._keeper.settings.deck
        give_up = partial(self._give_up, name)
        question = resigning_question(setup, game.progress.game, deck, give_up, at_table=False)
        ask(self._window, question)

    def _give_up(self, name: str) -> None:
        """Write the end beside the others first: the next start finishes what a kill leaves."""
        game = self._open(name, asked=True)
        if game is None or self._games is None:
            return
        over = given_up(game.progress, datetime.now().astimezone())
        try:
            self._games.keep(name, write_records(over.records))
        except StorageError as error:
            _log.warning("%s", error)
            self.told.emit(error.notice)
        else:
            self._finish(OpenGame(name, over))

    def _finish(self, game: OpenGame, *, is_known: bool = False) -> None:
        over = game.progress
        self._tally.count(
            over.setup,
            over.game,
            over.records[-1],
            resigned=over.is_resigned,
            is_known=is_known,
        )
        if self._finished is not None and self._finished.keep(over.records):
            self._remove(game.name)
        self.changed.emit()

    # ----------------------------------------------------------------------------------- the files

    def _remove_taken_up(self, resumed: GameResumed) -> None:
        """Remove the file of a game that is in the save from now on."""
        at_stake = self._controller.records_at_stake or resumed.records
        names = {self._going_on, name_of(at_stake)}
        self._going_on = ""
        if self._controller.is_saved:
            self._remove(*names)

    def _remove_over(self) -> None:
        """Remove the file of a game that is over, should it still be there."""
        records = self._controller.game_records()
        if records and self._controller.is_game_over:
            self._remove(name_of(records))

    def _remove(self, *names: str) -> None:
        games = self._games
        if games is None or games.only_reads:
            return
        for name in filter(self._holds, names):
            try:
                games.remove(name)
            except StorageError as error:
                _log.warning("%s", error)
                self.told.emit(error.notice)
            self.changed.emit()

    def _holds(self, name: str) -> bool:
        return bool(name) and self._games is not None and self._games.holds(name)

    def _is_at_table(self, name: str) -> bool:
        records = self._controller.records_at_stake
        return bool(records) and file_name(name_of(records)) == file_name(name)

    def _open(self, name: str, *, asked: bool = False) -> OpenGame | None:
        records = self._read(name, asked=asked)
        if records is None:
            return None
        progress = progress_from(game_of(records), fresh_game_id(), self._keeper.settings.level)
        return OpenGame(name, progress)

    def _read(self, name: str, *, asked: bool = False) -> Records | None:
        """Read the records of an open game; what cannot be used is set aside, and told.

        A file that is gone is told only where someone has ``asked`` for it.
        """
        if self._games is None:
            return None
        saved = self._games.load(name)
        notice = saved.warning
        if saved.text is not None:
            try:
                return _records_of(saved.text)
            except (RecordError, RulesError, TagRefusedError) as error:
                notice = self._games.set_aside(name, str(error))
        elif notice is None and asked:
            gone = FileNotFoundError(errno.ENOENT, "")
            notice = StorageError(Trouble.NOT_READ, self._games.path(name), gone).notice
        if notice is not None:
            _log.warning("%s", notice)
            self.told.emit(notice)
            self.changed.emit()
        return None


def _records_of(text: str) -> Records:
    """Read records, and try whether a game can be taken up from them; raises what keeps it."""
    records = read_records(text, odd_tags=True)
    progress_from(game_of(records), "")
    return records
