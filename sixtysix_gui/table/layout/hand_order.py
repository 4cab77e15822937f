"""In which order the cards of a hand lie."""

from collections.abc import Callable, Iterable

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Facts

_COLOURS_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

Order = Callable[[Card], tuple[int, int]]
"""What cards are sorted by."""


def sorted_hand(cards: Iterable[Card], facts: Facts) -> tuple[Card, ...]:
    """Sort a hand as it is held in a deal."""
    return tuple(sorted(cards, key=hand_order(facts)))


def hand_order(facts: Facts) -> Order:
    """Give what the cards of a hand are sorted by.

    Trumps left, then suits of alternating colour, each by the order of the ranks in this deal.
    """
    first = 0 if facts.trump is None else _COLOURS_ALTERNATE.index(facts.trump)
    suits = _COLOURS_ALTERNATE[first:] + _COLOURS_ALTERNATE[:first]
    ranks = facts.rules.duties_in(facts.contract).order
    return lambda card: (suits.index(card.suit), -ranks[card.rank])
