"""Plain suit signs and cards, where drawings are missing or damaged, or have no room."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF

from sixtysix_gui import languages
from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.style import BACK, CardStyle
from sixtysix_gui.design.cards.svg import Pack


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


def draw_fallback(style: CardStyle, code: str, size: QSize) -> QImage:
    """Draws a card of that size in pixels: index, sign, or a plain back."""
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
    """Draws a card that is too little for an index: its rank above, its suit below."""
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
    """Takes the colour of a card's suit; gives its letters and its sign."""
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
