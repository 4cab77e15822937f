"""Whether hands are the same but for the names of the plain suits, by renaming them in all ways."""

from collections.abc import Sequence
from itertools import permutations

SUITS = "CSHD"


def are_twins(one: Sequence[str], trump: str, two: Sequence[str], other_trump: str) -> bool:
    """Return whether some renaming of suits makes hands of codes like ``TH`` equal, trump to trump.

    A hand is a text of codes, its cards in any order.
    """
    return any(
        all(_renamed(a, order) == sorted(b.split()) for a, b in zip(one, two, strict=True))
        for order in map("".join, permutations(SUITS))
        if order[SUITS.index(trump)] == other_trump
    )


def _renamed(hand: str, order: str) -> list[str]:
    names = dict(zip(SUITS, order, strict=True))
    return sorted(code[0] + names[code[1]] for code in hand.split())
