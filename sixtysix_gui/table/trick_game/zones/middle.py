"""The cards in the middle besides the trick: the widow, and the talon or the rest of the pack."""

from collections.abc import Iterator

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.middle import FaceDownStack


class Widow:
    """The cards that are left over and go with the first trick, face down.

    ``known`` are their names where the whole deal lies open: then they lie face up.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []
        self.known: tuple[Card, ...] = ()

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        for index, (item, place) in enumerate(zip(self.items, layout.middle.widow, strict=False)):
            yield item, Spot(place, Z.TALON + index * 0.5, face_up=bool(self.known))


class Stock(FaceDownStack):
    """The face-down cards that are still to be dealt or drawn, and a turn-up below them."""

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        for index, item in enumerate(self.items):
            z = Z.TALON + index * 0.4
            place = self.place_of(layout, index)
            yield item, Spot(place, z, face_up=False, shadowed=index == 0)
        if self.turn_up is not None:
            yield self.turn_up, Spot(layout.middle.turn_up, Z.TURN_UP)

    def place_of(self, layout: TableLayout, index: int) -> Place:
        """Where the card `index` lies, the lowest being 0: the thickness shows."""
        if not self.waits:
            return layout.middle.talon_card(index)
        pack, width = layout.panels.pack, layout.metrics.card_width
        return pack.moved(-0.0021 * width * index, -0.0042 * width * index)
