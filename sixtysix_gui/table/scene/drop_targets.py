"""Where things lie: targets of a held card, and what the coach's paper must not cover."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.intents import Grip, Held, Target, partner_of
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.marks import TargetOutline
from sixtysix_gui.table.pieces.piece import Look, add_hidden
from sixtysix_gui.table.scene.buttons import Buttons
from sixtysix_gui.table.scene.signs import Signs
from sixtysix_gui.table.seating import FACING, Chair

SNAP_RADIUS = 0.9
"""A card whose centre is so near to its target's, in W, snaps to it."""

SNAP_OVERLAP = 0.25
"""Or one that covers so much of the target's area."""

_MIDDLE, _MIDDLE_OF_MORE = (1.35, 0.95), (1.15, 0.85)
"""Half the width and height, in W and H, of the middle of the table that a click means."""

Reached = Callable[[CardItem | None, Held, QPointF], bool]
"""Whether what is held falls on a target, by the item and by where the pointer is."""


class DropTargets:
    """Knows where each target is, for a held card or a click, and lights those that can be hit."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        """Read the places from the zones as they are when asked."""
        self._cards = zones
        self._stack = zones.talon
        self._reached: dict[Target, Reached] = {
            Target.PARTNER: self._on_partner,
            Target.TURN_UP: self._on_turn_up,
            Target.TALON: self._on_talon,
            Target.HAND: self._on_hand,
        }
        """What a click means, too, before the middle of the table; in the order of asking."""
        self.outlines = {target: TargetOutline() for target in Target}
        add_hidden(scene, self.outlines.values())

    # ------------------------------------------------------------------------------- what is lit

    def set_look(self, look: Look) -> None:
        """Take another look."""
        for outline in self.outlines.values():
            outline.set_look(look)

    def show(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up the targets of what is held."""
        for target, outline in self.outlines.items():
            place = self.place(target, held) if target in targets else None
            outline.setVisible(place is not None)
            if place is None:
                continue
            outline.card_scale = place.scale
            outline.is_hot = False
            outline.setPos(place.point)
            outline.setRotation(place.angle)
            outline.setZValue(Z.DRAGGED - 1 if target is not Target.TRICK else Z.TRICK - 0.5)

    def light(self, hot: Target | None) -> None:
        """Light the target below the held card."""
        for target, outline in self.outlines.items():
            outline.is_hot = target is hot

    def hide(self) -> None:
        """Put out all targets."""
        for outline in self.outlines.values():
            outline.hide()

    @property
    def lit(self) -> frozenset[Target]:
        """The targets that are lit now."""
        return frozenset(t for t, outline in self.outlines.items() if outline.isVisible())

    # --------------------------------------------------------------------------- where they are

    def place(self, target: Target, held: Held) -> Place | None:
        """Return where the outline of a target is drawn; None where it has no card's shape."""
        layout = self._cards.layout
        if target is Target.TRICK:
            return layout.middle.trick_target
        if target is Target.TALON:
            return layout.middle.talon
        if target is Target.HAND:
            places = layout.hands.own(max(len(self._cards.own_hand.items), 1))
            return places[len(places) // 2]
        item = self._stack.turn_up
        if target is Target.PARTNER:
            partner = _partner(held)
            item = None if partner is None else self._cards.own_hand.item_showing(partner)
        return None if item is None else self._cards.spot_of(item).place

    def under(self, item: CardItem, held: Held, pointer: QPointF) -> Target | None:
        """Return the target that a held card would fall on now."""
        for target, reached in self._reached.items():
            if reached(item, held, pointer):
                return target
        return Target.TRICK if self._on_trick(item, held) else None

    def clicked(self, held: Held, point: QPointF) -> Target | None:
        """Return the target that a click means while something is picked up."""
        for target, reached in self._reached.items():
            if reached(None, held, point):
                return target
        layout = self._cards.layout
        off = point - layout.middle.trick
        wide, high = _MIDDLE if len(layout.metrics.chairs) == len(FACING) else _MIDDLE_OF_MORE
        in_middle = (
            abs(off.x()) <= wide * layout.metrics.card_width
            and abs(off.y()) <= high * layout.metrics.card_height
        )
        return Target.TRICK if in_middle and isinstance(held, PhysicalCard) else None

    def _on_partner(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        partner = _partner(held)
        below = self._cards.own_hand.item_at(pointer, self._cards.layout, without=item)
        card = None if below is None else below.card
        return partner is not None and card is not None and card.card == partner

    def _on_turn_up(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        turn_up = self._stack.turn_up
        if not isinstance(held, PhysicalCard) or turn_up is None:
            return False
        if self._stack.turn_up_covers(pointer):
            return True
        if item is None:
            return False
        place = self._cards.spot_of(turn_up).place
        target = self._cards.layout.middle.trick_target
        return self._near(item, place) and not self._near(item, target)

    def _on_talon(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        del item
        if held is not Grip.TURN_UP:
            return False
        layout = self._cards.layout
        talon, width = layout.middle.talon, layout.metrics.card_width
        return self._stack.top_covers(pointer) or _contains(talon, width, pointer)

    def _on_hand(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        if held is not Grip.TALON_TOP:
            return False
        area = self._cards.layout.hands.full(Chair.SOUTH)
        return area.contains(pointer) or (item is not None and area.contains(item.place.point))

    def _on_trick(self, item: CardItem, held: Held) -> bool:
        """Return whether a card is near to its place in the trick, or to the trick's middle."""
        middle = self._cards.layout.middle
        places = (middle.trick_target, Place(middle.trick.x(), middle.trick.y()))
        is_card = isinstance(held, PhysicalCard)
        return is_card and any(self._near(item, place) for place in places)

    def _near(self, item: CardItem, place: Place) -> bool:
        """Return whether a card is near enough to a place to snap to it."""
        width = self._cards.layout.metrics.card_width
        off = item.place.point - place.point
        if (off.x() ** 2 + off.y() ** 2) ** 0.5 <= SNAP_RADIUS * width:
            return True
        area = place.bounds(width)
        shared = area.intersected(item.place.bounds(width))
        return _size(shared) >= SNAP_OVERLAP * _size(area)


def _partner(held: Held) -> Card | None:
    return partner_of(held.card) if isinstance(held, PhysicalCard) else None


def _size(area: QRectF) -> float:
    return area.width() * area.height()


def _contains(place: Place, card_width: float, point: QPointF) -> bool:
    height = card_width * CARD_ASPECT
    return (
        abs(point.x() - place.x) <= card_width * place.scale / 2
        and abs(point.y() - place.y) <= height * place.scale / 2
    )


_OVER_COVER = 0.4
"""How far a slip may reach over a marker's cover, in its height."""


class LyingThings:
    """Gives rectangles in the scene, of what is there."""

    def __init__(self, zones: Zones, buttons: Buttons, signs: Signs) -> None:
        self._zones = zones
        self._buttons = buttons
        self._signs = signs

    @property
    def layout(self) -> TableLayout:
        """The layout by which everything lies."""
        return self._zones.layout

    def own_hand(self) -> QRectF:
        """The own cards."""
        layout = self._zones.layout
        places = layout.hands.own(max(1, len(self._zones.own_hand.items)))
        return bounds_of(places, layout.metrics.card_width)

    def top_of_risen_card(self) -> float:
        """How high a card of the own hand reaches while it is risen."""
        layout = self._zones.layout
        lift = layout.hands.hover_lift
        places = layout.hands.own(max(1, len(self._zones.own_hand.items)))
        risen = tuple(place.lifted(lift) for place in places)
        return bounds_of(risen, layout.metrics.card_width).top()

    def coin(self) -> QRectF:
        """The coin, or its place."""
        return self._buttons.coin_place.area()

    def slip_limits(self) -> tuple[float, float]:
        """How far up and down the slip may reach between the devices: no pip is below it.

        It may lie over a part of a cover that shows its back and lies towards the middle.
        """
        return self._limit(Chair.NORTH), self._limit(Chair.SOUTH)

    def _limit(self, chair: Chair) -> float:
        layout, device = self._zones.layout, self._zones.devices.get(chair)
        both = self._signs.board.area_of(chair)
        if device is None or both.isEmpty():
            return layout.metrics.height if chair is Chair.SOUTH else 0.0
        edge = both.top() if chair is Chair.SOUTH else both.bottom()
        lies = device.cards.lie
        if lies.face_up or lies.under or lies.tilt or layout.scores.pairs[chair].turned:
            return edge
        _, lying = layout.scores.pair(chair, lies)
        cover = lying.bounds(layout.metrics.card_width)
        near = cover.top() if chair is Chair.SOUTH else cover.bottom()
        if abs(near - edge) > 1.0:
            return edge  # the seven lies towards the middle
        over = _OVER_COVER * cover.height()
        return edge + over if chair is Chair.SOUTH else edge - over

    def chips(self) -> list[QRectF]:
        """What can be pressed besides the coin."""
        coin = self._buttons.coin
        return [button.piece.area() for button in self._buttons if button.piece is not coin]

    def beside_hand(self) -> list[QRectF]:
        """My plate, pile, eights and what shows my score, and the hand itself."""
        score = self._signs.board.area_of(Chair.SOUTH)
        plate = self._signs.plates.plates[Chair.SOUTH].area()
        return [self.own_hand(), plate, score, *self._zones.beside_hand()]

    def in_the_middle(self) -> list[QRectF]:
        """Talon with its number, turn-up, trump badge, the cards of the trick, and the coin."""
        layout, talon = self._zones.layout, self._zones.talon
        around_talon = self._around(talon.spots(layout))
        areas = [self._around(self._zones.trick.spots(layout, self._zones.deal)), self.coin()]
        if around_talon is not None:
            areas.append(around_talon)
        areas += self._signs.talon.shown_areas()
        return [area for area in areas if area is not None and not area.isEmpty()]

    def my_trick_place(self) -> QRectF:
        """Where my card of the trick comes to lie."""
        layout = self._zones.layout
        return layout.middle.trick_target.bounds(layout.metrics.card_width)

    def upper_sides(self) -> list[QRectF]:
        """Plates, piles, eights and scores of the others."""
        layout, zones = self._zones.layout, self._zones
        areas: list[QRectF | None] = []
        for chair in layout.metrics.chairs[1:]:
            areas += [self._signs.plates.plates[chair].area(), self._signs.board.area_of(chair)]
            areas.append(self._around(zones.piles[chair].spots(layout)))
        areas.append(self._around(zones.eights[Chair.NORTH].spots(layout)))
        return [area for area in areas if area is not None and not area.isEmpty()]

    def _around(self, spots: Iterable[tuple[CardItem, Spot]]) -> QRectF | None:
        places = tuple(spot.place for _, spot in spots)
        width = self._zones.layout.metrics.card_width
        return bounds_of(places, width) if places else None
