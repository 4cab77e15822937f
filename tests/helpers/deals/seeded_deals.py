"""Deals that follow from a number, and games of computer players on them."""

import random
from collections.abc import Callable, Sequence

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import BOTH
from sixtysix_gui.rules.sets.rules import Rules

Visit = Callable[[Deal], None]


def seeded_pack(rules: Rules, number: int) -> tuple[Card, ...]:
    """The pack of a number."""
    cards = list(pack_cards(rules.deck_pack))
    random.Random(number).shuffle(cards)
    return tuple(cards)


def seeded_deal(rules: Rules, number: int) -> Deal:
    """A fresh deal; odd numbers are dealt by B."""
    return Deal.start(rules, seeded_pack(rules, number), BOTH[number % 2])


def play_on(
    state: Deal, players: Sequence[Player], budget: Budget, visit: Visit = lambda _: None
) -> Deal:
    """Play a deal to its end; every state in which somebody is to act is visited first."""
    while not state.is_over:
        visit(state)
        seat = state.to_act
        decision = players[seat].choose(state.view(seat), budget, lambda: False)
        state, _ = state.apply(decision.move)
    return state
