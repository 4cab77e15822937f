"""Sets of cards as the bits of a number, of 48 at most; bits.pxd is what compiled code takes in."""

from __future__ import annotations

import math


def single(number: int) -> int:
    """Return the set of one card."""
    return 1 << number


def lowest(cards: int) -> int:
    """Return the lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the highest card of a set that is not empty."""
    return cards.bit_length() - 1


def count(cards: int) -> int:
    """Count the cards of a set."""
    return cards.bit_count()


def rest(cards: int) -> int:
    """Return a set that is not empty without its lowest card."""
    return cards & (cards - 1)


def wrapped(number: int) -> int:
    """Return the last 64 bits of a number."""
    return number & 0xFFFFFFFFFFFFFFFF


def reach(possible: int, played: int) -> float:
    """Return how far the worth of a card may lie above its mean (UCT)."""
    return math.sqrt(math.log(possible + 1.0) / played)
