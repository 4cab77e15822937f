"""Light that goes over the cloth once, when the person has won a game."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.table import theme
from sixtysix_gui.table.durations import Motion, Speed, easing_curve
from sixtysix_gui.table.motions.basics import milliseconds
from sixtysix_gui.table.theme import Z

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
