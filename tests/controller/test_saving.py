"""A move is saved before anyone is told of it, and a saved game goes on exactly where it stood."""

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.rules.scoring.game import LENGTHS, Length
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.controller.conftest import Desk, MakeDesk, setup_for
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.runs.sampling import evenly_spread


def test_every_update_was_saved_before_it_was_told(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    desk.play_deal(qtbot, random.Random(1))
    updates = 0
    for message, saves in zip(desk.log.told, desk.log.saves_before, strict=True):
        if message in desk.log.updates:
            updates += 1
            assert saves == updates
    assert desk.store.saved[-1] == desk.controller.game_records()


def test_a_full_disk_is_told_once_until_saving_works_again(desk: Desk, qtbot: QtBot) -> None:
    desk.store.error = OSError("The disk is full.")
    desk.controller.new_game(setup_for())
    desk.play_deal(qtbot, random.Random(1))
    assert [failure.sentence for failure in desk.log.save_failures] == ["The disk is full."]
    desk.store.error = None
    desk.play_deal(qtbot, random.Random(1))
    desk.store.error = OSError("Full again.")
    desk.play_deal(qtbot, random.Random(1))
    assert desk.log.save_failures[-1].sentence == "Full again."


def test_what_could_not_be_saved_is_tried_once_more_at_the_end(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    desk.store.error = OSError("The disk is full.")
    desk.play_deal(qtbot, random.Random(1))
    desk.store.error = None
    records = desk.controller.game_records()
    assert desk.store.saved[-1] != records
    desk.controller.shut_down()
    assert desk.store.saved[-1] == records
    assert len(desk.log.save_failures) == 1


def test_at_the_end_there_may_be_nothing_to_save(desk: Desk) -> None:
    desk.store.error = OSError("The disk is full.")
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    desk.controller.new_game(setup_for())
    desk.store.error = None
    desk.controller.shut_down()
    assert desk.store.saved == []


@pytest.mark.parametrize("seat", BOTH)
@pytest.mark.parametrize("game", rule_set_names())
def test_a_game_resumes_after_any_move_exactly_where_it_stood(
    game: str, seat: Seat, make_desk: MakeDesk, qtbot: QtBot, exhaustive: bool
) -> None:
    first = make_desk(RandomPlayer(9))
    first.controller.new_game(setup_for(game, seat=seat))
    for number in (3, 4):
        if not first.controller.is_game_over:
            first.play_deal(qtbot, random.Random(number))
    setup, saved = first.controller.setup, first.store.saved
    assert setup is not None
    assert len(saved) == len(first.log.updates)
    moments = list(zip(saved, first.log.updates, strict=True))
    for records, was in evenly_spread(moments, len(moments) if exhaustive else 12):
        second = make_desk(WaitingPlayer())
        second.controller.resume(read_records(write_records(records)))
        told = second.log.updates[0]
        assert (told.view, told.game, told.events) == (was.view, was.game, ())
        assert second.controller.game_records() == records
        again = second.controller.setup
        assert again is not None
        assert (again.players, again.names, again.seat) == (setup.players, setup.names, setup.seat)
        second.controller.shut_down()


def test_a_game_resumed_between_deals_tells_the_last_result_and_promises_the_next(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    first = make_desk(RandomPlayer(2))
    first.controller.new_game(setup_for())
    first.play_deal(qtbot, random.Random(8))
    second = make_desk(RandomPlayer(2))
    second.controller.resume(first.controller.game_records())
    assert second.log.finished == first.log.finished
    assert len(second.log.promises) == 1
    second.play_deal(qtbot, random.Random(8))
    assert second.log.finished[-1].before == first.log.finished[-1].after


def test_resuming_nothing_changes_nothing(desk: Desk) -> None:
    desk.controller.resume(())
    assert desk.controller.view is None
    assert desk.log.told == []


# How long is played: it decides when a game is over, is saved, and goes on with the game.


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
