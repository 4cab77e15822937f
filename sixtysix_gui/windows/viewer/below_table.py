"""What stands below the table of the viewer: a fault of the record, a sentence, and buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from sixtysix_gui.design import fonts
from sixtysix_gui.table.layout.metrics import LARGE_TEXT
from sixtysix_gui.windows.viewer.step_bar import LowerRows, StepBar
from sixtysix_gui.windows.widgets.basic import label

_BESIDE = 8
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
        self.row.setSpacing(_BESIDE)
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
        inside = max(width - _BESIDE - self._where.minimumWidth(), _LEAST_WIDTH)
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


_FAULTS = (1.0, 0.8, 0.62)
"""Sizes of a fault in text units: a smaller one where large words leave no room to the table."""
_LEAST_FAULT = 13.0
"""Pixels of letters in which a fault can still be read."""
_MARGIN = 12
"""Pixels left and right."""
_ABOVE, _BETWEEN, _BELOW = 6, 5, 8
"""Pixels around the sentence and the buttons, from above."""


@dataclass(frozen=True)
class RoomBelow:
    """The room for everything below the table, in pixels, and the size of text in it.

    ``height`` is what the least table leaves, ``unit`` the size of text in pixels, and ``scale``
    how much larger than usual that is.
    """

    width: int
    height: int
    unit: float
    scale: float

    @property
    def is_large(self) -> bool:
        """Whether words are so large that some are written smaller, or left out, for room."""
        return self.scale >= LARGE_TEXT


class BelowTable:
    """Lays a fault, the sentence and the buttons out in ``column``, as their room allows."""

    def __init__(self, fault: str, said: SentenceRow, bar: StepBar, rows: LowerRows) -> None:
        """Take the parts; an empty ``fault`` takes no room."""
        self._fault = label(fault, "trouble")
        self._fault.setVisible(bool(fault))
        self._said, self._bar, self._rows = said, bar, rows
        self._inside = 0
        self.column = QVBoxLayout()
        self.column.setContentsMargins(_MARGIN, _ABOVE, _MARGIN, _BELOW)
        self.column.setSpacing(_BETWEEN)
        self.column.addWidget(self._fault)
        self.column.addLayout(said.row)
        self.column.addWidget(rows)

    @property
    def height(self) -> int:
        """The pixels that all of it takes, as it was fitted last."""
        return self._beside_sentence(self._inside) + self._said.height

    def fit(self, room: RoomBelow, sentences: Sequence[str], longest_place: str) -> bool:
        """Write everything, and keep the room of the longest sentence; say whether it has room.

        Args:
            room: what there is.
            sentences: all that may be said of this deal.
            longest_place: the longest name of a step.
        """
        has_buttons = self._fit_buttons(room)
        self._said.set_text_size(room.unit)
        inside = self._inside = room.width - 2 * _MARGIN
        for size in _FAULTS if room.is_large and self._fault.text() else _FAULTS[:1]:
            self._fault.setFont(fonts.text(size * room.unit, fonts.TextWeight.SEMI_BOLD))
            height = room.height - self._beside_sentence(inside)
            self._said.fit(inside, sentences, longest_place, room=height, large=room.is_large)
            if self._said.height <= height:
                return has_buttons and round(size * room.unit) >= _LEAST_FAULT
        return False

    def _fit_buttons(self, room: RoomBelow) -> bool:
        """Leave out the words of the steps where they take a second row from the table."""
        inside = room.width - 2 * _MARGIN
        self._bar.set_text_size(room.unit)
        self._rows.set_text_size(room.unit)
        if room.is_large:
            self._bar.show_words(shown=True)
            if self._rows.wanted_width() > inside:
                self._bar.show_words(shown=False)
        return self._rows.fit(inside)

    def _beside_sentence(self, inside: int) -> int:
        """Return the pixels that everything but the sentence takes in that width."""
        taken = self._rows.sizeHint().height() + _ABOVE + _BETWEEN + _BELOW
        if self._fault.text():
            taken += self._fault.heightForWidth(inside) + _BETWEEN
        return taken
