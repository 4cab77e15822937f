"""The pictures of the four boxes: cards on a piece of cloth."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import BACK, CARD_HEIGHT, CARD_WIDTH, CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.table.pieces.brushwork import Icon, draw_icon
from sixtysix_gui.windows.doors import paint_card, spread_cloth

_CORNER = 0.11
"""Corner of the cloth, in its heights."""
_CARD = 0.84
"""Height of a card, in the height of the cloth."""
_MARRIAGE = (("KH", -0.145, -6.0, 0.06), ("QH", 0.135, 5.0, 0.07))
_TALON = ((BACK, -0.2, 0.0, 0.02),)
_TURN_UP = (("AS", -0.02, 90.0, 0.02),)
_HAND = (("9S", -0.31, -13.0, 0.13), ("QC", -0.08, -3.0, 0.06), ("AD", 0.2, 10.0, 0.08))
_PILE = ((BACK, -0.235, -5.0, 0.04), (BACK, -0.19, 2.0, 0.05), (BACK, -0.2, 0.0, 0.07))
"""Cards: where their middle is from that of the cloth in its widths, their angle, and how far down
they are in its heights."""
_DISC = (0.225, 0.0, 0.27)
"""A disc on the cloth: where it is, and its radius in heights of the cloth."""
_COIN = (0.215, 0.02, 0.31)
_RING = (-0.135, -0.2, 0.125)
_FIGURE = "66"


class BoxPicture(Enum):
    """What is seen in a box."""

    LESSONS = auto()
    PUZZLES = auto()
    MISTAKES = auto()
    COUNTING = auto()


def picture(
    what: BoxPicture, size: QSizeF, style: CardStyle, cloth: Cloth, ratio: float
) -> QPixmap:
    """Paint a picture of a size in pixels, for a screen with ``ratio`` of its own to each."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    area = QRectF(QPointF(0, 0), size)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    shape = QPainterPath()
    corner = _CORNER * area.height()
    shape.addRoundedRect(area, corner, corner)
    painter.setClipPath(shape)
    spread_cloth(painter, area, cloth)
    _PAINT[what](painter, area, style)
    painter.end()
    return pixmap


_Cards = tuple[tuple[str, float, float, float], ...]


def _paint_cards(painter: QPainter, area: QRectF, style: CardStyle, cards: _Cards) -> None:
    height = _CARD * area.height()
    card = QSizeF(height * CARD_WIDTH / CARD_HEIGHT, height)
    for code, across, angle, down in cards:
        centre = area.center() + QPointF(across * area.width(), down * area.height())
        paint_card(painter, style, code, centre, angle, card)


def _place(area: QRectF, place: tuple[float, float, float]) -> tuple[QPointF, float]:
    across, down, radius = place
    centre = area.center() + QPointF(across * area.width(), down * area.height())
    return centre, radius * area.height()


def _paint_lessons(painter: QPainter, area: QRectF, style: CardStyle) -> None:
    _paint_cards(painter, area, style, _MARRIAGE)


def _paint_puzzles(painter: QPainter, area: QRectF, style: CardStyle) -> None:
    """Paint a talon, and the padlock of closing it."""
    _paint_cards(painter, area, style, _TURN_UP)
    _paint_cards(painter, area, style, _TALON)
    centre, radius = _place(area, _DISC)
    painter.setPen(QPen(QColor(theme.GOLD), max(1.2, 0.07 * radius)))
    painter.setBrush(QColor(theme.CHIP_FILL))
    painter.drawEllipse(centre, radius, radius)
    half = 0.55 * radius
    icon = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    draw_icon(painter, Icon.CLOSE, icon, QColor(theme.CREAM))


def _paint_mistakes(painter: QPainter, area: QRectF, style: CardStyle) -> None:
    """Paint a hand, and the coach's ring around one of its cards."""
    _paint_cards(painter, area, style, _HAND)
    centre, radius = _place(area, _RING)
    painter.setPen(QPen(QColor(theme.PENCIL_RING), max(1.4, 0.13 * radius)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, 1.12 * radius)


def _paint_counting(painter: QPainter, area: QRectF, style: CardStyle) -> None:
    """Paint won tricks, and the coin with the points that are counted to."""
    _paint_cards(painter, area, style, _PILE)
    centre, radius = _place(area, _COIN)
    gold = QRadialGradient(centre - QPointF(0.3 * radius, 0.4 * radius), 1.5 * radius)
    gold.setColorAt(0.0, QColor(theme.GOLD))
    gold.setColorAt(1.0, QColor(theme.DARK_GOLD))
    painter.setPen(QPen(QColor(theme.DARK_GOLD), max(1.0, 0.06 * radius)))
    painter.setBrush(gold)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QColor(theme.INK))
    painter.setFont(fonts.heading(0.75 * radius, bold=True))
    around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(around, Qt.AlignmentFlag.AlignCenter, _FIGURE)


_PAINT: dict[BoxPicture, Callable[[QPainter, QRectF, CardStyle], None]] = {
    BoxPicture.LESSONS: _paint_lessons,
    BoxPicture.PUZZLES: _paint_puzzles,
    BoxPicture.MISTAKES: _paint_mistakes,
    BoxPicture.COUNTING: _paint_counting,
}
