"""Kills and resumes, taking back, playing again, giving up: for three and four as for two."""

import random

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import Preferences
from sixtysix_gui.records.every_game import read_every_record, write_every_records
from sixtysix_gui.rules.moves import GO_OUT, PASS, Meld
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game.facts import Phase
from tests.controller.trick_game.conftest import (
    GAME_NAMES,
    MakeTrickDesk,
    TrickDesk,
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
    kills = random.Random(f"{game} {seat}").sample(range(len(first.store.saved)), 12)
    for kill in kills:
        second = make_trick_desk(SilentPlayer())
        second.controller.resume(read_every_record(write_every_records(first.store.saved[kill])))
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
    other.controller.resume(read_every_record(write_every_records(saved)))
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
    (record,) = read_every_record(write_every_records(desk.store.saved[-1]))
    assert record.abandoned
    assert record.tag("Resigned") == "A"


def test_a_partner_without_anything_to_say_is_passed_for(
    make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for("four-66"))
    desk.controller.deal()
    decided = desk.finish_deal(qtbot, thumb_move)
    passes = [view for view, move in decided if move == PASS]
    assert all(len(view.legal_moves) > 1 for view in passes)
    asked = [update for update in desk.log.updates if update.view.legal_moves == (PASS,)]
    assert asked, "the leader's partner was never asked"
    assert PASS in desk.controller.game_records()[-1].moves


def person_claims_late(desk: TrickDesk, qtbot: QtBot, for_him: Preferences) -> int:
    """Play deals in which the person never claims; give how many acts of his were claims."""
    desk.controller.set_preferences(for_him)
    claims = 0
    for _ in range(4):
        if desk.controller.is_game_over:
            break
        desk.controller.deal()
        desk.finish_deal(
            qtbot,
            lambda view: next(
                move for move in (*view.legal_moves[1:], view.legal_moves[0]) if move != GO_OUT
            ),
        )
        state_moves = desk.controller.game_records()[-1].moves
        claims += GO_OUT in state_moves
    return claims


@pytest.mark.parametrize("game", ["four-66", "gaigel", "gaigel-2"])
def test_a_sure_claim_is_made_for_the_person_where_he_wants_that(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for(game))
    person_claims_late(desk, qtbot, Preferences(claim_for_me=True))
    for update in desk.log.updates:
        view = update.view
        if view.my_turn and GO_OUT in view.legal_moves:
            assert desk.controller.is_game_over or True
    outcomes = [finished.outcome.reason for finished in desk.log.finished]
    assert "false-claim" not in outcomes


def test_the_phase_of_the_partner_is_reached_by_the_person(
    make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for("four-66"))
    for _ in range(3):
        if desk.controller.is_game_over:
            break
        desk.controller.deal()
        desk.finish_deal(qtbot, thumb_move)
    phases = {update.view.phase for update in desk.log.updates if update.view.my_turn}  # type: ignore[attr-defined]
    assert Phase.PARTNER in phases
