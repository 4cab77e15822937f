"""The training at the table: its sheets, its exercises, and what is kept of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.training import room as words
from sixtysix_gui.training.choosing import five_more, five_of
from sixtysix_gui.training.exercise import ExerciseSource
from sixtysix_gui.training.lessons import LessonsMissingError
from sixtysix_gui.training.puzzles import PuzzlesMissingError
from sixtysix_gui.training.sittings import (
    SittingTheme,
    sit_again,
    sit_five,
    sit_lesson,
    sit_own,
    sit_puzzles,
)
from sixtysix_gui.training.taught import first_taught, nearest
from sixtysix_gui.windows.archive.act_strip import ActStrip, StripAct
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.training.keeper import TrainingKeeper
from sixtysix_gui.windows.training.room.contents import RoomPage, RoomReading, RoomUses
from sixtysix_gui.windows.widgets.tiles import TileState

if TYPE_CHECKING:
    from sixtysix_gui.training.exercise import ExerciseKind
    from sixtysix_gui.training.kept.days import Five
    from sixtysix_gui.training.sittings import Sitting
    from sixtysix_gui.windows.day.door import DayDoor
    from sixtysix_gui.windows.training.counting.asker import CountingAsker
    from sixtysix_gui.windows.training.exercises.exercise_table import ExerciseTable
    from sixtysix_gui.windows.training.exercises.page import LessonPages
    from sixtysix_gui.windows.training.room.door import TrainingDoor

_ = texts("Training")


class TrainingDesk(QObject):
    """Brings the sheets of the training together with the table, and with what is kept.

    Signals:
        changed: what the tiles of the start sheet tell is another thing.
    """

    changed = Signal()

    def __init__(
        self,
        flow: GameFlow,
        archive: ArchiveKeeper,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Use the table of the person's own games."""
        super().__init__(parent)
        self._flow, self._archive, self._today = flow, archive, today
        self._touched = ""
        self._told_fewer = False
        self._comes_back: RoomPage | None = None
        self._five: Five | None = None
        self.keeper = TrainingKeeper(archive, self, coach=flow.worker, today=today)
        self.keeper.changed.connect(self._read_again)
        self.keeper.told.connect(flow.messages.notice)
        flow.table_needed.connect(self.forget)
        flow.keeper.changed.connect(self._count_if_wanted)
        flow.announcer.is_asked_otherwise = lambda: self.is_asking
        flow.files.lessons_done = lambda: self.keeper.practice.lessons.done()
        flow.files.lesson_wanted.connect(self.begin_lesson)
        self._count_if_wanted()

    # ------------------------------------------------------------------------------ what there is

    @cached_property
    def door(self) -> TrainingDoor:
        """Who lays the sheets, from when they are asked for the first time."""
        from sixtysix_gui.windows.training.room.door import TrainingDoor

        flow = self._flow
        reading = RoomReading(self.keeper, lambda: flow.keeper.settings, self._today)
        uses = RoomUses(
            rules=self.rules,
            choose_rules=self._choose_rules,
            five=self.begin_five,
            lesson=self.begin_lesson,
            puzzles=self.begin_puzzles,
            own=self.begin_own,
            missed=self.begin_missed,
            day=self._open_day,
            take_out=self._take_out,
            put_back=self._strip.do,
        )
        made = TrainingDoor(flow.sheets, flow.keeper, reading, uses, self)
        made.opened.connect(flow.possibilities_changed)
        made.closed.connect(flow.uncover)
        return made

    @cached_property
    def exercises(self) -> ExerciseTable:
        """Who asks at the table, from the first exercise on."""
        from sixtysix_gui.windows.training.exercises.exercise_table import ExerciseTable

        made = ExerciseTable(self._flow, self, self._today)
        made.left.connect(self._leave)
        made.ended.connect(self._end)
        return made

    @cached_property
    def day(self) -> DayDoor:
        """The deal of the day."""
        from sixtysix_gui.windows.day.door import DayDoor

        return DayDoor(
            self._flow,
            self.keeper,
            self._archive,
            self,
            rules=lambda: self.rules()[0],
            today=self._today,
        )

    @cached_property
    def counting(self) -> CountingAsker:
        """Who asks while a game is played, from when that was wanted for the first time."""
        from sixtysix_gui.windows.training.counting.asker import CountingAsker

        made = CountingAsker(self._flow, self.keeper, self, self._today)
        made.changed.connect(self._flow.possibilities_changed)
        return made

    def _count_if_wanted(self) -> None:
        if self._flow.keeper.settings.counting != "off" and "counting" not in vars(self):
            self.counting.look()

    @property
    def is_running(self) -> bool:
        """Whether the table is lent to exercises."""
        return "exercises" in vars(self) and self.exercises.is_at_table

    @property
    def is_asking(self) -> bool:
        """Whether a question of the training is open, or its answer lies there."""
        is_counting = "counting" in vars(self) and self.counting.is_asking
        return is_counting or ("exercises" in vars(self) and self.exercises.is_asking)

    @cached_property
    def _strip(self) -> ActStrip:
        flow = self._flow
        made = ActStrip(flow.page, lambda: flow.sheets.table_layout.metrics.text_unit)
        made.told.connect(flow.announcer.tell_line)
        return made

    def rules(self) -> tuple[str, bool]:
        """Return the rule set that is trained, and whether the game played last is none of them."""
        played = [one.name for one in self._archive.archive.rules_played()]
        now = self._flow.rules
        if now is not None:
            played.insert(0, now.name)
        played = played or [self._flow.keeper.settings.rule_set]
        is_for_others = not self._touched and nearest(played[0]) is None
        return self._touched or first_taught(played), is_for_others

    def _choose_rules(self, rules: str) -> None:
        self._touched = rules

    def _open_day(self) -> None:
        self.door.step_aside()
        self.day.open()

    # ---------------------------------------------------------------------------- coming and going

    def open(self) -> None:
        """Lay the Training sheet on the table."""
        self.door.open(RoomPage.ROOM)
        self.keeper.collect_soon()

    def leave(self) -> None:
        """Leave the exercises, back to where they were begun."""
        if self.is_running:
            self.exercises.leave()

    def forget(self) -> None:
        """Be gone: a game needs the table."""
        self._comes_back = None
        self.leave()
        if "door" in vars(self):
            self.door.forget()

    def come_back(self) -> None:
        """Lay the sheet again from which the exercises were begun, once the table is free."""
        page, self._comes_back = self._comes_back, None
        if page is not None:
            self.door.open(page)

    def retranslate(self) -> None:
        """Say everything in another language, or with other words for cards."""
        if self.is_running:
            self.exercises.retranslate()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        if "exercises" in vars(self):
            self.exercises.shut_down()
        if "day" in vars(self):
            self.day.shut_down()
        self.keeper.shut_down()

    # ---------------------------------------------------------------------------- the start sheet

    def tile_state(self) -> TileState:
        """Say on the tile of the start sheet how today's five stand."""
        five = self.keeper.practice.fives.of(self.rules()[0], self._today())
        return TileState(words.training_state(five), waits=five is None or not five.is_done)

    def _read_again(self) -> None:
        if "door" in vars(self):
            self.door.read_again()
        self.changed.emit()

    # ------------------------------------------------------------------------------- the sittings

    def begin_five(self) -> None:
        """Ask today's five, or five more once they are done."""
        from sixtysix_gui.windows.training.exercises.lesson_pages import pages_of_five

        practice, rules, day = self.keeper.practice, self.rules()[0], self._today()
        five = five_of(practice, rules, day)
        if five.is_done:
            five = five_more(practice, rules, day)
        self._five = five
        pages = pages_of_five(practice, self._today, self.exercises.ask_first)
        self._sit(sit_five(practice, five, self._today), RoomPage.ROOM, pages)

    def begin_missed(self) -> None:
        """Ask those of the five again that were missed."""
        five, self._five = self._five, None
        if five is not None:
            kept = self.keeper.practice.fives.by_number(five.number) or five
            self._sit(sit_again(self.keeper.practice, kept, self._today), RoomPage.ROOM)

    def begin_puzzles(self, kind: ExerciseKind | None) -> None:
        """Ask puzzles of a kind, or of all."""
        try:
            sitting = sit_puzzles(self.keeper.practice, self.rules()[0], kind, self._today)
        except PuzzlesMissingError:
            sitting = None
        if sitting is None or sitting.exercise is None:
            self._flow.notices.say(words.puzzles_missing())
            return
        self._sit(sitting, RoomPage.PUZZLES)

    def begin_own(self, first: str | None) -> None:
        """Ask own mistakes that are due, one of them first."""
        sitting = sit_own(self.keeper.practice, self.rules()[0], self._today, first)
        self._sit(sitting, RoomPage.MISTAKES)

    def begin_lesson(self, number: int) -> None:
        """Show the opening of a lesson, then ask its questions; where it is missing, at once."""
        from sixtysix_gui.windows.training.exercises.lesson_pages import LessonActs, lesson_pages

        practice, rules = self.keeper.practice, self.rules()[0]
        acts = LessonActs(
            begin=self.exercises.ask_first,
            lesson=self.begin_lesson,
            puzzles=self.begin_puzzles,
            all_lessons=self.leave,
        )
        pages = lesson_pages(practice, rules, number, lambda: self._flow.keeper.settings.deck, acts)
        try:
            sitting = sit_lesson(practice, rules, number, self._today)
        except LessonsMissingError:
            sitting = None
        if sitting is None or sitting.exercise is None:
            self._flow.notices.say(words.lessons_missing())
            return
        self.door.choose_lesson(number)
        self._sit(sitting, RoomPage.LESSONS, pages)
        if pages.opening is not None:
            practice.lessons.see(number, self._today())

    def _sit(self, sitting: Sitting, page: RoomPage, lesson: LessonPages | None = None) -> None:
        if sitting.exercise is None:
            return
        self.door.step_aside()
        self._comes_back = page
        # once the answer is shown, for that clears the line in which notices stand
        sitting.when_kept = lambda: QTimer.singleShot(0, self.keeper, self.keeper.tell_change)
        self.exercises.begin(sitting, lesson)
        if sitting.exercise.source is ExerciseSource.OWN:
            self._tell_of_fewer()

    def _tell_of_fewer(self) -> None:
        """Say once that on this computer the coach has looked at fewer deals."""
        from sixtysix_gui.coach.findings import FEWER_WORLDS
        from sixtysix_gui.text.coach.review import looks_at_fewer

        if FEWER_WORLDS and not self._told_fewer:
            self._told_fewer = True
            self._flow.notices.say(looks_at_fewer())

    def _leave(self) -> None:
        """Lay the sheet again from which the exercises were begun."""
        self.come_back()
        self._read_again()

    def _end(self, sitting: Sitting) -> None:
        """Say at the end of five how they went."""
        five, self._five = self._five, None
        if sitting.theme is not SittingTheme.FIVE or five is None:
            return
        from sixtysix_gui.windows.training.room.small_sheets import FiveDone

        self._five = kept = self.keeper.practice.fives.by_number(five.number) or five
        marks = tuple(
            (item.source, item.mark is not None and item.mark.is_right) for item in kept.items
        )
        has_game = self._flow.controller.is_game_running
        deck = self._flow.keeper.settings.deck
        done = FiveDone(marks, sitting.news, deck, has_game, self.day.is_waiting())
        self.door.show_done(done)

    # --------------------------------------------------------------------------------- own mistakes

    def _take_out(self, mistake: str) -> None:
        """Take an own mistake out of the list; for a while it can be put back."""
        self.keeper.practice.mistakes.take_out(mistake)
        act = StripAct(_("Undo"), partial(self._put_back, mistake), Purpose.PUT_BACK)
        self._strip.offer(_("One of your mistakes was taken out."), act)
        self.changed.emit()

    def _put_back(self, mistake: str) -> None:
        self.keeper.practice.mistakes.put_back(mistake)
        self.door.choose_mistake(mistake)
        self.keeper.tell_change()
