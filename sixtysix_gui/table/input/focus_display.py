"""Shows where the keyboard's focus is: a ring, and a card that rises."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.effects.small_movements import Fidgets
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.input.stop_areas import StopAreas
from sixtysix_gui.table.input.stops import StopName, Thing
from sixtysix_gui.table.scene.scene import TableScene
from sixtysix_gui.table.theme import Z

_BELOW_CHIPS = 0.9
_BELOW_TAGS = (Thing.TALON, Thing.TRUMP_CARD)
"""Their ring lies below the number of cards and the trump badge, which must stay legible."""


class FocusDisplay:
    """Lays the ring around what the focus is on."""

    def __init__(
        self, scene: TableScene, fidgets: Fidgets, keyboard: Keyboard, areas: StopAreas
    ) -> None:
        """Follow a keyboard's focus."""
        self._scene = scene
        self._fidgets = fidgets
        self._areas = areas
        self._keyboard = keyboard
        self._around: StopName | None = None
        keyboard.moved.connect(self.update)

    def leave_what_is_gone(self) -> None:
        """Hide the ring if what it surrounds is gone, until the table lies still again."""
        if self._around is not None and self._areas.area(self._around) is None:
            self._around = None
            self._scene.focus_ring.hide()

    def update(self) -> None:
        """Show the focus where it is now, or nowhere."""
        stop = self._keyboard.current if self._keyboard.is_shown else None
        before, self._around = self._around, None if stop is None else stop.name
        ring = self._scene.focus_ring
        ring.hide()
        if stop is None:
            if before is not None:
                self._raise(None)
            return
        hand = self._scene.stage.own_hand
        item = hand.item_of(stop.name) if isinstance(stop.name, Card) else None
        self._raise(item)
        if item is not None:
            self._around_card(item)
            return
        area = self._areas.area(stop.name)
        if area is not None:
            ring.set_around(area.size(), self._areas.corner(stop.name, area))
            on_talon = stop.name in _BELOW_TAGS
            self._place(area.center(), 0.0, Z.CLOSED_TURN_UP - 2 if on_talon else Z.BUBBLES - 1)

    def _around_card(self, item: CardItem) -> None:
        """Surround a card, above its neighbours: the ring is whole and meets no index of theirs."""
        spot = self._scene.stage.spot_of(item)
        width = spot.place.scale * self._scene.stage.layout.card_width
        self._scene.focus_ring.set_around_card(width)
        self._place(spot.place.point, spot.place.angle, Z.CHIPS - _BELOW_CHIPS)

    def _place(self, centre: QPointF, angle: float, z: float) -> None:
        ring = self._scene.focus_ring
        ring.setPos(centre)
        ring.setRotation(angle)
        ring.setZValue(z)
        ring.show()

    def _raise(self, item: CardItem | None) -> None:
        hand = self._scene.stage.own_hand
        before, hand.risen = hand.risen, item
        if before is item:
            return
        for changed, motion in ((before, Motion.HOVER_OUT), (item, Motion.HOVER_IN)):
            if changed is not None and changed in hand.items:
                self._fidgets.to_spot(changed, motion)
