"""What tables agree on before a game, beside its card: contracts, doubling, how far is played."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sixtysix_gui.design import fonts
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.sets.contracts import CONTRACTS
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.words import DOUBLES
from sixtysix_gui.text.rules.dimension_values import value_name
from sixtysix_gui.text.rules.dimensions import dimension_explanation, dimension_name
from sixtysix_gui.windows.all_rules.offered_rules import choices_of, value_in, with_changes
from sixtysix_gui.windows.widgets.basic import label, set_tool_tip
from sixtysix_gui.windows.widgets.drop_down import WholeDropDown

_DOUBLING = "double.max"
_ON_CARD: Mapping[str, tuple[str, ...]] = {"bauernschnapsen": (CONTRACTS, _DOUBLING, TARGET)}
"""The dimensions that are offered beside the card of a game; all others are on All rules."""

_LABEL, _LETTERS = 0.82, 0.92
_GAP, _ABOVE = 0.8, 0.1
"""Sizes of letters and gaps, in text units."""


def house_keys(rules: Rules) -> tuple[str, ...]:
    """Give the dimensions that are offered beside the card of a game."""
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
        row.setSpacing(round(_GAP * unit))
        for key in house_keys(rules):
            row.addLayout(self._choice(key))
        row.addStretch(1)
        self.setVisible(bool(self.lists))

    def stops(self) -> tuple[QWidget, ...]:
        """Give what Tab goes through, in order."""
        return tuple(self.lists.values())

    def _choice(self, key: str) -> QVBoxLayout:
        head = label(dimension_name(key), "note", wrap=False)
        head.setFont(fonts.text(_LABEL * self._unit))
        made = self.lists[key] = WholeDropDown(_LETTERS * self._unit)
        made.setObjectName(f"house-{key}")
        made.setAccessibleName(dimension_name(key))
        told = dimension_explanation(key, for_several=True)
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
        """Give the values that go with all else that was chosen."""
        return [value for value in choices_of(self._rules, key) if self._with(key, value)]

    def _with(self, key: str, value: Value) -> Rules | None:
        try:
            return with_changes(self._rules, {**self._rules.overrides(), key: value})
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
