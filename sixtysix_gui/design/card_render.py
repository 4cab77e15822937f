"""Pictures of cards at a size in pixels, plain drawings in their place, and parts of them."""

import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QImageReader,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from sixtysix_gui import languages
from sixtysix_gui.design import card_svg, theme
from sixtysix_gui.design.card_svg import (
    BACK,
    CARD_ASPECT,
    CARD_HEIGHT,
    CARD_WIDTH,
    CardArtError,
    CardStyle,
    Pack,
    compose_portrait,
)

CARD_MARGIN = 2
"""Transparent pixels of the screen around every card: a turned card's edges stay smooth."""

_PICTURE = QImage.Format.Format_ARGB32_Premultiplied
_NEXT_TO_NOTHING = b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'


def card_height(width: int) -> int:
    """Return the height in pixels of a card of that width."""
    return round(width * CARD_ASPECT)


def begin_here() -> None:
    """Render next to nothing: call it on one thread before any other one renders.

    When PySide makes its first QImage it imports a module of Python behind a lock of C++. A second
    thread that makes one just then waits for that lock, while the first waits for the interpreter
    that the second holds: both stand still for good.
    """
    _shows_nothing(render_svg(_NEXT_TO_NOTHING, QSize(1, 1)))
    bare_paper(1)


def render_svg(svg: bytes, size: QSize) -> QImage:
    """Render an SVG for a size in pixels; return a null image when it is damaged."""
    # Qt asks the device for its bytes behind a lock of its own. A device that Python has made would
    # want the interpreter for that, which a thread that makes a file dialog holds while it waits
    # for the lock. The device of a stream is Qt's own.
    stream = QDataStream(QByteArray(svg))
    reader = QImageReader(stream.device(), QByteArray(b"svg"))
    reader.setScaledSize(size)
    return reader.read()


def render_card(style: CardStyle, code: str, width: int) -> QImage:
    """Render a card with its hairline and margin; a card without a drawing is drawn plainly."""
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
    """Draw a card of that width in pixels, at once, with its margin and hairline."""
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


def suit_path(pack: Pack, suit: str) -> QPainterPath:
    """Return the outline of a suit, named by its French letter C, S, H or D."""
    if suit == "H":
        return _heart()
    shapes = {
        ("french", "C"): _club,
        ("french", "S"): _spade,
        ("french", "D"): _diamond,
        ("german", "C"): _acorn,
        ("german", "S"): _leaf,
        ("german", "D"): _bell,
    }
    return shapes[pack, suit]() if (pack, suit) in shapes else _diamond()


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 54))
    path.cubicTo(-14, 26, -50, 10, -50, -22)
    path.cubicTo(-50, -58, -8, -60, 0, -28)
    path.cubicTo(8, -60, 50, -58, 50, -22)
    path.cubicTo(50, 10, 14, 26, 0, 54)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(-6, 20))
    path.cubicTo(-6, 40, -12, 48, -22, 54)
    path.lineTo(22, 54)
    path.cubicTo(12, 48, 6, 40, 6, 20)
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -54))
    path.cubicTo(10, -32, 48, -12, 48, 16)
    path.cubicTo(48, 48, 10, 48, 0, 24)
    path.cubicTo(-10, 48, -48, 48, -48, 16)
    path.cubicTo(-48, -12, -10, -32, 0, -54)
    return path.united(_stem())


def _club() -> QPainterPath:
    path = _stem()
    for x, y in ((0, -28), (-26, 12), (26, 12)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 25, 25)
        path = path.united(leaf)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0, -56), QPointF(40, 0), QPointF(0, 56), QPointF(-40, 0)]))
    path.closeSubpath()
    return path


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(0, -54))
    path.cubicTo(12, -28, 50, -12, 46, 14)
    path.cubicTo(42, 40, 12, 38, 4, 26)
    path.lineTo(4, 54)
    path.lineTo(-4, 54)
    path.lineTo(-4, 26)
    path.cubicTo(-12, 38, -42, 40, -46, 14)
    path.cubicTo(-50, -12, -12, -28, 0, -54)
    return path


def _acorn() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-36, -42, 72, 34), 16, 16)
    nut = QPainterPath(QPointF(-30, -4))
    nut.lineTo(30, -4)
    nut.cubicTo(30, 30, 12, 44, 0, 54)
    nut.cubicTo(-12, 44, -30, 30, -30, -4)
    stalk = QPainterPath()
    stalk.addRect(QRectF(-4, -54, 8, 14))
    return path.united(nut).united(stalk)


def _bell() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 6), 44, 44)
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, -44), 10, 10)
    slit = QPainterPath()
    slit.addRoundedRect(QRectF(-24, 10, 48, 7), 3, 3)
    return path.united(ring).subtracted(slit)


_SUIT_COLOURS = {
    "two": {"C": theme.INK, "S": theme.INK, "H": theme.CARD_RED, "D": theme.CARD_RED},
    "four": {"C": theme.INK, "S": "#1F6B3F", "H": theme.CARD_RED, "D": "#E58A12"},
}
_GERMAN_COLOURS = {"C": "#97561F", "S": "#3F7D55", "H": "#D9483A", "D": "#DB9C24"}


def suit_ink(style: CardStyle, suit: str) -> str:
    """Return the colour of the rank of a card whose sign of the suit has its own colours."""
    return (
        theme.INK if style.pack == "german" else _SUIT_COLOURS[style.colours].get(suit, theme.INK)
    )


def draw_fallback(style: CardStyle, code: str, size: QSize) -> QImage:
    """Draw a card of that size in pixels: index, sign, or a plain back."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / 590, size.height() / 910)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.PAPER))
    painter.drawRoundedRect(QRectF(0, 0, 590, 910), 34, 34)
    if code == BACK:
        painter.setBrush(QColor(theme.BACK_COLOURS[style.pack]))
        painter.drawRoundedRect(QRectF(24, 24, 542, 862), 18, 18)
    else:
        _draw_face(painter, style, code)
    painter.end()
    return image


def draw_little_card(painter: QPainter, style: CardStyle, code: str, area: QRectF) -> None:
    """Draw a card that is too little for an index: its rank above, its suit below."""
    corner = 0.12 * area.width()
    painter.save()
    painter.setPen(QPen(QColor(theme.INK) if style.strong_edge else theme.colour(theme.INK, 0.4)))
    painter.setBrush(theme.colour(theme.PAPER))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    label, sign = _named(painter, style, code)
    painter.translate(area.center().x(), area.y())
    for path, middle, most in ((_letters(label), 0.29, 0.33), (sign, 0.71, 0.38)):
        box = path.boundingRect()
        size = min(most * area.height() / box.height(), 0.8 * area.width() / box.width())
        painter.save()
        painter.translate(0, middle * area.height())
        painter.scale(size, size)
        painter.drawPath(path.translated(-box.center()))
        painter.restore()
    painter.restore()


def _named(painter: QPainter, style: CardStyle, code: str) -> tuple[str, QPainterPath]:
    """Take the colour of a card's suit; return its letters and its sign."""
    rank, suit = code[0], code[-1]
    label = languages.language(style.letters).index_of(style.pack, rank)
    colours = _GERMAN_COLOURS if style.pack == "german" else _SUIT_COLOURS[style.colours]
    painter.setBrush(QColor(colours.get(suit, theme.INK)))
    return label, suit_path(style.pack, suit)


def _draw_face(painter: QPainter, style: CardStyle, code: str) -> None:
    label, sign = _named(painter, style, code)
    for turn in (0, 180):
        painter.save()
        painter.translate(295, 455)
        painter.rotate(turn)
        painter.translate(-295, -455)
        _draw_index(painter, label, sign)
        painter.restore()
    painter.translate(295, 455)
    painter.scale(2.6, 2.6)
    painter.drawPath(sign)


def _draw_index(painter: QPainter, label: str, sign: QPainterPath) -> None:
    letters = _letters(label)
    box = letters.boundingRect()
    painter.drawPath(letters.translated(68 - box.center().x(), 38 - box.top()))
    painter.save()
    painter.translate(68, 210)
    painter.scale(0.7, 0.7)
    painter.drawPath(sign)
    painter.restore()


def _letters(label: str) -> QPainterPath:
    font = QFont("Vollkorn")
    font.setPixelSize(140)
    font.setBold(True)
    letters = QPainterPath()
    letters.addText(QPointF(0, 0), font, label)
    return letters


PIXELS = 192
"""Width and height of a portrait; plates show it smaller."""

_COURT = (295.0, 196.0, 112.0)
"""Centre and radius of a court's head in the units of the drawings."""

_PIP = (295.0, 455.0, 128.0)
"""The middle of an ace or a number card."""


@lru_cache(maxsize=24)
def portrait(style: CardStyle, code: str) -> QImage | None:
    """Return the face of a card's rank: the court's own, or the portrait of a nine or an ace.

    Other ranks show their middle sign. None when it cannot be drawn.
    """
    if code[0] in "9A":
        return _drawn_portrait(style, code[0])
    x, y, radius = _COURT if code[0] in "KQJ" else _PIP
    scale = PIXELS / (2 * radius)
    width = round(CARD_WIDTH * scale)
    try:
        card = render_svg(style.svg(code), QSize(width, card_height(width)))
    except CardArtError:
        return None
    if card.isNull():
        return None
    image = QImage(PIXELS, PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    circle = QPainterPath()
    circle.addEllipse(QRectF(0, 0, PIXELS, PIXELS))
    painter.setClipPath(circle)
    painter.drawImage(QPointF(PIXELS / 2 - x * scale, PIXELS / 2 - y * scale), card)
    painter.end()
    return image


def _drawn_portrait(style: CardStyle, rank: str) -> QImage | None:
    try:
        drawing = compose_portrait(style.pack, rank)
    except CardArtError:
        return None
    image = render_svg(drawing, QSize(PIXELS, PIXELS))
    return None if image.isNull() else image


_CUT_SIGN = re.compile(rb'<g id="sign"[^>]*>.*?</g>', re.DOTALL)
_HALF = 62
"""The signs lie within this many units of the origin."""

_CUT_DRAWING = (
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    b' viewBox="%d %d %d %d" width="%d" height="%d"'
    b' stroke-linecap="round" stroke-linejoin="round">%b</svg>'
)
_FACE_WITH_SIGN = "9"
_PLAIN = {"C": theme.INK, "S": theme.INK, "H": theme.CARD_RED, "D": theme.CARD_RED}


@lru_cache(maxsize=64)
def suit_sign(style: CardStyle, suit: str, pixels: int) -> QImage:
    """Return the sign of a suit in a square with a side in pixels of the screen.

    Args:
        style: the cards whose sign it is.
        suit: French letter of the suit: C, S, H or D.
        pixels: width and height.
    """
    try:
        found = _CUT_SIGN.search(style.svg(_FACE_WITH_SIGN + suit))
    except card_svg.CardArtError:
        found = None
    if found:
        side = 2 * _HALF
        drawing = _CUT_DRAWING % (-_HALF, -_HALF, side, side, side, side, found[0])
        image = render_svg(drawing, QSize(pixels, pixels))
        if not image.isNull():
            return image
    return _plain_sign(style, suit, pixels)


def _plain_sign(style: CardStyle, suit: str, pixels: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / (2 * _HALF), pixels / (2 * _HALF))
    painter.translate(_HALF, _HALF)
    painter.fillPath(suit_path(style.pack, suit), QColor(_PLAIN.get(suit, theme.INK)))
    painter.end()
    return image
