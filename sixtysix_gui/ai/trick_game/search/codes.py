"""Numbers that several of the searches use; compiled code inlines codes.pxd.

A move is the place of a card; MELDING more, if its marriage is shown with it; SHOWING and a suit is
a marriage that the leader's partner shows.
"""

LEAD, FOLLOW, PARTNER, OVER = range(4)
"""Whose turn it is and what for."""
MELDING = 64
SHOWING = 128

NO_TRICK, ALL_TRICKS, OUT_IN_THREE, FIVE_SEVENS = range(1, 5)
"""What a bidder undertakes; 0 is nothing."""

SAME_ACE, OWN_TRICK, HIGHER_CARD = range(1, 4)
"""Who wins an opening trick: whoever has the same ace, forehand, or a higher card; 0 as ever."""

LIMIT = 1 << 30
"""More than any worth."""
TRUMP_COST = 8
"""Card points that habit holds a trump to be worth beyond its own."""
MARRIAGE_COST = 6
"""Card points that habit holds the breaking up of a marriage to cost."""
