"""How long people play, which deal, by lot or by its code, and whether it is for practice."""

from typing import cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.design import fonts
from sixtysix_gui.rules.deal_code import DealCodeError, read_deal_code
from sixtysix_gui.rules.length import LENGTHS, Length
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.error_sentences import deal_code_sentence
from sixtysix_gui.text.rules.rule_sets import (
    SERIES,
    length_line,
    length_name,
    lengths_offered,
)
from sixtysix_gui.windows.look.paper import field_style
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT, Segments

_LINE = 0.92
_GAP = 0.3


class LengthChoice(QWidget):
    """Four values; the series goes on to a longer one when it is pressed again.

    Signals:
        chosen: Length, the one the person chose.
    """

    chosen = Signal(object)

    def __init__(self, length: Length, rules: Rules, unit: float) -> None:
        """Show a length; the usual one is named after the target of the rules."""
        super().__init__()
        self._rules = rules
        shown = lengths_offered(rules, length)
        values = [(one, length_name(one, rules)) for one in shown]
        self.segments = Segments(values, length, self.tr("Length"), unit)
        self.segments.chosen.connect(self._tell)
        self.segments.pressed_again.connect(self._press_again)
        self._lines = QStackedLayout()
        self._line_of: dict[Length, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_GAP * unit))
        column.addWidget(self.segments)
        column.addLayout(self._lines)  # before the lines, or the first would be a window at once
        for one in LENGTHS:
            line = label("", "note")
            line.setFont(fonts.text(_LINE * unit))
            line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(line)
            self._line_of[one] = line
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # or Alt with its letter would pass it by
        self.setFocusProxy(self.segments)
        self.show_rules(rules)

    @property
    def value(self) -> Length:
        """The length that is chosen."""
        return cast("Length", self.segments.value)

    @property
    def line(self) -> str:
        """What is said of it."""
        return length_line(self.value, self._rules)

    def show_rules(self, rules: Rules) -> None:
        """Name the usual length after the target of other rules."""
        self._rules = rules
        self.segments.rename("game", "game", length_name("game", rules))
        for length, line in self._line_of.items():
            line.setText(length_line(length, rules))
        self._tell_line()

    def _press_again(self, value: str) -> None:
        """Go on from a series to the next longer one, and from the longest to the shortest."""
        if value not in SERIES:
            return
        longer = SERIES[(SERIES.index(value) + 1) % len(SERIES)]
        self.segments.rename(value, longer, length_name(longer, self._rules))
        self._tell()

    @Slot()
    def _tell(self) -> None:
        self._tell_line()
        self.chosen.emit(self.value)

    def _tell_line(self) -> None:
        self._lines.setCurrentWidget(self._line_of[self.value])
        for part in self.segments.parts():
            part.setAccessibleDescription("")
        self.segments.part(self.value).setAccessibleDescription(self.line)


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
        field.setPlaceholderText(self.tr("any deal"))
        field.setAccessibleName(self.tr("Deal code"))
        field.setAccessibleDescription(self.tr("Empty: the cards are shuffled at random."))
        height = max(round(_FIELD * self._unit), LEAST_HEIGHT)
        field.setStyleSheet(field_style(self._unit, height))
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
            sentence or self.tr("Empty: the cards are shuffled at random.")
        )
