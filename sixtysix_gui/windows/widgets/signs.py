"""Little signs drawn by code: flags and icons in lines of a pencil for rule cards, and suits."""

import itertools
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_render import suit_path
from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.text.rules.rule_sets import Sign
from sixtysix_gui.windows.widgets.basic import PlainLabel

_FLAGS: Mapping[Sign, tuple[str, ...]] = {
    Sign.GERMANY: ("#1B1B1B", "#C8342B", "#E8BC43"),
    Sign.AUSTRIA: ("#C8342B", "#FDFBF3", "#C8342B"),
    Sign.HUNGARY: ("#C8342B", "#FDFBF3", "#35775A"),
    Sign.BULGARIA: ("#FDFBF3", "#35775A", "#C8342B"),
    Sign.WUERTTEMBERG: ("#1B1B1B", "#C8342B"),
    Sign.CANADA: ("#FDFBF3",),
    Sign.USA: ("#C8342B", "#FDFBF3") * 3 + ("#C8342B",),
}
"""The stripes from above; what else is on a flag lies on them."""
_RED, _BLUE = "#C8342B", "#2F4E86"
_LEAF = (
    (0.50, 0.14), (0.43, 0.34), (0.34, 0.30), (0.38, 0.52), (0.28, 0.44), (0.24, 0.52),
    (0.12, 0.50), (0.18, 0.64), (0.34, 0.76), (0.32, 0.82), (0.48, 0.78), (0.48, 0.92),
    (0.52, 0.92), (0.52, 0.78), (0.68, 0.82), (0.66, 0.76), (0.82, 0.64), (0.88, 0.50),
    (0.76, 0.52), (0.72, 0.44), (0.62, 0.52), (0.66, 0.30), (0.57, 0.34),
)  # fmt: skip
"""A leaf of maple on a square of 1, from its point clockwise."""
FLAG_SHAPE = 1.5
"""Width of a flag by its height; an icon is as high as it is wide."""
_CORNER = 0.14
_GRID = 24.0
"""Icons are drawn on a square of this width."""
_STROKE = 2.0


def sign_width(sign: Sign, height: float) -> float:
    """Return the width of a sign of that height, in pixels."""
    return height * (FLAG_SHAPE if sign in _FLAGS else 1.2)


def paint_sign(painter: QPainter, sign: Sign, area: QRectF, ink: QColor) -> None:
    """Paint a sign; its lines are of ``ink``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if sign in _FLAGS:
        _paint_flag(painter, sign, area, ink)
    else:
        _paint_icon(painter, _ICONS[sign](), area, ink)
    painter.restore()


def paint_table(painter: QPainter, players: int, area: QRectF, ink: QColor) -> None:
    """Paint a table from above with a number of players, the person below as a full disc."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, max(1.3, area.height() * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    size = area.height() * 0.40
    top = QRectF(0, 0, size, size)
    top.moveCenter(area.center())
    painter.drawRoundedRect(top, size * 0.2, size * 0.2)
    away = area.height() * 0.36
    places = {2: ((0, -1),), 3: ((-1, 0), (1, 0)), 4: ((0, -1), (-1, 0), (1, 0))}[players]
    radius = area.height() * 0.085
    for x, y in places:
        painter.drawEllipse(area.center() + QPointF(x * away, y * away), radius, radius)
    painter.setBrush(ink)
    painter.drawEllipse(area.center() + QPointF(0, away), radius, radius)
    painter.restore()


def paint_chevron(
    painter: QPainter, middle: QPointF, reach: float, width: float, *, is_open: bool
) -> None:
    """Paint a chevron that points down where something is open, and else to the right."""
    points = [QPointF(-reach, -reach / 2), QPointF(0, reach / 2), QPointF(reach, -reach / 2)]
    if not is_open:
        points = [point.transposed() for point in points]
    painter.setPen(QPen(QColor(theme.ACTION_GREEN), width))
    painter.drawPolyline(QPolygonF([middle + point for point in points]))


def _paint_maple(painter: QPainter, area: QRectF) -> None:
    """Paint the red ends of the Canadian flag, and the leaf between them."""
    quarter = area.width() / 4
    for left in (area.left(), area.right() - quarter):
        painter.fillRect(QRectF(left, area.top(), quarter, area.height()), QColor(_RED))
    size = area.height() * 0.82
    corner = area.center() - QPointF(size / 2, size / 2)
    points = (corner + QPointF(x * size, y * size) for x, y in _LEAF)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_RED))
    painter.drawPolygon(QPolygonF(list(points)))


def _paint_canton(painter: QPainter, area: QRectF) -> None:
    """Paint the blue corner of the flag of the USA, with as many stars as can be seen."""
    canton = QRectF(area.left(), area.top(), 0.44 * area.width(), area.height() * 4 / 7)
    painter.fillRect(canton, QColor(_BLUE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FDFBF3"))
    for row, column in itertools.product(range(2), range(3)):
        x = canton.left() + canton.width() * (column + 0.5) / 3
        y = canton.top() + canton.height() * (row + 0.5) / 2
        painter.drawEllipse(QPointF(x, y), area.height() * 0.055, area.height() * 0.055)


_EMBLEMS = {Sign.CANADA: _paint_maple, Sign.USA: _paint_canton}


def _paint_flag(painter: QPainter, sign: Sign, area: QRectF, ink: QColor) -> None:
    stripes = _FLAGS[sign]
    shape = QPainterPath()
    corner = _CORNER * area.height()
    shape.addRoundedRect(area, corner, corner)
    painter.setClipPath(shape)
    height = area.height() / len(stripes)
    for place, colour in enumerate(stripes):
        stripe = QRectF(area.x(), area.y() + place * height, area.width(), height + 1)
        painter.fillRect(stripe, QColor(colour))
    if sign in _EMBLEMS:
        _EMBLEMS[sign](painter, area)
    painter.setClipping(False)
    line = QColor(ink)
    line.setAlphaF(0.55)
    painter.strokePath(shape, QPen(line, 1))


def _paint_icon(painter: QPainter, path: QPainterPath, area: QRectF, ink: QColor) -> None:
    size = area.height() * 1.16
    painter.translate(area.center().x() - size / 2, area.center().y() - size / 2)
    painter.scale(size / _GRID, size / _GRID)
    pen = QPen(ink, _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in strokes:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


def _house() -> QPainterPath:
    return _lines(
        ((3, 12), (12, 4), (21, 12)),
        ((6, 10), (6, 20), (18, 20), (18, 10)),
        ((10, 20), (10, 14), (14, 14), (14, 20)),
    )


def _mug() -> QPainterPath:
    path = _lines(((5, 8), (6, 20), (15, 20), (16, 8)), ((9, 11), (9, 17)), ((12, 11), (12, 17)))
    path.moveTo(16, 10)
    path.cubicTo(22, 9, 22, 17, 15.6, 16)
    path.moveTo(5, 8)
    path.cubicTo(3, 4, 8, 3, 9, 5)
    path.cubicTo(10, 2, 15, 3, 14.5, 5.5)
    path.cubicTo(17, 5, 17, 8, 16, 8)
    path.lineTo(5, 8)
    return path


def _book() -> QPainterPath:
    path = QPainterPath(QPointF(12, 7))
    path.cubicTo(9, 4.5, 5, 4.5, 3, 5.5)
    path.lineTo(3, 18.5)
    path.cubicTo(5, 17.5, 9, 17.5, 12, 20)
    path.cubicTo(15, 17.5, 19, 17.5, 21, 18.5)
    path.lineTo(21, 5.5)
    path.cubicTo(19, 4.5, 15, 4.5, 12, 7)
    path.lineTo(12, 20)
    return path


def _pencil() -> QPainterPath:
    return _lines(
        ((4, 20), (5.5, 15), (16.5, 4), (20, 7.5), (9, 18.5), (4, 20)),
        ((14, 6.5), (17.5, 10)),
    )


def _cap() -> QPainterPath:
    """Draw a fool's cap with three bells."""
    path = QPainterPath(QPointF(4, 19))
    path.cubicTo(6, 15, 5, 11, 3, 8)
    path.cubicTo(6, 8, 9, 10, 10, 13)
    path.cubicTo(10, 9, 11, 6, 12, 4.5)
    path.cubicTo(13, 6, 14, 9, 14, 13)
    path.cubicTo(15, 10, 18, 8, 21, 8)
    path.cubicTo(19, 11, 18, 15, 20, 19)
    path.lineTo(4, 19)
    for bell in (QPointF(3, 8), QPointF(12, 4.5), QPointF(21, 8)):
        path.addEllipse(bell, 1.1, 1.1)
    return path


_ICONS = {
    Sign.CAP: _cap,
    Sign.HOUSE: _house,
    Sign.MUG: _mug,
    Sign.BOOK: _book,
    Sign.PENCIL: _pencil,
}


_SHAPE_HEIGHT = 116.0
"""The height of a shape of `suit_path`, with a little room, in its own units."""
_COLOURS = {
    ("french", Suit.HEARTS): theme.CARD_RED,
    ("french", Suit.DIAMONDS): theme.CARD_RED,
    ("german", Suit.CLUBS): "#7A4E1D",
    ("german", Suit.SPADES): "#2E7A3E",
    ("german", Suit.HEARTS): theme.CARD_RED,
    ("german", Suit.DIAMONDS): "#C98A22",
}


def blank_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent picture of a logical size, to be painted on."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def suit_sign(deck: Pack, suit: Suit, size: int) -> PlainLabel:
    """Make a sign of a suit, ``size`` logical pixels high."""
    shown = PlainLabel()
    pixmap = blank_pixmap(size, size, shown.devicePixelRatioF())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / _SHAPE_HEIGHT, size / _SHAPE_HEIGHT)
    painter.fillPath(suit_path(deck, suit.letter), QColor(_COLOURS.get((deck, suit), theme.INK)))
    painter.end()
    shown.setPixmap(pixmap)
    return shown


def with_signs(figure: QWidget, deck: Pack, suits: tuple[Suit, ...], unit: float) -> QWidget:
    """Put signs of suits, a text unit high, behind a figure."""
    made = QWidget()
    line = QHBoxLayout(made)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(round(0.3 * unit))
    line.addStretch(1)
    line.addWidget(figure)
    for suit in suits:
        line.addWidget(suit_sign(deck, suit, round(unit)))
    line.addStretch(1)
    return made
