"""In which order the cards of a hand lie."""

from collections.abc import Callable, Iterable

from sixtysix_gui.rules.cards import Card, Suit

_COLOURS_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(cards: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Sort a hand: trumps left, then suits of alternating colour, each from the ace down."""
    return tuple(sorted(cards, key=hand_order(trump)))


def hand_order(trump: Suit) -> Callable[[Card], tuple[int, int]]:
    """Give what the cards of a hand are sorted by."""
    first = _COLOURS_ALTERNATE.index(trump)
    order = _COLOURS_ALTERNATE[first:] + _COLOURS_ALTERNATE[:first]
    return lambda card: (order.index(card.suit), -card.rank)
