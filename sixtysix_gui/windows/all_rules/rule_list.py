"""The rules of a group, or those that were found, one below the other; many of them scroll."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from sixtysix_gui.windows.all_rules.rule_row import RuleRow
from sixtysix_gui.windows.widgets.basic import rule

_LEAST_HEIGHT = 5.0
"""The least height of the list in text units."""


class RuleList(QScrollArea):
    """Shows a row for each rule, which is made once.

    Signals:
        chosen: (str, Value), the key of a dimension and what the person wants it to be.
    """

    chosen = Signal(str, object)

    def __init__(self, make: Callable[[str], RuleRow], unit: float) -> None:
        """Begin empty; ``make`` makes the row of a dimension, ``unit`` is the height of words."""
        super().__init__()
        self._make = make
        self._unit = unit
        self.rows: dict[str, RuleRow] = {}
        self._made: dict[str, RuleRow] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(round(_LEAST_HEIGHT * unit))

    def show_rules(
        self, keys: Iterable[str], *, with_groups: bool, nothing: Callable[[], QWidget]
    ) -> None:
        """Show the rules of these keys; where there are none, ``nothing`` says so."""
        for row in self.rows.values():
            row.hide()
            row.setParent(self)  # which outlives the widget that holds the rows of now
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 0, round(0.5 * self._unit), 0)
        column.setSpacing(1)
        self.rows = {key: self._row(key) for key in keys}
        for place, row in enumerate(self.rows.values()):
            if place:
                column.addWidget(rule())
            row.name_group(named=with_groups)
            column.addWidget(row)
            row.show()
        if not self.rows:
            column.addWidget(nothing())
        column.addStretch(1)
        self.setWidget(inside)

    def show_focus(self) -> None:
        """Scroll to what has the focus, if it is part of a rule."""
        for stop in (stop for row in self.rows.values() for stop in row.stops()):
            if stop.hasFocus():
                self.ensureWidgetVisible(stop)

    def focus_row(self, key: str) -> None:
        """Put the focus on a rule, if it is shown."""
        if key in self.rows:
            self.rows[key].take_focus()
            self.ensureWidgetVisible(self.rows[key])

    def focus_first(self) -> None:
        """Put the focus on the first rule, if there is one."""
        for row in self.rows.values():
            row.take_focus()
            return

    def _row(self, key: str) -> RuleRow:
        if key not in self._made:
            made = self._make(key)
            made.chosen.connect(self.chosen)
            self._made[key] = made
        return self._made[key]
