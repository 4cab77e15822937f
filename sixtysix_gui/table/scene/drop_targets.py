"""Where a held card would fall on the table of two: on the talon and the hand, too."""

from typing import ClassVar

from PySide6.QtCore import QPointF
from typing_extensions import override

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.intents.move_map import Grip, Held, Target
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place
from sixtysix_gui.table.scene.base_drop_targets import BaseDropTargets
from sixtysix_gui.table.zones.zones import Zones


class DropTargets(BaseDropTargets):
    """Knows where each target is, also for the turn-up and the talon, which can be taken up."""

    middle_size: ClassVar[tuple[float, float]] = (1.35, 0.95)

    def __init__(self, zones: Zones) -> None:
        """Read the places from the zones as they are when asked."""
        super().__init__(zones, zones.talon)
        self._zones = zones
        self._reached |= {Target.TALON: self._on_talon, Target.HAND: self._on_hand}

    @override
    def place(self, target: Target, held: Held) -> Place | None:
        layout = self._zones.layout
        if target is Target.TALON:
            return layout.middle.talon
        if target is not Target.HAND:
            return super().place(target, held)
        places = layout.hands.own(max(len(self._zones.own_hand.items), 1))
        return places[len(places) // 2]

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


def _contains(place: Place, card_width: float, point: QPointF) -> bool:
    height = card_width * CARD_ASPECT
    return (
        abs(point.x() - place.x) <= card_width * place.scale / 2
        and abs(point.y() - place.y) <= height * place.scale / 2
    )
