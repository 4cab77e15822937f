"""The strip as a table of text."""

from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.coach.values.accounts import Account, AccountStep
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.strip.strip_table import StripTable
from sixtysix_gui.windows.texts.card_words import CardWords
from tests.helpers.coach.scripted_review import judgement_of
from tests.helpers.deals.viewer_records import own_game


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
        Decision(moment, judgement_of(moment, Verdict.SLIP), is_first=True)
        for moment in (first, second)
    ]
    table = StripTable(account, decisions, CardWords(), "the Queen")
    qtbot.addWidget(table)
    head = table.table.horizontalHeaderItem(3)
    assert head is not None
    assert head.text() == "The Queen gave away"
    assert column(table.table, 2) == ["0.0", "−0.3", "−1.7"]
    assert column(table.table, 3) == ["0.0", "+0.5", "+0.6"]
    assert column(table.table, 4) == ["+0.5", "+0.4", ""]
    assert column(table.table, 5) == ["+0.2", "+0.1", "−1.0"]
    assert column(table.table, 6) == ["slip", "slip", ""]
