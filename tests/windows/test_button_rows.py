"""Buttons lie in the fewest rows that fit, and none is cut."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.results.game_end import practice_note
from sixtysix_gui.windows.look.focus_rings import REACH, FocusRing, FocusRings
from sixtysix_gui.windows.look.paper import Page
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet
from sixtysix_gui.windows.sheets.questions import Answer, Question, QuestionLayer, ask
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.widgets.basic import ButtonRows, button, rows_of
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
        ring = FocusRing(one)
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
    ask(window, Question("Give up?", "It counts as lost.", Answer("On"), (Answer("Give up"),)))
    (layer,) = window.findChildren(QuestionLayer)
    sheet = layer.sheet
    assert sheet is not None
    for one in sheet.findChildren(QPushButton):
        one.setFocus()
        (ring,) = (found for found in sheet.findChildren(FocusRing) if found.isVisible())
        assert ring.parentWidget() is sheet
        assert ring.geometry().contains(one.rect().translated(one.mapTo(sheet, QPoint(0, 0))))
        assert sheet.rect().contains(ring.geometry())
        assert ring.visibleRegion().boundingRect() == ring.rect()
    rings.setParent(None)
    rings.deleteLater()
