"""Sets of cards as bits of a number, of which a pack of 48 needs more than 32 (worlds.py).

Compiled code inlines sets.pxd; this file is what interpreted code calls.
"""

from __future__ import annotations


def lowest(cards: int) -> int:
    """Return the lowest place of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the highest place of a set that is not empty."""
    return cards.bit_length() - 1


def count(cards: int) -> int:
    """Count the cards of a set."""
    return cards.bit_count()


def single(place: int) -> int:
    """Return the set of one card."""
    return 1 << place
