"""Whole deals and games of every rule set between a person and scripted players."""

import random
from dataclasses import replace
from datetime import datetime
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.promised_deal import ProofVerdict, checked, prepare_deal
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.records import RightRecord, check_records, write_records
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardDrawn, CardLaid, CardsDealt, DealEnded, as_seen_by
from sixtysix_gui.rules.fair_deals import keeps_promise, pack_order
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.controller.conftest import CODE, LEVELS, NAMES, Desk, MakeDesk, one_deal, setup_for
from tests.helpers.players.scripted_players import RandomPlayer, ThumbPlayer, thumb_move

MOST_DEALS = 60
EVERY_GAME = pytest.mark.parametrize("game", rule_set_names())


@EVERY_GAME
def test_a_whole_game_is_played_to_its_end(game: str, make_desk: MakeDesk, qtbot: QtBot) -> None:
    closes = rule_set(game).close
    desk = make_desk(RandomPlayer(3) if closes else ThumbPlayer())
    desk.controller.new_game(setup_for(game))
    while not desk.controller.is_game_over:
        assert len(desk.log.finished) < MOST_DEALS
        desk.controller.deal()
        desk.finish_deal(qtbot, None if closes else thumb_move)
    finished = desk.log.finished
    for earlier, later in pairwise(finished):
        assert later.before == earlier.after
    assert finished[-1].ends_game
    assert finished[-1].after.winners
    assert finished[-1].after.is_over
    assert desk.controller.promise is None, "no further deal is promised"
    checks = list(check_records(write_records(desk.controller.game_records())))
    assert all(isinstance(check, RightRecord) for check in checks), checks
    assert len(checks) == len(finished)


@EVERY_GAME
def test_the_events_told_are_those_of_the_record_as_the_person_saw_them(
    game: str, desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.new_game(setup_for(game))
    desk.play_deal(qtbot, random.Random(7))
    record = desk.controller.game_records()[0]
    state = Deal.start(record.rules, record.pack, record.dealer)
    expected = [as_seen_by(Seat.A, event) for event in state.opening_events()]
    for move in record.moves:
        state, events = state.apply(move)
        expected += [as_seen_by(Seat.A, event) for event in events]
    told = [event for update in desk.log.updates for event in update.events]
    assert told == expected
    assert isinstance(told[-1], DealEnded)


@EVERY_GAME
def test_everyone_is_shown_his_own_seat_and_nothing_more(
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    player = RandomPlayer()
    desk = make_desk(player)
    desk.controller.new_game(one_deal(setup_for(game)))
    desk.play_deal(qtbot, random.Random(5))
    assert player.views
    for view in player.views:
        assert type(view) is View
        assert view.seat is not Seat.A
        assert view.my_turn
    for event in (event for update in desk.log.updates for event in update.events):
        if isinstance(event, CardsDealt) and event.seat is not Seat.A:
            assert event.cards is None
        if isinstance(event, CardLaid) and event.seat is not Seat.A:
            assert event.card is None
        if isinstance(event, CardDrawn) and event.seat is not Seat.A and not event.is_turn_up:
            assert event.card is None


@pytest.mark.parametrize("game", ["three-66", "na-66", "gaigel"])
def test_the_players_know_the_score(game: str, make_desk: MakeDesk, qtbot: QtBot) -> None:
    player = ThumbPlayer()
    desk = make_desk(player)
    desk.controller.new_game(replace(setup_for(game), rules=rule_set(game)))
    for _ in range(3):
        desk.controller.deal()
        desk.finish_deal(qtbot, thumb_move)
    before = desk.log.finished[-1].before
    assert before is not None
    assert any(before.won)
    view = player.views[-1]
    assert (view.score, view.carry, view.decided) == (before.won, before.carry, before.decided)


@EVERY_GAME
def test_the_records_say_who_sat_where(game: str, desk: Desk, qtbot: QtBot) -> None:
    seats = seats_of(rule_set(game).parties)
    for seat in seats:
        desk.controller.new_game(one_deal(setup_for(game, seat=seat)))
        desk.controller.deal()
        desk.finish_deal(qtbot)
        (record,) = desk.controller.game_records()
        assert record.tag("Seat") == seat.name
        assert record.tag("Level") == ",".join(LEVELS[: len(seats) - 1])
        assert [record.tag(one.name) for one in seats] == list(NAMES[: len(seats)])
        assert record.tag("Length") == "deal"
        score = ",".join("0" for _ in record.rules.parties)
        assert record.rules.close or record.tag("Score") == score
        (check,) = check_records(write_records([record]))
        assert isinstance(check, RightRecord)
        assert desk.log.finished[-1].ends_game


@EVERY_GAME
def test_the_deal_was_promised_and_follows_from_its_code(
    game: str, desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.new_game(setup_for(game))
    promise = desk.controller.promise
    desk.controller.deal("a word")
    assert desk.controller.open_promise == promise
    desk.finish_deal(qtbot)
    proof = desk.controller.proof
    assert proof is not None
    assert checked(proof) is ProofVerdict.KEPT
    assert promise is not None
    assert (proof.promise, proof.word) == (promise.text, "a word")
    assert proof.code == desk.controller.open_code
    assert sorted(proof.pack) == sorted(rule_set(game).pack)


@EVERY_GAME
def test_computers_play_alone(game: str, desk: Desk, qtbot: QtBot) -> None:
    setup = one_deal(setup_for(game))
    desk.controller.new_game(replace(setup, players=dict.fromkeys(setup.seats, "club")))
    assert desk.controller.setup is not None
    assert desk.controller.setup.person is None
    desk.controller.deal()
    qtbot.waitUntil(lambda: bool(desk.log.finished))
    (record,) = desk.controller.game_records()
    assert (record.tag("Seat"), record.tag("Level")) == (None, None)


@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_the_players_of_the_program_are_found_by_the_game(game: str, qtbot: QtBot) -> None:
    controller = GameController(NoStore())
    setup = setup_for(game)
    controller.new_game(replace(setup, players=dict.fromkeys(setup.seats, "simple")))
    controller.deal()
    qtbot.waitUntil(lambda: not controller.is_deal_running, timeout=20_000)
    assert controller.shut_down()
    assert controller.game_records()[-1].moves


def test_a_given_code_gives_the_same_cards_again(desk: Desk) -> None:
    packs: list[tuple[Card, ...]] = []
    for _ in range(2):
        desk.controller.new_game(setup_for())
        desk.controller.deal()
        packs.append(desk.controller.game_records()[-1].pack)
    assert packs[0] == packs[1]


def test_without_a_code_every_deal_is_another(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for("schnapsen"))
    desk.play_deal(qtbot, random.Random(2))
    desk.controller.deal()
    first, second = desk.controller.game_records()
    assert first.pack != second.pack


def test_thinking_is_announced_in_pairs(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    desk.play_deal(qtbot, random.Random(4))
    assert desk.log.thinking
    assert desk.log.thinking == [True, False] * (len(desk.log.thinking) // 2)


# The promise before a deal binds the program; the person's word changes the cards all the same.


def test_the_promise_is_made_before_the_deal_and_kept_by_what_is_revealed(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.new_game(setup_for("wiki-66"))
    promised = desk.log.promises[-1].text
    assert desk.log.updates == []
    desk.play_deal(qtbot, random.Random(1))
    proof = desk.log.finished[-1].proof
    assert proof is not None
    assert proof.promise == promised
    assert keeps_promise(promised, proof.rules, proof.code, proof.nonce)
    pack = desk.controller.game_records()[-1].pack
    assert pack == pack_order(proof.code, 24, proof.word)


def test_the_word_of_the_person_is_mixed_in(desk: Desk) -> None:
    desk.controller.new_game(setup_for())
    desk.controller.deal("  Glück  ")
    record = desk.controller.game_records()[-1]
    assert record.tag("Word") == "Glück"
    assert record.pack == pack_order(CODE, 24, "Glück")
    assert record.pack != pack_order(CODE, 24)


def test_two_promises_for_the_same_code_differ_by_their_nonce() -> None:
    first, second = (prepare_deal(rule_set(), CODE) for _ in range(2))
    assert first.nonce != second.nonce
    assert first.promise != second.promise


def test_only_a_deal_with_a_code_of_someones_own_is_marked_as_typed_in(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.new_game(replace(setup_for(), code=None))
    desk.controller.deal()
    assert desk.controller.game_records()[-1].tag("Typed") is None
    desk.controller.new_game(setup_for())
    assert setup_for().code == CODE
    desk.play_deal(qtbot, random.Random(1))
    desk.controller.deal()
    assert [record.tag("Typed") for record in desk.controller.game_records()] == ["yes", None]


def test_a_record_says_when_its_deal_was_dealt(desk: Desk) -> None:
    before = datetime.now().astimezone()
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    after = datetime.now().astimezone()
    record = desk.controller.game_records()[-1]
    written = f"{record.tag('Date')} {record.tag('Time')}"
    assert f"{before:%Y-%m-%d %H:%M}" <= written <= f"{after:%Y-%m-%d %H:%M}"


def test_a_deal_is_dealt_once(desk: Desk) -> None:
    desk.controller.new_game(setup_for())
    assert desk.controller.promise is not None
    desk.controller.deal()
    desk.controller.deal()
    assert desk.controller.promise is None
    assert len(desk.log.updates) == 1
