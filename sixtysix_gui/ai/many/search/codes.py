"""Numbers that several of the searches use; compiled code inlines codes.pxd.

A move is the place of a card; MELDING more, if its marriage is shown with it; SHOWING and a suit is
a marriage that the leader's partner shows. SILENT, which is no move, says of the past that
the partner showed none.
"""

LEAD, FOLLOW, PARTNER, OVER = range(4)
"""Whose turn it is and what for."""
MELDING = 64
SHOWING = 128
SILENT = 160

NO_TRICK, ALL_TRICKS, OUT_IN_THREE, FIVE_SEVENS = range(1, 5)
"""What a bidder undertakes; 0 is nothing."""

SAME_ACE, OWN_TRICK, HIGHER_CARD, ANY_PLAIN = range(1, 5)
"""How a deal is opened: with an ace that its twin takes or that nothing takes, with a plain card
below the ace, or with any plain card; 0 as ever."""

LIMIT = 1 << 30
"""More than any worth."""
TRUMP_COST = 8
"""Card points that habit holds a trump to be worth beyond its own."""
MARRIAGE_COST = 6
"""Card points that habit holds the breaking up of a marriage to cost."""
