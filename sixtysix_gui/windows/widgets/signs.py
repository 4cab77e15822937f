"""Little signs drawn by code: flags and icons in lines of a pencil for rule cards, and suits."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.plain_drawing import suit_path
from sixtysix_gui.table.cards.svg import Pack
from sixtysix_gui.windows.texts.rules.rule_cards import Sign
from sixtysix_gui.windows.widgets.basic import PlainLabel

_FLAGS: Mapping[Sign, tuple[str, str, str]] = {
    Sign.GERMANY: ("#1B1B1B", "#C8342B", "#E8BC43"),
    Sign.AUSTRIA: ("#C8342B", "#FDFBF3", "#C8342B"),
    Sign.HUNGARY: ("#C8342B", "#FDFBF3", "#35775A"),
    Sign.BULGARIA: ("#FDFBF3", "#35775A", "#C8342B"),
    Sign.WUERTTEMBERG: ("#1B1B1B", "#E8BC43"),
}
"""The stripes from above."""
FLAG_SHAPE = 1.5
"""Width of a flag by its height; an icon is as high as it is wide."""
_FLAG = QRectF(0, 0, 36, 24)
"""The grid of flags that are more than stripes."""
_FLAG_WHITE, _FLAG_RED, _FLAG_BLUE = "#FDFBF3", "#C8342B", "#2C4A7C"
_STRIPES = 7
_CORNER = 0.14
_GRID = 24.0
"""Icons are drawn on a square of this width."""
_STROKE = 2.0


def sign_width(sign: Sign, height: float) -> float:
    """Give the width of a sign of that height, in pixels."""
    return height * (FLAG_SHAPE if sign in (*_FLAGS, *_DRAWN_FLAGS) else 1.2)


def paint_sign(painter: QPainter, sign: Sign, area: QRectF, ink: QColor) -> None:
    """Paint a sign; its lines are of ``ink``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if sign in _FLAGS:
        _paint_flag(painter, _FLAGS[sign], area, ink)
    elif sign in _DRAWN_FLAGS:
        _paint_drawn_flag(painter, sign, area, ink)
    else:
        _paint_icon(painter, _ICONS[sign](), area, ink)
    painter.restore()


def paint_table(painter: QPainter, players: int, area: QRectF, ink: QColor) -> None:
    """Paint a table from above with so many players, the person below as a full disc."""
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


def _paint_flag(painter: QPainter, stripes: tuple[str, ...], area: QRectF, ink: QColor) -> None:
    shape = QPainterPath()
    corner = _CORNER * area.height()
    shape.addRoundedRect(area, corner, corner)
    painter.setClipPath(shape)
    height = area.height() / len(stripes)
    for place, colour in enumerate(stripes):
        stripe = QRectF(area.x(), area.y() + place * height, area.width(), height + 1)
        painter.fillRect(stripe, QColor(colour))
    painter.setClipping(False)
    line = QColor(ink)
    line.setAlphaF(0.55)
    painter.strokePath(shape, QPen(line, 1))


def _paint_drawn_flag(painter: QPainter, sign: Sign, area: QRectF, ink: QColor) -> None:
    """Paint a flag that is more than stripes."""
    shape = QPainterPath()
    corner = _CORNER * area.height()
    shape.addRoundedRect(area, corner, corner)
    painter.setClipPath(shape)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / _FLAG.width(), area.height() / _FLAG.height())
    _DRAWN_FLAGS[sign](painter)
    painter.restore()
    painter.setClipping(False)
    line = QColor(ink)
    line.setAlphaF(0.55)
    painter.strokePath(shape, QPen(line, 1))


def _paint_canada(painter: QPainter) -> None:
    painter.fillRect(_FLAG, QColor(_FLAG_WHITE))
    side = _FLAG.width() / 4
    for left in (0.0, 3 * side):
        painter.fillRect(QRectF(left, 0, side, _FLAG.height()), QColor(_FLAG_RED))
    leaf = [
        *((0, -7.4), (1.6, -4.6), (3.2, -5.2), (2.6, -1.6), (4.6, -3.6), (5.2, -2.2), (7.6, -2.4)),
        *((6.8, 0.2), (7.8, 1.0), (3.2, 4.2), (3.6, 5.6), (0.4, 5.2), (0.4, 8.0)),
    ]
    path = QPainterPath(QPointF(*leaf[0]))
    for x, y in (*leaf[1:], *((-x, y) for x, y in reversed(leaf))):
        path.lineTo(x, y)
    painter.translate(_FLAG.center())
    painter.fillPath(path, QColor(_FLAG_RED))


def _paint_usa(painter: QPainter) -> None:
    height = _FLAG.height() / _STRIPES
    for place in range(_STRIPES):
        colour = _FLAG_WHITE if place % 2 else _FLAG_RED
        painter.fillRect(QRectF(0, place * height, _FLAG.width(), height + 0.3), QColor(colour))
    field = QRectF(0, 0, 0.44 * _FLAG.width(), 4 * height)
    painter.fillRect(field, QColor(_FLAG_BLUE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_FLAG_WHITE))
    for row in range(3):
        for column in range(4):
            x = field.width() * (column + 0.5) / 4
            y = field.height() * (row + 0.5) / 3
            painter.drawEllipse(QPointF(x, y), 0.75, 0.75)


_DRAWN_FLAGS: Mapping[Sign, Callable[[QPainter], None]] = {
    Sign.CANADA: _paint_canada,
    Sign.USA: _paint_usa,
}


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


def _cap() -> QPainterPath:
    """A cap with three points and a bell at each."""
    path = _lines(((5, 20), (19, 20), (21, 9), (15.5, 13), (12, 5), (8.5, 13), (3, 9), (5, 20)))
    for x, y in ((3, 7), (12, 3), (21, 7)):
        path.addEllipse(QPointF(x, y), 1.1, 1.1)
    return path


def _pencil() -> QPainterPath:
    return _lines(
        ((4, 20), (5.5, 15), (16.5, 4), (20, 7.5), (9, 18.5), (4, 20)),
        ((14, 6.5), (17.5, 10)),
    )


_ICONS = {
    Sign.HOUSE: _house,
    Sign.MUG: _mug,
    Sign.BOOK: _book,
    Sign.CAP: _cap,
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


def suit_sign(deck: Pack, suit: Suit, size: int) -> PlainLabel:
    """Make a sign of a suit, ``size`` logical pixels high."""
    shown = PlainLabel()
    ratio = shown.devicePixelRatioF()
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / _SHAPE_HEIGHT, size / _SHAPE_HEIGHT)
    painter.fillPath(suit_path(deck, suit.letter), QColor(_COLOURS.get((deck, suit), theme.INK)))
    painter.end()
    shown.setPixmap(pixmap)
    return shown
