"""What is done for the person by himself: passes, claims, last cards, and what is no decision."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import Preferences
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.scoring.points import together
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.storage.settings_values import BeforePartner
from tests.controller.conftest import (
    CODE,
    MakeDesk,
    one_deal,
    setup_for,
)
from tests.helpers.players.scripted_players import (
    ThumbPlayer,
    thumb_move,
)


def test_a_partner_without_anything_to_say_is_passed_for(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer())
    for last in "ABCDE":  # known deals; C leads first, whose partner may have nothing to say
        setup = one_deal(setup_for("four-66", Seat.B))
        desk.controller.new_game(replace(setup, code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, thumb_move):
            assert move != PASS or len(view.legal_moves) > 1
    views = [update.view for update in desk.log.updates]
    asked = [view for view in views if view.my_turn]
    assert any(view.phase is Phase.PARTNER for view in asked)
    assert any(view.legal_moves == (PASS,) for view in asked)


def claim_only(view: View) -> bool:
    return view.phase is Phase.PARTNER and set(view.legal_moves) == {GO_OUT, PASS}


@pytest.mark.parametrize("before", ["at_once", "moment", "wait"])
def test_before_the_partner_leads_a_bare_claim_is_waited_for_as_the_person_wants(
    before: BeforePartner, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    desk.controller.set_preferences(Preferences(before_partner=before))
    asked = 0
    for last in "ABCDE":
        desk.controller.new_game(replace(one_deal(setup_for("four-66")), code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        asked += sum(claim_only(view) for view, _ in desk.finish_deal(qtbot, never_out))
    assert (asked > 0) is (before != "at_once")


@pytest.mark.parametrize(("before", "goes_back_to_it"), [("moment", False), ("wait", True)])
def test_a_moment_that_went_by_is_no_decision(
    before: BeforePartner, goes_back_to_it: bool, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
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


@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_the_last_card_of_a_hand_is_played_where_nothing_else_can_be_done(
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
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
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
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
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk, reasons = make_desk(ThumbPlayer()), set[str]()
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
