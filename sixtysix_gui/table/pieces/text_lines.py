"""Text that fits: sentences wrap to two lines, names are shortened with an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

MOST_LINES = 2


def width_of(font: QFont, text: str) -> float:
    """Gives how wide a line of text is, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    """Gives the text, shortened at its end where it is wider than that."""
    if width_of(font, text) <= width:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(width, 0.0))


def wrapped(font: QFont, text: str, width: float) -> list[str]:
    """Breaks a sentence into at most two lines of about the same length.

    Args:
        font: what it is set in.
        text: one sentence; empty gives no line.
        width: the longest line in pixels; what is still too long is elided.
    """
    if not text:
        return []
    words = text.split()
    if len(words) < 2 or width_of(font, text) <= width:
        return [elided(font, text, width)]
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    best = min(breaks, key=lambda lines: max(width_of(font, line) for line in lines))
    if max(width_of(font, line) for line in best) <= width:
        return list(best)
    filled = max(
        (lines for lines in breaks if width_of(font, lines[0]) <= width),
        key=lambda lines: len(lines[0]),
        default=breaks[0],
    )
    return [elided(font, line, width) for line in filled]


def draw_centred(painter: QPainter, font: QFont, text: str, centre: QPointF) -> None:
    """Draws one line around a point, upright in the middle of its capitals."""
    x = centre.x() - width_of(font, text) / 2
    draw_left(painter, font, text, QPointF(x, centre.y()))


def draw_left(painter: QPainter, font: QFont, text: str, start: QPointF) -> None:
    """Draws one line from a point on, its capitals' middle at the point's height."""
    painter.setFont(font)
    baseline = start.y() + QFontMetricsF(font).capHeight() / 2
    painter.drawText(QPointF(start.x(), baseline), text)
