"""Cards that lie together: hands, trick, talon, widow, what is won, what shows the score."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from typing_extensions import override

from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, card_of
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.table.cards.item import CardItem, FoundSpots, Lying, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.durations import WINNER_RISE
from sixtysix_gui.table.layout.hands import Order
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.devices import (
    Device,
    DeviceCards,
    Owner,
    device_cards,
    device_codes,
)
from sixtysix_gui.table.seating import Chair

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
    """The cards of another player as they are held; those that were shown once are known by name.

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


class TrickZone:
    """The cards in the order in which they were played; the later ones lie above.

    ``winner`` is whose card has won the full trick: it lies a little higher. ``is_face_down``: the
    cards lie covered until all are laid (many.md 8.3).
    """

    def __init__(self) -> None:
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
        """Return where each card lies; ``deal`` and the trick's number fix how untidily."""
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
        """Return where each card lies."""
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
        """Return whether a point lies on the face-down cards."""
        return bool(self.items) and self.items[-1].covers(point)

    def turn_up_covers(self, point: QPointF) -> bool:
        """Return whether a point lies on the visible part of the turn-up."""
        if self.turn_up is None or not self.turn_up.covers(point):
            return False
        return self.is_closed or not self.top_covers(point)


class Widow:
    """The cards that are left over and go with the first trick, face down.

    ``known`` are their names where the whole deal lies open: then they lie face up.
    """

    def __init__(self) -> None:
        self.items: list[CardItem] = []
        self.known: tuple[Card, ...] = ()
        self._found = FoundSpots(self._find)

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def spots(self, layout: TableLayout) -> Lying:
        """Return where each card lies."""
        return self._found.of(layout, tuple(self.items), bool(self.known))

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        for index, (item, place) in enumerate(zip(self.items, layout.middle.widow, strict=False)):
            yield item, Spot(place, Z.TALON + index * 0.5, face_up=bool(self.known))


Won = tuple[CardItem, ...]
"""The cards of a won trick in the order of play."""


class Pile:
    """The won tricks of a side, oldest first, and the widow where this side has won it.

    ``first_is_open``: the first trick lies face up beside the pile for the whole deal.
    """

    def __init__(self, chair: Chair) -> None:
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
        """Return where each card lies."""
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
        """Return whether a point lies on one of the tricks."""
        return any(item.covers(point) for item in self.items)


class Eights:
    """The eights of one player, oldest first, and what each marriage counted."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.items: list[CardItem] = []
        self.points: list[int] = []
        self._found = FoundSpots(self._find)

    def show(self, marriages: list[Marriage], spares: list[CardItem]) -> None:
        """Lay an eight for each marriage, from spare items."""
        self.items = [spares.pop() for _ in marriages]
        self.points = [marriage.points for marriage in marriages]
        for item, marriage in zip(self.items, marriages, strict=True):
            item.become(PhysicalCard(card_of(Rank.EIGHT, marriage.suit)))

    def add(self, item: CardItem, points: int) -> None:
        """Lay one more eight, that of a marriage that has counted so much."""
        self.items.append(item)
        self.points.append(points)

    def spots(self, layout: TableLayout) -> Lying:
        """Return where each eight lies."""
        return self._found.of(layout, tuple(self.items))

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        places = layout.scores.eights(self.chair, len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, Spot(place, Z.MARKERS + 1 + index * 0.5)


class MarkerCard(CardItem):
    """A card named by its code, such as ``6S``; it is moved, turned and drawn like any other.

    Sixes and fours, of which no rule set knows, are among them.
    """

    def __init__(self, kit: CardKit, code: str) -> None:
        """Lie face down at the scene's corner."""
        super().__init__(kit)
        self.face_code = code


class ScoreDevice:
    """Two cards that show the score of one side by their pips."""

    def __init__(self, kit: CardKit, chair: Chair, device: Device, owner: Owner) -> None:
        self.chair = chair
        self.device = device
        self.owner = owner
        self.score = 0
        self.target = 7
        self.pack: Pack = "french"
        self.items = tuple(MarkerCard(kit, code) for code in device_codes(device, owner))
        self._found = FoundSpots(self._find)

    @property
    def cards(self) -> DeviceCards:
        """How the two cards lie to each other."""
        return device_cards(self.device, self.owner, self.pack, self.score, self.target)

    def spots(self, layout: TableLayout) -> Lying:
        """Return where both cards lie."""
        return self._found.of(layout, self.pack, self.score, self.target)

    def _find(self, layout: TableLayout) -> tuple[tuple[CardItem, Spot], ...]:
        cards = self.cards
        base, cover = layout.scores.pair(self.chair, cards.lie)
        of = {item.face_code: item for item in self.items}
        under = cards.lie.under
        return (
            (of[cards.base], Spot(base, Z.MARKERS + 0.5 * under, face_up=cards.shows_base)),
            (of[cards.cover], Spot(cover, Z.MARKERS + 0.5 * (not under), cards.lie.face_up)),
        )
