"""Where on the table the focus is: the ring around it, and a card that rises."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.stops import StopName, Thing

_ABOVE_CARD = 0.5
"""The ring lies above its own card and below the next one, which is one step of height above."""

_BELOW_TAGS = (Thing.TALON, Thing.TURN_UP)
"""Their ring lies below the number of cards and the trump badge, which must stay legible."""


class FocusDisplay:
    """Lays the ring around what the focus is on; ``foot`` is said of a contract that has it."""

    def __init__(
        self,
        scene: Scene,
        movements: SmallMovements,
        keyboard: Keyboard,
        foot: Callable[[StopName | None], str],
    ) -> None:
        """Follow a keyboard's focus."""
        self._scene = scene
        self._ring = scene.focus_ring
        self._zones = scene.zones
        self._movements = movements
        self._keyboard = keyboard
        self._foot = foot
        self._around: StopName | None = None
        keyboard.moved.connect(self.update)

    def leave_what_is_gone(self) -> None:
        """Hide the ring if what it surrounds is gone, until the table lies still again."""
        if self._around is not None and self._scene.areas.area(self._around) is None:
            self._around = None
            self._ring.hide()

    def update(self) -> None:
        """Show the focus where it is now, or nowhere."""
        stop = self._keyboard.current if self._keyboard.is_shown else None
        before, self._around = self._around, None if stop is None else stop.name
        self._ring.hide()
        is_drawn = self._scene.show_focus(self._around, self._foot(self._around))
        if stop is None:
            if before is not None:
                self._movements.raise_card(None)
            return
        item = self._hand_item(stop.name)
        self._movements.raise_card(item)
        if item is not None:
            self._around_card(item)
        elif not is_drawn:
            self._around_stop(stop.name)

    def _hand_item(self, name: StopName) -> CardItem | None:
        return self._zones.own_hand.item_of(name) if isinstance(name, PhysicalCard) else None

    def _around_stop(self, name: StopName) -> None:
        areas = self._scene.areas
        area = areas.area(name)
        if area is not None:
            self._ring.set_around(area.size(), areas.corner(name, area))
            height = Z.CLOSED_TURN_UP - 2 if name in _BELOW_TAGS else Z.BUBBLES - 1
            self._place(area.center(), 0.0, height)

    def _around_card(self, item: CardItem) -> None:
        """Surround a card at its own height: the cards in front hide what they cover."""
        spot = self._zones.spot_of(item)
        width = spot.place.scale * self._zones.layout.metrics.card_width
        self._ring.set_around_card(width)
        self._place(spot.place.point, spot.place.angle, spot.z + _ABOVE_CARD)

    def _place(self, centre: QPointF, angle: float, z: float) -> None:
        self._ring.setPos(centre)
        self._ring.setRotation(angle)
        self._ring.setZValue(z)
        self._ring.show()
