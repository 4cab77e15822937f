"""The guided deal at the table: it borrows the table from the game, and gives it back."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.game_store import NoStore
from sixtysix_gui.rules.face import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.guided import script
from sixtysix_gui.windows.guided.script import STEPS, GuidedStep, ScriptedPlayer
from sixtysix_gui.windows.guided.sentences import (
    GuidedWords,
    guided_farewell,
    guided_reminder,
    guided_sentence,
)
from sixtysix_gui.windows.playing.conductor import Conductor, OwnTable
from sixtysix_gui.windows.settings.settings_keeper import (
    opponent_name_of,
    words_of,
)
from sixtysix_gui.windows.sheets.results.deal_sheet import GuidedSheet, GuidedSheetActs
from sixtysix_gui.windows.texts.opponents import my_name, opponent_of, plate_labels
from sixtysix_gui.windows.texts.playing.status import status_sentence
from sixtysix_gui.windows.texts.results.result_table import result_table, settled_from


class GuidedDeal(Conductor):
    """Leads through one fixed deal, step by step.

    It has a controller of its own, so that the game that goes on meanwhile stays as it is.

    Signals:
        begun: the table has to be lent.
        left: the table is free again.
        game_wanted: the learner wants to play now.
        rules_wanted: a button asks for the rules.
    """

    begun = Signal()
    left = Signal()
    game_wanted = Signal()
    rules_wanted = Signal()

    def __init__(
        self, own: OwnTable, has_game: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Take what the game uses too; ``has_game`` says whether a game waits for the learner."""
        controller = GameController(NoStore(), lambda _: ScriptedPlayer())
        super().__init__(controller, own.table, own.sheets, parent)
        self._board = own.table
        self._show_board = partial(own.tables.show, own.table)
        controller.setParent(self)
        self._keeper = own.keeper
        self._has_game = has_game
        self._made = 0
        own.keeper.look_changed.connect(self.speak_anew)

    @property
    def is_running(self) -> bool:
        """Whether the table is the guided deal's."""
        return self.is_at_table

    @property
    @override
    def view(self) -> PlayerView | None:
        """What the learner may know of the guided deal while it runs."""
        view = super().view
        return view if self.is_running and isinstance(view, PlayerView) else None

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
        self._made = 0
        self._show_board()
        self.come()
        self._controller.new_game(self._setup())
        self._controller.deal()

    def leave(self) -> None:
        """Give the table back at once; does nothing where it is not lent."""
        if self.is_running:
            self._end()
            self.left.emit()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self._controller.shut_down()

    def _end(self) -> None:
        self.go()
        self._sheets.take_away()
        self._board.clear()

    def _go_on(self) -> None:
        """Go back to the game that waits, or on to another one."""
        self.leave()
        self.game_wanted.emit()

    def _setup(self) -> GameSetup:
        return GameSetup(
            rules=rule_set(script.RULES),
            names=(my_name(self._settings), self._their_name()),
            players={script.OTHER: script.LEVEL},
            seat=script.LEARNER,
            code=script.CODE,
            first_dealer=script.FIRST_DEALER,
            practice=True,
        )

    # ------------------------------------------------------------------------------------ moves

    @override
    def _propose(self, move: Move) -> None:
        """Make the move that is the learner's next step, and no other."""
        view, step = self.view, self.step
        if view is None or step is None:
            return
        if move == step.move:
            self._made += 1
            super()._propose(move)
            return
        self._board.decline()
        self._board.set_status(guided_reminder(step, move, view, self._words()))
        self._suggest()

    def _suggest(self) -> None:
        """Light the next move, and the one after it, to which an armed marriage leads on."""
        self._board.suggest([step.move for step in STEPS[self._made :][:2]])

    # ------------------------------------------------------------------------------------ words

    @override
    def _say_status_of(self, view: View) -> None:
        """Say what is expected in a view, and light it where the table shows the newest one."""
        if isinstance(view, PlayerView):
            self._say_step(view)

    def _say_step(self, view: PlayerView) -> None:
        step = self.step
        if not view.my_turn or step is None:
            words = words_of(self._settings)
            self._board.set_status(status_sentence(view, words, self._their_name()))
        elif view == self.view:
            self._board.set_status(guided_sentence(step, view, self._words()))
            self._suggest()

    @override
    def _show_end(self) -> bool:
        finished, view = self._finished, self.view
        if finished is None or view is None:
            return False
        acts = GuidedSheetActs(
            again=self.begin,
            rules=self.rules_wanted.emit,
            go_on=self._go_on,
        )

        def write(unit: float) -> GuidedSheet:
            settings = self._settings
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
        first, second = finished.after.won
        self._board.show_score((first, second))
        self._board.play((), view)
        return True

    @property
    @override
    def _settings(self) -> Settings:
        return self._keeper.settings

    @override
    def _label_players(self) -> None:
        opponent = opponent_of(script.LEVEL)
        self._board.set_players(plate_labels(self._settings, opponent, script.LEARNER))

    def _their_name(self) -> str:
        return opponent_name_of(self._settings, opponent_of(script.LEVEL))

    def _words(self) -> GuidedWords:
        return GuidedWords(words_of(self._settings), self._their_name())
