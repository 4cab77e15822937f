"""All cards on the table: the zones that hold them, and these made equal to a view."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.card_svg import BACK
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.sets.contracts import Goal
from sixtysix_gui.table.cards.groups import (
    Eights,
    OtherHand,
    OwnHand,
    Pile,
    ScoreDevice,
    Talon,
    TrickZone,
    Widow,
)
from sixtysix_gui.table.cards.item import CardItem, Lying, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.hands import hand_order, sorted_hand
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import FACING, Chair, Seating

_OTHERS = (Chair.WEST, Chair.NORTH, Chair.EAST)


class Zones:
    """The cards of a deal in their zones, and those that lie beside a deal: devices and eights.

    ``deal`` names the deal for the untidiness of tricks. ``are_open``: all hands lie open, as far
    as the view knows their cards. ``devices`` show the score, by the chair of their side.
    ``held`` are items that the person holds or has just dropped, and one that was shown to all and
    is not dealt yet: they stay where they are until a motion or the next view takes them;
    ``grasped`` is the one that is dragged just now.
    """

    def __init__(self, scene: QGraphicsScene, kit: CardKit, layout: TableLayout) -> None:
        self.layout = layout
        self.deal = ""
        self.are_open = False
        self.own_hand = OwnHand()
        self.others = {chair: OtherHand(chair) for chair in _OTHERS}
        self.trick = TrickZone()
        self.widow = Widow()
        self.talon = Talon()
        self.piles = {chair: Pile(chair) for chair in Chair}
        self.devices: dict[Chair, ScoreDevice] = {}
        self.eights = {chair: Eights(chair) for chair in FACING}
        self.held: set[CardItem] = set()
        self.grasped: CardItem | None = None
        self._scene = scene
        self._kit = kit
        self._items: list[CardItem] = []

    # ----------------------------------------------------------------------- where the cards lie

    def spots(self) -> Lying:
        """Return every card with its spot, as the zones have it now."""
        spots = self.deal_spots()
        for device in self.devices.values():
            spots += device.spots(self.layout)
        for eights in self.eights.values():
            if eights.items:
                spots += eights.spots(self.layout)
        return spots

    def deal_spots(self) -> list[tuple[CardItem, Spot]]:
        """Return the cards of the pack with their spots."""
        layout, spots = self.layout, list(self.own_hand.spots(self.layout))
        for hand in self.others.values():
            if hand.items:
                spots += hand.spots(layout)
        for pile in self.piles.values():
            if pile.tricks or pile.widow:
                spots += pile.spots(layout)
        spots += self.widow.spots(layout) if self.widow.items else ()
        spots += self.talon.spots(layout)
        return spots + list(self.trick.spots(layout, self.deal))

    def spot_of(self, wanted: CardItem) -> Spot:
        """Return the spot of one card that lies in a zone."""
        if wanted in self.own_hand.items:
            spots = self.own_hand.spots(self.layout)
        elif wanted in self.talon.items:
            spots = self.talon.spots(self.layout)
        else:
            spots = self.spots()
        return next(spot for item, spot in spots if item is wanted)

    def settle(self) -> None:
        """Let every card lie at its spot at once, but for those that are held."""
        for item, spot in self.spots():
            if item not in self.held:
                item.lie(spot)

    def settle_item(self, wanted: CardItem) -> None:
        """Let one card lie at its spot, unless it is held or lies in no zone."""
        if wanted not in self.held:
            for item, spot in self.spots():
                if item is wanted:
                    item.lie(spot)

    def beside_hand(self) -> list[QRectF]:
        """Return the rectangles around my pile and my eights, as far as there are any."""
        zones = (self.piles[Chair.SOUTH], self.eights[Chair.SOUTH])
        places = [tuple(spot.place for _, spot in zone.spots(self.layout)) for zone in zones]
        return [bounds_of(lying, self.layout.metrics.card_width) for lying in places if lying]

    # --------------------------------------------------------------------------- whose cards

    def hand(self, chair: Chair) -> OwnHand | OtherHand:
        """Return the hand of a chair."""
        return self.own_hand if chair is Chair.SOUTH else self.others[chair]

    def in_hands(self) -> list[CardItem]:
        """Return the cards in all hands, the person's first."""
        return [item for chair in Chair for item in self.hand(chair).items]

    def is_open(self, chair: Chair) -> bool:
        """Return whether the cards of a chair lie face up."""
        return chair is Chair.SOUTH or self.others[chair].is_open

    def sort_hand(self, chair: Chair, view: View) -> None:
        """Put the cards of a hand in order; those of others only where they lie open."""
        self.hand(chair).sort_by(hand_order(view))

    def deal_items(self) -> Iterator[CardItem]:
        """Yield the cards of the pack, those of the own hand first."""
        yield from self.own_hand.items
        for hand in self.others.values():
            yield from hand.items
        yield from self.trick.items.values()
        for pile in self.piles.values():
            yield from pile.items
        yield from self.widow.items
        yield from self.talon.items
        if self.talon.turn_up is not None:
            yield self.talon.turn_up

    # ------------------------------------------------------------------------------ come and go

    def use_devices(self, devices: dict[Chair, ScoreDevice]) -> None:
        """Lay other score devices on the table."""
        for old in self.devices.values():
            self.remove(old.items)
        self.devices = devices
        for item in chain.from_iterable(device.items for device in devices.values()):
            self._bring(item)

    def clear_table(self) -> None:
        """Take the cards of a deal and its eights away, and show no game points."""
        eights = [item for zone in self.eights.values() for item in zone.items]
        self.remove([*self.clear_deal(), *eights])
        for zone in self.eights.values():
            zone.show([], [])
        for device in self.devices.values():
            device.score = 0

    def clear_deal(self) -> list[CardItem]:
        """Empty the zones of the pack; give the items that lay there, then those in no zone."""
        items = list(self.deal_items())
        lying = {*items, *self._beside_deal()}
        items += [item for item in self._items if item not in lying]
        hands, piles = self.others.values(), self.piles.values()
        for zone in (self.own_hand, *hands, self.trick, *piles, self.widow, self.talon):
            zone.clear()
        return items

    def _beside_deal(self) -> Iterator[CardItem]:
        """Yield the cards of devices and eights."""
        for zone in (*self.devices.values(), *self.eights.values()):
            yield from zone.items

    def redraw(self, code: str) -> None:
        """Draw all items again that wait for a sharper picture of a card: it is there."""
        if code == BACK:
            waiting = [item for item in self._items if not item.has_sharp_back]
        else:
            waiting = [item for item in self._items if item.face_code == code]
        for item in waiting:
            item.redraw(code)

    def new_item(self, card: PhysicalCard | None = None) -> CardItem:
        """Bring one more card to the table."""
        item = CardItem(self._kit, card)
        self._bring(item)
        return item

    def _bring(self, item: CardItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def identify(self, item: CardItem, card: Card | None) -> None:
        """Let an item be a card of which only the kind is told: a copy that is not here yet."""
        if card is None:
            item.become(None)
        elif item.card is None or item.card.card != card:
            here = {other.card for other in self.deal_items() if other is not item}
            copies = (PhysicalCard(card, copy) for copy in count())
            item.become(next(name for name in copies if name not in here))

    def remove(self, items: Iterable[CardItem]) -> None:
        """Take cards off the table for good."""
        for item in items:
            self.held.discard(item)
            if item is self.grasped:
                self.grasped = None
            self._items.remove(item)
            self._scene.removeItem(item)
            item.deleteLater()


class CardPool:
    """The items of the pack, to be given out again."""

    def __init__(self, zones: Zones) -> None:
        """Empty the zones of a table."""
        self._zones = zones
        hand = zones.own_hand
        self._risen, self._lifted = _name_of(hand.risen), _name_of(hand.lifted)
        self._free = zones.clear_deal()
        self._taken: set[PhysicalCard] = set()

    def take(self, card: Card | None) -> CardItem:
        """Return an item of a card, else one that no one knows, else any, else a new one.

        An item that is such a card already stays the copy it is: a copy keeps its name while it
        goes from zone to zone.
        """
        found = unknown = None
        for item in self._free:
            if item.card is None:
                unknown = unknown or item
            elif item.card.card == card:
                found = item
                break
        found = found or unknown
        if found is None and card is None and self._free:
            found = self._free[0]
        name = None if card is None else self._name(found, card)
        if found is None:
            return self._zones.new_item(name)
        self._free.remove(found)
        found.become(name)
        return found

    def _name(self, item: CardItem | None, card: Card) -> PhysicalCard:
        name = PhysicalCard(card)
        if item is not None and item.card is not None:
            name = item.card
        while name in self._taken:
            name = PhysicalCard(card, name.copy + 1)
        self._taken.add(name)
        return name

    def end(self) -> None:
        """Take off the table what was not given out, and leave in the person's hand what was there.

        A card that is dragged stays with the pointer if it still lies where it was taken from.
        """
        zones = self._zones
        zones.remove(self._free)
        hand, talon = zones.own_hand, zones.talon
        hand.risen = None if self._risen is None else hand.item_of(self._risen)
        hand.lifted = None if self._lifted is None else hand.item_of(self._lifted)
        if zones.grasped not in (*hand.items, talon.top, talon.turn_up):
            zones.grasped = None
        zones.held = set() if zones.grasped is None else {zones.grasped}


def _name_of(item: CardItem | None) -> PhysicalCard | None:
    return None if item is None else item.card


FIRST_TRICK_OPEN = "last-and-first-of-each-side"
"""The value of ``look_back`` by which each side's first trick stays open (many.md 7.5)."""


def deal_name(view: View, won: tuple[int, ...]) -> str:
    """Return a name that stays the same through a deal; the golden pictures hold its spelling."""
    if not view.rules.close:
        return f"{view.decided + 1}/{won}/{view.dealer}"
    return f"{view.score}/{view.carry}/{view.dealer}/{view.trump}"


def keeps_first_open(view: View) -> bool:
    """Return whether each side's first trick stays open for the whole deal."""
    return view.rules.look_back == FIRST_TRICK_OPEN


def has_eights(view: View) -> bool:
    """Return whether eights remember marriages: where two play (MANY 1); else seals do."""
    return len(view.rules.seats) == 2


def shown_score(view: View, won: tuple[int, ...]) -> tuple[int, ...]:
    """Return game points as the rule set counts them: won, or still needed."""
    if view.rules.game_count != "down":
        return won
    return tuple(max(0, view.rules.game_target - points) for points in won)


def reconcile(zones: Zones, view: View, won: tuple[int, ...], *, trick_lies: bool = False) -> None:
    """Bring every card to where the view has it; items are kept where that is possible.

    ``won`` are the game points that are shown; ``trick_lies`` leaves the trick won last where it
    was played.
    """
    pool = CardPool(zones)
    zones.deal = deal_name(view, won)
    seating = Seating.of(view)
    lying = view.won[-1] if trick_lies and view.won else None
    _fill_hands(zones, view, seating, pool)
    _fill_trick(zones, view, lying, seating, pool)
    taken = view.won if lying is None else view.won[:-1]
    _fill_piles(zones, view, taken, seating, pool)
    if view.rules.has_widow:
        _fill_widow(zones, view, taken, seating, pool)
    else:
        _fill_talon(zones, view, pool)
    pool.end()
    show_eights(zones, view)


def show_score(zones: Zones, view: View, won: tuple[int, ...]) -> None:
    """Let the score devices show game points won."""
    shown, seating = shown_score(view, won), Seating.of(view)
    for chair, device in zones.devices.items():
        device.score, device.target = shown[seating.party(chair)], view.rules.target


def show_eights(zones: Zones, view: View) -> None:
    """Lay an eight for every marriage, where two play."""
    seating = Seating.of(view)
    spares = [item for zone in zones.eights.values() for item in zone.items]
    told = view.marriages if has_eights(view) else ()
    spares += [zones.new_item() for _ in range(len(told) - len(spares))]
    for chair, zone in zones.eights.items():
        own = [marriage for marriage in told if seating.chair(marriage.seat) is chair]
        zone.show(own, spares)
    zones.remove(spares)


def _fill_hands(zones: Zones, view: View, seating: Seating, pool: CardPool) -> None:
    zones.own_hand.items = [pool.take(card) for card in sorted_hand(view.hand, view)]
    for chair in seating.chairs[1:]:
        seat, other = seating.seat(chair), zones.others[chair]
        known = view.known[seat]
        other.is_open = zones.are_open or (_is_shown(view) and view.bidder is seat)
        other.is_away = seat in view.out_seats
        other.items = [
            *(pool.take(card) for card in sorted_hand(known, view)),
            *(pool.take(None) for _ in range(view.hand_sizes[seat] - len(known))),
        ]


def _is_shown(view: View) -> bool:
    """Return whether a contract was won by showing the whole hand."""
    contract = view.contract
    return view.outcome is not None and contract is not None and contract.goal is Goal.SHOWN


def _fill_trick(
    zones: Zones, view: View, lying: Trick | None, seating: Seating, pool: CardPool
) -> None:
    """Lay the present trick, or leave a full one, its winner's card a little higher."""
    trick = zones.trick
    trick.number = view.trick_number if lying is None else lying.number
    trick.is_face_down = bool(view.face_down) and lying is None
    trick.winner = None if lying is None else seating.chair(lying.winner)
    for laid in (*view.table, *view.face_down) if lying is None else lying.plays:
        trick.items[seating.chair(laid.seat)] = pool.take(laid.card)


def _fill_piles(
    zones: Zones, view: View, taken: Sequence[Trick], seating: Seating, pool: CardPool
) -> None:
    for trick in taken:
        pile = zones.piles[seating.pile(trick.winner)]
        pile.first_is_open = keeps_first_open(view)
        pile.tricks.append(tuple(pool.take(card) for card in trick.cards))


def _fill_widow(
    zones: Zones, view: View, taken: Sequence[Trick], seating: Seating, pool: CardPool
) -> None:
    cards = [pool.take(card) for card in zones.widow.known]
    cards += [pool.take(None) for _ in range(_left_over(view) - len(cards))]
    if taken:
        zones.piles[seating.pile(taken[0].winner)].widow = cards
    else:
        zones.widow.items = cards


def _fill_talon(zones: Zones, view: View, pool: CardPool) -> None:
    talon = zones.talon
    talon.is_closed = view.status is TalonStatus.CLOSED
    talon.waits = view.phase is Phase.TRUMP
    if view.turn_up is not None:
        talon.turn_up = pool.take(view.turn_up)
    backs = _left_over(view) - (talon.turn_up is not None)
    talon.items = [pool.take(None) for _ in range(backs)]


def _left_over(view: View) -> int:
    """Return how many cards are neither in hands nor played: the talon, the widow or the pack."""
    played = sum(len(trick.plays) for trick in view.won) + len(view.table) + len(view.face_down)
    return len(view.rules.pack) - sum(view.hand_sizes) - played
