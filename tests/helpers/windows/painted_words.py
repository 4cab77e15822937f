"""What charts of the statistics write by hand, and whether there is room for it."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from unittest.mock import patch

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import Chart

_WIDE, _HIGH = 1.5, 2.0
"""Pixels that may be lost on the way from a measure to a line."""
Write = Callable[..., None]


@dataclass
class PaintedWords:
    """What was written on each chart: the words, and where they are to be seen."""

    chart: Chart | None = None
    trouble: list[str] = field(default_factory=list[str])
    places: dict[Chart, list[tuple[str, QRectF]]] = field(
        default_factory=dict[Chart, list[tuple[str, QRectF]]]
    )

    def note(self, text: str, area: QRectF, font: QFont, side: Qt.AlignmentFlag) -> None:
        """Note words, and find fault where they do not fit into their area or their chart."""
        if not text.strip() or self.chart is None:
            return
        metrics = QFontMetricsF(font)
        room = QRectF(0, 0, area.width() + 1, 10_000)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        if words.width() > area.width() + _WIDE or words.height() > area.height() + _HIGH:
            self.trouble.append(f"no room: {text}")
        seen = QRectF(0, 0, words.width(), words.height())
        seen.moveCenter(area.center())
        if side & Qt.AlignmentFlag.AlignLeft:
            seen.moveLeft(area.left())
        elif side & Qt.AlignmentFlag.AlignRight:
            seen.moveRight(area.right())
        if side & Qt.AlignmentFlag.AlignBottom:
            seen.moveBottom(area.bottom())
        if not QRectF(self.chart.rect()).adjusted(-1, -1, 1, 1).contains(seen):
            self.trouble.append(f"outside: {text}")
        self.places.setdefault(self.chart, []).append((text, seen))

    def faults(self) -> list[str]:
        """Return what is cut, lies outside or on other words."""
        touching = [
            f"{one} / {other}"
            for words in self.places.values()
            for (one, area), (other, around) in combinations(words, 2)
            if area.adjusted(1, 2, -1, -2).intersects(around.adjusted(1, 2, -1, -2))
        ]
        return [*self.trouble, *touching]


@contextmanager
def painted_words() -> Generator[PaintedWords]:
    """Note what charts write while this lasts; paint each of them once."""
    noted = PaintedWords()
    write: Write = hand.write

    def note_and_write(
        painter: QPainter,
        text: str,
        area: QRectF,
        font: QFont,
        colour: str = "#000000",
        side: Qt.AlignmentFlag = hand.LEFT,
    ) -> None:
        noted.note(text, area, font, side)
        write(painter, text, area, font, colour, side)

    with patch.object(hand, "write", note_and_write):
        yield noted
