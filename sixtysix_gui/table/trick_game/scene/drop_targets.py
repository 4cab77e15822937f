"""Where a held card would fall: the places that light up, and the one below the card."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.geometry.place import Place
from sixtysix_gui.table.intents.move_map import Held, Target, partner_of
from sixtysix_gui.table.scene.drop_targets import SNAP_OVERLAP, SNAP_RADIUS
from sixtysix_gui.table.trick_game.zones.zones import TrickZones

_MIDDLE_WIDE = 1.15
_MIDDLE_HIGH = 0.85
"""Half the size, in W and H, of the middle of the table that a click means."""


class TrickDropTargets:
    """Knows where each target is, for a card that is held over it or a point that is clicked."""

    def __init__(self, zones: TrickZones) -> None:
        """Read the places from the zones as they are when asked."""
        self._zones = zones
        self._reached: dict[Target, Callable[[CardItem | None, PhysicalCard, QPointF], bool]] = {
            Target.PARTNER: self._on_partner,
            Target.TURN_UP: self._on_turn_up,
            Target.TRICK: self._on_trick,
        }

    def place(self, target: Target, held: Held) -> Place | None:
        """Give where the outline of a target is drawn; None where it has no card's shape."""
        if target is Target.TRICK:
            return self._zones.layout.middle.trick_target
        if target is Target.TURN_UP:
            item = self._zones.stock.turn_up
            return None if item is None else self._zones.spot_of(item).place
        if target is Target.PARTNER and isinstance(held, PhysicalCard):
            partner = partner_of(held.card)
            item = None if partner is None else self._zones.own_hand.item_showing(partner)
            return None if item is None else self._zones.spot_of(item).place
        return None

    def under(self, item: CardItem, held: Held, pointer: QPointF) -> Target | None:
        """Give the target that a held card would fall on now."""
        if not isinstance(held, PhysicalCard):
            return None
        reached = (target for target, test in self._reached.items() if test(item, held, pointer))
        return next(reached, None)

    def clicked(self, held: Held, point: QPointF) -> Target | None:
        """Give the target that a click means while something is picked up."""
        if not isinstance(held, PhysicalCard):
            return None
        for target in (Target.PARTNER, Target.TURN_UP):
            if self._reached[target](None, held, point):
                return target
        layout = self._zones.layout
        off = point - layout.middle.trick
        in_middle = (
            abs(off.x()) <= _MIDDLE_WIDE * layout.metrics.card_width
            and abs(off.y()) <= _MIDDLE_HIGH * layout.metrics.card_height
        )
        return Target.TRICK if in_middle else None

    def _on_partner(self, item: CardItem | None, held: PhysicalCard, pointer: QPointF) -> bool:
        partner = partner_of(held.card)
        below = self._zones.own_hand.item_at(pointer, self._zones.layout, without=item)
        card = None if below is None else below.card
        return partner is not None and card is not None and card.card == partner

    def _on_turn_up(self, item: CardItem | None, held: PhysicalCard, pointer: QPointF) -> bool:
        del held
        stock = self._zones.stock
        if stock.turn_up is None:
            return False
        if stock.turn_up_covers(pointer):
            return True
        if item is None:
            return False
        place = self._zones.spot_of(stock.turn_up).place
        target = self._zones.layout.middle.trick_target
        return self._near(item, place) and not self._near(item, target)

    def _on_trick(self, item: CardItem | None, held: PhysicalCard, pointer: QPointF) -> bool:
        del held, pointer
        if item is None:
            return False
        middle = self._zones.layout.middle
        at_middle = Place(middle.trick.x(), middle.trick.y())
        return self._near(item, middle.trick_target) or self._near(item, at_middle)

    def _near(self, item: CardItem, place: Place) -> bool:
        """Say whether a card is near enough to a place to snap to it."""
        width = self._zones.layout.metrics.card_width
        off = item.place.point - place.point
        if (off.x() ** 2 + off.y() ** 2) ** 0.5 <= SNAP_RADIUS * width:
            return True
        area = place.bounds(width)
        shared = area.intersected(item.place.bounds(width))
        return _size(shared) >= SNAP_OVERLAP * _size(area)


def _size(area: QRectF) -> float:
    return area.width() * area.height()
