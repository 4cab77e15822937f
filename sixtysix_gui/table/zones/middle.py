"""What lies in the middle: the cards of a trick, the talon or the rest of the pack, a widow."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import WINNER_RISE
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.zones.lying import FoundSpots, Lying


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
        self._deal = ""
        self._found = FoundSpots(self._find)

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

    def spots(self, layout: TableLayout, deal: str) -> Lying:
        """Give where each card lies; ``deal`` and the trick's number fix how untidily."""
        held = tuple(self.items.items()), self.winner, self.number, self.is_face_down, deal
        self._deal = deal
        return self._found.of(layout, *held)

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        for index, (player, item) in enumerate(self.items.items()):
            place = layout.middle.trick_card(player, self._deal, self.number)
            if player is self.winner:
                place = place.lifted(WINNER_RISE * layout.metrics.card_height)
            yield item, Spot(place, Z.TRICK + index, face_up=not self.is_face_down)


class Talon:
    """The face-down cards from the lowest up, and a turn-up below them.

    Closed, the turn-up lies face down on top. ``waits``: it is the rest of the pack, which lies
    beside what is chosen from until trump is named.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []
        self.turn_up: CardItem | None = None
        self.is_closed = False
        self.waits = False
        self._found = FoundSpots(self._find)

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

    def spots(self, layout: TableLayout) -> Lying:
        """Give where each card lies."""
        return self._found.of(layout, tuple(self.items), self.turn_up, self.is_closed, self.waits)

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        for index, item in enumerate(self.items):
            z = Z.TALON + index * 0.4
            place = self.place_of(layout, index)
            yield item, Spot(place, z, face_up=False, shadowed=index == 0)
        if self.turn_up is not None and self.is_closed:
            closed = layout.middle.closed_turn_up
            yield self.turn_up, Spot(closed, Z.CLOSED_TURN_UP, face_up=False)
        elif self.turn_up is not None:
            yield self.turn_up, Spot(layout.middle.turn_up, Z.TURN_UP)

    def place_of(self, layout: TableLayout, index: int) -> Place:
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
        return self.is_closed or not self.top_covers(point)


class Widow:
    """The cards that are left over and go with the first trick, face down.

    ``known`` are their names where the whole deal lies open: then they lie face up.
    """

    def __init__(self) -> None:
        """Start without cards."""
        self.items: list[CardItem] = []
        self.known: tuple[Card, ...] = ()
        self._found = FoundSpots(self._find)

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def spots(self, layout: TableLayout) -> Lying:
        """Give where each card lies."""
        return self._found.of(layout, tuple(self.items), bool(self.known))

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        for index, (item, place) in enumerate(zip(self.items, layout.middle.widow, strict=False)):
            yield item, Spot(place, Z.TALON + index * 0.5, face_up=bool(self.known))
