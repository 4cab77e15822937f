"""The measures everything on the table is built from (table design, head of chapter 1)."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.table.geometry.place import CARD_ASPECT
from sixtysix_gui.table.theme import clamp

TALL_BELOW = 1.15
"""A scene whose width is less than so many heights is laid out as a tall one."""

CARD_WIDTHS = (72.0, 360.0)
"""Least and greatest card width in pixels."""


_TEXT, _TALL_TEXT = 3.4, 6.7
"""Height in t of the words that lie one above the other in the middle of a scene.

Two lines of status; in a tall scene the plates as well.
"""

LEAST_SCENES = ((1.0, 800, 572), (2.0, 1120, 660))
"""Least scene in pixels by text size; those between follow in proportion."""


_OF_WIDTH, _OF_HEIGHT = 0.75, 0.7
"""What a scene that is only looked at needs of the least scene."""


def least_scene(text_scale: float) -> tuple[int, int]:
    """Gives width and height of the least scene on which words of that size find room."""
    (low, *small), (high, *large) = LEAST_SCENES
    share = (clamp(text_scale, low, high) - low) / (high - low)
    width, height = (round(a + share * (b - a)) for a, b in zip(small, large, strict=True))
    return width, height


def least_replay(text_scale: float) -> tuple[int, int]:
    """Gives the least scene with both hands open, where there is no status line and no chip."""
    width, height = least_scene(text_scale)
    return round(_OF_WIDTH * width), round(_OF_HEIGHT * height)


@dataclass(frozen=True)
class Metrics:
    """Measures in pixels; `text_scale` is the text size setting, 1 to 2.

    `card_width` is W, `text_unit` t, `inner` the part of the width that the side zones hug, from
    `x0` to `x1`, `edge` the distance of those zones from it, `side` the room beside the hand,
    `bar` the height of the strip below the hand of a tall scene. `open_hands` lays the other hand
    open as well: it is seen whole, the own one is smaller, and there is no status line.
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
    side: float
    bar: float
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

    @classmethod
    def for_size(
        cls, width: float, height: float, text_scale: float, *, open_hands: bool = False
    ) -> Metrics:
        """Measures a scene of so many pixels; also one that is too small for its text."""
        tall = width / max(height, 1.0) < TALL_BELOW
        card_width = _card_width(width, height, text_scale, tall=tall)
        rim = clamp(0.075 * card_width, 6.0, 20.0)
        inner = min(width - 2 * rim, 2.1 * height)
        return cls(
            width=width,
            height=height,
            text_scale=text_scale,
            tall=tall,
            card_width=card_width,
            text_unit=_text_unit(card_width) * text_scale,
            rim=rim,
            pad=0.14 * card_width,
            inner=inner,
            side=(inner - 5.1 * card_width) / 2,
            bar=1.02 * card_width if tall else 0.0,
            open_hands=open_hands,
        )


def _text_unit(card_width: float) -> float:
    return clamp(9.5 + 0.05 * card_width, 13.0, 26.0)


def _card_width(width: float, height: float, text_scale: float, *, tall: bool) -> float:
    """W; larger text takes its height from the cards."""

    def fitting(text_height: float) -> float:
        room = height - text_height
        if tall:
            return clamp(min(width / 6.1, room / 7.45), *CARD_WIDTHS)
        return clamp(min(room / 5.5, width / 8.3), *CARD_WIDTHS)

    at_normal_text = fitting(0.0)
    text_lines = _TALL_TEXT if tall else _TEXT
    return fitting((text_scale - 1) * _text_unit(at_normal_text) * text_lines)
