"""The items of a pack, given out anew when the zones of a table are filled from a view."""

from collections.abc import Iterable
from typing import Protocol

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.zones.hands import OwnHand


class PooledZones(Protocol):
    """A table whose cards are given out anew."""

    held: set[CardItem]
    grasped: CardItem | None

    @property
    def own_hand(self) -> OwnHand:
        """The person's cards."""
        ...

    def clear_deal(self) -> list[CardItem]:
        """Empty the zones of the pack; give the items that lay there."""
        ...

    def new_item(self, card: PhysicalCard | None = None) -> CardItem:
        """Bring one more card to the table."""
        ...

    def remove(self, items: Iterable[CardItem]) -> None:
        """Take cards off the table for good."""
        ...


class CardPool:
    """The items of the pack, to be given out again."""

    def __init__(self, zones: PooledZones) -> None:
        """Empty the zones of a table."""
        self._zones = zones
        risen, lifted = zones.own_hand.risen, zones.own_hand.lifted
        self.risen = None if risen is None else risen.card
        self.lifted = None if lifted is None else lifted.card
        self._free = zones.clear_deal()
        self._taken: set[PhysicalCard] = set()

    def take(self, card: Card | None) -> CardItem:
        """Give an item of a card, else one that nobody knows, else any, else a new one.

        An item that is such a card already stays the copy it is: a copy keeps its name while it
        goes from zone to zone.
        """
        found = next((item for item in self._free if _kind(item) == card), None)
        if found is None:
            found = next((item for item in self._free if item.card is None), None)
        if found is None and card is None and self._free:
            found = self._free[0]
        name = None if card is None else self._name(found, card)
        if found is None:
            return self._zones.new_item(name)
        self._free.remove(found)
        found.become(name)
        return found

    def _name(self, item: CardItem | None, card: Card) -> PhysicalCard:
        name = PhysicalCard(card)
        if item is not None and item.card is not None:
            name = item.card
        while name in self._taken:
            name = PhysicalCard(card, name.copy + 1)
        self._taken.add(name)
        return name

    def remove_rest(self) -> None:
        """Take what was not given out off the table."""
        self._zones.remove(self._free)


def _kind(item: CardItem) -> Card | None:
    return None if item.card is None else item.card.card


def keep_grasped(zones: PooledZones, still: Iterable[CardItem | None]) -> None:
    """Leave a card in the person's hand if it still is where it was taken from."""
    if zones.grasped not in tuple(still):
        zones.grasped = None
    zones.held = set() if zones.grasped is None else {zones.grasped}
