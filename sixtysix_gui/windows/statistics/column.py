"""The column that a page of the statistics is written in: headings, sentences, charts, buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.statistics.selection import Chosen
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.names import opponent_of
from sixtysix_gui.windows.statistics.charts.chart import EDGE, Chart, keep_height
from sixtysix_gui.windows.statistics.reading import Reading
from sixtysix_gui.windows.widgets.basic import PlainLabel, button, label
from sixtysix_gui.windows.widgets.opponents import opponent_face

_Figures = TypeVar("_Figures")
_GAP, _BEFORE_HEADING, _BETWEEN = 0.45, 0.65, 0.7
"""Between two parts, above a heading, and between two buttons, in text units."""
WIDEST_CHART = 96.0
"""A chart is no wider than this, in text units, however wide the window is."""
_WIDEST_WORDS = 62.0
"""Sentences are no wider: longer lines are hard to follow."""


class PaperColumn(QWidget):
    """A page: its parts one below the other, in the order in which they are read."""

    def __init__(self, unit: float, tell: Callable[[str], None]) -> None:
        """Begin empty, with words of ``unit`` pixels; ``tell`` says to readers what is new."""
        super().__init__()
        self.unit = unit
        self._tell = tell
        self.charts: list[Chart] = []
        self.stops: list[QWidget] = []
        """What Tab goes through, in order."""
        self.sentence = ""
        """The sentence that stands for the whole page."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(_GAP * unit))
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)

    def add_heading(self, text: str, beside: str = "") -> None:
        """Write the heading of a block, and a sentence beside it where there is room."""
        if self._column.count():
            self.add_space()
        if not beside:
            self._column.addWidget(self._words(text, "heading"))
            return
        parts = [label(text, "heading", wrap=False), label(beside, "note", wrap=False)]
        self._column.addWidget(LeftRows(parts, round(_BETWEEN * self.unit)))

    def add_sentence(self, text: str) -> None:
        """Write the sentence that a block says; the first one stands for the page."""
        if text:
            self.sentence = self.sentence or text
            self._column.addWidget(self._words(text, "strong"))

    def add_note(self, text: str) -> None:
        """Write what is to be added in the colour of what matters less."""
        if text:
            self._column.addWidget(self._words(text, "note"))

    def add_chart(self, chart: Chart) -> None:
        """Show a chart, and say its points where readers listen."""
        chart.told.connect(self._tell)
        chart.setMaximumWidth(round(WIDEST_CHART * self.unit))
        self.charts.append(chart)
        self.stops.append(chart)
        self._column.addWidget(chart)

    def add_row(self, parts: Sequence[QWidget]) -> None:
        """Lay buttons and lists in a row, or in several where there is little width."""
        self._column.addSpacing(round(0.3 * self.unit))
        self._column.addWidget(LeftRows(parts, round(_BETWEEN * self.unit)))
        self.stops += parts

    def add_message(self, text: str) -> None:
        """Write what was just done, and say it to readers of the screen."""
        if text:
            message = self._words(text, "strong")
            message.setObjectName("message")
            self._column.addWidget(message)
            self._tell(text)

    def add_space(self) -> None:
        """Leave the room that lies above a heading."""
        self._column.addSpacing(round(_BEFORE_HEADING * self.unit))

    def _words(self, text: str, look: str) -> PlainLabel:
        made = WholeWords(text, look)
        made.setMaximumWidth(round(_WIDEST_WORDS * self.unit))
        return made


def named_button(text: str, name: str, act: Callable[[], None]) -> QPushButton:
    """Return a button that does something; its name is that of the object."""
    made = button(text)
    made.setObjectName(name)
    made.clicked.connect(act)
    return made


@dataclass(frozen=True)
class PageDraft:
    """What a page is about, and the column that it is written in.

    ``check_deal`` shows how a deal is checked, ``export_deals`` writes all of them to a file that
    it asks for, and ``exported`` is what is said of that.
    """

    chosen: Chosen
    reading: Reading
    column: PaperColumn
    style: CardStyle
    ratio: float
    """Pixels of the screen in one of ours."""
    check_deal: Callable[[], None]
    export_deals: Callable[[], None]
    exported: str = ""

    @property
    def unit(self) -> float:
        """The text unit in pixels."""
        return self.column.unit

    @property
    def deck(self) -> Deck:
        """Whose names the levels have."""
        return self.style.pack

    @property
    def last_day(self) -> str:
        """The day of the last deal that counts; empty without one."""
        deals = self.chosen.deals
        return deals[-1].day if deals else ""

    def figures(self, what: Callable[[Chosen], _Figures]) -> _Figures:
        """Return the figures that a function finds in the deals."""
        return self.reading.figures(what, self.chosen)

    def face(self, level: str, units: float) -> QPixmap:
        """Paint the face of a level; ``units`` is its diameter in text units."""
        size = round(units * self.unit)
        return opponent_face(opponent_of(level), self.style, self.ratio, size)


class WholeWords(PlainLabel):
    """Words in as many lines as they need, none of which is cut."""

    def __init__(self, text: str, look: str) -> None:
        """Write a text; ``look`` is one of the variants of the style sheet."""
        super().__init__(text)
        self.setWordWrap(True)
        self.setProperty("look", look)
        self.setContentsMargins(EDGE, 0, EDGE, 0)  # below each other with what charts say

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        keep_height(self)


class LeftRows(QWidget):
    """Lays widgets side by side from the left, in as many rows as they need."""

    def __init__(self, parts: Sequence[QWidget], gap: int) -> None:
        """Take the parts, in order; ``gap`` is the room between them in pixels."""
        super().__init__()
        self._parts = tuple(parts)
        self._gap = gap
        for part in self._parts:
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        heights = [max(part.sizeHint().height() for part in row) for row in rows]
        return sum(heights) + max(0, len(rows) - 1) * self._gap

    @override
    def sizeHint(self) -> QSize:
        width = sum(part.sizeHint().width() + self._gap for part in self._shown) - self._gap
        return QSize(max(width, 0) + EDGE, self.heightForWidth(max(width, 1) + EDGE))

    @override
    def minimumSizeHint(self) -> QSize:
        least = max((part.minimumSizeHint().width() for part in self._shown), default=0)
        return QSize(least + EDGE, 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        keep_height(self)
        self._place()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            keep_height(self)
            self._place()
            self.updateGeometry()
        return super().event(event)

    @property
    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _rows(self, width: int) -> list[list[QWidget]]:
        rows: list[list[QWidget]] = []
        left = 0
        for part in self._shown:
            needed = min(part.sizeHint().width(), width - EDGE)
            if not rows or needed > left:
                rows.append([])
                left = width - EDGE
            rows[-1].append(part)
            left -= needed + self._gap
        return rows

    def _place(self) -> None:
        y = 0
        for row in self._rows(self.width()):
            x, height = EDGE, max(part.sizeHint().height() for part in row)
            for part in row:
                width = min(part.sizeHint().width(), self.width() - EDGE)
                part.setGeometry(x, y, width, height)
                x += width + self._gap
            y += height + self._gap
