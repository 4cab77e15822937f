"""From move to move and deal to deal of a game that both players of which are the computer's."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.messages import (
    DealFinished,
    GameSetup,
    PlayerFailure,
    TableUpdate,
)
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.options import PlayerLabels
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.demonstration.pace import Pace
from sixtysix_gui.windows.demonstration.stand_in import StandIn
from sixtysix_gui.windows.playing.best_cards import best_cards
from sixtysix_gui.windows.settings.settings_keeper import (
    opponent_name_of,
    speed_of,
    table_options,
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

BELOW = Seat.A
"""The seat whose cards are seen."""


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


class DemonstrationFlow(QObject):
    """Leads through games that are only watched.

    Signals:
        end_wanted: a button of a sheet ends the demonstration.
        game_over: the sheet at the end of a game lies on the table.
        failed: str, details for the log: a player could not decide, and the game stands still.
    """

    end_wanted = Signal()
    game_over = Signal()
    failed = Signal(str)
    _result_due = Signal()

    def __init__(
        self,
        controller: GameController,
        stand_in: StandIn,
        table: TableView,
        sheets: SheetLayer,
        players: Demonstrators,
        parent: QObject | None = None,
    ) -> None:
        """Bring the two players and the table together; ``use`` must follow."""
        super().__init__(parent)
        self._controller = controller
        self._stand_in = stand_in
        self._table = table
        self._sheets = sheets
        self._players = players
        self._settings = Settings()
        self._finished: DealFinished | None = None
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._go_on)
        self._result_due.connect(self._rest_if_still, Qt.ConnectionType.QueuedConnection)
        controller.updated.connect(self._take_update)
        controller.deal_finished.connect(self._take_result)
        controller.player_failed.connect(self._take_failure)
        stand_in.decided.connect(self._propose)
        stand_in.failed.connect(self.failed)
        table.view_shown.connect(self._say_status_of)
        table.motions_finished.connect(self._rest)
        table.move_refused.connect(self._refuse)

    def use(self, settings: Settings, pace: Pace) -> None:
        """Look and go as the settings say, from now on."""
        self._settings = settings
        options = replace(table_options(settings), mark_illegal=False, one_click=False)
        self._table.set_options(pace.of_table(options))
        self._stand_in.set_pause(pace.before_move)
        self._reading.setInterval(pace.with_result)
        self._sheets.set_speed(Speed.NONE if pace.hurries else speed_of(settings))
        self.speak_anew()

    def begin(self, rules: RuleSet) -> None:
        """Begin a game and deal."""
        names = self._names().names
        setup = GameSetup(rules, names, human=BELOW, player=self._players.above.level)
        self._controller.new_game(setup)
        self._label_players()
        self._controller.deal()

    def end(self) -> None:
        """Stop where it stands."""
        self._reading.stop()
        self._sheets.take_away()

    def speak_anew(self) -> None:
        """Say everything in another language, or with other words for cards."""
        self._label_players()
        view = self._controller.view
        if view is not None:
            self._say_status_of(view)
        self._sheets.write_anew()

    def _take_update(self, update: TableUpdate) -> None:
        if update.fresh_deal:
            self._reading.stop()
            self._sheets.take_away()
            self._finished = None
            self._table.set_status("")
        self._stand_in.see(update.view)
        only_to_look_at = replace(update.view, legal_moves=())
        self._table.play(update.events, only_to_look_at, fresh_deal=update.fresh_deal)
        if self._controller.is_deal_running and not update.view.my_turn:
            self._table.wait_for_other()
        if update.fresh_deal:
            self._table.setFocus()

    def _propose(self, move: Move) -> None:
        error = self._controller.propose(move)
        if error is not None:
            self.failed.emit(f"{move}: {error}")

    def _take_failure(self, failure: PlayerFailure) -> None:
        self.failed.emit(failure.details)

    def _take_result(self, finished: DealFinished) -> None:
        self._finished = finished
        self._result_due.emit()

    @Slot()
    def _rest_if_still(self) -> None:
        if not self._table.is_moving:
            self._rest()

    def _rest(self) -> None:
        """Everything lies still: let the player below act, or show how the deal ended."""
        if self._finished is None:
            self._stand_in.table_rests()
        elif self._sheets.sheet is None:
            self._show_result(self._finished)

    def _show_result(self, finished: DealFinished) -> None:
        view = self._controller.view
        if view is None:
            return
        acts = DealSheetActs(go_on=self._go_on, end_demonstration=self.end_wanted.emit)

        def write(unit: float) -> DealSheet:
            names = self._names()
            settled = settled_from(
                finished, names.of(finished.human), names.of(finished.human.other), view.marriages
            )
            return DealSheet(unit, watched_result(settled, names), self._settings.deck, acts)

        self._sheets.show_sheet(write)
        self._table.show_score(finished.after.won)
        self._table.play((), replace(view, legal_moves=()))
        self._reading.start()

    @Slot()
    def _go_on(self) -> None:
        self._reading.stop()
        finished = self._finished
        if finished is not None and finished.after.is_over:
            self._show_end(finished)
        else:
            self._sheets.take_away()
            self._controller.deal()

    def _show_end(self, finished: DealFinished) -> None:
        game, records = finished.after, self._controller.game_records()
        view = self._controller.view
        best = () if view is None or game.winner is None else best_cards(view, game.winner)
        acts = GameSheetActs(
            once_more=lambda: self.begin(game.rules), end_demonstration=self.end_wanted.emit
        )
        self._sheets.show_sheet(
            lambda unit: GameSheet(
                unit, watched_game_end(game, records, BELOW, self._names()), acts, best
            )
        )
        self.game_over.emit()

    def _refuse(self, _move: Move) -> None:
        self._table.show_refusal(
            QCoreApplication.translate(
                "Watched", "The computer plays both hands here. Esc ends the demonstration."
            )
        )

    @Slot(object)
    def _say_status_of(self, view: PlayerView) -> None:
        self._table.set_status(watched_status(view, words_of(self._settings), self._names()))

    def _names(self) -> Names:
        below = opponent_name_of(self._settings, self._players.below)
        above = opponent_name_of(self._settings, self._players.above)
        return Names((below, above) if BELOW is Seat.A else (above, below))

    def _label_players(self) -> None:
        faces = (opponent_card(self._players.below), opponent_card(self._players.above))
        self._table.set_players(
            PlayerLabels(
                names=self._names().names,
                faces=faces if BELOW is Seat.A else (faces[1], faces[0]),
                only_watched=True,
            )
        )
