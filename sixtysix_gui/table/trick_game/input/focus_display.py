"""Where on the table the focus is: the area of each stop, the ring around it, a card that rises."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.geometry.place import bounds_of
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game.input.keyboard import TrickKeyboard
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import PileOf, PlateOf, Thing, TrickStop, is_move

_BELOW_CHIPS = 0.9


class TrickAreas:
    """Gives the rectangle around a stop, in the scene, where it comes to rest."""

    def __init__(self, scene: TrickScene) -> None:
        """Look at a scene."""
        self._scene = scene

    def area(self, name: TrickStop) -> QRectF | None:
        """Give the rectangle around a stop, or None if it is not on the table."""
        scene = self._scene
        if isinstance(name, PhysicalCard):
            item = scene.zones.own_hand.item_of(name)
            return None if item is None else self._around((scene.zones.spot_of(item),))
        if is_move(name):
            button = scene.buttons.find(name)
            return None if button is None else button.area
        if isinstance(name, PlateOf):
            return scene.plate_area(name.chair)
        if isinstance(name, PileOf):
            pile = scene.zones.piles[name.chair]
            return self._around(spot for _, spot in pile.spots(scene.zones.layout))
        return self._of_thing(name)

    def corner(self, name: TrickStop, area: QRectF) -> float:
        """Give the radius of the corners: cards have their own, buttons are round."""
        metrics = self._scene.zones.layout.metrics
        width = theme.CARD_RADIUS * metrics.card_width
        if isinstance(name, PileOf):
            return width * metrics.sizes.side
        if name in (Thing.TALON, Thing.TURN_UP, Thing.WIDOW, Thing.SCORE):
            return width
        return min(area.width(), area.height()) / 2

    def _of_thing(self, name: TrickStop) -> QRectF | None:
        scene = self._scene
        zones = scene.zones
        if name is Thing.TURN_UP and zones.stock.turn_up is not None:
            area = zones.layout.middle.turn_up.bounds(zones.layout.metrics.card_width)
            if zones.stock.items:
                talon = zones.layout.middle.talon.bounds(zones.layout.metrics.card_width)
                area.setLeft(talon.right())
            return area
        if name is Thing.TALON:
            stock = zones.stock
            return self._around(s for i, s in stock.spots(zones.layout) if i in stock.items)
        if name is Thing.WIDOW:
            return self._around(spot for _, spot in zones.widow.spots(zones.layout))
        if name is Thing.COUNTER and scene.trump.counter.isVisible():
            counter = scene.trump.counter
            return counter.mapRectToScene(counter.body())
        if name is Thing.COIN and scene.buttons.coin_place.isVisible():
            return scene.buttons.coin_place.hit_area()
        return scene.board.area() if name is Thing.SCORE else None

    def _around(self, spots: Iterable[Spot]) -> QRectF | None:
        places = tuple(spot.place for spot in spots)
        return bounds_of(places, self._scene.zones.layout.metrics.card_width) if places else None


class TrickFocusDisplay:
    """Lays the ring around what the focus is on."""

    def __init__(
        self,
        scene: TrickScene,
        movements: SmallMovements,
        keyboard: TrickKeyboard,
        areas: TrickAreas,
    ) -> None:
        """Follow a keyboard's focus."""
        self._scene = scene
        self._movements = movements
        self._areas = areas
        self._keyboard = keyboard
        self._around: TrickStop | None = None
        self.foot = ""
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
        self._scene.buttons.mark_focus(self._around, self.foot)
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
        button = self._scene.buttons.find(stop.name)
        drawn = button is not None and button.piece in self._scene.buttons.draws_focus
        area = None if drawn else self._areas.area(stop.name)
        if area is not None:
            ring.set_around(area.size(), self._areas.corner(stop.name, area))
            self._place(area.center(), 0.0, Z.BUBBLES - 1)

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
