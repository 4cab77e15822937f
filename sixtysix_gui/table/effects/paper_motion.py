"""How the coach's paper comes and goes: it rises and fades in; what it leaves behind fades out."""

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.table.animations import milliseconds
from sixtysix_gui.table.durations import CROSS_FADE, PAPER_RISE, Motion, Speed, easing_curve
from sixtysix_gui.table.pieces.piece import Piece


class PaperMotion(QObject):
    """Moves one piece of paper; where nothing is to move, it only fades."""

    def __init__(self, piece: Piece, scene: QGraphicsScene, parent: QObject) -> None:
        """Take a piece that is in the scene."""
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
