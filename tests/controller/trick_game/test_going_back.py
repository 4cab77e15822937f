"""Kills and resumes, taking back, playing again, giving up: for three and four as for two."""

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import Preferences
from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Meld, Move
from sixtysix_gui.rules.scoring.points import together
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings_values import BeforePartner
from tests.controller.trick_game.conftest import (
    CODE,
    GAME_NAMES,
    MakeTrickDesk,
    one_deal,
    setup_for,
)
from tests.helpers.players.trick_players import (
    ChancePlayer,
    SilentPlayer,
    thumb_move,
)


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_game_resumes_after_any_move_exactly_where_it_stood(
    game: str, seat: Seat, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    first = make_trick_desk(ChancePlayer(9))
    first.controller.new_game(setup_for(game, seat))
    for _ in range(2):
        first.controller.deal()
        first.finish_deal(qtbot)
        if first.controller.is_game_over:
            break
    count = len(first.store.saved)
    kills = random.Random(f"{game} {seat}").sample(range(count), min(12, count))
    for kill in kills:
        second = make_trick_desk(SilentPlayer())
        second.controller.resume(read_records(write_records(first.store.saved[kill])))
        told, was = second.log.updates[0], first.log.updates[kill]
        assert (told.view, told.game, told.events) == (was.view, was.game, ())
        assert second.controller.game_records() == first.store.saved[kill]
        setup, before = second.controller.setup, first.controller.setup
        assert setup is not None
        assert before is not None
        assert (setup.players, setup.names, setup.seat) == (
            before.players,
            before.names,
            before.seat,
        )
        second.controller.shut_down()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_decision_of_a_deal_is_taken_back_one_by_one(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk(ChancePlayer(4))
    desk.controller.new_game(one_deal(setup_for(game)))
    desk.controller.deal()
    decided = desk.finish_deal(qtbot)
    assert decided
    while decided:
        view, _ = decided.pop()
        if decided and isinstance(decided[-1][1], Meld):
            view, _ = decided.pop()
        assert desk.controller.can_take_back
        desk.controller.take_back()
        assert desk.log.updates[-1].view == view
        assert desk.log.updates[-1].at_once
    assert not desk.controller.can_take_back
    assert desk.controller.is_practice
    assert desk.controller.game_records()[-1].tag("Practice") == "yes"
    desk.finish_deal(qtbot)
    assert desk.log.finished[-1].practice


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_deal_is_played_again_beside_its_game(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for(game))
    for _ in range(2):
        desk.controller.deal()
        desk.finish_deal(qtbot, thumb_move)
        if desk.controller.is_game_over:
            break
    records, score = desk.controller.game_records(), desk.controller.game
    desk.controller.play_again()
    assert desk.controller.is_practice
    assert desk.controller.game_records()[-1].pack == records[-1].pack
    assert desk.log.updates[-1].game == desk.log.finished[-1].before
    saved = desk.store.saved[-1]
    other = make_trick_desk(SilentPlayer())
    other.controller.resume(read_records(write_records(saved)))
    assert other.log.updates[0].view == desk.log.updates[-1].view
    assert other.log.updates[0].game == desk.log.updates[-1].game
    other.controller.back_to_game()
    assert (other.controller.game_records(), other.controller.game) == (records, score)
    desk.controller.back_to_game()
    assert (desk.controller.game_records(), desk.controller.game) == (records, score)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_who_gives_up_ends_the_game(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for(game))
    desk.controller.deal()
    qtbot.waitUntil(lambda: desk.asks_person or not desk.controller.is_deal_running)
    resigned: list[object] = []
    desk.controller.game_resigned.connect(resigned.append)
    desk.controller.resign()
    assert len(resigned) == 1
    assert desk.controller.is_game_over
    (record,) = read_records(write_records(desk.store.saved[-1]))
    assert record.abandoned
    assert record.tag("Resigned") == "A"


def test_a_partner_without_anything_to_say_is_passed_for(
    make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    for last in "ABCDE":  # known deals; C leads first, whose partner may have nothing to say
        setup = one_deal(setup_for("four-66", dealer=Seat.B))
        desk.controller.new_game(replace(setup, code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, thumb_move):
            assert move != PASS or len(view.legal_moves) > 1
    views = [update.view for update in desk.log.updates]
    asked = [view for view in views if (not view.rules.close) and view.my_turn]
    assert any(view.phase is Phase.PARTNER for view in asked)
    assert any(view.legal_moves == (PASS,) for view in asked)


def claim_only(view: View) -> bool:
    return view.phase is Phase.PARTNER and set(view.legal_moves) == {GO_OUT, PASS}


@pytest.mark.parametrize("before", ["at_once", "moment", "wait"])
def test_before_the_partner_leads_a_bare_claim_is_waited_for_as_the_person_wants(
    before: BeforePartner, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.set_preferences(Preferences(before_partner=before))
    asked = 0
    for last in "ABCDE":
        desk.controller.new_game(replace(one_deal(setup_for("four-66")), code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        asked += sum(claim_only(view) for view, _ in desk.finish_deal(qtbot, never_out))
    assert (asked > 0) is (before != "at_once")


@pytest.mark.parametrize(("before", "goes_back_to_it"), [("moment", False), ("wait", True)])
def test_a_moment_that_went_by_is_no_decision(
    before: BeforePartner, goes_back_to_it: bool, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.set_preferences(Preferences(before_partner=before))
    desk.controller.new_game(one_deal(setup_for("four-66")))
    desk.controller.deal()
    decided = desk.finish_deal(qtbot, never_out)
    assert any(claim_only(view) for view, _ in decided)
    back = 0
    while desk.controller.can_take_back:
        desk.controller.take_back()
        back += claim_only(desk.view)
    assert (back > 0) is goes_back_to_it


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_last_card_of_a_hand_is_played_where_nothing_else_can_be_done(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.set_preferences(Preferences(last_card_for_me=True))
    desk.controller.new_game(one_deal(setup_for(game)))
    desk.controller.deal()
    decided = [view for view, _ in desk.finish_deal(qtbot, never_out)]
    last = [view for view in decided if len(view.hand) == 1]
    assert decided
    assert all(len(view.legal_moves) > 1 for view in last)
    desk.controller.take_back()
    assert desk.view == decided[-1], "what was played by itself is no decision"


@pytest.mark.parametrize("game", ["four-66", "gaigel", "gaigel-2"])
def test_a_sure_claim_is_made_for_the_person_where_he_wants_that(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.set_preferences(Preferences(claim_for_me=True))
    desk.controller.new_game(setup_for(game))
    while not desk.controller.is_game_over:
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, never_out):
            assert move != GO_OUT
            total = together(
                view.card_points[seat] for seat in view.rules.sides[view.seat].seats
            ).total
            could_claim = GO_OUT in view.legal_moves
            assert not (could_claim and total >= view.rules.out_target)
    assert {finished.outcome.reason for finished in desk.log.finished} <= {"out", "count", "draw"}


def test_in_bauernschnapsen_a_sure_claim_is_made_in_simple_games_alone(
    make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk, reasons = make_trick_desk(), set[str]()
    desk.controller.set_preferences(Preferences(claim_for_me=True))
    for last in "ABCDE":
        setup = one_deal(setup_for("bauernschnapsen"))
        desk.controller.new_game(replace(setup, code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, never_out):
            assert move != GO_OUT
            total = together(
                view.card_points[seat] for seat in view.rules.sides[view.seat].seats
            ).total
            assert GO_OUT not in view.legal_moves or total < 66
            simple = view.contract is None or view.contract.is_simple
            assert simple or GO_OUT not in view.legal_moves
        reasons.add(desk.log.finished[-1].outcome.reason)
    assert "out" in reasons


def never_out(view: View) -> Move:
    move = thumb_move(view)
    return move if move != GO_OUT else next(one for one in view.legal_moves if one != GO_OUT)
