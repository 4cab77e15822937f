"""Where on the table each stop of the focus is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.item import Spot
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.geometry.place import bounds_of
from sixtysix_gui.table.input.stops import StopName, Thing, is_act
from sixtysix_gui.table.scene.scene import TableScene

_PLATES = {Thing.MY_PLATE: Side.MINE, Thing.THEIR_PLATE: Side.THEIRS}


class StopAreas:
    """Gives the rectangle around a stop, in the scene, where it comes to rest."""

    def __init__(self, scene: TableScene) -> None:
        """Look at a scene."""
        self._scene = scene

    def area(self, name: StopName) -> QRectF | None:
        """Give the rectangle around a stop, or None if it is not on the table."""
        if isinstance(name, Card):
            item = self._scene.stage.own_hand.item_of(name)
            return None if item is None else self._around((self._scene.stage.spot_of(item),))
        if is_act(name):
            button = self._scene.buttons.find(*name)
            return None if button is None else button.area
        stage = self._scene.stage
        if isinstance(name, Side):
            return self._around(spot for _, spot in stage.piles[name].spots(stage.layout))
        if isinstance(name, Thing) and name in _PLATES:
            plate = self._scene.furniture.plates[_PLATES[name]]
            return plate.mapRectToScene(plate.body())
        return self._on_talon(name)

    def corner(self, name: StopName, area: QRectF) -> float:
        """Give the radius of the corners: cards have their own, buttons are round."""
        width = theme.CARD_RADIUS * self._scene.stage.layout.card_width
        if isinstance(name, Side):
            return width * self._scene.stage.layout.metrics.sizes.side
        if name in (Thing.TALON, Thing.TRUMP_CARD):
            return width
        return min(area.width(), area.height()) / 2

    def _on_talon(self, name: StopName) -> QRectF | None:
        stage = self._scene.stage
        talon = stage.talon
        if name is Thing.TRUMP_CARD:
            return self._scene.visible_turn_up()
        return self._around(spot for item, spot in talon.spots(stage.layout) if item in talon.items)

    def _around(self, spots: Iterable[Spot]) -> QRectF | None:
        places = tuple(spot.place for spot in spots)
        return bounds_of(places, self._scene.stage.layout.card_width) if places else None
