"""The open games: leaving the one at the table, going on with another, and giving one up.

Here is as well what is asked before a game is lost.
"""

from collections.abc import Callable
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
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.open_game import (
    as_other_game,
    game_of,
    given_up,
    is_stage_of,
    name_of,
    named,
)
from sixtysix_gui.controller.signals import GameResumed
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.storage.open_games import OpenGames, file_name
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.names import opponent_called, opponent_of
from sixtysix_gui.windows.playing.keeping import FinishedGamesKeeper, TallyKeeper
from sixtysix_gui.windows.playing.open_game_files import GameNotKeptError, OpenGameFiles
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask
from sixtysix_gui.windows.window_messages import WindowMessages

_ = texts("GameCommands")
_open_games = texts("OpenGames")

_LOOKED_AT = 200
"""Files that a start looks through for games given up; those written last come first."""


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
    """

    changed = Signal()

    def __init__(
        self,
        window: QWidget,
        controller: GameController,
        keeper: SettingsKeeper,
        tally: TallyKeeper,
        kept: KeptGames,
        messages: WindowMessages,
    ) -> None:
        """Ask over a window, and listen to the controller of its table."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._keeper = keeper
        self._tally = tally
        self._messages = messages
        self._files = OpenGameFiles(kept.open, self)
        self._finished = kept.finished
        self._left_last = ""
        self._files.changed.connect(self.changed)
        self._files.told.connect(messages.notice)
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
        self._left_last = file_name(name_of(records))
        self._files.keep(records)
        return True

    def leave_and(self, then: Callable[[], None], *, covered: bool) -> None:
        """Keep the game at the table open, and do what ends it there; ask if it cannot be kept.

        ``covered``: a sheet lies over it.
        """
        try:
            left = self.leave()
        except GameNotKeptError as error:
            ask(self._window, losing_question(str(error), then, covered=covered))
            return
        if left:
            self._messages.game_left()
        then()

    def put_away(self) -> bool:
        """Keep the game at the table open, before none takes its place; say whether there was one.

        What cannot be kept, or is no game to be kept, stays as it is.
        """
        try:
            return self.leave()
        except GameNotKeptError as error:
            self._messages.game_not_kept(str(error))
            return False

    def read(self, name: str) -> Records | None:
        """Return the records of a game that is to be gone on with; tell it where there are none."""
        return self._files.read_asked(name)

    def has(self, name: str) -> bool:
        """Return whether a game can be gone on with: the one at the table, or an open one."""
        return self.is_at_table(name) or self._files.holds(name)

    def latest(self) -> OpenGame | None:
        """Return the open game that was left last, or None."""
        names = self._files.names()
        by_time = sorted(names, key=lambda name: name != self._left_last)  # clocks are set back
        for name in by_time:
            game = self._opened(name, self._files.read(name))
            if game is not None and not game.progress.is_game_over:
                return game
        return None

    def told_apart(self, records: Records) -> Records:
        """Return the records of a game that is to be taken up, under a name of its own.

        Where a game of that name is open that has come further or went another way, what is taken
        up is another game, for practice.
        """
        kept = self._files.read_or_set_aside(name_of(records))
        if kept is None or is_stage_of(kept, game_of(records)):
            return named(records)
        return as_other_game(records, fresh_game_id())

    # --------------------------------------------------------------------------------- the start

    def settled(self, records: Records) -> Records:
        """Return what to go on with at the start, by what is in the save.

        A game that is an open one too was being left or taken up when the program was killed. It
        goes on in the save, unless its file has come further: then that is returned.
        """
        if not records:
            return ()
        kept = self._files.read_or_set_aside(name_of(records))
        if kept is None or is_stage_of(kept, game_of(records)):
            return named(records)
        if is_stage_of(game_of(records), kept):
            return kept
        self._keep_beside(kept)
        return records

    def finish_given_up(self) -> None:
        """Bring games to the finished ones that were given up when the program was killed."""
        if not self._files.can_write:
            return
        for name in filter(self._files.is_given_up, self._files.names()[:_LOOKED_AT]):
            game = self._opened(name, self._files.read(name))
            if game is not None and game.progress.is_resigned:
                self._finish(game, is_known=True)

    def _keep_beside(self, kept: Records) -> None:
        """Keep a game that went another way than its namesake in the save, as another game."""
        if self._files.can_write:
            try:
                self._files.keep(as_other_game(kept, fresh_game_id()))
            except GameNotKeptError as error:
                self._files.set_aside(name_of(kept), str(error))

    # ---------------------------------------------------------------------------- giving one up

    @property
    def can_resign(self) -> bool:
        """Whether games can be given up: not where another program has the folder."""
        return self._files.can_write

    def resign(self, name: str) -> None:
        """Give an open game up that is not at the table, after a question."""
        game = self._opened(name, self._files.read_asked(name))
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
        game = self._opened(name, self._files.read_asked(name))
        if game is None:
            return
        over = given_up(game.progress, datetime.now().astimezone())
        try:
            self._files.keep(over.records)
        except GameNotKeptError as error:
            self._messages.say(str(error))
        else:
            self._finish(OpenGame(name, over))

    def _finish(self, game: OpenGame, *, is_known: bool = False) -> None:
        over = game.progress
        last, resigned = over.records[-1], over.is_resigned
        self._tally.count(over.setup, over.game, last, resigned=resigned, is_known=is_known)
        if self._finished is not None and self._finished.keep(over.records):
            self._files.remove(game.name)

    # --------------------------------------------------------------------------------- the table

    def _remove_taken_up(self, resumed: GameResumed) -> None:
        """Remove the file of a game that is in the save from now on."""
        if self._controller.is_saved:
            self._files.remove(name_of(self._controller.records_at_stake or resumed.records))

    def _remove_over(self) -> None:
        """Remove the file of a game that is over, should it still be there."""
        controller = self._controller
        if controller.is_game_over and controller.is_saved and not controller.is_trial:
            self._files.remove(name_of(controller.game_records()))

    def is_at_table(self, name: str) -> bool:
        """Return whether a game is the one at the table."""
        records = self._controller.records_at_stake
        return bool(records) and file_name(name_of(records)) == file_name(name)

    def _opened(self, name: str, records: Records | None) -> OpenGame | None:
        if records is None:
            return None
        usual = self._keeper.settings.level
        return OpenGame(name, progress_from(game_of(records), fresh_game_id(), usual))


def resigning_question(
    setup: GameSetup, game: Game, deck: Deck, resign: Callable[[], None], *, at_table: bool = True
) -> Question:
    """Ask whether a game is to be given up, and say what that costs."""
    keep = _open_games("Keep it")
    if at_table:
        keep = _("Keep playing")
    return Question(
        _("Resign this game?"),
        _price_of_resigning(setup, game, deck),
        safe=AnswerButton(keep),
        others=(AnswerButton(_("Resign"), resign),),
    )


def _price_of_resigning(setup: GameSetup, game: Game, deck: Deck) -> str:
    if setup.practice:
        return _("This is a practice game and does not count.")
    if not game.rules.close:
        return _("The others will win it.")
    called = opponent_called(opponent_of(setup.level), deck)
    shown = game.shown_score
    sentence = _("{name} will win it; the score stays {mine}–{theirs}.")
    told = sentence.format(name=called, mine=shown[setup.seat], theirs=shown[setup.opponent])
    return as_sentence(told)


def losing_question(reason: str, leave: Callable[[], None], *, covered: bool) -> Question:
    """Ask whether a game is to be left that cannot be kept open; ``reason`` is a sentence.

    ``covered``: a sheet lies over the game, so it is not played on at once.
    """
    price = _open_games("If you leave it now, it will be lost.")
    stay = _("Keep playing")
    if covered:
        stay = _open_games("Cancel")
    return Question(
        _open_games("Your game cannot be kept."),
        f"{reason} {price}".strip(),
        safe=AnswerButton(stay),
        others=(AnswerButton(_open_games("Leave it"), leave),),
    )
