"""How much room a sentence on the cloth has, and in which sizes and lines it may be set there."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from sixtysix_gui.table.layout.sizes import STATUS_LINE
from sixtysix_gui.table.pieces.words.text_lines import MOST_LINES

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
    """Return the height of a pill of so many lines, where a text unit has so many pixels."""
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
        """How wide a sentence may be, in so many lines of that size, not to cover what is around.

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
