"""Where on the table of two the focus is: the area of each stop, and how its ring lies."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from typing_extensions import override

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table import theme
from sixtysix_gui.table.captions.wording import StopName, Thing, is_act
from sixtysix_gui.table.cards.item import Spot
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.base_focus_display import BaseAreas, BaseFocusDisplay
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.pieces.coach.slip_plan import Part
from sixtysix_gui.table.scene.scene import TableScene
from sixtysix_gui.table.theme import Z

_ON_PAPER = (Thing.COACH_CAP, Thing.SLIP, Thing.SLIP_CLOSE)
_DRAWN_ON_PAPER = (Thing.SLIP, Thing.SLIP_CLOSE)
"""The slip draws the focus itself, as on all paper."""
_PLATES = {Thing.MY_PLATE: Chair.SOUTH, Thing.THEIR_PLATE: Chair.NORTH}


class StopAreas(BaseAreas[StopName]):
    """Gives the rectangle around a stop, in the scene, where it comes to rest."""

    def __init__(self, scene: TableScene) -> None:
        """Look at a scene."""
        self._scene = scene

    @override
    def area(self, name: StopName) -> QRectF | None:
        """Give the rectangle around a stop, or None if it is not on the table."""
        if isinstance(name, PhysicalCard):
            item = self._scene.zones.own_hand.item_of(name)
            return None if item is None else self._around((self._scene.zones.spot_of(item),))
        if is_act(name):
            button = self._scene.buttons.find(*name)
            return None if button is None else button.area
        zones = self._scene.zones
        if isinstance(name, Chair):
            return self._around(spot for _, spot in zones.piles[name].spots(zones.layout))
        if isinstance(name, Thing) and name in _PLATES:
            plate = self._scene.indicators.plates[_PLATES[name]]
            return plate.mapRectToScene(plate.body())
        if name in _ON_PAPER:
            return self._on_paper(name)
        return self._on_talon(name)

    @override
    def corner(self, name: StopName, area: QRectF) -> float:
        """Give the radius of the corners: cards have their own, buttons are round."""
        width = theme.CARD_RADIUS * self._scene.zones.layout.metrics.card_width
        if isinstance(name, Chair):
            return width * self._scene.zones.layout.metrics.sizes.side
        if name in (Thing.TALON, Thing.TRUMP_CARD):
            return width
        return min(area.width(), area.height()) / 2

    def _on_paper(self, name: StopName) -> QRectF | None:
        paper = self._scene.paper
        if name is Thing.SLIP:
            return paper.list_area()
        if name is Thing.SLIP_CLOSE:
            return paper.part_area(Part.CLOSE)
        return paper.cap.mapRectToScene(paper.cap.body()) if paper.has_cap else None

    def _on_talon(self, name: StopName) -> QRectF | None:
        zones = self._scene.zones
        talon = zones.talon
        if name is Thing.TRUMP_CARD:
            return self._scene.visible_turn_up()
        return self._around(spot for item, spot in talon.spots(zones.layout) if item in talon.items)

    def _around(self, spots: Iterable[Spot]) -> QRectF | None:
        places = tuple(spot.place for spot in spots)
        return bounds_of(places, self._scene.zones.layout.metrics.card_width) if places else None


_BELOW_TAGS = (Thing.TALON, Thing.TRUMP_CARD)
"""Their ring lies below the number of cards and the trump badge, which must stay legible."""


class FocusDisplay(BaseFocusDisplay[StopName]):
    """Lays the ring around what the focus is on."""

    def __init__(
        self, scene: TableScene, movements: SmallMovements, keyboard: Keyboard, areas: StopAreas
    ) -> None:
        """Follow a keyboard's focus."""
        super().__init__(scene, movements, keyboard, areas)
        self._paper = scene.paper

    @override
    def _show_on_paper(self, name: StopName | None) -> bool:
        self._paper.show_focus(on_list=name is Thing.SLIP, on_close=name is Thing.SLIP_CLOSE)
        return name in _DRAWN_ON_PAPER

    @override
    def _height(self, name: StopName) -> float:
        return Z.CLOSED_TURN_UP - 2 if name in _BELOW_TAGS else super()._height(name)
