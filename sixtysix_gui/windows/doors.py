"""The doors of the start sheet, and the pictures on them."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import CARD_HEIGHT, CARD_WIDTH, CardArtError, CardStyle
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.table.pieces.brushwork import Icon, draw_icon
from sixtysix_gui.windows.widgets import paper

_log = logging.getLogger(__name__)
_ASPECT = CARD_HEIGHT / CARD_WIDTH
_DRAWN = 560
"""Height in pixels at which a card is drawn once; the doors show it smaller."""
_MUCH_SMALLER = 2
"""A card shown so many times smaller is drawn once more in its size."""
_CARD, _LOW_CARD = 0.72, 1.3
"""Height of a card, as a part of the picture's; a low picture shows only the upper part of it."""
_LOW = 0.5
"""Ratio of height to width below which a picture is low."""
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
    spread_cloth(painter, area, cloth)
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    card, lower = _card_size(area), _LOW_DOWN if _is_low(area) else 0.0
    for code, across, angle, down in _MARRIAGE:
        paint_card(painter, style, code, _place(area, across, down + lower), angle, card)
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
    spread_cloth(painter, area, cloth)
    painter.save()
    painter.setClipRect(area)
    card, lower = _card_size(area), _LOW_DOWN if _is_low(area) else 0.05
    for code, across, angle, down in _HAND:
        paint_card(painter, style, code, _place(area, across, down + lower), angle, card)
    painter.restore()


def spread_cloth(painter: QPainter, area: QRectF, cloth: Cloth) -> None:
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


def paint_card(
    painter: QPainter, style: CardStyle, code: str, centre: QPointF, angle: float, card: QSizeF
) -> None:
    """Paint a card around a point; ``BACK`` of the drawings is the back of one."""
    picture = _drawn(style, code)
    pixels = round(card.height() * painter.device().devicePixelRatioF())
    if _MUCH_SMALLER * pixels < _DRAWN:
        picture = _small(style, code, pixels)
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


@lru_cache(maxsize=32)
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


@lru_cache(maxsize=64)
def _small(style: CardStyle, code: str, height: int) -> QPixmap:
    """Return a card so many pixels high; a painter would leave lines out that are finer."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return _drawn(style, code).scaledToHeight(max(1, height), smooth)


ROOM = 8.0
"""Around a button for its ring, in pixels."""
_RING = 3.0
_UNDER_EXTRA = theme.FOCUS_UNDER_EXTRA
_PILL_HEIGHT, _PILL_PADDING = 2.2, 1.1
_CAP_SIZE, _CAP_HEIGHT, _CAP_PADDING, _CAP_GAP, _CAP_CORNER = 0.78, 1.3, 0.45, 0.55, 0.28
"""In text units."""
_PILL_ALPHA, _PILL_HOT_ALPHA = 0.72, 0.9
_CAP_ALPHA = 0.6


class ClothButton(QAbstractButton):
    """A button with room for a ring of gold, which is there while it has the focus."""

    def __init__(self, unit: float, corner: float) -> None:
        """Make it for a text unit in pixels; ``corner`` is the radius of its body in pixels."""
        super().__init__()
        self._unit = unit
        self._corner = corner
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def body(self) -> QRectF:
        """What is seen of it without the ring."""
        return QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the body, and the ring around it."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint_body(painter)
        if self.hasFocus():
            self._paint_ring(painter)
        painter.end()

    def paint_body(self, painter: QPainter) -> None:
        """Paint what the button is."""
        raise NotImplementedError

    def _paint_ring(self, painter: QPainter) -> None:
        off = theme.FOCUS_GAP + _RING / 2
        ring = self.body.adjusted(-off, -off, off, off)
        corner = self._corner + off
        painter.setBrush(Qt.BrushStyle.NoBrush)
        under = theme.colour(theme.FOCUS_UNDER, theme.FOCUS_UNDER_ALPHA)
        for colour, width in ((under, _RING + _UNDER_EXTRA), (QColor(theme.GOLD), _RING)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(ring, corner, corner)


class DarkPill(ClothButton):
    """Light words on a dark pill, with the cap of their key behind them."""

    def __init__(self, text: str, unit: float, key: str) -> None:
        """Write the words; ``key`` is the name of the key as a person reads it."""
        height = max(_PILL_HEIGHT * unit, theme.HIT_SIZE)
        super().__init__(unit, height / 2)
        self._key = key
        self._height = height
        self._cap_font = fonts.text(_CAP_SIZE * unit, TextWeight.SEMI_BOLD)
        self.setText(text)
        self.setFont(fonts.text(unit, TextWeight.SEMI_BOLD))

    @override
    def sizeHint(self) -> QSize:
        """Room for words, cap and ring."""
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        width = words + self._cap_width + (_CAP_GAP + 2 * _PILL_PADDING) * self._unit
        return QSize(round(width + 2 * ROOM), round(self._height + 2 * ROOM))

    @override
    def minimumSizeHint(self) -> QSize:
        """No word is cut."""
        return self.sizeHint()

    @override
    def paint_body(self, painter: QPainter) -> None:
        """Paint pill, words and cap."""
        hot = self.underMouse() or self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.CHIP_FILL, _PILL_HOT_ALPHA if hot else _PILL_ALPHA))
        painter.drawRoundedRect(self.body, self._corner, self._corner)
        left = self.body.left() + _PILL_PADDING * self._unit
        area = QRectF(left, self.body.top(), self.body.width(), self.body.height())
        painter.setPen(QColor(theme.CREAM))
        painter.setFont(self.font())
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area, aligned, self.text())
        self._paint_cap(painter)

    def _paint_cap(self, painter: QPainter) -> None:
        height = _CAP_HEIGHT * self._unit
        right = self.body.right() - _PILL_PADDING * self._unit
        top = self.body.center().y() - height / 2
        cap = QRectF(right - self._cap_width, top, self._cap_width, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(theme.CREAM, _CAP_ALPHA), 1.1))
        corner = _CAP_CORNER * self._unit
        painter.drawRoundedRect(cap, corner, corner)
        painter.setPen(QColor(theme.CREAM))
        painter.setFont(self._cap_font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    @property
    def _cap_width(self) -> float:
        words = QFontMetricsF(self._cap_font).horizontalAdvance(self._key)
        return words + 2 * _CAP_PADDING * self._unit


WIDTH, HEIGHT = 20.5, 22.4
PICTURE = 0.585
LOW_HEIGHT, LOW_PICTURE = 14.3, 0.35
"""Size of a door in text units, and the part of its height that is the picture: of one that stands
beside the other, and of one that stands above it."""
_CORNER, _INNER_CORNER, _INSET = 1.0, 0.6, 0.5
_TITLE, SENTENCE = 1.9, 1.02
_ABOVE_TITLE, _TITLE_HEIGHT, _SIDE = 0.75, 2.7, 1.5
_AT_REST, _HOT = 0.35, 0.5

PaintPicture = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class DoorWords:
    """What stands on a door; ``place`` says to readers which of how many buttons it is."""

    title: str
    sentence: str
    place: str


class Door(ClothButton):
    """A door."""

    def __init__(
        self, words: DoorWords, paint_picture: PaintPicture, unit: float, *, low: bool
    ) -> None:
        """Write a door; a ``low`` one stands above or below the other."""
        super().__init__(unit, _CORNER * unit)
        self._words = words
        self._paint_picture = paint_picture
        self._share = LOW_PICTURE if low else PICTURE
        self._height = LOW_HEIGHT if low else HEIGHT
        self.setText(words.title)
        self.setFont(fonts.heading(_TITLE * unit, bold=True))
        self.setAccessibleName(f"{words.title}, {words.place}")
        self.setAccessibleDescription(words.sentence)
        self.setFixedSize(self.sizeHint())

    @property
    def sentence(self) -> str:
        """What the door leads to."""
        return self._words.sentence

    @override
    def sizeHint(self) -> QSize:
        """The card, and room for its ring."""
        width, height = WIDTH * self._unit, self._height * self._unit
        return QSize(round(width + 2 * ROOM), round(height + 2 * ROOM))

    @property
    def sentence_area(self) -> QRectF:
        """Where the sentence is written."""
        body, unit = self.body, self._unit
        top = body.top() + self._share * body.height()
        top += (_ABOVE_TITLE + _TITLE_HEIGHT) * unit
        height = body.bottom() - _INSET * unit - top
        return QRectF(body.left() + _SIDE * unit, top, body.width() - 2 * _SIDE * unit, height)

    @override
    def paint_body(self, painter: QPainter) -> None:
        """Paint the card, the picture in its line of ink, and the words."""
        body, unit = self.body, self._unit
        hot = self.underMouse() or self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("#000000", _HOT if hot else _AT_REST))
        painter.drawRoundedRect(body.translated(0, 0.16 * unit), self._corner, self._corner)
        painter.setPen(QPen(QColor(paper.LINE), 1))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawRoundedRect(body, self._corner, self._corner)
        self._paint_upper_part(painter)
        self._paint_words(painter)

    def _paint_upper_part(self, painter: QPainter) -> None:
        body, unit = self.body, self._unit
        inset = _INSET * unit
        inner = body.adjusted(inset, inset, -inset, -inset)
        picture = QRectF(inner)
        picture.setBottom(body.top() + self._share * body.height())
        frame = QPainterPath()
        frame.addRoundedRect(inner, _INNER_CORNER * unit, _INNER_CORNER * unit)
        painter.save()
        painter.setClipPath(frame)
        self._paint_picture(painter, picture)
        painter.restore()
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(picture.bottomLeft(), picture.bottomRight())
        painter.drawPath(frame)

    def _paint_words(self, painter: QPainter) -> None:
        area, unit = self.sentence_area, self._unit
        title = QRectF(self.body)
        title.setTop(area.top() - _TITLE_HEIGHT * unit)
        title.setHeight(_TITLE_HEIGHT * unit)
        painter.setPen(QColor(theme.INK))
        painter.setFont(self.font())
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self._words.title)
        painter.setFont(fonts.text(SENTENCE * unit))
        wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, int(wrapped), self._words.sentence)
