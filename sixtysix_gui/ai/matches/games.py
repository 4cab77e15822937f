"""Playing whole games: deal after deal, the score known to both, until one has the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.matches.deals import Fixture, PlayedDeal, code_of, first_dealer, play_deal
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.rules.registry import GAMES
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.seats import opposite
from sixtysix_gui.rules.two_handed.variants import RuleSet


@dataclass(frozen=True)
class PlayedGame:
    """A game played; ``score`` are the game points won, those of the first player first."""

    deals: tuple[PlayedDeal, ...]
    score: tuple[int, int]


def play_game(
    rules: RuleSet, number: int, first_seat: Seat, players: Sequence[Player], budget: Budget
) -> PlayedGame:
    """Play the game of a number from 1 to its end.

    The codes of its deals follow from the seed of the budget, so that with the seats changed the
    same deals come in the same order, as far as the shorter game goes.
    """
    game = GAMES.first_game(rules, first_dealer(number))
    deals: list[PlayedDeal] = []
    while not game.is_over:
        code = code_of(budget.seed, number, len(deals) + 1)
        fixture = Fixture(number, code, game.dealer, first_seat, game)
        deals.append(play_deal(rules, fixture, players, budget))
        game = game.after(deals[-1].outcome)
    return PlayedGame(tuple(deals), (game.won[first_seat], game.won[opposite(first_seat)]))
