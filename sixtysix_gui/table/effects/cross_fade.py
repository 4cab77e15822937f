"""What the table looked like fades away: at the speed "none" this stands for every motion."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPropertyAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.table.durations import CROSS_FADE
from sixtysix_gui.table.theme import Z


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
