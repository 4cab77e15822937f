"""The training in the whole window: over a game, its exercises at the table, and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.day.sheets import BeforeSheet
from sixtysix_gui.windows.start_sheet import StartSheet
from sixtysix_gui.windows.training.room.small_sheets import PuzzlesSheet
from sixtysix_gui.windows.training.room.training_sheet import TrainingSheet
from sixtysix_gui.windows.widgets.tiles import Tile
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.windows.game_window import QUICK, Desk, begin, heard_by_readers, is_asked
from tests.helpers.windows.settled import settle

pytestmark = pytest.mark.window

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAYED = replace(QUICK, welcomed=True)


@pytest.fixture
def desk(qtbot: QtBot, make_desk: OpenDesk) -> Desk:
    made = make_desk(RandomPlayer(7), PLAYED)
    begin(made, rule_set("schnapsen"))
    qtbot.waitUntil(lambda: is_asked(made))
    return made


def press(
    desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(desk.window.focusWidget(), key, modifiers)


def begin_puzzles(desk: Desk) -> None:
    press(desk, Qt.Key.Key_T, CONTROL)
    press(desk, Qt.Key.Key_2)
    assert isinstance(desk.sheet, PuzzlesSheet)
    press(desk, Qt.Key.Key_Return)


def test_training_lies_over_the_game_and_leaves_it_as_it_was(desk: Desk) -> None:
    view = desk.view
    press(desk, Qt.Key.Key_T, CONTROL)
    sheet = desk.sheet
    assert isinstance(sheet, TrainingSheet)
    assert sheet.rules.value == "schnapsen", "the rules of the game at the table"
    press(desk, Qt.Key.Key_2)
    assert isinstance(desk.sheet, PuzzlesSheet)
    press(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, TrainingSheet)
    assert desk.window.focusWidget().objectName() == "box-puzzles"
    press(desk, Qt.Key.Key_Escape)
    assert desk.sheet is None
    assert desk.view == view
    assert desk.table.has_keys


def test_a_puzzle_borrows_the_table_and_esc_gives_it_back(qtbot: QtBot, desk: Desk) -> None:
    view, records = desk.view, desk.controller.game_records()
    heard = heard_by_readers(desk)
    begin_puzzles(desk)
    qtbot.wait(1)
    assert heard == [], "the button of the page says it; the status of the table is no news"
    window, actions = desk.window, desk.window.actions_by_name
    exercises = window.rooms.training.exercises
    assert exercises.is_at_table
    assert desk.table.table_scene.view == exercises.view
    assert actions["leave_training"].isVisible()
    assert not actions["hint"].isEnabled()
    assert not actions["resign"].isEnabled()
    press(desk, Qt.Key.Key_Escape)
    assert not exercises.is_at_table
    assert isinstance(desk.sheet, PuzzlesSheet), "back to where it was begun"
    press(desk, Qt.Key.Key_Escape)
    press(desk, Qt.Key.Key_Escape)
    assert desk.sheet is None
    assert desk.table.table_scene.view == desk.view == view
    qtbot.wait(1)
    assert heard == ["Your lead. Hearts are trumps."]
    assert desk.controller.game_records() == records
    assert not actions["leave_training"].isVisible()


def test_what_is_answered_is_kept_at_once(desk: Desk) -> None:
    begin_puzzles(desk)
    training = desk.window.rooms.training
    press(desk, Qt.Key.Key_H)
    assert len(training.keeper.practice.answers.all()) == 1


def test_after_an_answer_it_is_told_what_could_not_be_written(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_puzzles(desk)
    settle()
    training = desk.window.rooms.training
    notice = Notice(Trouble.PRACTICE_NOT_KEPT, Path("practice.sqlite"), "The disk is full.")
    notices = [notice]
    told: list[str] = []
    desk.window.table_page.notices.said.connect(told.append)
    monkeypatch.setattr(
        training.keeper.practice, "take_notice", lambda: notices.pop() if notices else None
    )
    press(desk, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [notice_sentence(notice)]


def test_the_menu_leaves_the_exercises(desk: Desk) -> None:
    begin_puzzles(desk)
    desk.window.actions_by_name["leave_training"].trigger()
    assert isinstance(desk.sheet, PuzzlesSheet)


def test_a_new_game_takes_the_table_from_the_exercises(qtbot: QtBot, desk: Desk) -> None:
    begin_puzzles(desk)
    begin(desk, rule_set("german-66"))
    qtbot.waitUntil(lambda: is_asked(desk))
    assert not desk.window.rooms.training.is_running
    assert desk.sheet is None
    assert desk.table.table_scene.view == desk.view


def test_the_program_may_be_closed_while_an_exercise_is_asked(desk: Desk) -> None:
    begin_puzzles(desk)
    assert desk.window.close()


def test_tiles_lead_to_training_and_to_the_deal_of_the_day(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    desk.window.begin()
    sheet = desk.sheet
    assert isinstance(sheet, StartSheet)
    training, day = sheet.findChild(Tile, "tile-training"), sheet.findChild(Tile, "tile-day")
    assert isinstance(training, Tile)
    assert isinstance(day, Tile)
    qtbot.waitUntil(lambda: training.state == "Five for today")
    assert training.waits
    assert training.accessibleName() == "Training, Ctrl+T"
    training.click()
    assert isinstance(desk.sheet, TrainingSheet)
    press(desk, Qt.Key.Key_D, CONTROL)
    assert isinstance(desk.sheet, BeforeSheet)
    press(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, TrainingSheet)
    press(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, StartSheet)


def test_an_exercise_from_the_start_sheet_leads_back_to_it(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    desk.window.begin()
    begin_puzzles(desk)
    assert desk.window.rooms.training.is_running
    press(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, PuzzlesSheet)
    press(desk, Qt.Key.Key_Escape)
    press(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, StartSheet)


def test_counting_is_switched_on_in_the_room(desk: Desk) -> None:
    press(desk, Qt.Key.Key_T, CONTROL)
    press(desk, Qt.Key.Key_4)
    press(desk, Qt.Key.Key_Right)
    assert desk.keeper.settings.counting == "now_and_then"
