"""From deal to deal: what the controller tells goes to the table, and sheets lie in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.ledger import level_of
from sixtysix_gui.controller.messages import (
    DealFinished,
    DealProof,
    GameResigned,
    GameSetup,
    TableUpdate,
)
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.events import TrickWon
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.playing.claim_question import claim_question, is_asked_about
from sixtysix_gui.windows.playing.endings import Endings
from sixtysix_gui.windows.playing.game_words import GameWords
from sixtysix_gui.windows.playing.sheet_writer import SheetActs, SheetWriter
from sixtysix_gui.windows.playing.table_use import TableTidings, TableUse
from sixtysix_gui.windows.playing.tally_keeper import TallyKeeper
from sixtysix_gui.windows.settings.settings_keeper import (
    SettingsKeeper,
    acts_for_person,
    look_of,
    opponent_name_of,
    table_options,
)
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.texts.opponents import Opponent, my_name, opponent_of
from sixtysix_gui.windows.texts.results.game_end import OverGame


@dataclass(frozen=True)
class FlowKeys:
    """Give the keys that begin a new game and the same once more, in the program's language."""

    new_game: Callable[[], str]
    once_more: Callable[[], str]


class GameFlow(QObject):
    """Leads through games: deals, moves, results, the end, and on.

    Signals:
        stood: what can be done has changed; ask ``view`` and ``is_covered`` again.
        new_game_wanted, proof_wanted: a button of a sheet asks for it.
        tricks_wanted: tuple of DealRecord that the person wants to look at.
        asked: Question that is to lie on the table.
        table_needed: a game is to be played; whoever has borrowed the table gives it back now.
        leave_wanted: a button of a sheet asks to leave the table.
        again_wanted, take_back_wanted: a button of a sheet asks for it.
        level_replaced: a game goes on that names no level; the person's usual opponent plays.
    """

    stood = Signal()
    new_game_wanted = Signal()
    proof_wanted = Signal()
    tricks_wanted = Signal(object)
    asked = Signal(object)
    table_needed = Signal()
    again_wanted = Signal()
    take_back_wanted = Signal()
    leave_wanted = Signal()
    level_replaced = Signal()
    _result_due = Signal()

    def __init__(
        self,
        controller: GameController,
        table: TableView,
        sheets: SheetLayer,
        keeper: SettingsKeeper,
        tally: TallyKeeper,
        keys: FlowKeys,
        parent: QObject | None = None,
    ) -> None:
        """Introduce the controller and the table to each other."""
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._sheets = sheets
        self._keeper = keeper
        self._was_my_turn = False
        self._keys = keys
        self._words = GameWords(controller, table, keeper, keys.new_game)
        self._writer = SheetWriter(sheets, keeper, self._sheet_acts(), lambda: self.opponent)
        self._endings = Endings(controller, table, keeper, self._writer, tally)
        controller.updated.connect(self._take_update)
        controller.deal_finished.connect(self._take_result)
        controller.game_resigned.connect(self._take_resignation)
        self._result_due.connect(self.rest_if_still, Qt.ConnectionType.QueuedConnection)
        tidings = TableTidings(self._propose, self._refuse, self._say_status_of, self._rest)
        self._use = TableUse(table, sheets, tidings)
        self._use.begin()
        keeper.changed.connect(self._use_settings)
        table.acts_changed.connect(self._say_status_if_still)
        controller.set_preferences(acts_for_person(keeper.settings))
        self._say_status()

    @property
    def view(self) -> PlayerView | None:
        """What the person may know of the deal; None before the first."""
        return self._controller.view

    @property
    def is_covered(self) -> bool:
        """Whether a sheet lies over the table."""
        return self._sheets.sheet is not None

    @property
    def has_game(self) -> bool:
        """Whether a game is at the table, running or over."""
        return self._controller.setup is not None

    @property
    def has_running_game(self) -> bool:
        """Whether a game would be abandoned by beginning another one."""
        return self._controller.is_game_running

    @property
    def over(self) -> OverGame | None:
        """The game on the table, if it is over."""
        return self._endings.over

    @property
    def proof(self) -> DealProof | None:
        """The proof of the last finished deal of this game."""
        return self._controller.proof

    @property
    def rules(self) -> RuleSet | None:
        """The rule set of the running game."""
        setup = self._controller.setup
        return None if setup is None else setup.rules

    @property
    def opponent(self) -> Opponent:
        """Who plays against the person; without a game, who would play the next one."""
        return self._words.opponent

    @property
    def is_at_table(self) -> bool:
        """Whether the table is the game's, and not lent to something else."""
        return self._use.is_on

    def look_at_tricks(self) -> None:
        """Look at the deals of this game, or within a deal at what its rules let one see."""
        if self.is_covered or not self._controller.is_deal_running:
            self.look_back()
        else:
            self._table.act(Act.TRICKS)

    def look_back(self) -> None:
        """Look at all deals of this game."""
        self.tricks_wanted.emit(self._controller.game_records())

    def begin(self, setup: GameSetup) -> None:
        """Begin a new game; with the setting for it, a word is asked for before the deal."""
        self._come_to_table()
        self._controller.new_game(setup)
        self._endings.begin_game()
        if self._endings.ask_for_word():
            self._say_status()
            self.stood.emit()
        else:
            self._controller.deal()

    def once_more(self) -> None:
        """Play the same again without asking: rules, opponent and length; the next one deals."""
        over = self.over
        if over is None:
            return
        settings = self._keeper.settings
        names = (my_name(settings), self._words.their_name())
        self.begin(
            replace(
                over.setup,
                names=names if over.setup.human is Seat.A else (names[1], names[0]),
                code=None,
                first_dealer=over.game.dealer,
                practice=settings.practice,
            )
        )

    def resume(self, records: tuple[DealRecord, ...]) -> None:
        """Go on with a game where it stood."""
        self._come_to_table()
        self._endings.begin_game()
        self._table.set_status("")
        self._controller.resume(records, self._keeper.settings.level)
        if self.has_running_game and level_of(records[-1]) is None:
            self.level_replaced.emit()

    def _come_to_table(self) -> None:
        """Have the table for another game, whoever has borrowed it."""
        self.table_needed.emit()
        if not self._use.is_on:
            self._use.begin()

    def return_to_table(self) -> None:
        """Go on with the game that was left, wherever it stands now."""
        self.table_needed.emit()
        if not self._use.is_on:
            self.take_table_back()

    def lend_table(self) -> None:
        """Leave the table to something else; the game stays as it is and may even go on."""
        self._use.lend()

    def take_table_back(self) -> None:
        """Show the game again as it stands now, with the sheet that lay there."""
        self._use.take_back()
        view = self._controller.view
        if view is not None:
            self._was_my_turn = view.my_turn
            self._table.play((), view)
        self._endings.mark_table()
        self.speak_anew()
        self.stood.emit()

    def hand_over(self, player: str) -> None:
        """Let another player go on in the computer's seat, under his own face and name."""
        name = opponent_name_of(self._keeper.settings, opponent_of(player))
        self._controller.hand_over(player, name)
        self.speak_anew()

    def speak_anew(self) -> None:
        """Say everything in another language, or with other words for cards."""
        if not self._use.is_on:
            return
        self._table.set_options(table_options(self._keeper.settings))
        self._words.label_players()
        self._say_status()
        self._writer.write_anew()

    def _take_update(self, update: TableUpdate) -> None:
        if not self._use.is_on:
            return
        own_act = self._was_my_turn and not update.fresh_deal
        self._was_my_turn = update.view.my_turn
        if update.fresh_deal or update.at_once:
            self._endings.forget()
            self._table.setFocus()
        self._words.label_players()
        if update.at_once:
            self._table.show_at_once(update.view)
        else:
            self._table.play(update.events, update.view, fresh_deal=update.fresh_deal)
        if self._controller.is_deal_running and not update.view.my_turn:
            self._table.wait_for_other()
        if update.fresh_deal or any(isinstance(event, TrickWon) for event in update.events):
            self._table.set_status("")  # while both cards lie there, nothing is expected
        # what the other player does is told when it is seen, and not before
        if not self._table.is_moving or (own_act and not update.view.my_turn):
            self._say_status()
        self.stood.emit()

    def _take_result(self, finished: DealFinished) -> None:
        self._endings.take_result(finished)
        # the promise of the next deal, which the sheet may show, is told only after this
        self._result_due.emit()

    def _take_resignation(self, resigned: GameResigned) -> None:
        self._endings.take_resignation(resigned)
        self._result_due.emit()

    def _rest(self) -> None:
        """Everything lies still: say what is expected, or show how the deal ended."""
        self._say_status()
        if not self.is_covered and self._endings.show():
            self.stood.emit()

    @Slot()
    def rest_if_still(self) -> None:
        """Say what is expected, or show how the deal ended, unless something moves."""
        if self._use.is_on and not self._table.is_moving:
            self._rest()

    def _go_on(self) -> None:
        self._endings.go_on()
        self.stood.emit()

    def _propose(self, move: Move) -> None:
        view = self.view
        if view is None or not is_asked_about(move, self._keeper.settings, self.opponent):
            self._words.refuse(self._controller.propose(move))
            return
        self._table.decline()
        say = partial(self._say_out, move)
        self.asked.emit(claim_question(say, view, self._say_status))

    def _say_out(self, move: Move) -> None:
        self._words.refuse(self._controller.propose(move))

    def _refuse(self, move: Move) -> None:
        self._words.refuse(self._controller.why_illegal(move))

    def _say_status(self) -> None:
        if self._use.is_on:
            self._words.say_status(covered=self.is_covered)

    @Slot()
    def _say_status_if_still(self) -> None:
        """Say what is expected now that a marriage is armed, or is not any more."""
        if not self._table.is_moving:
            self._say_status()

    @Slot(object)
    def _say_status_of(self, view: PlayerView) -> None:
        """Say what is expected in a view, unless what comes next is already to be seen."""
        if view == self._controller.view:
            self._words.say_status_of(view)

    def _sheet_acts(self) -> SheetActs:
        return SheetActs(
            go_on=self._go_on,
            deal=lambda word: self._endings.deal(word),
            typed=lambda word: self._endings.keep_word(word),
            show_tricks=self.look_back,
            look_back=self.look_back,
            show_proof=self.proof_wanted.emit,
            play_again=self.again_wanted.emit,
            take_back=self.take_back_wanted.emit,
            new_game=self.new_game_wanted.emit,
            leave=self.leave_wanted.emit,
            once_more=self.once_more,
            once_more_key=lambda: self._keys.once_more(),
        )

    def _use_settings(self, before: Settings, now: Settings) -> None:
        if acts_for_person(before) != acts_for_person(now):
            self._controller.set_preferences(acts_for_person(now))
        if look_of(before) != look_of(now):
            self.speak_anew()
