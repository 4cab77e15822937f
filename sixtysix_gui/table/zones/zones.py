"""All cards on the table: the zones that hold them, and the items that are left over."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.zones.hands import OpponentHand
from sixtysix_gui.table.zones.lying_cards import LyingCards
from sixtysix_gui.table.zones.piles import Pile, Talon
from sixtysix_gui.table.zones.scores import Eights, ScoreMarker


class Zones(LyingCards):
    """The cards of a deal in their zones, and those that lie beside a deal: sevens and eights."""

    def __init__(self, scene: QGraphicsScene, kit: CardKit, layout: TableLayout) -> None:
        """Set up a bare table in a scene."""
        super().__init__(scene, kit, layout)
        self.opponent_hand = OpponentHand()
        self.talon = Talon()
        self.piles = {chair: Pile(chair) for chair in FACING}
        self.markers = {chair: ScoreMarker(kit, chair) for chair in FACING}
        self.eights = {chair: Eights(chair) for chair in FACING}
        for marker in self.markers.values():
            self.bring(marker.items)

    @override
    def spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give every card with its spot, as the zones have it now."""
        yield from self.deal_spots()
        for chair in FACING:
            yield from self.markers[chair].spots(self.layout)
            yield from self.eights[chair].spots(self.layout)

    def deal_spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give the cards of the pack with their spots."""
        yield from self.own_hand.spots(self.layout)  # first: it is asked for most often
        yield from self.opponent_hand.spots(self.layout)
        yield from self.trick.spots(self.layout, self.deal)
        for pile in self.piles.values():
            yield from pile.spots(self.layout)
        yield from self.talon.spots(self.layout)

    def beside_hand(self) -> list[QRectF]:
        """Give the rectangles around my pile and my eights, as far as there are any."""
        zones = (self.piles[Chair.SOUTH], self.eights[Chair.SOUTH])
        places = [tuple(spot.place for _, spot in zone.spots(self.layout)) for zone in zones]
        return [bounds_of(lying, self.layout.metrics.card_width) for lying in places if lying]

    def clear_table(self) -> None:
        """Take the cards of a deal and its eights away, and show no game points."""
        self.remove(self.clear_deal())
        for chair in FACING:
            self.remove(self.eights[chair].items)
            self.eights[chair].items.clear()
            self.markers[chair].score = 0

    def clear_deal(self) -> list[CardItem]:
        """Empty the zones of the pack; give the items that lay there."""
        items = list(self.deal_items())
        self.own_hand.clear()
        self.opponent_hand.clear()
        self.talon.clear()
        self.trick.clear()
        for pile in self.piles.values():
            pile.clear()
        return items

    @override
    def deal_items(self) -> Iterator[CardItem]:
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
