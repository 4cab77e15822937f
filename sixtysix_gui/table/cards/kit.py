"""What cards are drawn with: their pictures for a pack, a size and a screen, and their shadows.

There is one picture of a shadow per size and state. A blurred rounded rectangle is built from
rounded outlines whose darkness follows the Gaussian, at a resolution no finer than the blur needs.
Light comes from above, so the shift of a shadow never turns with its card.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil, cos, erf, radians, sin, sqrt

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_pixmaps import (
    BACK,
    SHARED,
    CardPicture,
    CardPixmaps,
    CardStyle,
    pixmap_offset,
)
from sixtysix_gui.design.card_render import CARD_MARGIN, card_height
from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.design.theme import CARD_RADIUS, CLOTHS, Cloth, Contrast
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.values import TableOptions


class CardKit(QObject):
    """Pictures of faces, backs, shadows and veils.

    ``edition`` counts up whenever pictures given before are no longer the best.

    Signals:
        renewed: str, the code of a card whose pictures are sharper than those given before.
    """

    renewed = Signal(str)

    def __init__(self, options: TableOptions, parent: QObject | None = None) -> None:
        """Start with the cards of some options; ``resize`` follows before anything is shown."""
        super().__init__(parent)
        self._pixmaps = CardPixmaps(style_of(options), self, SHARED)
        self._pixmaps.ready.connect(self._tell_renewed)
        self.edition = 0
        self._backs: dict[float, tuple[QPixmap, QPointF, bool]] = {}
        self._cloth = Cloth(options.cloth)
        self._contrast = contrast_of(options)
        self._ratio = 1.0
        self.card_width = 1.0

    @property
    def card_height(self) -> float:
        """Height of a card of scale 1, in pixels."""
        return self.card_width * CARD_ASPECT

    @property
    def ratio(self) -> float:
        """Physical pixels to a logical one."""
        return self._ratio

    @property
    def style(self) -> CardStyle:
        """Which cards are shown."""
        return self._pixmaps.style

    def resize(self, card_width: float, ratio: float) -> None:
        """Give pictures for cards of that width and for that screen from now on."""
        self.edition += 1
        self._backs.clear()
        self._pixmaps.drop_waiting()
        self.card_width = card_width
        if ratio != self._ratio:
            self._ratio = ratio
            self._pixmaps.set_device_pixel_ratio(ratio)

    def set_options(self, options: TableOptions) -> None:
        """Give pictures of other cards from now on."""
        self.edition += 1
        self._backs.clear()
        self._pixmaps.set_style(style_of(options))
        self._cloth = Cloth(options.cloth)
        self._contrast = contrast_of(options)

    def _tell_renewed(self, picture: CardPicture) -> None:
        self.renewed.emit(picture.code)

    def face(self, card: Card, width: float) -> QPixmap:
        """Return the face of a card at a width in pixels."""
        return self.face_of(card.code, width)

    def face_of(self, code: str, width: float) -> QPixmap:
        """Return the face of a card by its code, such as ``6S``, at a width in pixels."""
        return self._pixmaps.pixmap(code, width)

    def back(self, width: float) -> tuple[QPixmap, QPointF, bool]:
        """The back at a width in pixels, where it begins, and whether it is sharp.

        A whole pack shows the same one.
        """
        found = self._backs.get(width)
        if found is None:
            pixmap = self._pixmaps.pixmap(BACK, width)
            found = (pixmap, pixmap_offset(pixmap), self._pixmaps.is_sharp(BACK, width))
            if found[-1]:
                self._backs[width] = found
        return found

    def prepare(self, cards: Iterable[Card], scales: Iterable[float]) -> None:
        """Ask for faces before they are needed, at sizes in card widths."""
        widths = [scale * self.card_width for scale in scales]
        self._pixmaps.prepare([card.code for card in cards], widths)

    def veil(self, width: float) -> QPixmap:
        """The veil over a card that may not be played."""
        edge = theme.colour(CLOTHS[self._cloth].edge, self._contrast.dimmed)
        return veil(width, edge, self._ratio)

    def offset(self, pixmap: QPixmap) -> QPointF:
        """Where a picture begins so that the card's centre is at (0, 0)."""
        return pixmap_offset(pixmap)

    def wait_until_sharp(self, milliseconds: int) -> None:
        """Wait for the pictures asked for so far; for still pictures."""
        self._pixmaps.wait_until_sharp(milliseconds)

    def shut_down(self) -> None:
        """End the drawing of pictures."""
        self._pixmaps.shut_down()


def contrast_of(options: TableOptions) -> Contrast:
    """Return how strongly everything is to stand out."""
    return theme.STRONG if options.high_contrast else theme.USUAL


def style_of(options: TableOptions) -> CardStyle:
    """Which cards some options lay on the table."""
    return CardStyle(
        pack=options.deck,
        letters=options.letters,
        colours=options.colours,
        large_indices=options.large_indices or options.card_size == "largest",
        back=options.back,
        strong_edge=options.high_contrast,
    )


def veil(width: float, colour: QColor, ratio: float) -> QPixmap:
    """Return the veil over a card that may not be played, centred on it.

    Args:
        width: of the card in logical pixels.
        colour: the edge colour of the cloth, at the veil's opacity (`theme.DIMMED_ALPHA`).
        ratio: pixels of the screen per logical pixel.
    """
    return _veil(round(width * ratio), colour.rgba(), ratio)


@lru_cache(maxsize=16)
def _veil(pixels: int, colour: int, ratio: float) -> QPixmap:
    image = _empty(pixels)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(colour))
    radius = theme.CARD_RADIUS * pixels
    painter.drawRoundedRect(_card_area(image), radius, radius)
    painter.end()
    return _pixmap(image, ratio)


def _empty(pixels: int) -> QImage:
    margin = 2 * CARD_MARGIN
    image = QImage(
        QSize(pixels + margin, card_height(pixels) + margin),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(QColor(0, 0, 0, 0))
    return image


def _card_area(image: QImage) -> QRectF:
    margin = CARD_MARGIN
    return QRectF(image.rect()).adjusted(margin, margin, -margin, -margin)


def _pixmap(image: QImage, ratio: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


_REACH = 2.6
"""How many sigmas beyond its card a shadow ends."""

_FINEST = 4.0
"""The greatest sigma drawn in full, in pixels; wider blurs are drawn smaller and stretched."""


@dataclass(frozen=True)
class Blur:
    """One layer of a shadow: its sigma in card widths and its darkness."""

    sigma: float
    alpha: float


class Shadow(Enum):
    """How high a card is above the cloth."""

    RESTING = "resting"
    LIFTED = "lifted"

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them


_LAYERS = {
    Shadow.RESTING: (Blur(0.034, 0.50), Blur(0.009, 0.42)),
    Shadow.LIFTED: (Blur(0.114, 0.38),),
}
_SHIFTS = {Shadow.RESTING: (0.0, 0.016), Shadow.LIFTED: (0.026, 0.103)}
"""Right and down, in card widths; the resting one lies between its two layers' shifts."""


def shadow_shift(state: Shadow, width: float) -> QPointF:
    """Return how far a shadow lies from its card of that width, in the directions of the scene."""
    right, down = _SHIFTS[state]
    return QPointF(right * width, down * width)


def shadow(state: Shadow, width: float, ratio: float) -> QPixmap:
    """Return the shadow of a card, centred on it.

    Args:
        state: how high the card is.
        width: of the card in logical pixels.
        ratio: pixels of the screen per logical pixel.
    """
    return _shadow(state, round(width * ratio), ratio)


@lru_cache(maxsize=48)
def _shadow(state: Shadow, pixels: int, ratio: float) -> QPixmap:
    height = pixels * CARD_ASPECT
    margin = ceil(max(layer.sigma for layer in _LAYERS[state]) * pixels * _REACH) + 1
    size = QSize(pixels + 2 * margin, round(height) + 2 * margin)
    result = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for layer in _LAYERS[state]:
        painter.drawImage(QRectF(result.rect()), _blurred(layer, pixels, size))
    painter.end()
    pixmap = QPixmap.fromImage(result)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _blurred(layer: Blur, pixels: int, size: QSize) -> QImage:
    """One layer for a card of that width in the middle of a picture of that size."""
    sigma = layer.sigma * pixels
    shrink = max(1.0, sigma / _FINEST)
    small = QSize(ceil(size.width() / shrink), ceil(size.height() / shrink))
    image = QImage(small, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(small.width() / size.width(), small.height() / size.height())
    black, card = QColor(0, 0, 0), QRectF(0, 0, pixels, pixels * CARD_ASPECT)
    card.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    steps = max(8, ceil(2 * _REACH * sigma / shrink * 1.5))
    for step in range(steps + 1):
        beyond = _REACH * sigma * (1 - 2 * step / steps)
        darkness = 0.5 * (1 - erf(beyond / (sigma * sqrt(2))))
        area = card.adjusted(-beyond, -beyond, beyond, beyond)
        if area.isEmpty():
            continue
        black.setAlphaF(layer.alpha * darkness)
        painter.setBrush(black)
        corner = max(CARD_RADIUS * pixels + sigma + beyond, 0.0)
        painter.drawRoundedRect(area, corner, corner)
    painter.end()
    return image


class ShadowLayer(QGraphicsWidget):
    """The shadow of one height; ``opacity`` and ``pos`` are what is animated."""

    def __init__(self, parent: QGraphicsItem, kit: CardKit, state: Shadow) -> None:
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
            pixmap = shadow(self._state, self._kit.card_width * picture_scale, self._kit.ratio)
            self._picture.setPixmap(pixmap)
            self._picture.setOffset(self._kit.offset(pixmap))
            self._picture.setScale(1.0 / picture_scale)

    def below(self, angle: float) -> QPointF:
        """Return the position at which the shadow of a card of that angle falls downwards."""
        shift = shadow_shift(self._state, self._kit.card_width)
        turn = radians(-angle)
        return QPointF(
            shift.x() * cos(turn) - shift.y() * sin(turn),
            shift.x() * sin(turn) + shift.y() * cos(turn),
        )


class CardShadow(QGraphicsWidget):
    """Both shadows of a card; ``turn`` narrows them while the card is turned over."""

    def __init__(self, card: QGraphicsWidget, kit: CardKit) -> None:
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
