"""Tiles: wide buttons with a sign, a name, the key for them, and one line that is a fact."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import paint_pencil

_HEIGHT, _LOW_HEIGHT = 4.5, 3.3
"""Height of a tile, and of one without its line."""
_GAP, _CORNER, _SIDE = 0.5, 0.55, 0.75
_SIGN, _LOW_SIGN, _WORDS_AT = 2.9, 2.1, 0.85
"""Sizes of the sign, and the room between it and the words."""
_NAME, _KEY, _STATE = 1.15, 0.8, 0.92
"""Sizes of letters; all in text units."""
_LEAST_WIDTH = 14.0
_SMALLEST = 0.85
"""Letters become so much smaller before a text is shortened."""


class TileSign(Enum):
    """What is drawn on a tile."""

    DAY = auto()
    TRAINING = auto()
    ARCHIVE = auto()
    STATISTICS = auto()


@dataclass(frozen=True)
class TileState:
    """The line that is a fact; it is green where something ``waits`` for today."""

    line: str = ""
    waits: bool = False


@dataclass(frozen=True)
class TileWords:
    """What a tile says and does; ``key`` is written as a person reads it."""

    sign: TileSign
    name: str
    key: str
    act: Callable[[], None]


class Tile(QPushButton):
    """One tile; its line may come later, and its room is kept."""

    def __init__(
        self, words: TileWords, unit: float, state: TileState, *, low: bool = False
    ) -> None:
        """Write in words of ``unit`` pixels; a ``low`` one tells its line to readers alone."""
        super().__init__()
        self._words = words
        self._unit = unit
        self._low = low
        self._state = TileState()
        self.setObjectName(f"tile-{words.sign.name.lower()}")
        self.setProperty("look", "picture")  # the ring of the focus has its corners, not a pill's
        self.setAutoDefault(False)
        self.setAccessibleName(f"{words.name}, {words.key}" if words.key else words.name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        height = round((_LOW_HEIGHT if low else _HEIGHT) * unit)
        self.setFixedHeight(max(height, round(theme.HIT_SIZE)))
        self.clicked.connect(lambda: words.act())
        self.show_state(state)

    @property
    def sign(self) -> TileSign:
        """What is drawn on it."""
        return self._words.sign

    @property
    def state(self) -> str:
        """The line that is a fact."""
        return self._state.line

    @property
    def waits(self) -> bool:
        """Whether something of today waits there: then the line is green."""
        return self._state.waits

    def show_state(self, state: TileState) -> None:
        """Write another line."""
        self._state = state
        self.setAccessibleDescription(state.line)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        sign = _LOW_SIGN if self._low else _SIGN
        name = QFontMetricsF(self._name_font).horizontalAdvance(self._words.name)
        key = QFontMetricsF(fonts.text(_KEY * self._unit)).horizontalAdvance(self._words.key)
        width = (2 * _SIDE + sign + 2 * _WORDS_AT) * self._unit + name + key
        return QSize(max(round(width), round(_LEAST_WIDTH * self._unit)), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _name_font(self) -> QFont:
        return fonts.heading(_NAME * self._unit, bold=True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        is_hot = self.underMouse() or self.isDown()
        painter.setPen(QPen(QColor(theme.ACTION_GREEN if is_hot else page_in_use().line), 1.2))
        painter.setBrush(QColor(paper.CHOSEN if self.isDown() else paper.FIELD))
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        size = (_LOW_SIGN if self._low else _SIGN) * unit
        sign = QRectF(area.x() + _SIDE * unit, area.center().y() - size / 2, size, size)
        _SIGNS[self._words.sign](painter, sign)
        left = sign.right() + _WORDS_AT * unit
        self._write(painter, QRectF(left, area.y(), area.right() - left, area.height()))
        painter.end()

    def _write(self, painter: QPainter, area: QRectF) -> None:
        unit, left = self._unit, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        words = area.adjusted(0, 0, -_SIDE * unit, 0)
        above = QRectF(words)
        if not self._low:
            above.setBottom(words.center().y() + 0.15 * unit)
            below = QRectF(words)
            below.setTop(words.center().y() + 0.05 * unit)
            below.setBottom(words.bottom() - 0.45 * unit)
            line, font = fitted_line(self._state.line, fonts.text(_STATE * unit), below.width())
            painter.setFont(font)
            waits = self._state.waits
            painter.setPen(QColor(theme.ACTION_GREEN if waits else page_in_use().note))
            elide = Qt.TextElideMode.ElideRight
            shown = QFontMetricsF(font).elidedText(line, elide, below.width() + 1)
            painter.drawText(below.adjusted(0, 0, 1, 0), left, shown)
        painter.setFont(self._name_font)
        painter.setPen(QColor(theme.INK))
        painter.drawText(above, left, self._words.name)
        painter.setFont(fonts.text(_KEY * unit))
        painter.setPen(QColor(page_in_use().note))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(above, right, self._words.key)


def fitted_line(text: str, font: QFont, width: float) -> tuple[str, QFont]:
    """Return a text and its font; of several sentences only the first where they have no room."""
    first, stop, _ = text.partition(". ")
    if stop and _SMALLEST * QFontMetricsF(font).horizontalAdvance(text) > width:
        text = first
    return text, fitted_font(text, font, width)


def fitted_font(text: str, font: QFont, width: float) -> QFont:
    """Return a font, smaller where a text is wider, but never much."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    fitting = QFont(font)
    if needed > width:
        share = max(_SMALLEST, width / needed)
        fitting.setPixelSize(max(1, int(font.pixelSize() * share)))
    return fitting


class TileGrid(QWidget):
    """Tiles in rows of two, or one below the other."""

    def __init__(self, tiles: Sequence[Tile], unit: float, *, columns: int = 2) -> None:
        """Lay the tiles out, in order."""
        super().__init__()
        self.tiles = tuple(tiles)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(round(_GAP * unit))
        for place, tile in enumerate(self.tiles):
            grid.addWidget(tile, place // columns, place % columns)
        for column in range(min(columns, len(self.tiles))):
            grid.setColumnStretch(column, 1)


_SQUARE = 24.0
"""Signs are drawn on a square of this width."""


def _on_square(painter: QPainter, area: QRectF) -> None:
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / _SQUARE, area.height() / _SQUARE)
    pen = QPen(QColor(theme.INK), 1.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(paper.FIELD))


def _paint_archive(painter: QPainter, area: QRectF) -> None:
    """Draw three cards one upon the other, the front one written on."""
    _on_square(painter, area)
    for step in (2, 1, 0):
        painter.drawRoundedRect(QRectF(1.5 + 2.6 * step, 8.0 - 2.6 * step, 16.4, 13.4), 2.4, 2.4)
    for y in (12.0, 15.0, 18.0):
        painter.drawLine(QPointF(4.8, y), QPointF(14.6 if y < 18.0 else 11.4, y))
    painter.restore()


def _paint_statistics(painter: QPainter, area: QRectF) -> None:
    """Draw four bars on a line, the last of them full."""
    _on_square(painter, area)
    for place, height in enumerate((6.0, 10.0, 8.2, 16.4)):
        if place == 3:
            painter.setBrush(QColor(theme.ACTION_GREEN))
        left = 2.6 + 5.0 * place
        bar = QRectF(left, 21.0 - height, 3.9, height)
        painter.drawPolygon(
            QPolygonF([bar.bottomLeft(), bar.topLeft(), bar.topRight(), bar.bottomRight()])
        )
    painter.drawLine(QPointF(1.0, 21.0), QPointF(23.0, 21.0))
    painter.restore()


def _paint_day(painter: QPainter, area: QRectF) -> None:
    """Draw a leaf of a calendar, with the day of today."""
    _on_square(painter, area)
    leaf = QRectF(1.8, 1.8, 20.4, 20.4)
    painter.drawRoundedRect(leaf, 2.8, 2.8)
    head = QPainterPath()
    head.addRoundedRect(leaf, 2.8, 2.8)
    painter.setClipRect(QRectF(1.2, 1.2, 21.6, 5.6))
    painter.fillPath(head, QColor(theme.ACTION_GREEN))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(head)
    painter.setClipping(False)
    painter.setPen(QColor(theme.INK))
    painter.setFont(fonts.heading(11.0, bold=True))
    below = QRectF(1.8, 6.4, 20.4, 15.8)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(QDate.currentDate().day()))
    painter.restore()


def _back_colour() -> QColor:
    return QColor(theme.BACK_COLOURS["french"])


def _paint_training(painter: QPainter, area: QRectF) -> None:
    """Draw the back of a card, and the coach's pencil."""
    _on_square(painter, area)
    painter.save()
    painter.translate(9.0, 12.5)
    painter.rotate(-5.0)
    painter.drawRoundedRect(QRectF(-6.8, -10.0, 13.6, 20.0), 2.0, 2.0)
    painter.setPen(QPen(_back_colour(), 0.8))
    painter.setBrush(QBrush(_back_colour(), Qt.BrushStyle.DiagCrossPattern))
    painter.drawRoundedRect(QRectF(-5.2, -8.4, 10.4, 16.8), 1.0, 1.0)
    painter.restore()
    painter.restore()
    side = 0.62 * area.width()
    pencil = QRectF(area.right() - side, area.top() + 0.1 * area.height(), side, side)
    paint_pencil(painter, pencil, paper.FIELD)


_SIGNS: dict[TileSign, Callable[[QPainter, QRectF], None]] = {
    TileSign.DAY: _paint_day,
    TileSign.TRAINING: _paint_training,
    TileSign.ARCHIVE: _paint_archive,
    TileSign.STATISTICS: _paint_statistics,
}
