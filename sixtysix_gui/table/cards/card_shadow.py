"""The shadow of one card: the near one of a card that lies, the far one of a card in the air.

How high a card is shows in how much of either is to be seen. Both are carried by items of their
own, so that Qt moves and fades them by itself.
"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.shadows import Shadow


class ShadowLayer(QGraphicsWidget):
    """The shadow of one height; ``opacity`` and ``pos`` are what is animated."""

    def __init__(self, parent: QGraphicsItem, kit: CardKit, state: Shadow) -> None:
        """Make the shadow, without a picture."""
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._kit = kit
        self._state = state
        self._drawn: object = None
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def draw(self, picture_scale: float) -> None:
        """Take the picture for a card of that scale."""
        wanted = (self._kit.edition, picture_scale)
        if self._drawn != wanted:
            self._drawn = wanted
            pixmap = self._kit.shadow(self._state, self._kit.card_width * picture_scale)
            self._picture.setPixmap(pixmap)
            self._picture.setOffset(self._kit.offset(pixmap))
            self._picture.setScale(1.0 / picture_scale)

    def below(self, angle: float) -> QPointF:
        """Give the position at which the shadow of a card of that angle falls downwards."""
        shift = self._kit.shadow_shift(self._state, self._kit.card_width)
        turn = radians(-angle)
        return QPointF(
            shift.x() * cos(turn) - shift.y() * sin(turn),
            shift.x() * sin(turn) + shift.y() * cos(turn),
        )


class CardShadow(QGraphicsWidget):
    """Both shadows of a card; ``turn`` narrows them while the card is turned over."""

    def __init__(self, card: QGraphicsWidget, kit: CardKit) -> None:
        """Make the shadow of a card that lies."""
        super().__init__(card)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.turn = QGraphicsScale(self)
        self.setTransformations([self.turn])
        self.near = ShadowLayer(self, kit, Shadow.RESTING)
        self._kit = kit
        self._far: ShadowLayer | None = None
        self._picture_scale = 1.0

    @property
    def far(self) -> ShadowLayer:
        """The shadow of the card in the air; made when it is first needed."""
        if self._far is None:
            self._far = ShadowLayer(self, self._kit, Shadow.LIFTED)
            self._far.setOpacity(0.0)
            self._far.draw(self._picture_scale)
        return self._far

    @property
    def height(self) -> float:
        """How high the card is, from 0 (it lies) to 1."""
        return 0.0 if self._far is None else self._far.opacity()

    def draw(self, picture_scale: float) -> None:
        """Take the pictures for a card of that scale."""
        self._picture_scale = picture_scale
        for layer in (self.near, self._far):
            if layer is not None:
                layer.draw(picture_scale)

    def take_off(self) -> None:
        """Be ready to be seen: a card within a stack has no shadow until it leaves it."""
        if not self.isVisible():
            self.near.setOpacity(0.0)
            self.show()

    def fall(self, height: float, angle: float) -> None:
        """Show how high a card of that angle is, at once."""
        self.near.setOpacity(1.0 - height)
        self.near.setPos(self.near.below(angle))
        if height or self._far is not None:
            self.far.setOpacity(height)
            self.far.setPos(self.far.below(angle))
