"""The cards in the middle: the trick, the widow, and the talon or the rest of the pack."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import WINNER_RISE
from sixtysix_gui.table.geometry.place import Place
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.geometry.layout import TrickLayout


class TrickCards:
    """The cards of a trick in the order in which they were played.

    ``winner`` is the chair whose card has won the full trick: it lies a little higher.
    ``is_face_down``: the cards lie covered until all are laid (many.md 8.3).
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

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()
        self.winner = None
        self.is_face_down = False

    def spots(self, layout: TrickLayout, deal: str) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies; ``deal`` and the trick's number fix how untidily."""
        for index, (chair, item) in enumerate(self.items.items()):
            place = layout.middle.trick_card(chair, deal, self.number)
            if chair is self.winner:
                place = place.lifted(WINNER_RISE * layout.metrics.card_height)
            yield item, Spot(place, Z.TRICK + index, face_up=not self.is_face_down)


class Widow:
    """The cards that are left over and go with the first trick, face down."""

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def spots(self, layout: TrickLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        for index, (item, place) in enumerate(zip(self.items, layout.middle.widow, strict=False)):
            yield item, Spot(place, Z.TALON + index * 0.5, face_up=False)


class Stock:
    """The face-down cards that are still to be dealt or drawn, and a turn-up below them.

    ``waits``: it is the rest of the pack, which lies beside what is chosen from until trump is
    named.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []
        self.turn_up: CardItem | None = None
        self.waits = False

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()
        self.turn_up = None

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

    def spots(self, layout: TrickLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        for index, item in enumerate(self.items):
            z = Z.TALON + index * 0.4
            place = self.place_of(layout, index)
            yield item, Spot(place, z, face_up=False, shadowed=index == 0)
        if self.turn_up is not None:
            yield self.turn_up, Spot(layout.middle.turn_up, Z.TURN_UP)

    def place_of(self, layout: TrickLayout, index: int) -> Place:
        """Where the card `index` lies, the lowest being 0: the thickness shows."""
        if not self.waits:
            return layout.middle.talon_card(index)
        pack, width = layout.panels.pack, layout.metrics.card_width
        return pack.moved(-0.0021 * width * index, -0.0042 * width * index)

    def top_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the face-down cards."""
        return bool(self.items) and self.items[-1].covers(point)

    def turn_up_covers(self, point: QPointF) -> bool:
        """Say whether a point lies on the visible part of the turn-up."""
        if self.turn_up is None or not self.turn_up.covers(point):
            return False
        return not self.top_covers(point)
