"""Which deal: by lot, or a particular one by its code; and whether it is for practice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sixtysix_gui.rules.deal_code import DealCodeError, read_deal_code
from sixtysix_gui.table import fonts
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.look.text_size import page_in_use
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.parts.segments import LEAST_HEIGHT
from sixtysix_gui.windows.texts.rule_texts.rule_errors import deal_code_sentence

_SMALL = 0.92
_FIELD = 2.2
_TICK = 1.15
_TICK_GAP = 0.5
_TROUBLE_LINES = 2
_LONGEST_QUOTED = 10
"""Letters of a wrong code that are repeated."""


class DealChoice(QWidget):
    """A field for a code that is always alive, and the box of practice games.

    Signals:
        code_typed: str, what stands in the field now.
        practice_chosen: bool.
    """

    code_typed = Signal(str)
    practice_chosen = Signal(bool)

    def __init__(self, code: str, unit: float, *, practice: bool) -> None:
        """Show what was typed and chosen before."""
        super().__init__()
        self._unit = unit
        self.field = self._code_field(code)
        self.practice = QCheckBox(self.tr("&Practice game"))
        self.practice.setObjectName("practice")
        self.practice.setFont(fonts.text(unit))
        self.practice.setChecked(practice)
        self.practice.toggled.connect(self.practice_chosen)
        self.practice.setStyleSheet(
            f"QCheckBox {{ spacing: {round(_TICK_GAP * unit)}px; }}"
            f"QCheckBox::indicator {{ width: {round(_TICK * unit)}px;"
            f" height: {round(_TICK * unit)}px; }}"
        )
        self._trouble = label(" ", "trouble")
        self._trouble.setFont(fonts.text(_SMALL * unit))
        self._trouble.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # the room is kept, so that nothing moves when something is wrong
        self._trouble.setMinimumHeight(round(_TROUBLE_LINES * self._trouble.sizeHint().height()))
        self._lay_out()

    @property
    def trouble(self) -> str:
        """Why the cards cannot be dealt; empty if they can."""
        return self._trouble.text().strip()

    def read_code(self) -> str | None:
        """Give the code, empty for a deal by lot; None for what is none, which is then said."""
        text = self.field.text()
        if not text.strip():
            return ""
        try:
            return read_deal_code(text)
        except DealCodeError:
            quoted = text.strip()
            if len(quoted) > _LONGEST_QUOTED:
                quoted = f"{quoted[:_LONGEST_QUOTED]}…"
            self._say(deal_code_sentence(DealCodeError(quoted)))
            return None

    def _code_field(self, code: str) -> QLineEdit:
        field = QLineEdit(code)
        field.setObjectName("code")
        field.setFont(fonts.text(self._unit))
        field.setPlaceholderText(self.tr("by lot"))
        field.setAccessibleName(self.tr("Deal code"))
        field.setAccessibleDescription(self.tr("Empty: the cards are dealt by lot."))
        height = max(round(_FIELD * self._unit), LEAST_HEIGHT)
        field.setStyleSheet(
            f"QLineEdit {{ background: {paper.FIELD}; border: 1px solid {page_in_use().line};"
            f" border-radius: {round(0.5 * self._unit)}px;"
            f" padding: 0px {round(0.6 * self._unit)}px; min-height: {height - 2}px; }}"
        )
        field.textChanged.connect(self._typed)
        return field

    def _lay_out(self) -> None:
        unit = self._unit
        caption = label(self.tr("Deal c&ode"), wrap=False)
        caption.setFont(fonts.text(unit))
        caption.setBuddy(self.field)
        row = QHBoxLayout()
        row.setSpacing(round(0.9 * unit))
        row.addWidget(caption)
        row.addWidget(self.field, 1)
        line = label(self.tr("Any move can be taken back, and the game does not count."), "note")
        line.setFont(fonts.text(_SMALL * unit))
        self.practice.setAccessibleDescription(line.text())
        indent = QHBoxLayout()
        indent.addSpacing(round((_TICK + _TICK_GAP) * unit))
        indent.addWidget(line, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 0, 2, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self._trouble)
        column.addWidget(self.practice, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(indent)

    def _typed(self, text: str) -> None:
        self._say("")
        self.code_typed.emit(text)

    def _say(self, sentence: str) -> None:
        self._trouble.setText(sentence or " ")
        self.field.setAccessibleDescription(
            sentence or self.tr("Empty: the cards are dealt by lot.")
        )
