"""Small movements that belong to no event: rising under the pointer, flying back, shaking."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject

from sixtysix_gui.table.card_item import CardItem
from sixtysix_gui.table.durations import SHAKE_WIDTH, Motion, Speed
from sixtysix_gui.table.layout import Place
from sixtysix_gui.table.motions.basics import change, eased, in_turn, milliseconds, together, travel
from sixtysix_gui.table.stage import Stage


class Fidgets(QObject):
    """Moves single cards outside the queue of events; each card has one such movement at most."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        """Start with nothing moving."""
        super().__init__(parent)
        self._stage = stage
        self.speed = Speed.NORMAL
        self._running: dict[CardItem, QAbstractAnimation] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a card moves."""
        return bool(self._running)

    def to_spot(self, item: CardItem, motion: Motion) -> None:
        """Let a card rise or sink to where its zone has it now."""
        spot = self._stage.spot_of(item)
        item.set_veiled(veiled=spot.veiled)
        item.setZValue(spot.z)
        flight = travel(item, spot.place, milliseconds(motion, self.speed), eased(motion))
        self._run(item, flight)

    def pick_up(self, item: CardItem, tilt: float, scale: float) -> None:
        """Straighten and resize a card about the point at which it is held."""
        duration = milliseconds(Motion.PICK_UP, self.speed)
        curve = eased(Motion.PICK_UP)
        self._run(
            item,
            together(
                change(item, b"rotation", tilt, duration, curve),
                change(item, b"scale", scale, duration, curve),
            ),
        )

    def fly_back(self, item: CardItem) -> None:
        """Let a card that was held return to its spot, and shake once."""
        item.take_off()
        spot = self._stage.spot_of(item)
        back = travel(
            item, spot.place, milliseconds(Motion.SNAP_BACK, self.speed), eased(Motion.SNAP_BACK)
        )
        shake = self._shake(item, spot.place)
        self._run(item, in_turn(back, *shake), lambda: self._stage.held.discard(item))

    def stop(self, item: CardItem) -> None:
        """Stop the movement of a card where it is."""
        animation = self._running.pop(item, None)
        if animation is not None:
            animation.blockSignals(True)
            animation.stop()
            animation.deleteLater()

    def stop_all(self) -> None:
        """Stop every movement; cards on their way back are no longer held."""
        for item in list(self._running):
            if item is not self._stage.grasped:
                self.stop(item)
                self._stage.held.discard(item)

    def _shake(self, item: CardItem, place: Place) -> list[QAbstractAnimation]:
        duration = milliseconds(Motion.SHAKE, self.speed)
        if not duration:
            return []
        wide = SHAKE_WIDTH * self._stage.layout.card_width
        ways = [place, place.moved(wide, 0.0), place.moved(-wide, 0.0), place]
        return [
            travel(item, end, duration, eased(Motion.SHAKE), start=start)
            for start, end in itertools.pairwise(ways)
        ]

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
        self._stage.settle_item(item)
