"""Lays the sheets of the training on the table, over whatever lies there, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.windows.desktop.language import card_letters
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, speed_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer, SheetMaker
from sixtysix_gui.windows.training.five_done import FiveDone, FiveDoneActs, FiveDoneSheet
from sixtysix_gui.windows.training.room.contents import (
    LessonsActs,
    MistakesActs,
    PuzzlesActs,
    RoomActs,
    RoomLook,
)
from sixtysix_gui.windows.training.room.lessons_sheet import LessonsSheet
from sixtysix_gui.windows.training.room.mistakes_sheet import MistakesSheet
from sixtysix_gui.windows.training.room.puzzles_sheet import PuzzlesSheet, kind_of
from sixtysix_gui.windows.training.room.sheet import WIDE_FROM, TrainingSheet

if TYPE_CHECKING:
    from sixtysix_gui.training.exercise import ExerciseKind
    from sixtysix_gui.windows.training.room.reading import RoomReading

_SHEETS = (TrainingSheet, LessonsSheet, MistakesSheet, PuzzlesSheet, FiveDoneSheet)


class Page(Enum):
    """Which sheet lies there."""

    ROOM = auto()
    LESSONS = auto()
    PUZZLES = auto()
    MISTAKES = auto()
    DONE = auto()
    """The end of five for today."""


_BOXES = {
    Page.LESSONS: "box-lessons",
    Page.PUZZLES: "box-puzzles",
    Page.MISTAKES: "box-mistakes",
}
"""Who has the focus when one comes back from a page."""


@dataclass(frozen=True)
class RoomUses:
    """What is begun from the sheets, by those who can, and the rules that are trained.

    ``rules`` gives the name of the rule set, and whether the game played last has no training.
    ``own`` is told the id of the mistake that comes first, or None.
    """

    rules: Callable[[], tuple[str, bool]]
    choose_rules: Callable[[str], None]
    five: Callable[[], None]
    lesson: Callable[[int], None]
    puzzles: Callable[[ExerciseKind | None], None]
    own: Callable[[str | None], None]
    missed: Callable[[], None]
    day: Callable[[], None]
    take_out: Callable[[str], None]
    put_back: Callable[[], None]


@dataclass
class _State:
    """What stands on the sheets, for they are made anew for every size and language."""

    page: Page = Page.ROOM
    kind: str = ""
    mistake: str = ""
    lesson: int = 0
    done: FiveDone | None = None


class TrainingDoor(QObject):
    """Shows the sheets until they are closed; what lay there before comes back then.

    Signals:
        opened: a sheet lies on the table now.
        closed: it was taken away, and nothing else has taken its place.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        layer: SheetLayer,
        settings: SettingsKeeper,
        reading: RoomReading,
        uses: RoomUses,
        parent: QObject | None = None,
    ) -> None:
        """Lay sheets on a layer."""
        super().__init__(parent)
        self._layer, self._settings = layer, settings
        self._reading, self._uses = reading, uses
        self._state = _State()
        self._below: SheetMaker | None = None

    @property
    def sheet(self) -> PaperSheet | None:
        """The sheet that lies on the table; None if it is none of these."""
        lies = self._layer.sheet
        return lies if isinstance(lies, _SHEETS) else None

    def open(self, page: Page | None = Page.ROOM) -> None:
        """Lay a sheet on the table, with None the one that was there last."""
        if self.sheet is not None:
            self.sheet.take_focus()
            return
        if page is not None:
            self._state.page = page
        self._below = self._layer.lay_aside()
        self._layer.set_speed(speed_of(self._settings.settings))
        self._layer.show_sheet(self._write)
        self.opened.emit()

    def show_done(self, done: FiveDone) -> None:
        """Say how the five went."""
        self._state.done = done
        if self.sheet is None:
            self.open(Page.DONE)
        else:
            self._turn_to(Page.DONE)

    def choose_mistake(self, mistake: str) -> None:
        """Let an own mistake be the one that is chosen in the list."""
        self._state.mistake = mistake

    def choose_lesson(self, number: int) -> None:
        """Let a lesson have the focus when its list comes back."""
        self._state.lesson = number

    def close(self) -> None:
        """Take the sheet away; what lay there before comes back."""
        if self.sheet is not None:
            self.step_aside()
            self.closed.emit()

    def step_aside(self) -> None:
        """Put back what lay there before, for somebody who needs the table."""
        if self.sheet is None:
            return
        below, self._below = self._below, None
        if below is None:
            self._layer.take_away()
        else:
            self._layer.turn_to(below)

    def forget(self) -> None:
        """Be gone: something else has the table now, and what lay below does not come back."""
        lies, self._below = self.sheet is not None, None
        if lies:
            self._layer.take_away()

    def read_again(self) -> None:
        """Show what is so now."""
        if self.sheet is not None:
            self._layer.rewrite()

    # ----------------------------------------------------------------------------------- writing

    def _turn_to(self, page: Page) -> None:
        self._state.page = page
        self._layer.turn_to(self._write)

    def _back(self) -> None:
        """Go back to the Training sheet, to the box that has led here."""
        box = _BOXES.get(self._state.page, "")
        self._turn_to(Page.ROOM)
        sheet = self._layer.sheet
        found = None if sheet is None else sheet.findChild(QObject, box)
        if isinstance(sheet, TrainingSheet):
            next((one for one in sheet.boxes if one is found), sheet).setFocus()

    def _look(self) -> RoomLook:
        settings, metrics = self._settings.settings, self._layer.table_layout.metrics
        return RoomLook(
            CardStyle(settings.deck, card_letters(), settings.colours),
            Cloth(settings.cloth),
            metrics.width >= WIDE_FROM * metrics.text_unit,
            self._layer.devicePixelRatioF(),
        )

    def _write(self, unit: float) -> PaperSheet:
        rules, is_for_others = self._uses.rules()
        look, reading, state = self._look(), self._reading, self._state
        if state.page is Page.LESSONS:
            lessons = reading.lessons(rules, state.lesson)
            return LessonsSheet(unit, lessons, self._lessons_acts(), look)
        if state.page is Page.MISTAKES:
            contents = reading.mistakes(rules, state.mistake)
            return MistakesSheet(unit, contents, self._mistakes_acts(), look)
        if state.page is Page.PUZZLES:
            return PuzzlesSheet(
                unit, reading.puzzles(rules, kind_of(state.kind)), self._puzzles_acts()
            )
        if state.page is Page.DONE and state.done is not None:
            uses = self._uses
            acts = FiveDoneActs(leave=self.close, more=uses.five, missed=uses.missed, day=uses.day)
            return FiveDoneSheet(unit, state.done, acts)
        contents = reading.room(rules, is_for_others=is_for_others)
        return TrainingSheet(unit, contents, self._room_acts(), look)

    def _room_acts(self) -> RoomActs:
        return RoomActs(
            choose_rules=self._choose_rules,
            begin=self._uses.five,
            lessons=self._open_lessons,
            puzzles=lambda: self._turn_to(Page.PUZZLES),
            mistakes=lambda: self._turn_to(Page.MISTAKES),
            count=self._count,
            close=self.close,
        )

    def _open_lessons(self) -> None:
        self.choose_lesson(0)
        self._turn_to(Page.LESSONS)

    def _choose_rules(self, rules: str) -> None:
        self._uses.choose_rules(rules)
        self.read_again()

    def _count(self, when: str) -> None:
        self._settings.change(counting=when)

    def _lessons_acts(self) -> LessonsActs:
        return LessonsActs(begin=self._uses.lesson, back=self._back)

    def _puzzles_acts(self) -> PuzzlesActs:
        return PuzzlesActs(self._choose_kind, self._uses.puzzles, self._back)

    def _choose_kind(self, kind: str) -> None:
        self._state.kind = kind
        self.read_again()

    def _mistakes_acts(self) -> MistakesActs:
        return MistakesActs(
            begin=self._uses.own,
            take_out=self._take_out,
            put_back=self._put_back,
            choose=self.choose_mistake,
            back=self._back,
        )

    def _take_out(self, mistake: str) -> None:
        """Take one out; the one that takes its place is chosen."""
        sheet = self.sheet
        if isinstance(sheet, MistakesSheet):
            ids = [row.id for row in sheet.list.rows]
            place = ids.index(mistake)
            after = ids[place + 1 :] or ids[:place][-1:]
            self._state.mistake = after[0] if after else ""
        self._uses.take_out(mistake)
        self.read_again()

    def _put_back(self) -> None:
        self._uses.put_back()
