"""What all tables do with their cards: they lie at spots, are held, come and go."""

from collections.abc import Iterable, Iterator
from itertools import count

from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.zones.hands import OwnHand
from sixtysix_gui.table.zones.middle import TrickZone


class LyingCards:
    """The cards on a table; which of them lie where, the zones of the table say.

    ``deal`` names the deal for the untidiness of tricks.
    ``held`` are items that the person holds or has just dropped: they stay where they are until
    a motion or the next view takes them; ``grasped`` is the one that is dragged just now.
    """

    def __init__(self, scene: QGraphicsScene, kit: CardKit, layout: TableLayout) -> None:
        """Begin without cards."""
        self.layout = layout
        self.deal = ""
        self.own_hand = OwnHand()
        self.trick: TrickZone = TrickZone()
        self._scene = scene
        self._kit = kit
        self._items: list[CardItem] = []
        self.held: set[CardItem] = set()
        self.grasped: CardItem | None = None

    def spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give every card with its spot, as the zones have it now."""
        raise NotImplementedError

    def deal_items(self) -> Iterator[CardItem]:
        """Give the cards of the pack, those of the own hand first."""
        raise NotImplementedError

    def bring(self, items: Iterable[CardItem]) -> None:
        """Bring cards to the table that lie beside a deal."""
        for item in items:
            self._items.append(item)
            self._scene.addItem(item)

    def spot_of(self, wanted: CardItem) -> Spot:
        """Give the spot of one card that lies in a zone."""
        return next(spot for item, spot in self.spots() if item is wanted)

    def settle(self) -> None:
        """Let every card lie at its spot at once, but for those that are held."""
        for item, spot in self.spots():
            if item not in self.held:
                item.lie(spot)

    def settle_item(self, wanted: CardItem) -> None:
        """Let one card lie at its spot, unless it is held or lies in no zone."""
        if wanted not in self.held:
            for item, spot in self.spots():
                if item is wanted:
                    item.lie(spot)

    def redraw(self, code: str) -> None:
        """Draw all items again that show a card's picture: a sharper one is there."""
        for item in self._items:
            item.redraw(code)

    def new_item(self, card: PhysicalCard | None = None) -> CardItem:
        """Bring one more card to the table."""
        item = CardItem(self._kit, card)
        self._items.append(item)
        self._scene.addItem(item)
        return item

    def identify(self, item: CardItem, card: Card | None) -> None:
        """Let an item be a card of which only the kind is told: a copy that is not here yet."""
        if card is None:
            item.become(None)
        elif item.card is None or item.card.card != card:
            here = {other.card for other in self.deal_items() if other is not item}
            copies = (PhysicalCard(card, copy) for copy in count())
            item.become(next(name for name in copies if name not in here))

    def remove(self, items: Iterable[CardItem]) -> None:
        """Take cards off the table for good."""
        for item in items:
            self.held.discard(item)
            if item is self.grasped:
                self.grasped = None
            self._items.remove(item)
            self._scene.removeItem(item)
            item.deleteLater()


AnyCards = LyingCards
"""The cards on whatever table."""
