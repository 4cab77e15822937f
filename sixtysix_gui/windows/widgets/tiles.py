"""Tiles: wide buttons with a sign, a name, the key for them, and one line that is a fact."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use

_HEIGHT, _LOW_HEIGHT = 4.5, 3.3
"""Height of a tile, and of one without its line."""
_GAP, _CORNER, _SIDE = 0.5, 0.55, 0.75
_SIGN, _LOW_SIGN, _WORDS_AT = 2.9, 2.1, 0.85
"""Sizes of the sign, and the room between it and the words."""
_NAME, _KEY, _STATE = 1.15, 0.8, 0.92
"""Sizes of letters; all in text units."""
_LEAST_WIDTH = 14.0
_SMALLEST = 0.8
"""Letters become so much smaller before a text is shortened."""


class TileSign(Enum):
    """What is drawn on a tile."""

    ARCHIVE = auto()
    STATISTICS = auto()


@dataclass(frozen=True)
class TileWords:
    """What a tile says and does; ``key`` is written as a person reads it."""

    sign: TileSign
    name: str
    key: str
    act: Callable[[], None]


class Tile(QPushButton):
    """One tile; its line may come later, and its room is kept."""

    def __init__(self, words: TileWords, unit: float, state: str, *, low: bool = False) -> None:
        """Write in words of ``unit`` pixels; a ``low`` one tells its line to readers alone."""
        super().__init__()
        self._words = words
        self._unit = unit
        self._low = low
        self._state = ""
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
        return self._state

    def show_state(self, state: str) -> None:
        """Write another line."""
        self._state = state
        self.setAccessibleDescription(state)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Leave room for the name and the key."""
        sign = _LOW_SIGN if self._low else _SIGN
        name = QFontMetricsF(self._name_font).horizontalAdvance(self._words.name)
        key = QFontMetricsF(fonts.text(_KEY * self._unit)).horizontalAdvance(self._words.key)
        width = (2 * _SIDE + sign + 2 * _WORDS_AT) * self._unit + name + key
        return QSize(max(round(width), round(_LEAST_WIDTH * self._unit)), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        """The name is never cut."""
        return self.sizeHint()

    @property
    def _name_font(self) -> QFont:
        return fonts.heading(_NAME * self._unit, bold=True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile."""
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
            font = fitted_font(self._state, fonts.text(_STATE * unit), below.width())
            painter.setFont(font)
            painter.setPen(QColor(page_in_use().note))
            elide = Qt.TextElideMode.ElideRight
            shown = QFontMetricsF(font).elidedText(self._state, elide, below.width() + 1)
            painter.drawText(below.adjusted(0, 0, 1, 0), left, shown)
        painter.setFont(self._name_font)
        painter.setPen(QColor(theme.INK))
        painter.drawText(above, left, self._words.name)
        painter.setFont(fonts.text(_KEY * unit))
        painter.setPen(QColor(page_in_use().note))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(above, right, self._words.key)


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


_SIGNS: dict[TileSign, Callable[[QPainter, QRectF], None]] = {
    TileSign.ARCHIVE: _paint_archive,
    TileSign.STATISTICS: _paint_statistics,
}
