"""A question of two lines on paper, or something told with one button."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy
from typing_extensions import override

from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape
from sixtysix_gui.windows.sheets.sheet_buttons import escape_key
from sixtysix_gui.windows.widgets.tick import Tick

_HEAD = 1.45
_WIDTH = 24.0
"""Size of the head and width of a question in text units."""
_LONG_WORD = re.compile(r"\S{25,}")
_JOINT = re.compile(r"(?<=[/\\._-])")
_MAY_BREAK = "\u200b"


@dataclass(frozen=True)
class Answer:
    """A button: its text and what it does."""

    text: str
    act: Callable[[], None] | None = None


@dataclass(frozen=True)
class Offer:
    """A box to tick on a question: its words, and what is done with any answer if it is ticked."""

    text: str
    act: Callable[[], None]


@dataclass(frozen=True)
class Question:
    """What is asked: a head, one line below it, the safe answer, and the others left of it.

    Where the person has asked for something that costs little, ``wanted`` is the main button in
    place of the safe answer, which Esc presses all the same.
    """

    head: str
    line: str
    safe: Answer
    others: tuple[Answer, ...] = ()
    wanted: Answer | None = None
    offer: Offer | None = None

    @property
    def spoken(self) -> str:
        """Say both lines."""
        return f"{self.head} {self.line}".strip()


class QuestionSheet(PaperSheet):
    """Asks a question; Esc presses its safe button, and the main one has the focus."""

    INSET = 0.38
    MARGINS = (1.5, 1.3, 1.5, 1.2)
    VEIL = 0.26
    """The table stays seen below a question."""

    def __init__(
        self,
        text_unit: float,
        question: Question,
        answered: Callable[[Answer], None],
        *,
        ticked: bool = False,
    ) -> None:
        """Write the sheet; ``answered`` takes the answer; ``ticked`` is how its box begins."""
        super().__init__(text_unit, SheetShape(_WIDTH, margins=self.MARGINS))
        self.question = question
        self.add_heading(breakable(question.head), _HEAD)
        if question.line:
            self.add_text(breakable(question.line))
        self._tick = None if question.offer is None else self._add_offer(question.offer, ticked)
        wanted = question.wanted
        buttons = [self._button(answer, answered) for answer in question.others]
        self._safe = self._button(question.safe, answered, "safe", main=wanted is None)
        buttons.append(self._safe)
        if wanted is not None:
            buttons.append(self._button(wanted, answered, "wanted", main=True))
        self.main_button = buttons[-1]
        self.main_button.setAccessibleDescription(question.spoken)
        self._add_row(buttons)

    @property
    def is_ticked(self) -> bool:
        """Whether the box that is offered is ticked."""
        return self._tick is not None and self._tick.box.isChecked()

    def _add_offer(self, offer: Offer, ticked: bool) -> Tick:
        made = Tick(offer.text, self.unit)
        made.box.setChecked(ticked)
        made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.column.addWidget(made, alignment=Qt.AlignmentFlag.AlignHCenter)
        return made

    def _button(
        self,
        answer: Answer,
        answered: Callable[[Answer], None],
        name: str = "answer",
        *,
        main: bool = False,
    ) -> QPushButton:
        key = escape_key() if name == "safe" else ""
        return self.act_button(answer.text, name, lambda: answered(answer), main=main, key=key)

    def _add_row(self, buttons: list[QPushButton]) -> None:
        self.column.addSpacing(round(0.25 * self.unit))
        row = QHBoxLayout()
        row.setSpacing(round(0.7 * self.unit))
        row.addStretch(1)
        for one in buttons:
            row.addWidget(one)
        row.addStretch(1)
        self.column.addLayout(row)

    def alert(self) -> None:
        """Let readers of the screen say at once that something is asked."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc take the safe way."""
        if event.key() == Qt.Key.Key_Escape:
            self._safe.click()
        else:
            super().keyPressEvent(event)


def breakable(text: str) -> str:
    """Let long words, such as paths, break at their joints, where they are drawn."""
    return _LONG_WORD.sub(lambda found: _JOINT.sub(_MAY_BREAK, found.group()), text)
