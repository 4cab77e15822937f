"""Text that fits: sentences wrap, names are shortened with an ellipsis."""

from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

MOST_LINES = 3
"""Two are enough but for the longest sentences in the largest words."""
_PAIR = 2
_SENTENCE_ENDS = ".?!"


def width_of(font: QFont, text: str) -> float:
    """Return how wide a line of text is, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    """Return the text, shortened at its end where it is wider than that."""
    if width_of(font, text) <= width:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(width, 0.0))


def wrapped(font: QFont, text: str, width: float) -> list[str]:
    """Break a sentence into lines of about the same length, as few as will do.

    Two sentences are broken where the second one begins, if both fit.

    Args:
        font: what it is set in.
        text: one sentence; empty gives no line.
        width: the longest line in pixels; what does not fit into `MOST_LINES` is elided.
    """
    words = text.split()
    for count in range(1, min(MOST_LINES, len(words)) + 1):
        lines = _by_sentences(font, words, width) if count == _PAIR else []
        lines = lines or _evenly(font, words, count)
        if max(width_of(font, line) for line in lines) <= width:
            return lines
    return [elided(font, line, width) for line in _filled(font, words, width)]


def _by_sentences(font: QFont, words: list[str], width: float) -> list[str]:
    """Break words into two lines where a sentence ends; gives nothing if none fits so."""
    for place in range(1, len(words)):
        lines = [" ".join(words[:place]), " ".join(words[place:])]
        ends = lines[0][-1] in _SENTENCE_ENDS
        if ends and max(width_of(font, line) for line in lines) <= width:
            return lines
    return []


def _evenly(font: QFont, words: list[str], count: int) -> list[str]:
    """Break words into so many lines of which the longest is as short as can be."""
    blank = width_of(font, " ")
    sizes = [width_of(font, word) + blank for word in words]

    def longest(breaks: tuple[int, ...]) -> float:
        ends = (0, *breaks, len(words))
        return max(sum(sizes[start:end]) for start, end in pairwise(ends))

    best = min(combinations(range(1, len(words)), count - 1), key=longest)
    return [" ".join(words[start:end]) for start, end in pairwise((0, *best, len(words)))]


def _filled(font: QFont, words: list[str], width: float) -> list[str]:
    """Fill line after line; the last one takes all that is left, whatever its length."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == MOST_LINES or width_of(font, longer) <= width):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def draw_centred(painter: QPainter, font: QFont, text: str, centre: QPointF) -> None:
    """Draw one line around a point, upright in the middle of its capitals."""
    x = centre.x() - width_of(font, text) / 2
    draw_left(painter, font, text, QPointF(x, centre.y()))


def draw_left(painter: QPainter, font: QFont, text: str, start: QPointF) -> None:
    """Draw one line from a point on, its capitals' middle at the point's height."""
    painter.setFont(font)
    painter.drawText(_baseline(font, start), text)


def outline_left(font: QFont, text: str, start: QPointF) -> QPainterPath:
    """Return the outline of the letters of one line that `draw_left` draws."""
    path = QPainterPath()
    path.addText(_baseline(font, start), font, text)
    return path


def _baseline(font: QFont, start: QPointF) -> QPointF:
    """Where a line begins whose capitals' middle is at the point's height."""
    return QPointF(start.x(), start.y() + QFontMetricsF(font).capHeight() / 2)
