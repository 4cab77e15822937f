"""Who plays is who is named: on the plate, in sentences, on sheets and in records."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import read_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import Settings, load_settings
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.pieces.plate import Plate
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import CheatingPlayer, RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    Desk,
    begin,
    game_is_over,
    has_played_a_card,
    is_asked,
    messages,
    new_game_sheet,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window

NAMES: dict[Level, str] = {
    "novice": "Nine",
    "casual": "Jack",
    "club": "Queen",
    "expert": "King",
    "master": "Ace",
}


def on_plates(desk: Desk) -> set[str]:
    items = desk.table.scene().items()
    return {item.name for item in items if isinstance(item, Plate) and item.isVisible()}


def choose_and_deal(qtbot: QtBot, desk: Desk, level: Level) -> None:
    """Ask for a new game, choose an opponent, and let the cards be dealt."""
    desk.window.commands.new_game()
    sheet = new_game_sheet(desk)
    sheet.opponents.button(level).click()
    sheet.deal.click()
    qtbot.waitUntil(lambda: is_asked(desk))


def tags(desk: Desk) -> tuple[str | None, str | None]:
    """The level and the name of the computer's player in the record of the running deal."""
    record = desk.controller.game_records()[-1]
    return record.tag("Level"), record.tag("B")


@pytest.mark.parametrize("level", NAMES)
def test_the_chosen_one_sits_down_and_is_kept(
    qtbot: QtBot, make_desk: OpenDesk, level: Level
) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True))
    desk.window.begin()
    choose_and_deal(qtbot, desk, level)
    assert on_plates(desk) == {"You", NAMES[level]}
    assert tags(desk) == (level, NAMES[level])
    assert load_settings()[0].level == level


def test_another_level_takes_effect_with_the_next_game(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True, level="expert"))
    desk.window.begin()
    choose_and_deal(qtbot, desk, "expert")
    desk.keeper.change(level="novice")
    assert on_plates(desk) == {"You", "King"}
    assert tags(desk) == ("expert", "King")
    play_until(qtbot, desk, perform_by_keyboard, lambda: has_played_a_card(desk))
    desk.window.commands.new_game()
    sheet = new_game_sheet(desk)
    assert sheet.choice.level == "novice"
    sheet.deal.click()
    qtbot.waitUntil(lambda: tags(desk) == ("novice", "Nine"))
    assert on_plates(desk) == {"You", "Nine"}


def test_a_game_goes_on_against_whom_it_was_begun(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True))
    first.window.begin()
    choose_and_deal(qtbot, first, "master")
    first.window.close()
    (saved,) = read_records((data_folder() / FILE_NAME).read_bytes())
    assert saved.tag("Level") == "master"
    second = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True, level="novice"))
    second.window.begin()
    assert second.controller.setup is not None
    assert second.controller.setup.level == "master"
    assert on_plates(second) == {"You", "Ace"}
    assert second.keeper.settings.level == "novice", "the next game is another matter"


def test_results_and_ends_name_the_one_who_plays(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", level="novice"))
    begin(desk, rule_set("house-66"))  # against the queen
    said: set[str] = set()

    def is_over() -> bool:
        if desk.sheet is not None:
            said.update(label.text() for label in desk.sheet.findChildren(QLabel))
        return game_is_over(desk)

    play_until(qtbot, desk, perform_by_keyboard, is_over)
    assert any("Queen" in text for text in said)
    assert not any("Nine" in text or "Jack" in text for text in said)


def test_who_takes_the_seat_is_named_from_then_on(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(CheatingPlayer())
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: bool(messages()))
    assert on_plates(desk) == {"You", "Queen"}
    press_answer("Let the Nine play")
    assert on_plates(desk) == {"You", "Nine"}
    assert desk.table.accessibleDescription().startswith("The Nine ")
    qtbot.waitUntil(lambda: bool(messages()))  # here the simpler one is the same cheat
    press_answer("Not now")
    assert desk.controller.setup is not None
    assert desk.controller.setup.names == ("Ada", "Nine")
