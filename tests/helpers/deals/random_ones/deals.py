"""Whole random deals of the real engine, state by state."""

import random
from collections.abc import Iterator

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import BOTH
from sixtysix_gui.rules.sets.rules import Rules


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
