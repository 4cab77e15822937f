"""The hand that all charts are painted in: words, bars full and hatched, squared paper, beads."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPS = Qt.TextFlag.TextWordWrap
FIGURE = 1.16
"""Size of a figure in the heading font, in text units."""
NOTE = 0.92
"""Size of the words that matter less, in text units."""
SQUARE = 0.95
"""Side of a square of the paper, in text units."""
_SQUARES = 0.55
"""How strongly its lines are seen."""
_HATCH = 0.42
"""From one line of a hatching to the next, in text units."""
WOOD = "#B9945F"
WOOD_IN_CONTRAST = "#7A5A2E"
"""The rod of a bead."""


@dataclass(frozen=True)
class Scale:
    """Leads from values to pixels: ``low`` is at ``begin`` and ``high`` at ``end``."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Return where a value is, in pixels; what lies beyond an end is at that end."""
        if self.high == self.low:
            return self.begin
        share = (value - self.low) / (self.high - self.low)
        return self.begin + max(0.0, min(share, 1.0)) * (self.end - self.begin)


def figure_font(unit: float, size: float = FIGURE) -> QFont:
    """Return the font of figures."""
    return fonts.heading(size * unit, bold=True)


def name_font(unit: float) -> QFont:
    """Return the font of names."""
    return fonts.text(unit)


def note_font(unit: float) -> QFont:
    """Return the font of what matters less."""
    return fonts.text(NOTE * unit, fonts.TextWeight.REGULAR)


def wide(text: str, font: QFont) -> float:
    """Return how wide a text is in one line, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def high(text: str, font: QFont, width: float) -> float:
    """Return how high a text is in a width, broken between its words, in pixels."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), _WRAPS, text).height()


def narrowest(text: str, font: QFont) -> float:
    """Return the width of the longest word of a text, in pixels."""
    return max((wide(word, font) for word in text.split()), default=0.0)


def write(
    painter: QPainter,
    text: str,
    area: QRectF,
    font: QFont,
    colour: str = theme.INK,
    side: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write words, in more lines where the area is too narrow."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    # a width that was measured loses a fraction of a pixel on the way, and a word with it
    painter.drawText(area.adjusted(-0.5, 0, 0.5, 0), side | _WRAPS, text)


def note_colour() -> str:
    """Return the colour of what matters less."""
    return page_in_use().note


def fill_bar(
    painter: QPainter, area: QRectF, colour: str, *, hatched: bool = False, unit: float = 14.0
) -> None:
    """Paint a bar: full, or hatched for what is lost or last."""
    if area.width() <= 0 or area.height() <= 0:
        return
    if not hatched:
        painter.fillRect(area, QColor(colour))
        return
    painter.save()
    painter.setClipRect(area)
    painter.setPen(QPen(QColor(colour), max(1.0, 0.08 * unit)))
    step, height = _HATCH * unit, area.height()
    x = area.left() - height
    lines: list[QLineF] = []
    for number in range(ceil((area.width() + height) / step) + 1):
        left = x + number * step
        lines.append(QLineF(left, area.bottom(), left + height, area.top()))
    painter.drawLines(lines)
    painter.restore()
    painter.setPen(QPen(QColor(colour), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(0.6, 0.6, -0.6, -0.6))


def outlined_bar(
    painter: QPainter, area: QRectF, colour: str, *, hatched: bool, unit: float
) -> None:
    """Paint a part of a bar with a line around it, blank without a colour, or hatched."""
    if colour:
        fill_bar(painter, area, colour, hatched=hatched, unit=unit)
    if not hatched:
        painter.setPen(QPen(QColor(theme.INK), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush if colour else QColor(paper.FIELD))
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


def squared_paper(painter: QPainter, area: QRectF, unit: float) -> None:
    """Paint the squares that lines are drawn on."""
    painter.fillRect(area, QColor(paper.FIELD))
    if page_in_use().high_contrast:
        return  # they would run through what is drawn on them
    line = QColor(page_in_use().line)
    line.setAlphaF(_SQUARES)
    painter.setPen(QPen(line, 1))
    side = SQUARE * unit
    lines = [
        QLineF(area.left() + n * side, area.top(), area.left() + n * side, area.bottom())
        for n in range(1, ceil(area.width() / side))
    ]
    lines += [
        QLineF(area.left(), area.bottom() - n * side, area.right(), area.bottom() - n * side)
        for n in range(1, ceil(area.height() / side))
    ]
    painter.drawLines(lines)


def draw_face(painter: QPainter, face: QPixmap, centre: QPointF, size: float) -> None:
    """Draw a face around a point, on whole pixels, so that no edge of its ring is lost."""
    corner = QPointF(round(centre.x() - size / 2), round(centre.y() - size / 2))
    side = round(size)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(corner.x(), corner.y(), side, side), face, QRectF(face.rect()))


def rod(painter: QPainter, left: float, right: float, y: float, width: float) -> None:
    """Paint a rod."""
    colour = WOOD_IN_CONTRAST if page_in_use().high_contrast else WOOD
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(left, y), QPointF(right, y))


def peg(painter: QPainter, x: float, y: float, reach: float, colour: str, width: float) -> None:
    """Paint a peg across a rod."""
    painter.setPen(QPen(QColor(colour), width))
    painter.drawLine(QPointF(x, y - reach), QPointF(x, y + reach))


def bead(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a gold bead."""
    painter.setPen(QPen(QColor(theme.COIN_LINE), max(1.0, 0.16 * radius)))
    painter.setBrush(QBrush(QColor(theme.COIN_MIDDLE)))
    painter.drawEllipse(centre, radius, radius)
    light = centre - QPointF(0.3 * radius, 0.34 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.COIN_LIGHT))
    painter.drawEllipse(light, 0.36 * radius, 0.3 * radius)
