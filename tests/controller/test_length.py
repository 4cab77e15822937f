"""How long is played: it decides when a game is over, is saved, and goes on with the game."""

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.rules.scoring.game import LENGTHS, Length
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.controller.conftest import Desk, MakeDesk, setup_for
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer


@pytest.mark.parametrize("variant", rule_set_names(close=True))
def test_a_single_deal_is_the_whole_game(variant: str, desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(replace(setup_for(variant), length="deal"))
    desk.play_deal(qtbot, random.Random(3))
    (finished,) = desk.log.finished
    assert finished.ends_game
    assert finished.winner_of_game is not None
    assert finished.outcome is not None
    assert finished.outcome.basis is not None
    assert finished.winner_of_game.seats == (finished.outcome.winner,)
    assert not finished.after.is_over, "the target is farther away than one deal"
    assert desk.controller.promise is None, "no further deal is promised"
    assert not desk.controller.is_game_running
    desk.controller.deal()
    assert len(desk.controller.game_records()) == 1


@pytest.mark.parametrize("length", [length for length in LENGTHS if length != "deal"])
def test_any_other_game_goes_on_after_a_deal(length: Length, desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(replace(setup_for(), length=length))
    desk.play_deal(qtbot, random.Random(3))
    assert not desk.log.finished[-1].ends_game
    assert desk.controller.promise is not None
    assert desk.controller.is_game_running


@pytest.mark.parametrize("length", LENGTHS)
def test_the_length_is_saved_and_goes_on_with_the_game(make_desk: MakeDesk, length: Length) -> None:
    first = make_desk(WaitingPlayer())
    first.controller.new_game(replace(setup_for(), length=length))
    first.controller.deal()
    (record,) = first.controller.game_records()
    assert record.tag("Length") == (None if length == "game" else length)
    second = make_desk(WaitingPlayer())
    second.controller.resume(read_records(write_records(first.store.saved[-1])))
    assert second.controller.setup is not None
    assert second.controller.setup.length == length


@pytest.mark.parametrize("written", ["", "best-4", "game", "DEAL", "long"])
def test_a_length_nobody_knows_is_the_usual_one(make_desk: MakeDesk, written: str) -> None:
    desk = make_desk(WaitingPlayer())
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    (record,) = desk.controller.game_records()
    desk.controller.resume([replace(record, tags=(*record.tags, ("Length", written)))])
    assert desk.controller.setup is not None
    assert desk.controller.setup.length == "game"


def test_a_finished_single_deal_comes_back_finished(make_desk: MakeDesk, qtbot: QtBot) -> None:
    first = make_desk(RandomPlayer(2))
    first.controller.new_game(replace(setup_for(), length="deal"))
    first.play_deal(qtbot, random.Random(8))
    second = make_desk(RandomPlayer(2))
    second.controller.resume(read_records(write_records(first.store.saved[-1])))
    assert second.log.finished == first.log.finished
    assert second.log.promises == []
