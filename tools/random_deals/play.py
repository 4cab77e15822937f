"""Random deals: the pack, the dealer and every move follow from the number of the deal."""

import random
from collections.abc import Iterator

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Bid, CallContract, CloseTalon, Double, GoOut, Meld, Move
from sixtysix_gui.rules.sets.rules import Rules

_WEIGHTS: dict[type[Move], float] = {
    Meld: 8,
    GoOut: 0.15,
    CloseTalon: 0.15,
    CallContract: 0.2,
    Double: 1,
    Bid: 1,
}
"""How likely moves are: marriages often, so that they are pending at times; closes and claims
seldom."""
_USUAL = 2


def states_of(rules: Rules, seed: object) -> Iterator[Deal]:
    """Gives all states of a random deal, the settled one last."""
    chance = random.Random(f"{rules.name} {seed}")
    pack = list(rules.pack)
    chance.shuffle(pack)
    deal = Deal.start(rules, pack, chance.choice(rules.seats))
    yield deal
    while not deal.is_over:
        deal, _ = deal.apply(some_move(deal, chance))
        yield deal


def some_move(deal: Deal, chance: random.Random) -> Move:
    """Gives some legal move."""
    moves = deal.legal_moves()
    weights = [_WEIGHTS.get(type(move), _USUAL) for move in moves]
    return chance.choices(moves, weights)[0]
