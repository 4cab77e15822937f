"""Tables on which the archive lies."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.rows import GameRow
from sixtysix_gui.storage.settings import Settings
from tests.windows.archive.archive_table import GAMES, ArchiveTable, LostMonth, MadeUpArchive

MakeArchive = Callable[..., ArchiveTable]
QUICK = Settings(speed="none")


@pytest.fixture
def archive_table(qtbot: QtBot) -> Iterator[MakeArchive]:
    """Lays the archive on a table in a window of its own."""
    tables: list[ArchiveTable] = []

    def make(
        rows: tuple[GameRow, ...] = GAMES,
        settings: Settings = QUICK,
        size: tuple[int, int] = (1280, 772),
        lost: tuple[LostMonth, ...] = (),
    ) -> ArchiveTable:
        table = ArchiveTable(settings, MadeUpArchive(rows, lost))
        qtbot.addWidget(table.page)
        table.show(*size)
        tables.append(table)
        qtbot.waitUntil(table.page.isActiveWindow)
        table.door.open()
        return table

    yield make
    for table in tables:
        table.close()
