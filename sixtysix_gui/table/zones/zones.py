"""All cards on the table: the zones that hold them; they lie at spots, are held, come and go."""

from collections.abc import Iterable, Iterator
from itertools import chain, count

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.cards.style import BACK
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.cards.item import CardItem, Lying, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.hands import hand_order
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.zones.hands import OtherHand, OwnHand
from sixtysix_gui.table.zones.middle import Eights, Pile, ScoreDevice, Talon, TrickZone, Widow

_OTHERS = (Chair.WEST, Chair.NORTH, Chair.EAST)


class Zones:
    """The cards of a deal in their zones, and those that lie beside a deal: devices and eights.

    ``deal`` names the deal for the untidiness of tricks. ``are_open``: all hands lie open, as far
    as the view knows their cards. ``devices`` show the score, by the chair of their side.
    ``held`` are items that the person holds or has just dropped, and one that was shown to all and
    is not dealt yet: they stay where they are until a motion or the next view takes them;
    ``grasped`` is the one that is dragged just now.
    """

    def __init__(self, scene: QGraphicsScene, kit: CardKit, layout: TableLayout) -> None:
        self.layout = layout
        self.deal = ""
        self.are_open = False
        self.own_hand = OwnHand()
        self.others = {chair: OtherHand(chair) for chair in _OTHERS}
        self.trick = TrickZone()
        self.widow = Widow()
        self.talon = Talon()
        self.piles = {chair: Pile(chair) for chair in Chair}
        self.devices: dict[Chair, ScoreDevice] = {}
        self.eights = {chair: Eights(chair) for chair in FACING}
        self.held: set[CardItem] = set()
        self.grasped: CardItem | None = None
        self._scene = scene
        self._kit = kit
        self._items: list[CardItem] = []

    # ----------------------------------------------------------------------- where the cards lie

    def spots(self) -> Lying:
        """Return every card with its spot, as the zones have it now."""
        spots = self.deal_spots()
        for device in self.devices.values():
            spots += device.spots(self.layout)
        for eights in self.eights.values():
            if eights.items:
                spots += eights.spots(self.layout)
        return spots

    def deal_spots(self) -> list[tuple[CardItem, Spot]]:
        """Return the cards of the pack with their spots."""
        layout, spots = self.layout, list(self.own_hand.spots(self.layout))
        for hand in self.others.values():
            if hand.items:
                spots += hand.spots(layout)
        for pile in self.piles.values():
            if pile.tricks or pile.widow:
                spots += pile.spots(layout)
        spots += self.widow.spots(layout) if self.widow.items else ()
        spots += self.talon.spots(layout)
        return spots + list(self.trick.spots(layout, self.deal))

    def spot_of(self, wanted: CardItem) -> Spot:
        """Return the spot of one card that lies in a zone."""
        if wanted in self.own_hand.items:
            spots = self.own_hand.spots(self.layout)
        elif wanted in self.talon.items:
            spots = self.talon.spots(self.layout)
        else:
            spots = self.spots()
        return next(spot for item, spot in spots if item is wanted)

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

    def beside_hand(self) -> list[QRectF]:
        """Return the rectangles around my pile and my eights, as far as there are any."""
        zones = (self.piles[Chair.SOUTH], self.eights[Chair.SOUTH])
        places = [tuple(spot.place for _, spot in zone.spots(self.layout)) for zone in zones]
        return [bounds_of(lying, self.layout.metrics.card_width) for lying in places if lying]

    # --------------------------------------------------------------------------- whose cards

    def hand(self, chair: Chair) -> OwnHand | OtherHand:
        """Return the hand of a chair."""
        return self.own_hand if chair is Chair.SOUTH else self.others[chair]

    def in_hands(self) -> list[CardItem]:
        """Return the cards in all hands, the person's first."""
        return [item for chair in Chair for item in self.hand(chair).items]

    def is_open(self, chair: Chair) -> bool:
        """Return whether the cards of a chair lie face up."""
        return chair is Chair.SOUTH or self.others[chair].is_open

    def sort_hand(self, chair: Chair, view: View) -> None:
        """Put the cards of a hand in order; those of others only where they lie open."""
        self.hand(chair).sort_by(hand_order(view))

    def deal_items(self) -> Iterator[CardItem]:
        """Yield the cards of the pack, those of the own hand first."""
        yield from self.own_hand.items
        for hand in self.others.values():
            yield from hand.items
        yield from self.trick.items.values()
        for pile in self.piles.values():
            yield from pile.items
        yield from self.widow.items
        yield from self.talon.items
        if self.talon.turn_up is not None:
            yield self.talon.turn_up

    # ------------------------------------------------------------------------------ come and go

    def use_devices(self, devices: dict[Chair, ScoreDevice]) -> None:
        """Lay other score devices on the table."""
        for old in self.devices.values():
            self.remove(old.items)
        self.devices = devices
        for item in chain.from_iterable(device.items for device in devices.values()):
            self._bring(item)

    def clear_table(self) -> None:
        """Take the cards of a deal and its eights away, and show no game points."""
        eights = [item for zone in self.eights.values() for item in zone.items]
        self.remove([*self.clear_deal(), *eights])
        for zone in self.eights.values():
            zone.show([], [])
        for device in self.devices.values():
            device.score = 0

    def clear_deal(self) -> list[CardItem]:
        """Empty the zones of the pack; give the items that lay there, then those in no zone."""
        items = list(self.deal_items())
        lying = {*items, *self._beside_deal()}
        items += [item for item in self._items if item not in lying]
        hands, piles = self.others.values(), self.piles.values()
        for zone in (self.own_hand, *hands, self.trick, *piles, self.widow, self.talon):
            zone.clear()
        return items

    def _beside_deal(self) -> Iterator[CardItem]:
        """Yield the cards of devices and eights."""
        for zone in (*self.devices.values(), *self.eights.values()):
            yield from zone.items

    def redraw(self, code: str) -> None:
        """Draw all items again that wait for a sharper picture of a card: it is there."""
        if code == BACK:
            waiting = [item for item in self._items if not item.has_sharp_back]
        else:
            waiting = [item for item in self._items if item.face_code == code]
        for item in waiting:
            item.redraw(code)

    def new_item(self, card: PhysicalCard | None = None) -> CardItem:
        """Bring one more card to the table."""
        item = CardItem(self._kit, card)
        self._bring(item)
        return item

    def _bring(self, item: CardItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

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
