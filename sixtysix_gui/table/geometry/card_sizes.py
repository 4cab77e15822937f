"""How large the cards of the hands and of the side zones are, by the setting of the card size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

CardSize = Literal["fits", "larger", "largest"]


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
