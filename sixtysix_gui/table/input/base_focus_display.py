"""Where on any table the focus is: the ring around it, and a card that rises."""

from typing import Generic, Protocol

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.captions.wording import NameT
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.base_keyboard import BaseKeyboard
from sixtysix_gui.table.pieces import FocusRing
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.lying_cards import AnyCards

_ABOVE_CARD = 0.5
"""The ring lies above its own card and below the next one, which is one step of height above."""


class RingedScene(Protocol):
    """A table on which a ring is laid around what has the focus."""

    @property
    def zones(self) -> AnyCards:
        """The cards on the table."""
        ...

    @property
    def focus_ring(self) -> FocusRing:
        """The ring."""
        ...


class BaseAreas(Generic[NameT]):
    """Gives the rectangle around a stop, in the scene, where it comes to rest."""

    def area(self, name: NameT) -> QRectF | None:
        """Give the rectangle around a stop, or None if it is not on the table."""
        raise NotImplementedError

    def corner(self, name: NameT, area: QRectF) -> float:
        """Give the radius of its corners."""
        raise NotImplementedError


class BaseFocusDisplay(Generic[NameT]):
    """Lays the ring around what the focus is on.

    A table may show the focus on its paper itself, and lay its ring below other things.
    """

    def __init__(
        self,
        scene: RingedScene,
        movements: SmallMovements,
        keyboard: BaseKeyboard[NameT],
        areas: BaseAreas[NameT],
    ) -> None:
        """Follow a keyboard's focus."""
        self._ring = scene.focus_ring
        self._zones = scene.zones
        self._movements = movements
        self._areas = areas
        self._keyboard = keyboard
        self._around: NameT | None = None
        keyboard.moved.connect(self.update)

    def _show_on_paper(self, name: NameT | None) -> bool:
        """Let paper show the focus that lies on it; say whether it draws it itself."""
        raise NotImplementedError

    def _height(self, name: NameT) -> float:
        """Give how high the ring around a stop lies, a z."""
        del name
        return Z.BUBBLES - 1

    def leave_what_is_gone(self) -> None:
        """Hide the ring if what it surrounds is gone, until the table lies still again."""
        if self._around is not None and self._areas.area(self._around) is None:
            self._around = None
            self._ring.hide()

    def update(self) -> None:
        """Show the focus where it is now, or nowhere."""
        stop = self._keyboard.current if self._keyboard.is_shown else None
        before, self._around = self._around, None if stop is None else stop.name
        self._ring.hide()
        is_drawn = self._show_on_paper(self._around)
        if stop is None:
            if before is not None:
                self._raise(None)
            return
        item = self._hand_item(stop.name)
        self._raise(item)
        if item is not None:
            self._around_card(item)
        elif not is_drawn:
            self._around_stop(stop.name)

    def _hand_item(self, name: NameT) -> CardItem | None:
        return self._zones.own_hand.item_of(name) if isinstance(name, PhysicalCard) else None

    def _around_stop(self, name: NameT) -> None:
        area = self._areas.area(name)
        if area is not None:
            self._ring.set_around(area.size(), self._areas.corner(name, area))
            self._place(area.center(), 0.0, self._height(name))

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

    def _raise(self, item: CardItem | None) -> None:
        hand = self._zones.own_hand
        before, hand.risen = hand.risen, item
        if before is item:
            return
        for changed, motion in ((before, Motion.HOVER_OUT), (item, Motion.HOVER_IN)):
            if changed is not None and changed in hand.items:
                self._movements.to_spot(changed, motion)
