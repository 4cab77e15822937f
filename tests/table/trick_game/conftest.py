"""Tables for three and four to test, on which nothing takes time."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from tests.helpers.table.labels import LABELS
from tests.table.conftest import STILL

MakeTable = Callable[[TableOptions], TrickTableView]


@pytest.fixture(scope="module")
def shared_table(qapp: QApplication) -> Iterator[TrickTableView]:  # noqa: ARG001 - Qt must run
    """One table for all deals: a fresh deal clears away whatever lay there before."""
    table = TrickTableView(STILL)
    table.set_players(LABELS)
    table.resize(1280, 772)
    table.shut_down()  # plain cards will do: no thread that renders them may outlast a test
    table.show()
    yield table
    table.close()
    table.deleteLater()


@pytest.fixture
def table(shared_table: TrickTableView) -> Iterator[TrickTableView]:
    """The shared table, which is bare again after the test."""
    shared_table.resize(1280, 772)
    yield shared_table
    shared_table.clear()


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""

    def make(options: TableOptions) -> TrickTableView:
        table = TrickTableView(options)
        qtbot.addWidget(table)
        table.set_players(LABELS)
        table.resize(1280, 772)
        table.show()
        return table

    return make
