"""Text that fits: sentences wrap or become smaller, names are shortened with an ellipsis."""

from dataclasses import dataclass
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from sixtysix_gui.table.layout.sizes import STATUS_LINE

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


HEIGHT = 2.1
"""Height of a pill of one line, in t."""

_USUAL_WIDTH = 600.0

_UNBROKEN = ((1.0, 2), (0.92, 2), (0.85, 2), (1.0, MOST_LINES))
_SMALLER = ((0.92, 3), (0.85, 3), (0.75, 3), (0.65, 3), (0.55, 3))
_OVER_ROW = ((1.0, 1), (1.0, 2), (0.85, 2), (0.75, 3), (0.65, 3))
_ROW_BELOW = ((1.0, 1), (0.92, 1), (0.85, 1), (0.85, 2), (0.72, 2), (0.62, 2), (0.55, 3))
_ROW_ABOVE = ((1.0, 1), (0.92, 1), (0.85, 1), (0.72, 2), (0.62, 2), (0.55, 3), (0.48, 3))
"""Sizes of a sentence against the usual one and the lines it may have then, from best to worst:
alone, hardly smaller rather than in a third line; further where it keeps off what is around it;
where it may grow over the empty row of acts; where chips stand in that row, below or above it."""


def height_of(unit: float, lines: int) -> float:
    """Return the height of a pill in pixels, by its lines and the text unit in pixels."""
    return HEIGHT * unit + (lines - 1) * STATUS_LINE * unit


@dataclass(frozen=True)
class SentenceRoom:
    """The room of a sentence, in pixels from its anchor: the middle of its last line.

    ``grows`` says how far it may grow over a row of acts, below 0 above itself, and 0 where there
    is no such row; ``row_taken`` whether chips stand in it; ``span`` how far it may reach to both
    sides there. ``is_crowded`` is set where it keeps off what lies ``around`` it.
    """

    max_width: float = _USUAL_WIDTH
    grows: float = 0.0
    row_taken: bool = False
    span: tuple[float, float] | None = None
    shrinks: bool = False
    around: tuple[QRectF, ...] = ()
    is_crowded: bool = False

    @property
    def ways(self) -> tuple[tuple[float, int], ...]:
        """Sizes against the usual one, and the most lines it may have then, best first."""
        if self.grows:
            beside = _ROW_BELOW if self.grows > 0 else _ROW_ABOVE
            return beside if self.row_taken else _OVER_ROW
        usual = _OVER_ROW if self.shrinks else _UNBROKEN
        return (*usual, *_SMALLER) if self.is_crowded else usual

    def width(self, unit: float, scale: float, lines: int) -> float:
        """Return how wide a sentence of n lines may be without covering what is around it.

        Args:
            unit: pixels of a text unit.
            scale: the size of the letters against the usual one.
            lines: how many there are.
        """
        if self.span is not None:
            return self.span[1] - self.span[0]
        below, room = HEIGHT * unit / 2, self.max_width
        above = below - height_of(scale * unit, lines)
        for area in () if self.grows else self.around:
            if area.top() < below and area.bottom() > above:
                spans = area.left() <= 0 <= area.right()
                room = min(room, 0.0 if spans else 2 * min(abs(area.left()), abs(area.right())))
        return room

    def left(self, width: float) -> float:
        """Where a pill of that width begins: it moves aside within its span."""
        if self.span is None:
            return -width / 2
        return max(self.span[0], min(-width / 2, self.span[1] - width))
