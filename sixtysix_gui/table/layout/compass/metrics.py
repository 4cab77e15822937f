"""The measures of a table of three and four (docs/table-many.md, head of chapter 1)."""

from dataclasses import replace

from sixtysix_gui.table.layout.metrics import Metrics, rim_of, text_unit_of
from sixtysix_gui.table.layout.place import CARD_ASPECT
from sixtysix_gui.table.layout.sizes import USUAL_HAND, CardSizes, card_sizes
from sixtysix_gui.table.options import CardSize
from sixtysix_gui.table.theme import clamp

CARD_WIDTHS = (66.0, 360.0)
"""Least and greatest card width in pixels."""

_HEIGHTS = {4: 6.1, 3: 5.55}
_TALL_HEIGHTS = {4: 8.2, 3: 7.7}
"""Height of a wide and of a tall scene in W, by the number of seats."""

_WIDTH, _TALL_WIDTH = 8.3, 6.3
"""Width of a wide and of a tall scene in W."""

_WORDS, _TALL_WORDS = 9.0, 6.7
"""Height in t of the words that lie one above the other."""

_INNER = 1.95
"""Greatest distance of the side zones, in heights of the scene."""

_SIDE_CARDS, _PILE_STEPS = 0.58, 5
"""Size of the won tricks where the cards are as large as fits, and the length of their piles."""

_OPEN_HANDS = 0.80
"""Size of the other hands where all lie open."""


def measure(
    width: float,
    height: float,
    text_scale: float,
    seats: int,
    *,
    open_hands: bool,
    card_size: CardSize,
    tall: bool,
) -> Metrics:
    """Return the measures of a scene; sizes are in pixels."""
    sizes = _sizes(card_size, open_hands=open_hands, tall=tall)
    card = _card_width(width, height, text_scale, seats, sizes, tall=tall)
    between = width - 2 * rim_of(card)
    return Metrics(
        width,
        height,
        text_scale,
        seats,
        tall,
        card,
        text_unit_of(card, 0.0 if tall else height) * text_scale,
        sizes,
        inner=between if tall else min(between, _INNER * height),
        axis=width / 2,
        bar=1.02 * card if tall else 0.0,
        open_hands=open_hands,
    )


def _sizes(card_size: CardSize, *, open_hands: bool, tall: bool) -> CardSizes:
    sizes = card_sizes(card_size, beside_words=False, open_hands=open_hands, tall=tall)
    if open_hands:
        sizes = replace(sizes, theirs=_OPEN_HANDS)
    elif card_size != "fits":
        return sizes
    return replace(sizes, side=_SIDE_CARDS, pile_steps=_PILE_STEPS)


def _card_width(
    width: float, height: float, text_scale: float, seats: int, sizes: CardSizes, *, tall: bool
) -> float:
    """W of a scene; larger text takes its height from the cards."""
    larger = max(0.0, sizes.own - USUAL_HAND) * CARD_ASPECT if tall else 0.0
    cards = (_TALL_HEIGHTS if tall else _HEIGHTS)[seats] + larger
    across = width / (_TALL_WIDTH if tall else _WIDTH)
    at_normal_text = clamp(min(height / cards, across), *CARD_WIDTHS)
    lines = _TALL_WORDS if tall else _WORDS
    words = (text_scale - 1) * text_unit_of(at_normal_text, 0.0 if tall else height) * lines
    return clamp(min((height - words) / cards, across), *CARD_WIDTHS)
