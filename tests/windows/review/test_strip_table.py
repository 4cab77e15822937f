"""The strip as a table of text."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.judgements import Account, AccountStep, Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.review.deal_in_review import OwnDecision
from sixtysix_gui.windows.review.deal_strip import StripTable
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.coach.scripted_review import judgement_of
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.windows.settled import settle
from tests.windows.conftest import UsePage


def _asks_nothing(_decision: OwnDecision) -> bool:
    return False


def column(table: QTableWidget, place: int) -> list[str]:
    items = [table.item(row, place) for row in range(table.rowCount())]
    return [item.text() for item in items if item is not None]


def test_what_fell_where_nothing_was_decided_counts_with_the_next_row(qtbot: QtBot) -> None:
    first, between, second = moments_of(own_game(0))[:3]
    steps = tuple(
        AccountStep(moment.step, moment.trick, before, after, luck, other, before - after, 0.5, 0.5)
        for moment, before, after, luck, other in (
            (first, 0.5, 0.2, 0.0, 0.0),
            (between, 0.0, 0.0, -0.4, 0.2),
            (second, 0.4, 0.1, 0.1, 0.3),
        )
    )
    account = Account(0.5, -2.0, 0.6, 1.1, -1, steps, -1.7, 0.6)
    decisions = [
        OwnDecision(moment, judgement_of(moment, Verdict.SLIP)) for moment in (first, second)
    ]
    table = StripTable(account, decisions, CardWords(), "the Queen", _asks_nothing)
    qtbot.addWidget(table)
    head = table.table.horizontalHeaderItem(3)
    assert head is not None
    assert head.text() == "The Queen gave away"
    assert column(table.table, 2) == ["0.0", "−0.3", "−1.7"]
    assert column(table.table, 3) == ["0.0", "+0.5", "+0.6"]
    assert column(table.table, 4) == ["+0.5", "+0.4", ""]
    assert column(table.table, 5) == ["+0.2", "+0.1", "−1.0"]
    assert column(table.table, 6) == ["Closing · slip", "Counting to 66 · slip", ""]


@pytest.mark.window
@pytest.mark.parametrize(
    ("size", "scale"), [((800, 560), 1.0), ((1260, 740), 1.5), ((1260, 740), 2.0)]
)
def test_heads_and_words_of_the_table_are_seen_whole(
    qtbot: QtBot, look_like: UsePage, language: str, size: tuple[int, int], scale: float
) -> None:
    look_like(Page(scale))
    (moment, *_) = moments_of(own_game(0))
    steps = (AccountStep(moment.step, moment.trick, 0.5, 0.2, 0.0, 0.0, 0.3, 0.5, 0.5),)
    decisions = [OwnDecision(moment, judgement_of(moment, Verdict.CLOSE))]
    account = Account(0.5, -2.0, 0.6, 1.1, -1, steps, -1.7, 0.6)
    dialog = StripTable(account, decisions, CardWords(), "Casual", _asks_nothing)
    qtbot.addWidget(dialog)
    dialog.resize(*size)
    dialog.show()
    settle()
    table = dialog.table
    head = table.horizontalHeader()
    wrapped = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
    for place in range(table.columnCount()):
        item, cell = table.horizontalHeaderItem(place), table.item(0, place)
        assert item is not None
        assert cell is not None
        room = QRect(0, 0, head.sectionSize(place), head.height())
        needed = head.fontMetrics().boundingRect(room, wrapped, item.text())
        assert room.contains(needed), (language, item.text())
        words = table.fontMetrics().horizontalAdvance(cell.text())
        assert words < table.columnWidth(place), (language, cell.text())
    assert head.length() <= table.viewport().width(), language


def test_a_mark_that_is_still_to_be_found_is_not_told(qtbot: QtBot) -> None:
    (moment, *_) = moments_of(own_game(0))
    steps = (AccountStep(moment.step, moment.trick, 0.5, 0.2, 0.0, 0.0, 0.3, 0.5, 0.5),)
    decisions = [OwnDecision(moment, judgement_of(moment, Verdict.BLUNDER))]
    account = Account(0.5, -2.0, 0.6, 1.1, -1, steps, -1.7, 0.6)
    table = StripTable(account, decisions, CardWords(), "Casual", lambda _: True)
    qtbot.addWidget(table)
    item = table.table.item
    found = [item(0, column) for column in range(table.table.columnCount())]
    trick, move, *_, after, verdict = [cell.text() if cell else "" for cell in found]
    assert (trick, move, after, verdict) == (str(moment.trick), "?", "", "")


def test_what_is_expected_after_a_mark_to_be_found_would_tell_its_loss(qtbot: QtBot) -> None:
    first, second, *_ = moments_of(own_game(0))
    steps = tuple(
        AccountStep(moment.step, moment.trick, 0.5, 0.2, 0.0, 0.0, 0.3, 0.5, 0.5)
        for moment in (first, second)
    )
    decisions = [
        OwnDecision(first, judgement_of(first, Verdict.BLUNDER)),
        OwnDecision(second, judgement_of(second, Verdict.GOOD)),
    ]
    account = Account(0.5, -2.0, 0.6, 1.1, -1, steps, -1.7, 0.6)
    asks = StripTable(
        account, decisions, CardWords(), "Casual", lambda one: one.moment.step == first.step
    )
    told = StripTable(account, decisions, CardWords(), "Casual", _asks_nothing)
    for table in (asks, told):
        qtbot.addWidget(table)
    before, after = 4, 5
    assert column(asks.table, before)[:2] == ["+0.5", ""]
    assert column(asks.table, after)[:2] == ["", ""]
    assert column(told.table, before)[:2] == ["+0.5", "+0.5"]
