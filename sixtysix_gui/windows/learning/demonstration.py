"""From move to move and deal to deal of a game that both players of which are the computer's."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal
from typing_extensions import override

from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished, PlayerFailure, TableUpdate
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import (
    PASSED_RESTS,
    WATCHED_LETTER,
    WATCHED_MOVE,
    WATCHED_RESULT,
    Speed,
)
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import OPPONENTS, opponent_of
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.game_end import OverGame, game_end
from sixtysix_gui.text.results.result_table import result_table
from sixtysix_gui.text.results.scores import score_of
from sixtysix_gui.windows.learning.explaining import Explaining
from sixtysix_gui.windows.playing.conductor import Conductor
from sixtysix_gui.windows.playing.endings import PassedDeal, best_cards, passed_line_of
from sixtysix_gui.windows.playing.people_at_table import names_at, people_of
from sixtysix_gui.windows.settings.settings_keeper import speed_of
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.announcer import Announcer

_ = texts("Watched")

BELOW, ABOVE = Seat.A, Seat.B
"""The seat whose cards are seen, and the one opposite."""


def watched_setup(level: str, rules: Rules, settings: Settings) -> GameSetup:
    """Return who plays a game that is watched by a person whose usual opponent has that level.

    That opponent sits above, with company at a larger table, and the strongest player below; where
    they would be the same one, the next strongest.
    """
    above = opponent_of(level)
    strongest, next_one = OPPONENTS[-1], OPPONENTS[-2]
    levels: dict[Seat, str] = dict.fromkeys(rules.seats, above.level)
    levels[BELOW] = (next_one if above == strongest else strongest).level
    setup = GameSetup(rules, ("",) * len(rules.seats), levels, seat=BELOW)
    return replace(setup, names=names_at(setup, settings))


@dataclass(frozen=True)
class Pace:
    """Milliseconds that pass before a move below, with a result, and with a deal all have passed.

    ``per_letter`` are those for each letter of what the coach says; with 0 he says nothing.
    ``hurries``: nothing takes time, for those who only want to know that everything works.
    """

    before_move: int
    with_result: int
    with_passed: int
    per_letter: int = 0
    hurries: bool = False

    def of_table(self, options: TableOptions) -> TableOptions:
        """Return the table's options at this pace."""
        if not self.hurries:
            return options
        return replace(options, speed=Speed.NONE.value, rest_tricks=False)


HURRY = Pace(0, 0, 0, hurries=True)


def pace_for(speed: str) -> Pace:
    """Return the pace for the speed of the settings."""
    known = Speed(speed)
    before, result = WATCHED_MOVE.rest_at(known), WATCHED_RESULT.rest_at(known)
    passed, letter = PASSED_RESTS.rest_at(known), WATCHED_LETTER.rest_at(known)
    return Pace(before, result, passed, letter)


class DemonstrationFlow(Conductor):
    """Leads through games that are only watched.

    Signals:
        end_wanted: a button of a sheet ends the demonstration.
        game_over: the sheet at the end of a game lies on the table.
        failed: str, details for the log: a player could not decide, and the game stands still.
    """

    end_wanted = Signal()
    game_over = Signal()
    failed = Signal(str)

    def __init__(
        self,
        controller: GameController,
        page: TablePage,
        announcer: Announcer,
        level: str,
        parent: QObject,
        *,
        coach: CoachWorker | None = None,
    ) -> None:
        """Play at the table of a page; ``level`` is the usual opponent's, and ``use`` must follow.

        The ``announcer`` tells readers of the screen what the coach says.
        """
        self._wanted = Settings()
        super().__init__(controller, page.table, page.sheets, lambda: self._wanted, parent)
        self._page, self._announcer = page, announcer
        self._rules: Rules | None = None
        self._level = level
        self._pace = HURRY
        self._reading = _timer(self, self._go_on)
        self._passed = PassedDeal(self, self._go_on)
        self._before_move = _timer(self, controller.release)
        self._coach = None if coach is None else self._introduce(coach)
        controller.hold_back(BELOW)
        controller.player_failed.connect(self._take_failure)
        self.attach()

    def use(self, settings: Settings, pace: Pace) -> None:
        """Look and go as the settings say, from now on."""
        self._wanted = settings
        self._pace = pace
        self._before_move.setInterval(pace.before_move)
        self._reading.setInterval(pace.with_result)
        self._passed.change_rest(pace.with_passed)
        self.sheets.set_speed(Speed.NONE if pace.hurries else speed_of(settings))
        self.retranslate()
        self._let_coach_explain()

    def begin(self, rules: Rules) -> None:
        """Begin a game and deal."""
        self._rules = rules
        self._let_coach_explain()
        self.controller.new_game(watched_setup(self._level, rules, self._settings))
        self.controller.deal()

    def end(self) -> None:
        """Stop where it stands."""
        self._reading.stop()
        self._passed.clear_away()
        self._before_move.stop()
        if self._coach is not None:
            self._coach.stop()
        self.sheets.take_away()

    # ------------------------------------------------------------------------------- the coach

    def _introduce(self, worker: CoachWorker) -> Explaining:
        coach = Explaining(worker, self._page, self._announcer, lambda: self.narrator, self)
        coach.has_been_read.connect(self.rest_if_still)
        return coach

    @property
    def _is_explained(self) -> bool:
        return self._coach is not None and self._coach.is_on

    def _let_coach_explain(self) -> None:
        """Let the coach begin or end, as is wanted; both players then wait until he was read."""
        coach = self._coach
        if coach is None:
            return
        was_on = coach.is_on
        has_coach = self._rules is None or bool(self._rules.close)
        wanted = self._settings.coach_explains and has_coach
        coach.use(self._pace.per_letter if wanted else 0)
        if coach.is_on is was_on:
            return
        self.controller.hold_back(*((BELOW, ABOVE) if coach.is_on else (BELOW,)))
        if coach.is_on:
            coach.begin(self.controller.watched_choice)
        elif self.view is not None and not self.view.my_turn:
            self.controller.release()
        self.rest_if_still()

    @override
    def _take_update(self, update: TableUpdate) -> None:
        self._before_move.stop()
        if self._coach is not None:
            self._coach.follow(update, self.controller)
        super()._take_update(update)

    @override
    def _clear_away(self) -> None:
        super()._clear_away()
        self._reading.stop()
        self._passed.clear_away()
        self.sheets.take_away()

    @override
    def _as_shown(self, view: View) -> View:
        """Offer nothing to the onlooker."""
        return replace(view, legal_moves=())

    @override
    def _rest(self) -> None:
        """Let the coach speak, then the next player act, or show how the deal ended."""
        if self._coach is not None and self._coach.speaks():
            return
        super()._rest()
        view = self.view
        if self._finished is None and view is not None and (view.my_turn or self._is_explained):
            self._before_move.start()

    def _take_failure(self, failure: PlayerFailure) -> None:
        self.failed.emit(failure.details)

    @override
    def _show_end(self) -> bool:
        finished, view = self._finished, self.view
        setup = self.controller.setup
        if finished is None or view is None or setup is None:
            return False
        line = passed_line_of(finished, view, people_of(setup, self._settings))
        if line:
            if self._passed.lie(self._pace.with_passed):
                self._page.notices.say(line)
            return True
        self._show_result(finished, view, setup)
        records = self.controller.game_records()
        self.table.show_score(score_of(finished.after, records, is_settled=True))
        self._lay_cards(view)
        self._reading.start()
        return True

    def _go_on(self) -> None:
        self._reading.stop()
        finished = self._finished
        if finished is not None and finished.after.is_over:
            self._show_game_end(finished)
        else:
            self.sheets.take_away()
            self.controller.deal()

    def _show_result(self, finished: DealFinished, view: View, setup: GameSetup) -> None:
        """Lay the sheet of a deal, as its last view has it."""
        acts = DealSheetActs(go_on=self._go_on, end_demonstration=self.end_wanted.emit)

        def write(unit: float) -> DealSheet:
            result = DealResult(finished.outcome, view, people_of(setup, self._settings))
            table = result_table(result, finished.before, finished.after)
            deck, may_be_low = self._settings.deck, not view.rules.close
            return DealSheet(unit, table, deck, acts, may_be_low=may_be_low)

        self.sheets.show_sheet(write)

    def _show_game_end(self, finished: DealFinished) -> None:
        """Lay the sheet of a game; the cards of its winner lie over it at a table for two."""
        game, view, setup = finished.after, self.view, self.controller.setup
        if view is None or setup is None:
            return
        has_fan = game.winner is not None and game.rules.close
        best = best_cards(view, game.winner) if game.winner is not None and has_fan else ()
        records = self.controller.game_records()
        over = OverGame(game, setup, tuple(records), counts=game.games_counted)
        acts = GameSheetActs(
            once_more=lambda: self.begin(game.rules), end_demonstration=self.end_wanted.emit
        )

        def write(unit: float) -> GameSheet:
            end = game_end(over, people_of(setup, self._settings))
            return GameSheet(unit, end, acts, best, may_be_low=not game.rules.close)

        self.sheets.show_sheet(write)
        self.game_over.emit()

    # ------------------------------------------------------------------------------------ words

    @override
    def _table_options(self) -> TableOptions:
        options = replace(super()._table_options(), mark_illegal=False, one_click=False)
        return self._pace.of_table(options)

    @override
    def _say_why_not(self, error: IllegalMoveError | None) -> None:
        """Say that the onlooker does not play."""
        if error is None:
            return
        setup = self.controller.setup
        if setup is not None and len(setup.seats) > len((BELOW, ABOVE)):
            text = _("The computer is playing all hands. Press Esc to end the demonstration.")
        else:
            text = _("The computer is playing both hands. Press Esc to end the demonstration.")
        self.table.show_refusal(text)


def _timer(parent: QObject, act: Callable[[], None]) -> QTimer:
    """Return a timer that lets something be done once, so long after each start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    return timer
