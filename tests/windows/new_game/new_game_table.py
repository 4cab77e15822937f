"""A table on which the New game sheet lies, in a window of any size, for tests."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.new_game.all_rules import AllRulesSheet
from sixtysix_gui.windows.new_game.choice import Cards, NewGame
from sixtysix_gui.windows.new_game.chooser import GameChooser
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.table_page import TablePage

MakeTable = Callable[..., "NewGameTable"]


class NewGameTable:
    """A page, the chooser of games upon it, and what it has told."""

    def __init__(self, settings: Settings, cards: Cards | None = None) -> None:
        """Lay nothing yet."""
        scale = settings.text_size / 100
        self.table = Table(TableOptions(speed="none", rest_tricks=False, text_scale=scale))
        self.page = TablePage(self.table)
        self.keeper = SettingsKeeper(settings)
        self.chooser = GameChooser(self.page.sheets, self.keeper, cards=cards)
        self.chosen: list[NewGame] = []
        self.taken: list[Rules] = []
        self.closed: list[bool] = []
        self.chooser.chosen.connect(self.chosen.append)
        self.chooser.rules_taken.connect(self.taken.append)
        self.chooser.closed.connect(lambda: self.closed.append(True))

    def show(self, width: int = 1280, height: int = 772) -> None:
        """Show a window of that size, or of the least one for its words."""
        least = least_scene(self.keeper.settings.text_size / 100)
        self.page.resize(max(width, least[0]), max(height, least[1]))
        self.page.show()
        self.page.activateWindow()

    @property
    def sheet(self) -> NewGameSheet:
        sheet = self.chooser.sheet
        assert isinstance(sheet, NewGameSheet)
        return sheet

    @property
    def rules_sheet(self) -> AllRulesSheet:
        sheet = self.chooser.sheet
        assert isinstance(sheet, AllRulesSheet)
        return sheet

    @property
    def focused(self) -> QWidget:
        return self.page.focusWidget()

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.focused, key, modifier)

    def close(self) -> None:
        """Leave nothing behind."""
        self.page.sheets.take_away()
        self.table.shut_down()
        self.page.close()


def changed_keys(sheet: AllRulesSheet) -> tuple[str, ...]:
    """Return the rules whose rows are marked as changed."""
    return tuple(
        key
        for key, row in sheet.rows.items()
        if any(
            one.text() and one.property("look") in ("different", "trouble")
            for one in row.findChildren(QLabel)
        )
    )


def seen_trouble(widget: QWidget) -> str:
    """Return what a part of a sheet says is wrong; empty if nothing is."""
    labels = [one for one in widget.findChildren(QLabel) if one.property("look") == "trouble"]
    return " ".join(one.text().strip() for one in labels if one.isVisible())
