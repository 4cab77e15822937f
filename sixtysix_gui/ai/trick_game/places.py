"""Places: a card as a bit, so that the higher of two cards of a suit has the higher place.

A suit has sixteen places in the order of its trick-taking strength, two for every rank: those of
its copies, where a pack has cards twice. Equal cards are alike; which copy is where means nothing.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of

LANE = 16
"""Places of a suit."""
PLACES = 64


def place_of(card: Card, order: Sequence[int], copy: int = 0) -> int:
    """Give the place of a card by the strength of every rank (``Duties.order``).

    >>> place_of(Card(Rank.ACE, Suit.SPADES), range(8))
    30
    """
    return card.suit * LANE + order[card.rank] * 2 + copy


def card_at(place: int, order: Sequence[int]) -> Card:
    """Give the card of a place.

    >>> card_at(31, range(8)).code
    'AS'
    """
    return card_of(Rank(order.index(place % LANE // 2)), Suit(place // LANE))


class Copies:
    """Gives every card of a deal a place of its own."""

    def __init__(self, order: Sequence[int]) -> None:
        self._order = order
        self._given = Counter[Card]()

    def places(self, cards: Iterable[Card]) -> list[int]:
        """Give the next free place of each card."""
        places: list[int] = []
        for card in cards:
            places.append(place_of(card, self._order, self._given[card]))
            self._given[card] += 1
        return places


def set_of(places: Iterable[int]) -> int:
    """Give the set of some places."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def places_in(cards: int) -> list[int]:
    """List the places of a set, the lowest first."""
    return [place for place in range(PLACES) if cards >> place & 1]
