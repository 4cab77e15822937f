"""Renders cards to plain pixels, so that tests about what is seen need no reference pictures."""

from __future__ import annotations

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
    """The largest difference of any channel of any pixel, 0 to 255."""
    a, b = rgba(first), rgba(second)
    if a == b:
        return 0
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def differing_share(first: QImage, second: QImage, threshold: int = 24) -> float:
    """The share of pixels that differ by more than `threshold` in any channel."""
    a, b = rgba(first), rgba(second)
    places = {k // 4 for k, (x, y) in enumerate(zip(a, b, strict=True)) if abs(x - y) > threshold}
    return len(places) / (len(a) // 4)
