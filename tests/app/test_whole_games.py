"""Whole games from the first deal to the end, in every rule set, at the real window."""

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import game_after, read_records, replay, write_records
from sixtysix_gui.rules.two_handed.variants import rule_set, rule_set_names
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_clicks, perform_by_keyboard, perform_by_mouse
from tests.helpers.windows.game_window import Perform, begin, game_is_over, play_until


@pytest.mark.parametrize("name", rule_set_names())
@pytest.mark.parametrize("perform", [perform_by_mouse, perform_by_keyboard], ids=["mouse", "keys"])
def test_a_whole_game(qtbot: QtBot, make_desk: OpenDesk, name: str, perform: Perform) -> None:
    play_to_the_end(qtbot, make_desk, name, perform)


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("name", rule_set_names())
def test_a_whole_game_by_clicks(qtbot: QtBot, make_desk: OpenDesk, name: str) -> None:
    play_to_the_end(qtbot, make_desk, name, perform_by_clicks)


def play_to_the_end(qtbot: QtBot, make_desk: OpenDesk, name: str, perform: Perform) -> None:
    desk = make_desk(RandomPlayer(7))
    begin(desk, rule_set(name))
    play_until(qtbot, desk, perform, lambda: game_is_over(desk))
    game = desk.controller.game
    assert game is not None
    assert game.is_over
    records = desk.controller.game_records()
    assert all(replay(record).state.is_over for record in records)
    assert game_after(records[-1]).won == game.won
    assert read_records(write_records(records)) == records
