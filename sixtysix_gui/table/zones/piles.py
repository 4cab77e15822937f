"""The piles on the table of two: talon and turn-up, and the won tricks."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from typing_extensions import override

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.middle import FaceDownStack


class Talon(FaceDownStack):
    """The face-down cards from the lowest up, and the turn-up; closed, it lies face down on top."""

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        for index, item in enumerate(self.items):
            z = Z.TALON + index * 0.5
            yield item, Spot(layout.middle.talon_card(index), z, face_up=False, shadowed=index == 0)
        if self.turn_up is not None:
            yield self.turn_up, self.turn_up_spot(layout)

    def turn_up_spot(self, layout: TableLayout) -> Spot:
        """Where the turn-up lies: crosswise below, or face down on top."""
        if self.is_closed:
            return Spot(layout.middle.closed_turn_up, Z.CLOSED_TURN_UP, face_up=False)
        return Spot(layout.middle.turn_up, Z.TURN_UP)

    @override
    def turn_up_covers(self, point: QPointF) -> bool:
        closed = self.is_closed and self.turn_up is not None and self.turn_up.covers(point)
        return closed or super().turn_up_covers(point)


class Pile:
    """The won tricks of one side, oldest first, each as its lower and upper card."""

    def __init__(self, chair: Chair) -> None:
        """Start without tricks."""
        self.chair = chair
        self.tricks: list[tuple[CardItem, CardItem]] = []

    def clear(self) -> None:
        """Hold nothing."""
        self.tricks.clear()

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        count = len(self.tricks)
        for index, (lower, upper) in enumerate(self.tricks):
            z = Z.PILES + index * 0.5
            place = layout.sides.pile_card(self.chair, index, count, upper=False)
            yield lower, Spot(place, z, face_up=False)
            place = layout.sides.pile_card(self.chair, index, count, upper=True)
            yield upper, Spot(place, z + 0.25, face_up=False)

    def covers(self, point: QPointF) -> bool:
        """Say whether a point lies on one of the tricks."""
        return any(item.covers(point) for trick in self.tricks for item in trick)
