"""What is agreed on before a game: how long, which deal, practice, and what tables differ in."""

from collections.abc import Mapping
from functools import partial
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
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.fair_deals import DealCodeError, read_deal_code
from sixtysix_gui.rules.scoring.game import LENGTHS, Length
from sixtysix_gui.rules.sets.contracts import CONTRACTS
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.table.words import DOUBLES
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.error_sentences import deal_code_sentence
from sixtysix_gui.text.rules.dimensions import dimension_explanation, dimension_name, value_name
from sixtysix_gui.text.rules.rule_sets import (
    SERIES,
    length_line,
    length_name,
    lengths_offered,
)
from sixtysix_gui.windows.new_game.rules_draft import choices_of, value_in
from sixtysix_gui.windows.widgets.basic import label, set_tool_tip
from sixtysix_gui.windows.widgets.choices import WholeDropDown
from sixtysix_gui.windows.widgets.paper import field
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT, Segments

_ = texts("DealChoice")

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
        self.segments = Segments(values, length, translate("LengthChoice", "Length"), unit)
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
        self.practice = QCheckBox(_("&Practice game"))
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

    def read_code(self) -> str | None:
        """Return the code, empty for a deal by lot; None for what is none, which is then said."""
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
        made = field(code, "code", self._unit, max(round(_FIELD * self._unit), LEAST_HEIGHT))
        made.setPlaceholderText(_("random deal"))
        made.setAccessibleName(_("Deal code"))
        made.setAccessibleDescription(_("Leave empty for a random deal."))
        made.textChanged.connect(self._typed)
        return made

    def _lay_out(self) -> None:
        unit = self._unit
        caption = label(_("Deal c&ode"), wrap=False)
        caption.setFont(fonts.text(unit))
        caption.setBuddy(self.field)
        row = QHBoxLayout()
        row.setSpacing(round(0.9 * unit))
        row.addWidget(caption)
        row.addWidget(self.field, 1)
        line = label(_("You can take back any move, and the game does not count."), "note")
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
        self.field.setAccessibleDescription(sentence or _("Leave empty for a random deal."))


_DOUBLING = "double.max"
_ON_CARD: Mapping[str, tuple[str, ...]] = {"bauernschnapsen": (CONTRACTS, _DOUBLING, TARGET)}
"""The dimensions that are offered beside the card of a game; all others are on All rules."""

_LABEL, _LETTERS = 0.82, 0.92
_BETWEEN, _ABOVE = 0.8, 0.1
"""Sizes of letters and gaps, in text units."""


def house_keys(rules: Rules) -> tuple[str, ...]:
    """Return the dimensions that are offered beside the card of a game."""
    return _ON_CARD.get(rules.name, ())


class HouseRules(QWidget):
    """A row of lists, one for each dimension; hidden where a game has none.

    Signals:
        chosen: Rules with one of them changed.
    """

    chosen = Signal(object)

    def __init__(self, rules: Rules, unit: float) -> None:
        """Show what the rules say; words are ``unit`` pixels high."""
        super().__init__()
        self._rules = rules
        self._unit = unit
        self.lists: dict[str, WholeDropDown] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(_BETWEEN * unit))
        for key in house_keys(rules):
            row.addLayout(self._choice(key))
        row.addStretch(1)
        self.setVisible(bool(self.lists))

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        return tuple(self.lists.values())

    def _choice(self, key: str) -> QVBoxLayout:
        head = label(dimension_name(key), "note", wrap=False)
        head.setFont(fonts.text(_LABEL * self._unit))
        made = self.lists[key] = WholeDropDown(_LETTERS * self._unit)
        made.setObjectName(f"house-{key}")
        made.setAccessibleName(dimension_name(key))
        told = dimension_explanation(key, self._rules)
        made.setAccessibleDescription(told)
        set_tool_tip(made, told)
        for value in self._possible(key):
            made.addItem(_told(key, value), value)
        made.setCurrentText(_told(key, value_in(self._rules, key)))
        made.activated.connect(partial(self._take, key))
        column = QVBoxLayout()
        column.setSpacing(round(_ABOVE * self._unit))
        column.addWidget(head)
        column.addWidget(made)
        return column

    def _possible(self, key: str) -> list[Value]:
        """Return the values that go with all else that was chosen."""
        return [value for value in choices_of(self._rules)[key] if self._with(key, value)]

    def _with(self, key: str, value: Value) -> Rules | None:
        try:
            return rule_set(self._rules.name, {**self._rules.overrides(), key: value})
        except ImpossibleCombinationError:
            return None

    def _take(self, key: str, place: int) -> None:
        changed = self._with(key, self._possible(key)[place])
        if changed is not None and changed != self._rules:
            self.chosen.emit(changed)


def _told(key: str, value: Value) -> str:
    """Name a value in as few words as find room beside a card."""
    if key == TARGET:
        return f"{value} → 0"
    if key == _DOUBLING and isinstance(value, int) and value:
        return ", ".join(DOUBLES[:value])
    return value_name(key, value)
