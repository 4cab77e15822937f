"""What it costs to open the archive: `pytest benchmarks/test_archive_sheet.py`.

Set QT_QPA_PLATFORM=offscreen where there is no screen. Aim, in time of the processor: with 10,000
games the sheet opens in 150 milliseconds more than with 10, their rows read for the first time.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.settings.settings_keeper import page_of
from sixtysix_gui.windows.widgets.paper import use_page
from tests.windows.archive.archive_table import ArchiveTable
from tools.many_games.base import base_games
from tools.many_games.writing import Plan, write_folder

SETTINGS = Settings(speed="none")


@pytest.fixture(params=[10, 10_000], ids="{} games".format)
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ArchiveTable]:
    """Return a table over the games of a folder, on which the sheet has lain once."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    load_fonts()
    use_page(page_of(SETTINGS))
    write_folder(tmp_path, Plan(request.param, 36, date(2026, 11, 28), 1), base_games(4, 1))
    archive = Archive(tmp_path)
    archive.build()
    table = ArchiveTable(SETTINGS, archive)  # pyright: ignore[reportArgumentType] - as good as made up
    table.show()
    table.door.open()
    table.door.close()
    yield table
    table.close()
    archive.close()


@pytest.mark.benchmark(timer=time.process_time)
def test_open_the_sheet(benchmark: BenchmarkFixture, table: ArchiveTable) -> None:
    def forget() -> None:
        table.door.close()
        QApplication.processEvents()
        archive = table.archive
        assert isinstance(archive, Archive)
        archive.close()
        gc.collect()  # what was shown before is not what this one costs

    def show() -> None:
        table.door.open()
        table.page.repaint()

    benchmark.pedantic(show, setup=forget, rounds=8)  # pyright: ignore[reportUnknownMemberType] - it has no types
