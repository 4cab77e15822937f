"""Renders cards to plain pixels, so that tests about what is seen need no reference pictures."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

CARD_WIDTH, CARD_HEIGHT = 590, 910


def render(
    svg: bytes, scale: float = 0.5, margin: int = 0, transform: QTransform | None = None
) -> QImage:
    """Renders a card as RGBA.

    Args:
        svg: the document.
        scale: pixels a card unit.
        margin: transparent pixels on every side.
        transform: moves the card on the canvas, in card units, after everything else.
    """
    width, height = round(CARD_WIDTH * scale), round(CARD_HEIGHT * scale)
    image = QImage(
        width + 2 * margin, height + 2 * margin, QImage.Format.Format_RGBA8888_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    painter.scale(scale, scale)
    if transform is not None:
        painter.setTransform(transform, True)
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    renderer.render(painter, QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT))
    painter.end()
    return image


def rgba(image: QImage) -> bytes:
    """The pixels of an image row by row, four bytes each."""
    return bytes(image.constBits())


def alphas(image: QImage) -> bytes:
    """The opacity of every pixel."""
    return rgba(image)[3::4]


def largest_difference(first: QImage, second: QImage) -> int:
    """The largest difference of any colour channel of any pixel, 0 to 255."""
    return max(_differences(first, second))


def differing_share(first: QImage, second: QImage, threshold: int = 24) -> float:
    """The share of pixels that differ by more than `threshold` in the channel that differs most."""
    table = bytes(int(level > threshold) for level in range(256))
    marks = _differences(first, second).translate(table)
    counts = [marks[channel::4].count(1) for channel in range(3)]
    return max(counts) / (len(marks) // 4)


def _differences(first: QImage, second: QImage) -> bytes:
    """The absolute difference of two images on black, four bytes a pixel: B, G, R and 0."""
    image = _on_black(first)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, _on_black(second))
    painter.end()
    levels = bytearray(rgba(image))
    levels[3::4] = bytes(len(levels) // 4)
    return bytes(levels)


def _on_black(picture: QImage) -> QImage:
    image = QImage(picture.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.drawImage(0, 0, picture)
    painter.end()
    return image
