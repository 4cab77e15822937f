"""Tables to test: still ones, on which nothing takes time, and moving ones."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, MELD
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.stops import PlateOf, StopName, Thing
from sixtysix_gui.table.table import Table
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
    Thing.SCORE,
)
"""What the focus comes to after the hand, on lead in the deal with KH QH 9S AC TC JD and the JS
turned up under the rules german-66."""

MakeTable = Callable[[TableOptions], Table]
TableFor = Callable[[str], Table]
MakeTableFor = Callable[[str, TableOptions], Table]


@pytest.fixture(autouse=True, scope="session")
def _each_ground_painted_once() -> Iterator[None]:
    with each_ground_painted_once():
        yield


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""
    return lambda options: _shown(qtbot, Table(options))


@pytest.fixture
def make_table_for(qtbot: QtBot) -> MakeTableFor:
    """Makes tables for rule sets, of 1280×772, that are shown and closed with the test."""

    def make(name: str, options: TableOptions) -> Table:
        table = _shown(qtbot, Table(options))
        table.set_players(_labels(name))
        return table

    return make


def _labels(name: str) -> SeatLabels:
    """Give the players of a rule set; those of closing games are not named."""
    return SeatLabels() if rule_set(name).close else LABELS


def _shown(qtbot: QtBot, table: Table) -> Table:
    qtbot.addWidget(table)
    table.resize(1280, 772)
    table.show()
    return table


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """A table on which everything happens at once."""
    return make_table(STILL)


@pytest.fixture(scope="module")
def still_table(qapp: QApplication) -> Iterator[Table]:  # noqa: ARG001 - Qt must run
    """A table for the deals of a module, on which nothing takes time."""
    table = Table(STILL)
    table.resize(1280, 772)
    table.shut_down()  # plain cards will do: no thread that renders them may outlast a test
    table.show()
    yield table
    table.close()
    table.deleteLater()


@pytest.fixture
def table_for(still_table: Table) -> Iterator[TableFor]:
    """Gives the table for a rule set, on which nothing takes time; it is bare again afterwards."""

    def fitting(name: str) -> Table:
        still_table.set_players(_labels(name))
        return still_table

    yield fitting
    still_table.clear()
