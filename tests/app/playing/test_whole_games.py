"""Whole games to the end, in every rule set, at the real window."""

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.controller.record_tags import open_record
from sixtysix_gui.records import game_after, read_records, replay, write_records
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_clicks, perform_by_keyboard, perform_by_mouse
from tests.helpers.windows.game_window import (
    CODE,
    NOON,
    Desk,
    Perform,
    begin,
    game_is_over,
    play_until,
)

pytestmark = pytest.mark.window

WHOLE = "schnapsen"
"""Begun at nothing in every run; games of the other rule sets under `--all` alone."""
LACKING = 4
"""What both players lack at a late score: more than one deal can bring."""


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.parametrize("perform", [perform_by_mouse, perform_by_keyboard], ids=["mouse", "keys"])
def test_a_whole_game(
    qtbot: QtBot, make_desk: OpenDesk, name: str, perform: Perform, exhaustive: bool
) -> None:
    if not exhaustive and name != WHOLE:
        save_late_game(name)
    play_to_the_end(qtbot, make_desk, name, perform)


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_a_whole_game_by_clicks(qtbot: QtBot, make_desk: OpenDesk, name: str) -> None:
    play_to_the_end(qtbot, make_desk, name, perform_by_clicks)


def save_late_game(name: str) -> None:
    """Leave a saved game whose end is near, at the beginning of a deal."""
    rules = rule_set(name)
    setup = GameSetup(rules, ("Ada", "Queen"), players={Seat.B: "club"}, code=CODE)
    score = rules.game_target - LACKING
    game = Game(rules, Seat.B, won=(score, score), deals=2 * score)
    prepared = prepare_deal(rules, CODE)
    record = open_record(setup, game, "late", NOON, prepared.proof(""), prepared.pack(""))
    (data_folder() / FILE_NAME).write_text(write_records([record]), encoding="utf-8")


def play_to_the_end(qtbot: QtBot, make_desk: OpenDesk, name: str, perform: Perform) -> None:
    desk = make_desk(RandomPlayer(7))
    begin_or_go_on(desk, name)
    play_until(qtbot, desk, perform, lambda: game_is_over(desk))
    game = desk.controller.game
    assert game is not None
    assert game.is_over
    records = tuple(each for each in desk.controller.game_records() if each.rules.close)
    assert len(records) > 1
    assert all(replay(record).state.is_over for record in records)
    assert game_after(records[-1]).won == game.won
    assert read_records(write_records(records)) == records


def begin_or_go_on(desk: Desk, name: str) -> None:
    if (data_folder() / FILE_NAME).exists():
        desk.window.begin()
    else:
        begin(desk, rule_set(name))
