"""Tables for three and four to test, on which nothing takes time."""

from collections.abc import Callable

import pytest

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from tests.table.conftest import MakeTableFor, TableFor

MakeTable = Callable[[TableOptions], Table]


@pytest.fixture
def table(table_for: TableFor) -> Table:
    """A table that all deals share, which is bare again after the test."""
    table = table_for("four-66")
    table.resize(1280, 772)
    return table


@pytest.fixture
def make_table(make_table_for: MakeTableFor) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""
    return lambda options: make_table_for("four-66", options)
