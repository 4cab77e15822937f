"""A controller with a player of the test's own, ended after the test."""

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
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.players.game_log import GameLog, RememberingStore
from tests.helpers.players.scripted_players import RandomPlayer, honest_moves

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NAMES = ("Ada", "Computer", "Pallas", "Argine")
LEVELS = ("casual", "club", "master")
SHORT = {
    "three-66": {"game.target": 2},
    "four-66": {"game.target": 3},
    "cutthroat-66": {"game.target": 3},
    "bauernschnapsen": {"game.target": 4},
    "gaigel": {"game.target": 2},
    "gaigel-2": {"game.target": 2},
}
"""Targets that are reached soon, where a game takes any."""
Decisions = list[tuple[View, Move]]


def setup_for(
    game: str = "german-66", first_dealer: Seat | None = None, *, seat: Seat = Seat.A
) -> GameSetup:
    """A short game of known cards; dealt by the last seat, so that the person in A leads.

    The levels of LEVELS sit clockwise after the person.
    """
    rules = rule_set(game, SHORT.get(game, {}))
    seats = seats_of(rules.parties)
    others = [*seats[seats.index(seat) + 1 :], *seats[: seats.index(seat)]]
    return GameSetup(
        rules,
        NAMES[: len(seats)],
        dict(zip(others, LEVELS, strict=False)),
        seat=seat,
        code=CODE,
        first_dealer=seats[-1] if first_dealer is None else first_dealer,
    )


def one_deal(setup: GameSetup) -> GameSetup:
    """The same, over after a single deal."""
    return replace(setup, length="deal")


@dataclass
class Desk:
    controller: GameController
    store: RememberingStore
    log: GameLog

    @property
    def view(self) -> View:
        """What the person sees."""
        view = self.controller.view
        assert view is not None
        return view

    @property
    def asks_person(self) -> bool:
        """Whether the person is to act, and nothing is done for him any more."""
        told = -1
        while told < len(self.log.updates):  # what is posted by an event waits for the next round
            told = len(self.log.updates)
            QCoreApplication.processEvents()
        return self.controller.is_deal_running and self.view.my_turn

    def decide(self, qtbot: QtBot, choose: Callable[[View], Move]) -> Decisions:
        """Make a move of the person's; return what he saw and did, nothing if the deal is over."""
        qtbot.waitUntil(lambda: self.asks_person or not self.controller.is_deal_running)
        if not self.controller.is_deal_running:
            return []
        view = self.view
        move = choose(view)
        assert self.controller.propose(move) is None
        return [(view, move)]

    def finish_deal(self, qtbot: QtBot, choose: Callable[[View], Move] | None = None) -> Decisions:
        """Play the person's moves until the deal is settled; give what he saw and did."""
        chosen = choose or by_chance(random.Random(len(self.log.finished)))
        decisions: Decisions = []
        while self.controller.is_deal_running:
            decisions += self.decide(qtbot, chosen)
        return decisions

    def play_deal(self, qtbot: QtBot, source: random.Random) -> None:
        """Deal, and play the person's moves by chance until the deal is settled."""
        self.controller.deal()
        self.finish_deal(qtbot, by_chance(source))


def by_chance(source: random.Random) -> Callable[[View], Move]:
    """Choose a move that claims nothing false."""
    return lambda view: source.choice(honest_moves(view))


MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(qtbot: QtBot) -> Iterator[MakeDesk]:  # noqa: ARG001 - Qt must run
    desks: list[Desk] = []

    def make(player: Player | None = None) -> Desk:
        store, seated = RememberingStore(), player or RandomPlayer()
        controller = GameController(store, players=lambda _: seated)
        desks.append(Desk(controller, store, GameLog(controller, store)))
        return desks[-1]

    yield make
    for desk in desks:
        desk.controller.shut_down()


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk()
