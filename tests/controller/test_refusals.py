"""Moves that the person may not make are answered with a reason and change nothing."""

from dataclasses import replace

import pytest

from sixtysix_gui.ai.players.registry import UnknownPlayerError
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.fair_deals import DealCodeError
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, GO_OUT, PASS, PLAY_CARD, Illegality
from sixtysix_gui.rules.seats import Seat
from tests.controller.conftest import CODE, Desk, MakeDesk, setup_for
from tests.helpers.players.game_log import RememberingStore
from tests.helpers.players.scripted_players import WaitingPlayer


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (GO_OUT, Illegality.OUT_NEEDS_TRICK),
        (DRAW, Illegality.NOTHING_TO_DRAW),
        (PASS, Illegality.NOT_NOW),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(
    desk: Desk, move: object, reason: Illegality
) -> None:
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    before = desk.controller.view
    error = desk.controller.propose(move)  # pyright: ignore[reportArgumentType] - rows of moves
    assert error is not None
    assert error.reason is reason
    assert desk.controller.view == before
    assert len(desk.log.updates) == 1


def test_nothing_may_be_done_before_the_first_deal(desk: Desk) -> None:
    error = desk.controller.propose(CLOSE_TALON)
    assert error is not None
    assert error.reason is Illegality.NOT_NOW
    assert desk.controller.view is None


def test_the_person_may_not_move_while_the_computer_is_to_act(make_desk: MakeDesk) -> None:
    desk = make_desk(WaitingPlayer())
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    view = desk.controller.view
    assert view is not None
    error = desk.controller.propose(PLAY_CARD[view.hand[0]])
    assert error is not None
    assert error.reason is Illegality.NOT_YOUR_TURN


def test_a_wrong_deal_code_leaves_the_running_game_alone(desk: Desk) -> None:
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    before = desk.controller.game_records()
    setup = setup_for()
    with pytest.raises(DealCodeError):
        desk.controller.new_game(replace(setup, code=CODE[:-1]))
    assert desk.controller.game_records() == before


@pytest.mark.usefixtures("qtbot")
def test_an_unknown_player_leaves_the_running_game_alone() -> None:
    controller = GameController(RememberingStore())
    try:
        setup = setup_for()
        with pytest.raises(UnknownPlayerError):
            controller.new_game(type(setup)(setup.rules, setup.names, {Seat.B: "nobody"}))
        assert controller.setup is None
    finally:
        controller.shut_down()
