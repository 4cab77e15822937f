"""All cards on the table for three and four: the zones that hold them."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.trick_game.zones.hands import OtherHand
from sixtysix_gui.table.trick_game.zones.middle import Stock, Widow
from sixtysix_gui.table.trick_game.zones.piles import SidePile
from sixtysix_gui.table.trick_game.zones.scores import MarriageEights, ScoreDevice
from sixtysix_gui.table.zones.lying_cards import LyingCards

_OTHERS = (Chair.WEST, Chair.NORTH, Chair.EAST)


class TrickZones(LyingCards):
    """The cards of a deal in their zones, and those that show the score.

    ``devices`` are those of the game, by the chair of their side. ``are_open``: all hands lie
    open, as far as the view knows their cards.
    """

    def __init__(self, scene: QGraphicsScene, kit: CardKit, layout: TableLayout) -> None:
        """Set up a bare table in a scene."""
        super().__init__(scene, kit, layout)
        self.are_open = False
        self.others = {chair: OtherHand(chair) for chair in _OTHERS}
        self.widow = Widow()
        self.stock = Stock()
        self.piles = {chair: SidePile(chair) for chair in Chair}
        self.devices: dict[Chair, ScoreDevice] = {}
        self.eights = {chair: MarriageEights(chair) for chair in (Chair.SOUTH, Chair.NORTH)}

    @override
    def spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give every card with its spot, as the zones have it now."""
        yield from self.deal_spots()
        for device in self.devices.values():
            yield from device.spots(self.layout)
        for zone in self.eights.values():
            if zone.items:
                yield from zone.spots(self.layout)

    def deal_spots(self) -> Iterator[tuple[CardItem, Spot]]:
        """Give the cards of the pack with their spots."""
        layout = self.layout
        yield from self.own_hand.spots(layout)  # first: it is asked for most often
        for hand in self.others.values():
            if hand.items:
                yield from hand.spots(layout)
        yield from self.trick.spots(layout, self.deal)
        for pile in self.piles.values():
            if pile.tricks or pile.widow:
                yield from pile.spots(layout)
        yield from self.widow.spots(layout)
        yield from self.stock.spots(layout)

    def hand_items(self, chair: Chair) -> list[CardItem]:
        """Give the cards in the hand of a chair."""
        return self.own_hand.items if chair is Chair.SOUTH else self.others[chair].items

    def sort_hand(self, chair: Chair, order: Callable[[Card], tuple[int, int]]) -> None:
        """Put the cards of a hand in an order; those of others only where they lie open."""
        hand = self.own_hand if chair is Chair.SOUTH else self.others[chair]
        hand.sort_by(order)

    def use_devices(self, devices: dict[Chair, ScoreDevice]) -> None:
        """Lay other score devices on the table."""
        for old in self.devices.values():
            self.remove(old.items)
        self.devices = devices
        for device in devices.values():
            self.bring(device.items)

    def clear_table(self) -> None:
        """Take the cards of a deal and the score devices away."""
        self.remove(self.clear_deal())
        for zone in self.eights.values():
            self.remove(zone.items)
            zone.show([], [])
        self.use_devices({})

    def clear_deal(self) -> list[CardItem]:
        """Empty the zones of the pack; give the items that lay there."""
        items = list(self.deal_items())
        for zone in (self.own_hand, self.trick, self.widow, self.stock):
            zone.clear()
        for hand in self.others.values():
            hand.clear()
        for pile in self.piles.values():
            pile.clear()
        return items

    @override
    def deal_items(self) -> Iterator[CardItem]:
        """Give the cards of the pack, those of the own hand first."""
        yield from self.own_hand.items
        for hand in self.others.values():
            yield from hand.items
        yield from self.trick.items.values()
        for pile in self.piles.values():
            yield from pile.items
        yield from self.widow.items
        yield from self.stock.items
        if self.stock.turn_up is not None:
            yield self.stock.turn_up
