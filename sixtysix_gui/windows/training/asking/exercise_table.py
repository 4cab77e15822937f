"""Exercises at the person's own table: it is borrowed from the game, and given back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot
from typing_extensions import override

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Move
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table.values import Advice
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseKind, ExerciseSource, Reply
from sixtysix_gui.training.sittings import Bead, GivenAnswer, Sitting
from sixtysix_gui.windows.playing.conductor import OwnTable
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.training.asking.at_table import Stage
from sixtysix_gui.windows.training.asking.exercise_keys import Acts, ExerciseKeys
from sixtysix_gui.windows.training.asking.links import Links
from sixtysix_gui.windows.training.asking.page import LessonPage, LessonPages, Page
from sixtysix_gui.windows.training.asking.played_out import NOTHING, PlayedOut

_OF_POINTS = frozenset((Purpose.CARD_POINTS, Purpose.ASK_POINTS, Purpose.ASK_ALL))
_OF_CARDS = frozenset((Purpose.ASK_UNSEEN,))
"""The questions by key that tell card points, and where cards are."""


class ExerciseTable(PlayedOut):
    """Asks the exercises of a sitting one after the other.

    Signals:
        ended: the sitting that is over, after ``left``.
        said: str, a line that tells what holds for all exercises on this computer.
    """

    ended = Signal(object)
    said = Signal(str)

    def __init__(
        self,
        own: OwnTable,
        page: TablePage,
        parent: QObject | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Take what the game uses too; ``page`` has the table. ``today`` says which day it is."""
        self._were_shown = self._is_shown_again = self._told_fewer = False
        self._listed: set[str] = set()  # the exercises whose tricks were listed while asked
        super().__init__(own, page, parent, today)
        self._panel.folded.connect(self._begin_asking)
        self._panel.placed.connect(self._unfold_list)
        self._desk.answered.connect(self._answer)
        self._desk.given_up.connect(self._show_answer)
        self._desk.left.connect(self.escape)
        self._desk.shown.connect(self._tricks_are_shown)
        self._keys = ExerciseKeys(
            page, self._acts_by_key, self._silent_keys, self._escape, self._hurry, self
        )
        own.keeper.look_changed.connect(self.retranslate)

    @override
    def _listen(self, *, on: bool) -> None:
        self._keys.listen(on=on)

    @override
    def _made_links(self) -> Links:
        return Links(
            show=self._show_answer,
            skip=self._skip,
            tricks=self._turn_list,
            again=self._show_tricks_again,
            next=self._go_on,
            play_out=self._play_out,
            back=self._back_to_exercise,
        )

    # ------------------------------------------------------------------------ beginning and leaving

    def begin(self, sitting: Sitting, lesson: LessonPages | None = None) -> None:
        """Ask the exercises of a sitting from the one it is at.

        A lesson begins with its opening, from which ``ask_first`` leads on, and ends with a page.
        """
        self._borrow()
        self._sitting, self._lesson = sitting, lesson
        self._tell_of_fewer()
        if lesson is not None and lesson.opening is not None:
            self._show_page(lesson.opening)
        else:
            self._ask()

    def ask_first(self) -> None:
        """Go on from the opening of a lesson to its questions."""
        if self._stage is Stage.PAGE:
            self._ask()

    def _show_page(self, shown: LessonPage) -> None:
        """Show a page of a lesson with its position; what is done there is up to its buttons."""
        self._clear_answer()
        self._lesson_page = shown
        self._stage = Stage.PAGE
        self._lay_position(shown.exercise)
        self._write_page(shown)

    def _write_page(self, shown: LessonPage) -> None:
        narrator = self.narrator
        if narrator is None:
            return
        line = shown.pill(narrator)
        self._lights.show(shown.lit)
        self.table.advise(Advice(line, spoken=line) if line else None)
        self._panel.show(shown.write(narrator))
        self._take_to_page()

    def leave(self) -> None:
        """Give the table back at once; does nothing where it is not lent."""
        if self.is_running:
            self._end()
            self.left.emit()

    @override
    def escape(self) -> None:
        """Go one step back: from practice, from the tab, from the list on a leaf; else away."""
        if self._stage is Stage.PRACTICE:
            self._back_to_exercise()
        elif self._panel.tab is not None:
            self._panel.unfold()
        elif self._lists_tricks and self._panel.covers_table:
            self._turn_list()
        else:
            self.leave()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self._desk.stop_playing()
        self.controller.shut_down()

    def _come_to_end(self, sitting: Sitting) -> None:
        closing = None if self._lesson is None else self._lesson.closing(sitting)
        if closing is not None:
            self._show_page(closing)
            return
        self.leave()
        self.ended.emit(sitting)

    def _escape(self) -> bool:
        self.escape()
        return True

    def _tell_of_fewer(self) -> None:
        """Say once that on this computer the coach has looked at fewer deals."""
        from sixtysix_gui.coach.findings import FEWER_WORLDS
        from sixtysix_gui.text.coach.review import looks_at_fewer

        exercise = self._exercise
        is_own = exercise is not None and exercise.source is ExerciseSource.OWN
        if FEWER_WORLDS and is_own and not self._told_fewer:
            self._told_fewer = True
            self.said.emit(looks_at_fewer())

    # ----------------------------------------------------------------------------------- the asking

    def _ask(self) -> None:
        """Ask the next exercise, or tell that there is none."""
        sitting = self._sitting
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
        self._stage = Stage.ASKED
        self._lay_position(exercise)
        self._show_question()
        self.possibilities_changed.emit()

    def _show_question(self) -> None:
        self._panel.show(self._question_page())
        page = self._panel.page
        if self._panel.covers_table:
            self._take_to_page()
        else:
            self._begin_asking()
            if page is not None:
                self._tell(page.spoken)

    @Slot()
    def _begin_asking(self) -> None:
        """Play the tricks or lay what takes the answer, once it can be seen."""
        exercise, narrator = self._exercise, self.narrator
        if self._stage is not Stage.ASKED or exercise is None or narrator is None:
            return
        if self._is_by_move:
            self.table.setFocus()
        elif self._desk.take_focus() or self._desk.is_playing:
            return
        elif exercise.kind is ExerciseKind.HOLD:
            self.table.setFocus()
            self._desk.play_tricks(exercise, self._speed())
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
        self._desk.ask(exercise, narrator, self._speed(), self._panel.unit)
        if not self._panel.covers_table:
            self._desk.take_focus()
        elif self._panel.sheet is not None:
            self._panel.sheet.raise_()

    def _go_on(self) -> None:
        """Ask the next exercise after an answer."""
        if self._sitting is not None and self._stage is Stage.ANSWERED:
            self._sitting.go_on()
            self._ask_another()

    def _skip(self) -> None:
        """Ask another exercise; this one comes back."""
        if self._sitting is not None and self._stage is Stage.ASKED:
            self._sitting.skip()
            self._ask_another()

    def _ask_another(self) -> None:
        self._page.notices.put_away()  # what was told of the one before
        self._ask()

    # ----------------------------------------------------------------------------------- the answer

    @property
    def _saw_list(self) -> bool:
        """Whether the tricks were listed, now or before it was skipped or left."""
        exercise = self._exercise
        return exercise is not None and exercise.id in self._listed

    @override
    def _propose(self, move: Move) -> None:
        """Take a move as the answer, where one is asked for."""
        if self._stage is Stage.PRACTICE:
            super()._propose(move)
            return
        exercise = self._exercise
        if self._stage is not Stage.ASKED or exercise is None or not self._is_by_move:
            self.table.decline()
            return
        error = self.controller.why_illegal(move)
        if error is not None:
            self._say_why_not(error)
        elif not _is_answer(exercise, move):
            self.table.show_refusal(said.asks_for_answer())
        else:
            self.table.decline()
            self._answer(move)

    @override
    def _refuse(self, move: Move) -> None:
        """Say why a move cannot be made, where one is to be made."""
        if self._stage is Stage.PRACTICE or (self._stage is Stage.ASKED and self._is_by_move):
            super()._refuse(move)

    @Slot(object)
    def _answer(self, reply: Reply) -> None:
        sitting = self._sitting
        if sitting is None or self._stage is not Stage.ASKED:
            return
        before = sitting.beads
        self._show_outcome(sitting.answer(reply, counts=not self._saw_list), before)

    @Slot()
    def _show_answer(self) -> None:
        """Show the answer, which counts as missed."""
        sitting = self._sitting
        if sitting is None or self._stage is not Stage.ASKED:
            return
        before = sitting.beads
        self._show_outcome(sitting.show(counts=not self._saw_list), before)

    @override
    def _show_outcome(self, outcome: GivenAnswer, before: Sequence[Bead]) -> None:
        """Mark the answer, on the table and beside it."""
        self._desk.stop_playing()
        self._stage = Stage.ANSWERED
        self._keep_points()
        self._lists_tricks = False
        if outcome.exercise.kind is ExerciseKind.HOLD:
            self.table.set_options(self._table_options())
            view = self.view
            if view is not None:
                self.table.show_at_once(self._as_shown(view), self._score)
        self.table.set_status("")
        self._reveal(outcome)
        self._mark_moves(outcome)
        self._panel.show(self._answer_page(outcome), before=before)
        self._take_to_page()
        if outcome.mark.is_right:
            self.table.let_hear(Sound.CHALK)
        self.possibilities_changed.emit()

    def _reveal(self, outcome: GivenAnswer) -> None:
        narrator = self.narrator
        if self._is_by_move or narrator is None:
            return
        if self._desk.paper is None:
            self._desk.ask(outcome.exercise, narrator, self._speed(), self._panel.unit)
        self._desk.reveal(outcome, narrator)

    def _mark_moves(self, outcome: GivenAnswer) -> None:
        """Lay gold light on the best move, and draw a ring around a wrong one."""
        pages, ask = self._pages(), outcome.exercise.ask
        if pages is None or not isinstance(ask, ByMove):
            return
        line = pages.pill(outcome)
        self.table.advise(Advice(line, spoken=line), ask.right[:1], aims=False)
        ringed: Move | None = None
        if not outcome.mark.is_right and not isinstance(outcome.reply, int | frozenset):
            ringed = outcome.reply
        self._ring.show(ringed, self._speed())

    # ------------------------------------------------------------------------------------ the pages

    def _question_page(self) -> Page:
        pages, exercise = self._pages(), self._exercise
        if pages is None or exercise is None:
            return NOTHING
        if exercise.kind is not ExerciseKind.HOLD:
            page = pages.question(self._links.of_question(has_tricks=bool(exercise.view.won)))
            return self._with_list(page)
        links = self._links.of_hold(
            may_repeat=self._were_shown and not self._is_shown_again,
            may_list=not self._lists_tricks,
        )
        main = None
        if self._panel.is_on_table and not self._were_shown and not self._desk.is_playing:
            main = self._links.to_tricks(self._panel.fold)
        page = pages.question(links, main)
        if not self._were_shown:
            page = replace(page, note="")
        if self._saw_list:
            page = replace(page, note=said.rating_stays())
        if self._lists_tricks:
            page = replace(page, tricks=pages.tricks())
        return self._with_list(page)

    def _answer_page(self, outcome: GivenAnswer) -> Page:
        pages = self._pages()
        if pages is None:
            return NOTHING
        links = self._links.of_answer(has_tricks=bool(outcome.exercise.view.won))
        return self._with_list(pages.answer(outcome, links, self._links.on()))

    def _with_list(self, page: Page) -> Page:
        """Let the list of tricks be the leaf, while it is looked at there."""
        if not self._lists_tricks or not self._panel.is_on_table:
            return page
        bare = Page(page.source, page.title, page.tab, tricks=page.tricks, are_listed=True)
        return replace(bare, main=self._links.from_list(self._turn_list))

    def _turn_list(self) -> None:
        """Lead to the list of tricks, or back; where the tricks were shown it costs the rating."""
        exercise = self._exercise
        if exercise is None or self._stage not in (Stage.ASKED, Stage.ANSWERED):
            return
        if self._stage is Stage.ASKED and exercise.kind is ExerciseKind.HOLD:
            self._listed.add(exercise.id)
        elif not self._panel.is_on_table:
            self._focus_list()
            return
        is_folded = self._panel.tab is not None
        self._lists_tricks = is_folded or not self._lists_tricks
        self._rewrite_page()
        if is_folded:
            self._panel.unfold()
        self._focus_list()

    @Slot()
    def _unfold_list(self) -> None:
        """Let the page be whole again where a leaf with nothing but the list has become a panel."""
        page, exercise = self._panel.page, self._exercise
        if page is None or not page.are_listed or self._panel.is_on_table:
            return
        is_hold = exercise is not None and exercise.kind is ExerciseKind.HOLD
        self._lists_tricks = is_hold and self._stage is Stage.ASKED
        self._rewrite_page()

    def _focus_list(self) -> None:
        sheet = self._panel.sheet
        if sheet is not None and sheet.tricks is not None:
            sheet.tricks.setFocus()
        elif sheet is not None and self._panel.covers_table:
            sheet.take_focus()

    def _rewrite_page(self) -> None:
        """Write the page of the moment again."""
        outcome = None if self._sitting is None else self._sitting.outcome
        if self._stage is Stage.ASKED:
            self._panel.rewrite(self._question_page())
        elif self._stage is Stage.ANSWERED and outcome is not None:
            self._panel.rewrite(self._answer_page(outcome))
        elif self._stage is Stage.PRACTICE:
            self._panel.rewrite(self._practice_page())

    def _show_tricks_again(self) -> None:
        """Play the tricks once more."""
        exercise = self._exercise
        is_asked = self._stage is Stage.ASKED and self._were_shown
        if exercise is None or not is_asked or self._desk.is_playing or self._is_shown_again:
            return
        if exercise.kind is ExerciseKind.HOLD:
            self._is_shown_again = True
            self._panel.fold()
            self._rewrite_page()
            self.table.setFocus()
            self._desk.play_tricks(exercise, self._speed())

    @override
    def retranslate(self) -> None:
        """Say everything in another language, or with other words for cards."""
        if not self.is_running or self._desk.is_playing:
            return
        super().retranslate()
        outcome = None if self._sitting is None else self._sitting.outcome
        narrator = self.narrator
        if self._lesson_page is not None:
            self._write_page(self._lesson_page)
            return
        if self._stage is Stage.ANSWERED and outcome is not None:
            self._mark_moves(outcome)
        if self._desk.paper is not None and narrator is not None and outcome is None:
            self._lay_paper()
        elif self._desk.paper is not None and outcome is not None:
            self._desk.take_away()
            self._reveal(outcome)
        self._rewrite_page()

    # ------------------------------------------------------------------------------- the way by key

    def _acts_by_key(self) -> Acts:
        acts: dict[Purpose, Callable[[], object]] = {}
        if self._stage is Stage.ASKED:
            acts |= {
                Purpose.SHOW_ANSWER: self._show_answer,
                Purpose.SKIP_EXERCISE: self._skip,
                Purpose.TRICKS_SO_FAR: self._turn_list,
                Purpose.PLAY_TRICKS_AGAIN: self._show_tricks_again,
            }
        elif self._stage is Stage.ANSWERED:
            acts |= {Purpose.NEXT_EXERCISE: self._go_on, Purpose.TRICKS_SO_FAR: self._turn_list}
        elif self._stage is Stage.PAGE:
            acts[Purpose.NEXT_EXERCISE] = self._press_main
        return acts

    def _press_main(self) -> None:
        """Do what the page of a lesson asks for, wherever the keys are."""
        sheet = self._panel.sheet
        if sheet is None:
            self._panel.unfold()
        elif sheet.main_button is not None:
            sheet.main_button.click()

    def _silent_keys(self) -> frozenset[Purpose]:
        """Return the questions by key whose answer would be that of the exercise."""
        exercise = self._exercise
        if exercise is None or self._stage is not Stage.ASKED:
            return frozenset()
        points = _OF_POINTS if self._asks_for_points else frozenset[Purpose]()
        return (
            points | _OF_CARDS
            if exercise.kind in (ExerciseKind.HOLD, ExerciseKind.PICK)
            else points
        )

    def _hurry(self) -> bool:
        if not self._desk.is_playing:
            return False
        self._desk.hurry()
        return True


def _is_answer(exercise: Exercise, move: Move) -> bool:
    """Return whether a move answers; exchanging does not where closing or leading is asked for."""
    ask = exercise.ask
    if not isinstance(ask, ByMove) or not ask.only_close or move != EXCHANGE_TRUMP:
        return True
    return move in ask.right or any(worth.move == move for worth in ask.worths)
