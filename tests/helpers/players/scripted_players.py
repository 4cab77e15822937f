"""Computer players of which a test knows everything: they replay, wait, fail or cheat."""

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from typing_extensions import override

from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.matches.playing import PlayedDeal, play_deal
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, claims_rightly
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move, Open


def honest_moves(view: View) -> tuple[Move, ...]:
    """The legal moves without false claims, so that deals run on to their end."""
    if claims_rightly(view, view.legal_moves):
        return view.legal_moves
    return tuple(move for move in view.legal_moves if move != GO_OUT) or view.legal_moves


@dataclass
class RandomPlayer(Player):
    """Plays any honest move, the same ones for the same seed; keeps every view it was given."""

    seed: int = 0
    views: list[View] = field(default_factory=list[View])

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        self.views.append(view)
        source = random.Random(f"{self.seed} {len(view.won)} {view.phase} {view.hand}")
        return Decision(source.choice(honest_moves(view)), (), 0)


@dataclass
class ThumbPlayer(Player):
    """Plays by the rules of thumb, the same for the same view; keeps every view he was given."""

    views: list[View] = field(default_factory=list[View])

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        self.views.append(view)
        return Decision(thumb_move(view))


def thumb_move(view: View) -> Move:
    return sensible_act(view, view.legal_moves)


class PassingPlayer(ThumbPlayer):
    """Passes wherever he may, else plays by the rules of thumb."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        return Decision(PASS) if PASS in view.legal_moves else Decision(thumb_move(view))


@dataclass
class WaitingPlayer(Player):
    """Thinks until it is told to stop; counts how often it has begun."""

    starts: int = 0
    stopped: threading.Event = field(default_factory=threading.Event)

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
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
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError("no such luck")
        return Decision(view.legal_moves[-1], (), 0)


@dataclass
class CheatingPlayer(Player):
    """Answers with a move that is never legal for it."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        return Decision(PASS, (), 0)


def interrupted_after(deals: int) -> Callable[..., PlayedDeal]:
    """Stands in for ``play_deal``: plays some deals, then is interrupted from the keyboard."""
    left = iter(range(deals))

    def play_or_break_off(*arguments: object) -> PlayedDeal:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_deal(*arguments)  # pyright: ignore[reportArgumentType] - passed on as they come

    return play_or_break_off


def plain_move(view: View) -> Move:
    """A card, a pass, or the trump that is turned: the last legal move that claims nothing.

    Of the openings the first, for the last ones end deals of Gaigel at once.
    """
    moves = [move for move in view.legal_moves if move != GO_OUT] or list(view.legal_moves)
    return moves[0] if isinstance(moves[0], Open) else moves[-1]


@dataclass
class PlainPlayer(Player):
    """Makes the plain move of any view, at once."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        return Decision(plain_move(view), (), 0)
