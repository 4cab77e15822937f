"""The measures everything on this table is built from (docs/table-many.md, head of chapter 1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixtysix_gui.table.layout.chair import Chair, chairs_for
from sixtysix_gui.table.layout.facing.metrics import TALL_BELOW, CardSizes, card_sizes
from sixtysix_gui.table.layout.place import CARD_ASPECT
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
"""The side zones are at most so many scene heights apart."""

_SIDE_CARDS, _PILE_STEPS = 0.58, 5
"""Size of the won tricks where the cards are as large as fits, and the length of their piles."""

_HIGH, _HEIGHT_OF_TEXT, _MOST_TEXT = 1400.0, 63.5, 34.0
"""From this height of a wide scene on t is at least so many parts of it, up to 34 pixels."""

_OPEN_HANDS = 0.80
"""Size of the other hands where all lie open."""

_USUAL_HAND = 1.25
"""Size of the own cards where their size is not set larger."""


@dataclass(frozen=True)
class TrickMetrics:
    """Measures in pixels; ``text_scale`` is the text size setting, 1 to 2.

    ``card_width`` is W, ``text_unit`` t, ``inner`` the part of the width that the side zones hug,
    ``edge`` their distance from its ends and from the scene's edges, ``bar`` the height of the
    strip below the hand of a tall scene, ``sizes`` those of the cards. ``open_hands`` lays all
    hands open to be looked at: they are seen whole, and there is no status line.
    """

    width: float
    height: float
    text_scale: float
    seats: int
    tall: bool
    card_width: float
    text_unit: float
    sizes: CardSizes
    open_hands: bool

    @property
    def card_height(self) -> float:
        """H: the height of a card of width W."""
        return self.card_width * CARD_ASPECT

    @property
    def rim(self) -> float:
        """The width of the wooden rim."""
        return clamp(0.075 * self.card_width, 6.0, 20.0)

    @property
    def pad(self) -> float:
        """The distance of the side zones from the rim."""
        return 0.14 * self.card_width

    @property
    def edge(self) -> float:
        """Distance of the side zones from the ends of ``inner`` and from the scene's edges."""
        return self.rim + self.pad

    @property
    def inner(self) -> float:
        """The part of the width between the rims that the side zones hug."""
        between = self.width - 2 * self.rim
        return between if self.tall else min(between, _INNER * self.height)

    @property
    def x0(self) -> float:
        """The left end of ``inner``."""
        return (self.width - self.inner) / 2

    @property
    def x1(self) -> float:
        """The right end of ``inner``."""
        return (self.width + self.inner) / 2

    @property
    def axis(self) -> float:
        """The middle of the scene, of the trick and of the hands above and below it."""
        return self.width / 2

    @property
    def bar(self) -> float:
        """Height of the strip below the hand of a tall scene; 0 in a wide one."""
        return 1.02 * self.card_width if self.tall else 0.0

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits at the table, clockwise from the person."""
        return chairs_for(self.seats)

    @classmethod
    def for_size(
        cls,
        width: float,
        height: float,
        text_scale: float,
        seats: int,
        *,
        open_hands: bool = False,
        card_size: CardSize = "fits",
        tall: bool | None = None,
    ) -> TrickMetrics:
        """Measures a scene of so many pixels; ``tall`` None lets its shape decide."""
        if tall is None:
            tall = width / max(height, 1.0) < TALL_BELOW
        sizes = _sizes(card_size, open_hands=open_hands, tall=tall)
        card = _card_width(width, height, text_scale, seats, sizes, tall=tall)
        text_unit = _text_unit(card, 0.0 if tall else height) * text_scale
        return cls(width, height, text_scale, seats, tall, card, text_unit, sizes, open_hands)


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
    larger = max(0.0, sizes.own - _USUAL_HAND) * CARD_ASPECT if tall else 0.0
    cards = (_TALL_HEIGHTS if tall else _HEIGHTS)[seats] + larger
    across = width / (_TALL_WIDTH if tall else _WIDTH)
    at_normal_text = clamp(min(height / cards, across), *CARD_WIDTHS)
    lines = _TALL_WORDS if tall else _WORDS
    words = (text_scale - 1) * _text_unit(at_normal_text, 0.0 if tall else height) * lines
    return clamp(min((height - words) / cards, across), *CARD_WIDTHS)


def _text_unit(card_width: float, height: float) -> float:
    """T for text of normal size; on a very high scene cards grow no more, but words do."""
    usual = clamp(9.5 + 0.05 * card_width, 13.0, 26.0)
    return max(usual, min(height / _HEIGHT_OF_TEXT, _MOST_TEXT)) if height > _HIGH else usual
