"""The thread on which the computer thinks: stale answers, failures, and an end at any moment."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.controller import computer_players
from sixtysix_gui.controller.computer_players import PlayerThread, ThinkingAnswer
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from tests.controller.conftest import MakeDesk, setup_for
from tests.helpers.players.scripted_players import (
    CheatingPlayer,
    FailingPlayer,
    RandomPlayer,
    WaitingPlayer,
)


def test_an_answer_to_a_game_given_up_is_dropped(make_desk: MakeDesk, qtbot: QtBot) -> None:
    player = WaitingPlayer()
    desk = make_desk(player)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: player.starts == 1)
    desk.controller.new_game(setup_for(first_dealer=Seat.B))
    desk.controller.deal()
    qtbot.waitUntil(player.stopped.is_set)
    view = desk.controller.view
    assert view is not None
    desk.controller.propose(PLAY_CARD[view.hand[0]])
    qtbot.waitUntil(lambda: player.starts == 2)
    QCoreApplication.processEvents()  # the stale answer was posted before the second question
    assert len(desk.log.updates) == 3
    assert desk.controller.game_records()[-1].moves == (PLAY_CARD[view.hand[0]],)
    assert desk.log.thinking == [True, False, True]


def test_quitting_stops_a_player_in_the_middle_of_its_thoughts(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    player = WaitingPlayer()
    desk = make_desk(player)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: player.starts == 1)
    desk.controller.shut_down()
    assert player.stopped.is_set()
    QCoreApplication.processEvents()
    assert len(desk.log.updates) == 1


@pytest.mark.parametrize(
    ("player", "word"), [(FailingPlayer(), "ZeroDivisionError"), (CheatingPlayer(), "Pass")]
)
def test_a_failing_player_is_reported_once_and_the_game_is_kept(
    make_desk: MakeDesk, qtbot: QtBot, player: Player, word: str
) -> None:
    desk = make_desk(player)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: bool(desk.log.failures))
    assert word in desk.log.failures[0].details
    desk.controller.set_preferences(desk.controller.preferences)
    QCoreApplication.processEvents()  # a second question would be put here
    assert len(desk.log.failures) == 1
    assert desk.store.saved[-1] == desk.controller.game_records()


def test_a_player_that_failed_may_be_asked_again(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(FailingPlayer(failures=1))
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: bool(desk.log.failures))
    desk.controller.retry_player()
    qtbot.waitUntil(lambda: len(desk.controller.game_records()[-1].moves) > 0)
    assert len(desk.log.failures) == 1


@pytest.mark.parametrize("human", BOTH)
def test_another_player_takes_the_seat_and_the_name_in_records(
    make_desk: MakeDesk, qtbot: QtBot, human: Seat
) -> None:
    desk = make_desk(FailingPlayer(failures=1))
    names = ("Ada", "Queen") if human is Seat.A else ("Queen", "Ada")
    setup = replace(
        setup_for(first_dealer=human), seat=human, players={opposite(human): "casual"}, names=names
    )
    desk.controller.new_game(setup)
    desk.controller.deal()
    qtbot.waitUntil(lambda: bool(desk.log.failures))
    desk.controller.hand_over(opposite(human), "novice", "Nine")
    qtbot.waitUntil(lambda: len(desk.controller.game_records()[-1].moves) > 0)
    now = desk.controller.setup
    assert now is not None
    assert now.level == "novice"
    assert (now.names[human], now.names[opposite(human)]) == ("Ada", "Nine")
    assert desk.controller.game_records()[-1].tag("Level") == setup.level, "who began the deal"


def test_without_a_game_nobody_takes_a_seat(make_desk: MakeDesk) -> None:
    desk = make_desk(RandomPlayer())
    desk.controller.hand_over(Seat.B, "novice", "Nine")
    assert desk.controller.setup is None


# Players that answer nonsense, end their thread, or never answer at all.


@dataclass
class NonsensePlayer(Player):
    """Answers or raises whatever it was given, of any type."""

    answer: Any

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


@dataclass
class DeafPlayer(Player):
    """Thinks until the test lets it go, whatever it is told; answers at once after that."""

    starts: int = 0
    let_go: threading.Event = field(default_factory=threading.Event)

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        self.starts += 1
        if self.starts == 1:
            self.let_go.wait()
        return Decision(view.legal_moves[-1])


@pytest.fixture
def deaf() -> Iterator[DeafPlayer]:
    player = DeafPlayer()
    yield player
    player.let_go.set()


@pytest.mark.parametrize(
    "answer",
    [
        None,
        5,
        "QH",
        Decision("QH"),  # pyright: ignore[reportArgumentType] - nonsense
        Decision(None),  # pyright: ignore[reportArgumentType] - nonsense
        SystemExit(3),
        KeyboardInterrupt(),
        MemoryError(),
    ],
    ids=repr,
)
def test_nonsense_is_reported_and_nothing_is_lost(
    answer: object, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(NonsensePlayer(answer))
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: bool(desk.log.failures))
    assert desk.log.failures[0].details
    assert desk.log.thinking == [True, False]
    assert desk.store.saved[-1] == desk.controller.game_records()


def test_a_deaf_player_does_not_hold_up_a_new_game(
    make_desk: MakeDesk, qtbot: QtBot, deaf: DeafPlayer
) -> None:
    desk = make_desk(deaf)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: deaf.starts == 1)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: len(desk.controller.game_records()[-1].moves) > 0)
    moves = desk.controller.game_records()[-1].moves
    deaf.let_go.set()
    QCoreApplication.processEvents()
    assert desk.controller.game_records()[-1].moves == moves


def test_a_deaf_player_does_not_hold_up_the_end(
    make_desk: MakeDesk, qtbot: QtBot, deaf: DeafPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "FAREWELL", 1)
    stuck: list[Any] = []
    monkeypatch.setattr(computer_players, "_stuck", stuck)
    desk = make_desk(deaf)
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    desk.controller.deal()
    qtbot.waitUntil(lambda: deaf.starts == 1)
    assert not desk.controller.shut_down()
    assert not desk.controller.shut_down(), "and it stays so"
    deaf.let_go.set()
    assert all(thinker.thread.wait(5000) for thinker in stuck)


def test_an_end_without_a_deaf_player_is_whole(make_desk: MakeDesk) -> None:
    assert make_desk(NonsensePlayer(None)).controller.shut_down()


def test_a_player_that_takes_too_long_counts_as_failed(
    make_desk: MakeDesk, qtbot: QtBot, deaf: DeafPlayer
) -> None:
    desk = make_desk(NonsensePlayer(None))
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    view = desk.controller.view
    assert view is not None
    thread = PlayerThread(patience=1)
    answers: list[ThinkingAnswer] = []
    thread.answered.connect(answers.append)
    try:
        thread.ask(deaf, view, Budget())
        qtbot.waitUntil(lambda: bool(answers))
        assert answers[0].decision is None
        assert answers[0].details == "no answer within 0.001 seconds"
        assert not thread.is_thinking
    finally:
        deaf.let_go.set()
        assert thread.shut_down()
