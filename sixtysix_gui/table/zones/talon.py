"""The talon and the turn-up below it, or upon it when the talon is closed."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.geometry.layout import TableLayout
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
            yield item, Spot(layout.talon_card(index), z, face_up=False, shadowed=index == 0)
        if self.turn_up is not None:
            yield self.turn_up, self.turn_up_spot(layout)

    def turn_up_spot(self, layout: TableLayout) -> Spot:
        """Where the turn-up lies: crosswise below, or face down on top."""
        if self.is_closed:
            return Spot(layout.closed_turn_up, Z.CLOSED_TURN_UP, face_up=False)
        return Spot(layout.turn_up, Z.TURN_UP)

    def top_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the face-down cards."""
        return bool(self.items) and self.items[-1].covers(point)

    def turn_up_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the visible part of the turn-up."""
        if self.turn_up is None or not self.turn_up.covers(point):
            return False
        return self.is_closed or not self.top_covers(point)
