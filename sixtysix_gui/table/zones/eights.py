"""An eight of the suit for each marriage a player has declared in the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.theme import Z


class Eights:
    """The eights of one side, oldest first."""

    def __init__(self, side: Side) -> None:
        """Start without a marriage."""
        self.side = side
        self.items: list[CardItem] = []

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of the declared marriages."""
        return tuple(item.card.suit for item in self.items if item.card is not None)

    def show(self, suits: Sequence[Suit], spares: list[CardItem]) -> None:
        """Lay an eight for each suit, from spare items."""
        spares += self.items
        self.items = [spares.pop() for _ in suits]
        for item, suit in zip(self.items, suits, strict=True):
            item.become(card_of(Rank.EIGHT, suit))

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each eight lies."""
        places = layout.eights(self.side, len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, Spot(place, Z.MARKERS + 1 + index * 0.5)
