"""What the viewer says below the table: the sentence on a step, and beside it which step it is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from sixtysix_gui.design import fonts
from sixtysix_gui.windows.widgets.basic import label

_APART = 8
"""Pixels between a sentence and its place."""
_LEAST_WIDTH = 300
_SENTENCES, _MOST_LINES = (1.08, 0.94, 0.80), 3
"""Sizes of a sentence in text units: a smaller one where large words would take more lines."""


class SentenceRow:
    """A sentence and its place, in ``row``; the table above never moves for a longer one."""

    def __init__(self, unit: float) -> None:
        """Say nothing yet; ``unit`` is the size of text, in pixels."""
        self._unit = unit
        self._where = label("", "note", wrap=False)
        self._sentence = label("", "step")
        self._sentence.setObjectName("sentence")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.row = QHBoxLayout()
        self.row.setSpacing(_APART)
        self.row.addWidget(self._sentence, 1)
        self.row.addWidget(self._where, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def sentence(self) -> str:
        """What is said."""
        return self._sentence.text()

    @property
    def height(self) -> int:
        """The height that is kept for sentences, in pixels."""
        return self._sentence.minimumHeight()

    def say(self, sentence: str) -> None:
        """Say something of a step."""
        self._sentence.setText(sentence)

    def say_where(self, text: str) -> None:
        """Say which step it is, or something else for as long as it is shown."""
        self._where.setText(text)

    def set_visible(self, *, visible: bool) -> None:
        """Show both, or give their place to what stands around them."""
        self._sentence.setVisible(visible)
        self._where.setVisible(visible)

    def set_text_size(self, unit: float) -> None:
        """Write in that size, in pixels; ``fit`` writes the sentence."""
        self._unit = unit
        self._where.setFont(fonts.text(0.92 * unit, fonts.TextWeight.REGULAR))

    def fit(
        self, width: int, sentences: Sequence[str], where: str, *, room: int, large: bool
    ) -> None:
        """Keep the room of the longest of all sentences and places.

        ``large``: words are so large that sentences are written smaller before they take many
        lines, or more than ``room``, the pixels that table and buttons leave.
        """
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(where))
        inside = max(width - _APART - self._where.minimumWidth(), _LEAST_WIDTH)
        for size in _SENTENCES if large else _SENTENCES[:1]:
            self._sentence.setFont(fonts.text(size * self._unit))
            metrics = self._sentence.fontMetrics()
            heights = [
                metrics.boundingRect(0, 0, inside, 9999, Qt.TextFlag.TextWordWrap, text).height()
                for text in sentences
            ]
            self._sentence.setFixedHeight(max(heights) + 2)
            if max(heights) <= min(_MOST_LINES * metrics.lineSpacing(), room - 2):
                return
