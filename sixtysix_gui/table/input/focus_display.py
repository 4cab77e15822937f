"""Where on the table the focus is: the area of each stop, the ring around it, a card that rises."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table import theme
from sixtysix_gui.table.captions.wording import StopName, Thing, is_act
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.geometry.place import bounds_of
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.pieces.coach.slip_plan import Part
from sixtysix_gui.table.scene.scene import TableScene
from sixtysix_gui.table.theme import Z

_ON_PAPER = (Thing.COACH_CAP, Thing.SLIP, Thing.SLIP_CLOSE)
_DRAWN_ON_PAPER = (Thing.SLIP, Thing.SLIP_CLOSE)
"""The slip draws the focus itself, as on all paper."""
_PLATES = {Thing.MY_PLATE: Side.MINE, Thing.THEIR_PLATE: Side.THEIRS}


class StopAreas:
    """Gives the rectangle around a stop, in the scene, where it comes to rest."""

    def __init__(self, scene: TableScene) -> None:
        """Look at a scene."""
        self._scene = scene

    def area(self, name: StopName) -> QRectF | None:
        """Give the rectangle around a stop, or None if it is not on the table."""
        if isinstance(name, PhysicalCard):
            item = self._scene.zones.own_hand.item_of(name)
            return None if item is None else self._around((self._scene.zones.spot_of(item),))
        if is_act(name):
            button = self._scene.buttons.find(*name)
            return None if button is None else button.area
        zones = self._scene.zones
        if isinstance(name, Side):
            return self._around(spot for _, spot in zones.piles[name].spots(zones.layout))
        if isinstance(name, Thing) and name in _PLATES:
            plate = self._scene.indicators.plates[_PLATES[name]]
            return plate.mapRectToScene(plate.body())
        if name in _ON_PAPER:
            return self._on_paper(name)
        return self._on_talon(name)

    def corner(self, name: StopName, area: QRectF) -> float:
        """Give the radius of the corners: cards have their own, buttons are round."""
        width = theme.CARD_RADIUS * self._scene.zones.layout.metrics.card_width
        if isinstance(name, Side):
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


_BELOW_CHIPS = 0.9
_BELOW_TAGS = (Thing.TALON, Thing.TRUMP_CARD)
"""Their ring lies below the number of cards and the trump badge, which must stay legible."""


class FocusDisplay:
    """Lays the ring around what the focus is on."""

    def __init__(
        self, scene: TableScene, movements: SmallMovements, keyboard: Keyboard, areas: StopAreas
    ) -> None:
        """Follow a keyboard's focus."""
        self._scene = scene
        self._movements = movements
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
        self._scene.paper.show_focus(
            on_list=self._around is Thing.SLIP, on_close=self._around is Thing.SLIP_CLOSE
        )
        if stop is None:
            if before is not None:
                self._raise(None)
            return
        hand = self._scene.zones.own_hand
        item = hand.item_of(stop.name) if isinstance(stop.name, PhysicalCard) else None
        self._raise(item)
        if item is not None:
            self._around_card(item)
            return
        area = None if stop.name in _DRAWN_ON_PAPER else self._areas.area(stop.name)
        if area is not None:
            ring.set_around(area.size(), self._areas.corner(stop.name, area))
            on_talon = stop.name in _BELOW_TAGS
            self._place(area.center(), 0.0, Z.CLOSED_TURN_UP - 2 if on_talon else Z.BUBBLES - 1)

    def _around_card(self, item: CardItem) -> None:
        """Surround a card, above its neighbours: the ring is whole and meets no index of theirs."""
        spot = self._scene.zones.spot_of(item)
        width = spot.place.scale * self._scene.zones.layout.metrics.card_width
        self._scene.focus_ring.set_around_card(width)
        self._place(spot.place.point, spot.place.angle, Z.CHIPS - _BELOW_CHIPS)

    def _place(self, centre: QPointF, angle: float, z: float) -> None:
        ring = self._scene.focus_ring
        ring.setPos(centre)
        ring.setRotation(angle)
        ring.setZValue(z)
        ring.show()

    def _raise(self, item: CardItem | None) -> None:
        hand = self._scene.zones.own_hand
        before, hand.risen = hand.risen, item
        if before is item:
            return
        for changed, motion in ((before, Motion.HOVER_OUT), (item, Motion.HOVER_IN)):
            if changed is not None and changed in hand.items:
                self._movements.to_spot(changed, motion)
