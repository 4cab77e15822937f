"""Parts of windows: made before they have one, none is shown as a window; even lines."""

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.windows.new_game.terms import LengthChoice
from sixtysix_gui.windows.review.column.coach_column import CoachColumn
from sixtysix_gui.windows.viewer.deal_panel import DealPanel
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.pencil import CoachLine

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
        lambda: LengthChoice("game", rule_set("four-66"), UNIT),
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


NOTE = "The coach: you gave away 1.3 game points; luck brought +2.4."


@pytest.mark.parametrize("width", [220, 280, 330, 1000])
def test_the_lines_of_the_coach_are_as_even_as_they_can_be(width: int, qtbot: QtBot) -> None:
    """The widest line is the least of all ways to break into as many lines."""
    line = CoachLine(NOTE, fonts.text(UNIT, fonts.TextWeight.REGULAR))
    qtbot.addWidget(line)
    metrics, words = QFontMetrics(line.font()), NOTE.split()
    found = line.area_of_words(width)
    count = round(found.height() / metrics.lineSpacing())
    widths = [
        max(metrics.horizontalAdvance(" ".join(words[a:b])) for a, b in pairwise(ends))
        for inner in combinations(range(1, len(words)), count - 1)
        if (ends := (0, *inner, len(words)))
    ]
    assert abs(found.width() - min(widths)) <= 3
    assert found.width() < width
