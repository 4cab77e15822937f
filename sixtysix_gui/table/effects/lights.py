"""Lights that belong to no event: the ring that breathes, the sweep, and the cross-fade."""

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.animations import milliseconds
from sixtysix_gui.table.durations import CROSS_FADE, Motion, Speed, easing_curve
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.pieces.marks.outlines import GoldRing

_FAINT = 0.4
_BREATHS = 3
"""Then the ring stays lit: an idle table moves nothing."""


class BreathingRing(QObject):
    """A gold ring around the talon; it belongs to the scene, which shows and hides it."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make the ring, hidden."""
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
        """Stay lit without moving: nobody looks."""
        self._breath.stop()
        self.ring.setOpacity(1.0)


class CrossFade(QObject):
    """Lays a picture of the table over the table and lets it fade."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        """Make the carrier of the picture, hidden."""
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
"""The band is painted so many pixels wide and stretched."""
_WIDTH = 0.45
"""Width of the band in the width of the table."""
_TILT = 14.0


class LightSweep(QObject):
    """A band of light that crosses the cloth below everything that lies on it."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        """Make the band, hidden."""
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
