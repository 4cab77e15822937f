"""The cards in the middle and at the sides: talon and turn-up, the trick, the won tricks."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import WINNER_RISE
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.theme import Z


class Talon:
    """The face-down cards from the lowest up, and the turn-up."""

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []
        self.turn_up: CardItem | None = None
        self.is_closed = False

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()
        self.turn_up = None
        self.is_closed = False

    @property
    def count(self) -> int:
        """How many cards are left, turn-up included."""
        return len(self.items) + (self.turn_up is not None)

    @property
    def top(self) -> CardItem | None:
        """The card that is drawn next: the turn-up when nothing else is left."""
        return self.items[-1] if self.items else self.turn_up

    def take_top(self) -> CardItem | None:
        """Take the card that is drawn next away."""
        if self.items:
            return self.items.pop()
        item, self.turn_up = self.turn_up, None
        return item

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

    def top_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the face-down cards."""
        return bool(self.items) and self.items[-1].covers(point)

    def turn_up_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the visible part of the turn-up."""
        if self.turn_up is None or not self.turn_up.covers(point):
            return False
        return self.is_closed or not self.top_covers(point)


class TrickZone:
    """The cards in the order in which they were played; the follower's lies above.

    ``winner`` is the side whose card has won the full trick: it lies a little higher.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: dict[Side, CardItem] = {}
        self.number = 1
        self.winner: Side | None = None

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()
        self.winner = None

    def spots(self, layout: TableLayout, deal: str) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies; ``deal`` and the trick's number fix how untidily."""
        for index, (side, item) in enumerate(self.items.items()):
            place = layout.middle.trick_card(side, deal, self.number)
            if side is self.winner:
                place = place.lifted(WINNER_RISE * layout.metrics.card_height)
            yield item, Spot(place, Z.TRICK + index)


class Pile:
    """The won tricks of one side, oldest first, each as its lower and upper card."""

    def __init__(self, side: Side) -> None:
        """Start without tricks."""
        self.side = side
        self.tricks: list[tuple[CardItem, CardItem]] = []

    def clear(self) -> None:
        """Hold nothing."""
        self.tricks.clear()

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        count = len(self.tricks)
        for index, (lower, upper) in enumerate(self.tricks):
            z = Z.PILES + index * 0.5
            place = layout.sides.pile_card(self.side, index, count, upper=False)
            yield lower, Spot(place, z, face_up=False)
            place = layout.sides.pile_card(self.side, index, count, upper=True)
            yield upper, Spot(place, z + 0.25, face_up=False)

    def covers(self, point: QPointF) -> bool:
        """Say whether a point lies on one of the tricks."""
        return any(item.covers(point) for trick in self.tricks for item in trick)
