"""A controller with a player of the test's own, ended after the test."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.players.game_log import GameLog, RememberingStore
from tests.helpers.players.scripted_players import RandomPlayer

CODE = "ABCDE-FGHJK-LMNPR-STWXY"


@dataclass
class Desk:
    """A controller and all that it says."""

    controller: GameController
    store: RememberingStore
    log: GameLog


MakeDesk = Callable[[Player], Desk]


def setup_for(variant: str = "german-66", first_dealer: Seat = Seat.B) -> GameSetup:
    """A game of known cards; with B dealing, the person in seat A leads."""
    return GameSetup(
        rule_set(variant),
        ("Ada", "Computer"),
        {Seat.B: "casual"},
        code=CODE,
        first_dealer=first_dealer,
    )


@pytest.fixture
def make_desk(qtbot: QtBot) -> Iterator[MakeDesk]:  # noqa: ARG001 - Qt must run
    desks: list[Desk] = []

    def make(player: Player) -> Desk:
        store = RememberingStore()
        controller = GameController(store, players=lambda _: player)
        desks.append(Desk(controller, store, GameLog(controller, store)))
        return desks[-1]

    yield make
    for desk in desks:
        desk.controller.shut_down()


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk(RandomPlayer())
