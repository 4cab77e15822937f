"""Random deals: the pack, the dealer and every move follow from the number of the deal."""

import random
from collections.abc import Iterator

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import Bid, CallContract, CloseTalon, Double, GoOut, Meld, Move
from sixtysix_gui.rules.sets.rules import Rules

_WEIGHTS: dict[type[Move], float] = {
    Meld: 8,
    CloseTalon: 0.3,
    GoOut: 0.15,
    CallContract: 0.2,
    Double: 1,
    Bid: 1,
}
"""How likely moves are: marriages often, so that they are pending at times; few closes, claims."""
_USUAL = 2


def states_of(rules: Rules, seed: object) -> Iterator[Deal]:
    """Yield all states of a random deal, the settled one last."""
    for deal, _ in steps_of(rules, seed):
        yield deal


def steps_of(rules: Rules, seed: object) -> Iterator[tuple[Deal, tuple[Event, ...]]]:
    """Yield all states of a random deal, each with the events that led to it."""
    chance = random.Random(f"{rules.name} {seed}")
    pack = list(rules.pack)
    chance.shuffle(pack)
    deal = Deal.start(rules, pack, chance.choice(rules.seats))
    yield deal, deal.opening_events()
    while not deal.is_over:
        deal, events = deal.apply(some_move(deal, chance))
        yield deal, events


def some_move(deal: Deal, chance: random.Random) -> Move:
    """Return some legal move."""
    moves = deal.legal_moves()
    weights = [_WEIGHTS.get(type(move), _USUAL) for move in moves]
    return chance.choices(moves, weights)[0]
