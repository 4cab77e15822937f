"""Whole random deals of the real engine, state by state."""

import random
from collections.abc import Iterator

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import GO_OUT, Move, PlayCard
from sixtysix_gui.rules.seats import BOTH
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names


def random_start(rules: Rules, source: random.Random) -> Deal:
    """A shuffled deal with a random dealer."""
    pack = list(pack_cards(rules.deck_pack))
    source.shuffle(pack)
    return Deal.start(rules, pack, source.choice(BOTH))


def random_move(state: Deal, source: random.Random) -> Move:
    """Any legal move, but seldom a claim, or most deals would be over at once."""
    moves = state.legal_moves()
    quiet = [move for move in moves if move != GO_OUT]
    return source.choice(quiet if quiet and source.random() < 0.97 else moves)


def states_of(rules: Rules, seed: int) -> Iterator[Deal]:
    """Every state of a random deal, the settled one included."""
    for state, _ in steps_of(rules, seed):
        yield state


def steps_of(rules: Rules, seed: int) -> Iterator[tuple[Deal, tuple[Event, ...]]]:
    """Every state of a random deal with the events that led to it."""
    source = random.Random(seed)
    state = random_start(rules, source)
    yield state, state.opening_events()
    while not state.is_over:
        state, events = state.apply(random_move(state, source))
        yield state, events


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


_SALT = " 3"
"""With it, the rules of solver_positions.py have every situation that its tests ask for."""


def random_rules(source: random.Random, most_changes: int = 12) -> Rules:
    """A named rule set with some of its dimensions changed at random, as far as they go together.

    What goes with the pack (hand, batches, the exchanged card) is left alone. Names and dimensions
    are chosen by chances of their own: another one leaves the others as they are.
    """
    fixed = ("deck.", "deal.", "game.", "exchange.card", "look_back")
    free = {key: each for key, each in rule_set().choices.items() if not key.startswith(fixed)}
    while True:
        seed = source.random()
        share = source.uniform(0, most_changes) / len(free)
        chances = {key: random.Random(f"{key} {seed}{_SALT}") for key in free}
        changes: dict[str, Value] = {
            key: chance.choice(free[key])
            for key, chance in chances.items()
            if chance.random() < share
        }
        names = rule_set_names(close=True)
        base = min(names, key=lambda name: random.Random(f"{name} {seed}{_SALT}").random())
        try:
            return rule_set(base).with_overrides(changes)
        except ImpossibleCombinationError:
            continue
