"""A guided deal at the table: it borrows the table from the game, and gives it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.results.scores import score_of
from sixtysix_gui.text.rules.rule_sets import FOR_TWO
from sixtysix_gui.windows.new_game.choice import chosen_by_rules, next_game
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.guest import Guest

if TYPE_CHECKING:
    from sixtysix_gui.windows.learning.course import CourseStep, GuidedCourse
    from sixtysix_gui.windows.sheets.deal_sheet import GuidedSheet

_ = texts("TableUsers")


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


class GuidedDeal(Guest):
    """Leads through a fixed deal, step by step."""

    def __init__(self, flow: GameFlow, parent: QObject) -> None:
        """Stay away until ``begin``."""
        self._game = FOR_TWO
        controller = GameController(NoStore(), lambda _: self._course.player())
        super().__init__(flow, controller, parent)
        self._made = 0

    @property
    def _course(self) -> GuidedCourse:
        from sixtysix_gui.windows.learning.course import course_of

        return course_of(self._game)

    @property
    def step(self) -> CourseStep | None:
        """What the learner is to do next; None when nothing is left."""
        steps = self._course.steps if self.is_at_table else ()
        return steps[self._made] if self._made < len(steps) else None

    @property
    @override
    def narrator(self) -> Narrator | None:
        """What tells of the guided deal; None where the table is not the learner's."""
        plain = super().narrator
        return None if plain is None else GuidedNarrator(plain.words, plain.people, self._spoken)

    def begin(self, game: str = FOR_TWO) -> None:
        """Deal the guided deal of a game, from its beginning if it runs already."""
        if self.is_at_table:
            self._end()
            self.attach()
        else:
            self.borrow()
            text = _("Guided deal: press Esc to leave at any time.")
            self._flow.notices.say(text)
        self._made = 0
        self._game = game
        self._keep_status(kept=True)
        self.controller.deal_again(self._course.setup(self._settings), self._course.record)

    def begin_again(self) -> None:
        """Deal the same once more."""
        self.begin(self._game)

    @override
    def _end(self) -> None:
        self._keep_status(kept=False)
        super()._end()

    def _keep_status(self, *, kept: bool) -> None:
        if not self._course.rules.close:
            self.table.keep_status_in_sight(kept=kept)

    def _go_on(self) -> None:
        """Go back to the game that waits, or on to another one by the rules that were shown."""
        flow, learned = self._flow, self._course.rules
        self.leave()
        if flow.controller.is_game_running:
            flow.return_to_table()
        elif learned.close:
            flow.begin_chosen(next_game(self._settings))
        else:
            flow.begin_chosen(chosen_by_rules(learned, self._settings))

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
            rules=partial(self._flow.actions["help"].setChecked, True),
            go_on=self._go_on,
        )

        def write(unit: float) -> GuidedSheet:
            settings = self._settings
            result = self._course.result(finished, view, settings)
            farewell = self._course.farewell()
            return GuidedSheet(
                unit,
                result,
                settings.deck,
                farewell,
                acts,
                has_game=self._flow.controller.is_game_running,
            )

        self.sheets.show_sheet(write)
        records = self.controller.game_records()
        score = score_of(finished.after, records, is_settled=True)
        self.table.show_score(score)
        self.table.play((), view, score=score)
        return True
