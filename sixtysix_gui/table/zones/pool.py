"""The items of a pack, given out anew when the zones of a table are filled from a view."""

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.zones.zones import Zones


class CardPool:
    """The items of the pack, to be given out again."""

    def __init__(self, zones: Zones) -> None:
        """Empty the zones of a table."""
        self._zones = zones
        hand = zones.own_hand
        self._risen, self._lifted = _name_of(hand.risen), _name_of(hand.lifted)
        self._free = zones.clear_deal()
        self._taken: set[PhysicalCard] = set()

    def take(self, card: Card | None) -> CardItem:
        """Give an item of a card, else one that nobody knows, else any, else a new one.

        An item that is such a card already stays the copy it is: a copy keeps its name while it
        goes from zone to zone.
        """
        found = unknown = None
        for item in self._free:
            if item.card is None:
                unknown = unknown or item
            elif item.card.card == card:
                found = item
                break
        found = found or unknown
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

    def end(self) -> None:
        """Take off the table what was not given out, and leave in the person's hand what was there.

        A card that is dragged stays with the pointer if it still lies where it was taken from.
        """
        zones = self._zones
        zones.remove(self._free)
        hand, talon = zones.own_hand, zones.talon
        hand.risen = None if self._risen is None else hand.item_of(self._risen)
        hand.lifted = None if self._lifted is None else hand.item_of(self._lifted)
        if zones.grasped not in (*hand.items, talon.top, talon.turn_up):
            zones.grasped = None
        zones.held = set() if zones.grasped is None else {zones.grasped}


def _name_of(item: CardItem | None) -> PhysicalCard | None:
    return None if item is None else item.card
