"""Deals and whole games played at a table of several."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from sixtysix_gui.ai.matches.playing import Clock
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.thinking.randomness import Dice
from sixtysix_gui.ai.trick_game.player import TrickPlayer
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

LONGEST = 500
"""Deals after which a game is broken off: weak bidders may go down for ever."""


@dataclass(frozen=True)
class TableDeal:
    """A deal played; ``game`` is how the game stood before it, None where it is played alone.

    ``seconds`` holds the time of each decision, by seat.
    """

    pack: tuple[Card, ...]
    dealer: Seat
    moves: tuple[Move, ...]
    outcome: Outcome
    seconds: tuple[tuple[float, ...], ...]
    game: Game | None = None


def table_pack(rules: Rules, seed: int, *numbers: int) -> tuple[Card, ...]:
    """Shuffle the pack of a deal by its number under a seed, or by those of game and deal."""
    places = list(range(len(rules.pack)))
    Dice(" ".join(("sixtysix table", *map(str, (seed, *numbers))))).shuffle(places)
    return tuple(rules.pack[place] for place in places)


def first_table_dealer(rules: Rules, number: int) -> Seat:
    """Give who deals first under a number: the seats in turn."""
    return rules.seats[(number - 1) % len(rules.seats)]


def play_table_deal(
    rules: Rules,
    pack: Sequence[Card],
    dealer: Seat,
    players: Sequence[TrickPlayer],
    budget: Budget,
    clock: Clock = perf_counter,
    game: Game | None = None,
) -> TableDeal:
    """Play one deal to its end, alone or in a game; every player sits at the seat of his number."""
    deal = Deal.start(rules, pack, dealer)
    before = game or Game.first(rules, dealer)
    moves: list[Move] = []
    seconds: list[list[float]] = [[] for _ in rules.seats]
    while not deal.is_over:
        seat = deal.to_act
        view = deal.view_in(before, seat)
        start = clock()
        move = players[seat].choose(view, budget, _never).move
        seconds[seat].append(clock() - start)
        moves.append(move)
        deal, _ = deal.apply(move)
    assert deal.outcome is not None
    times = tuple(map(tuple, seconds))
    return TableDeal(tuple(pack), dealer, tuple(moves), deal.outcome, times, game)


def _never() -> bool:
    return False


def play_table_game(
    rules: Rules, number: int, players: Sequence[TrickPlayer], budget: Budget, seed: int
) -> tuple[TableDeal, ...]:
    """Play the game of a number from 1 to its end, at LONGEST for so many deals.

    The packs follow from ``seed`` and the number, so that in every rotation the same deals come in
    the same order; the seed of the budget is joined with the place of the deal in the game.
    """
    game = Game.first(rules, first_table_dealer(rules, number))
    deals: list[TableDeal] = []
    while not game.is_over and len(deals) < LONGEST:
        pack = table_pack(rules, seed, number, len(deals) + 1)
        own = replace(budget, seed=budget.seed * 1_009 + len(deals))
        played = play_table_deal(rules, pack, game.dealer, players, own, game=game)
        deals.append(played)
        game = game.after(played.outcome)
    return tuple(deals)
