"""The pictures on the doors, cards on a patch of the cloth: a marriage to be led, and a hand."""

import logging
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.design.cards.svg import CARD_HEIGHT, CARD_WIDTH, CardArtError
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.table.pieces.icons import Icon, draw_icon

_log = logging.getLogger(__name__)
_ASPECT = CARD_HEIGHT / CARD_WIDTH
_DRAWN = 560
"""Height in pixels at which a card is drawn once; the doors show it smaller."""
_CARD, _LOW_CARD = 0.72, 1.3
"""Height of a card, as a part of the picture's; a low picture shows only the upper part of it."""
_LOW = 0.5
"""A picture is low below so many of its widths."""
_LOW_DOWN, _LOW_POINTS = 0.28, 0.75
"""In a low picture cards lie so much lower, in its heights, and their points are smaller."""
_MARRIAGE = (("KH", -0.30, -7.0, 0.02), ("QH", -0.115, -0.6, 0.0))
_PLACE = (0.305, 3.4, -0.015)
_HAND = (
    ("9S", -0.30, -14.0, 0.12),
    ("TH", -0.155, -7.0, 0.04),
    ("QC", -0.015, -1.0, 0.01),
    ("KD", 0.12, 5.0, 0.035),
    ("AS", 0.275, 15.0, 0.10),
)
"""Cards with the distance of their middle from the picture's in its widths, their angle, and how
far down they lie in its heights."""
_MARRIAGE_POINTS = "20"
_SHADOW = 0.30
_DASHES = (5.0, 3.0)


def paint_marriage(
    painter: QPainter, area: QRectF, style: CardStyle, cloth: Cloth, unit: float
) -> None:
    """Paint king and queen with their points, and where one of them is to be led."""
    _spread(painter, area, cloth)
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    card, lower = _card_size(area), _LOW_DOWN if _is_low(area) else 0.0
    for code, across, angle, down in _MARRIAGE:
        _paint_card(painter, style, code, _place(area, across, down + lower), angle, card)
    across, angle, down = _PLACE
    painter.save()
    painter.translate(_place(area, across, down + lower))
    painter.rotate(angle)
    pen = QPen(QColor(theme.GOLD), max(2.0, 0.12 * unit))
    pen.setDashPattern(list(_DASHES))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = theme.CARD_RADIUS * card.width()
    painter.drawRoundedRect(_around(card), corner, corner)
    painter.restore()
    painter.restore()
    points = unit * (_LOW_POINTS if _is_low(area) else 1.0)
    _paint_points(painter, _place(area, -0.13, 0.25), points)


def paint_hand(
    painter: QPainter, area: QRectF, style: CardStyle, cloth: Cloth, unit: float
) -> None:
    """Paint five cards as they are held."""
    del unit  # nothing is written here
    _spread(painter, area, cloth)
    painter.save()
    painter.setClipRect(area)
    card, lower = _card_size(area), _LOW_DOWN if _is_low(area) else 0.05
    for code, across, angle, down in _HAND:
        _paint_card(painter, style, code, _place(area, across, down + lower), angle, card)
    painter.restore()


def _spread(painter: QPainter, area: QRectF, cloth: Cloth) -> None:
    """Cover an area with a cloth under the lamp."""
    colours = CLOTHS[cloth]
    light = QRadialGradient(area.center(), 0.62 * area.width())
    light.setColorAt(0.0, QColor(colours.centre).lighter(108))
    light.setColorAt(1.0, QColor(colours.edge))
    painter.fillRect(area, light)


def _is_low(area: QRectF) -> bool:
    return area.height() < _LOW * area.width()


def _card_size(area: QRectF) -> QSizeF:
    share = _LOW_CARD if _is_low(area) else _CARD
    height = share * area.height()
    return QSizeF(height / _ASPECT, height)


def _place(area: QRectF, across: float, down: float) -> QPointF:
    return area.center() + QPointF(across * area.width(), down * area.height())


def _around(card: QSizeF) -> QRectF:
    return QRectF(QPointF(-card.width() / 2, -card.height() / 2), card)


def _paint_card(
    painter: QPainter, style: CardStyle, code: str, centre: QPointF, angle: float, card: QSizeF
) -> None:
    picture = _drawn(style, code)
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    body = _around(card)
    corner = theme.CARD_RADIUS * card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("#000000", _SHADOW))
    painter.drawRoundedRect(body.translated(0.5, 0.02 * card.height()), corner, corner)
    painter.drawPixmap(body, picture, QRectF(picture.rect()))
    painter.restore()


def _paint_points(painter: QPainter, centre: QPointF, unit: float) -> None:
    """Paint what the marriage is worth, as the chip on the table shows it."""
    pill = QRectF(0, 0, 4.5 * unit, 2.0 * unit)
    pill.moveCenter(centre)
    painter.setPen(QPen(QColor(theme.DARK_GOLD), 1.4))
    painter.setBrush(QColor(theme.GOLD))
    painter.drawRoundedRect(pill, unit, unit)
    ink = QColor(theme.INK)
    sign = QRectF(pill.left() + 0.7 * unit, pill.center().y() - 0.65 * unit, 1.3 * unit, 1.3 * unit)
    draw_icon(painter, Icon.MARRIAGE, sign, ink)
    painter.setPen(ink)
    painter.setFont(fonts.text(1.1 * unit, TextWeight.SEMI_BOLD))
    words = QRectF(sign.right(), pill.top(), pill.right() - sign.right() - 0.4 * unit, 2.0 * unit)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, _MARRIAGE_POINTS)


@lru_cache(maxsize=16)
def _drawn(style: CardStyle, code: str) -> QPixmap:
    """Draw a card once for every size; a damaged drawing leaves plain paper."""
    pixmap = QPixmap(round(_DRAWN / _ASPECT), _DRAWN)
    pixmap.fill(Qt.GlobalColor.transparent)
    try:
        svg = style.svg(code)
    except CardArtError as error:
        _log.warning("%s", error)
        pixmap.fill(QColor(theme.PAPER))
        return pixmap
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap
