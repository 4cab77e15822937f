"""The tricks that a player has won, face down."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.theme import Z


class Pile:
    """The won tricks of one side, oldest first, each as its lower and upper card."""

    def __init__(self, side: Side) -> None:
        """Start without tricks."""
        self.side = side
        self.tricks: list[tuple[CardItem, CardItem]] = []

    def clear(self) -> None:
        """Hold nothing."""
        self.tricks.clear()

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        count = len(self.tricks)
        for index, (lower, upper) in enumerate(self.tricks):
            z = Z.PILES + index * 0.5
            place = layout.pile_card(self.side, index, count, upper=False)
            yield lower, Spot(place, z, face_up=False)
            place = layout.pile_card(self.side, index, count, upper=True)
            yield upper, Spot(place, z + 0.25, face_up=False)

    def covers(self, point: QPointF) -> bool:
        """Say whether a point lies on one of the tricks."""
        return any(item.covers(point) for trick in self.tricks for item in trick)
