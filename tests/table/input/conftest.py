"""A table for one test alone, and deals on it."""

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CLOSE_TALON, PASS, PLAY_CARD
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME
from tests.helpers.table.game import TableGame, usual_deal
from tests.table.conftest import STILL, MakeTable


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """A table on which everything happens at once."""
    return make_table(STILL)


@pytest.fixture
def game(table: Table) -> TableGame:
    """I lead to the first trick of german-66; spades are trumps."""
    return TableGame(table, usual_deal())


@pytest.fixture
def strict(table: Table) -> TableGame:
    """The other has closed and led the ten of hearts: only K and Q of hearts may be played."""
    game = TableGame(table, usual_deal(dealer=ME))
    for move in (CLOSE_TALON, PASS, PLAY_CARD[Card.parse("TH")]):
        game.do(move)
    return game


@pytest.fixture
def window(qtbot: QtBot, table: Table) -> QWidget:
    """A window that has the keys, with the table and a button in it."""
    made = QWidget()
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    layout.addWidget(table)
    layout.addWidget(QPushButton("other"))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    table.setFocus()
    return made
