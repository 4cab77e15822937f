"""The measures of a table of two (docs/table.md, head of chapter 1)."""

from dataclasses import replace

from sixtysix_gui.table.layout.chair import FACING
from sixtysix_gui.table.layout.metrics import Metrics, rim_of, text_unit_of
from sixtysix_gui.table.layout.place import CARD_ASPECT
from sixtysix_gui.table.layout.sizes import (
    LARGE_TEXT,
    MARKER_WIDTH,
    USUAL_HAND,
    CardSizes,
    card_sizes,
)
from sixtysix_gui.table.options import CardSize
from sixtysix_gui.table.theme import clamp

CARD_WIDTHS = (72.0, 360.0)
"""Least and greatest card width in pixels."""


_TEXT, _TALL_TEXT, _LARGE_TALL_TEXT = 3.4, 6.7, 8.4
"""Height in t of the words that lie one above the other in the middle of a scene.

Two lines of status; in a tall scene the plates as well, and the row of acts.
"""

_LARGE_WORDS, _LARGE_CARDS, _LARGE_PADDING = 41.8, 5.03, 0.22
"""Height of a wide scene of large text: pixels by text size, and W alone and by text size."""

_AXIS_SHIFT, _BESIDE_HAND = 0.9, 0.31
"""How far right the axis goes at most, and how far the hand stays from the markers, in W."""

_LARGE_BAR = 4.75
"""Height in t of a tall scene's strip at least, where words are large."""


def measure(
    width: float,
    height: float,
    text_scale: float,
    *,
    open_hands: bool,
    card_size: CardSize,
    tall: bool,
) -> Metrics:
    """Return the measures of a scene in pixels, even of one too small for its text."""
    large = text_scale >= LARGE_TEXT and not open_hands
    beside_words = large and not tall
    sizes = card_sizes(card_size, beside_words=beside_words, open_hands=open_hands, tall=tall)
    card = _fitting_card_width(width, height, text_scale, sizes, tall=tall, large=large)
    text_unit = text_unit_of(card, 0.0 if tall else height) * text_scale
    metrics = Metrics(
        width,
        height,
        text_scale,
        len(FACING),
        tall,
        card,
        text_unit,
        sizes,
        inner=min(width - 2 * rim_of(card), 2.1 * height),
        axis=width / 2,
        bar=_bar(card, text_unit, large=large) if tall else 0.0,
        open_hands=open_hands,
        has_act_row=large,
    )
    return replace(metrics, axis=_axis_beside_words(metrics)) if beside_words else metrics


def _axis_beside_words(metrics: Metrics) -> float:
    """The axis of a wide scene of large text goes right as far as the markers leave room."""
    right_end = (metrics.width + metrics.inner) / 2 - metrics.edge
    beside = metrics.sizes.reach + _BESIDE_HAND + MARKER_WIDTH * metrics.sizes.side
    free = right_end - beside * metrics.card_width - metrics.width / 2
    return metrics.width / 2 + clamp(free, 0.0, _AXIS_SHIFT * metrics.card_width)


def _bar(card_width: float, text_unit: float, *, large: bool) -> float:
    """Height of a tall scene's strip; large names have two lines there."""
    return max(1.02 * card_width, _LARGE_BAR * text_unit if large else 0.0)


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
    words = (text_scale - 1) * text_unit_of(at_normal_text) * _TEXT
    return clamp(min((height - words) / 5.5, width / 8.3), *CARD_WIDTHS)


def _card_width_tall(
    width: float, height: float, text_scale: float, sizes: CardSizes, *, row: bool
) -> float:
    """W of a tall scene, where the own cards take the height by which they are larger."""
    larger = 0.0 if sizes.own < USUAL_HAND else (sizes.own - USUAL_HAND) * CARD_ASPECT
    cards = 7.45 + larger
    at_normal_text = clamp(min(width / 6.1, height / cards), *CARD_WIDTHS)
    lines = _LARGE_TALL_TEXT if row else _TALL_TEXT
    words = (text_scale - 1) * text_unit_of(at_normal_text) * lines
    return clamp(min(width / 6.1, (height - words) / cards), *CARD_WIDTHS)
