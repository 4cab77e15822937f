"""Random deals of the real engine as records."""

import random

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, Move, PlayCard
from sixtysix_gui.rules.sets.rules import Rules

TAGS = (("A", "Änne"), ("Zeta", ""), ("B", 'say "no" \\ go'), ("Alpha", " { ; [ ] } "))


def random_record(
    rules: Rules, source: random.Random, *, longest: int = 1000, eagerness: float = 0.4
) -> DealRecord:
    """A random deal, at most `longest` moves of it; `eagerness` is the chance to act, not play."""
    pack = list(rules.pack)
    source.shuffle(pack)
    dealer = source.choice(rules.seats)
    state = Deal.start(rules, pack, dealer)
    moves: list[Move] = []
    while not state.is_over and len(moves) < longest:
        moves.append(_random_move(state, source, eagerness))
        state, _ = state.apply(moves[-1])
    return DealRecord(rules, tuple(pack), dealer, tuple(moves), TAGS)


def _random_move(state: Deal, source: random.Random, eagerness: float) -> Move:
    """Any legal move; claims are seldom, but not after an act."""
    moves = state.legal_moves()
    acts = [move for move in moves if not isinstance(move, PlayCard) and move != GO_OUT]
    has_acted = state.bound or state.melded_suit is not None
    if GO_OUT in moves and source.random() < (eagerness / 2 if has_acted else 0.03):
        return GO_OUT
    others = [move for move in moves if move != GO_OUT]
    return source.choice(acts if acts and source.random() < eagerness else others)
