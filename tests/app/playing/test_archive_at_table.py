"""The archive in the whole window: over a game, between games, and what is done with its rows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.rows import Origin
from sixtysix_gui.storage.deleted_games import DeletedGames
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.windows.archive.sheet import ArchiveSheet, EmptyArchiveSheet
from sixtysix_gui.windows.start_sheet import StartSheet
from sixtysix_gui.windows.widgets.tiles import Tile
from tests.app.conftest import OpenDesk
from tests.archive.folders import FIRST, SECOND, write
from tests.helpers.players.scripted_players import ThumbPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    QUICK,
    SHORT,
    Desk,
    begin,
    game_is_over,
    has_played_a_card,
    is_asked,
    messages,
    open_dialogs,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window

PLAYED = replace(QUICK, welcomed=True)


def play_a_little(qtbot: QtBot, desk: Desk) -> None:
    begin(desk, "german-66")
    play_until(qtbot, desk, perform_by_keyboard, lambda: has_played_a_card(desk) and is_asked(desk))


def press(desk: Desk, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    none = Qt.KeyboardModifier.NoModifier
    QTest.keyClick(desk.window.focusWidget(), key, none if modifier is None else modifier)


def open_archive(desk: Desk) -> None:
    press(desk, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)


def filled(desk: Desk, qtbot: QtBot, games: int) -> ArchiveSheet:
    """Open the archive, and wait until it has so many games."""
    desk.window.archive.refresh()
    qtbot.waitUntil(lambda: desk.window.archive.archive.size().games == games)
    open_archive(desk)
    sheet = desk.sheet
    assert isinstance(sheet, ArchiveSheet)
    qtbot.waitUntil(lambda: sheet.model.count == games)
    return sheet


def test_the_game_at_the_table_waits_below_the_archive(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    play_a_little(qtbot, desk)
    before = desk.controller.game_records()
    open_archive(desk)
    assert isinstance(desk.sheet, ArchiveSheet)
    assert not desk.window.actions_by_name["resign"].isEnabled()
    press(desk, Qt.Key.Key_Escape)
    assert desk.sheet is None
    assert desk.controller.game_records() == before
    assert desk.window.actions_by_name["resign"].isEnabled()
    assert desk.table.hasFocus() or desk.table.isAncestorOf(desk.window.focusWidget())


def test_the_game_at_the_table_is_the_first_open_one(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    play_a_little(qtbot, desk)
    desk.window.actions_by_name["leave"].trigger()
    play_a_little(qtbot, desk)
    name = desk.controller.game_records()[-1].tag("Game")
    desk.window.archive.refresh()
    qtbot.waitUntil(lambda: desk.window.archive.archive.size().open == 1)
    open_archive(desk)
    sheet = desk.sheet
    assert isinstance(sheet, ArchiveSheet)
    assert sheet.model.count == 2
    assert [row.place.game for row in sheet.games.chosen] == [name]
    assert [button.text() for button in sheet.bar.buttons] == ["Continue", "Resign…"]
    press(desk, Qt.Key.Key_Return)
    assert desk.sheet is None
    assert desk.controller.game_records()[-1].tag("Game") == name


def test_a_game_that_was_gone_on_with_has_one_row(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    play_a_little(qtbot, desk)
    desk.window.actions_by_name["leave"].trigger()
    filled(desk, qtbot, 1)
    press(desk, Qt.Key.Key_Return)
    open_archive(desk)
    sheet = desk.sheet
    assert isinstance(sheet, ArchiveSheet)
    assert sheet.model.count == 1
    assert len(sheet.games.chosen) == 1


def test_the_game_at_the_table_is_resigned_from_the_archive(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    play_a_little(qtbot, desk)
    open_archive(desk)
    press(desk, Qt.Key.Key_Right)
    press(desk, Qt.Key.Key_Right)
    press(desk, Qt.Key.Key_Return)
    (said,) = messages()
    assert said.startswith("Resign this game?")
    press_answer("Resign")
    assert desk.controller.is_game_over


def test_a_game_without_a_move_of_the_person_has_no_row(make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    begin(desk, "german-66")
    open_archive(desk)
    assert isinstance(desk.sheet, EmptyArchiveSheet)


def test_an_open_game_is_gone_on_with(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    play_a_little(qtbot, desk)
    left = desk.controller.game_records()
    desk.window.actions_by_name["leave"].trigger()
    sheet = filled(desk, qtbot, 1)
    assert [button.text() for button in sheet.bar.buttons] == ["Continue", "Resign…"]
    press(desk, Qt.Key.Key_Return)
    assert desk.sheet is None
    assert desk.controller.game_records()[-1].moves == left[-1].moves
    assert messages() == []


def test_an_open_game_is_given_up_and_is_a_finished_one_then(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    play_a_little(qtbot, desk)
    desk.window.actions_by_name["leave"].trigger()
    sheet = filled(desk, qtbot, 1)
    press(desk, Qt.Key.Key_Right)
    press(desk, Qt.Key.Key_Right)
    press(desk, Qt.Key.Key_Return)
    press_answer("Resign")

    def is_finished() -> bool:
        chosen = sheet.games.chosen
        return [row.origin for row in chosen] == [Origin.FINISHED]

    qtbot.waitUntil(is_finished)
    assert sheet.model.words(sheet.games.currentIndex().row())
    assert desk.sheet is sheet


def test_a_finished_game_is_looked_at_and_played_again(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    begin(desk, SHORT)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    pack = desk.controller.game_records()[-1].pack
    sheet = filled(desk, qtbot, 1)
    press(desk, Qt.Key.Key_Return)
    (viewer,) = open_dialogs()
    viewer.close()
    again = next(one for one in sheet.bar.buttons if one.objectName() == "act-same_cards")
    again.click()
    assert desk.sheet is None
    assert desk.controller.is_practice
    assert desk.controller.game_records()[-1].pack == pack


def test_the_sheet_of_a_games_end_comes_back(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    begin(desk, SHORT)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    filled(desk, qtbot, 1)
    press(desk, Qt.Key.Key_Escape)
    assert game_is_over(desk)


@pytest.mark.parametrize("only_reads", [False, True])
def test_a_second_program_offers_only_what_changes_no_file(
    make_desk: OpenDesk, qtbot: QtBot, only_reads: bool
) -> None:
    """Another program has the folder, and everything else would only be refused."""
    write(data_folder(), "2026-01.66r", FIRST, SECOND)
    assert DeletedGames(data_folder()).take_out("2026-01.66r", ["b" * 16]) is not None
    desk = make_desk(ThumbPlayer(), PLAYED)
    desk.window.archive.only_reads = only_reads
    sheet = filled(desk, qtbot, 1)
    changing = {"act-delete", "open-file", "deleted"}
    buttons = {one.objectName() for one in sheet.findChildren(QPushButton) if one.isVisible()}
    assert buttons & changing == (set() if only_reads else changing)
    assert {"act-look", "export"} <= buttons
    assert sheet.acceptDrops() is not only_reads
    press(desk, Qt.Key.Key_Delete)
    assert bool(messages()) is not only_reads


def test_an_empty_archive_of_a_second_program_takes_nothing(make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    desk.window.archive.only_reads = True
    open_archive(desk)
    assert isinstance(desk.sheet, EmptyArchiveSheet)
    assert desk.sheet.findChild(QPushButton, "open-file") is None
    assert not any("waits here" in one.text() for one in desk.sheet.findChildren(QLabel))


# --------------------------------------------------------------------------------------- the tiles


def tile(desk: Desk, name: str) -> Tile:
    assert isinstance(desk.sheet, StartSheet)
    found = desk.sheet.findChild(Tile, f"tile-{name}")
    assert isinstance(found, Tile)
    return found


def test_tiles_of_the_start_sheet_say_what_is_so(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    desk.window.begin()
    archive, statistics = tile(desk, "archive"), tile(desk, "statistics")
    assert archive.accessibleName() == "Archive, Ctrl+E"
    qtbot.waitUntil(lambda: archive.state == "No games played yet")
    assert statistics.state.startswith("0 deal")
    assert archive.accessibleDescription() == archive.state
    play_a_little(qtbot, desk)
    desk.window.actions_by_name["leave"].trigger()
    qtbot.waitUntil(lambda: tile(desk, "archive").state.endswith(", 1 open"))


def test_a_tile_leads_to_the_archive_and_esc_back(make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    desk.window.begin()
    tile(desk, "archive").click()
    assert isinstance(desk.sheet, EmptyArchiveSheet)
    press(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, StartSheet)


def test_tab_and_arrows_go_through_the_tiles(make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    desk.window.begin()
    visited: list[str] = []
    keys = [Qt.Key.Key_Tab] * 3 + [Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Tab]
    for key in keys:
        visited.append(desk.window.focusWidget().objectName())
        press(desk, key)
    visited.append(desk.window.focusWidget().objectName())
    tiles = ["tile-day", "tile-training", "tile-archive", "tile-statistics"]
    assert visited == ["way-on", "other-game", *tiles, "guided-deal"]


@pytest.mark.parametrize(("text_size", "height"), [(100, 4.5), (150, 3.3), (200, 3.3)])
def test_large_tiles_leave_their_line_to_readers(
    make_desk: OpenDesk, text_size: TextSize, height: float
) -> None:
    settings = Settings(speed="none", welcomed=True, text_size=text_size)
    desk = make_desk(ThumbPlayer(), settings)
    desk.window.begin()
    sheet = desk.sheet
    assert isinstance(sheet, StartSheet)
    shown = tile(desk, "archive")
    assert shown.height() == round(height * sheet.unit)
    assert isinstance(shown, QAbstractButton)
