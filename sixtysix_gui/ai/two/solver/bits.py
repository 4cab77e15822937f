"""Counting and finding bits of a card mask; compiled modules use the processor's own instructions.

A mask holds cards as `numbers.py` does: a lane of eight bits for each suit. The places of its bits
are 0 to 31. Compiled code inlines bits.pxd; this file is what interpreted code calls.
"""

from __future__ import annotations


def lowest(mask: int) -> int:
    """Return the place of the lowest bit of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the place of the highest bit of a mask that is not empty."""
    return mask.bit_length() - 1


def count(mask: int) -> int:
    """Count the bits of a mask."""
    return mask.bit_count()


def single(place: int) -> int:
    """Return the mask with one bit."""
    return 1 << place


def whole(number: float) -> int:
    """Return a number that is not negative without its fraction."""
    return int(number)
