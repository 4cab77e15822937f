"""Shows where the keyboard's focus is: a ring, and a card that rises."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table import theme
from sixtysix_gui.table.card_item import CardItem
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.fidgets import Fidgets
from sixtysix_gui.table.geometry.sides import PILE_SCALE
from sixtysix_gui.table.keyboard import Keyboard, Stop
from sixtysix_gui.table.layout import Side
from sixtysix_gui.table.scene import TableScene
from sixtysix_gui.table.theme import Z

_GHOST_ABOVE = 0.9


class FocusDisplay:
    """Lays the ring around what the focus is on."""

    def __init__(self, scene: TableScene, fidgets: Fidgets, keyboard: Keyboard) -> None:
        """Follow a keyboard's focus."""
        self._scene = scene
        self._fidgets = fidgets
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
        area = self._area(stop)
        if area is not None:
            ring.set_around(area.size(), self._corner(stop, area))
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

    def _corner(self, stop: Stop, area: QRectF) -> float:
        """Give the radius of the ring's corners: a pile is made of cards, buttons are round."""
        if isinstance(stop.name, Side):
            return theme.CARD_RADIUS * PILE_SCALE * self._scene.stage.layout.card_width
        return min(area.width(), area.height()) / 2

    def _area(self, stop: Stop) -> QRectF | None:
        if isinstance(stop.name, Side):
            pile = self._scene.stage.piles[stop.name]
            area = QRectF()
            for item, _ in pile.spots(self._scene.stage.layout):
                area = area.united(item.mapRectToScene(item.body()))
            return area
        if isinstance(stop.name, Card):
            return None
        button = self._scene.buttons.find(*stop.name)
        return None if button is None else button.area
