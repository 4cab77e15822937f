"""Small numbers that positions and searches are written in.

Compiled code takes them from codes.pxd, where they must be the same; a test compares the two.
"""

from __future__ import annotations

# Moves: 0 to 31 plays the card of that place, MELD + a suit melds its marriage.
MELD = 32
EXCHANGE = 36
CLOSE = 37
DRAW = 38
OUT = 39
PASS = 40
MOVES = 41
"""How many different moves there are."""

# Phases of a position.
LEAD = 0
FOLLOW = 1
PRE_DRAW = 2
REPLY = 3
OVER = 4

# The talon.
OPEN = 0
CLOSED = 1
EXHAUSTED = 2

LIMIT = 9
"""More game points than any deal is worth: the window of a search that knows nothing."""
POLL_MASK = 2047
"""The stop flag is asked for every 2048 nodes: some times a millisecond of compiled code."""
