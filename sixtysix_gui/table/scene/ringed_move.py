"""The move that was played, in the review of a deal: a pencil ring around its card or its chip."""

from PySide6.QtCore import QObject, QPointF, QSizeF, QVariantAnimation

from sixtysix_gui.design.cards.svg import CARD_ASPECT
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.table.pieces.marks.pencil_ring import PencilRing
from sixtysix_gui.table.scene.scene import Scene

_INDEX_X, _INDEX_Y = 0.165, 0.245
"""The middle of a card's index from its upper left corner, in widths of the card."""
_AROUND_INDEX = QSizeF(0.40, 0.52)
_AROUND_CHIP = 1.16, 1.5
"""The ring in widths of the card, and in widths and heights of a chip."""


class RingedMove(QObject):
    """Draws the ring once and keeps it where the card lies."""

    def __init__(self, scene: Scene, parent: QObject) -> None:
        """Add the ring to a scene, out of sight."""
        super().__init__(parent)
        self._scene = scene
        self.ring = PencilRing()
        self.ring.hide()
        scene.addItem(self.ring)
        self._move: Move | None = None
        self._drawing = QVariantAnimation(self)
        self._drawing.setStartValue(0.0)
        self._drawing.setEndValue(1.0)
        self._drawing.setEasingCurve(easing_curve(Motion.PENCIL_RING))
        self._drawing.valueChanged.connect(self._draw_to)

    @property
    def move(self) -> Move | None:
        """The move that has the ring, if it can be seen."""
        return self._move if self.ring.isVisible() else None

    def show(self, move: Move | None, speed: Speed) -> None:
        """Draw the ring around a move; None takes it away."""
        self._drawing.stop()
        self._move = move
        self.ring.share = 1.0
        self._lay()
        duration = MOTIONS[Motion.PENCIL_RING].at(speed)
        if duration and self.ring.isVisible() and self._scene.views()[0].isVisible():
            self._drawing.setDuration(duration)
            self._drawing.start()

    def clear(self) -> None:
        """Take the ring away."""
        self.show(None, Speed.NONE)

    def lay_again(self) -> None:
        """Lay the ring where its card or chip lies now."""
        self._lay()

    def _draw_to(self, share: object) -> None:
        if isinstance(share, float):
            self.ring.share = share

    def _lay(self) -> None:
        item, move = self._card_item(), self._move
        button = None
        if move is not None and item is None:
            button = self._scene.buttons.find(move)
        self.ring.setVisible(item is not None or button is not None)
        if self._scene.look is not None:
            self.ring.set_look(self._scene.look)
        if item is not None:
            self._lay_on_card(item)
        elif button is not None:
            body = button.piece.body()
            wide, high = _AROUND_CHIP
            self.ring.around = QSizeF(wide * body.width(), high * body.height())
            self.ring.setRotation(0)
            self.ring.setPos(button.piece.mapToScene(body.center()))

    def _card_item(self) -> CardItem | None:
        """Give the card of a move; acts are shown by their chips."""
        move = self._move
        if not isinstance(move, PlayCard):
            return None
        return self._scene.zones.own_hand.item_showing(move.card)

    def _lay_on_card(self, item: CardItem) -> None:
        width = item.place.scale * self._scene.zones.layout.metrics.card_width
        self.ring.around = _AROUND_INDEX * width
        corner = QPointF((_INDEX_X - 0.5) * width, (_INDEX_Y - 0.5 * CARD_ASPECT) * width)
        self.ring.setPos(item.place.point)
        self.ring.setRotation(item.place.angle)
        self.ring.setPos(self.ring.mapToScene(corner))
