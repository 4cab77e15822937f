"""The guided deal at the table: it borrows the table from the game, and gives it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_store import NoStore
from sixtysix_gui.controller.messages import DealFinished, GameSetup, TableUpdate
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.guided import script
from sixtysix_gui.windows.guided.script import STEPS, GuidedStep, ScriptedPlayer
from sixtysix_gui.windows.guided.sentences import (
    GuidedWords,
    guided_farewell,
    guided_reminder,
    guided_sentence,
)
from sixtysix_gui.windows.playing.table_use import TableTidings, TableUse
from sixtysix_gui.windows.settings.settings_keeper import (
    SettingsKeeper,
    look_of,
    opponent_name_of,
    table_options,
    words_of,
)
from sixtysix_gui.windows.sheets.results.deal_sheet import GuidedSheet, GuidedSheetActs
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.texts.opponents import my_name, opponent_of, plate_labels
from sixtysix_gui.windows.texts.playing.refusals import refusal_sentence
from sixtysix_gui.windows.texts.playing.status import status_sentence
from sixtysix_gui.windows.texts.results.result_table import result_table, settled_from


class GuidedDeal(QObject):
    """Leads through one fixed deal, step by step.

    It has a controller of its own, so that the game that goes on meanwhile stays as it is.

    Signals:
        begun: the table has to be lent.
        left: the table is free again.
        game_wanted: the learner wants to play now.
        rules_wanted: a button asks for the rules.
        stood: what can be done has changed.
    """

    begun = Signal()
    left = Signal()
    game_wanted = Signal()
    rules_wanted = Signal()
    stood = Signal()
    _result_due = Signal()

    def __init__(
        self,
        table: TableView,
        sheets: SheetLayer,
        keeper: SettingsKeeper,
        has_game: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Take what the game uses too; ``has_game`` says whether a game waits for the learner."""
        super().__init__(parent)
        self._table = table
        self._sheets = sheets
        self._keeper = keeper
        self._has_game = has_game
        self._controller: GameController | None = None
        self._finished: DealFinished | None = None
        self._made = 0
        tidings = TableTidings(self._propose, self._refuse, self._say, self._rest)
        self._use = TableUse(table, sheets, tidings)
        keeper.changed.connect(self._use_settings)
        self._result_due.connect(self.rest_if_still, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        """Whether the table is the guided deal's."""
        return self._controller is not None

    @property
    def view(self) -> PlayerView | None:
        """What the learner may know of the guided deal."""
        return None if self._controller is None else self._controller.view

    @property
    def rules(self) -> RuleSet | None:
        """The rules of the guided deal while it runs."""
        return rule_set(script.RULES) if self.is_running else None

    @property
    def step(self) -> GuidedStep | None:
        """What the learner is to do next; None when nothing is left."""
        return STEPS[self._made] if self.is_running and self._made < len(STEPS) else None

    def begin(self) -> None:
        """Deal the guided deal, from its beginning if it runs already."""
        if self.is_running:
            self._end()
        else:
            self.begun.emit()
        self._finished = None
        self._made = 0
        controller = GameController(NoStore(), lambda _: ScriptedPlayer(), parent=self)
        self._controller = controller
        controller.updated.connect(self._take_update)
        controller.deal_finished.connect(self._take_result)
        self._use.begin()
        controller.new_game(self._setup())
        controller.deal()

    def _go_on(self) -> None:
        """Go back to the game that waits, or on to another one."""
        self.leave()
        self.game_wanted.emit()

    def leave(self) -> None:
        """Give the table back at once; does nothing where it is not lent."""
        if self.is_running:
            self._end()
            self.left.emit()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        if self._controller is not None:
            self._controller.shut_down()

    def speak_anew(self) -> None:
        """Say everything in another language, or with other words for cards."""
        view = self.view
        if view is None:
            return
        self._table.set_options(table_options(self._keeper.settings))
        self._label_players()
        self._say(view)
        self._sheets.write_anew()

    def _end(self) -> None:
        controller, self._controller = self._controller, None
        if controller is None:
            return
        controller.updated.disconnect(self._take_update)
        controller.deal_finished.disconnect(self._take_result)
        self._use.end()
        controller.shut_down()
        controller.deleteLater()
        self._sheets.take_away()
        self._table.clear()

    def _setup(self) -> GameSetup:
        settings = self._keeper.settings
        return GameSetup(
            rules=rule_set(script.RULES),
            names=(my_name(settings), self._their_name()),
            human=script.LEARNER,
            player=script.LEVEL,
            code=script.CODE,
            first_dealer=script.FIRST_DEALER,
            practice=True,
        )

    def _take_update(self, update: TableUpdate) -> None:
        self._label_players()
        self._table.play(update.events, update.view, fresh_deal=update.fresh_deal)
        if update.fresh_deal:
            self._table.setFocus()
            self._table.set_status("")
        if not self._table.is_moving:
            self._say(update.view)
        self.stood.emit()

    def _take_result(self, finished: DealFinished) -> None:
        self._finished = finished
        self._result_due.emit()

    @Slot(object)
    def _say(self, view: PlayerView) -> None:
        """Say what is expected in a view, and light it where the table shows the newest one."""
        step = self.step
        if not view.my_turn or step is None:
            words = words_of(self._keeper.settings)
            self._table.set_status(status_sentence(view, words, self._their_name()))
        elif view == self.view:
            self._table.set_status(guided_sentence(step, view, self._words()))
            self._suggest()

    def _propose(self, move: Move) -> None:
        view, step = self.view, self.step
        if self._controller is None or view is None or step is None:
            return
        if move == step.move:
            self._made += 1
            self._controller.propose(move)
            return
        self._table.decline()
        self._table.set_status(guided_reminder(step, move, view, self._words()))
        self._suggest()

    def _suggest(self) -> None:
        """Light the next move, and the one after it, to which an armed marriage leads on."""
        self._table.suggest([step.move for step in STEPS[self._made :][:2]])

    def _refuse(self, move: Move) -> None:
        error = None if self._controller is None else self._controller.why_illegal(move)
        if error is not None:
            self._table.show_refusal(refusal_sentence(error, words_of(self._keeper.settings)))

    def _rest(self) -> None:
        """Everything lies still: say what is expected, or show how the deal ended."""
        view = self.view
        if view is None:
            return
        self._say(view)
        if self._finished is not None and self._sheets.sheet is None:
            self._show_result(self._finished, view)

    @Slot()
    def rest_if_still(self) -> None:
        """Say what is expected, or show how the deal ended, unless something moves."""
        if not self._table.is_moving:
            self._rest()

    def _show_result(self, finished: DealFinished, view: PlayerView) -> None:
        acts = GuidedSheetActs(
            again=self.begin,
            rules=self.rules_wanted.emit,
            go_on=self._go_on,
        )

        def write(unit: float) -> GuidedSheet:
            settings = self._keeper.settings
            settled = settled_from(finished, my_name(settings), self._their_name(), view.marriages)
            return GuidedSheet(
                unit,
                result_table(settled),
                settings.deck,
                guided_farewell(),
                acts,
                has_game=self._has_game(),
            )

        self._sheets.show_sheet(write)
        self._table.show_score(finished.after.won)
        self._table.play((), view)
        self.stood.emit()

    def _label_players(self) -> None:
        settings = self._keeper.settings
        opponent = opponent_of(script.LEVEL)
        self._table.set_players(plate_labels(settings, opponent, script.LEARNER))

    def _their_name(self) -> str:
        return opponent_name_of(self._keeper.settings, opponent_of(script.LEVEL))

    def _words(self) -> GuidedWords:
        return GuidedWords(words_of(self._keeper.settings), self._their_name())

    def _use_settings(self, before: Settings, now: Settings) -> None:
        if self.is_running and look_of(before) != look_of(now):
            self.speak_anew()
