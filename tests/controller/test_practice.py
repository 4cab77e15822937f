"""Giving up a game, playing a deal again, and what may be told of its code."""

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_progress import progress_from
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.record_tags import as_helped
from sixtysix_gui.controller.signals import GameResigned
from sixtysix_gui.records import DealRecord, read_records, write_records
from sixtysix_gui.records.tags import LONGEST_VALUE, MOST_TAGS
from sixtysix_gui.rules.events import CardsDealt
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.controller.conftest import CODE, Desk, MakeDesk, by_chance, setup_for
from tests.helpers.players.scripted_players import (
    RandomPlayer,
    WaitingPlayer,
    honest_moves,
    plain_move,
)


def dealt(desk: Desk, variant: str = "german-66", *, practice: bool = False) -> None:
    """Begin a game and deal."""
    desk.controller.new_game(replace(setup_for(variant), practice=practice))
    desk.controller.deal()


def resignations(desk: Desk) -> list[GameResigned]:
    told: list[GameResigned] = []
    desk.controller.game_resigned.connect(told.append)
    return told


def long_game(name: str) -> GameSetup:
    """A game that is not over after two deals, however they end."""
    few = {"contracts": (), "double.max": 0} if name == "bauernschnapsen" else {}
    return replace(setup_for(name), rules=rule_set(name, few))


# ------------------------------------------------------------------------------------- giving up


@pytest.mark.parametrize("variant", rule_set_names())
def test_giving_up_ends_the_game_where_it_stands(
    variant: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(5))
    told = resignations(desk)
    desk.controller.new_game(long_game(variant))
    desk.play_deal(qtbot, random.Random(3))
    assert not desk.controller.can_resign, "no deal runs"
    while not desk.controller.is_deal_running:  # in cutthroat-66 all may pass, which ends a deal
        desk.controller.deal()
        desk.decide(qtbot, plain_move)
    game = desk.controller.game
    desk.controller.resign()
    assert told == [GameResigned(game, Seat.A)]  # pyright: ignore[reportArgumentType]
    assert desk.controller.is_game_over
    assert not desk.controller.is_deal_running
    assert not desk.controller.is_game_running
    assert not desk.controller.can_resign
    view = desk.controller.view
    assert view is not None
    assert desk.controller.propose(PLAY_CARD[view.hand[0]]) is not None
    written = write_records(desk.controller.game_records())
    assert written.endswith("*\n")
    assert '[Termination "abandoned"]' in written
    assert '[Resigned "A"]' in written


def test_a_thinking_computer_does_not_play_on_after_that(make_desk: MakeDesk, qtbot: QtBot) -> None:
    player = WaitingPlayer()
    desk = make_desk(player)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: player.starts == 1)
    desk.controller.resign()
    qtbot.waitUntil(player.stopped.is_set)
    qtbot.wait(1)
    assert desk.controller.game_records()[0].moves == ()
    assert player.starts == 1


def test_a_game_that_was_given_up_stays_so(make_desk: MakeDesk) -> None:
    first = make_desk(WaitingPlayer())
    dealt(first)
    first.controller.resign()
    second = make_desk(WaitingPlayer())
    told = resignations(second)
    second.controller.resume(read_records(write_records(first.store.saved[-1])))
    assert len(told) == 1
    assert not second.controller.is_deal_running


def test_giving_up_is_taken_back_like_a_move(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(5))
    dealt(desk)
    desk.decide(qtbot, by_chance(random.Random(3)))
    moves = desk.controller.game_records()[0].moves
    desk.controller.resign()
    desk.controller.take_back()
    assert desk.controller.is_deal_running
    assert desk.controller.is_practice
    (record,) = desk.controller.game_records()
    assert record.moves[: len(moves)] == moves
    assert not record.abandoned
    assert record.tag("Resigned") is None
    desk.finish_deal(qtbot, by_chance(random.Random(1)))
    assert desk.log.finished


# ---------------------------------------------------------------------------- once more, please


@pytest.mark.parametrize("variant", rule_set_names())
def test_a_deal_played_again_has_the_same_cards_and_nothing_is_lost(
    variant: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(5))
    desk.controller.new_game(long_game(variant))
    desk.play_deal(qtbot, random.Random(3))
    desk.play_deal(qtbot, random.Random(4))
    records, promise = desk.controller.game_records(), desk.controller.promise
    finished = desk.log.finished[-1]
    desk.controller.play_again()
    update = desk.log.updates[-1]
    assert update.fresh_deal
    assert update.game == finished.before
    mine = [e for e in update.events if isinstance(e, CardsDealt) and e.seat is Seat.A]
    (first, *_) = [each for each in desk.log.updates if each.fresh_deal][1:]
    assert mine == [e for e in first.events if isinstance(e, CardsDealt) and e.seat is Seat.A]
    (again,) = desk.controller.game_records()
    assert (again.pack, again.dealer) == (records[-1].pack, records[-1].dealer)
    assert (again.tag("Practice"), again.tag("Again"), again.tag("Promise")) == ("yes", "2", None)
    assert again.tag("Game") != records[-1].tag("Game")
    other = make_desk(WaitingPlayer())
    other.controller.resume(read_records(write_records(desk.store.saved[-1])))
    assert other.log.updates[0].view == update.view
    assert other.log.updates[0].game == update.game
    other.controller.back_to_game()
    assert other.controller.game_records() == records
    desk.finish_deal(qtbot, by_chance(random.Random(8)))
    assert desk.log.finished[-1].practice
    assert desk.log.finished[-1].again
    assert desk.log.finished[-1].proof is None
    desk.controller.back_to_game()
    assert desk.controller.game_records() == records
    assert desk.controller.promise == promise
    assert desk.log.finished[-1] == finished
    assert desk.store.saved[-1] == records
    desk.play_deal(qtbot, random.Random(4))
    assert len(desk.controller.game_records()) == 3


def test_a_running_deal_that_counts_is_not_played_again(make_desk: MakeDesk) -> None:
    desk = make_desk(WaitingPlayer())
    desk.controller.play_again()
    dealt(desk)
    assert not desk.controller.can_play_again
    desk.controller.play_again()
    assert len(desk.log.updates) == 1
    desk.controller.back_to_game()
    assert len(desk.log.updates) == 1


def test_a_practice_deal_begins_anew_at_any_time(desk: Desk, qtbot: QtBot) -> None:
    dealt(desk, practice=True)
    start = desk.controller.game_records()
    for seed in (3, 4):
        desk.decide(qtbot, by_chance(random.Random(seed)))
        desk.controller.play_again()
        assert desk.controller.game_records() == start
        assert not desk.controller.is_played_again
    desk.finish_deal(qtbot, by_chance(random.Random(5)))
    desk.controller.play_again()
    assert desk.controller.game_records() == start
    assert desk.controller.game == desk.log.updates[0].game


def test_killed_while_a_deal_is_played_again_the_game_still_waits(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    first = make_desk(RandomPlayer(5))
    first.controller.new_game(setup_for())
    first.play_deal(qtbot, random.Random(3))
    first.play_deal(qtbot, random.Random(4))
    records = first.controller.game_records()
    first.controller.play_again()
    first.decide(qtbot, by_chance(random.Random(6)))
    qtbot.waitUntil(lambda: first.controller.view is not None and first.controller.view.my_turn)
    second = make_desk(RandomPlayer(5))
    second.controller.resume(read_records(write_records(first.store.saved[-1])))
    assert second.controller.is_played_again
    assert second.controller.view == first.controller.view
    assert second.log.updates[0].game == first.log.updates[-1].game
    assert not second.controller.can_resign, "there is no game to give up"
    second.finish_deal(qtbot, by_chance(random.Random(7)))
    second.controller.play_again()
    second.controller.back_to_game()
    assert second.controller.game_records() == records
    assert second.log.finished[-1] == first.log.finished[-1]
    assert not second.controller.is_practice


def test_a_deal_of_a_game_given_up_may_be_played_again(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(5))
    dealt(desk)
    told = resignations(desk)
    desk.controller.resign()
    records = desk.controller.game_records()
    desk.controller.play_again()
    assert desk.controller.game_records()[0].tag("Resigned") is None
    desk.finish_deal(qtbot, by_chance(random.Random(8)))
    desk.controller.back_to_game()
    assert desk.controller.game_records() == records
    assert len(told) == 2


def test_another_player_in_practice_does_not_stay(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(5))
    desk.controller.new_game(setup_for())
    desk.play_deal(qtbot, random.Random(3))
    before = desk.controller.setup
    desk.controller.play_again()
    desk.controller.hand_over(Seat.B, "novice", "Nine")
    desk.controller.back_to_game()
    assert desk.controller.setup == before


def test_a_new_game_makes_an_end_of_what_waits(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    desk.play_deal(qtbot, random.Random(3))
    desk.controller.play_again()
    assert desk.controller.is_game_running
    dealt(desk)
    assert not desk.controller.is_played_again
    assert desk.store.saved[-1] == desk.controller.game_records()
    assert len(desk.controller.game_records()) == 1


# -------------------------------------------------------------------------------------- the code


def test_the_code_is_secret_while_a_deal_counts(desk: Desk, qtbot: QtBot) -> None:
    assert desk.controller.open_code is None
    desk.controller.new_game(setup_for())
    assert desk.controller.open_code is None
    desk.play_deal(qtbot, random.Random(3))
    assert desk.controller.open_code == CODE
    proof = desk.log.finished[0].proof
    assert desk.controller.proof == proof
    desk.controller.deal()
    assert desk.controller.open_code is None
    assert desk.controller.proof == proof, "that of the last deal that is over"
    desk.decide(qtbot, by_chance(random.Random(3)))
    desk.controller.take_back()
    assert desk.controller.open_code == desk.controller.game_records()[1].tag("Code")


def test_the_code_of_a_practice_game_is_open(desk: Desk) -> None:
    dealt(desk, practice=True)
    assert desk.controller.open_code == CODE
    assert desk.controller.proof is None


@pytest.mark.parametrize("number", ["9" * 4_000, "-3", "two", "", "٣"])
def test_a_deal_played_again_resumes_whatever_its_number_is_said_to_be(
    make_desk: MakeDesk, number: str
) -> None:
    desk = make_desk(WaitingPlayer())
    dealt(desk)
    (record,) = desk.controller.game_records()
    tags = tuple({**dict(record.tags), "Deal": number, "Again": "1", "Practice": "yes"}.items())
    desk.controller.resume([replace(record, tags=tags)])
    game = desk.controller.game
    assert game is not None
    assert game.deals == 0
    assert desk.controller.view is not None


# A deal in which the coach gave a hint says so in its record, and nothing takes that away.


def begun(desk: Desk, qtbot: QtBot) -> GameController:
    """Deal, and wait until the person is asked."""
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    qtbot.waitUntil(lambda: desk.asks_person)
    return desk.controller


def test_every_hint_is_written_down_by_its_trick(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.note_hint()  # no game yet
    controller = begun(desk, qtbot)
    assert not controller.is_helped
    view = controller.view
    assert view is not None
    controller.note_hint()
    assert controller.is_helped
    assert controller.propose(honest_moves(view)[0]) is None
    qtbot.waitUntil(lambda: desk.asks_person)
    later = controller.view
    assert later is not None
    controller.note_hint()
    tricks = f"{view.trick_number} {later.trick_number}"
    assert controller.game_records()[-1].tag("Hints") == tricks


def test_taking_back_leaves_the_mark(desk: Desk, qtbot: QtBot) -> None:
    controller = begun(desk, qtbot)
    controller.note_hint()
    view = controller.view
    assert view is not None
    assert controller.propose(honest_moves(view)[0]) is None
    controller.take_back()
    assert controller.is_helped


def test_a_saved_deal_comes_back_helped(desk: Desk, make_desk: MakeDesk, qtbot: QtBot) -> None:
    controller = begun(desk, qtbot)
    controller.note_hint()
    written = write_records(controller.game_records())
    again = make_desk().controller
    again.resume(read_records(written))
    assert again.is_helped


def test_the_next_deal_and_the_same_once_more_begin_without_it(desk: Desk, qtbot: QtBot) -> None:
    controller = begun(desk, qtbot)
    controller.note_hint()
    desk.finish_deal(qtbot)
    assert controller.is_helped
    over = controller.game_records()
    once_more = progress_from(over, "id").again("other", datetime(2026, 11, 30, 9, 5, tzinfo=UTC))
    assert once_more.records[-1].tag("Hints") is None
    dealt = [once_more.records[-1].tag(name) for name in ("Date", "Time")]
    assert dealt == ["2026-11-30", "09:05"]
    controller.deal()
    assert not controller.is_helped


def test_a_record_that_is_full_takes_hints() -> None:
    rules = rule_set("german-66")
    own = tuple((f"X{number}", "") for number in range(MOST_TAGS))
    record = as_helped(DealRecord(rules, rules.pack, Seat.A, (), own), 1)
    assert record.tag("Hints") == "1"
    for _ in range(LONGEST_VALUE // 3 + 1):
        record = as_helped(record, 12)
    assert len(record.tag("Hints") or "") <= LONGEST_VALUE
