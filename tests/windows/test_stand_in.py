"""The player in the person's place: he sees one seat's view, and waits until the table rests."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.variants import rule_set
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.windows.demonstration.stand_in import StandIn
from tests.helpers.players.scripted_players import FailingPlayer, RandomPlayer, WaitingPlayer

Stand = Iterator[StandIn]


def view(seat: Seat = Seat.B) -> PlayerView:
    """The first view of a deal in which seat B leads."""
    rules = rule_set()
    return DealState.start(rules, pack_cards(rules.deck_pack), Seat.A).view(seat, (0, 0), 0)


@pytest.fixture
def player() -> RandomPlayer:
    return RandomPlayer(3)


@pytest.fixture
def stand_in(player: RandomPlayer, qtbot: QtBot) -> Stand:  # noqa: ARG001 - Qt must run
    made = StandIn(player, pause=0)
    yield made
    assert made.shut_down()


def test_he_acts_when_the_table_rests(
    qtbot: QtBot, stand_in: StandIn, player: RandomPlayer
) -> None:
    decided = QSignalSpy(stand_in.decided)
    stand_in.see(view())
    qtbot.waitUntil(lambda: player.views == [view()])
    qtbot.wait(20)
    assert decided.count() == 0
    moves: list[Move] = []
    stand_in.decided.connect(moves.append)
    stand_in.table_rests()
    qtbot.waitUntil(lambda: bool(moves))
    assert moves[0] in view().legal_moves


def test_he_acts_once_for_a_view(qtbot: QtBot, stand_in: StandIn) -> None:
    decided = QSignalSpy(stand_in.decided)
    stand_in.see(view())
    stand_in.table_rests()
    qtbot.waitUntil(lambda: decided.count() > 0)
    for _ in range(2):
        stand_in.table_rests()
        qtbot.wait(1)
    assert decided.count() == 1


def test_he_does_nothing_when_another_is_to_act(
    qtbot: QtBot, stand_in: StandIn, player: RandomPlayer
) -> None:
    decided = QSignalSpy(stand_in.decided)
    stand_in.see(view(Seat.A))
    stand_in.table_rests()
    qtbot.wait(20)
    assert decided.count() == 0
    assert player.views == []


def test_he_forgets_what_he_thought_of_an_older_view(qtbot: QtBot) -> None:
    player = WaitingPlayer()
    stand_in = StandIn(player, pause=0)
    decided = QSignalSpy(stand_in.decided)
    stand_in.see(view())
    qtbot.waitUntil(lambda: player.starts == 1)
    stand_in.see(replace(view(Seat.A)))
    qtbot.waitUntil(player.stopped.is_set)
    stand_in.table_rests()
    qtbot.wait(20)
    assert decided.count() == 0
    assert stand_in.shut_down()


def test_he_says_that_he_cannot_decide(qtbot: QtBot) -> None:
    stand_in = StandIn(FailingPlayer(), pause=0)
    failures: list[str] = []
    stand_in.failed.connect(failures.append)
    stand_in.see(view())
    qtbot.waitUntil(lambda: bool(failures))
    assert "no such luck" in failures[0]
    assert stand_in.shut_down()
