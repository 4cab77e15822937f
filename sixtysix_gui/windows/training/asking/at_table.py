"""The table while exercises have it: what lies there, who sits there, what is said."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from enum import Enum, auto

from PySide6.QtCore import QObject, Qt, Signal, Slot
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.records import replay
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.replay_table import RingedMove
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.exercise import ByChoice, ByMove, Exercise, ExerciseKind
from sixtysix_gui.training.sittings import Sitting
from sixtysix_gui.windows.playing.conductor import Conductor, OwnTable
from sixtysix_gui.windows.settings.settings_keeper import speed_of
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.training.asking.answer_desk import AnswerDesk
from sixtysix_gui.windows.training.asking.card_lights import CardLights
from sixtysix_gui.windows.training.asking.exercise_sheet import SheetWords
from sixtysix_gui.windows.training.asking.page import LessonPage, LessonPages
from sixtysix_gui.windows.training.asking.pages import (
    ASK_FOR_POINTS,
    Pages,
    is_asked_openly,
    sat_by,
)
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


class ExerciseAtTable(Conductor):
    """Borrows the table from the game, and gives it back; heirs ask there.

    It has a controller of its own, so that the game that waits stays as it is.

    Signals:
        begun: the table has to be lent.
        left: the table is free again.
        told: list of str, what readers of the screen are to hear.
    """

    begun = Signal()
    left = Signal()
    told = Signal(list)

    def __init__(
        self, own: OwnTable, page: TablePage, parent: QObject | None, today: Callable[[], date]
    ) -> None:
        """Take what the game uses too; ``page`` has the table. ``today`` says which day it is."""
        self._stage = Stage.AWAY
        self._sitting: Sitting | None = None
        self._lesson: LessonPages | None = None
        self._lesson_page: LessonPage | None = None
        self._lists_tricks = False
        controller = GameController(NoStore())
        super().__init__(controller, own.table, own.sheets, lambda: own.keeper.settings, parent)
        controller.setParent(self)
        self._page, self._today = page, today
        self._ring = RingedMove(own.table.table_scene, self)
        self._lights = CardLights(own.table.table_scene, self)
        self._desk = AnswerDesk(page, self)
        self._panel = ExercisePanel(
            page, _sheet_words, self._speed, self._hand_line, self._desk.take_focus, self
        )
        self._desk.beyond = self._leave_paper
        self._panel.leave_wanted.connect(self.escape)
        self._panel.placed.connect(self._lay_marks_again)
        self._desk.told.connect(self._tell)

    @abstractmethod
    def _listen(self, *, on: bool) -> None:
        """Take the keys of exercises from now on, or leave them to others."""

    @abstractmethod
    def escape(self) -> None:
        """Go one step back."""

    # ------------------------------------------------------------------------------------ its state

    @property
    def is_running(self) -> bool:
        """Whether the table is that of exercises."""
        return self.is_at_table

    @property
    def stage(self) -> Stage:
        """What goes on."""
        return self._stage

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
    @override
    def rules(self) -> Rules | None:
        """The rules of the exercise while it runs."""
        view = self.view
        return None if view is None else view.rules

    @property
    @override
    def narrator(self) -> Narrator | None:
        """What tells of the exercise; None where the table is not lent to it."""
        return super().narrator if self.is_running else None

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

    # ------------------------------------------------------------------------------------ the table

    def _borrow(self) -> None:
        if self.is_running:
            return
        self.begun.emit()
        self.attach()
        self._listen(on=True)

    def _end(self) -> None:
        self._listen(on=False)
        self._clear_answer()
        self._stage = Stage.AWAY
        self.detach()
        self.sheets.take_away()
        self.table.clear()  # before it is laid out anew: no one sits there to give it words
        self.table.table_scene.is_looked_at = False
        self._sitting = self._lesson = self._lesson_page = None
        self._panel.put_away()
        self._keep_points()
        self.table.set_options(super()._table_options())
        self.controller.leave()

    def _lay_position(self, exercise: Exercise) -> None:
        """Lay the cards; acts are offered where the answer is one, or none is wanted."""
        is_by_move = isinstance(exercise.ask, ByMove) or self._stage is Stage.PAGE
        self.table.table_scene.is_looked_at = not is_by_move
        self._keep_points()
        self.table.set_options(self._table_options())
        record = sat_by(exercise, {})
        self.controller.play_on(record, len(record.moves), exercise.seat)
        self.table.wait_to_be_led()  # no key acts on what was not yet seen

    @property
    def _asks_for_points(self) -> bool:
        exercise = self._exercise
        if exercise is None or self._stage is not Stage.ASKED:
            return False
        return exercise.kind in ASK_FOR_POINTS

    def _keep_points(self) -> None:
        """Let no key, click or reader have the table tell the card points that are asked for."""
        self.table.table_scene.keep_points(kept=self._asks_for_points)

    @override
    def _as_shown(self, view: View) -> View:
        """Offer nothing where the answer is no move; open the other hand where it is known."""
        exercise = self._exercise
        if exercise is None or self._stage is Stage.PRACTICE:
            return view
        if self._opens_hand:
            view = replace(view, known=replay(exercise.record).state.hands)
        return view if self._is_by_move else replace(view, legal_moves=())

    @property
    def _opens_hand(self) -> bool:
        """Whether the other hand lies open: it was asked for, or follows from what was played."""
        exercise = self._exercise
        if exercise is None or exercise.view.status is not TalonStatus.EXHAUSTED:
            return False
        is_named = self._stage is Stage.ANSWERED and exercise.kind is ExerciseKind.HOLD
        return is_named or (is_asked_openly(exercise) and self._stage is not Stage.PRACTICE)

    @override
    def _table_options(self) -> TableOptions:
        """Show no card points where they would answer, and open the hand that was named."""
        usual, exercise = super()._table_options(), self._exercise
        if exercise is None or self._stage is Stage.PRACTICE:
            return usual
        if exercise.kind in ASK_FOR_POINTS:
            return replace(usual, show_points="none")
        return replace(usual, open_hands=True) if self._opens_hand else usual

    # ------------------------------------------------------------------------------------ the words

    def _pages(self) -> Pages | None:
        sitting, exercise, narrator = self._sitting, self._exercise, self.narrator
        if sitting is None or exercise is None or narrator is None:
            return None
        return Pages(sitting, exercise, narrator, self._settings.deck, self._today())

    def _hand_line(self) -> str:
        view, narrator = self.view, self.narrator
        if view is None or narrator is None:
            return ""
        return said.your_hand(view, narrator.words)

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.told.emit([text])

    @override
    def _say_status_of(self, view: View) -> None:
        """Say in a few words what is asked; while it is played out, what is expected."""
        narrator, pages = self.narrator, self._pages()
        if narrator is None:
            return
        if self._stage is Stage.PRACTICE:
            self.table.set_status(narrator.status(view, self.table.armed_marriage))
        elif self._stage is Stage.ASKED and self._is_said_on_table and pages is not None:
            self.table.set_status(pages.short_line())
        else:
            self.table.set_status("")

    @property
    def _is_said_on_table(self) -> bool:
        """Whether the status line asks; papers ask themselves, chips beside a panel need not."""
        exercise = self._exercise
        if exercise is None or self._is_by_move:
            return exercise is not None
        return isinstance(exercise.ask, ByChoice) and self._panel.is_on_table

    @override
    def _rest(self) -> None:
        """Say nothing while tricks are played."""
        if not self._desk.is_playing:
            super()._rest()

    def _take_to_page(self) -> None:
        """Lead the keys to the button of the page, which readers of the screen say with it."""
        sheet = self._panel.sheet
        if sheet is not None:
            sheet.take_focus()

    def _leave_paper(self, forward: bool) -> None:
        """Lead Tab from what takes the answer to the page, or back to the table."""
        if forward and self._panel.sheet is not None:
            self._take_to_page()
        else:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _clear_answer(self) -> None:
        self._desk.stop_playing()
        self._desk.take_away()
        self._ring.clear()
        self._lights.clear()
        self._lists_tricks = False

    @Slot()
    def _lay_marks_again(self) -> None:
        self._ring.lay_again()
        self._lights.lay_again()
        if self._stage is Stage.ASKED and not self._desk.is_playing:
            self._say_status()
            self._desk.place()

    @override
    def _clear_away(self) -> None:
        super()._clear_away()
        self.sheets.take_away()


def _sheet_words() -> SheetWords:
    return SheetWords(said.leave_exercises(), said.to_table())
