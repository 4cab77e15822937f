"""The other player's hand: backs at the upper edge, or cards laid open to be looked at."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.geometry.hand_order import sorted_hand
from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.table.theme import Z


class OpponentHand:
    """The cards from left to right; those that were shown once are known by name.

    Where the hand ``is_open``, every card known by name lies face up.
    """

    def __init__(self) -> None:
        """Start with an empty hand."""
        self.items: list[CardItem] = []
        self.is_open = False

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card is held."""
        places = layout.opponent_hand(len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, Spot(place, Z.HANDS + index, face_up=self._shows(item))

    def arrange(self, trump: Suit) -> None:
        """Put an open hand in order like the own one, what is not known at its right end."""
        if not self.is_open:
            return
        order = sorted_hand((item.card for item in self.items if item.card is not None), trump)
        self.items.sort(
            key=lambda item: len(order) if item.card is None else order.index(item.card)
        )

    def item_for(self, card: Card) -> CardItem | None:
        """Give the item that is this card: the one known to be, else one in the middle."""
        known = next((item for item in self.items if item.card == card), None)
        if known is not None:
            return known
        unknown = [item for item in self.items if item.card is None]
        if not unknown:
            return self.items[0] if self.items else None
        return unknown[(card.rank + card.suit) % len(unknown)]

    def _shows(self, item: CardItem) -> bool:
        return self.is_open and item.card is not None
