"""Lays the sheets of the training on the table, over whatever lies there, one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, card_style_of, speed_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer, SheetMaker
from sixtysix_gui.windows.training.room.contents import (
    RoomActs,
    RoomLook,
    RoomPage,
    RoomReading,
    RoomUses,
)
from sixtysix_gui.windows.training.room.lessons_sheet import LessonsSheet
from sixtysix_gui.windows.training.room.mistakes_sheet import MistakesSheet
from sixtysix_gui.windows.training.room.small_sheets import (
    FiveDone,
    FiveDoneSheet,
    PuzzlesSheet,
    kind_of,
)
from sixtysix_gui.windows.training.room.training_sheet import WIDE_FROM, TrainingSheet

_SHEETS = (TrainingSheet, LessonsSheet, MistakesSheet, PuzzlesSheet, FiveDoneSheet)


@dataclass
class _State:
    """What stands on the sheets, for they are made anew for every size and language."""

    page: RoomPage = RoomPage.ROOM
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
        self._acts = self._acts_with(uses)
        self._state = _State()
        self._below: SheetMaker | None = None

    @property
    def sheet(self) -> PaperSheet | None:
        """The sheet that lies on the table; None if it is none of these."""
        lies = self._layer.sheet
        return lies if isinstance(lies, _SHEETS) else None

    def open(self, page: RoomPage | None = RoomPage.ROOM) -> None:
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
            self.open(RoomPage.DONE)
        else:
            self._turn_to(RoomPage.DONE)

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

    def _turn_to(self, page: RoomPage) -> None:
        self._state.page = page
        self._layer.turn_to(self._write)

    def _back(self) -> None:
        """Go back to the Training sheet, to the box that has led here."""
        box = self._state.page.value
        self._turn_to(RoomPage.ROOM)
        sheet = self._layer.sheet
        found = None if sheet is None else sheet.findChild(QObject, box)
        if isinstance(sheet, TrainingSheet):
            next((one for one in sheet.boxes if one is found), sheet).setFocus()

    def _look(self) -> RoomLook:
        settings, metrics = self._settings.settings, self._layer.table_layout.metrics
        return RoomLook(
            card_style_of(settings),
            Cloth(settings.cloth),
            metrics.width >= WIDE_FROM * metrics.text_unit,
            self._layer.devicePixelRatioF(),
        )

    def _write(self, unit: float) -> PaperSheet:
        rules, is_for_others = self._acts.rules()
        look, reading, state, acts = self._look(), self._reading, self._state, self._acts
        if state.page is RoomPage.LESSONS:
            return LessonsSheet(unit, reading.lessons(rules, state.lesson), acts, look)
        if state.page is RoomPage.MISTAKES:
            return MistakesSheet(unit, reading.mistakes(rules, state.mistake), acts, look)
        if state.page is RoomPage.PUZZLES:
            return PuzzlesSheet(unit, reading.puzzles(rules, kind_of(state.kind)), acts)
        if state.page is RoomPage.DONE and state.done is not None:
            return FiveDoneSheet(unit, state.done, acts)
        contents = reading.room(rules, is_for_others=is_for_others)
        return TrainingSheet(unit, contents, acts, look)

    def _acts_with(self, uses: RoomUses) -> RoomActs:
        others: dict[str, Any] = {
            **vars(uses),
            "choose_rules": self._choose_rules,
            "take_out": self._take_out,
        }
        return RoomActs(
            **others,
            open=self._open_page,
            back=self._back,
            close=self.close,
            count=lambda when: self._settings.change(counting=when),
            choose_kind=self._choose_kind,
            choose_mistake=self.choose_mistake,
        )

    def _open_page(self, page: RoomPage) -> None:
        self.choose_lesson(0)
        self._turn_to(page)

    def _choose_rules(self, rules: str) -> None:
        self._uses.choose_rules(rules)
        self.read_again()

    def _choose_kind(self, kind: str) -> None:
        self._state.kind = kind
        self.read_again()

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
