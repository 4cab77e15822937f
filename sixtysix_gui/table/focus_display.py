"""Shows where the keyboard's focus is: a ring, and a card that rises."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.card_item import CardItem
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.fidgets import Fidgets
from sixtysix_gui.table.keyboard import Keyboard
from sixtysix_gui.table.scene import TableScene
from sixtysix_gui.table.stop_areas import StopAreas
from sixtysix_gui.table.theme import Z

_GHOST_ABOVE = 0.9


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
        keyboard.moved.connect(self.update)

    def update(self) -> None:
        """Show the focus where it is now, or nowhere."""
        stop = self._keyboard.current if self._keyboard.is_shown else None
        ring = self._scene.focus_ring
        ring.hide()
        self._scene.focus_ghost.hide()
        if stop is None:
            return
        if isinstance(stop.name, Card):
            self._on_card(stop.name)
            return
        self._raise(None)
        area = self._areas.area(stop.name)
        if area is not None:
            ring.set_around(area.size(), self._areas.corner(stop.name, area))
            self._place(area.center(), 0.0, Z.BUBBLES - 1)

    def _on_card(self, card: Card) -> None:
        item = self._scene.stage.own_hand.item_of(card)
        if item is None:
            return
        self._raise(item)
        spot = self._scene.stage.spot_of(item)
        width = spot.place.scale * self._scene.stage.layout.card_width
        self._scene.focus_ring.set_around_card(width)
        self._place(spot.place.point, spot.place.angle, spot.z + 0.5)
        ghost = self._scene.focus_ghost
        ghost.set_around_card(width)
        ghost.setPos(spot.place.point)
        ghost.setRotation(spot.place.angle)
        ghost.setZValue(Z.CHIPS - _GHOST_ABOVE)
        ghost.show()

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
