"""The trick now played: at most one card of each side."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import WINNER_RISE
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.theme import Z


class TrickZone:
    """The cards in the order in which they were played; the follower's lies above.

    ``winner`` is the side whose card has won the full trick: it lies a little higher.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: dict[Side, CardItem] = {}
        self.number = 1
        self.winner: Side | None = None

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()
        self.winner = None

    def spots(self, layout: TableLayout, deal: str) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies; ``deal`` and the trick's number fix how untidily."""
        for index, (side, item) in enumerate(self.items.items()):
            place = layout.trick_card(side, deal, self.number)
            if side is self.winner:
                place = place.lifted(WINNER_RISE * layout.card_height)
            yield item, Spot(place, Z.TRICK + index)
