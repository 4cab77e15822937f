"""Small movements that belong to no event: rising under the pointer, flying back, shaking."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject

from sixtysix_gui.table.animations import (
    change,
    eased,
    in_turn,
    keyed,
    milliseconds,
    rise,
    sinking,
    together,
    travel,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import SHAKE_WIDTH, Motion, Speed
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.zones.zones import Zones


class SmallMovements(QObject):
    """Moves single cards outside the queue of events; each card has one such movement at most."""

    def __init__(
        self,
        zones: Zones,
        is_in_motion: Callable[[CardItem], bool],
        parent: QObject | None = None,
    ) -> None:
        """Start with nothing moving; ``is_in_motion`` says whether an event moves a card now."""
        super().__init__(parent)
        self._zones = zones
        self._is_in_motion = is_in_motion
        self.speed = Speed.NORMAL
        self._running: dict[CardItem, QAbstractAnimation] = {}

    def to_spot(self, item: CardItem, motion: Motion) -> None:
        """Let a card rise or sink to where its zone has it now.

        One that an event moves comes to lie there by itself; Qt would stop the whole motion for it.
        """
        if self._is_in_motion(item):
            return
        spot = self._zones.spot_of(item)
        item.set_veiled(veiled=spot.veiled)
        item.setZValue(spot.z)
        flight = travel(item, spot.place, milliseconds(motion, self.speed), eased(motion))
        self._run(item, flight)

    def raise_card(self, item: CardItem | None) -> None:
        """Let a card of the own hand rise, and the one before it sink; held ones stay."""
        hand = self._zones.own_hand
        before, hand.risen = hand.risen, item
        if before is item:
            return
        for changed, motion in ((before, Motion.HOVER_OUT), (item, Motion.HOVER_IN)):
            if changed is not None and changed in hand.items and changed not in self._zones.held:
                self.to_spot(changed, motion)

    def pick_up(self, item: CardItem, tilt: float, scale: float) -> None:
        """Straighten and resize a card about the point at which it is held."""
        duration = milliseconds(Motion.PICK_UP, self.speed)
        curve = eased(Motion.PICK_UP)
        if not duration:
            item.setRotation(tilt)
            item.setScale(scale)
            item.shadow.fall(1.0, tilt)
            return
        self._run(
            item,
            together(
                change(item, b"rotation", tilt, duration, curve),
                change(item, b"scale", scale, duration, curve),
                *rise(item, tilt, duration, curve),
            ),
        )

    def fly_back(self, item: CardItem) -> None:
        """Let a card that was held return to its spot, and shake once."""
        item.take_off()
        spot = self._zones.spot_of(item)
        item.setZValue(spot.z)
        duration = milliseconds(Motion.SNAP_BACK, self.speed)
        back = sinking(item, spot.place, duration, eased(Motion.SNAP_BACK))
        shake = self._shake(item, spot.place)
        self._run(item, in_turn(back, *shake), lambda: self._zones.held.discard(item))

    def stop(self, item: CardItem) -> None:
        """Stop the movement of a card where it is."""
        animation = self._running.pop(item, None)
        if animation is not None:
            animation.blockSignals(True)  # its ``finished`` would settle the card
            animation.stop()
            animation.deleteLater()

    def stop_all(self) -> None:
        """Stop every movement; cards on their way back are no longer held."""
        for item in list(self._running):
            if item is not self._zones.grasped:
                self.stop(item)
                self._zones.held.discard(item)

    def _shake(self, item: CardItem, place: Place) -> list[QAbstractAnimation]:
        duration = 2 * milliseconds(Motion.SHAKE, self.speed)
        if not duration:
            return []
        wide = SHAKE_WIDTH * self._zones.layout.metrics.card_width
        swing = ((0.0, 0.0), (0.25, wide), (0.75, -wide), (1.0, 0.0))
        points = [(part, place.moved(off, 0.0).point) for part, off in swing]
        return [keyed(item, b"pos", points, duration)]

    def _run(
        self,
        item: CardItem,
        animation: QAbstractAnimation,
        done: Callable[[], object] | None = None,
    ) -> None:
        self.stop(item)
        if animation.totalDuration() == 0:
            animation.deleteLater()
            self._end(item, done)
            return
        animation.setParent(self)
        self._running[item] = animation
        animation.finished.connect(lambda: self._end(item, done))
        animation.start()

    def _end(self, item: CardItem, done: Callable[[], object] | None) -> None:
        animation = self._running.pop(item, None)
        if animation is not None:
            animation.deleteLater()
        if done is not None:
            done()
        self._zones.settle_item(item)
