"""Small effects: lights on cards, paper that comes and goes, cards that rise, sink and fly back."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Z
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
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import (
    CROSS_FADE,
    PAPER_RISE,
    SHAKE_WIDTH,
    Motion,
    Speed,
    easing_curve,
)
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.pieces.marks import GoldRing
from sixtysix_gui.table.pieces.piece import Piece

_FAINT = 0.4
_BREATHS = 3
"""Then the ring stays lit: an idle table moves nothing."""


class BreathingRing(QObject):
    """A gold ring around the talon; it belongs to the scene, which shows and hides it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ring = GoldRing(Z.CLOSED_TURN_UP - 2)
        self.ring.hide()
        self.speed = Speed.NORMAL
        self._breath = QPropertyAnimation(self.ring, b"opacity", self)
        self._breath.setKeyValueAt(0.0, 1.0)
        self._breath.setKeyValueAt(0.5, _FAINT)
        self._breath.setKeyValueAt(1.0, 1.0)
        self._breath.setEasingCurve(easing_curve(Motion.BREATHE))
        self._breath.setLoopCount(_BREATHS)

    def wait(self, place: Place) -> None:
        """Breathe around a place."""
        self.ring.setPos(place.point)
        self.ring.setRotation(place.angle)
        if self.ring.isVisible():
            return
        self.ring.setOpacity(1.0)
        self.ring.show()
        duration = 2 * milliseconds(Motion.BREATHE, self.speed)
        if duration:
            self._breath.setDuration(duration)
            self._breath.start()

    def rest(self) -> None:
        """Show no ring."""
        self._breath.stop()
        self.ring.hide()

    def hold(self) -> None:
        """Stay lit without moving: no one looks."""
        self._breath.stop()
        self.ring.setOpacity(1.0)


class CrossFade(QObject):
    """Lays a picture of the table over the table and lets it fade."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._carrier = QGraphicsWidget()
        self._carrier.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._carrier.setZValue(Z.DRAGGED - 1)
        self._picture = QGraphicsPixmapItem(self._carrier)
        scene.addItem(self._carrier)
        self._carrier.hide()
        self._fade = QPropertyAnimation(self._carrier, b"opacity", self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(CROSS_FADE)
        self._fade.finished.connect(self.end)

    def begin(self, picture: QPixmap) -> None:
        """Fade from a picture of the whole scene."""
        self._picture.setPixmap(picture)
        self._carrier.show()
        self._fade.start()

    def end(self) -> None:
        """Show the table alone."""
        self._fade.stop()
        self._carrier.hide()
        self._picture.setPixmap(QPixmap())


_GRAIN = 128
"""Width in pixels at which the band is painted, to be stretched."""
_WIDTH = 0.45
"""Width of the band in the width of the table."""
_TILT = 14.0


class LightSweep(QObject):
    """A band of light that crosses the cloth below everything that lies on it."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.band = QGraphicsWidget()
        self.band.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.band.setZValue(Z.EMBROIDERY + 0.5)
        self.band.setRotation(_TILT)
        self._picture = QGraphicsPixmapItem(_painted(), self.band)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setOffset(-_GRAIN / 2, -2 * _GRAIN)
        scene.addItem(self.band)
        self.band.hide()
        self._way = QPropertyAnimation(self.band, b"pos", self)
        self._way.setEasingCurve(easing_curve(Motion.LIGHT_SWEEP))
        self._way.finished.connect(self.end)

    def run(self, speed: Speed) -> None:
        """Let the light go from left to right; where nothing moves, not at all."""
        duration = milliseconds(Motion.LIGHT_SWEEP, speed)
        if not duration:
            return
        area = self._scene.sceneRect()
        self.band.setScale(_WIDTH * area.width() / _GRAIN)
        beyond = _WIDTH * area.width() + area.height() / 4
        self._way.setDuration(duration)
        self._way.setStartValue(QPointF(area.left() - beyond, area.center().y()))
        self._way.setEndValue(QPointF(area.right() + beyond, area.center().y()))
        self.band.setPos(self._way.startValue())
        self.band.show()
        self._way.start()

    def end(self) -> None:
        """Show no light."""
        self._way.stop()
        self.band.hide()


def _painted() -> QPixmap:
    pixmap = QPixmap(_GRAIN, 4 * _GRAIN)
    pixmap.fill(Qt.GlobalColor.transparent)
    light = QLinearGradient(0, 0, _GRAIN, 0)
    for at, part in ((0.0, 0.0), (0.25, 0.35), (0.5, 1.0), (0.75, 0.35), (1.0, 0.0)):
        light.setColorAt(at, theme.colour(theme.CREAM, theme.SWEEP_ALPHA * part))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), light)
    painter.end()
    return pixmap


class PaperMotion(QObject):
    """Moves one piece of paper; where nothing is to move, it only fades."""

    def __init__(self, piece: Piece, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._piece = piece
        self.speed = Speed.NORMAL
        self._rise = QPropertyAnimation(piece, b"pos", self)
        self._rise.setEasingCurve(easing_curve(Motion.PAPER_IN))
        self._fade = QPropertyAnimation(piece, b"opacity", self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._ghost = QGraphicsWidget()
        self._ghost.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._picture = QGraphicsPixmapItem(self._ghost)
        scene.addItem(self._ghost)
        self._ghost.hide()
        self._leaving = QPropertyAnimation(self._ghost, b"opacity", self)
        self._leaving.setStartValue(1.0)
        self._leaving.setEndValue(0.0)
        self._leaving.finished.connect(self._ghost.hide)

    def come(self, width: float) -> None:
        """Let the piece, which is shown at its place, appear; ``width`` is that of a card."""
        self.rest()
        moving = milliseconds(Motion.PAPER_IN, self.speed)
        self._fade.setDuration(moving or CROSS_FADE)
        self._fade.start()
        if moving:
            home = self._piece.pos()
            self._rise.setDuration(moving)
            self._rise.setStartValue(home + QPointF(0.0, PAPER_RISE * width))
            self._rise.setEndValue(home)
            self._rise.start()

    def go(self) -> None:
        """Let a picture of the piece, which is taken away, fade in its place."""
        self.rest()
        pixmap, offset = self._piece.picture()
        self._picture.setPixmap(pixmap)
        self._picture.setOffset(offset)
        self._ghost.setPos(self._piece.pos())
        self._ghost.setZValue(self._piece.zValue())
        self._ghost.show()
        self._leaving.setDuration(milliseconds(Motion.PAPER_OUT, self.speed) or CROSS_FADE)
        self._leaving.start()

    def rest(self) -> None:
        """Be where it belongs at once."""
        if self._rise.state() is QPropertyAnimation.State.Running:
            self._piece.setPos(self._rise.endValue())
        for animation in (self._rise, self._fade, self._leaving):
            animation.stop()
        self._piece.setOpacity(1.0)
        self._ghost.hide()


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
