"""Places: a card as a bit, so that the higher of two cards of a suit has the higher place.

A suit has sixteen places in the order of its trick-taking strength, two for every rank: those of
its copies, where a pack has cards twice. Equal cards are alike; which copy is where means nothing.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from sixtysix_gui.rules.cards import ALL_CARDS, Card, Rank, Suit, card_of

LANE = 16
"""Places of a suit."""
PLACES = 64


def place_of(card: Card, order: Sequence[int], copy: int = 0) -> int:
    """Return the place of a card by the strength of every rank (``Duties.order``).

    >>> place_of(Card(Rank.ACE, Suit.SPADES), range(8))
    30
    """
    return card.suit * LANE + order[card.rank] * 2 + copy


@cache
def _cards(order: tuple[int, ...]) -> tuple[Card, ...]:
    rank_of = {strength: Rank(number) for number, strength in enumerate(order)}
    # Strengths that no rank of the pack has are never asked for.
    ranks = [rank_of.get(strength, Rank.SEVEN) for strength in range(LANE // 2)]
    return tuple(card_of(ranks[place % LANE // 2], Suit(place // LANE)) for place in range(PLACES))


def card_at(place: int, order: Sequence[int]) -> Card:
    """Return the card of a place.

    >>> card_at(31, range(8)).code
    'AS'
    """
    return _cards(tuple(order))[place]


@cache
def _first_places(order: tuple[int, ...]) -> dict[Card, int]:
    return {card: place_of(card, order) for card in ALL_CARDS}


class Copies:
    """Gives every card of a deal a place of its own."""

    def __init__(self, order: Sequence[int]) -> None:
        self._first = _first_places(tuple(order))
        self._given: dict[Card, int] = {}

    def places(self, cards: Iterable[Card]) -> list[int]:
        """Return the next free place of each card."""
        places: list[int] = []
        first, given = self._first, self._given
        for card in cards:
            copy = given.get(card, 0)
            places.append(first[card] + copy)
            given[card] = copy + 1
        return places


def set_of(places: Iterable[int]) -> int:
    """Return the set of some places."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def places_in(cards: int) -> list[int]:
    """List the places of a set, the lowest first."""
    return [place for place in range(PLACES) if cards >> place & 1]
