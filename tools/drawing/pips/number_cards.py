"""Number cards of both packs: sevens to tens, and the sixes and fours that show scores."""

from __future__ import annotations

from tools.drawing.document import definition, place, svg
from tools.drawing.layouts import pip_scale, pips
from tools.drawing.paper import INDEX_MARK, blank
from tools.drawing.pips.suits import Pack, Suit, sign
from tools.drawing.pips.twigs import growth

PIP_LINE = 5.2
"""Ink line of a German pip, in units of the sign."""


def number_card(pack: Pack, suit: Suit, rank: int) -> str:
    """The SVG of a number card; the loader adds the index."""
    card = blank()
    if pack == "german":
        card.add(growth(suit, rank))
    scale = pip_scale(pack, rank)
    return svg(
        definition("sign", sign(pack, suit, PIP_LINE)),
        card.svg(),
        *(place("sign", x, y, scale, inverted=inverted) for x, y, inverted in pips(pack, rank)),
        INDEX_MARK,
    )
