"""Computer players of which a test knows everything: they replay, wait, fail or cheat."""

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from typing_extensions import override

from sixtysix_gui.ai.matches.playing import PlayedDeal, play_deal
from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move


def sensible_moves(view: View) -> tuple[Move, ...]:
    """The legal moves of a deal for two without false claims, so that it runs on to its end."""
    assert view.rules.close
    claims = view.total(view.seat) >= 66
    moves = tuple(move for move in view.legal_moves if claims or move != GO_OUT)
    return moves or view.legal_moves


@dataclass
class RandomPlayer(Player):
    """Plays any sensible move, the same ones for the same seed; keeps every view it was given."""

    seed: int = 0
    views: list[View] = field(default_factory=list[View])

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        self.views.append(view)
        source = random.Random(f"{self.seed} {len(view.won)} {view.phase} {view.hand}")
        return Decision(source.choice(sensible_moves(view)), (), 0)


@dataclass
class WaitingPlayer(Player):
    """Thinks until it is told to stop; counts how often it has begun."""

    starts: int = 0
    stopped: threading.Event = field(default_factory=threading.Event)

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        self.starts += 1
        while not should_stop():
            pass
        self.stopped.set()
        return Decision(view.legal_moves[-1], (), 0)


@dataclass
class FailingPlayer(Player):
    """Raises the first `failures` times, then plays the last legal move."""

    failures: int = 1

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError("no such luck")
        return Decision(view.legal_moves[-1], (), 0)


@dataclass
class CheatingPlayer(Player):
    """Answers with a move that is never legal for it."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        return Decision(PASS, (), 0)


def interrupted_after(deals: int) -> Callable[..., PlayedDeal]:
    """Stands in for ``play_deal``: plays so many deals, then is interrupted from the keyboard."""
    left = iter(range(deals))

    def play_or_break_off(*arguments: object) -> PlayedDeal:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_deal(*arguments)  # pyright: ignore[reportArgumentType] - passed on as they come

    return play_or_break_off
