"""What lies in the middle of any table: the cards of a trick, and those that are face down."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import WINNER_RISE
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.theme import Z


class TrickZone:
    """The cards in the order in which they were played; the later ones lie above.

    ``winner`` is whose card has won the full trick: it lies a little higher. ``is_face_down``: the
    cards lie covered until all are laid (many.md 8.3).
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: dict[Chair, CardItem] = {}
        self.number = 1
        self.winner: Chair | None = None
        self.is_face_down = False

    @property
    def leader(self) -> Chair | None:
        """Who led; None before the first card."""
        return next(iter(self.items), None)

    @property
    def winning(self) -> CardItem | None:
        """The card that has won the full trick."""
        return None if self.winner is None else self.items.get(self.winner)

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()
        self.winner = None
        self.is_face_down = False

    def spots(self, layout: TableLayout, deal: str) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies; ``deal`` and the trick's number fix how untidily."""
        for index, (player, item) in enumerate(self.items.items()):
            place = layout.middle.trick_card(player, deal, self.number)
            if player is self.winner:
                place = place.lifted(WINNER_RISE * layout.metrics.card_height)
            yield item, Spot(place, Z.TRICK + index, face_up=not self.is_face_down)


class FaceDownStack:
    """The face-down cards from the lowest up, and a turn-up below them.

    ``is_closed``: the turn-up lies face down on top. ``waits``: it is the rest of the pack, which
    lies beside what is chosen from until trump is named.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []
        self.turn_up: CardItem | None = None
        self.is_closed = False
        self.waits = False

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
        """The card that goes next: the turn-up when nothing else is left."""
        return self.items[-1] if self.items else self.turn_up

    def take_top(self) -> CardItem | None:
        """Take the card that goes next away."""
        if self.items:
            return self.items.pop()
        item, self.turn_up = self.turn_up, None
        return item

    def top_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the face-down cards."""
        return bool(self.items) and self.items[-1].covers(point)

    def turn_up_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the visible part of the turn-up."""
        if self.turn_up is None or not self.turn_up.covers(point):
            return False
        return not self.top_covers(point)
