"""Sets of cards as bit masks: a lane of eight bits for each suit, the highest rank on top.

A single card is a mask with one bit, called a bit here. Masks make sets cheap for the searches.
"""

from collections.abc import Iterable
from functools import lru_cache

from sixtysix_gui.rules.cards import ALL_CARDS, Card, Rank, Suit

_LANE = 8
_CACHED_MASKS = 1 << 16


def bit_of(card: Card) -> int:
    """Return the mask of a single card."""
    return 1 << (card.suit * _LANE + card.rank)


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= bit_of(card)
    return mask


@lru_cache(_CACHED_MASKS)
def bits(mask: int) -> tuple[int, ...]:
    """List the bits of a mask, by suit and from the low ranks up."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return tuple(found)


CARD = {bit_of(card): card for card in ALL_CARDS}
"""The card of each bit."""
POINTS = {bit_of(card): card.points for card in ALL_CARDS}
"""The card points of each bit."""
SUIT_MASK = {suit: mask_of(card for card in ALL_CARDS if card.suit is suit) for suit in Suit}
"""All cards of a suit."""
SUIT_OF = {bit_of(card): SUIT_MASK[card.suit] for card in ALL_CARDS}
"""All cards of the suit of each bit."""
HIGHER = {
    bit_of(card): mask_of(
        other for other in ALL_CARDS if other.suit is card.suit and other.rank > card.rank
    )
    for card in ALL_CARDS
}
"""The cards of its suit that beat each bit."""
MARRIAGE = {
    suit: mask_of(c for c in ALL_CARDS if c.suit is suit and c.rank in (Rank.QUEEN, Rank.KING))
    for suit in Suit
}
"""King and queen of a suit."""
