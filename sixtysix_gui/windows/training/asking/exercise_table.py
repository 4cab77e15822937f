"""Exercises at the person's own table: it is borrowed from the game, and given back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.records import replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Move
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.replay_table import RingedMove
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import Advice, TableOptions
from sixtysix_gui.text.coach.review import coach_failed
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.exercise import ByMove, Exercise, Kind, Reply, Source
from sixtysix_gui.training.sitting import Bead, Outcome, Sitting
from sixtysix_gui.windows.playing.conductor import Conductor, OwnTable
from sixtysix_gui.windows.playing.people_at_table import labels_of, narrator_at, people_of
from sixtysix_gui.windows.settings.settings_keeper import speed_of
from sixtysix_gui.windows.sheets.paper_sheet import enter_key
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.training.asking.answer_desk import AnswerDesk
from sixtysix_gui.windows.training.asking.card_lights import CardLights
from sixtysix_gui.windows.training.asking.exercise_keys import Acts, ExerciseKeys
from sixtysix_gui.windows.training.asking.exercise_sheet import SheetWords
from sixtysix_gui.windows.training.asking.links import Links
from sixtysix_gui.windows.training.asking.page import LessonPage, LessonPages, Page, PageAct
from sixtysix_gui.windows.training.asking.pages import Pages, sat_by
from sixtysix_gui.windows.training.asking.panel import ExercisePanel


class Stage(Enum):
    """What goes on at the table."""

    AWAY = auto()
    PAGE = auto()
    """A page of a lesson is read."""
    ASKED = auto()
    ANSWERED = auto()
    PRACTICE = auto()
    """The exercise is played out."""


class ExerciseTable(Conductor):
    """Asks the exercises of a sitting one after the other.

    It has a controller of its own, so that the game that waits stays as it is.

    Signals:
        begun: the table has to be lent.
        left: the table is free again.
        ended: the sitting that is over, after ``left``.
        said: str, a line that tells what holds for all exercises on this computer.
        told: list of str, what readers of the screen are to hear.
    """

    begun = Signal()
    left = Signal()
    ended = Signal(object)
    said = Signal(str)
    told = Signal(list)

    def __init__(
        self,
        own: OwnTable,
        page: TablePage,
        parent: QObject | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Take what the game uses too; ``page`` has the table. ``today`` says which day it is."""
        self._stage = Stage.AWAY
        self._sitting: Sitting | None = None
        self._lesson: LessonPages | None = None
        self._lesson_page: LessonPage | None = None
        self._saw_list = self._lists_tricks = self._were_shown = self._is_shown_again = False
        self._told_fewer = False
        controller = GameController(NoStore())
        super().__init__(controller, own.table, own.sheets, lambda: own.keeper.settings, parent)
        controller.setParent(self)
        controller.player_failed.connect(self._player_failed)
        self._page, self._today = page, today
        self._ring = RingedMove(own.table.table_scene, self)
        self._lights = CardLights(own.table.table_scene, self)
        self._panel = ExercisePanel(page, _sheet_words, self._speed, self._hand_line, self)
        self._panel.leave_wanted.connect(self.escape)
        self._panel.folded.connect(self._begin_asking)
        self._panel.placed.connect(self._lay_marks_again)
        self._desk = AnswerDesk(page, self)
        self._desk.answered.connect(self._answer)
        self._desk.given_up.connect(self.leave)
        self._desk.shown.connect(self._tricks_are_shown)
        self._desk.told.connect(self._tell)
        self._keys = ExerciseKeys(
            page, self._acts_by_key, self._silent_keys, self._escape, self._hurry, self
        )
        self._links = Links(
            show=self._show_answer,
            skip=self._skip,
            tricks=self._turn_list,
            again=self._show_tricks_again,
            next=self._go_on,
            play_out=self._play_out,
            back=self._back_to_exercise,
            once_more=self._play_out,
        )
        own.keeper.look_changed.connect(self.retranslate)

    # ---------------------------------------------------------------------------------- its state

    @property
    def is_running(self) -> bool:
        """Whether the table is that of exercises."""
        return self.is_at_table

    @property
    def stage(self) -> Stage:
        """What goes on."""
        return self._stage

    @property
    def table(self) -> Table:
        """The table at which they are asked."""
        return self._table

    @property
    def panel(self) -> ExercisePanel:
        """What stands beside the table or on it."""
        return self._panel

    @property
    def desk(self) -> AnswerDesk:
        """What takes answers that are no moves."""
        return self._desk

    @property
    def sitting(self) -> Sitting | None:
        """What is asked, one after the other."""
        return self._sitting

    @property
    @override
    def view(self) -> View | None:
        """What may be known of the exercise while it runs."""
        return super().view if self.is_running else None

    @property
    def rules(self) -> Rules | None:
        """The rules of the exercise while it runs."""
        view = self.view
        return None if view is None else view.rules

    @property
    @override
    def narrator(self) -> Narrator | None:
        """What tells of the exercise; None where the table is not lent to it."""
        setup = self._controller.setup
        if not self.is_running or setup is None:
            return None
        return narrator_at(setup, self._settings)

    @property
    def _exercise(self) -> Exercise | None:
        if self._lesson_page is not None:
            return self._lesson_page.exercise
        return None if self._sitting is None else self._sitting.exercise

    @property
    def _is_by_move(self) -> bool:
        exercise = self._exercise
        return exercise is not None and isinstance(exercise.ask, ByMove)

    def _speed(self) -> Speed:
        return speed_of(self._settings)

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
        self._table.advise(Advice(line, spoken=line) if line else None)
        self._panel.show(shown.write(narrator))
        self._take_to_page()

    def leave(self) -> None:
        """Give the table back at once; does nothing where it is not lent."""
        if self.is_running:
            self._end()
            self.left.emit()

    def escape(self) -> None:
        """Go one step back: from a practice deal to its exercise, else away."""
        if self._stage is Stage.PRACTICE:
            self._back_to_exercise()
        else:
            self.leave()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self._desk.stop_playing()
        self._controller.shut_down()

    def _borrow(self) -> None:
        if self.is_running:
            return
        self.begun.emit()
        self.attach()
        self._keys.listen(on=True)

    def _end(self) -> None:
        self._keys.listen(on=False)
        self.detach()
        self._stage = Stage.AWAY
        self._sitting = self._lesson = self._lesson_page = None
        self._clear_answer()
        self._table.table_scene.is_looked_at = False
        self._panel.put_away()
        self._sheets.take_away()
        self._table.clear()
        self._table.set_options(super()._table_options())
        self._controller.leave()

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.told.emit([text])

    def _escape(self) -> bool:
        self.escape()
        return True

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
        self._clear_answer()
        self._saw_list = self._were_shown = self._is_shown_again = False
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

    def _take_to_page(self) -> None:
        """Lead the keys to the button of the page, which readers of the screen say with it."""
        sheet = self._panel.sheet
        if sheet is not None:
            sheet.take_focus()

    def _come_to_end(self, sitting: Sitting) -> None:
        closing = None if self._lesson is None else self._lesson.closing(sitting)
        if closing is not None:
            self._show_page(closing)
            return
        self.leave()
        self.ended.emit(sitting)

    @Slot()
    def _begin_asking(self) -> None:
        """Play the tricks or lay what takes the answer, once it can be seen."""
        exercise, narrator = self._exercise, self.narrator
        if self._stage is not Stage.ASKED or exercise is None or narrator is None:
            return
        if self._is_by_move:
            self._table.setFocus()
        elif self._desk.take_focus() or self._desk.is_playing:
            return
        elif exercise.kind is Kind.HOLD:
            self._table.setFocus()
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

    def _clear_answer(self) -> None:
        self._desk.stop_playing()
        self._desk.take_away()
        self._ring.clear()
        self._lights.clear()
        self._lists_tricks = False

    def _lay_position(self, exercise: Exercise) -> None:
        """Lay the cards; acts are offered where the answer is one, or none is wanted."""
        is_by_move = isinstance(exercise.ask, ByMove) or self._stage is Stage.PAGE
        self._table.table_scene.is_looked_at = not is_by_move
        self._table.set_options(self._table_options())
        record = sat_by(exercise, {})
        self._controller.play_on(record, len(record.moves), exercise.seat)

    @override
    def _as_shown(self, view: View) -> View:
        """Offer nothing where the answer is no move; turn the other hand over once it was named."""
        exercise = self._exercise
        if exercise is None or self._stage is Stage.PRACTICE or self._is_by_move:
            return view
        if self._stage is Stage.ANSWERED and exercise.kind is Kind.HOLD:
            view = replace(view, known=replay(exercise.record).state.hands)
        return replace(view, legal_moves=())

    @override
    def _table_options(self) -> TableOptions:
        """Show no card points where they are asked for, and open the hand that was named."""
        usual, exercise = super()._table_options(), self._exercise
        if exercise is None or self._stage is Stage.PRACTICE:
            return usual
        if exercise.kind is Kind.NUMBER:
            return replace(usual, show_points="none")
        is_named = self._stage is Stage.ANSWERED and exercise.kind is Kind.HOLD
        return replace(usual, open_hands=True) if is_named else usual

    # ----------------------------------------------------------------------------------- the answer

    @override
    def _propose(self, move: Move) -> None:
        """Take a move as the answer, where one is asked for."""
        if self._stage is Stage.PRACTICE:
            super()._propose(move)
            return
        exercise = self._exercise
        if self._stage is not Stage.ASKED or exercise is None or not self._is_by_move:
            self._table.decline()
            return
        error = self._controller.why_illegal(move)
        if error is not None:
            self._say_why_not(error)
        elif not _is_answer(exercise, move):
            self._table.show_refusal(said.asks_for_answer())
        else:
            self._table.decline()
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

    def _show_answer(self) -> None:
        """Show the answer, which counts as missed."""
        sitting = self._sitting
        if sitting is None or self._stage is not Stage.ASKED:
            return
        before = sitting.beads
        self._show_outcome(sitting.show(), before)

    def _show_outcome(self, outcome: Outcome, before: Sequence[Bead]) -> None:
        """Mark the answer, on the table and beside it."""
        self._desk.stop_playing()
        self._stage = Stage.ANSWERED
        self._lists_tricks = False
        if outcome.exercise.kind is Kind.HOLD:
            self._table.set_options(self._table_options())
            view = self.view
            if view is not None:
                self._table.show_at_once(self._as_shown(view), self._score)
        self._table.set_status("")
        self._reveal(outcome)
        self._mark_moves(outcome)
        self._panel.show(self._answer_page(outcome), before=before)
        self._take_to_page()
        if outcome.mark.is_right:
            self._table.let_hear(Sound.CHALK)
        self.possibilities_changed.emit()

    def _reveal(self, outcome: Outcome) -> None:
        narrator = self.narrator
        if self._is_by_move or narrator is None:
            return
        if self._desk.paper is None:
            self._desk.ask(outcome.exercise, narrator, self._speed(), self._panel.unit)
        self._desk.reveal(outcome, narrator)

    def _mark_moves(self, outcome: Outcome) -> None:
        """Lay gold light on the best move, and draw a ring around a wrong one."""
        pages, ask = self._pages(), outcome.exercise.ask
        if pages is None or not isinstance(ask, ByMove):
            return
        line = pages.pill(outcome)
        self._table.advise(Advice(line, spoken=line), ask.right[:1])
        ringed: Move | None = None
        if not outcome.mark.is_right and not isinstance(outcome.reply, int | frozenset):
            ringed = outcome.reply
        self._ring.show(ringed, self._speed())

    def _go_on(self) -> None:
        """Ask the next exercise after an answer."""
        if self._sitting is not None and self._stage is Stage.ANSWERED:
            self._sitting.go_on()
            self._ask()

    def _skip(self) -> None:
        """Ask another exercise; this one comes back."""
        if self._sitting is not None and self._stage is Stage.ASKED:
            self._sitting.skip()
            self._ask()

    # ------------------------------------------------------------------------------------ the pages

    def _pages(self) -> Pages | None:
        sitting, exercise, narrator = self._sitting, self._exercise, self.narrator
        if sitting is None or exercise is None or narrator is None:
            return None
        return Pages(sitting, exercise, narrator, self._settings.deck, self._today())

    def _question_page(self) -> Page:
        pages, exercise = self._pages(), self._exercise
        if pages is None or exercise is None:
            return _NOTHING
        if exercise.kind is not Kind.HOLD:
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

    def _answer_page(self, outcome: Outcome) -> Page:
        pages = self._pages()
        if pages is None:
            return _NOTHING
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
        if self._stage is Stage.ASKED and exercise.kind is Kind.HOLD:
            self._saw_list = True
        elif not self._panel.is_on_table:
            self._focus_list()
            return
        self._lists_tricks = not self._lists_tricks
        self._rewrite_page()
        self._focus_list()

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
        if exercise.kind is Kind.HOLD:
            self._is_shown_again = True
            self._panel.fold()
            self._rewrite_page()
            self._table.setFocus()
            self._desk.play_tricks(exercise, self._speed())

    @Slot()
    def _lay_marks_again(self) -> None:
        self._ring.lay_again()
        self._lights.lay_again()

    def _hand_line(self) -> str:
        view, narrator = self.view, self.narrator
        if view is None or narrator is None:
            return ""
        return said.your_hand(view, narrator.words)

    def _tell_of_fewer(self) -> None:
        """Say once that on this computer the coach has looked at fewer deals."""
        from sixtysix_gui.coach.findings import FEWER_WORLDS
        from sixtysix_gui.text.coach.review import looks_at_fewer

        exercise = self._exercise
        is_own = exercise is not None and exercise.source is Source.OWN
        if FEWER_WORLDS and is_own and not self._told_fewer:
            self._told_fewer = True
            self.said.emit(looks_at_fewer())

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
        return acts

    def _silent_keys(self) -> frozenset[Purpose]:
        """Return the questions by key whose answer would be that of the exercise."""
        exercise = self._exercise
        if exercise is None or self._stage is not Stage.ASKED:
            return frozenset()
        if exercise.kind is Kind.NUMBER:
            return frozenset((Purpose.CARD_POINTS, Purpose.ASK_POINTS, Purpose.ASK_ALL))
        if exercise.kind in (Kind.HOLD, Kind.PICK):
            return frozenset((Purpose.ASK_UNSEEN,))
        return frozenset()

    def _hurry(self) -> bool:
        if not self._desk.is_playing:
            return False
        self._desk.hurry()
        return True

    # ----------------------------------------------------------------------------- played out

    def _play_out(self) -> None:
        """Play the position on for practice, with the hidden cards dealt again."""
        sitting = self._sitting
        exercise = None if sitting is None else sitting.exercise
        if exercise is None or self._stage not in (Stage.ANSWERED, Stage.PRACTICE):
            return
        self._clear_answer()
        self._stage = Stage.PRACTICE
        self._table.table_scene.is_looked_at = False
        self._table.set_options(self._table_options())
        record = sat_by(exercise, {})
        self._controller.play_on(record, len(record.moves), exercise.seat, redeal=True)
        self._panel.show(self._practice_page(), is_open=False)
        self._table.setFocus()
        page = self._panel.page
        if page is not None:
            self._tell(page.spoken)

    def _practice_page(self) -> Page:
        pages = self._pages()
        if pages is None:
            return _NOTHING
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
        finished, view, setup = self._finished, self.view, self._controller.setup
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

        self._sheets.set_speed(self._speed())
        self._sheets.show_sheet(write)
        self._table.play((), view)
        return True

    @override
    def _clear_away(self) -> None:
        super()._clear_away()
        self._sheets.take_away()

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
        self._controller.retry_player()

    # ----------------------------------------------------------------------------------- the words

    @override
    def _say_status_of(self, view: View) -> None:
        """Say in a few words what is asked; while it is played out, what is expected."""
        narrator, pages = self.narrator, self._pages()
        if narrator is None:
            return
        if self._stage is Stage.PRACTICE:
            self._table.set_status(narrator.status(view, self._table.armed_marriage))
        elif self._stage is Stage.ASKED and self._is_by_move and pages is not None:
            self._table.set_status(pages.short_line())
        else:
            self._table.set_status("")

    @override
    def _rest(self) -> None:
        """Say nothing while tricks are played."""
        if not self._desk.is_playing:
            super()._rest()

    @override
    def _label_players(self) -> None:
        setup = self._controller.setup
        if setup is not None:
            self._table.set_players(labels_of(setup, self._settings))

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


def _sheet_words() -> SheetWords:
    return SheetWords(said.leave_exercises(), said.to_table())


def _is_answer(exercise: Exercise, move: Move) -> bool:
    """Return whether a move answers; exchanging does not where closing or leading is asked for."""
    ask = exercise.ask
    if not isinstance(ask, ByMove) or not ask.only_close or move != EXCHANGE_TRUMP:
        return True
    return move in ask.right or any(worth.move == move for worth in ask.worths)


_NOTHING = Page("", "", "")
