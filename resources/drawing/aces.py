"""The four French aces: each a giant sign with a world of its own inside."""

from __future__ import annotations

from resources.drawing.dimensions import AXIS, MIDDLE
from resources.drawing.document import definition, svg
from resources.drawing.palette import PAPER
from resources.drawing.paper import INDEX_MARK, blank
from resources.drawing.suits import FRENCH_OUTLINES, Suit, french_sign
from resources.drawing.vectors import difference, moved, stroked

_SCALES = {Suit.SPADES: 4.1, Suit.HEARTS: 3.7, Suit.CLUBS: 3.7, Suit.DIAMONDS: 3.9}


def ace(suit: Suit) -> str:
    """The SVG of an ace; the loader adds the index."""
    scale = _SCALES[suit]
    giant = moved(FRENCH_OUTLINES[suit], scale=scale)
    art = french_sign(suit, scale).line(difference(giant, stroked(giant, 26)), 4, PAPER)
    return svg(
        definition("sign", french_sign(suit)),
        blank().add(art, AXIS, MIDDLE).svg(),
        INDEX_MARK,
    )
