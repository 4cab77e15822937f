"""A table in a window of any size on which exercises are asked."""

from collections.abc import Sequence
from datetime import date
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.table.table import Table
from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.training.sittings import SittingTheme
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, table_options
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.training.exercises.exercise_sheet import ExerciseSheet
from sixtysix_gui.windows.training.exercises.exercise_table import ExerciseTable
from tests.helpers.exercises import SmallSitting

TODAY = date(2026, 11, 22)


class FreeTable(QObject):
    """The table of a person's own games, of which there are none."""

    possibilities_changed = Signal()
    table_needed = Signal()

    def __init__(self, page: TablePage, keeper: SettingsKeeper) -> None:
        super().__init__(page)
        self.page, self.table, self.sheets = page, page.table, page.sheets
        self.notices, self.keeper, self.announcer = page.notices, keeper, self
        self.told: list[str] = []
        self.heard: list[str] = []

    def lend(self, _guest: object) -> None:
        self.heard.append("begun")

    def take_back(self) -> None:
        """Have no game to show again."""

    def tell_line(self, text: str) -> None:
        self.told.append(text)


class ExerciseRig:
    """A page with its table, exercises at it, and what was told."""

    def __init__(self, text_size: TextSize = 100) -> None:
        """Ask nothing yet."""
        self.keeper = SettingsKeeper(Settings(speed="none", text_size=text_size))
        self.table = Table(table_options(self.keeper.settings))
        self.page = TablePage(self.table)
        self.flow = FreeTable(self.page, self.keeper)
        self.told, self.heard = self.flow.told, self.flow.heard
        self.exercises = ExerciseTable(cast("GameFlow", self.flow), self.page, today=lambda: TODAY)
        self.exercises.left.connect(lambda: self.heard.append("left"))
        self.exercises.ended.connect(self._end)
        self.sitting = SmallSitting(())

    def _end(self, _sitting: object) -> None:
        self.heard.append("ended")

    def ask(
        self,
        *exercises: Exercise,
        size: tuple[int, int] = (1280, 772),
        theme: SittingTheme = SittingTheme.FIVE,
        lesson: int = 0,
    ) -> None:
        """Ask exercises in a window of that size."""
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        self.sitting = SmallSitting(exercises, theme, lesson)
        self.exercises.begin(self.sitting)

    @property
    def sheet(self) -> ExerciseSheet:
        sheet = self.exercises.panel.sheet
        assert sheet is not None
        return sheet

    @property
    def focused(self) -> QWidget:
        focused = self.page.focusWidget()
        assert focused is not None
        return focused

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.focused, key, modifier)

    def names(self) -> Sequence[str]:
        """Return the names of what Tab goes through in the panel or on the leaf."""
        return [stop.objectName() for stop in self.sheet.tab_stops()]

    def close(self) -> None:
        """Leave nothing behind."""
        self.exercises.leave()
        self.exercises.shut_down()
        self.page.sheets.take_away()
        self.table.shut_down()
        self.page.close()
