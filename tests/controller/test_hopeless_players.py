"""Players that answer nonsense, end their thread, or never answer at all."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.controller import computer_players
from sixtysix_gui.controller.computer_players import PlayerThread, ThinkingAnswer
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from tests.controller.conftest import MakeDesk, setup_for


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
