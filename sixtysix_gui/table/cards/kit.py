"""All pictures a card item needs, for the present size of the cards and of the screen's pixels."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.pixmaps import (
    BACK,
    SHARED,
    CardPicture,
    CardPixmaps,
    CardStyle,
    pixmap_offset,
)
from sixtysix_gui.design.cards.render import CARD_MARGIN, card_height
from sixtysix_gui.design.cards.svg import CARD_ASPECT
from sixtysix_gui.design.theme import CLOTHS, Cloth, Contrast
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.options import TableOptions


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
        """The face of a card, so many pixels wide."""
        return self.face_of(card.code, width)

    def face_of(self, code: str, width: float) -> QPixmap:
        """The face of a card by its code, such as ``6S``, so many pixels wide."""
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
    """Give how strongly everything is to stand out."""
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
    """Gives the veil over a card that may not be played, centred on it.

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
