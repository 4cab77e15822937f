"""How all pieces are painted: lines of text, shapes and their shadows, icons, bands of sides."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Contrast
from sixtysix_gui.table.layout.metrics import STATUS_LINE

_STROKES = 7


def pill(area: QRectF, radius: float | None = None) -> QPainterPath:
    """Return a rectangle with round ends, or with corners of that radius."""
    corner = min(area.width(), area.height()) / 2 if radius is None else radius
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def drop_shadow(painter: QPainter, shape: QPainterPath, reach: float, alpha: float) -> None:
    """Throw a soft shadow downwards; the shape itself has to be painted over it."""
    _soft(painter, shape.translated(0, reach * 0.35), reach, QColor(theme.BLACK), alpha)


def glow(painter: QPainter, shape: QPainterPath, reach: float, colour: str, alpha: float) -> None:
    """Let a shape shine all around."""
    _soft(painter, shape, reach, QColor(colour), alpha)


def _soft(
    painter: QPainter, shape: QPainterPath, reach: float, colour: QColor, alpha: float
) -> None:
    """Ever wider strokes add up to a slope that is steepest at the shape."""
    shade = QColor(colour)
    shade.setAlphaF(alpha / _STROKES)
    for step in range(1, _STROKES + 1):
        pen = QPen(shade, 2 * reach * step / _STROKES)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)


def outline(painter: QPainter, shape: QPainterPath, contrast: Contrast) -> None:
    """Draw a light line around a dark ground, where the contrast asks for one."""
    if contrast.outline > 0:
        line = theme.colour(theme.CREAM, contrast.outline)
        painter.strokePath(shape, QPen(line, theme.OUTLINE_WIDTH))


def stroke_with_under_line(
    painter: QPainter,
    shape: QPainterPath,
    line: QPen,
    *,
    under: QColor | None = None,
    extra: float = theme.UNDER_LINE_EXTRA,
) -> None:
    """Draw a light line over a wider dark one, so that it is seen on paper too."""
    dark = under or theme.colour(theme.UNDER_LINE, theme.UNDER_LINE_ALPHA)
    below = QPen(dark, line.widthF() + extra)
    below.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, below)
    painter.strokePath(shape, line)


def round_pen(colour: QColor, width: float) -> QPen:
    """Return a pen for lines with round ends and corners."""
    line = QPen(colour, width)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return line


def draw_image(painter: QPainter, image: QImage, area: QRectF) -> None:
    """Draw a picture stretched smoothly into an area."""
    painter.drawImage(area, image, QRectF(image.rect()))


def circle(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def press_in(painter: QPainter, shape: QPainterPath, *, line: float, light: float = 0.0) -> None:
    """Draw a shape as if it were pressed into the cloth, lit from above.

    The upper edge throws a shadow inwards, the lower one catches light. Where contrast is to be
    high, a cream line of the opacity `light` runs all around.
    """
    box = shape.boundingRect()
    painter.fillPath(shape, theme.colour(theme.BLACK, theme.PRESSED_FILL_ALPHA))
    edge = QLinearGradient(box.topLeft(), box.bottomLeft())
    edge.setColorAt(0.0, theme.colour(theme.BLACK, theme.PRESSED_SHADOW_ALPHA))
    edge.setColorAt(0.75, theme.colour(theme.BLACK, theme.PRESSED_SHADOW_ALPHA / 2))
    edge.setColorAt(1.0, theme.colour(theme.WHITE, theme.PRESSED_LIGHT_ALPHA))
    painter.save()
    painter.setClipPath(shape)
    painter.strokePath(shape.translated(0, line), QPen(theme.colour(theme.BLACK, 0.10), 3 * line))
    painter.restore()
    painter.strokePath(shape, QPen(edge, line))
    if light > 0:
        painter.strokePath(shape, QPen(theme.colour(theme.CREAM, light), line))


UNITS = 24.0
STROKE = 2.3


class Icon(Enum):
    """What is shown."""

    MARRIAGE = "two rings"
    CLOSE = "a padlock"
    EXCHANGE = "two opposed arrows"
    DRAW = "a card that is taken"
    POINTS = "an eye"
    REFUSAL = "a triangle with an exclamation mark"
    PASS = "an arrow that goes on"
    PENCIL = "the coach's pencil"
    TURN = "a card that is turned over"
    OPENING = "a card that is laid on the table"


def draw_icon(painter: QPainter, icon: Icon, area: QRectF, colour: QColor) -> None:
    """Stroke an icon into a square area."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / UNITS, area.height() / UNITS)
    painter.setPen(round_pen(colour, STROKE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(icon))
    painter.restore()


def icon_path(icon: Icon) -> QPainterPath:
    """Return the lines of an icon."""
    path = QPainterPath()
    for letter, *numbers in (stroke.split() for stroke in _PATHS[icon].split(",")):
        _ADD[letter](path, *map(float, numbers))
    return path


def _add_circle(path: QPainterPath, x: float, y: float, radius: float) -> None:
    path.addEllipse(QPointF(x, y), radius, radius)


def _add_card(path: QPainterPath, x: float, y: float, w: float, h: float, corner: float) -> None:
    path.addRoundedRect(x, y, w, h, corner, corner)


_ADD: dict[str, Callable[..., None]] = {
    "M": QPainterPath.moveTo,
    "L": QPainterPath.lineTo,
    "C": QPainterPath.cubicTo,
    "Z": QPainterPath.closeSubpath,
    "O": _add_circle,
    "R": _add_card,
}
"""What the letters of a stroke mean: as in SVG, O a circle, R a rectangle with round corners."""

_PATHS = {
    Icon.MARRIAGE: "O 8.4 13 6, O 15.6 13 6",
    Icon.CLOSE: "R 4.5 10.5 15 10.5 2.4, M 8 10.5, L 8 7.6, C 8 2 16 2 16 7.6, L 16 10.5,"
    "M 12 14.6, L 12 16.8",
    Icon.EXCHANGE: "M 3 8.2, L 20.5 8.2, M 16.4 4.2, L 20.8 8.2, M 21 15.8, L 3.5 15.8,"
    "M 7.6 19.8, L 3.2 15.8",
    Icon.DRAW: "R 6 2.5 12 11 2, M 12 9, L 12 21, M 7.8 17, L 12 21.2, L 16.2 17",
    Icon.POINTS: "M 2 12, C 6.5 4.4 17.5 4.4 22 12, C 17.5 19.6 6.5 19.6 2 12, O 12 12 2.8",
    Icon.REFUSAL: "M 12 3.2, L 22 20.4, L 2 20.4, Z, M 12 10, L 12 14, M 12 17.2, L 12 17.3",
    Icon.PASS: "M 3 12, L 20.5 12, M 14.5 6, L 20.8 12, L 14.5 18",
    Icon.PENCIL: "M 2.8 21.2, L 4.6 15.2, L 8.8 19.4, Z, M 4.6 15.2, L 15.9 3.9,"
    "C 16.9 2.9 18.5 2.9 19.5 3.9, L 20.1 4.5, C 21.1 5.5 21.1 7.1 20.1 8.1, L 8.8 19.4,"
    "M 13.6 6.2, L 17.8 10.4",
    Icon.TURN: "R 3.5 8.5 9.5 13 1.8, M 7.5 4.6, C 12 1.2 19 3.2 19.6 11.4, M 15.6 8.6,"
    "L 19.6 12.4, L 22.6 7.8",
    Icon.OPENING: "R 6 2.5 12 10.5 2, M 12 21.4, L 12 16.4, M 7.6 19.6, L 12 15.6, L 16.4 19.6",
}


_DASH_SHARE = 0.68
"""How much of its room a dash takes."""


class Whose(Enum):
    """Whose side something is."""

    NONE = "everybody plays alone"
    OURS = "ours: solid"
    THEIRS = "theirs: dashed"


def band_colour(band: Whose) -> QColor:
    """Return the colour of a side."""
    return theme.colour(theme.OURS if band is Whose.OURS else theme.THEIRS)


def draw_band(
    painter: QPainter, area: QRectF, band: Whose, *, dashes: int = theme.BAND_DASHES
) -> None:
    """Fill an area with the band of a side; without sides nothing is painted."""
    for part in band_parts(area, band, dashes=dashes):
        painter.fillRect(part, band_colour(band))


def band_parts(area: QRectF, band: Whose, *, dashes: int = theme.BAND_DASHES) -> list[QRectF]:
    """Return what a band is made of: one piece, or dashes; nothing without sides."""
    if band is Whose.NONE:
        return []
    if band is Whose.OURS:
        return [area]
    step = area.width() / (dashes - 1 + _DASH_SHARE)
    lefts = (area.left() + number * step for number in range(dashes))
    return [QRectF(left, area.top(), _DASH_SHARE * step, area.height()) for left in lefts]


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


def words_of(text: str) -> list[str]:
    """Return the words of a text, between which it may be broken: not at a no-break space."""
    return [word for word in text.split(" ") if word]


def wrapped(font: QFont, text: str, width: float) -> list[str]:
    """Break a sentence into lines of about the same length, as few as will do.

    Two sentences are broken where the second one begins, if both fit.

    Args:
        font: what it is set in.
        text: one sentence; empty gives no line.
        width: the longest line in pixels; what does not fit into `MOST_LINES` is elided.
    """
    words = words_of(text)
    blank = width_of(font, " ")
    sizes = [width_of(font, word) + blank for word in words]
    for count in range(1, min(MOST_LINES, len(words)) + 1):
        lines = _by_sentences(font, words, width) if count == _PAIR else []
        lines = lines or _evenly(words, sizes, count)
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


def _evenly(words: list[str], sizes: list[float], count: int) -> list[str]:
    """Break words of these sizes into ``count`` lines, with the longest as short as possible."""

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
