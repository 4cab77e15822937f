"""The hands: the person's, whose cards rise under the pointer, and those of the others."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from typing_extensions import override

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem, FoundSpots, Lying, Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.hands import Order
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout

_ARMED_LIFT, _DIMMED_DROP = 0.06, 0.05
"""How far cards rise that are armed, and sink that may not be played, in H."""

_AWAY = 0.30
"""How far the hand of who sits out is drawn away from the middle, in H."""


class Hand:
    """The cards of a hand from left to right."""

    def __init__(self) -> None:
        self.items: list[CardItem] = []

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def item_showing(self, card: Card, chosen: PhysicalCard | None = None) -> CardItem | None:
        """Return an item for the card that a move names: the chosen copy, else the first."""
        alike = [item for item in self.items if item.card is not None and item.card.card == card]
        return next((item for item in alike if item.card == chosen), next(iter(alike), None))

    def sort_by(self, order: Order) -> None:
        """Put the cards in an order, what is not known at the right end."""
        known = [(order(item.card.card), item) for item in self.items if item.card is not None]
        unknown = [item for item in self.items if item.card is None]
        self.items = [item for _, item in sorted(known, key=lambda pair: pair[0])] + unknown


class OwnHand(Hand):
    """The person's cards, and which of them stand out.

    ``risen`` is the card under the pointer or the focus, ``lifted`` the one that a click has
    picked up, ``armed`` king and queen of an armed marriage, ``illegal`` the cards that may not
    be played.
    """

    def __init__(self) -> None:
        super().__init__()
        self.risen: CardItem | None = None
        self.lifted: CardItem | None = None
        self.armed: frozenset[PhysicalCard] = frozenset()
        self.illegal: frozenset[PhysicalCard] = frozenset()
        self._found = FoundSpots(self._find)

    @override
    def clear(self) -> None:
        super().clear()
        self.risen = self.lifted = None
        self.armed = self.illegal = frozenset()

    def spots(self, layout: TableLayout) -> Lying:
        """Return where each card is held."""
        cards = [item.card for item in self.items]
        stands_out = self.risen, self.lifted, self.armed, self.illegal
        return self._found.of(layout, tuple(self.items), cards, stands_out)

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        places = layout.hands.own(len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, self._spot(item, place, index, layout)

    def item_of(self, card: PhysicalCard) -> CardItem | None:
        """Return the item that is this very card, or None."""
        return next((item for item in self.items if item.card == card), None)

    def cards(self) -> tuple[PhysicalCard, ...]:
        """Return the cards from left to right."""
        return tuple(item.card for item in self.items if item.card is not None)

    def item_at(
        self, point: QPointF, layout: TableLayout, without: CardItem | None = None
    ) -> CardItem | None:
        """Return the uppermost card at a point, at its resting place or where it has risen to."""
        places = layout.hands.own(len(self.items))
        for item, place in reversed(list(zip(self.items, places, strict=True))):
            if item is without:
                continue
            outline = place.outline(layout.metrics.card_width)
            rests_here = outline.containsPoint(point, Qt.FillRule.OddEvenFill)
            if rests_here or (item in (self.risen, self.lifted) and item.covers(point)):
                return item
        return None

    def _spot(self, item: CardItem, place: Place, index: int, layout: TableLayout) -> Spot:
        illegal = item.card in self.illegal
        return Spot(
            place.lifted(self._lift(item, layout, illegal=illegal)),
            Z.HANDS + index,
            face_up=item.card is not None,
            veiled=illegal,
        )

    def _lift(self, item: CardItem, layout: TableLayout, *, illegal: bool) -> float:
        if item is self.risen or item is self.lifted:
            return layout.hands.hover_lift
        if item.card in self.armed:
            return _ARMED_LIFT * layout.metrics.card_height
        return -_DIMMED_DROP * layout.metrics.card_height if illegal else 0.0


class OtherHand(Hand):
    """The cards of another player as he holds them; those that were shown once are known by name.

    Where the hand ``is_open``, every card known by name lies face up; ``is_away`` is the hand of a
    player who sits out.
    """

    def __init__(self, chair: Chair) -> None:
        super().__init__()
        self.chair = chair
        self.is_open = False
        self.is_away = False
        self._found = FoundSpots(self._find)

    def spots(self, layout: TableLayout) -> Lying:
        """Return where each card is held."""
        shown = [item.card for item in self.items] if self.is_open else []
        return self._found.of(layout, tuple(self.items), shown, self.is_open, self.is_away)

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        places = layout.hands.places(self.chair, len(self.items))
        away = -_AWAY * layout.metrics.card_height if self.is_away else 0.0
        if self.chair is Chair.NORTH:
            away = -away
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            shown = self.is_open and item.card is not None
            yield item, Spot(place.lifted(away), Z.HANDS + index, face_up=shown)

    @override
    def sort_by(self, order: Order) -> None:
        """Put the cards in an order where they lie open."""
        if self.is_open:
            super().sort_by(order)

    def item_for(self, card: Card | None) -> CardItem | None:
        """Return the item that is this card: the one known to be, else one in the middle."""
        known = None if card is None else self.item_showing(card)
        if known is not None:
            return known
        unknown = [item for item in self.items if item.card is None]
        if not unknown:
            return self.items[0] if self.items else None
        place = 0 if card is None else card.rank + card.suit
        return unknown[place % len(unknown)]
