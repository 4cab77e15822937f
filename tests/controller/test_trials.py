"""Positions of a deal played on as practice, with the cards as they lay or dealt again."""

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.record_tags import redealt, trial_record, tried_from
from sixtysix_gui.records import DealRecord, game_before, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import BOTH, Seat
from tests.controller.conftest import MakeDesk, by_chance
from tests.controller.test_practice import dealt, resignations
from tests.helpers.deals.viewer_records import PLAYED, own_game
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.rows import each_row

START = 5
"""Moves of the first golden deal before a decision of A's."""


def view_at(record: DealRecord, moves: int, seat: Seat) -> View:
    game = game_before(record)
    return replay(record).states[moves].view(seat, game.won, game.carry)


@each_row("number", range(min(len(PLAYED), 12)))
@each_row("seat", BOTH)
def test_cards_dealt_again_look_the_same_to_the_seat(number: int, seat: Seat) -> None:
    record = own_game(number)
    for moves in range(0, len(record.moves), 5):
        dealt = redealt(record, moves, seat, random.Random(moves))
        assert sorted(dealt.pack) == sorted(record.pack)
        short = replace(dealt, moves=record.moves[:moves])
        assert view_at(short, moves, seat) == view_at(record, moves, seat)


def test_the_hidden_cards_do_change_places() -> None:
    record = own_game(0)
    packs = {redealt(record, 2, Seat.A, random.Random(seed)).pack for seed in range(8)}
    assert len(packs) > 4


def test_a_trial_is_practice_of_one_deal_and_gives_nothing_away() -> None:
    record = replace(
        own_game(0), tags=(("Seat", "A"), ("Code", "X"), ("Promise", "Y"), ("Hints", "2"))
    )
    trial = trial_record(record, 3, Seat.B, "new")
    assert trial.moves == record.moves[:3]
    assert {name: trial.tag(name) for name in ("Practice", "Length", "Seat", "Game")} == {
        "Practice": "yes",
        "Length": "deal",
        "Seat": "B",
        "Game": "new",
    }
    assert [trial.tag(name) for name in ("Code", "Promise", "Hints")] == [None, None, None]


def test_the_game_waits_until_the_trial_is_over(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(3))
    dealt(desk)
    desk.finish_deal(qtbot, by_chance(random.Random(5)))
    before = desk.controller.game_records()
    assert before[0].rules.close
    desk.controller.play_on(before[0], 2, Seat.A)
    assert desk.controller.is_practice
    assert desk.controller.is_played_again
    assert desk.store.saved[-1][:-1] == before
    desk.finish_deal(qtbot, by_chance(random.Random(7)))
    desk.controller.back_to_game()
    assert desk.controller.game_records() == before
    assert not desk.controller.is_played_again


def test_a_trial_without_a_game_is_a_game_of_its_own(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(3))
    name = desk.controller.play_on(own_game(0), 2, Seat.A, redeal=True)
    assert desk.controller.game_records()[-1].tag("Game") == name
    assert not desk.controller.is_played_again
    desk.finish_deal(qtbot, by_chance(random.Random(7)))
    assert desk.controller.is_game_over


def test_a_trial_is_played_again_from_where_it_was_begun(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(3))
    desk.controller.play_on(own_game(0), START, Seat.A)
    assert not desk.controller.can_play_again, "nothing has been played"
    desk.finish_deal(qtbot, by_chance(random.Random(7)))
    assert len(desk.controller.game_records()[-1].moves) > START
    desk.controller.play_again()
    assert desk.controller.game_records()[-1].moves == own_game(0, START).moves
    assert desk.controller.is_deal_running


def test_what_was_played_before_a_trial_is_not_taken_back(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(3))
    desk.controller.play_on(own_game(0), START, Seat.A)
    assert not desk.controller.can_take_back
    source = random.Random(5)
    for _ in range(3):
        desk.decide(qtbot, by_chance(source))
    while desk.controller.can_take_back:
        desk.controller.take_back()
    assert desk.controller.game_records()[-1].moves == own_game(0, START).moves


def test_a_trial_is_not_given_up_as_a_game_but_ended(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(3))
    told = resignations(desk)
    desk.controller.play_on(own_game(0), START, Seat.A)
    desk.decide(qtbot, by_chance(random.Random(5)))
    assert not desk.controller.can_resign
    desk.controller.resign()
    desk.controller.end_trial()
    assert told == []
    assert desk.controller.setup is None
    assert desk.store.saved[-1] == (), "nothing is left to go on with"


@pytest.mark.parametrize("killed", [False, True])
def test_the_game_that_waits_is_as_it_was_after_a_trial(
    make_desk: MakeDesk, qtbot: QtBot, killed: bool
) -> None:
    desk = make_desk(RandomPlayer(3))
    dealt(desk)
    desk.decide(qtbot, by_chance(random.Random(5)))
    before = desk.controller.game_records()
    desk.controller.play_on(own_game(0), START, Seat.A)
    desk.decide(qtbot, by_chance(random.Random(5)))
    if killed:
        first, desk = desk, make_desk(RandomPlayer(3))
        desk.controller.resume(first.store.saved[-1])
    assert desk.controller.is_trial
    desk.controller.end_trial()
    assert desk.controller.game_records() == before
    assert not desk.controller.is_trial
    desk.controller.end_trial()
    assert desk.controller.game_records() == before, "a game is no trial"


@each_row(("written", "moves"), [("3", 3), ("99999", 0), ("99", 4), ("x", 0)])
def test_a_foreign_record_may_say_anything_of_its_beginning(written: str, moves: int) -> None:
    record = own_game(0, 4)
    tags = (*record.tags, ("From", written))
    assert tried_from(replace(record, tags=tags)) == moves
    assert tried_from(record) == 0
