"""The whole table laid out by rule for any size of the scene and of its text.

This is the one face of `geometry` towards the rest of the program; the numbers stand in its parts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixtysix_gui.table.layout.facing.hands import Hands
from sixtysix_gui.table.layout.facing.middle import Middle
from sixtysix_gui.table.layout.facing.scores import ScoreZones
from sixtysix_gui.table.layout.facing.sentences import Sentences
from sixtysix_gui.table.layout.facing.sides import Sides
from sixtysix_gui.table.layout.metrics import Metrics


@dataclass(frozen=True)
class FacingPlaces:
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
    sentences: Sentences = field(compare=False)

    @classmethod
    def for_metrics(cls, metrics: Metrics, hand_size: int) -> FacingPlaces:
        """Lay out a scene of those measures."""
        hands = Hands(metrics, hand_size)
        middle = Middle(metrics, hands)
        sides = Sides(metrics, hands, middle)
        scores = ScoreZones(metrics, hands, middle, sides)
        sentences = Sentences(metrics, hands, middle, sides, scores)
        return cls(metrics, hands, middle, sides, scores, sentences)
