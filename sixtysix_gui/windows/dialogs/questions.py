"""Short questions and messages in calm words, on paper in the window that they concern."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sixtysix_gui.table.durations import Speed
from sixtysix_gui.windows.sheets.question_layer import Ground, QuestionLayer
from sixtysix_gui.windows.sheets.question_sheet import Answer, Question

_UNIT = 1.15
"""A text unit in heights of a window's own letters."""
_RISE = 6.0
"""A card width in text units, in a window without cards."""


def ask(window: QWidget, question: Question) -> None:
    """Ask without stopping the program; the answer acts when it is given."""
    layer = window.findChild(QuestionLayer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if not isinstance(layer, QuestionLayer):
        layer = QuestionLayer(window, lambda: _middle_of(window), (window,), lambda: Speed.NONE)
    layer.ask(question)


def tell(window: QWidget, head: str, line: str, close: str) -> None:
    """Say something that needs no decision."""
    ask(window, Question(head, line, Answer(close)))


def _middle_of(window: QWidget) -> Ground:
    unit = _UNIT * window.fontInfo().pixelSize()
    return Ground(window.rect(), 0.62 * window.height(), unit, _RISE * unit)
