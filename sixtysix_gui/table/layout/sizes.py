"""The sizes from which a table is built: of cards, words, scenes and round things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from sixtysix_gui.design.theme import clamp
from sixtysix_gui.table.options import CardSize

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
"""A scene whose width is less than so many heights is laid out as a tall one."""

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
