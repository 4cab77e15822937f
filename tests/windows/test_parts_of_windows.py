"""Parts of windows that are made before they have one: none is shown as a window by itself."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.rules.registry import GAMES
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.windows.new_game.deal_and_length import LengthChoice
from sixtysix_gui.windows.review.column.coach_column import CoachColumn
from sixtysix_gui.windows.viewer.deal_panel import DealPanel
from sixtysix_gui.windows.widgets.opponents import OpponentChoice

UNIT = 16.0


class ShownWindows(QObject):
    """Hears of every widget that comes onto the screen as a window."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.names: list[str] = []
        self._application = application
        application.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is shown, and let it pass."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(f"{type(watched).__name__} {watched.objectName()}")
        return False

    def end(self) -> None:
        """Hear no more."""
        self._application.removeEventFilter(self)


@pytest.mark.parametrize(
    "make",
    [
        lambda: OpponentChoice("club", CardStyle(), UNIT),
        lambda: LengthChoice("game", GAMES.rules("four-66"), UNIT),
        lambda: DealPanel(2),
        lambda: CoachColumn(["Deal 1", "Deal 2"], CardStyle()),
    ],
    ids=["opponents", "length", "deals", "coach"],
)
def test_nothing_is_shown_while_a_part_is_made(
    make: Callable[[], QWidget], qapp: QApplication, qtbot: QtBot
) -> None:
    shown = ShownWindows(qapp)
    qtbot.addWidget(make())
    shown.end()
    assert shown.names == []
