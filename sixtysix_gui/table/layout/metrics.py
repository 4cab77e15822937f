"""The measures everything on a table is built from (docs: table.md and table-many.md, 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from math import inf

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.design.theme import clamp
from sixtysix_gui.table.seating import FACING, Chair, chairs_for
from sixtysix_gui.table.values import CardSize

TEXT_SCALES = (1.0, 2.0)
"""Least and greatest text size setting."""

PLATE_HEIGHT, TWO_LINES = 3.3, 4.65
"""Heights in t of a plate, and of one on which the name may have two lines."""

USUAL_HAND = 1.25
"""Size of the own cards where their size is not set larger."""

STATUS_HEIGHT, STATUS_LINE = 2.1, 1.3
"""Height in t of the status line, and the distance of two lines of it."""

MARKER_WIDTH, MARKER_HEIGHT = 1.64, 1.75
"""Width and height of a score marker's zone in marker cards."""


@dataclass(frozen=True)
class CardSizes:
    """Sizes in W.

    `own` is the size of the own cards, `step` the distance of two neighbours in widths of them,
    `theirs` the size of the other hand and `seen` the share of it that lies on the table, `side`
    the size of the cards in the side zones and `pile_steps` the length of a pile in steps.
    """

    own: float
    step: float
    theirs: float
    seen: float
    side: float
    pile_steps: int

    @property
    def reach(self) -> float:
        """Half the width of a full own hand that is not turned, in W."""
        return (2.5 * self.step + 0.5) * self.own


_FITS = CardSizes(1.25, 0.62, 0.80, 0.54, 0.64, 6)
_FITS_BESIDE_WORDS = CardSizes(1.25, 0.54, 0.80, 0.54, 0.64, 6)
_FITS_AROUND = CardSizes(1.25, 0.62, 0.80, 0.54, 0.58, 5)
"""As large as fits for two, also beside large words, and around the table of three and four."""

_LARGER: Mapping[CardSize, CardSizes] = {
    "larger": CardSizes(1.12 * 1.25, 0.54, 0.60, 0.22, 0.50, 3),
    "largest": CardSizes(1.25 * 1.25, 0.50, 0.45, 0.12, 0.50, 3),
}
_OPEN = CardSizes(1.0, 0.62, 0.82, 1.0, 0.64, 6)
_OPEN_TALL = CardSizes(1.0, 0.62, 0.75, 1.0, 0.64, 6)
_OPEN_AROUND = CardSizes(1.0, 0.62, 0.80, 1.0, 0.58, 5)
"""All hands lie open to be looked at; a tall scene of two has less room across."""


def card_sizes(
    size: CardSize, *, around: bool, beside_words: bool, open_hands: bool, tall: bool
) -> CardSizes:
    """Return the sizes; they sit ``around`` the table, or face each other.

    ``beside_words`` pushes the own cards closer together for large text.
    """
    if open_hands:
        facing = _OPEN_TALL if tall else _OPEN
        return _OPEN_AROUND if around else facing
    if size != "fits":
        return _LARGER[size]
    facing = _FITS_BESIDE_WORDS if beside_words else _FITS
    return _FITS_AROUND if around else facing


TALL_BELOW = 1.15
"""A scene narrower than this many heights is laid out as a tall one."""

LARGE_TEXT = 1.3
"""From this text size on the acts stand in a row, and the table makes room for words."""

LEAST_SCENES = ((1.0, 800, 538), (1.5, 800, 538), (2.0, 960, 616))
"""Least scene in pixels by text size; those between follow in proportion.

Up to 1.5 it fits a screen of 800×600 below a title and a menu bar of 62 pixels together.
"""


_LEAST_REPLAYS = ((1.0, 600, 400), (1.5, 600, 400), (2.0, 720, 431))
"""The same of a scene that is only looked at."""


def least_scene(text_scale: float) -> tuple[int, int]:
    """Return width and height of the least scene on which words of that size find room."""
    return _least(LEAST_SCENES, text_scale)


_BARS = 62
"""Height of the title and the menu bar of a window together, in pixels."""


def fitting_text_scale(wanted: float, width: float, height: float) -> float:
    """Return the largest text size up to the wanted one whose least scene a screen has room for.

    Sizes whose least scene is the smallest of all need no less; they stay.

    Args:
        wanted: the text size that is set, 1 to 2.
        width: of the screen, in pixels.
        height: of the screen, with the bars of the window.
    """
    undemanding = min(wanted, LEAST_SCENES[1][0])
    for percent in range(round(100 * wanted), round(100 * undemanding), -1):
        least_width, least_height = least_scene(percent / 100)
        if least_width <= width and least_height + _BARS <= height:
            return percent / 100
    return undemanding


def _least(scenes: tuple[tuple[float, int, int], ...], text_scale: float) -> tuple[int, int]:
    """Return the least of some scenes for a text size, those between in proportion."""
    scale = clamp(text_scale, scenes[0][0], scenes[-1][0])
    parts = pairwise(scenes)
    (low, *small), (high, *large) = next(part for part in parts if scale <= part[1][0])
    share = (scale - low) / (high - low)
    width, height = (round(a + share * (b - a)) for a, b in zip(small, large, strict=True))
    return width, height


def least_replay(text_scale: float) -> tuple[int, int]:
    """Return the least scene with both hands open, where there is no status line and no chip."""
    return _least(_LEAST_REPLAYS, text_scale)


def badge_radius(card_width: float, text_unit: float) -> float:
    """Radius of the trump badge, which grows with the words."""
    return max(0.20 * card_width, 0.92 * text_unit)


def coin_radius(card_width: float, text_unit: float) -> float:
    """Radius of the Out coin, which grows with the words."""
    return max(clamp(0.34 * card_width, 30.0, 122.0), 1.6 * text_unit)


def counter_radius(card_width: float) -> float:
    """Radius of the trump counter, in pixels."""
    return max(0.36 * card_width, 30.0)


def seal_radius(card_width: float) -> float:
    """Radius of the seal of a marriage, in pixels."""
    return max(0.19 * card_width, 15.0)


def bid_radius(card_width: float) -> float:
    """Radius of a disc that stands for a bid, in pixels."""
    return max(0.30 * card_width, 24.0)


def naming_radius(card_width: float) -> float:
    """Radius of a disc that stands for a suit to name, in pixels."""
    return max(0.40 * card_width, 24.0)


def chip_radius(card_width: float) -> float:
    """Radius of a chip, in pixels."""
    return max(0.155 * card_width, 13.0)


def doubling_radius(card_width: float, text_unit: float) -> float:
    """Radius of the coin that doubles, in pixels."""
    return 1.12 * coin_radius(card_width, text_unit)


_HIGH, _HEIGHT_OF_TEXT, _MOST_TEXT = 1400.0, 63.5, 34.0
"""From this height of a wide scene on t is at least this part of it, up to 34 pixels."""

_GREATEST_CARD = 360.0
"""Greatest card width in pixels."""

_LARGE_WORDS, _LARGE_CARDS, _LARGE_PADDING = 41.8, 5.03, 0.22
"""Height of a wide scene of large text: pixels by text size, and W alone and by text size."""

_LARGE_TALL_TEXT = 8.4
"""Height in t of the words of a tall scene of large text, with the row of acts."""

_AXIS_SHIFT, _BESIDE_HAND = 0.9, 0.31
"""How far right the axis goes at most, and how far the hand stays from the markers, in W."""

_BAR, _LARGE_BAR = 1.02, 4.75
"""Height of a tall scene's strip in W, and in t at least where words are large."""

_BELOW_HAND, _OPEN_BELOW_RIM = 0.17 + 0.06, 0.15
"""How far the own hand is from what is below it, and an open hand opposite from the rim, in W."""


@dataclass(frozen=True)
class _Shape:
    """The shape of a scene.

    ``card`` is the least card width in pixels, ``across`` and ``high`` are width and height of the
    scene in W, ``words`` the height in t of the words that lie one above the other in its middle,
    and ``inner`` the greatest distance of the side zones in heights of the scene.
    """

    card: float
    across: float
    high: float
    words: float
    inner: float


_WIDE = {
    2: _Shape(72.0, 8.3, 5.5, 3.4, 2.1),
    3: _Shape(66.0, 8.3, 5.55, 9.0, 1.95),
    4: _Shape(66.0, 8.3, 6.1, 9.0, 1.95),
}
_TALL = {
    2: _Shape(72.0, 6.1, 7.45, 6.7, 2.1),
    3: _Shape(66.0, 6.3, 7.7, 6.7, inf),
    4: _Shape(66.0, 6.3, 8.2, 6.7, inf),
}
"""The shapes by the number of seats."""


@dataclass(frozen=True)
class Metrics:
    """Measures in pixels; ``text_scale`` is the text size setting, 1 to 2.

    ``card_width`` is W, ``text_unit`` t, ``inner`` the part of the width that the side zones hug,
    ``axis`` the middle of both hands, of the trick and of the sentences, ``bar`` the height of the
    strip below the hand of a tall scene, 0 in a wide one, ``sizes`` those of the cards.
    ``open_hands`` lays all hands open to be looked at: they are seen whole, and there is no status
    line. ``has_act_row``: the acts stand in a row above the hand, because words are large.
    """

    width: float
    height: float
    text_scale: float
    seats: int
    tall: bool
    card_width: float
    text_unit: float
    sizes: CardSizes
    inner: float
    axis: float
    bar: float
    open_hands: bool = False
    has_act_row: bool = False

    @cached_property
    def card_height(self) -> float:
        """H: the height of a card of width W."""
        return self.card_width * CARD_ASPECT

    @cached_property
    def rim(self) -> float:
        """The width of the wooden rim."""
        return _rim_of(self.card_width)

    @cached_property
    def pad(self) -> float:
        """The distance of the side zones from the rim."""
        return 0.14 * self.card_width

    @cached_property
    def edge(self) -> float:
        """Distance of the side zones from the ends of ``inner`` and from the scene's edges."""
        return self.rim + self.pad

    @cached_property
    def x0(self) -> float:
        """The left end of ``inner``."""
        return (self.width - self.inner) / 2

    @cached_property
    def x1(self) -> float:
        """The right end of ``inner``."""
        return (self.width + self.inner) / 2

    @cached_property
    def left(self) -> float:
        """Where the side zones at the left begin."""
        return self.x0 + self.edge

    @cached_property
    def right(self) -> float:
        """Where the side zones at the right end."""
        return self.x1 - self.edge

    @cached_property
    def makes_room(self) -> bool:
        """Whether a wide scene is laid out in the order for large words."""
        return self.has_act_row and not self.tall

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits at the table, clockwise from the person."""
        return chairs_for(self.seats)

    @cached_property
    def own_y(self) -> float:
        """The centre of the own hand's middle card."""
        below = self.rim + self.bar + _BELOW_HAND * self.card_width
        return self.height - below - self.sizes.own / 2 * self.card_height

    @cached_property
    def own_top(self) -> float:
        """The upper edge of the own hand's middle."""
        return self.own_y - self.sizes.own / 2 * self.card_height

    @cached_property
    def seen_of_others(self) -> float:
        """How far the hands of others reach in from the edge of the scene."""
        seen = self.sizes.seen * self.sizes.theirs * self.card_height
        return self.rim + seen + (_OPEN_BELOW_RIM * self.card_width if self.open_hands else 0.0)

    @cached_property
    def strip_y(self) -> float:
        """The middle of the strip below the hand of a tall scene."""
        return self.height - self.rim - 0.04 * self.card_width - self.bar / 2

    @cached_property
    def plate_height(self) -> float:
        """Height of a plate whose name has one line."""
        return PLATE_HEIGHT * self.text_unit

    @cached_property
    def status_height(self) -> float:
        """Height of the status line's pill while it has one line."""
        return 0.0 if self.open_hands else STATUS_HEIGHT * self.text_unit


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
    """Return the measures of a scene in pixels, even of one too small for its text."""
    shape = (_TALL if tall else _WIDE)[seats]
    around = seats > len(FACING)
    large = text_scale >= LARGE_TEXT and not around and not open_hands
    beside = large and not tall
    sizes = card_sizes(
        card_size, around=around, beside_words=beside, open_hands=open_hands, tall=tall
    )
    if beside:
        cards = _LARGE_CARDS + _LARGE_PADDING * text_scale
        room = min((height - _LARGE_WORDS * text_scale) / cards, width / shape.across)
        card = clamp(room, shape.card, _GREATEST_CARD)
    else:
        if large:
            shape = replace(shape, words=_LARGE_TALL_TEXT)
        if tall:  # the own cards take the height by which they are larger
            larger = max(0.0, sizes.own - USUAL_HAND) * CARD_ASPECT
            shape = replace(shape, high=shape.high + larger)
        grows = height if around and not tall else 0.0
        card = _card_width(width, height, text_scale, shape, grows)
    unit = _text_unit_of(card, 0.0 if tall else height) * text_scale
    metrics = Metrics(
        width,
        height,
        text_scale,
        seats,
        tall,
        card,
        unit,
        sizes,
        inner=min(width - 2 * _rim_of(card), shape.inner * height),
        axis=width / 2,
        bar=max(_BAR * card, _LARGE_BAR * unit if large else 0.0) if tall else 0.0,
        open_hands=open_hands,
        has_act_row=large,
    )
    return replace(metrics, axis=_axis_beside_words(metrics)) if beside else metrics


def _card_width(
    width: float, height: float, text_scale: float, shape: _Shape, grows: float
) -> float:
    """Return W; larger text, in which ``grows`` is the height of the scene, takes its height."""
    across = width / shape.across
    at_normal_text = clamp(min(height / shape.high, across), shape.card, _GREATEST_CARD)
    words = (text_scale - 1) * _text_unit_of(at_normal_text, grows) * shape.words
    return clamp(min((height - words) / shape.high, across), shape.card, _GREATEST_CARD)


def _axis_beside_words(metrics: Metrics) -> float:
    """Return the axis of a wide scene of large text: as far right as the markers leave room."""
    beside = metrics.sizes.reach + _BESIDE_HAND + MARKER_WIDTH * metrics.sizes.side
    free = metrics.right - beside * metrics.card_width - metrics.width / 2
    return metrics.width / 2 + clamp(free, 0.0, _AXIS_SHIFT * metrics.card_width)


def _rim_of(card_width: float) -> float:
    return clamp(0.075 * card_width, 6.0, 20.0)


def _text_unit_of(card_width: float, height: float) -> float:
    """Return t for text of normal size; on a very high scene cards grow no more, but words do.

    ``height`` is that of a wide scene, else 0.
    """
    usual = clamp(9.5 + 0.05 * card_width, 13.0, 26.0)
    return max(usual, min(height / _HEIGHT_OF_TEXT, _MOST_TEXT)) if height > _HIGH else usual
