"""Buttons lie in the fewest rows that fit, and none is cut."""

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.results.game_end import practice_note
from sixtysix_gui.windows.new_game.terms import LengthChoice
from sixtysix_gui.windows.review.coach_column import CoachColumn
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, QuestionLayer, ask
from sixtysix_gui.windows.telling.announcer import FocusedButton
from sixtysix_gui.windows.viewer.deal_panel import DealPanel
from sixtysix_gui.windows.widgets.basic import ButtonRows, button, rows_of
from sixtysix_gui.windows.widgets.focus_rings import REACH, FocusRings, PaperRing
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.paper import Page
from sixtysix_gui.windows.widgets.pencil import CoachLine
from tests.helpers.rows import each_row
from tests.helpers.windows.results import result_of, table_of
from tests.windows.conftest import UsePage


@each_row(
    ("widths", "room", "rows"),
    [
        ([10, 10, 10], 34, [[0, 1, 2]]),
        ([10, 10, 10], 33, [[0, 1], [2]]),
        ([10, 10, 10, 10], 34, [[0, 1], [2, 3]]),
        ([30, 10, 10, 10], 36, [[0], [1, 2, 3]]),
        ([50], 20, [[0]]),
        ([10, 50, 10], 20, [[0], [1], [2]]),
    ],
)
def test_rows_are_few_and_even(widths: list[int], room: int, rows: list[list[int]]) -> None:
    assert rows_of(widths, 2, room) == rows


@pytest.mark.parametrize("width", [700, 420, 260, 150])
def test_no_button_is_cut_or_covered(qtbot: QtBot, width: int) -> None:
    names = ("Stiche ansehen", "Noch einmal spielen", "Zurücknehmen", "Beweis …", "Weiter")
    buttons = [button(name) for name in names]
    rows = ButtonRows(buttons, 6)
    qtbot.addWidget(rows)
    rows.resize(width, rows.heightForWidth(width))
    rows.show()
    places = [one.geometry() for one in buttons]
    for one, place in zip(buttons, places, strict=True):
        assert place.width() >= one.sizeHint().width()
        assert rows.rect().contains(place)
    for place, other in pairwise(places):
        assert not place.intersects(other)
    assert len({place.y() for place in places}) == len(
        rows_of([p.width() for p in places], 6, width - 2 * REACH)
    )


def nothing() -> None:
    """What the buttons of these tests do."""


ALL_ACTS = DealSheetActs(
    go_on=nothing,
    show_tricks=nothing,
    play_again=nothing,
    take_back=nothing,
    show_proof=nothing,
    back_to_game=True,
)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(800, 572), (1280, 772), (960, 1052)])
def test_all_buttons_of_a_result_are_on_its_paper(
    qtbot: QtBot, language: str, size: tuple[int, int], scale: float
) -> None:
    load_fonts()
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(*size)
    holder.show()
    end = DealEnd((CardPoints(30, 40, 0, 4), CardPoints(17, 0, 0, 2)), None, Seat.A)
    table = table_of(result_of(rule_set(), end))
    note = practice_note(again=True)
    sheet = fitted_sheet(
        lambda unit: DealSheet(unit, table, "french", ALL_ACTS, None, note),
        TableLayout.for_size(*size, scale),
        holder,
    )
    sheet.show()
    QApplication.processEvents()
    buttons = sheet.findChildren(QPushButton)
    assert len(buttons) == 5, language
    for one in buttons:
        place = one.rect().translated(one.mapTo(sheet, QPoint(0, 0)))
        assert sheet.rect().contains(place), one.text()
        assert place.width() >= one.sizeHint().width(), one.text()
        rows = one.parentWidget()
        assert rows is not None
        ring = PaperRing(one)
        assert rows.rect().contains(ring.geometry()), one.text()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_ring_of_a_question_is_whole(
    qtbot: QtBot, qapp: QApplication, look_like: UsePage, scale: float
) -> None:
    look_like(Page(scale))
    rings = FocusRings(qapp)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    ask(
        window,
        Question("Give up?", "It counts as lost.", AnswerButton("On"), (AnswerButton("Resign"),)),
    )
    (layer,) = window.findChildren(QuestionLayer)
    sheet = layer.sheet
    assert sheet is not None
    for one in sheet.findChildren(QPushButton):
        one.setFocus()
        (ring,) = (found for found in sheet.findChildren(PaperRing) if found.isVisible())
        assert ring.parentWidget() is sheet
        assert ring.geometry().contains(one.rect().translated(one.mapTo(sheet, QPoint(0, 0))))
        assert sheet.rect().contains(ring.geometry())
        assert ring.visibleRegion().boundingRect() == ring.rect()
    rings.setParent(None)
    rings.deleteLater()


# Buttons with the focus that tell something new.


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window with two buttons and a field."""
    made = QWidget()
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    for name in ("first", "second"):
        button = QPushButton(name)
        button.setObjectName(name)
        layout.addWidget(button)
    field = QLineEdit()
    field.setObjectName("field")
    layout.addWidget(field)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def child(window: QWidget, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def test_the_button_with_the_focus_tells_and_forgets_when_the_focus_goes(window: QWidget) -> None:
    first, second = child(window, "first"), child(window, "second")
    first.setAccessibleDescription("Right")
    voice = FocusedButton(window)
    first.setFocus()
    assert voice.has_keys
    voice.tell_at_focus("One.")
    voice.tell_at_focus("Two.")
    assert (first.accessibleDescription(), second.accessibleDescription()) == ("Two. (Right)", "")
    second.setFocus()
    assert first.accessibleDescription() == "Right"
    voice.tell_at_focus("Three.")
    assert second.accessibleDescription() == "Three."
    first.setFocus()
    assert (first.accessibleDescription(), second.accessibleDescription()) == ("Right", "")


def test_a_field_tells_nothing(window: QWidget) -> None:
    voice = FocusedButton(window)
    field = child(window, "field")
    field.setFocus()
    assert not voice.has_keys
    voice.tell_at_focus("One.")
    assert field.accessibleDescription() == ""


def test_no_news_change_nothing(window: QWidget) -> None:
    voice = FocusedButton(window)
    first = child(window, "first")
    first.setFocus()
    voice.tell_at_focus("One.")
    voice.tell_at_focus("")
    assert first.accessibleDescription() == "One."


# Parts of windows: made before they have one, none is shown as a window; even lines.


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
