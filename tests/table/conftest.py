"""Tables to test: still ones, on which nothing takes time, and moving ones."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, MELD
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.stops import PlateOf, StopName, Thing
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from sixtysix_gui.windows.playing.any_table import AnyTable
from tests.helpers.table.grounds import each_ground_painted_once
from tests.helpers.table.labels import LABELS

STILL = TableOptions(speed="none", rest_tricks=False)

STOPS_BESIDE_HAND: tuple[StopName, ...] = (
    MELD[Suit.HEARTS],
    Thing.TALON,
    Thing.TURN_UP,
    CLOSE_TALON,
    PlateOf(Chair.SOUTH),
    PlateOf(Chair.NORTH),
)
"""What the focus comes to after the hand, on lead in the deal with KH QH 9S AC TC JD and the JS
turned up under the rules german-66."""

AnyTableT = TypeVar("AnyTableT", TableView, TrickTableView)
MakeTable = Callable[[TableOptions], TableView]
TableFor = Callable[[str], AnyTable]
MakeTableFor = Callable[[str, TableOptions], AnyTable]


@pytest.fixture(autouse=True, scope="session")
def _each_ground_painted_once() -> Iterator[None]:
    with each_ground_painted_once():
        yield


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""
    return lambda options: _shown(qtbot, TableView(options))


@pytest.fixture
def make_table_for(qtbot: QtBot) -> MakeTableFor:
    """Makes tables for rule sets, of 1280×772, that are shown and closed with the test."""

    def make(name: str, options: TableOptions) -> AnyTable:
        if rule_set(name).close:
            return _shown(qtbot, TableView(options))
        table = _shown(qtbot, TrickTableView(options))
        table.set_players(LABELS)
        return table

    return make


def _shown(qtbot: QtBot, table: AnyTableT) -> AnyTableT:
    qtbot.addWidget(table)
    table.resize(1280, 772)
    table.show()
    return table


@pytest.fixture
def table(make_table: MakeTable) -> TableView:
    """A table on which everything happens at once."""
    return make_table(STILL)


@pytest.fixture(scope="module")
def still_tables(qapp: QApplication) -> Iterator[dict[bool, AnyTable]]:  # noqa: ARG001 - Qt must run
    """A table for the games in which the talon can be closed, and one for all others."""
    tables: dict[bool, AnyTable] = {True: TableView(STILL), False: TrickTableView(STILL)}
    for table in tables.values():
        table.resize(1280, 772)
        table.shut_down()  # plain cards will do: no thread that renders them may outlast a test
        table.show()
    tables[False].set_players(LABELS)
    yield tables
    for table in tables.values():
        table.close()
        table.deleteLater()


@pytest.fixture
def table_for(still_tables: dict[bool, AnyTable]) -> Iterator[TableFor]:
    """Gives the table for a rule set, on which nothing takes time; it is bare again afterwards."""
    yield lambda name: still_tables[bool(rule_set(name).close)]
    for table in still_tables.values():
        table.clear()
