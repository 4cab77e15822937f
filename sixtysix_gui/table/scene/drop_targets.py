"""Where a held card would fall: the places that light up, and the one below the card."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.geometry.layout import Place
from sixtysix_gui.table.geometry.place import CARD_ASPECT
from sixtysix_gui.table.intents.move_map import Grip, Held, Target, partner_of
from sixtysix_gui.table.zones.zones import Zones

SNAP_RADIUS = 0.9
"""A card whose centre is so near to its target's, in W, snaps to it."""

SNAP_OVERLAP = 0.25
"""Or one that covers so much of the target's area."""

_MIDDLE_WIDE = 1.35
_MIDDLE_HIGH = 0.95
"""Half the size, in W and H, of the middle of the table that a click means."""


class DropTargets:
    """Knows where each target is, for a card that is held over it or a point that is clicked."""

    def __init__(self, zones: Zones) -> None:
        """Read the places from the zones as they are when asked."""
        self._zones = zones
        self._reached: dict[Target, Callable[[CardItem | None, Held, QPointF], bool]] = {
            Target.PARTNER: self._on_partner,
            Target.TURN_UP: self._on_turn_up,
            Target.TALON: self._on_talon,
            Target.HAND: self._on_hand,
            Target.TRICK: self._on_trick,
        }

    def place(self, target: Target, held: Held) -> Place | None:
        """Give where the outline of a target is drawn; None where it has no card's shape."""
        layout = self._zones.layout
        if target is Target.TRICK:
            return layout.middle.trick_target
        if target is Target.TURN_UP:
            item = self._zones.talon.turn_up
            return None if item is None else self._zones.spot_of(item).place
        if target is Target.TALON:
            return layout.middle.talon
        if target is Target.PARTNER and isinstance(held, PhysicalCard):
            item = self._partner_item(held)
            return None if item is None else self._zones.spot_of(item).place
        places = layout.hands.own(max(len(self._zones.own_hand.items), 1))
        return places[len(places) // 2]

    def under(self, item: CardItem, held: Held, pointer: QPointF) -> Target | None:
        """Give the target that a held card would fall on now."""
        for target, reached in self._reached.items():
            if reached(item, held, pointer):
                return target
        return None

    def clicked(self, held: Held, point: QPointF) -> Target | None:
        """Give the target that a click means while something is picked up."""
        for target in (Target.PARTNER, Target.TURN_UP, Target.TALON, Target.HAND):
            if self._reached[target](None, held, point):
                return target
        layout = self._zones.layout
        off = point - layout.middle.trick
        in_middle = (
            abs(off.x()) <= _MIDDLE_WIDE * layout.metrics.card_width
            and abs(off.y()) <= _MIDDLE_HIGH * layout.metrics.card_height
        )
        return Target.TRICK if in_middle and isinstance(held, PhysicalCard) else None

    def _partner_item(self, held: Held) -> CardItem | None:
        partner = _partner(held)
        return None if partner is None else self._zones.own_hand.item_showing(partner)

    def _on_partner(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        partner = _partner(held)
        below = self._zones.own_hand.item_at(pointer, self._zones.layout, without=item)
        card = None if below is None else below.card
        return partner is not None and card is not None and card.card == partner

    def _on_turn_up(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        talon = self._zones.talon
        if not isinstance(held, PhysicalCard) or talon.turn_up is None:
            return False
        if talon.turn_up_covers(pointer):
            return True
        if item is None:
            return False
        place = self._zones.spot_of(talon.turn_up).place
        return self._near(item, place) and not self._near(
            item, self._zones.layout.middle.trick_target
        )

    def _on_talon(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        del item
        if held is not Grip.TURN_UP:
            return False
        return self._zones.talon.top_covers(pointer) or _contains(
            self._zones.layout.middle.talon,
            self._zones.layout.metrics.card_width,
            pointer,
        )

    def _on_hand(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        if held is not Grip.TALON_TOP:
            return False
        area = self._zones.layout.hands.drop_area
        return area.contains(pointer) or (item is not None and area.contains(item.place.point))

    def _on_trick(self, item: CardItem | None, held: Held, pointer: QPointF) -> bool:
        del pointer
        if item is None or not isinstance(held, PhysicalCard):
            return False
        return self._near(item, self._zones.layout.middle.trick_target)

    def _near(self, item: CardItem, place: Place) -> bool:
        """Say whether a card is near enough to a place to snap to it."""
        layout = self._zones.layout
        off = item.place.point - place.point
        if (off.x() ** 2 + off.y() ** 2) ** 0.5 <= SNAP_RADIUS * layout.metrics.card_width:
            return True
        area = place.bounds(layout.metrics.card_width)
        shared = area.intersected(item.place.bounds(layout.metrics.card_width))
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
