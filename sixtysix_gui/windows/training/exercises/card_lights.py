"""Gold light on several cards and chips at once, as the opening of a lesson shows them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.pieces.marks import Beacon
from sixtysix_gui.table.scene.scene import Scene

_BELOW = 0.25
"""How far a light lies below its card, in steps of height."""


class CardLights(QObject):
    """Keeps a light where each of some moves would be made."""

    def __init__(self, scene: Scene, parent: QObject) -> None:
        """Light nothing yet."""
        super().__init__(parent)
        self._scene = scene
        self._moves: tuple[Move, ...] = ()
        self._lights: list[Beacon] = []

    @property
    def lit(self) -> tuple[Move, ...]:
        """What is lit."""
        return self._moves

    def show(self, moves: Sequence[Move]) -> None:
        """Light other moves."""
        self._moves = tuple(moves)
        for light in self._lights:
            self._scene.removeItem(light)
        self._lights = [Beacon(Z.HANDS) for _ in self._moves]
        for light in self._lights:
            self._scene.addItem(light)
        self.lay_again()

    def clear(self) -> None:
        """Light nothing any more."""
        self.show(())

    def lay_again(self) -> None:
        """Lay the lights where cards and chips lie now."""
        look = self._scene.look
        for light, move in zip(self._lights, self._moves, strict=True):
            if look is not None:
                light.set_look(look)
            if isinstance(move, PlayCard):
                self._lay_on_card(light, move)
            else:
                self._lay_on_chip(light, move)

    def _lay_on_card(self, light: Beacon, move: PlayCard) -> None:
        item = self._scene.zones.own_hand.item_showing(move.card)
        light.setVisible(item is not None)
        if item is None:
            return
        place, metrics = item.place, self._scene.zones.layout.metrics
        scale = metrics.sizes.own
        light.set_around_card(scale * metrics.card_width)
        light.setPos(place.point)
        light.setRotation(place.angle)
        light.setScale(place.scale / scale)
        light.setZValue(item.zValue() - _BELOW)

    def _lay_on_chip(self, light: Beacon, move: Move) -> None:
        button = self._scene.buttons.find(move)
        light.setVisible(button is not None)
        if button is None:
            return
        area = QRectF(button.picture)
        light.set_around(area.size(), min(area.width(), area.height()) / 2)
        light.setPos(area.center())
        light.setZValue(min(Z.CHIPS, button.piece.zValue()) - 0.5)
