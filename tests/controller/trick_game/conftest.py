"""A controller at a table of the games for three and four, ended after the test."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.players.game_log import GameLog, RememberingStore
from tests.helpers.players.trick_players import ThumbPlayer, honest_moves

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NAMES = ("Ada", "Rachel", "Pallas", "Argine")
LEVELS = ("novice", "club", "master")
GAME_NAMES = rule_set_names(close=False)
SHORT = {
    "three-66": {"game.target": 2},
    "four-66": {"game.target": 3},
    "cutthroat-66": {"game.target": 3},
    "bauernschnapsen": {"game.target": 4},
    "gaigel": {"game.target": 2},
    "gaigel-2": {"game.target": 2},
}
"""Targets that are reached soon, where a game takes any."""


def setup_for(game: str, seat: Seat = Seat.A, dealer: Seat | None = None) -> GameSetup:
    """A short game of known cards, the levels of LEVELS clockwise after the person."""
    rules = rule_set(game, SHORT.get(game, {}))
    seats = seats_of(rules.parties)
    others = [*seats[seats.index(seat) + 1 :], *seats[: seats.index(seat)]]
    return GameSetup(
        rules,
        NAMES[: len(seats)],
        dict(zip(others, LEVELS, strict=False)),
        seat=seat,
        code=CODE,
        first_dealer=seats[-1] if dealer is None else dealer,
    )


@dataclass
class TrickDesk:
    """A controller and all that it says."""

    controller: GameController
    store: RememberingStore
    log: GameLog

    @property
    def view(self) -> View:
        """What the person sees."""
        view = self.controller.view
        assert view is not None
        assert not view.rules.close
        return view

    @property
    def asks_person(self) -> bool:
        """Whether the person is to act, and nothing is done for him any more."""
        told = -1
        while told < len(self.log.updates):  # what is posted by an event waits for the next round
            told = len(self.log.updates)
            QCoreApplication.processEvents()
        return self.controller.is_deal_running and self.view.my_turn

    def finish_deal(
        self, qtbot: QtBot, choose: Callable[[View], Move] | None = None
    ) -> list[tuple[View, Move]]:
        """Play the person's moves until the deal is settled; give what he saw and did."""
        decided: list[tuple[View, Move]] = []
        source = random.Random(len(self.log.finished))
        while self.controller.is_deal_running:
            qtbot.waitUntil(lambda: self.asks_person or not self.controller.is_deal_running)
            if not self.controller.is_deal_running:
                break
            view = self.view
            move = choose(view) if choose else source.choice(honest_moves(view))
            assert self.controller.propose(move) is None
            decided.append((view, move))
        return decided


MakeTrickDesk = Callable[..., TrickDesk]


@pytest.fixture
def make_trick_desk(qtbot: QtBot) -> Iterator[MakeTrickDesk]:  # noqa: ARG001 - Qt must run
    desks: list[TrickDesk] = []

    def make(player: Player | None = None) -> TrickDesk:
        store, seated = RememberingStore(), player or ThumbPlayer()
        controller = GameController(store, players=lambda _: seated)
        desks.append(TrickDesk(controller, store, GameLog(controller, store)))
        return desks[-1]

    yield make
    for desk in desks:
        desk.controller.shut_down()


def one_deal(setup: GameSetup) -> GameSetup:
    """The same, over after a single deal."""
    return replace(setup, length="deal")
