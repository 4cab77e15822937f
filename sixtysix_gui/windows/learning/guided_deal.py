"""A guided deal at the table: it borrows the table from the game, and gives it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.results.scores import score_of
from sixtysix_gui.text.rules.rule_sets import FOR_TWO
from sixtysix_gui.windows.playing.conductor import Conductor, OwnTable

if TYPE_CHECKING:
    from sixtysix_gui.windows.learning.course import Course, CourseStep
    from sixtysix_gui.windows.sheets.deal_sheet import GuidedSheet


@dataclass(frozen=True)
class GuidedNarrator(Narrator):
    """Lets readers of the screen hear the sentence of the step in place of what is expected.

    ``step`` gives that sentence for a view, empty where nothing is to be done.
    """

    step: Callable[[View], str]

    @override
    def spoken_status(self, view: View, armed: Suit | None = None) -> str:
        """Say what is to be done now."""
        return self.step(view) or super().spoken_status(view, armed)


class GuidedDeal(Conductor):
    """Leads through a fixed deal, step by step.

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
        self._game = FOR_TWO
        controller = GameController(NoStore(), lambda _: self._course.player())
        super().__init__(controller, own.table, own.sheets, lambda: own.keeper.settings, parent)
        controller.setParent(self)
        self._has_game = has_game
        self._made = 0
        own.keeper.look_changed.connect(self.retranslate)

    @property
    def _course(self) -> Course:
        from sixtysix_gui.windows.learning.course import course_of

        return course_of(self._game)

    @property
    def is_running(self) -> bool:
        """Whether the table is the guided deal's."""
        return self.is_at_table

    @property
    @override
    def view(self) -> View | None:
        """What the learner may know of the guided deal while it runs."""
        return super().view if self.is_running else None

    @property
    @override
    def rules(self) -> Rules | None:
        """The rules of the guided deal while it runs."""
        return self._course.rules if self.is_running else None

    @property
    def learned(self) -> Rules:
        """The rules of the guided deal that runs, or ran last."""
        return self._course.rules

    @property
    def step(self) -> CourseStep | None:
        """What the learner is to do next; None when nothing is left."""
        steps = self._course.steps if self.is_running else ()
        return steps[self._made] if self._made < len(steps) else None

    @property
    @override
    def narrator(self) -> Narrator | None:
        """What tells of the guided deal; None where the table is not the learner's."""
        if not self.is_running:
            return None
        plain = self._course.narrator(self._settings)
        return GuidedNarrator(plain.words, plain.people, self._spoken)

    def begin(self, game: str = FOR_TWO) -> None:
        """Deal the guided deal of a game, from its beginning if it runs already."""
        if self.is_running:
            self._end()
        else:
            self.begun.emit()
        self._made = 0
        self._game = game
        self.attach()
        self.table.set_options(self._table_options())  # those of the game before wait for less
        self._keep_status(kept=True)
        self.controller.deal_again(self._course.setup(self._settings), self._course.record)

    def begin_again(self) -> None:
        """Deal the same once more."""
        self.begin(self._game)

    def leave(self) -> None:
        """Give the table back at once; does nothing where it is not lent."""
        if self.is_running:
            self._end()
            self.left.emit()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self.controller.shut_down()

    def _end(self) -> None:
        self.detach()
        self._keep_status(kept=False)
        self.sheets.take_away()
        self.table.clear()

    def _keep_status(self, *, kept: bool) -> None:
        if not self._course.rules.close:
            self.table.keep_status_in_sight(kept=kept)

    def _go_on(self) -> None:
        """Go back to the game that waits, or on to another one."""
        self.leave()
        self.game_wanted.emit()

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
        self.table.decline()
        self.table.set_status(self._course.reminded(step, move, view, self._settings))
        self._suggest()

    def _suggest(self) -> None:
        """Light the next move, and the one after it, to which an armed marriage leads on."""
        self.table.suggest([step.move for step in self._course.steps[self._made :][:2]])

    # ------------------------------------------------------------------------------------ words

    @override
    def _say_status_of(self, view: View) -> None:
        """Say what is expected in a view, and light it where the table shows the newest one."""
        step = self.step
        # a pass without a choice is made for the learner
        if not view.my_turn or step is None or step.move not in view.legal_moves:
            self.table.set_status(self._course.waiting(view, self._settings))
        elif view == self.view:
            self.table.set_status(self._course.said(step, view, self._settings))
            self._suggest()

    def _spoken(self, view: View) -> str:
        """Say to readers of the screen what stands in the status line; empty where it is usual."""
        return self.table.status_text if view.my_turn and self.step is not None else ""

    @override
    def _show_end(self) -> bool:
        finished, view = self._finished, self.view
        if finished is None or view is None:
            return False
        from sixtysix_gui.windows.sheets.deal_sheet import GuidedSheet, GuidedSheetActs

        acts = GuidedSheetActs(
            again=self.begin_again,
            rules=self.rules_wanted.emit,
            go_on=self._go_on,
        )

        def write(unit: float) -> GuidedSheet:
            settings = self._settings
            result = self._course.result(finished, view, settings)
            farewell = self._course.farewell()
            return GuidedSheet(
                unit, result, settings.deck, farewell, acts, has_game=self._has_game()
            )

        self.sheets.show_sheet(write)
        records = self.controller.game_records()
        score = score_of(finished.after, records, is_settled=True)
        self.table.show_score(score)
        self.table.play((), view, score=score)
        return True
