"""The whole table laid out by rule for any size of the scene and of its text.

This is the one face of `geometry` towards the rest of the program; the numbers stand in its parts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixtysix_gui.table.layout.facing.chips import Chips
from sixtysix_gui.table.layout.facing.hands import Hands
from sixtysix_gui.table.layout.facing.metrics import Metrics, least_scene
from sixtysix_gui.table.layout.facing.middle import Middle
from sixtysix_gui.table.layout.facing.scores import Marker, MarkerPlaces, ScoreZones
from sixtysix_gui.table.layout.facing.sentences import BubbleAnchor, Sentences
from sixtysix_gui.table.layout.facing.sides import Sides
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.options import CardSize

__all__ = [
    "BubbleAnchor",
    "Marker",
    "MarkerPlaces",
    "Metrics",
    "Place",
    "TableLayout",
    "bounds_of",
    "least_scene",
]

TEXT_SCALES = (1.0, 2.0)
"""Least and greatest text size setting."""


@dataclass(frozen=True)
class TableLayout:
    """Every place of the table, in logical pixels from the scene's upper left corner.

    ``metrics`` are the measures from which all parts follow, ``hands`` the places of both hands,
    ``middle`` those of talon, trick, coin and status line, ``sides`` those of plates and piles,
    ``scores`` those of score markers and eights, ``chips`` and ``sentences`` those of words.
    """

    metrics: Metrics
    hands: Hands
    middle: Middle = field(compare=False)
    sides: Sides = field(compare=False)
    scores: ScoreZones = field(compare=False)
    chips: Chips = field(compare=False)
    sentences: Sentences = field(compare=False)

    @classmethod
    def for_size(
        cls,
        width: float,
        height: float,
        text_scale: float = 1.0,
        hand_size: int = 6,
        *,
        open_hands: bool = False,
        card_size: CardSize = "fits",
        tall: bool | None = None,
    ) -> TableLayout:
        """Lays out a scene of that size.

        Args:
            width: of the scene in pixels.
            height: of the scene in pixels, without menu bar.
            text_scale: text size setting, 1 to 2; other values are brought within.
            hand_size: cards in a full hand of the rule set.
            open_hands: both hands lie open to be looked at.
            card_size: the setting of the size of the own cards.
            tall: the arrangement of a tall scene or of a wide one, whatever the shape of this one.
        """
        scale = max(TEXT_SCALES[0], min(text_scale, TEXT_SCALES[1]))
        size = max(width, 1.0), max(height, 1.0)
        metrics = Metrics.for_size(
            *size, scale, open_hands=open_hands, card_size=card_size, tall=tall
        )
        hands = Hands(metrics, hand_size)
        middle = Middle(metrics, hands)
        sides = Sides(metrics, hands, middle)
        scores = ScoreZones(metrics, hands, middle, sides)
        chips = Chips(metrics, hands, middle)
        sentences = Sentences(metrics, hands, middle, sides, scores)
        return cls(metrics, hands, middle, sides, scores, chips, sentences)
