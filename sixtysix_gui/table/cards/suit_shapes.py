"""Plain outlines of the eight suit signs, about 108 units high around the origin.

The table shows the signs of the card drawings (`suit_sign`); these simple shapes stand in for
them when the drawings are missing or damaged.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from sixtysix_gui.table.cards.svg import Pack


def suit_path(pack: Pack, suit: str) -> QPainterPath:
    """Gives the outline of a suit, named by its French letter C, S, H or D."""
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
