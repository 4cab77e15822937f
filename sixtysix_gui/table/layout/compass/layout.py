"""The table of three and four laid out by rule for any size of the scene and of its text.

This is the one face of `geometry` towards the rest of the program; the numbers stand in its parts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixtysix_gui.table.layout.chair import Chair, chair_of, chairs_for, pile_chair
from sixtysix_gui.table.layout.compass.frame import Frame
from sixtysix_gui.table.layout.compass.hands import TrickHands
from sixtysix_gui.table.layout.compass.metrics import TrickMetrics
from sixtysix_gui.table.layout.compass.middle import LeadMark, TrickMiddle
from sixtysix_gui.table.layout.compass.panels import ContractPlace, TrickPanels
from sixtysix_gui.table.layout.compass.scores import ChipPlace, DevicePlace, TrickScores
from sixtysix_gui.table.layout.compass.sentences import (
    ANNOUNCEMENT,
    CALL,
    BubblePlace,
    TailSide,
    TrickSentences,
)
from sixtysix_gui.table.layout.compass.sides import TrickSides
from sixtysix_gui.table.options import CardSize

__all__ = [
    "ANNOUNCEMENT",
    "CALL",
    "BubblePlace",
    "Chair",
    "ChipPlace",
    "ContractPlace",
    "DevicePlace",
    "LeadMark",
    "TailSide",
    "TrickLayout",
    "TrickMetrics",
    "chair_of",
    "chairs_for",
    "pile_chair",
]

TEXT_SCALES = (1.0, 2.0)
"""Least and greatest text size setting."""


@dataclass(frozen=True)
class TrickLayout:
    """Every place of the table, in logical pixels from the scene's upper left corner.

    ``metrics`` are the measures from which all parts follow, ``hands`` the places of the hands,
    ``middle`` those of the trick, trump counter, coin, widow, talon and status line, ``sides``
    those of plates, piles and seals, ``scores`` those of score devices, ``sentences`` those of
    words, ``panels`` those of what is chosen from before play.
    """

    metrics: TrickMetrics
    hands: TrickHands
    middle: TrickMiddle = field(compare=False)
    sides: TrickSides = field(compare=False)
    scores: TrickScores = field(compare=False)
    sentences: TrickSentences = field(compare=False)
    panels: TrickPanels = field(compare=False)

    @classmethod
    def for_size(
        cls,
        width: float,
        height: float,
        text_scale: float = 1.0,
        seats: int = 4,
        hand_size: int = 6,
        *,
        open_hands: bool = False,
        card_size: CardSize = "fits",
        tall: bool | None = None,
    ) -> TrickLayout:
        """Lays out a scene of that size.

        Args:
            width: of the scene in pixels.
            height: of the scene in pixels, without menu bar.
            text_scale: text size setting, 1 to 2; other values are brought within.
            seats: how many play, three or four.
            hand_size: cards in a full hand of the game.
            open_hands: all hands lie open to be looked at.
            card_size: the setting of the size of the own cards.
            tall: the arrangement of a tall scene or of a wide one, whatever the shape of this one.
        """
        scale = max(TEXT_SCALES[0], min(text_scale, TEXT_SCALES[1]))
        size = max(width, 1.0), max(height, 1.0)
        metrics = TrickMetrics.for_size(
            *size, scale, seats, open_hands=open_hands, card_size=card_size, tall=tall
        )
        frame = Frame(metrics)
        hands = TrickHands(metrics, frame, hand_size)
        middle = TrickMiddle(metrics, frame)
        sides = TrickSides(metrics, frame)
        scores = TrickScores(metrics, frame, middle, sides)
        return cls(
            metrics,
            hands,
            middle,
            sides,
            scores,
            TrickSentences(metrics, frame, hands, sides, scores),
            TrickPanels(metrics, frame, hands, middle, sides, scores.slate),
        )
