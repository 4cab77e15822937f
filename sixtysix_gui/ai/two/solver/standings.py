"""A player's card points in one number, the standing (`numbers.py`): what tricks do to it.

Compiled code inlines standings.pxd; this file is what interpreted code calls.
"""

from __future__ import annotations


def kind(standing: int) -> int:
    """Return the kind of a standing: 0 without a trick, 1 under 33 card points, 2 from there on."""
    if standing < 0:
        return 0
    return 1 if standing < 33 else 2


def won(standing: int, points: int) -> int:
    """Return the standing after a trick of some points: it makes pending marriages count."""
    return standing + points if standing >= 0 else points - 1 - standing


def melded(standing: int, points: int) -> int:
    """Return the standing after a marriage, which is pending while its owner has no trick."""
    return standing + points if standing >= 0 else standing - points
