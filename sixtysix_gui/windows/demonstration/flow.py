"""From move to move and deal to deal of a game that both players of which are the computer's."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished, PlayerFailure, TableUpdate
from sixtysix_gui.records import is_for_two
from sixtysix_gui.rules.face import Rules, View
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.trick_game.game import TrickGame
from sixtysix_gui.rules.trick_game.rule_set.settlement import TrickOutcome
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.rules.two_handed.game import GameState
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import WATCHED_MOVE, WATCHED_RESULT, Speed, Timing
from sixtysix_gui.table.options import PlayerLabels, TableOptions
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from sixtysix_gui.windows.playing.any_table import Tables, show_score_at
from sixtysix_gui.windows.playing.conductor import Conductor
from sixtysix_gui.windows.playing.endings import best_cards
from sixtysix_gui.windows.playing.people_at_table import (
    labels_of,
    names_at,
    outcomes_of,
    people_of,
    words_at,
)
from sixtysix_gui.windows.playing.sheet_writer import table_of_several
from sixtysix_gui.windows.settings.settings_keeper import (
    opponent_name_of,
    speed_of,
    words_of,
)
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.texts.opponents import OPPONENTS, Opponent, opponent_card, opponent_of
from sixtysix_gui.windows.texts.playing.spectator import (
    Names,
    watched_game_end,
    watched_result,
    watched_status,
)
from sixtysix_gui.windows.texts.results.result_table import settled_from
from sixtysix_gui.windows.texts.trick_game.results.game_end import trick_game_end
from sixtysix_gui.windows.texts.trick_game.scores import score_of
from sixtysix_gui.windows.texts.trick_game.table_words import TrickTableWords

BELOW, ABOVE = Seat.A, Seat.B
"""The seat whose cards are seen, and the one opposite."""


@dataclass(frozen=True)
class Pace:
    """Milliseconds that pass before a move below, and with the result of a deal.

    ``hurries``: nothing takes time, for those who only want to know that everything works.
    """

    before_move: int
    with_result: int
    hurries: bool = False

    def of_table(self, options: TableOptions) -> TableOptions:
        """Give the table's options at this pace."""
        if not self.hurries:
            return options
        return replace(options, speed=Speed.NONE.value, rest_tricks=False)


HURRY = Pace(0, 0, hurries=True)


def pace_for(speed: str) -> Pace:
    """Give the pace for the speed of the settings."""
    known = Speed(speed)
    return Pace(_wait(WATCHED_MOVE, known), _wait(WATCHED_RESULT, known))


def _wait(timing: Timing, speed: Speed) -> int:
    return timing.at(Speed.NORMAL if speed is Speed.NONE else speed)


@dataclass(frozen=True)
class Demonstrators:
    """Who plays: the one whose cards are seen, and the one opposite."""

    below: Opponent
    above: Opponent


def demonstrators(level: str) -> Demonstrators:
    """Seat the person's usual opponent above and the strongest player, or the next one, below."""
    above = opponent_of(level)
    strongest, next_one = OPPONENTS[-1], OPPONENTS[-2]
    return Demonstrators(next_one if above == strongest else strongest, above)


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
        tables: Tables,
        sheets: SheetLayer,
        players: Demonstrators,
        parent: QObject | None = None,
    ) -> None:
        """Bring the players and the tables together; ``use`` must follow."""
        super().__init__(controller, tables.for_two, sheets, parent)
        self._tables = tables
        self._players = players
        self._settings_now = Settings()
        self._pace = HURRY
        self._reading = _timer(self, self._go_on)
        self._before_move = _timer(self, controller.release)
        controller.hold_back(BELOW)
        controller.player_failed.connect(self._take_failure)
        self.come()

    def use(self, settings: Settings, pace: Pace) -> None:
        """Look and go as the settings say, from now on."""
        self._settings_now = settings
        self._pace = pace
        self._before_move.setInterval(pace.before_move)
        self._reading.setInterval(pace.with_result)
        self._sheets.set_speed(Speed.NONE if pace.hurries else speed_of(settings))
        self.speak_anew()

    def begin(self, rules: Rules) -> None:
        """Begin a game and deal, at the table of its kind."""
        is_of_several = isinstance(rules, TrickRules)
        self.sit_at(self._tables.for_several if is_of_several else self._tables.for_two)
        self._tables.show(self._table)
        self._controller.new_game(self._setup(rules))
        self._controller.deal()

    def _setup(self, rules: Rules) -> GameSetup:
        seats = seats_of(rules.parties)
        levels: dict[Seat, str] = dict.fromkeys(seats, self._players.above.level)
        levels[BELOW] = self._players.below.level
        setup = GameSetup(rules, ("",) * len(seats), levels, seat=BELOW)
        if not isinstance(rules, TrickRules):
            return replace(setup, names=self._names().names)
        return replace(setup, names=names_at(setup, self._settings))

    @property
    def words_of_several(self) -> TrickTableWords | None:
        """What the table of several says of those who play now; None without a game."""
        setup = self._controller.setup
        return None if setup is None else words_at(setup, self._settings)

    def end(self) -> None:
        """Stop where it stands."""
        self._reading.stop()
        self._before_move.stop()
        self._sheets.take_away()

    @override
    def _take_update(self, update: TableUpdate) -> None:
        self._before_move.stop()
        super()._take_update(update)

    @override
    def _clear_away(self) -> None:
        super()._clear_away()
        self._reading.stop()
        self._sheets.take_away()

    @override
    def _as_shown(self, view: View) -> View:
        """Offer nothing to the onlooker."""
        if isinstance(view, PlayerView | TrickView):
            return replace(view, legal_moves=())
        return view

    @override
    def _rest(self) -> None:
        """Let the player below act soon, too, or show how the deal ended."""
        super()._rest()
        view = self.view
        if self._finished is None and view is not None and view.my_turn:
            self._before_move.start()

    def _take_failure(self, failure: PlayerFailure) -> None:
        self.failed.emit(failure.details)

    @override
    def _show_end(self) -> bool:
        finished, view = self._finished, self.view
        setup = self._controller.setup
        if finished is None or view is None or setup is None:
            return False
        acts = DealSheetActs(go_on=self._go_on, end_demonstration=self.end_wanted.emit)

        def write(unit: float) -> DealSheet:
            deck = self._settings.deck
            if isinstance(view, TrickView):
                people = people_of(setup, self._settings)
                return DealSheet(unit, table_of_several(finished, view, people), deck, acts)
            names = self._names()
            marriages = view.marriages if isinstance(view, PlayerView) else ()
            settled = settled_from(finished, names.of(BELOW), names.of(ABOVE), marriages)
            return DealSheet(unit, watched_result(settled, names), deck, acts)

        self._sheets.show_sheet(write)
        records = self._controller.game_records()
        show_score_at(self._table, score_of(finished.after, records, is_settled=True))
        self._lay_cards(view)
        self._reading.start()
        return True

    def _go_on(self) -> None:
        self._reading.stop()
        finished = self._finished
        if finished is not None and finished.after.is_over:
            self._show_game_end(finished)
        else:
            self._sheets.take_away()
            self._controller.deal()

    def _show_game_end(self, finished: DealFinished) -> None:
        game, view = finished.after, self.view
        if isinstance(game, TrickGame):
            self._show_end_of_several(game)
            return
        records = tuple(filter(is_for_two, self._controller.game_records()))
        if not (isinstance(game, GameState) and isinstance(view, PlayerView)):
            return
        best = () if game.winner is None else best_cards(view, game.winner)
        acts = GameSheetActs(
            once_more=lambda: self.begin(game.rules), end_demonstration=self.end_wanted.emit
        )
        self._sheets.show_sheet(
            lambda unit: GameSheet(
                unit, watched_game_end(game, records, BELOW, self._names()), acts, best
            )
        )
        self.game_over.emit()

    def _show_end_of_several(self, game: TrickGame) -> None:
        setup, records = self._controller.setup, self._controller.game_records()
        if setup is None:
            return
        outcomes = [one for one in outcomes_of(records) if isinstance(one, TrickOutcome)]
        acts = GameSheetActs(
            once_more=lambda: self.begin(game.rules), end_demonstration=self.end_wanted.emit
        )

        def write(unit: float) -> GameSheet:
            people = people_of(setup, self._settings)
            return GameSheet(unit, trick_game_end(game, people, outcomes), acts)

        self._sheets.show_sheet(write)
        self.game_over.emit()

    # ------------------------------------------------------------------------------------ words

    @property
    @override
    def _settings(self) -> Settings:
        return self._settings_now

    @override
    def _table_options(self) -> TableOptions:
        options = replace(super()._table_options(), mark_illegal=False, one_click=False)
        return self._pace.of_table(options)

    @override
    def _say_why_not(self, error: IllegalMoveError | None) -> None:
        """Say that the onlooker does not play."""
        if error is None:
            return
        setup = self._controller.setup
        if setup is not None and len(setup.seats) > len((BELOW, ABOVE)):
            text = QCoreApplication.translate(
                "Watched", "The computer plays all hands here. Esc ends the demonstration."
            )
        else:
            text = QCoreApplication.translate(
                "Watched", "The computer plays both hands here. Esc ends the demonstration."
            )
        self._table.show_refusal(text)

    @override
    def _say_status_of(self, view: View) -> None:
        words = self.words_of_several
        if isinstance(view, TrickView) and words is not None:
            self._table.set_status(words.status(view))
        if isinstance(view, PlayerView):
            self._table.set_status(watched_status(view, words_of(self._settings), self._names()))

    def _names(self) -> Names:
        below = opponent_name_of(self._settings, self._players.below)
        above = opponent_name_of(self._settings, self._players.above)
        return Names((below, above))

    @override
    def _label_players(self) -> None:
        setup = self._controller.setup
        if isinstance(self._table, TrickTableView):
            if setup is not None:
                self._table.set_players(labels_of(setup, self._settings))
            return
        faces = (opponent_card(self._players.below), opponent_card(self._players.above))
        self._table.set_players(
            PlayerLabels(names=self._names().names, faces=faces, only_watched=True)
        )


def _timer(parent: QObject, act: Callable[[], None]) -> QTimer:
    """Give a timer that lets something be done once, so long after each start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    return timer
