"""Makes a picture of a card of exactly so many pixels; safe to be called off the GUI thread.

QImageReader renders the same pixels as QSvgRenderer, but lets other threads run meanwhile.
"""

import re

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPen, QPixmap

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.plain_drawing import draw_fallback
from sixtysix_gui.design.cards.style import BACK, CardStyle
from sixtysix_gui.design.cards.svg import CARD_ASPECT, CARD_HEIGHT, CARD_WIDTH, CardArtError

CARD_MARGIN = 2
"""Transparent pixels of the screen around every card: a turned card's edges stay smooth."""

_PICTURE = QImage.Format.Format_ARGB32_Premultiplied
_NEXT_TO_NOTHING = b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'


def card_height(width: int) -> int:
    """Return the height in pixels of a card of that width."""
    return round(width * CARD_ASPECT)


def begin_here() -> None:
    """Renders next to nothing: call it on one thread before any other one renders.

    When PySide makes its first QImage it imports a module of Python behind a lock of C++. A second
    thread that makes one just then waits for that lock, while the first waits for the interpreter
    that the second holds: both stand still for good.
    """
    _shows_nothing(render_svg(_NEXT_TO_NOTHING, QSize(1, 1)))
    bare_paper(1)


def render_svg(svg: bytes, size: QSize) -> QImage:
    """Renders an SVG for a size in pixels; gives a null image when it is damaged."""
    # Qt asks the device for its bytes behind a lock of its own. A device that Python has made would
    # want the interpreter for that, which a thread that makes a file dialog holds while it waits
    # for the lock. The device of a stream is Qt's own.
    stream = QDataStream(QByteArray(svg))
    reader = QImageReader(stream.device(), QByteArray(b"svg"))
    reader.setScaledSize(size)
    return reader.read()


def render_card(style: CardStyle, code: str, width: int) -> QImage:
    """Renders a card with its hairline and margin; a card without a drawing is drawn plainly."""
    size = QSize(width, card_height(width))
    try:
        drawing = render_svg(style.svg(code), size)
    except CardArtError:
        drawing = QImage()
    if _shows_nothing(drawing):
        drawing = draw_fallback(style, code, size)
    return framed(drawing, strong=style.strong_edge)


def _shows_nothing(drawing: QImage) -> bool:
    return drawing.isNull() or drawing.pixelColor(drawing.rect().center()).alpha() == 0


def bare_paper(width: int) -> QImage:
    """Return a card with nothing on it."""
    paper = QImage(QSize(width, card_height(width)), _PICTURE)
    paper.fill(theme.colour(theme.PAPER))
    return framed(paper)


def framed(drawing: QImage, *, strong: bool = False) -> QImage:
    """Puts the margin around a card and the fine dark line on its edge."""
    margin = CARD_MARGIN
    result = QImage(drawing.size() + QSize(2 * margin, 2 * margin), _PICTURE)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.drawImage(QPointF(margin, margin), drawing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    contrast = theme.STRONG if strong else theme.USUAL
    width = contrast.wider * theme.CARD_HAIRLINE_WIDTH
    painter.setPen(QPen(theme.colour(theme.BLACK, contrast.card_edge), width))
    half = width / 2
    edge = QRectF(margin, margin, drawing.width(), drawing.height())
    radius = theme.CARD_RADIUS * drawing.width()
    painter.drawRoundedRect(edge.adjusted(half, half, -half, -half), radius, radius)
    painter.end()
    return result


def pixmap_offset(pixmap: QPixmap) -> QPointF:
    """Return the offset that puts a picture's centre on its item's origin."""
    size = pixmap.deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)


_SIGN = re.compile(rb'<defs><g id="sign">.*?</g></defs>', re.DOTALL)
_INDEX = re.compile(rb'<g><path id="letters".*?</g>\s*<g transform=.*?</g>', re.DOTALL)
_DRAWING = (
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    b'viewBox="0 0 %d %d" stroke-linecap="round" stroke-linejoin="round">%s%s'
    b'<use xlink:href="#sign" transform="translate(%d %d) scale(2.6)"/></svg>'
)


def plain_card(style: CardStyle, code: str, width: int) -> QImage:
    """Draws a card of that width in pixels, at once, with its margin and hairline."""
    size = QSize(width, card_height(width))
    drawing = None if code == BACK else _face(style, code, size)
    if drawing is None:
        drawing = draw_fallback(style, code, size)
    return framed(drawing, strong=style.strong_edge)


def _face(style: CardStyle, code: str, size: QSize) -> QImage | None:
    """The index and the sign on paper; None where the drawing does not have them."""
    try:
        face = style.svg(code)
    except CardArtError:
        return None
    sign, index = _SIGN.search(face), _INDEX.search(face)
    if sign is None or index is None:
        return None
    middle = (CARD_WIDTH // 2, CARD_HEIGHT // 2)
    drawing = render_svg(_DRAWING % (CARD_WIDTH, CARD_HEIGHT, sign[0], index[0], *middle), size)
    return None if drawing.isNull() else _on_paper(drawing)


def _on_paper(drawing: QImage) -> QImage:
    paper = QImage(drawing.size(), QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(Qt.GlobalColor.transparent)
    painter = QPainter(paper)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.PAPER))
    radius = theme.CARD_RADIUS * paper.width()
    painter.drawRoundedRect(QRectF(paper.rect()), radius, radius)
    painter.drawImage(QPointF(0, 0), drawing)
    painter.end()
    return paper
