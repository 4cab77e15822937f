"""The measures everything on the table is built from (docs/table.md, head of chapter 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from sixtysix_gui.table.layout.place import CARD_ASPECT
from sixtysix_gui.table.options import CardSize
from sixtysix_gui.table.theme import clamp

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
_LARGER: Mapping[CardSize, CardSizes] = {
    "larger": CardSizes(1.12 * 1.25, 0.54, 0.60, 0.22, 0.50, 3),
    "largest": CardSizes(1.25 * 1.25, 0.50, 0.45, 0.12, 0.50, 3),
}
_OPEN = CardSizes(1.0, 0.62, 0.82, 1.0, 0.64, 6)
_OPEN_TALL = CardSizes(1.0, 0.62, 0.75, 1.0, 0.64, 6)
"""Both hands lie open to be looked at; a tall scene has less room across."""


def card_sizes(size: CardSize, *, beside_words: bool, open_hands: bool, tall: bool) -> CardSizes:
    """Gives the sizes; `beside_words` pushes the own cards closer together for large text."""
    if open_hands:
        return _OPEN_TALL if tall else _OPEN
    if size != "fits":
        return _LARGER[size]
    return _FITS_BESIDE_WORDS if beside_words else _FITS


TALL_BELOW = 1.15
"""A scene whose width is less than so many heights is laid out as a tall one."""

CARD_WIDTHS = (72.0, 360.0)
"""Least and greatest card width in pixels."""


LARGE_TEXT = 1.3
"""From this text size on the acts stand in a row, and the table makes room for words."""

_TEXT, _TALL_TEXT, _LARGE_TALL_TEXT = 3.4, 6.7, 8.4
"""Height in t of the words that lie one above the other in the middle of a scene.

Two lines of status; in a tall scene the plates as well, and the row of acts.
"""

_LARGE_WORDS, _LARGE_CARDS, _LARGE_PADDING = 41.8, 5.03, 0.22
"""Height of a wide scene of large text: pixels by text size, and W alone and by text size."""

_HIGH, _HEIGHT_OF_TEXT, _MOST_TEXT = 1400.0, 63.5, 34.0
"""From this height of a wide scene on t is at least so many parts of it, up to 34 pixels."""

_USUAL_HAND = 1.25
"""Size of the own cards where their size is not set larger."""

_AXIS_SHIFT, _BESIDE_HAND = 0.9, 0.31
"""How far right the axis goes at most, and how far the hand stays from the markers, in W."""

LEAST_SCENES = ((1.0, 800, 538), (1.5, 800, 538), (2.0, 960, 616))
"""Least scene in pixels by text size; those between follow in proportion.

Up to 1.5 it fits a screen of 800×600 below a title and a menu bar of 62 pixels together.
"""


_LARGE_BAR = 4.75
"""Height in t of a tall scene's strip at least, where words are large."""

LEAST_REPLAYS = ((1.0, 600, 400), (1.5, 600, 400), (2.0, 720, 431))
"""The same of a scene that is only looked at."""


def least_scene(text_scale: float) -> tuple[int, int]:
    """Gives width and height of the least scene on which words of that size find room."""
    return _least(LEAST_SCENES, text_scale)


_BARS = 62
"""Height of the title and the menu bar of a window together, in pixels."""


def fitting_text_scale(wanted: float, width: float, height: float) -> float:
    """Gives the largest text size up to the wanted one whose least scene a screen has room for.

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
    """Gives the least of some scenes for a text size, those between in proportion."""
    scale = clamp(text_scale, scenes[0][0], scenes[-1][0])
    parts = pairwise(scenes)
    (low, *small), (high, *large) = next(part for part in parts if scale <= part[1][0])
    share = (scale - low) / (high - low)
    width, height = (round(a + share * (b - a)) for a, b in zip(small, large, strict=True))
    return width, height


def least_replay(text_scale: float) -> tuple[int, int]:
    """Gives the least scene with both hands open, where there is no status line and no chip."""
    return _least(LEAST_REPLAYS, text_scale)


@dataclass(frozen=True)
class Metrics:
    """Measures in pixels; `text_scale` is the text size setting, 1 to 2.

    `card_width` is W, `text_unit` t, `inner` the part of the width that the side zones hug, from
    `x0` to `x1`, `edge` the distance of those zones from it, `axis` the middle of both hands, of
    the trick and of the sentences, `bar` the height of the strip below the hand of a tall scene,
    `sizes` those of the cards. `open_hands` lays the other hand open as well: it is seen whole,
    the own one is smaller, and there is no status line.
    """

    width: float
    height: float
    text_scale: float
    tall: bool
    card_width: float
    text_unit: float
    rim: float
    pad: float
    inner: float
    axis: float
    bar: float
    sizes: CardSizes
    open_hands: bool = False

    @property
    def card_height(self) -> float:
        """H: the height of a card of width W."""
        return self.card_width * CARD_ASPECT

    @property
    def edge(self) -> float:
        """Distance of the side zones from the ends of `inner` and from the scene's edges."""
        return self.rim + self.pad

    @property
    def x0(self) -> float:
        """The left end of `inner`."""
        return (self.width - self.inner) / 2

    @property
    def x1(self) -> float:
        """The right end of `inner`."""
        return (self.width + self.inner) / 2

    @property
    def side(self) -> float:
        """The room right of the hand."""
        return self.x1 - self.axis - (self.sizes.reach - 0.0125) * self.card_width

    @property
    def has_act_row(self) -> bool:
        """Whether the acts stand in a row above the hand, because words are large."""
        return self.text_scale >= LARGE_TEXT and not self.open_hands

    @property
    def makes_room(self) -> bool:
        """Whether a wide scene is laid out in the order for large words."""
        return self.has_act_row and not self.tall

    @classmethod
    def for_size(
        cls,
        width: float,
        height: float,
        text_scale: float,
        *,
        open_hands: bool = False,
        card_size: CardSize = "fits",
        tall: bool | None = None,
    ) -> Metrics:
        """Measures a scene of so many pixels; also one that is too small for its text.

        ``tall`` is the arrangement; None lets the shape of the scene decide.
        """
        if tall is None:
            tall = width / max(height, 1.0) < TALL_BELOW
        large = text_scale >= LARGE_TEXT and not open_hands
        makes_room = large and not tall
        sizes = card_sizes(card_size, beside_words=makes_room, open_hands=open_hands, tall=tall)
        card_width = _fitting_card_width(width, height, text_scale, sizes, tall=tall, large=large)
        rim = clamp(0.075 * card_width, 6.0, 20.0)
        text_unit = _text_unit(card_width, 0.0 if tall else height) * text_scale
        metrics = cls(
            width=width,
            height=height,
            text_scale=text_scale,
            tall=tall,
            card_width=card_width,
            text_unit=text_unit,
            rim=rim,
            pad=0.14 * card_width,
            inner=min(width - 2 * rim, 2.1 * height),
            axis=width / 2,
            bar=_bar(card_width, text_unit, large=large) if tall else 0.0,
            sizes=sizes,
            open_hands=open_hands,
        )
        return replace(metrics, axis=_axis_beside_words(metrics)) if makes_room else metrics


def _axis_beside_words(metrics: Metrics) -> float:
    """The axis of a wide scene of large text goes right as far as the markers leave room."""
    right_end = (metrics.width + metrics.inner) / 2 - metrics.rim - metrics.pad
    beside = metrics.sizes.reach + _BESIDE_HAND + MARKER_WIDTH * metrics.sizes.side
    free = right_end - beside * metrics.card_width - metrics.width / 2
    return metrics.width / 2 + clamp(free, 0.0, _AXIS_SHIFT * metrics.card_width)


def _bar(card_width: float, text_unit: float, *, large: bool) -> float:
    """Height of a tall scene's strip; large names have two lines there."""
    return max(1.02 * card_width, _LARGE_BAR * text_unit if large else 0.0)


def _text_unit(card_width: float, height: float = 0.0) -> float:
    """T for text of normal size; on a very high scene cards grow no more, but words do."""
    usual = clamp(9.5 + 0.05 * card_width, 13.0, 26.0)
    return max(usual, min(height / _HEIGHT_OF_TEXT, _MOST_TEXT)) if height > _HIGH else usual


def _fitting_card_width(
    width: float, height: float, text_scale: float, sizes: CardSizes, *, tall: bool, large: bool
) -> float:
    """W of a scene of that shape and text."""
    if tall:
        return _card_width_tall(width, height, text_scale, sizes, row=large)
    if large:
        return _card_width_beside_words(width, height, text_scale)
    return _card_width(width, height, text_scale)


def _card_width_beside_words(width: float, height: float, text_scale: float) -> float:
    """W of a wide scene of large text."""
    cards = _LARGE_CARDS + _LARGE_PADDING * text_scale
    return clamp(min((height - _LARGE_WORDS * text_scale) / cards, width / 8.3), *CARD_WIDTHS)


def _card_width(width: float, height: float, text_scale: float) -> float:
    """W of a wide scene; larger text takes its height from the cards."""
    at_normal_text = clamp(min(height / 5.5, width / 8.3), *CARD_WIDTHS)
    words = (text_scale - 1) * _text_unit(at_normal_text) * _TEXT
    return clamp(min((height - words) / 5.5, width / 8.3), *CARD_WIDTHS)


def _card_width_tall(
    width: float, height: float, text_scale: float, sizes: CardSizes, *, row: bool
) -> float:
    """W of a tall scene, where the own cards take the height by which they are larger."""
    larger = 0.0 if sizes.own < _USUAL_HAND else (sizes.own - _USUAL_HAND) * CARD_ASPECT
    cards = 7.45 + larger
    at_normal_text = clamp(min(width / 6.1, height / cards), *CARD_WIDTHS)
    lines = _LARGE_TALL_TEXT if row else _TALL_TEXT
    words = (text_scale - 1) * _text_unit(at_normal_text) * lines
    return clamp(min(width / 6.1, (height - words) / cards), *CARD_WIDTHS)
