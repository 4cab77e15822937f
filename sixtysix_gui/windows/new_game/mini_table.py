"""The table from above, with everybody's plate; a click on one chooses that seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.table.pieces.side_band import Band, draw_band
from sixtysix_gui.windows.widgets.opponents import paint_face

HEIGHT, HEIGHT_IN_FOLDS = 12.6, 9.6
_RIM = 0.45
_CORNER = 1.4
_RING = 2.2
_PLATE_WIDTH, _PLATE_HEIGHT, _MY_HEIGHT = 12.6, 3.7, 2.5
_MY_PADDING = 2.7
_SIDE, _TOP, _BOTTOM = 2.4, 1.0, 0.9
_FACE, _FACE_GAP, _TEXT_GAP = 3.4, 0.15, 0.3
_NAME, _NAME_LEAST, _SECOND = 1.08, 0.92, 0.84
_BAND = 0.30
_MOST_BAND = 6.0
"""Lengths and sizes of letters in text units, but for the most of a band, in pixels."""


@dataclass(frozen=True)
class SeatWords:
    """A plate: who sits there, where that is, and the picture of his face; band by side."""

    name: str
    second: str
    face: QImage | None
    sign: QImage | None
    band: Band


class MiniTable(QWidget):
    """Shows who sits where, the person below.

    Signals:
        chosen: int, the place of the plate that was pressed, clockwise from the person's left.
    """

    chosen = Signal(int)

    def __init__(self, unit: float, cloth: Cloth, height: float = HEIGHT) -> None:
        """Make an empty table, ``height`` in text units."""
        super().__init__()
        self._unit = unit
        self._height = height
        self._cloth = CLOTHS[cloth]
        self._others: tuple[SeatWords, ...] = ()
        self._mine = ""
        self._place: int | None = None
        self.setObjectName("mini-table")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_seats(self, mine: str, others: Sequence[SeatWords], place: int | None) -> None:
        """Show the person by his name and all others; one of them glows, or none."""
        self._mine, self._others, self._place = mine, tuple(others), place
        self.setAccessibleName("; ".join(f"{one.name}, {one.second}" for one in others))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """As high as it was made."""
        return QSize(round(30 * self._unit), round(self._height * self._unit))

    @override
    def minimumSizeHint(self) -> QSize:
        """The same height."""
        return QSize(0, self.sizeHint().height())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the plate that was pressed."""
        places = self.plates()
        found = [place for place, area in enumerate(places) if area.contains(event.position())]
        if found:
            self.chosen.emit(found[0])
        event.accept()

    def plates(self) -> list[QRectF]:
        """Give the places of all plates but the person's, clockwise from his left."""
        unit, width = self._unit, float(self.width())
        own = min(_PLATE_WIDTH * unit, (width - (2 * _SIDE + 1.0) * unit) / 2)
        plate = QRectF(0, 0, own, _PLATE_HEIGHT * unit)
        side = max(0.6 * unit, min(_SIDE * unit, (width - 2.4 * own) / 2))
        y = self.height() / 2 - 0.3 * unit
        left, north, right = QRectF(plate), QRectF(plate), QRectF(plate)
        left.moveCenter(QPointF(side + own / 2, y))
        right.moveCenter(QPointF(width - side - own / 2, y))
        north.moveCenter(QPointF(width / 2, (_TOP + _PLATE_HEIGHT / 2) * unit))
        return [left, right] if len(self._others) < 3 else [left, north, right]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rim, cloth, ring and plates."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_ground(painter)
        for place, (words, area) in enumerate(zip(self._others, self.plates(), strict=True)):
            self._paint_plate(painter, words, area, chosen=place == self._place)
        self._paint_mine(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        unit, area = self._unit, QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._cloth.rim_bottom))
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        inner = area.adjusted(_RIM * unit, _RIM * unit, -_RIM * unit, -_RIM * unit)
        light = QRadialGradient(inner.center(), inner.width() * 0.62)
        light.setColorAt(0, QColor(self._cloth.centre))
        light.setColorAt(1, QColor(self._cloth.edge))
        painter.setBrush(light)
        corner = (_CORNER - _RIM) * unit
        painter.drawRoundedRect(inner, corner, corner)
        ring = QColor(self._cloth.embroidery)
        ring.setAlphaF(0.25)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ring, 1.2))
        painter.drawEllipse(inner.center(), _RING * unit, _RING * unit)

    def _paint_plate(
        self, painter: QPainter, words: SeatWords, area: QRectF, *, chosen: bool
    ) -> None:
        unit = self._unit
        shape = _pill(area)
        painter.fillPath(shape, _fill(chosen=chosen))
        painter.save()
        painter.setClipPath(shape)
        height = min(_BAND * unit, _MOST_BAND)
        band = QRectF(area.left() + area.height() / 2, area.bottom() - height, 0, height)
        band.setRight(area.right() - area.height() / 4)
        draw_band(painter, band, words.band)
        painter.restore()
        if chosen:
            painter.strokePath(shape, QPen(QColor(theme.GOLD), 2))
        self._paint_face(painter, words, area)
        left = area.left() + (_FACE + _FACE_GAP + _TEXT_GAP) * unit
        lines = QRectF(left, area.top() + 0.3 * unit, 0, area.height() - 0.75 * unit)
        lines.setRight(area.right() - 0.6 * unit)
        self._write(painter, words, lines)

    def _paint_face(self, painter: QPainter, words: SeatWords, area: QRectF) -> None:
        unit = self._unit
        disc = QRectF(0, 0, _FACE * unit, _FACE * unit)
        disc.moveCenter(QPointF(area.left() + area.height() / 2, area.center().y()))
        paint_face(painter, words.face, words.sign, disc)

    def _write(self, painter: QPainter, words: SeatWords, area: QRectF) -> None:
        unit = self._unit
        painter.setPen(QColor(theme.CREAM))
        font = _fitting(
            words.name,
            area.width(),
            (_NAME * unit, _NAME_LEAST * unit),
            lambda size: QFontMetricsF(fonts.heading(size)).horizontalAdvance(words.name),
        )
        painter.setFont(fonts.heading(font))
        upper, lower = QRectF(area), QRectF(area)
        upper.setHeight(area.height() * 0.55)
        lower.setTop(upper.bottom())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, flags, _elided(painter, words.name, area.width()))
        painter.setFont(fonts.text(_SECOND * unit))
        painter.drawText(lower, flags, _elided(painter, words.second, area.width()))

    def _paint_mine(self, painter: QPainter) -> None:
        unit = self._unit
        metrics = QFontMetricsF(fonts.heading(_NAME * unit))
        most = min(_PLATE_WIDTH * unit, self.width() - 2 * unit)
        wished = metrics.horizontalAdvance(self._mine) + 2 * _MY_PADDING * unit
        area = QRectF(0, 0, min(wished, most), _MY_HEIGHT * unit)
        area.moveCenter(QPointF(self.width() / 2, 0))
        area.moveBottom(self.height() - _BOTTOM * unit)
        painter.fillPath(_pill(area), _fill(chosen=False))
        painter.setFont(fonts.heading(_NAME * unit))
        painter.setPen(QColor(theme.CREAM))
        text = _elided(painter, self._mine, area.width() - unit)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _pill(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, area.height() / 2, area.height() / 2)
    return path


def _fill(*, chosen: bool) -> QColor:
    if chosen:
        return theme.colour(theme.PLATE_TURN_FILL, theme.PLATE_TURN_ALPHA)
    return theme.colour(theme.PLATE_FILL, theme.PLATE_ALPHA)


def _fitting(
    text: str, width: float, sizes: tuple[float, float], width_at: Callable[[float], float]
) -> float:
    """Give the larger size, or the smaller where a text would be wider than its room."""
    large, small = sizes
    return large if not text or width_at(large) <= width else small


def _elided(painter: QPainter, text: str, width: float) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(width))
