"""Windows of statistics, each over an archive of its own."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.windows.statistics.data_acts import TrainingUses
from sixtysix_gui.windows.widgets.paper import Page as Look
from tests.helpers.deal_rows import TODAY
from tests.helpers.windows.settled import settle
from tests.windows.conftest import UsePage
from tests.windows.statistics.statistics_window import MadeUpArchive, StatisticsTable, career

OpenStatistics = Callable[..., StatisticsTable]


@pytest.fixture
def statistics(qtbot: QtBot, tmp_path: Path, look_like: UsePage) -> Iterator[OpenStatistics]:
    """Opens a window in the middle of which the person is on the overview."""
    tables: list[StatisticsTable] = []
    look_like(Look())

    def make(
        deals: Sequence[DealRow] | None = None,
        size: tuple[int, int] = (980, 870),
        training: TrainingUses | None = None,
    ) -> StatisticsTable:
        known = career() if deals is None else deals
        table = StatisticsTable(MadeUpArchive(known), tmp_path, lambda: TODAY, training)
        qtbot.addWidget(table.window)
        tables.append(table)
        table.show(*size)
        qtbot.waitUntil(table.window.isActiveWindow)
        settle()
        return table

    yield make
    for table in tables:
        table.close()
