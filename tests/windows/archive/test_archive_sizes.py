"""The archive in windows and words of every size: nothing is cut, and rows say what they must."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.design import fonts
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.text.archive import rules_words
from sixtysix_gui.windows.settings.settings_keeper import page_of
from tests.helpers.windows.cut_words import clipped, cut_words
from tests.windows.archive.conftest import MakeArchive
from tests.windows.conftest import UsePage

SIZES = [(800, 572), (1280, 772), (1920, 1052), (700, 1000)]


@pytest.mark.parametrize("text_size", [100, 125, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(
    archive_table: MakeArchive,
    look_like: UsePage,
    language: str,
    size: tuple[int, int],
    text_size: TextSize,
) -> None:
    settings = Settings(speed="none", text_size=text_size, language=language)
    look_like(page_of(settings))
    table = archive_table(settings=settings, size=size)
    sheet = table.sheet
    assert cut_words(sheet) == []
    assert clipped(sheet) == []
    assert sheet.height() <= 0.97 * table.page.height() + 1
    assert sheet.width() <= table.page.width()
    seen = sheet.games.viewport().height() // sheet.games.look.row_height
    assert seen >= 2, "the list is too low"


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_links_that_come_later_have_room(
    archive_table: MakeArchive, look_like: UsePage, size: tuple[int, int], text_size: TextSize
) -> None:
    settings = Settings(speed="none", text_size=text_size)
    look_like(page_of(settings))
    table = archive_table(settings=settings, size=size)
    table.has_deleted = True
    table.sheet.fields.result.setCurrentIndex(1)
    table.sheet.fields.result.activated.emit(1)
    assert table.sheet.deleted.isVisible()
    assert table.sheet.all_games.isVisible()
    QTest.qWait(1)
    assert cut_words(table.sheet) == []
    assert clipped(table.sheet) == []
    table.keeper.is_building = True
    table.keeper.progress.emit(9_999, 10_000)
    QTest.qWait(1)
    assert cut_words(table.sheet) == []
    assert clipped(table.sheet) == []


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_the_empty_archive_is_seen_whole(
    archive_table: MakeArchive, look_like: UsePage, size: tuple[int, int], text_size: TextSize
) -> None:
    settings = Settings(speed="none", text_size=text_size)
    look_like(page_of(settings))
    sheet = archive_table(rows=(), settings=settings, size=size).empty_sheet
    assert cut_words(sheet) == []
    assert clipped(sheet) == []


def test_the_sheet_has_its_width_and_columns(
    archive_table: MakeArchive, look_like: UsePage
) -> None:
    settings = Settings(speed="none")
    look_like(page_of(settings))
    wide = archive_table(settings=settings).sheet
    assert wide.width() == round(64 * wide.unit)
    assert not wide.games.look.is_tall
    assert wide.games.look.row_height == max(36, round(2.12 * wide.unit))
    small = archive_table(settings=settings, size=(800, 572)).sheet
    assert small.games.look.is_tall
    assert small.games.look.row_height == round(3.3 * small.unit)


def test_all_acts_of_a_row_are_in_sight(archive_table: MakeArchive, look_like: UsePage) -> None:
    sizes: tuple[TextSize, ...] = (100, 150, 200)
    for text_size in sizes:
        settings = Settings(speed="none", text_size=text_size)
        look_like(page_of(settings))
        table = archive_table(settings=settings, size=(800, 572))
        games = table.sheet.games
        games.setCurrentIndex(games.model().index(4, 0))
        corner = games.mapTo(table.page, games.viewport().geometry().topLeft())
        seen = QRect(corner, games.viewport().geometry().size())
        for button in table.sheet.bar.buttons:
            area = QRect(button.mapTo(table.page, QPoint(0, 0)), button.size())
            assert seen.contains(area), button.text()
            assert area.height() >= 30
            assert area.width() >= 44


def test_the_names_of_all_rules_have_room_in_their_column(
    look_like: UsePage, language: str
) -> None:
    assert language
    look_like(page_of(Settings()))
    metrics = QFontMetricsF(fonts.text(1.04 * 16 * 0.86))
    for name in rule_set_names():
        words = rules_words(RulesText(name))
        assert metrics.horizontalAdvance(words) <= (27.7 - 13.9 - 0.6) * 16, words
