"""The ruler of the slip: what a move is worth, from two game points lost to two won."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import text
from sixtysix_gui.design.theme import Contrast

ENDS = 2
"""The ruler reaches so many game points to either side of nothing."""
_BAR, _TICK, _ZERO, _WHISKER = 0.62, 0.42, 0.95, 0.46
"""Heights of bar, tick, the line at nothing, and the fine line's ends, in that of the ruler."""
_FIGURE, _LEAST_FIGURE, _CLEAR_END = 0.62, 8.5, 0.6
"""Height of the figures at the ends in that of the ruler, at least in pixels, and the points before
the end beside which nothing is drawn."""
_FINE = 1.4
"""Width of the fine line in pixels."""
_HATCH = 0.32
"""Distance of two hatching lines, in the ruler's height."""


def draw_ruler(
    painter: QPainter, area: QRectF, points: float, bound: float, contrast: Contrast
) -> None:
    """Draw the ruler into an area, with a bar for points and a fine line for their bound.

    What lies beyond the ends is drawn up to them.
    """
    base = area.bottom()
    fine = QPen(theme.colour(theme.GREY_ON_PAPER, 1.0 if contrast.plain else 0.45), 1.0)
    painter.setPen(fine)
    painter.drawLine(QLineF(area.left(), base, area.right(), base))
    for tick in range(-ENDS, ENDS + 1):
        x = _place(area, tick)
        painter.drawLine(QLineF(x, base - _TICK * area.height(), x, base))
    _draw_figures(painter, area, points, bound)
    _draw_bar(painter, area, points)
    ink = QPen(theme.colour(theme.INK), max(1.2, 0.09 * area.height()) * contrast.wider)
    painter.setPen(ink)
    zero = _place(area, 0.0)
    painter.drawLine(QLineF(zero, base - _ZERO * area.height(), zero, base))
    if bound > 0:
        _draw_bound(painter, area, points, bound)


def _place(area: QRectF, points: float) -> float:
    share = (max(-float(ENDS), min(points, float(ENDS))) + ENDS) / (2 * ENDS)
    return area.left() + share * area.width()


def _draw_bar(painter: QPainter, area: QRectF, points: float) -> None:
    """Gains are full, losses hatched: their direction is not told by colour alone."""
    zero, end = _place(area, 0.0), _place(area, points)
    height = _BAR * area.height()
    bar = QRectF(min(zero, end), area.bottom() - height, abs(end - zero), height)
    if bar.width() < 0.5:
        return
    if points > 0:
        painter.fillRect(bar, theme.colour(theme.ACTION_GREEN))
        return
    colour = theme.colour(theme.MARK_WRONG)
    painter.fillRect(bar, QColor(colour.red(), colour.green(), colour.blue(), 28))
    painter.save()
    painter.setClipRect(bar)
    painter.setPen(QPen(colour, max(1.0, 0.07 * area.height())))
    x = bar.left() - height
    while x < bar.right():
        painter.drawLine(QLineF(x, bar.bottom(), x + height, bar.top()))
        x += _HATCH * area.height()
    painter.restore()
    painter.setPen(QPen(colour, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(bar)


def _draw_figures(painter: QPainter, area: QRectF, points: float, bound: float) -> None:
    """What the ends of the ruler stand for; not where something is drawn up to there."""
    font = text(max(_FIGURE * area.height(), _LEAST_FIGURE))
    painter.setFont(font)
    painter.setPen(theme.colour(theme.GREY_ON_PAPER))
    words = (f"\N{MINUS SIGN}{ENDS}", f"+{ENDS}")
    clear = ENDS - _CLEAR_END
    inner = area.adjusted(2.0, 0.0, -2.0, -1.0)
    low = Qt.AlignmentFlag.AlignBottom
    if points - bound > -clear:
        painter.drawText(inner, low | Qt.AlignmentFlag.AlignLeft, words[0])
    if points + bound < clear:
        painter.drawText(inner, low | Qt.AlignmentFlag.AlignRight, words[1])


def _draw_bound(painter: QPainter, area: QRectF, points: float, bound: float) -> None:
    """The fine line for what is not sure, with an upright end on either side.

    The end that lies on a green bar is light, so that it is seen there.
    """
    y = area.bottom() - _BAR / 2 * area.height()
    left, right = _place(area, points - bound), _place(area, points + bound)
    half = _WHISKER / 2 * area.height()
    zero, end = _place(area, 0.0), _place(area, points)
    painter.setPen(QPen(theme.colour(theme.INK), _FINE))
    painter.drawLine(QPointF(max(left, end) if points > 0 else left, y), QPointF(right, y))
    for x in (left, right):
        on_bar = points > 0 and zero < x < end
        painter.setPen(QPen(theme.colour(theme.PAPER if on_bar else theme.INK), _FINE))
        painter.drawLine(QPointF(x, y - half), QPointF(x, y + half))
