"""Taking back, giving up, playing a deal again and copying its code, in the whole window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import read_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from sixtysix_gui.windows.sheets.tally_cross import TallyCross
from sixtysix_gui.windows.start_sheet import StartSheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    CODE,
    SHORT,
    Desk,
    answer_sheet,
    begin,
    is_asked,
    messages,
    new_game_sheet,
    open_dialogs,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window

THOUGHTS = (
    "take_back",
    "play_again",
    "back_to_game",
    "resign",
    "copy_code",
)
EASY = Settings(speed="none", practice=True)


def possible(desk: Desk) -> set[str]:
    """Which of these entries are not grey."""
    return {each for each in THOUGHTS if desk.window.actions_by_name[each].isEnabled()}


def press(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(desk.window.focusWidget(), key, modifiers)


CTRL = Qt.KeyboardModifier.ControlModifier


def plate_notes(desk: Desk) -> tuple[str, str]:
    """What stands below the names, mine first."""
    plates = desk.table.table_scene.signs.plates.plates
    return plates[Chair.SOUTH].score, plates[Chair.NORTH].score


def in_a_deal(qtbot: QtBot, desk: Desk) -> None:
    """Begin a deal and play until the person has moved and is to move again."""
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, lambda: len(moves_saved()) > 1 and is_asked(desk))


def to_result(qtbot: QtBot, desk: Desk) -> None:
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))


def saved() -> bytes:
    return (data_folder() / FILE_NAME).read_bytes()


def sheet_says(desk: Desk) -> str:
    assert desk.sheet is not None
    return " ".join(label.text() for label in desk.sheet.findChildren(QLabel))


def tally_says(desk: Desk) -> str:
    """What the cross of lost games tells; empty without one."""
    assert desk.sheet is not None
    cross = desk.sheet.findChild(TallyCross)
    return cross.accessibleName() if isinstance(cross, TallyCross) else ""


def sheet_button(desk: Desk, name: str) -> QPushButton | None:
    assert desk.sheet is not None
    found = desk.sheet.findChild(QPushButton, name)
    assert found is None or isinstance(found, QPushButton)
    return found


# ------------------------------------------------------------------------------------ taking back


def test_before_a_game_all_is_grey(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    assert possible(desk) == set()


def test_the_first_move_is_nothing_to_take_back(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert possible(desk) == {"resign"}
    press(desk, Qt.Key.Key_Z, CTRL)
    assert messages() == []


def test_in_a_game_that_counts_taking_back_asks(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    in_a_deal(qtbot, desk)
    before, view = saved(), desk.view
    press(desk, Qt.Key.Key_Z, CTRL)
    (said,) = messages()
    assert "will not count" in said
    press_answer("Keep playing")
    assert (saved(), desk.view) == (before, view)
    assert "practice" not in plate_notes(desk)[0]
    press(desk, Qt.Key.Key_Z, CTRL)
    press_answer("Take back")
    assert not desk.table.is_moving, "nothing flies back"
    (record,) = read_records(saved())
    assert record.tag("Practice") == "yes"
    assert record == desk.controller.game_records()[0]
    mine, theirs = plate_notes(desk)
    assert mine.endswith(" · practice")
    assert "practice" not in theirs
    assert (
        desk.window.table_page.notices.text() == "This is now a practice game. It does not count."
    )
    focused = desk.window.focusWidget()
    assert focused is desk.table or desk.table.isAncestorOf(focused), "keys go on to the table"


def test_in_a_practice_game_it_does_not_ask(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), EASY)
    desk.window.commands.play_code(CODE)
    qtbot.waitUntil(lambda: is_asked(desk))
    view, moves = desk.view, moves_saved()
    assert view is not None
    perform_by_keyboard(desk.table, view.legal_moves[0])
    qtbot.waitUntil(lambda: len(moves_saved()) > len(moves))
    desk.window.actions_by_name["take_back"].trigger()
    assert messages() == []
    assert (desk.view, moves_saved()) == (view, moves)
    assert "take_back" not in possible(desk)


def moves_saved() -> tuple[object, ...]:
    return read_records(saved())[-1].moves


def test_taking_back_while_the_computer_thinks(qtbot: QtBot, make_desk: OpenDesk) -> None:
    player = WaitingPlayer()
    desk = make_desk(player, Settings(speed="slow"))
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    view = desk.seen
    perform_by_keyboard(desk.table, view.legal_moves[0])
    qtbot.waitUntil(lambda: player.starts == 1)
    assert desk.table.is_moving
    desk.controller.take_back()
    qtbot.waitUntil(player.stopped.is_set)
    assert not desk.table.is_moving
    assert desk.view == view
    assert desk.table.accessibleDescription().startswith("Your lead.")


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_a_finished_deal_is_taken_back_from_its_result(
    qtbot: QtBot, make_desk: OpenDesk, name: str
) -> None:
    desk = make_desk(RandomPlayer(2))
    begin(desk, rule_set(name))
    to_result(qtbot, desk)
    assert sheet_button(desk, "take-back") is None, "a game that counts asks first"
    press(desk, Qt.Key.Key_Z, CTRL)
    press_answer("Take back")
    assert desk.sheet is None
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.sheet is None
    score = desk.table.table_scene.zones.devices
    assert {each.score for each in score.values()} == set(start_score(name))
    to_result(qtbot, desk)
    assert "practice game" in sheet_says(desk)
    back = sheet_button(desk, "take-back")
    assert back is not None
    back.click()
    assert desk.sheet is None
    assert desk.controller.is_deal_running


def start_score(name: str) -> tuple[int, int]:
    rules = rule_set(name)
    return (0, 0) if rules.game_count == "up" else (rules.game_target, rules.game_target)


def test_a_game_taken_back_at_its_end_is_not_counted(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    for _ in range(2):
        begin(desk, SHORT)
        play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, GameSheet))
    assert tally_says(desk) == "Lost games so far: you 2, the Queen 0."
    press(desk, Qt.Key.Key_Z, CTRL)
    press_answer("Take back")
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, GameSheet))
    assert "This is a practice game and does not count." in sheet_says(desk)
    assert tally_says(desk) == ""


# -------------------------------------------------------------------------------------- giving up


def test_resigning_asks_and_loses_the_game(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    in_a_deal(qtbot, desk)
    press(desk, Qt.Key.Key_G, CTRL)
    (said,) = messages()
    assert said == "Resign this game? The Queen will win it; the score stays 0–0."
    press_answer("Keep playing")
    assert desk.controller.is_deal_running
    press(desk, Qt.Key.Key_G, CTRL)
    press_answer("Resign")
    qtbot.waitUntil(lambda: isinstance(desk.sheet, GameSheet))
    assert "wins the game" in sheet_says(desk)
    assert "You resigned in deal 1." in sheet_says(desk)
    assert "resign" not in possible(desk)
    assert nobody_is_to_act(desk)
    desk.window.resize(desk.window.width() + 40, desk.window.height())
    desk.window.flow.retranslate()
    assert nobody_is_to_act(desk), "the table was written anew under the sheet"
    desk.window.close()
    second = make_desk(RandomPlayer(1))
    second.window.begin()
    assert isinstance(second.sheet, StartSheet)
    assert "Last game: you resigned." in sheet_says(second)
    assert nobody_is_to_act(second)
    assert not second.window.table_page.notices.text(), "no game goes on"
    answer_sheet_by_new_game(second)


def nobody_is_to_act(desk: Desk) -> bool:
    """No plate glows, no card is veiled or chosen, and no act is offered on the table."""
    scene = desk.table.table_scene
    glowing = any(plate.is_to_act for plate in scene.signs.plates.plates.values())
    veiled = scene.zones.own_hand.illegal
    return not (glowing or veiled or list(scene.buttons) or desk.table.focus_name)


def test_what_was_given_up_by_mistake_is_played_on(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    in_a_deal(qtbot, desk)
    desk.controller.resign()
    qtbot.waitUntil(lambda: isinstance(desk.sheet, GameSheet))
    assert nobody_is_to_act(desk)
    desk.window.actions_by_name["take_back"].trigger()
    press_answer("Take back")
    assert desk.sheet is None
    assert desk.table.table_scene.signs.plates.plates[Chair.SOUTH].is_to_act


def answer_sheet_by_new_game(desk: Desk) -> None:
    """A game given up is over: a new one is begun without a question."""
    other = sheet_button(desk, "other-game")
    assert other is not None
    other.click()
    assert not open_dialogs()
    new_game_sheet(desk).cancel.click()


def test_games_given_up_count_for_the_other(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    for _ in range(2):
        in_a_deal(qtbot, desk)
        desk.controller.resign()
        qtbot.waitUntil(lambda: isinstance(desk.sheet, GameSheet))
    assert tally_says(desk) == "Lost games so far: you 2, the Queen 0."


# ----------------------------------------------------------------------------- the same deal again


def test_a_deal_is_played_again_beside_its_game(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    to_result(qtbot, desk)
    assert possible(desk) == {"take_back", "play_again", "copy_code"}
    records, game = desk.controller.game_records(), desk.controller.game
    again = sheet_button(desk, "again")
    assert again is not None
    again.click()
    assert desk.sheet is None
    assert plate_notes(desk)[0] == "0 of 7 · practice"
    assert possible(desk) == {"back_to_game", "copy_code"}
    play_until(qtbot, desk, perform_by_keyboard, lambda: "take_back" in possible(desk))
    assert "play_again" in possible(desk), "what has been begun can be begun anew"
    assert "resign" not in possible(desk)
    to_result(qtbot, desk)
    assert "Your game is waiting." in sheet_says(desk)
    main = sheet_button(desk, "continue")
    assert main is not None
    assert main.text() == "Back to the game"
    answer_sheet(qtbot, desk)
    qtbot.waitUntil(lambda: isinstance(desk.sheet, DealSheet))
    assert "practice" not in sheet_says(desk)
    assert (desk.controller.game_records(), desk.controller.game) == (records, game)
    answer_sheet(qtbot, desk)
    assert len(desk.controller.game_records()) == 2


def test_a_game_waits_through_the_end_of_the_program(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(1))
    begin(first, rule_set())
    to_result(qtbot, first)
    records = first.controller.game_records()
    first.window.actions_by_name["play_again"].trigger()
    qtbot.waitUntil(lambda: is_asked(first))
    first.window.close()
    second = make_desk(RandomPlayer(1))
    second.window.begin()
    qtbot.waitUntil(lambda: is_asked(second))
    assert plate_notes(second)[0].endswith("practice")
    second.window.actions_by_name["back_to_game"].trigger()
    qtbot.waitUntil(lambda: isinstance(second.sheet, DealSheet))
    assert second.controller.game_records() == records
    assert "practice" not in plate_notes(second)[0]


def test_leaving_a_practised_deal_keeps_the_game_that_waits(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    to_result(qtbot, desk)
    game = desk.controller.game_records()
    desk.controller.play_again()
    desk.window.actions_by_name["leave"].trigger()
    assert messages() == []
    opened = desk.window.flow.open_games.latest()
    assert opened is not None
    assert opened.progress.records == game


# ------------------------------------------------------------------------------ the code, the menu


def test_the_code_is_copied_when_it_is_no_secret(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    QGuiApplication.clipboard().setText("what was there")
    in_a_deal(qtbot, desk)
    assert "copy_code" not in possible(desk)
    press(desk, Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == "what was there"
    to_result(qtbot, desk)
    press(desk, Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == CODE
    assert CODE in desk.window.table_page.notices.text()


def test_every_entry_shows_its_own_key(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    actions = desk.window.actions_by_name
    assert all(actions[each].shortcut().toString() for each in THOUGHTS)
    keys = [action.shortcut().toString() for action in actions.all()]
    keys = [key for key in keys if key]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("practice", [True, False])
def test_a_practice_game_is_begun_and_remembered(make_desk: OpenDesk, *, practice: bool) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", practice=not practice))
    desk.window.actions_by_name["new_game"].trigger()
    sheet = new_game_sheet(desk)
    assert sheet.deal_choice.practice.isChecked() is not practice
    sheet.deal_choice.practice.click()
    sheet.deal.click()
    assert desk.controller.is_practice is practice
    assert desk.keeper.settings.practice is practice
    assert plate_notes(desk)[0].endswith("practice") is practice
