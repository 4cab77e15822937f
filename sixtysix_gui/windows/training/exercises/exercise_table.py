"""Exercises at the person's own table, one after the other: asked, answered, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot
from typing_extensions import override

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table.values import Advice
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.exercise import (
    ByMove,
    ExerciseKind,
    Reply,
)
from sixtysix_gui.training.sittings import Bead, MarkedAnswer, Sitting
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.sheets.paper_sheet import enter_key
from sixtysix_gui.windows.training.exercises.answer_words import AnswerWords
from sixtysix_gui.windows.training.exercises.at_table import (
    NOTHING,
    ExerciseAtTable,
    ExerciseStage,
)
from sixtysix_gui.windows.training.exercises.page import (
    TRICKS,
    ExercisePage,
    LessonPage,
    LessonPages,
    PageAct,
)
from sixtysix_gui.windows.training.exercises.pages import TricksShown

_ = texts("Exercises")

_KEYS = {
    "show": Purpose.SHOW_ANSWER,
    TRICKS: Purpose.TRICKS_SO_FAR,
    "list": Purpose.TRICKS_SO_FAR,
    "again": Purpose.PLAY_TRICKS_AGAIN,
}
"""The keys of links; a main button has Enter."""
_OF_ASKED = ("show", "skip", TRICKS, "again")
_OF_ANSWERED = ("next", TRICKS)
_BY_KEY = {**_KEYS, "skip": Purpose.SKIP_EXERCISE, "next": Purpose.NEXT_EXERCISE}


class ExerciseTable(ExerciseAtTable):
    """Asks the exercises of a sitting one after the other.

    Signals:
        ended: the sitting that is over, after ``left``.
    """

    ended = Signal(object)

    def __init__(
        self,
        flow: GameFlow,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Ask nothing yet; ``today`` says which day it is."""
        self._were_shown = self._is_shown_again = False
        self._listed: set[str] = set()  # the exercises whose tricks were listed while asked
        super().__init__(flow, parent, today)
        self._acts: Mapping[str, Callable[[], None]] = {
            "show": self._show_answer,
            "skip": self._skip,
            TRICKS: self._turn_list,
            "list": self._turn_list,
            "from-list": self._turn_list,
            "again": self._show_tricks_again,
            "to-tricks": self.panel.fold,
            "next": self._go_on,
            "play-out": self._play_out,
        }
        self.panel.folded.connect(self._begin_asking)
        self.panel.placed.connect(self._unfold_list)
        self.desk.answered.connect(self._answer)
        self.desk.given_up.connect(self._show_answer)
        self.desk.left.connect(self.escape)
        self.desk.shown.connect(self._tricks_are_shown)

    # ------------------------------------------------------------------------ beginning and leaving

    def begin(self, sitting: Sitting, lesson: LessonPages | None = None) -> None:
        """Ask the exercises of a sitting from the one it is at.

        A lesson begins with its opening, from which ``ask_first`` leads on, and ends with a page.
        """
        self.borrow()
        self.sitting, self._lesson = sitting, lesson
        if lesson is not None and lesson.opening is not None:
            self._show_page(lesson.opening)
        else:
            self._ask()

    def ask_first(self) -> None:
        """Go on from the opening of a lesson to its questions."""
        if self.stage is ExerciseStage.PAGE:
            self._ask()

    def _show_page(self, shown: LessonPage) -> None:
        """Show a page of a lesson with its position; what is done there is up to its buttons."""
        self._clear_answer()
        self._lesson_page = shown
        self.stage = ExerciseStage.PAGE
        self._lay_position(shown.exercise)
        self._write_page(shown)

    def _write_page(self, shown: LessonPage) -> None:
        narrator = self.narrator
        if narrator is None:
            return
        page = shown.write(narrator)
        self._lights.show(shown.lit)
        self.table.advise(Advice(page.pill, spoken=page.pill) if page.pill else None)
        self.panel.show(page)
        self._take_to_page()

    @override
    def escape(self) -> None:
        """Go one step back: from practice, from the tab, from the list on a leaf; else away."""
        if self.stage is ExerciseStage.PRACTICE:
            self._back_to_exercise()
        elif self.panel.tab is not None:
            self.panel.unfold()
        elif self._lists_tricks and self.panel.covers_table:
            self._turn_list()
        else:
            self.leave()

    @override
    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self.desk.stop_playing()
        super().shut_down()

    def _come_to_end(self, sitting: Sitting) -> None:
        closing = None if self._lesson is None else self._lesson.closing(sitting)
        if closing is not None:
            self._show_page(closing)
            return
        self.leave()
        self.ended.emit(sitting)

    # ----------------------------------------------------------------------------------- the asking

    def _ask(self) -> None:
        """Ask the next exercise, or tell that there is none."""
        sitting = self.sitting
        if sitting is None:
            return
        self._lesson_page = None
        exercise = sitting.exercise
        if exercise is None:
            self._come_to_end(sitting)
            return
        first = None if self._lesson is None else self._lesson.before(exercise)
        if first is not None:
            self._show_page(first)
            return
        self._clear_answer()
        self._were_shown = self._is_shown_again = False
        self.stage = ExerciseStage.ASKED
        self._lay_position(exercise)
        self._show_question()
        self.possibilities_changed.emit()

    def _show_question(self) -> None:
        self.panel.show(self._question_page())
        page = self.panel.page
        if self.panel.covers_table:
            self._take_to_page()
        else:
            self._begin_asking()
            if page is not None:
                self._flow.announcer.tell_line(page.all_spoken)

    @Slot()
    def _begin_asking(self) -> None:
        """Play the tricks or lay what takes the answer, once it can be seen."""
        exercise, narrator = self._exercise, self.narrator
        if self.stage is not ExerciseStage.ASKED or exercise is None or narrator is None:
            return
        if self._is_by_move:
            self.table.setFocus()
        elif self.desk.take_focus() or self.desk.is_playing:
            return
        elif exercise.kind is ExerciseKind.HOLD:
            self.table.setFocus()
            self.desk.play_tricks(exercise, self._speed())
        else:
            self._lay_paper()

    @Slot()
    def _tricks_are_shown(self) -> None:
        self._were_shown = True
        self._rewrite_page()
        self._lay_paper()

    def _lay_paper(self) -> None:
        exercise, narrator = self._exercise, self.narrator
        if exercise is None or narrator is None:
            return
        self.desk.ask(exercise, narrator, self._speed(), self.panel.unit)
        if not self.panel.covers_table:
            self.desk.take_focus()
        elif self.panel.sheet is not None:
            self.panel.sheet.raise_()

    def _go_on(self) -> None:
        """Ask the next exercise after an answer."""
        if self.sitting is not None and self.stage is ExerciseStage.ANSWERED:
            self.sitting.go_on()
            self._ask_another()

    def _skip(self) -> None:
        """Ask another exercise; this one comes back."""
        if self.sitting is not None and self.stage is ExerciseStage.ASKED:
            self.sitting.skip()
            self._ask_another()

    def _ask_another(self) -> None:
        self._page.notices.put_away()  # what was told of the one before
        self._ask()

    # ----------------------------------------------------------------------------------- the answer

    @property
    def _given(self) -> MarkedAnswer | None:
        return None if self.sitting is None else self.sitting.outcome

    @property
    def _saw_list(self) -> bool:
        """Whether the tricks were listed, now or before it was skipped or left."""
        exercise = self._exercise
        return exercise is not None and exercise.id in self._listed

    @override
    def _propose(self, move: Move) -> None:
        """Take a move as the answer, where one is asked for."""
        if self.stage is ExerciseStage.PRACTICE:
            super()._propose(move)
            return
        exercise = self._exercise
        if self.stage is not ExerciseStage.ASKED or exercise is None or not self._is_by_move:
            self.table.decline()
            return
        error = self.controller.why_illegal(move)
        if error is not None:
            self._say_why_not(error)
        elif not exercise.is_answered_by(move):
            refusal = _("The question is: close, or lead a card?")
            self.table.show_refusal(refusal)
        else:
            self.table.decline()
            self._answer(move)

    @override
    def _refuse(self, move: Move) -> None:
        """Say why a move cannot be made, where one is to be made."""
        is_asked = self.stage is ExerciseStage.ASKED and self._is_by_move
        if is_asked or self.stage is ExerciseStage.PRACTICE:
            super()._refuse(move)

    @Slot(object)
    def _answer(self, reply: Reply) -> None:
        counts = not self._saw_list
        self._take(lambda sitting: sitting.answer(reply, counts=counts))

    @Slot()
    def _show_answer(self) -> None:
        """Show the answer, which counts as missed."""
        counts = not self._saw_list
        self._take(lambda sitting: sitting.show(counts=counts))

    def _take(self, give: Callable[[Sitting], MarkedAnswer]) -> None:
        sitting = self.sitting
        if sitting is not None and self.stage is ExerciseStage.ASKED:
            before = sitting.beads
            self._show_outcome(give(sitting), before)

    def _show_outcome(self, given: MarkedAnswer, before: Sequence[Bead]) -> None:
        """Mark the answer, on the table and beside it."""
        self.desk.stop_playing()
        self.stage = ExerciseStage.ANSWERED
        self._keep_points()
        self._lists_tricks = False
        view = self.view
        if given.exercise.kind is ExerciseKind.HOLD and view is not None:
            self.table.set_options(self._table_options())
            self.table.show_at_once(self._as_shown(view), self._score)
        self.table.set_status("")
        self._reveal(given)
        self._mark_moves(given)
        page = self._answer_page(given)
        self.panel.show(page, before=before)
        if self.panel.covers_table and self.desk.is_marked_below(self.panel.sheet):
            self.panel.fold()
            self._flow.announcer.tell_line(page.all_spoken)
        else:
            self._take_to_page()
        if given.mark.is_right:
            self.table.let_hear(Sound.CHALK)
        self.possibilities_changed.emit()

    def _reveal(self, given: MarkedAnswer) -> None:
        narrator = self.narrator
        if self._is_by_move or narrator is None:
            return
        if self.desk.paper is None:
            self.desk.ask(given.exercise, narrator, self._speed(), self.panel.unit)
        self.desk.reveal(given, narrator)

    def _mark_moves(self, given: MarkedAnswer) -> None:
        """Lay gold light on the best move, and draw a ring around a wrong one."""
        narrator, ask = self.narrator, given.exercise.ask
        if narrator is None or not isinstance(ask, ByMove):
            return
        line = AnswerWords(given, narrator).pill()
        self.table.advise(Advice(line, spoken=line), ask.right[:1], aims=False)
        ringed: Move | None = None
        if not given.mark.is_right and not isinstance(given.reply, int | frozenset):
            ringed = given.reply
        self._ring.show(ringed, self._speed())

    def _back_to_exercise(self) -> None:
        """Show the exercise and its answer again after it was played out."""
        sitting, given = self.sitting, self._given
        if sitting is not None and given is not None:
            self.stage = ExerciseStage.ANSWERED
            self._lay_position(given.exercise)
            self._show_outcome(given, sitting.beads)

    # ------------------------------------------------------------------------------------ the pages

    def _links(self, *names: str) -> tuple[PageAct, ...]:
        """Return links by their names, in the language of the moment."""
        return tuple(
            PageAct(
                name,
                said.act_name(name),
                self._acts[name],
                shown_key(_KEYS[name]) if name in _KEYS else "",
            )
            for name in names
        )

    def _main(self, name: str) -> PageAct:
        return replace(*self._links(name), key=enter_key())

    def _question_page(self) -> ExercisePage:
        pages = self._pages()
        if pages is None:
            return NOTHING
        shown = TricksShown(
            is_over=self._were_shown,
            is_again=self._is_shown_again,
            are_listed=self._lists_tricks,
            were_listed=self._saw_list,
            waits=self.panel.is_on_table and not self._were_shown and not self.desk.is_playing,
        )
        names, main = pages.links_of_question(shown)
        page = pages.question(self._links(*names), self._main(main) if main else None, shown)
        return self._with_list(page)

    def _answer_page(self, given: MarkedAnswer) -> ExercisePage:
        pages = self._pages()
        if pages is None:
            return NOTHING
        tricks = (TRICKS,) if given.exercise.view.won else ()
        links = self._links(*tricks, "play-out")
        return self._with_list(pages.answer(given, links, self._main("next")))

    def _with_list(self, page: ExercisePage) -> ExercisePage:
        """Let the list of tricks be the leaf, while it is looked at there."""
        if not self._lists_tricks or not self.panel.is_on_table:
            return page
        heads = ExercisePage(page.source, page.title, page.tab)
        return replace(heads, tricks=page.tricks, are_listed=True, main=self._main("from-list"))

    def _turn_list(self) -> None:
        """Lead to the list of tricks, or back; where the tricks were shown it costs the rating."""
        exercise = self._exercise
        is_asked = self.stage is ExerciseStage.ASKED
        if exercise is None or not (is_asked or self.stage is ExerciseStage.ANSWERED):
            return
        if is_asked and exercise.kind is ExerciseKind.HOLD:
            self._listed.add(exercise.id)
        elif not self.panel.is_on_table:
            self._focus_list()
            return
        is_folded = self.panel.tab is not None
        self._lists_tricks = is_folded or not self._lists_tricks
        self._rewrite_page()
        if is_folded:
            self.panel.unfold()
        self._focus_list()

    @Slot()
    def _unfold_list(self) -> None:
        """Let the page be whole again where a leaf with nothing but the list has become a panel."""
        page, exercise = self.panel.page, self._exercise
        if page is None or not page.are_listed or self.panel.is_on_table:
            return
        is_hold = exercise is not None and exercise.kind is ExerciseKind.HOLD
        self._lists_tricks = is_hold and self.stage is ExerciseStage.ASKED
        self._rewrite_page()

    def _focus_list(self) -> None:
        sheet = self.panel.sheet
        if sheet is not None and sheet.tricks is not None:
            sheet.tricks.setFocus()
        elif sheet is not None and self.panel.covers_table:
            sheet.take_focus()

    def _rewrite_page(self) -> None:
        """Write the page of the moment again."""
        given = self._given
        if self.stage is ExerciseStage.ASKED:
            self.panel.rewrite(self._question_page())
        elif self.stage is ExerciseStage.ANSWERED and given is not None:
            self.panel.rewrite(self._answer_page(given))
        elif self.stage is ExerciseStage.PRACTICE:
            self.panel.rewrite(self._practice_page())

    def _show_tricks_again(self) -> None:
        """Play the tricks once more."""
        exercise = self._exercise
        is_due = self.stage is ExerciseStage.ASKED and self._were_shown
        if exercise is None or not is_due or self.desk.is_playing or self._is_shown_again:
            return
        self._is_shown_again = True
        self.panel.fold()
        self._rewrite_page()
        self.table.setFocus()
        self.desk.play_tricks(exercise, self._speed())

    @override
    def retranslate(self) -> None:
        if not self.is_at_table or self.desk.is_playing:
            return
        super().retranslate()
        given = self._given
        if self._lesson_page is not None:
            self._write_page(self._lesson_page)
            return
        if self.stage is ExerciseStage.ANSWERED and given is not None:
            self._mark_moves(given)
        if self.desk.paper is not None and given is None:
            self._lay_paper()
        elif self.desk.paper is not None and given is not None:
            self.desk.take_away()
            self._reveal(given)
        self._rewrite_page()

    # ------------------------------------------------------------------------------- the way by key

    @override
    def _act_by_key(self, purpose: Purpose) -> Callable[[], None] | None:
        if self.stage is ExerciseStage.PAGE:
            return self._press_main if purpose is Purpose.NEXT_EXERCISE else None
        of_stage = {ExerciseStage.ASKED: _OF_ASKED, ExerciseStage.ANSWERED: _OF_ANSWERED}
        names = of_stage.get(self.stage, ())
        return next((self._acts[name] for name in names if _BY_KEY[name] is purpose), None)

    def _press_main(self) -> None:
        """Do what the page of a lesson asks for, wherever the keys are."""
        sheet = self.panel.sheet
        if sheet is None:
            self.panel.unfold()
        elif sheet.main_button is not None:
            sheet.main_button.click()
