"""The order in which the cards of a hand are held."""

from __future__ import annotations

from collections.abc import Iterable

from sixtysix_gui.rules.cards import Card, Suit

_COLOURS_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(cards: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Sort a hand: trumps left, then suits of alternating colour, each from the ace down."""
    first = _COLOURS_ALTERNATE.index(trump)
    order = _COLOURS_ALTERNATE[first:] + _COLOURS_ALTERNATE[:first]
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), -card.rank)))
