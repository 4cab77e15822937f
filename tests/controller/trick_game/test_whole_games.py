"""Games for three and four are played to their ends, and written down as many.md 12 wants it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.promised_deal import ProofVerdict, checked
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.records import RightRecord, check_records, write_records
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardDrawn, CardLaid, CardsDealt
from sixtysix_gui.rules.seats import PARTNERS, Seat, seats_of
from sixtysix_gui.rules.sets.rules import rule_set
from tests.controller.trick_game.conftest import (
    GAME_NAMES,
    LEVELS,
    NAMES,
    MakeTrickDesk,
    one_deal,
    setup_for,
)
from tests.helpers.players.trick_players import ThumbPlayer, thumb_move

MOST_DEALS = 60


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_whole_game_is_played_to_its_end(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for(game))
    while not desk.controller.is_game_over:
        assert len(desk.log.finished) < MOST_DEALS
        desk.controller.deal()
        desk.finish_deal(qtbot, thumb_move)
    finished = desk.log.finished
    for earlier, later in pairwise(finished):
        assert later.before == earlier.after
    assert finished[-1].ends_game
    assert finished[-1].after.winners
    assert desk.controller.promise is None, "no further deal is promised"
    checks = list(check_records(write_records(desk.controller.game_records())))
    assert all(isinstance(check, RightRecord) for check in checks), checks
    assert len(checks) == len(finished)


@pytest.mark.parametrize("game", ["three-66", "na-66", "gaigel"])
def test_the_players_know_the_score(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    player = ThumbPlayer()
    desk = make_trick_desk(player)
    desk.controller.new_game(replace(setup_for(game), rules=rule_set(game)))
    for _ in range(3):
        desk.controller.deal()
        desk.finish_deal(qtbot, thumb_move)
    before = desk.log.finished[-1].before
    assert before is not None
    assert not before.rules.close
    assert any(before.won)
    view = player.views[-1]
    assert (view.score, view.carry, view.decided) == (before.won, before.carry, before.decided)


@pytest.mark.parametrize("seat", seats_of(PARTNERS))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_records_say_who_sat_where(
    game: str, seat: Seat, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    seats = seats_of(rule_set(game).parties)
    if seat not in seats:
        return
    desk = make_trick_desk()
    desk.controller.new_game(one_deal(setup_for(game, seat)))
    desk.controller.deal()
    desk.finish_deal(qtbot, thumb_move)
    (record,) = desk.controller.game_records()
    assert record.tag("Seat") == seat.name
    assert record.tag("Level") == ",".join(LEVELS[: len(seats) - 1])
    assert [record.tag(one.name) for one in seats] == list(NAMES[: len(seats)])
    assert record.tag("Score") == ",".join("0" for _ in record.rules.parties)
    assert record.tag("Length") == "deal"
    (check,) = check_records(write_records([record]))
    assert isinstance(check, RightRecord)
    assert desk.log.finished[-1].ends_game


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_deal_was_promised_and_follows_from_its_code(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    desk = make_trick_desk()
    desk.controller.new_game(setup_for(game))
    promise = desk.controller.promise
    desk.controller.deal("a word")
    assert desk.controller.open_promise == promise
    desk.finish_deal(qtbot, thumb_move)
    proof = desk.controller.proof
    assert proof is not None
    assert checked(proof) is ProofVerdict.KEPT
    assert promise is not None
    assert (proof.promise, proof.word, proof.code) == (
        promise.text,
        "a word",
        desk.controller.open_code,
    )
    assert sorted(proof.pack) == sorted(rule_set(game).pack)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_everybody_is_shown_his_own_seat_and_nothing_more(
    game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot
) -> None:
    player = ThumbPlayer()
    desk = make_trick_desk(player)
    desk.controller.new_game(one_deal(setup_for(game)))
    desk.controller.deal()
    desk.finish_deal(qtbot, thumb_move)
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


@pytest.mark.parametrize("game", GAME_NAMES)
def test_computers_play_alone(game: str, make_trick_desk: MakeTrickDesk, qtbot: QtBot) -> None:
    desk = make_trick_desk()
    setup = one_deal(setup_for(game))
    everybody: dict[Seat, str] = dict.fromkeys(setup.seats, "club")
    desk.controller.new_game(
        GameSetup(setup.rules, setup.names, everybody, code=setup.code, length="deal")
    )
    assert desk.controller.setup is not None
    assert desk.controller.setup.person is None
    desk.controller.deal()
    qtbot.waitUntil(lambda: bool(desk.log.finished))
    (record,) = desk.controller.game_records()
    assert (record.tag("Seat"), record.tag("Level")) == (None, None)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_players_of_the_program_are_found_by_the_game(game: str, qtbot: QtBot) -> None:
    controller = GameController(NoStore())
    setup = setup_for(game)
    everybody: dict[Seat, str] = dict.fromkeys(setup.seats, "simple")
    controller.new_game(GameSetup(setup.rules, setup.names, everybody, code=setup.code))
    controller.deal()
    qtbot.waitUntil(lambda: not controller.is_deal_running, timeout=20_000)
    assert controller.shut_down()
    assert controller.game_records()[-1].moves
