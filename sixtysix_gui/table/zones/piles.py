"""The won tricks of one side."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.zones.lying import FoundSpots, Lying

Won = tuple[CardItem, ...]
"""The cards of a won trick in the order of play."""


class Pile:
    """The won tricks of a side, oldest first, and the widow where this side has won it.

    ``first_is_open``: the first trick lies face up beside the pile for the whole deal.
    """

    def __init__(self, chair: Chair) -> None:
        """Start without tricks."""
        self.chair = chair
        self.tricks: list[Won] = []
        self.widow: list[CardItem] = []
        self.first_is_open = False
        self._found = FoundSpots(self._find)

    def clear(self) -> None:
        """Hold nothing."""
        self.tricks.clear()
        self.widow.clear()

    @property
    def items(self) -> Iterator[CardItem]:
        """All cards."""
        for trick in self.tricks:
            yield from trick
        yield from self.widow

    def spots(self, layout: TableLayout) -> Lying:
        """Give where each card lies."""
        return self._found.of(layout, tuple(self.tricks), tuple(self.widow), self.first_is_open)

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        open_one = self.tricks[:1] if self.first_is_open else []
        for trick in open_one:
            for index, (item, place) in enumerate(
                zip(trick, layout.sides.open_trick(self.chair), strict=False)
            ):
                yield item, Spot(place, Z.PILES + 5 + index * 0.1)
        closed = self.tricks[len(open_one) :]
        for index, trick in enumerate(closed):
            yield from self._trick_spots(layout, trick, index, len(closed))
        for item in self.widow:
            under = layout.sides.pile_card(self.chair, 0, max(len(closed), 1), upper=False)
            yield item, Spot(under, Z.PILES - 0.5, face_up=False, shadowed=False)

    def _trick_spots(
        self, layout: TableLayout, trick: Won, index: int, count: int
    ) -> Iterator[tuple[CardItem, Spot]]:
        for depth, item in enumerate(trick):
            upper = depth == len(trick) - 1
            place = layout.sides.pile_card(self.chair, index, count, upper=upper)
            z = Z.PILES + index * 0.5 + depth * 0.1
            yield item, Spot(place, z, face_up=False, shadowed=upper or not depth)

    def covers(self, point: QPointF) -> bool:
        """Say whether a point lies on one of the tricks."""
        return any(item.covers(point) for item in self.items)
