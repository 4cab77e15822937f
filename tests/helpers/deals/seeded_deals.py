"""Deals that follow from a number, and games of computer players on them."""

import random
from collections.abc import Callable, Sequence

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.seats import BOTH
from sixtysix_gui.rules.two_handed.variants import RuleSet

Visit = Callable[[DealState], None]


def seeded_pack(rules: RuleSet, number: int) -> tuple[Card, ...]:
    """The pack of a number."""
    cards = list(pack_cards(rules.deck_pack))
    random.Random(number).shuffle(cards)
    return tuple(cards)


def seeded_deal(rules: RuleSet, number: int) -> DealState:
    """A fresh deal; odd numbers are dealt by B."""
    return DealState.start(rules, seeded_pack(rules, number), BOTH[number % 2])


def play_on(
    state: DealState,
    players: Sequence[Player],
    budget: Budget,
    visit: Visit = lambda _: None,
) -> DealState:
    """Play a deal to its end; every state in which somebody is to act is visited first."""
    while not state.is_over:
        visit(state)
        seat = state.to_act
        decision = players[seat].choose(state.view(seat), budget, lambda: False)
        state, _ = state.apply(decision.move)
    return state
