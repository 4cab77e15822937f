"""The person's data: exported, forgotten after a question, brought back."""

import csv
import errno
import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.archive.rows import DealRow, RulesText
from sixtysix_gui.coach.summaries import DecisionSummary
from sixtysix_gui.statistics.export import ExportTable
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.windows.desktop import work_threads
from sixtysix_gui.windows.sheets.questions import QuestionLayer
from sixtysix_gui.windows.statistics.data_acts import DataActs, ExportFormat
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.reading import WantedDeals
from sixtysix_gui.windows.widgets.choices import WholeDropDown
from tests.helpers.rows import each_row
from tests.helpers.windows.settled import settle
from tests.windows.statistics.conftest import OpenStatistics
from tests.windows.statistics.statistics_window import MadeUpArchive, StatisticsTable, career

if TYPE_CHECKING:
    from sixtysix_gui.archive.archive import Archive

pytestmark = pytest.mark.window


class EndlessArchive(MadeUpArchive):
    """Says again and again what the coach found of a deal."""

    asked: Callable[[], object] = list[object]

    @override
    def decisions(self) -> Iterator[tuple[DealRow, tuple[DecisionSummary, ...]]]:
        while True:
            self.asked()
            yield from super().decisions()


@pytest.fixture
def at_data(statistics: OpenStatistics) -> StatisticsTable:
    table = statistics([*career(), *career("three-66", 12)])
    table.go_to(StatisticsPage.DATA)
    return table


def message(table: StatisticsTable) -> str:
    found = table.window.column.findChild(QLabel, "message")
    return found.text() if isinstance(found, QLabel) else ""


def asked(table: StatisticsTable) -> str:
    """What is asked or told over the window; empty if nothing is."""
    layer = table.window.findChild(QuestionLayer)
    sheet = layer.sheet if isinstance(layer, QuestionLayer) else None
    return "" if sheet is None else sheet.question.spoken


def answer(table: StatisticsTable, text: str) -> None:
    layer = table.window.findChild(QuestionLayer)
    assert isinstance(layer, QuestionLayer)
    buttons = layer.findChildren(QPushButton)
    next(one for one in buttons if one.text() == text).click()


def wait(table: StatisticsTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not table.data.is_busy)
    settle()


@pytest.mark.parametrize("kind", ExportFormat)
def test_export_asks_where_and_says_what_was_saved(
    at_data: StatisticsTable, kind: ExportFormat, tmp_path: Path, qtbot: QtBot
) -> None:
    at_data.button(f"export-{kind.value}").click()
    (dialog,) = at_data.dialogs
    assert dialog.isVisible()
    assert dialog.selectedFiles() == [str(tmp_path / f"Sixty-Six deals.{kind.value}")]
    path = tmp_path / f"mine.{kind.value}"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    wait(at_data, qtbot)
    assert message(at_data) == f"Saved as mine.{kind.value}."
    assert at_data.told[-1] == message(at_data)
    text = path.read_text("utf-8")
    rows = list(csv.DictReader(text.splitlines())) if kind is ExportFormat.CSV else json.loads(text)
    assert len(rows) == 72
    assert {row["rules"] for row in rows} == {"german-66", "three-66"}


def test_fair_cards_export_the_deals(
    at_data: StatisticsTable, tmp_path: Path, qtbot: QtBot
) -> None:
    at_data.window.show_page(StatisticsPage.OVERVIEW)
    at_data.choose(WantedDeals(RulesText("german-66")))
    at_data.go_to(StatisticsPage.FAIR)
    at_data.button("export-deals").click()
    (dialog,) = at_data.dialogs
    dialog.fileSelected.emit(str(tmp_path / "deals.csv"))
    dialog.close()
    wait(at_data, qtbot)
    assert message(at_data) == "Saved as deals.csv."
    assert len((tmp_path / "deals.csv").read_text("utf-8").splitlines()) == 73
    at_data.go_to(StatisticsPage.DATA)
    assert message(at_data) == ""


@each_row(
    "table, rows", [(ExportTable.DEALS, 72), (ExportTable.GAMES, 12), (ExportTable.DECISIONS, 60)]
)
def test_every_table_has_a_row_each(
    at_data: StatisticsTable, tmp_path: Path, qtbot: QtBot, table: ExportTable, rows: int
) -> None:
    names = {"deals": "One row per deal", "games": "One row per game"}
    choice = at_data.window.column.findChild(WholeDropDown, "export-rows")
    assert isinstance(choice, WholeDropDown)
    assert choice.itemText(list(ExportTable).index(table)) == names.get(
        table.value, "One row per decision"
    )
    at_data.data.export(table, ExportFormat.CSV, tmp_path / "table.csv")
    wait(at_data, qtbot)
    assert len((tmp_path / "table.csv").read_text("utf-8").splitlines()) == 1 + rows


def test_an_export_that_fails_says_why(
    at_data: StatisticsTable, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "a file").write_text("")
    at_data.data.export(ExportTable.DEALS, ExportFormat.CSV, tmp_path / "a file" / "deals.csv")
    wait(at_data, qtbot)
    assert asked(at_data).startswith("The file was not saved")
    assert "a file" in asked(at_data)
    assert message(at_data) == ""


def test_forgetting_games_asks_first_and_keeping_is_the_main_answer(
    at_data: StatisticsTable, qtbot: QtBot
) -> None:
    kept = "The tally, open games, games from files and the records that you have saved stay."
    assert any(kept in text for text in at_data.texts)
    at_data.button("forget-games").click()
    assert "12" in asked(at_data)
    assert "30 days" in asked(at_data)
    assert kept in asked(at_data)
    at_data.press(Qt.Key.Key_Return)
    assert asked(at_data) == ""
    wait(at_data, qtbot)
    assert len(at_data.archive.deals_known) == 72


def test_escape_forgets_nothing(at_data: StatisticsTable) -> None:
    at_data.button("forget-reviews").click()
    at_data.press(Qt.Key.Key_Escape)
    assert (at_data.forgotten, asked(at_data)) == (0, "")
    assert at_data.window.isVisible()


def test_games_are_forgotten_and_brought_back(at_data: StatisticsTable, qtbot: QtBot) -> None:
    assert not at_data.has_button("undo")
    at_data.button("forget-games").setFocus()
    at_data.press(Qt.Key.Key_Return)
    answer(at_data, "Forget")
    wait(at_data, qtbot)
    assert at_data.archive.deals_known == []
    assert "12" in message(at_data)
    assert not at_data.button("forget-games").isEnabled()
    assert at_data.button("undo").hasFocus()
    at_data.press(Qt.Key.Key_Return)
    wait(at_data, qtbot)
    assert at_data.button("forget-games").hasFocus()
    assert len(at_data.archive.deals_known) == 72
    assert not at_data.has_button("undo")
    at_data.go_to(StatisticsPage.OVERVIEW)
    at_data.go_to(StatisticsPage.DATA)
    assert message(at_data) == ""
    at_data.go_to(StatisticsPage.OVERVIEW)
    assert at_data.points[1].startswith("Deals: 60, ")


def test_what_cannot_be_forgotten_says_why(at_data: StatisticsTable, qtbot: QtBot) -> None:
    cause = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    at_data.changes.trouble = StorageError(Trouble.NOT_WRITTEN, Path("2026-11.66r"), cause)
    at_data.button("forget-games").click()
    answer(at_data, "Forget")
    wait(at_data, qtbot)
    assert asked(at_data).startswith("Nothing was forgotten")
    assert "2026-11.66r" in asked(at_data)
    assert len(at_data.archive.deals_known) == 72
    answer(at_data, "Close")
    assert at_data.button("forget-games").isEnabled()


def test_where_only_some_games_are_forgotten_that_is_told_and_undone(
    at_data: StatisticsTable, qtbot: QtBot
) -> None:
    cause = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    at_data.changes.half = StorageError(Trouble.NOT_WRITTEN, Path("2026-11.66r"), cause)
    at_data.button("forget-games").click()
    answer(at_data, "Forget")
    wait(at_data, qtbot)
    assert asked(at_data).startswith("Not all games were forgotten")
    assert "No space left on device" in asked(at_data)
    assert len(at_data.archive.deals_known) == 36
    answer(at_data, "Close")
    at_data.button("undo").click()
    wait(at_data, qtbot)
    assert len(at_data.archive.deals_known) == 72


def test_the_end_of_the_program_stops_an_export(tmp_path: Path, qtbot: QtBot) -> None:
    """For every deal a file is read, and there may be thousands."""
    archive, has_begun = EndlessArchive(career(deals=1)), threading.Event()
    archive.asked = has_begun.set
    data = DataActs(cast("Archive", archive), None, None)
    data.export(ExportTable.DECISIONS, ExportFormat.CSV, tmp_path / "decisions.csv")
    qtbot.waitUntil(has_begun.is_set)
    data.shut_down()
    assert work_threads.all_have_ended()
    assert not (tmp_path / "decisions.csv").exists()


def test_what_the_coach_found_is_forgotten(at_data: StatisticsTable, qtbot: QtBot) -> None:
    at_data.button("forget-reviews").click()
    assert "cannot be undone" in asked(at_data)
    answer(at_data, "Forget")
    wait(at_data, qtbot)
    assert at_data.forgotten == 1
    assert at_data.coach.heard == ["halt", "forgotten", "begin again"]
    assert message(at_data) == "What the coach found is forgotten."


def test_the_coach_goes_on_where_that_fails(at_data: StatisticsTable, qtbot: QtBot) -> None:
    cause = OSError(errno.EACCES, os.strerror(errno.EACCES))
    at_data.reviews_trouble = StorageError(Trouble.NOT_REMOVED, Path("0a.json"), cause)
    at_data.button("forget-reviews").click()
    answer(at_data, "Forget")
    wait(at_data, qtbot)
    assert at_data.coach.heard == ["halt", "forgotten", "begin again"]
    assert asked(at_data).startswith("Nothing was forgotten")
    answer(at_data, "Close")


def test_without_games_there_is_nothing_to_export_or_forget(statistics: OpenStatistics) -> None:
    table = statistics([])
    table.go_to(StatisticsPage.DATA)
    names = ("export-csv", "export-json", "forget-games")
    assert [table.button(name).isEnabled() for name in names] == [False] * 3


def test_where_nothing_may_be_written_nothing_can_be_forgotten(statistics: OpenStatistics) -> None:
    table = statistics()
    reading = DataActs(cast("Archive", MadeUpArchive()), None, None)
    assert (reading.can_delete, reading.can_forget_reviews) == (False, False)
    reading.forget_games()
    reading.bring_back()
    reading.forget_reviews()
    assert not reading.is_busy
    reading.shut_down()
    assert table.data.can_delete
