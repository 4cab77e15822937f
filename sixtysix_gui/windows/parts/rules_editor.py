"""A rule set and every dimension of it, each to be changed on its own."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.rules.dimensions import DIMENSIONS, Value
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.variants import RuleSet, rule_set, rule_set_names
from sixtysix_gui.table.tool_tips import set_tool_tip
from sixtysix_gui.windows.look.text_size import scaled
from sixtysix_gui.windows.look.widgets import button, label, set_look
from sixtysix_gui.windows.parts.calm_choice import CalmChoice
from sixtysix_gui.windows.texts.dimension_values import value_name
from sixtysix_gui.windows.texts.dimensions import (
    DIMENSION_TEXTS,
    Group,
    dimension_explanation,
    dimension_name,
    full_name,
    group_name,
)
from sixtysix_gui.windows.texts.rule_errors import conflict_sentence
from sixtysix_gui.windows.texts.rule_sets import one_line, plain_name

_SHORT = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
_LEAST_LETTERS = 24
"""How narrow a choice may become where room is short; the list that drops down shows all."""
_MARK_WIDTH = 96
"""Room for a mark, so that nothing moves when one comes or goes."""


class RulesEditor(QWidget):
    """Lets the person take a rule set and change it dimension by dimension.

    Signals:
        judged: the values have changed; ask ``trouble``, and ``rules`` where there is none.
    """

    judged = Signal()

    def __init__(
        self, rules: RuleSet, parent: QWidget | None = None, *, narrow: bool = False
    ) -> None:
        """Begin with a rule set, named or changed; ``narrow`` puts choices below their names."""
        super().__init__(parent)
        self._narrow = narrow
        self._choices: dict[str, QComboBox] = {}
        self._marks: dict[str, QLabel] = {}
        self._names = self._rule_set_choice(rules.name)
        self._line = label(one_line(rules.name), "note")
        self._trouble = label("", "trouble")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._head())
        layout.addWidget(self._line)
        layout.addWidget(self._dimensions(), 1)
        layout.addWidget(self._trouble)
        self._show_values(rules)

    @property
    def rules(self) -> RuleSet:
        """The rule set that was made.

        Raises:
            ImpossibleCombinationError: if two of its values exclude each other.
        """
        return rule_set(self._base).with_overrides(self._values())

    def choice(self, key: str) -> QComboBox:
        """Give the choice of a dimension."""
        return self._choices[key]

    @property
    def trouble(self) -> str:
        """The sentence that says why the rules cannot be taken; empty if they can."""
        return self._trouble.text()

    @property
    def changed_keys(self) -> tuple[str, ...]:
        """The dimensions that are marked as different from the named rule set."""
        return tuple(key for key, mark in self._marks.items() if mark.text())

    def choose_rule_set(self, name: str) -> None:
        """Begin anew with a named rule set."""
        self._names.setCurrentIndex(self._names.findData(name))
        self._show_values(rule_set(self._base))

    @property
    def _base(self) -> str:
        return str(self._names.currentData())

    def _values(self) -> Mapping[str, Value]:
        return {
            dimension.key: dimension.choices[self._choices[dimension.key].currentIndex()]
            for dimension in DIMENSIONS
        }

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        caption = label(self.tr("&Rule set"), wrap=False)
        caption.setBuddy(self._names)
        row.addWidget(caption)
        row.addWidget(self._names)
        back = button(self.tr("Discard changes"))
        set_tool_tip(back, self.tr("Take back every change to the named rule set."))
        back.clicked.connect(lambda: self._show_values(rule_set(self._base)))
        row.addWidget(back)
        row.addStretch(1)
        return row

    def _rule_set_choice(self, name: str) -> QComboBox:
        choice = CalmChoice()
        for known in rule_set_names():
            choice.addItem(plain_name(known), known)
        choice.setCurrentIndex(max(0, choice.findData(name)))
        choice.activated.connect(lambda: self._show_values(rule_set(self._base)))
        return choice

    def _dimensions(self) -> QScrollArea:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(14)
        grid.setColumnMinimumWidth(2, scaled(_MARK_WIDTH))
        row = 0
        for group in Group:
            grid.addWidget(label(group_name(group), "heading"), row, 0, 1, 3)
            row += 1
            for dimension in DIMENSIONS:
                if DIMENSION_TEXTS[dimension.key].group is group:
                    self._add_dimension(grid, row, dimension.key, dimension.choices)
                    row += 3
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    def _add_dimension(
        self, grid: QGridLayout, row: int, key: str, choices: tuple[Value, ...]
    ) -> None:
        choice = CalmChoice()
        for value in choices:
            choice.addItem(value_name(key, value))
        choice.setAccessibleName(full_name(key))
        choice.setAccessibleDescription(dimension_explanation(key))
        choice.currentIndexChanged.connect(self._judge)
        self._choices[key] = choice
        self._marks[key] = label("", "different", wrap=False)
        grid.addWidget(label(dimension_name(key), "strong"), row, 0)
        if self._narrow:
            choice.setSizeAdjustPolicy(_SHORT)
            choice.setMinimumContentsLength(_LEAST_LETTERS)
            grid.addWidget(choice, row + 1, 0, 1, 3)
        else:
            grid.addWidget(choice, row, 1)
        grid.addWidget(self._marks[key], row, 2)
        grid.addWidget(label(dimension_explanation(key), "note"), row + 2, 0, 1, 3)

    def _show_values(self, rules: RuleSet) -> None:
        for dimension in DIMENSIONS:
            choice = self._choices[dimension.key]
            choice.blockSignals(True)
            choice.setCurrentIndex(dimension.choices.index(rules.value(dimension.key)))
            choice.blockSignals(False)
        self._judge()

    def _judge(self) -> None:
        """Mark what differs from the named rule set, and say what cannot be."""
        base = rule_set(self._base)
        self._line.setText(one_line(self._base))
        values = self._values()
        clashing: tuple[str, ...] = ()
        try:
            _ = self.rules
        except ImpossibleCombinationError as error:
            self._trouble.setText(conflict_sentence(error))
            clashing = error.keys
        else:
            self._trouble.setText("")
        for key, mark in self._marks.items():
            differs = values[key] != base.value(key)
            set_look(mark, "trouble" if key in clashing else "different")
            mark.setText(self._mark(differs=differs, clashes=key in clashing))
        self.judged.emit()

    def _mark(self, *, differs: bool, clashes: bool) -> str:
        if clashes:
            return self.tr("does not fit")
        return self.tr("changed") if differs else ""
