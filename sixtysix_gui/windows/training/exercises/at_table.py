"""The table while exercises have it: what lies there, what is said, and deals played out there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.records import replay
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.replay_table import RingedMove
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.coach.review import coach_failed
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.exercise import ByChoice, ByMove, Exercise, ExerciseKind
from sixtysix_gui.training.sittings import Sitting
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.guest import Guest
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.settings.settings_keeper import speed_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, enter_key, escape_key
from sixtysix_gui.windows.training.exercises.answer_desk import AnswerDesk
from sixtysix_gui.windows.training.exercises.card_lights import CardLights
from sixtysix_gui.windows.training.exercises.page import (
    ExercisePage,
    LessonPage,
    LessonPages,
    PageAct,
)
from sixtysix_gui.windows.training.exercises.pages import (
    ASK_FOR_POINTS,
    Pages,
    is_asked_openly,
    sat_by,
)
from sixtysix_gui.windows.training.exercises.panel import ExercisePanel

NOTHING = ExercisePage("", "", "")
_OF_POINTS = frozenset((Purpose.CARD_POINTS, Purpose.ASK_POINTS, Purpose.ASK_ALL))
_OF_CARDS = frozenset((Purpose.ASK_UNSEEN,))
"""The questions by key that tell card points, and where cards are."""


class ExerciseStage(Enum):
    """What goes on at the table."""

    AWAY = auto()
    PAGE = auto()
    """A page of a lesson is read."""
    ASKED = auto()
    ANSWERED = auto()
    PRACTICE = auto()
    """The exercise is played out."""


class ExerciseAtTable(Guest):
    """Borrows the table from the game, and gives it back; the heir asks there.

    ``panel`` stands beside the table or on it, ``desk`` takes answers that are no moves.
    """

    def __init__(self, flow: GameFlow, parent: QObject, today: Callable[[], date]) -> None:
        """Stay away from the table; ``today`` says which day it is."""
        self.stage = ExerciseStage.AWAY
        self.sitting: Sitting | None = None
        self._lesson: LessonPages | None = None
        self._lesson_page: LessonPage | None = None
        self._lists_tricks = False
        super().__init__(flow, GameController(NoStore()), parent)
        self.controller.player_failed.connect(self._player_failed)
        self._page = page = flow.page
        self._today = today
        self._ring = RingedMove(flow.table.table_scene, self)
        self._lights = CardLights(flow.table.table_scene, self)
        self.desk = AnswerDesk(page, self)
        self.panel = ExercisePanel(page, self._speed, self._hand_line, self.desk.take_focus, self)
        self.desk.beyond = self._leave_paper
        self.desk.told.connect(flow.announcer.tell_line)
        self.panel.leave_wanted.connect(self.escape)
        self.panel.placed.connect(self._lay_marks_again)

    @abstractmethod
    def escape(self) -> None:
        """Go one step back."""

    @abstractmethod
    def _act_by_key(self, purpose: Purpose) -> Callable[[], None] | None:
        """Return what a key does now; None where it has no meaning."""

    # ------------------------------------------------------------------------------------ its state

    @property
    def is_asking(self) -> bool:
        """Whether the exercise says what is to be done, not the status of the game."""
        return self.stage not in (ExerciseStage.AWAY, ExerciseStage.PRACTICE)

    @property
    def _exercise(self) -> Exercise | None:
        if self._lesson_page is not None:
            return self._lesson_page.exercise
        return None if self.sitting is None else self.sitting.exercise

    @property
    def _is_by_move(self) -> bool:
        exercise = self._exercise
        return exercise is not None and isinstance(exercise.ask, ByMove)

    def _speed(self) -> Speed:
        return speed_of(self._settings)

    # ------------------------------------------------------------------------------------ the table

    @override
    def _end(self) -> None:
        self._clear_answer()
        self.stage = ExerciseStage.AWAY
        super()._end()  # before it is laid out again: no one sits there to give it words
        self.table.table_scene.is_looked_at = False
        self.sitting = self._lesson = self._lesson_page = None
        self.panel.put_away()
        self._keep_points()
        self.controller.leave()

    def _lay_position(self, exercise: Exercise) -> None:
        """Lay the cards; acts are offered where the answer is one, or none is wanted."""
        is_by_move = isinstance(exercise.ask, ByMove) or self.stage is ExerciseStage.PAGE
        self.table.table_scene.is_looked_at = not is_by_move
        self._keep_points()
        self.table.set_options(self._table_options())
        record = sat_by(exercise, {})
        self.controller.play_on(record, len(record.moves), exercise.seat)
        self.table.wait_to_be_led()  # no key acts on what was not yet seen

    @property
    def _asks_for_points(self) -> bool:
        exercise = self._exercise
        if exercise is None or self.stage is not ExerciseStage.ASKED:
            return False
        return exercise.kind in ASK_FOR_POINTS

    def _keep_points(self) -> None:
        """Let no key, click or reader have the table tell the card points that are asked for."""
        self.table.table_scene.keep_points(kept=self._asks_for_points)

    @override
    def _as_shown(self, view: View) -> View:
        """Offer nothing where the answer is no move; open the other hand where it is known."""
        exercise = self._exercise
        if exercise is None or self.stage is ExerciseStage.PRACTICE:
            return view
        if self._opens_hand:
            view = replace(view, known=replay(exercise.record).state.hands)
        return view if self._is_by_move else replace(view, legal_moves=())

    @property
    def _opens_hand(self) -> bool:
        """Whether the other hand lies open: it was asked for, or follows from what was played."""
        exercise, stage = self._exercise, self.stage
        if exercise is None or exercise.view.status is not TalonStatus.EXHAUSTED:
            return False
        is_named = stage is ExerciseStage.ANSWERED and exercise.kind is ExerciseKind.HOLD
        return is_named or (is_asked_openly(exercise) and stage is not ExerciseStage.PRACTICE)

    @override
    def _table_options(self) -> TableOptions:
        """Show no card points where they would answer, and open the hand that was named."""
        usual, exercise = super()._table_options(), self._exercise
        if exercise is None or self.stage is ExerciseStage.PRACTICE:
            return usual
        if exercise.kind in ASK_FOR_POINTS:
            return replace(usual, show_points="none")
        return replace(usual, open_hands=True) if self._opens_hand else usual

    # ------------------------------------------------------------------------------------ the words

    def _pages(self) -> Pages | None:
        sitting, exercise, narrator = self.sitting, self._exercise, self.narrator
        if sitting is None or exercise is None or narrator is None:
            return None
        return Pages(sitting, exercise, narrator, self._settings.deck, self._today())

    def _hand_line(self) -> str:
        view, narrator = self.view, self.narrator
        if view is None or narrator is None:
            return ""
        return said.your_hand(view, narrator.words)

    @override
    def _say_status_of(self, view: View) -> None:
        """Say in a few words what is asked; while it is played out, what is expected."""
        narrator, pages = self.narrator, self._pages()
        if narrator is None:
            return
        status = ""
        if self.stage is ExerciseStage.PRACTICE:
            status = narrator.status(view, self.table.armed_marriage)
        elif self.stage is ExerciseStage.ASKED and self._is_said_on_table and pages is not None:
            status = pages.short_line()
        self.table.set_status(status)

    @property
    def _is_said_on_table(self) -> bool:
        """Whether the status line asks; papers ask themselves, chips beside a panel need not."""
        exercise = self._exercise
        if exercise is None or self._is_by_move:
            return exercise is not None
        return isinstance(exercise.ask, ByChoice) and self.panel.is_on_table

    @override
    def _rest(self) -> None:
        """Say nothing while tricks are played."""
        if not self.desk.is_playing:
            super()._rest()

    def _take_to_page(self) -> None:
        """Lead the keys to the button of the page, which readers of the screen say with it."""
        if self.panel.sheet is not None:
            self.panel.sheet.take_focus()

    def _leave_paper(self, forward: bool) -> None:
        """Lead Tab from what takes the answer to the page, or back to the table."""
        if forward and self.panel.sheet is not None:
            self._take_to_page()
        else:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _clear_answer(self) -> None:
        self.desk.stop_playing()
        self.desk.take_away()
        self._ring.clear()
        self._lights.clear()
        self._lists_tricks = False

    @Slot()
    def _lay_marks_again(self) -> None:
        self._ring.lay_again()
        self._lights.lay_again()
        if self.stage is ExerciseStage.ASKED and not self.desk.is_playing:
            self._say_status()
            self.desk.place()

    @override
    def _clear_away(self) -> None:
        super()._clear_away()
        self.sheets.take_away()

    # ------------------------------------------------------------------------------- the keys

    @override
    def attach(self) -> None:
        """Take keys before the table does, and those that nothing else on its page has taken."""
        super().attach()
        for watched in (self._page, self.table):
            watched.installEventFilter(self)

    @override
    def detach(self) -> None:
        for watched in (self._page, self.table):
            watched.removeEventFilter(self)
        super().detach()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event, on_table=watched is self.table)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent, *, on_table: bool) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            if not on_table:
                self.escape()
            return not on_table
        if event.key() == Qt.Key.Key_Space and self.desk.is_playing:
            self.desk.hurry()
            return True
        meaning = meaning_of(event, Context.EXERCISES, Context.ANSWERED, Context.PLAYBACK)
        act = None if meaning is None else self._act_by_key(meaning.purpose)
        if act is not None:
            if not event.isAutoRepeat():
                act()
            return True
        asked = meaning_of(event, Context.TABLE, Context.QUESTIONS)
        return asked is not None and asked.purpose in self._silent_keys()

    def _silent_keys(self) -> frozenset[Purpose]:
        """Return the questions by key whose answer would be that of the exercise."""
        exercise = self._exercise
        if exercise is None or self.stage is not ExerciseStage.ASKED:
            return frozenset()
        points = _OF_POINTS if self._asks_for_points else frozenset[Purpose]()
        is_of_cards = exercise.kind in (ExerciseKind.HOLD, ExerciseKind.PICK)
        return points | _OF_CARDS if is_of_cards else points

    # ---------------------------------------------------------------------------------- played out

    def _play_out(self) -> None:
        """Play the position on for practice, with the hidden cards dealt again."""
        exercise = None if self.sitting is None else self.sitting.exercise
        is_due = self.stage in (ExerciseStage.ANSWERED, ExerciseStage.PRACTICE)
        if exercise is None or not is_due:
            return
        self._clear_answer()
        self.stage = ExerciseStage.PRACTICE
        self.table.table_scene.is_looked_at = False
        self.table.set_options(self._table_options())
        record = sat_by(exercise, {})
        self.controller.play_on(record, len(record.moves), exercise.seat, redeal=True)
        page = self._practice_page()
        self.panel.show(page, is_open=False)
        self.table.wait_to_be_led()
        self.table.setFocus()
        self._flow.announcer.tell_line(page.all_spoken)

    def _practice_page(self) -> ExercisePage:
        pages = self._pages()
        return NOTHING if pages is None else pages.practice((), self._way_back())

    def _way_back(self) -> PageAct:
        """Return the way back from a practice deal."""
        return PageAct("back", said.act_name("back"), self.escape, escape_key())

    @override
    def _show_end(self) -> bool:
        finished, view, setup = self._finished, self.view, self.controller.setup
        is_practice = self.stage is ExerciseStage.PRACTICE
        if not is_practice or finished is None or view is None or setup is None:
            return False
        from sixtysix_gui.text.results.deal_result import DealResult
        from sixtysix_gui.text.results.game_end import practice_note
        from sixtysix_gui.text.results.result_table import result_table
        from sixtysix_gui.windows.sheets.deal_sheet import add_result

        def write(unit: float) -> PaperSheet:
            result = DealResult(finished.outcome, view, people_of(setup, self._settings))
            figures = result_table(result, finished.before, finished.after)
            sheet = PaperSheet(unit)
            add_result(
                sheet, result=figures, deck=self._settings.deck, note=practice_note(again=False)
            )
            name, back = "once-more", self._way_back()
            links = sheet.link_buttons((said.act_name(name), name, self._play_out))
            main = sheet.act_button(back.text, back.name, back.act, main=True, key=enter_key())
            sheet.add_buttons(*links, main=main)
            return sheet

        self.sheets.set_speed(self._speed())
        self.sheets.show_sheet(write)
        self.table.play((), view)
        return True

    @Slot(object)
    def _player_failed(self, _failure: object) -> None:
        """Say that the practice deal does not go on, and offer to try again."""
        pages = self._pages()
        if self.stage is ExerciseStage.PRACTICE and pages is not None:
            name = "try-again"
            again = PageAct(name, said.act_name(name), self._try_again, enter_key())
            page = pages.practice((self._way_back(),), again)
            self.panel.show(replace(page, texts=(coach_failed(),)))
            self._take_to_page()

    def _try_again(self) -> None:
        self.panel.show(self._practice_page(), is_open=False)
        self.controller.retry_player()
