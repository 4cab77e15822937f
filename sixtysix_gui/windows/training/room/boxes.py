"""The boxes of the Training sheet: a picture, a name, a sentence, and a line that is a fact."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import BACK, CARD_HEIGHT, CARD_WIDTH, CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.table.pieces.brushwork import Icon, draw_icon
from sixtysix_gui.windows.doors import paint_card, spread_cloth
from sixtysix_gui.windows.training.room.contents import BoxState, RoomLook
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import GroupButton
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import paint_mark
from sixtysix_gui.windows.widgets.segments import Segments
from sixtysix_gui.windows.widgets.tiles import fitted_font

_CLOTH_CORNER = 0.11
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
    corner = _CLOTH_CORNER * area.height()
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


_HEIGHT, _LOW_HEIGHT = 7.2, 3.5
_PICTURE, _LOW_PICTURE = QSizeF(7.0, 5.4), QSizeF(3.6, 2.5)
_CORNER, _SIDE, _LOW_SIDE, _WORDS_AT, _LOW_WORDS_AT = 0.6, 0.7, 0.5, 0.9, 0.85
_NAME, _LOW_NAME, _SENTENCE, _STATE = 1.25, 1.15, 0.93, 0.9
"""Sizes of letters; all in text units."""
_BELOW_NAME, _BELOW_SENTENCE = 0.15, 0.3
_DOTS = 1.3
"""Width of the pencil's dots."""
_LEAST_STATE = 9.0
"""So wide is the line in a low box at least."""
_MARGIN = 2.5
"""Around what is painted, in pixels, for the ring of the focus."""


@dataclass(frozen=True)
class BoxWords:
    """What a box is called and is for; ``key`` opens it."""

    picture: BoxPicture
    name: str
    sentence: str
    key: str


class BoxFace:
    """How a box is painted, in words of ``unit`` pixels."""

    def __init__(self, words: BoxWords, unit: float, look: RoomLook) -> None:
        """Draw the picture once."""
        self.words, self._unit, self.is_wide = words, unit, look.is_wide
        size = (_PICTURE if look.is_wide else _LOW_PICTURE) * unit
        self._picture = picture(words.picture, size, look.style, look.cloth, look.ratio)
        self._size = size
        self.height = round((_HEIGHT if look.is_wide else _LOW_HEIGHT) * unit)
        self.name_font = fonts.heading((_NAME if look.is_wide else _LOW_NAME) * unit, bold=True)

    @property
    def words_left(self) -> float:
        """Where words begin, in pixels."""
        side, beside = (_SIDE, _WORDS_AT) if self.is_wide else (_LOW_SIDE, _LOW_WORDS_AT)
        return _MARGIN + (side + beside) * self._unit + self._size.width()

    @property
    def name_width(self) -> float:
        """The width of the name, in pixels."""
        return QFontMetricsF(self.name_font).horizontalAdvance(self.words.name)

    def paint(self, painter: QPainter, rect: QRect, *, hot: bool, down: bool) -> QRectF:
        """Paint paper and picture; return the area for words."""
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        unit = self._unit
        area = QRectF(rect).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.setPen(QPen(QColor(theme.ACTION_GREEN if hot else page_in_use().line), 1.2))
        painter.setBrush(QColor(paper.CHOSEN if down else paper.FIELD))
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        side = (_SIDE if self.is_wide else _LOW_SIDE) * unit
        top = area.center().y() - self._size.height() / 2
        painter.drawPixmap(QPointF(area.x() + side, top), self._picture)
        return QRectF(
            QPointF(self.words_left, area.top()),
            QPointF(area.right() - side, area.bottom()),
        )

    def write_name(self, painter: QPainter, area: QRectF, colour: str) -> None:
        """Write the name in the upper line of an area, in a low box in its middle."""
        painter.setFont(self.name_font)
        painter.setPen(QColor(colour))
        upright = Qt.AlignmentFlag.AlignTop if self.is_wide else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | upright, self.words.name)

    def write_sentence(self, painter: QPainter, area: QRectF, colour: str) -> float:
        """Write the sentence at the top of an area; return its height."""
        painter.setFont(self.sentence_font)
        painter.setPen(QColor(colour))
        painter.drawText(area, _WRAPPED, self.words.sentence)
        return self.sentence_height(area.width())

    @property
    def sentence_font(self) -> QFont:
        """The font of the sentence."""
        return fonts.text(_SENTENCE * self._unit)

    @property
    def state_font(self) -> QFont:
        """The font of the line."""
        return fonts.text(_STATE * self._unit)

    def sentence_height(self, width: float) -> float:
        """Return how high the sentence is in a width."""
        metrics = QFontMetricsF(self.sentence_font)
        return metrics.boundingRect(
            QRectF(0, 0, width, 999), _WRAPPED, self.words.sentence
        ).height()

    def block(self, area: QRectF, below: float) -> QRectF:
        """Return where name, sentence, and something ``below`` of a height stand, in the middle."""
        height = QFontMetricsF(self.name_font).height() + self.sentence_height(area.width())
        height += (_BELOW_NAME + _BELOW_SENTENCE) * self._unit + below
        made = QRectF(area)
        made.setTop(max(area.top(), area.center().y() - height / 2))
        return made


_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Box(GroupButton):
    """A box that opens something."""

    def __init__(
        self,
        words: BoxWords,
        state: BoxState,
        unit: float,
        look: RoomLook,
        act: Callable[[], None],
    ) -> None:
        """Write the box."""
        super().__init__()
        self._face = BoxFace(words, unit, look)
        self._unit = unit
        self.state = state
        self.setObjectName(f"box-{words.picture.name.lower()}")
        self.setProperty("look", "picture")  # the ring of the focus has its corners, not a pill's
        self.setAutoDefault(False)
        self.setAccessibleName(f"{words.name}, {words.key}")
        self.setAccessibleDescription(f"{words.sentence} {state.line}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(max(self._face.height, round(theme.HIT_SIZE)))
        self.setEnabled(not state.is_off)
        self.clicked.connect(lambda: act())

    @override
    def sizeHint(self) -> QSize:
        more = 0.0 if self._face.is_wide else _LEAST_STATE * self._unit
        width = self._face.words_left + self._face.name_width + more + _SIDE * self._unit
        return QSize(round(width), self.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        is_hot = self.isEnabled() and (self.underMouse() or self.isDown())
        area = self._face.paint(painter, self.rect(), hot=is_hot, down=self.isDown())
        if self._face.is_wide:
            self._write_wide(painter, area)
        else:
            self._write_low(painter, area)
        painter.end()

    def _colour(self, colour: str) -> str:
        return colour if self.isEnabled() else page_in_use().disabled

    @property
    def _state_colour(self) -> str:
        return self._colour(theme.ACTION_GREEN if self.state.is_green else page_in_use().note)

    def _write_wide(self, painter: QPainter, area: QRectF) -> None:
        face, unit = self._face, self._unit
        metrics = QFontMetricsF(face.state_font)
        line = metrics.boundingRect(QRectF(0, 0, area.width(), 999), _WRAPPED, self.state.line)
        area = face.block(area, line.height())
        face.write_name(painter, area, self._colour(theme.INK))
        area.setTop(area.top() + QFontMetricsF(face.name_font).height() + _BELOW_NAME * unit)
        height = face.write_sentence(painter, area, self._colour(theme.INK))
        area.setTop(area.top() + height + _BELOW_SENTENCE * unit)
        painter.setFont(face.state_font)
        if self.state.is_working:
            dots = QRectF(area.left(), area.top(), _DOTS * unit, metrics.height())
            paint_mark(painter, None, dots)
            area.setLeft(dots.right() + 0.4 * unit)
        painter.setPen(QColor(self._state_colour))
        painter.drawText(area.adjusted(0, 0, 0, unit), _WRAPPED, self.state.line)

    def _write_low(self, painter: QPainter, area: QRectF) -> None:
        face, unit = self._face, self._unit
        face.write_name(painter, area, self._colour(theme.INK))
        area.setLeft(area.left() + face.name_width + unit)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        font = face.state_font
        if QFontMetricsF(font).horizontalAdvance(self.state.line) > area.width():
            flags |= Qt.TextFlag.TextWordWrap
            font = fitted_font(self.state.line, font, 1.7 * area.width())
        painter.setFont(font)
        painter.setPen(QColor(self._state_colour))
        painter.drawText(area, int(flags), self.state.line)
        if self.state.is_working:
            written = QFontMetricsF(font).boundingRect(area, int(flags), self.state.line)
            left = written.left() - (_DOTS + 0.4) * unit
            paint_mark(painter, None, QRectF(left, area.top(), _DOTS * unit, area.height()))


class CountingBox(QWidget):
    """The box with the switch for questions while playing; it opens nothing."""

    def __init__(self, words: BoxWords, unit: float, look: RoomLook, switch: Segments) -> None:
        """Write the box around a switch."""
        super().__init__()
        self._face = BoxFace(words, unit, look)
        self._unit = unit
        self.switch = switch
        switch.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(max(self._face.height, switch.sizeHint().height() + 6))

    @override
    def sizeHint(self) -> QSize:
        face, beside = self._face, self.switch.sizeHint().width()
        words = max(face.name_width, beside) if face.is_wide else face.name_width + beside
        width = face.words_left + words + 1.5 * self._unit + _MARGIN
        return QSize(round(width), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.switch.sizeHint()
        area = self._block() if self._face.is_wide else QRectF()
        if self._face.is_wide:
            top = area.top() + QFontMetricsF(self._face.name_font).height()
            top += self._face.sentence_height(area.width())
            top += (_BELOW_NAME + _BELOW_SENTENCE) * self._unit
            self.switch.setGeometry(round(area.left()) - 2, round(top), size.width(), size.height())
            return
        left = self.width() - size.width() - round(_LOW_SIDE * self._unit + _MARGIN)
        self.switch.setGeometry(
            left, (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def _block(self) -> QRectF:
        side = _SIDE * self._unit
        left, width = self._face.words_left, self.width() - side - self._face.words_left
        area = QRectF(left, _MARGIN, width, self.height() - 2 * _MARGIN)
        return self._face.block(area, self.switch.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = self._face.paint(painter, self.rect(), hot=False, down=False)
        if self._face.is_wide:
            area = self._block()
        self._face.write_name(painter, area, theme.INK)
        if self._face.is_wide:
            below = QFontMetricsF(self._face.name_font).height() + _BELOW_NAME * self._unit
            self._face.write_sentence(painter, area.adjusted(0, below, 0, 0), theme.INK)
        painter.end()
