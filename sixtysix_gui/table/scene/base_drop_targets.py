"""Where a held card would fall on any table: what lights up, and what lies below the card."""

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.intents.move_map import Held, Target, partner_of
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.zones.lying_cards import AnyCards
from sixtysix_gui.table.zones.middle import FaceDownStack

SNAP_RADIUS = 0.9
"""A card whose centre is so near to its target's, in W, snaps to it."""

SNAP_OVERLAP = 0.25
"""Or one that covers so much of the target's area."""

Reached = Callable[[CardItem | None, Held, QPointF], bool]
"""Whether what is held falls on a target, by the item and by where the pointer is."""


class BaseDropTargets:
    """Knows where each target is, for a card that is held over it or a point that is clicked.

    ``middle_size`` is half the width and height, in W and H, of the middle of the table that a
    click means.
    """

    middle_size: ClassVar[tuple[float, float]]

    def __init__(self, zones: AnyCards, stack: FaceDownStack) -> None:
        """Read the places from the zones as they are when asked; ``stack`` has the turn-up."""
        self._cards = zones
        self._stack = stack
        self._reached: dict[Target, Reached] = {
            Target.PARTNER: self._on_partner,
            Target.TURN_UP: self._on_turn_up,
        }
        """What a click means, too, before the middle of the table; in the order of asking."""

    @property
    def _trick_places(self) -> tuple[Place, ...]:
        """Near which places a card falls on the trick."""
        return (self._cards.layout.middle.trick_target,)

    def place(self, target: Target, held: Held) -> Place | None:
        """Give where the outline of a target is drawn; None where it has no card's shape."""
        item = None
        if target is Target.TRICK:
            return self._cards.layout.middle.trick_target
        if target is Target.TURN_UP:
            item = self._stack.turn_up
        elif target is Target.PARTNER:
            partner = _partner(held)
            item = None if partner is None else self._cards.own_hand.item_showing(partner)
        return None if item is None else self._cards.spot_of(item).place

    def under(self, item: CardItem, held: Held, pointer: QPointF) -> Target | None:
        """Give the target that a held card would fall on now."""
        for target, reached in self._reached.items():
            if reached(item, held, pointer):
                return target
        return Target.TRICK if self._on_trick(item, held) else None

    def clicked(self, held: Held, point: QPointF) -> Target | None:
        """Give the target that a click means while something is picked up."""
        for target, reached in self._reached.items():
            if reached(None, held, point):
                return target
        layout = self._cards.layout
        off, (wide, high) = point - layout.middle.trick, self.middle_size
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

    def _on_trick(self, item: CardItem, held: Held) -> bool:
        is_card = isinstance(held, PhysicalCard)
        return is_card and any(self._near(item, place) for place in self._trick_places)

    def _near(self, item: CardItem, place: Place) -> bool:
        """Say whether a card is near enough to a place to snap to it."""
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
