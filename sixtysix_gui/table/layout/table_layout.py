"""The whole table laid out by rule for any size of the scene and of its text.

This is the one face of ``layout`` towards the rest of the program; the numbers stand in its parts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixtysix_gui.table.layout import facing, facing_middle
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import TALL_BELOW, TEXT_SCALES, Metrics, measure
from sixtysix_gui.table.layout.middle import Chips, Middle
from sixtysix_gui.table.layout.panels import Contracts, Panels
from sixtysix_gui.table.layout.players import Scores, Sides
from sixtysix_gui.table.layout.sentences import Sentences
from sixtysix_gui.table.seating import FACING
from sixtysix_gui.table.values import CardSize


@dataclass(frozen=True)
class TableLayout:
    """Every place of the table, in logical pixels from the scene's upper left corner.

    ``metrics`` are the measures from which all parts follow, ``hands`` the places of the hands,
    ``middle`` those of the trick, talon, trump counter, coin, widow and status line, ``sides``
    those of plates, piles and seals, ``scores`` those of score devices and eights, ``sentences``
    those of words, ``chips`` those of acts, ``panels`` and ``contracts`` those of what is
    chosen from before play.
    """

    metrics: Metrics
    hand_size: int
    uses_slate: bool
    hands: Hands = field(compare=False)
    middle: Middle = field(compare=False)
    sides: Sides = field(compare=False)
    scores: Scores = field(compare=False)
    sentences: Sentences = field(compare=False)
    chips: Chips = field(compare=False)
    panels: Panels = field(compare=False)
    contracts: Contracts = field(compare=False)

    @classmethod
    def for_size(
        cls,
        width: float,
        height: float,
        text_scale: float = 1.0,
        seats: int = 2,
        hand_size: int = 6,
        *,
        open_hands: bool = False,
        card_size: CardSize = "fits",
        tall: bool | None = None,
        uses_slate: bool = False,
    ) -> TableLayout:
        """Lay out a scene of that size.

        Args:
            width: of the scene in pixels.
            height: of the scene in pixels, without menu bar.
            text_scale: text size setting, 1 to 2; other values are brought within.
            seats: how many play: two face each other, three and four sit around the table.
            hand_size: cards in a full hand of the game.
            open_hands: all hands lie open to be looked at.
            card_size: the setting of the size of the own cards.
            tall: the arrangement of a tall scene or of a wide one, whatever the shape of this one.
            uses_slate: the score of two stands on a slate, above which the own eights lie.
        """
        scale = max(TEXT_SCALES[0], min(text_scale, TEXT_SCALES[1]))
        size = max(width, 1.0), max(height, 1.0)
        tall = size[0] / size[1] < TALL_BELOW if tall is None else tall
        metrics = measure(
            *size, scale, seats, open_hands=open_hands, card_size=card_size, tall=tall
        )
        frame = Frame(metrics)
        if seats == len(FACING):
            parts = _lay_facing(frame, hand_size, uses_slate=uses_slate)
        else:
            parts = _lay_compass(frame, hand_size)
        hands, middle, sides, scores, _ = parts
        chips = Chips(metrics, hands, middle)
        panels = Panels(metrics, frame, middle, sides)
        contracts = Contracts(metrics, frame, hands, middle, sides, scores.slate)
        return cls(metrics, hand_size, uses_slate, *parts, chips, panels, contracts)


_Parts = tuple[Hands, Middle, Sides, Scores, Sentences]


def _lay_facing(frame: Frame, hand_size: int, *, uses_slate: bool) -> _Parts:
    """Lay out the table of two, who face each other."""
    metrics, middle = frame.metrics, facing_middle.lay_middle(frame)
    hands = facing.lay_hands(metrics, hand_size, middle.trick.x())
    sides = facing.lay_sides(frame, hands, middle)
    scores = facing.lay_scores(metrics, hands, middle, sides, uses_slate=uses_slate)
    sentences = facing_middle.lay_sentences(metrics, hands, middle, sides, scores)
    return hands, middle, sides, scores, sentences


def _lay_compass(frame: Frame, hand_size: int) -> _Parts:
    """Lay out the table of three and four: everyone sits at an edge of their own."""
    from sixtysix_gui.table.layout import compass, compass_middle

    hands, middle = compass.lay_hands(frame, hand_size), compass_middle.lay_middle(frame)
    sides = compass.lay_sides(frame)
    scores = compass.lay_scores(frame, middle, sides)
    sentences = compass_middle.lay_sentences(frame, hands, middle, sides, scores)
    return hands, middle, sides, scores, sentences
