"""Tables for three and four to test, on which nothing takes time."""

from collections.abc import Callable, Iterator

import pytest

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from sixtysix_gui.windows.playing.any_table import AnyTable
from tests.table.conftest import MakeTableFor

MakeTable = Callable[[TableOptions], TrickTableView]


@pytest.fixture
def table(still_tables: dict[bool, AnyTable]) -> Iterator[TrickTableView]:
    """A table that all deals share, which is bare again after the test."""
    table = still_tables[False]
    assert isinstance(table, TrickTableView)
    table.resize(1280, 772)
    yield table
    table.clear()


@pytest.fixture
def make_table(make_table_for: MakeTableFor) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""

    def make(options: TableOptions) -> TrickTableView:
        table = make_table_for("four-66", options)
        assert isinstance(table, TrickTableView)
        return table

    return make
