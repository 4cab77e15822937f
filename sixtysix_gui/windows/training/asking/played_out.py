"""Exercises that are played out: practice deals of their own, and the ways back from them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Slot
from typing_extensions import override

from sixtysix_gui.text.coach.review import coach_failed
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.sittings import Bead, GivenAnswer
from sixtysix_gui.windows.playing.conductor import OwnTable
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.sheets.paper_sheet import enter_key
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.training.asking.at_table import ExerciseAtTable, Stage
from sixtysix_gui.windows.training.asking.links import Links
from sixtysix_gui.windows.training.asking.page import Page, PageAct
from sixtysix_gui.windows.training.asking.pages import sat_by


class PlayedOut(ExerciseAtTable):
    """Plays the position of an answered exercise on, with the hidden cards dealt again."""

    def __init__(
        self, own: OwnTable, page: TablePage, parent: QObject | None, today: Callable[[], date]
    ) -> None:
        """Play nothing yet."""
        super().__init__(own, page, parent, today)
        self._links = self._made_links()
        self.controller.player_failed.connect(self._player_failed)

    @abstractmethod
    def _made_links(self) -> Links:
        """Return what can be done at an exercise."""

    @abstractmethod
    def _show_outcome(self, outcome: GivenAnswer, before: Sequence[Bead]) -> None:
        """Mark the answer, on the table and beside it."""

    def _play_out(self) -> None:
        """Play the position on for practice, with the hidden cards dealt again."""
        sitting = self._sitting
        exercise = None if sitting is None else sitting.exercise
        if exercise is None or self._stage not in (Stage.ANSWERED, Stage.PRACTICE):
            return
        self._clear_answer()
        self._stage = Stage.PRACTICE
        self.table.table_scene.is_looked_at = False
        self.table.set_options(self._table_options())
        record = sat_by(exercise, {})
        self.controller.play_on(record, len(record.moves), exercise.seat, redeal=True)
        self._panel.show(self._practice_page(), is_open=False)
        self.table.wait_to_be_led()
        self.table.setFocus()
        page = self._panel.page
        if page is not None:
            self._tell(page.spoken)

    def _practice_page(self) -> Page:
        pages = self._pages()
        if pages is None:
            return NOTHING
        return pages.practice((), self._links.from_practice())

    def _back_to_exercise(self) -> None:
        """Show the exercise and its answer again."""
        sitting = self._sitting
        outcome = None if sitting is None else sitting.outcome
        if sitting is None or outcome is None or self._stage is not Stage.PRACTICE:
            return
        self._stage = Stage.ANSWERED
        self._lay_position(outcome.exercise)
        self._show_outcome(outcome, sitting.beads)

    @override
    def _show_end(self) -> bool:
        finished, view, setup = self._finished, self.view, self.controller.setup
        if self._stage is not Stage.PRACTICE or finished is None or view is None or setup is None:
            return False
        from sixtysix_gui.text.results.deal_result import DealResult
        from sixtysix_gui.text.results.result_table import result_table
        from sixtysix_gui.windows.training.asking.practice_sheet import PracticeSheet

        def write(unit: float) -> PracticeSheet:
            people = people_of(setup, self._settings)
            result = DealResult(finished.outcome, view, people)
            figures = result_table(result, finished.before, finished.after)
            deck = self._settings.deck
            return PracticeSheet(unit, figures, deck, self._back_to_exercise, self._play_out)

        self.sheets.set_speed(self._speed())
        self.sheets.show_sheet(write)
        self.table.play((), view)
        return True

    @Slot(object)
    def _player_failed(self, _failure: object) -> None:
        """Say that the practice deal does not go on, and offer to try again."""
        pages = self._pages()
        if self._stage is Stage.PRACTICE and pages is not None:
            again = PageAct("try-again", said.try_again(), self._try_again, enter_key())
            back = self._links.from_practice()
            page = replace(pages.practice((back,), again), texts=(coach_failed(),))
            self._panel.show(page)
            self._take_to_page()

    def _try_again(self) -> None:
        self._panel.show(self._practice_page(), is_open=False)
        self.controller.retry_player()


NOTHING = Page("", "", "")
