"""The whole table laid out by rule for any size of the scene and of its text.

This is the one face of ``layout`` towards the rest of the program; the numbers stand in its parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sixtysix_gui.table.layout.metrics import TALL_BELOW, TEXT_SCALES, Metrics, measure
from sixtysix_gui.table.values import CardSize

if TYPE_CHECKING:
    from sixtysix_gui.table.layout.hands import Hands
    from sixtysix_gui.table.layout.middle import Chips, Middle
    from sixtysix_gui.table.layout.panels import Contracts, Panels
    from sixtysix_gui.table.layout.parts import Parts
    from sixtysix_gui.table.layout.players import Scores, Sides
    from sixtysix_gui.table.layout.sentences import Sentences


@dataclass(frozen=True)
class TableLayout:
    """Every place of the table, in logical pixels from the scene's upper left corner.

    ``metrics`` are the measures; all parts follow from them, and are laid out when one is asked
    for: a bare table needs none.
    """

    metrics: Metrics
    hand_size: int
    uses_slate: bool

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
        return cls(metrics, hand_size, uses_slate)

    @cached_property
    def _parts(self) -> Parts:
        from sixtysix_gui.table.layout.parts import lay_parts

        return lay_parts(self.metrics, self.hand_size, uses_slate=self.uses_slate)

    @cached_property
    def hands(self) -> Hands:
        """The places of the hands."""
        return self._parts.hands

    @cached_property
    def middle(self) -> Middle:
        """Those of the trick, talon, trump counter, coin, widow and status line."""
        return self._parts.middle

    @cached_property
    def sides(self) -> Sides:
        """Those of plates, piles and seals."""
        return self._parts.sides

    @cached_property
    def scores(self) -> Scores:
        """Those of score devices and eights."""
        return self._parts.scores

    @cached_property
    def sentences(self) -> Sentences:
        """Those of words."""
        return self._parts.sentences

    @cached_property
    def chips(self) -> Chips:
        """Those of acts."""
        return self._parts.chips

    @cached_property
    def panels(self) -> Panels:
        """Those of bids and suits, which are chosen from before play."""
        return self._parts.panels

    @cached_property
    def contracts(self) -> Contracts:
        """Those of contracts, which are chosen from before play."""
        return self._parts.contracts
