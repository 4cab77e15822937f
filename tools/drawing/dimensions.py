"""The measures that more than one drawing keeps to, in card units."""

from __future__ import annotations

CARD_WIDTH = 590
CARD_HEIGHT = 910
"""A card is 59 : 91, in both packs."""
CARD_CORNER = 34
EDGE_WIDTH = 2.5
"""The darker rim of the paper."""
AXIS = CARD_WIDTH / 2
MIDDLE = CARD_HEIGHT / 2

INDEX_X = 60
INDEX_TOP = 38
INDEX_HEIGHT = 100
INDEX_WIDTH = 78
"""An index letter is drawn at most this wide."""
INDEX_SIGN_Y = 186
INDEX_SIGN_SCALE = 0.62

LARGE_INDEX_X = 54
LARGE_INDEX_TOP = 27
LARGE_INDEX_HEIGHT = 123
LARGE_INDEX_WIDTH = 84
LARGE_INDEX_SIGN_Y = 191
LARGE_INDEX_SIGN_SCALE = 0.63

PANEL_INSET = 26
PANEL_CORNER = 18
NOTCH_X = 112
NOTCH_Y = 236
"""The panel of a picture leaves this much of the corner to the index."""
RAYS = 24

PIP_SCALE = 1.12
PIP_SCALE_TEN = 1.0
"""Ten German pips stand closer, and are drawn smaller."""

FIGURE_LINE = 6.0
OBJECT_LINE = 5.0
DETAIL_LINE = 4.0
FINE_LINE = 3.0
PANEL_LINE = 5.0

FIGURE_BOTTOM = 468
"""Nothing in a half figure passes this height: the belt hides the seam."""
BELT_HALF_HEIGHT = 21

MINOR_RANKS = "8764"
"""Eights and lower cards have no small sign at the index, or players would count it as a pip."""
