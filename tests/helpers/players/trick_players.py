"""Players of the games for three and four of which a test knows everything."""

import random
from dataclasses import dataclass, field

from typing_extensions import override

from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, claims_rightly
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move


def honest_moves(view: View) -> tuple[Move, ...]:
    """The legal moves without false claims, so that deals run on to their end."""
    if claims_rightly(view, view.legal_moves):
        return view.legal_moves
    return tuple(move for move in view.legal_moves if move != GO_OUT)


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


@dataclass
class ChancePlayer(Player):
    """Plays any honest move, the same ones for the same seed and view."""

    seed: int = 0

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        source = random.Random(f"{self.seed} {len(view.won)} {view.phase} {view.hand}")
        return Decision(source.choice(honest_moves(view)))


class PassingPlayer(ThumbPlayer):
    """Passes wherever he may, else plays by the rules of thumb."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        return Decision(PASS) if PASS in view.legal_moves else Decision(thumb_move(view))


@dataclass
class SilentPlayer(Player):
    """Thinks until he is told to stop."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        while not should_stop():
            pass
        return Decision(view.legal_moves[-1])
