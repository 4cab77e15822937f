"""All cards on the table: the zones that hold them, and the items that are left over."""

from collections.abc import Iterable, Iterator
from itertools import count

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.geometry.place import bounds_of
from sixtysix_gui.table.zones.hands import OpponentHand, OwnHand
from sixtysix_gui.table.zones.piles import Pile, Talon, TrickZone
from sixtysix_gui.table.zones.scores import Eights, ScoreMarker


class Zones:
    """The cards of a deal in their zones, and those that lie beside a deal: sevens and eights.

    ``held`` are items that the person holds or has just dropped: they stay where they are until
    a motion or the next view takes them; ``grasped`` is the one that is dragged just now.
    ``deal`` names the deal for the untidiness of tricks.
    """

    def __init__(self, scene: QGraphicsScene, kit: CardKit, layout: TableLayout) -> None:
        """Set up a bare table in a scene."""
        self._scene = scene
        self._kit = kit
        self.layout = layout
        self.deal = ""
        self.own_hand = OwnHand()
        self.opponent_hand = OpponentHand()
        self.talon = Talon()
        self.trick = TrickZone()
        self.piles = {side: Pile(side) for side in Side}
        self.markers = {side: ScoreMarker(kit, side) for side in Side}
        self.eights = {side: Eights(side) for side in Side}
        self.held: set[CardItem] = set()
        self.grasped: CardItem | None = None
        self._items = [item for marker in self.markers.values() for item in marker.items]
        for item in self._items:
            scene.addItem(item)

    def spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give every card with its spot, as the zones have it now."""
        yield from self.deal_spots()
        for side in Side:
            yield from self.markers[side].spots(self.layout)
            yield from self.eights[side].spots(self.layout)

    def deal_spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give the cards of the pack with their spots."""
        yield from self.own_hand.spots(self.layout)  # first: it is asked for most often
        yield from self.opponent_hand.spots(self.layout)
        yield from self.trick.spots(self.layout, self.deal)
        for pile in self.piles.values():
            yield from pile.spots(self.layout)
        yield from self.talon.spots(self.layout)

    def spot_of(self, wanted: CardItem) -> Spot:
        """Give the spot of one card that lies in a zone."""
        return next(spot for item, spot in self.spots() if item is wanted)

    def beside_hand(self) -> list[QRectF]:
        """Give the rectangles around my pile and my eights, as far as there are any."""
        zones = (self.piles[Side.MINE], self.eights[Side.MINE])
        places = [tuple(spot.place for _, spot in zone.spots(self.layout)) for zone in zones]
        return [bounds_of(lying, self.layout.metrics.card_width) for lying in places if lying]

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
            here = {other.card for other in self._deal_items() if other is not item}
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

    def clear_table(self) -> None:
        """Take the cards of a deal and its eights away, and show no game points."""
        self.remove(self.clear_deal())
        for side in Side:
            self.remove(self.eights[side].items)
            self.eights[side].items.clear()
            self.markers[side].score = 0

    def clear_deal(self) -> list[CardItem]:
        """Empty the zones of the pack; give the items that lay there."""
        items = list(self._deal_items())
        self.own_hand.clear()
        self.opponent_hand.clear()
        self.talon.clear()
        self.trick.clear()
        for pile in self.piles.values():
            pile.clear()
        return items

    def _deal_items(self) -> Iterator[CardItem]:
        """Give the cards of the pack, those of the own hand first."""
        yield from self.own_hand.items
        yield from self.opponent_hand.items
        yield from self.trick.items.values()
        for pile in self.piles.values():
            for trick in pile.tricks:
                yield from trick
        yield from self.talon.items
        if self.talon.turn_up is not None:
            yield self.talon.turn_up
