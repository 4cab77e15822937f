"""Tables to test: still ones, on which nothing takes time, and moving ones."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, MELD
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.stops import PlateOf, StopName, Thing
from sixtysix_gui.table.table_view import TableView
from tests.helpers.table.grounds import each_ground_painted_once

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

MakeTable = Callable[[TableOptions], TableView]


@pytest.fixture(autouse=True, scope="session")
def _each_ground_painted_once() -> Iterator[None]:
    with each_ground_painted_once():
        yield


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""

    def make(options: TableOptions) -> TableView:
        table = TableView(options)
        qtbot.addWidget(table)
        table.resize(1280, 772)
        table.show()
        return table

    return make


@pytest.fixture
def table(make_table: MakeTable) -> TableView:
    """A table on which everything happens at once."""
    return make_table(STILL)
