"""The measures everything on a table is built from (docs/table.md, head of chapter 1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sixtysix_gui.table.layout.chair import Chair, chairs_for
from sixtysix_gui.table.layout.place import CARD_ASPECT
from sixtysix_gui.table.layout.sizes import CardSizes
from sixtysix_gui.table.theme import clamp

_HIGH, _HEIGHT_OF_TEXT, _MOST_TEXT = 1400.0, 63.5, 34.0
"""From this height of a wide scene on t is at least so many parts of it, up to 34 pixels."""


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
        return rim_of(self.card_width)

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
    def side(self) -> float:
        """The room right of the hand."""
        return self.x1 - self.axis - (self.sizes.reach - 0.0125) * self.card_width

    @cached_property
    def makes_room(self) -> bool:
        """Whether a wide scene is laid out in the order for large words."""
        return self.has_act_row and not self.tall

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits at the table, clockwise from the person."""
        return chairs_for(self.seats)


def rim_of(card_width: float) -> float:
    """Give the width of the wooden rim."""
    return clamp(0.075 * card_width, 6.0, 20.0)


def text_unit_of(card_width: float, height: float = 0.0) -> float:
    """Give t for text of normal size; on a very high scene cards grow no more, but words do.

    ``height`` is that of a wide scene, else 0.
    """
    usual = clamp(9.5 + 0.05 * card_width, 13.0, 26.0)
    return max(usual, min(height / _HEIGHT_OF_TEXT, _MOST_TEXT)) if height > _HIGH else usual
