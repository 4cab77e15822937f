"""The rules on their sheet: a row for each, and the list that shows those of a group."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.glosses import gloss_of
from sixtysix_gui.text.rules.dimensions import (
    dimension_explanation,
    dimension_name,
    full_name,
    value_name,
)
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.widgets.basic import label, rule, set_tool_tip
from sixtysix_gui.windows.widgets.choices import WholeDropDown
from sixtysix_gui.windows.widgets.segments import Segments

_ = texts("RuleRow")

_CONTROL = 14.5
_NAME, _EXPLANATION, _MARK = 1.0, 0.92, 0.9
_GAP = 0.9
_MARK_HEIGHT = 1.2
_FREE = (0.2, 0.1)
_MOST_SEGMENTS = 3
"""Lengths and sizes of letters in text units."""


class RuleRow(QWidget):
    """Shows a dimension with its value.

    Signals:
        chosen: (key, value) that the person chose.
    """

    chosen = Signal(str, object)

    def __init__(
        self,
        key: str,
        rules: Rules,
        value: Value,
        choices: Sequence[Value],
        unit: float,
    ) -> None:
        """Show a value of some, with what the dimension decides in the game of some rules."""
        super().__init__()
        self.key = key
        self._unit = unit
        self._choices = tuple(choices)
        self._says = dimension_explanation(key, rules)
        self._usual: Value = value
        self._name = label(dimension_name(key))
        self._name.setFont(fonts.text(_NAME * unit, TextWeight.SEMI_BOLD))
        self._explanation = label(self._says, "note")
        set_tool_tip(self, gloss_of(f"{self._name.text()} {self._says}"))
        self._explanation.setFont(fonts.text(_EXPLANATION * unit))
        self.segments = self._make_segments(value)
        self.list = None if self.segments is not None else self._make_list(value)
        self._mark = label("", "different", wrap=False)
        self._mark.setFont(fonts.text(_MARK * unit, TextWeight.SEMI_BOLD))
        self.undo = make_link("", _MARK * unit, least_height=round(_MARK_HEIGHT * unit))
        self.undo.setObjectName(f"undo-{key}")
        self.undo.clicked.connect(lambda: self.chosen.emit(self.key, self._usual))
        self._whole = QVBoxLayout(self)
        self._lay_out()

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        control = () if self.segments is None else self.segments.parts()
        listed = () if self.list is None else (self.list,)
        return (*control, *listed, self.undo)

    def name_group(self, *, named: bool) -> None:
        """Name the group, too, where rows of several stand together."""
        self._name.setText(full_name(self.key) if named else dimension_name(self.key))

    def set_tight(self, *, tight: bool) -> None:
        """Leave hardly anything free above and below, or as much as usual."""
        above, below = (2, 0) if tight else (round(part * self._unit) for part in _FREE)
        self._whole.setContentsMargins(0, above, 4, below)
        self.updateGeometry()

    def take_focus(self) -> None:
        """Put the focus on the value."""
        target = self.segments if self.segments is not None else self.list
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_state(self, value: Value, usual: Value, rules: str, *, clashes: bool) -> None:
        """Show a value beside that of a rule set, which has a name."""
        self._usual = usual
        if self.segments is not None:
            self.segments.show_value(str(self._choices.index(value)))
        if self.list is not None:
            self.list.setCurrentIndex(self._choices.index(value))
        changed = value != usual
        self._mark.setProperty("look", "trouble" if clashes else "different")
        self._mark.style().unpolish(self._mark)
        self._mark.style().polish(self._mark)
        words = _("conflicts") if clashes else _("changed") if changed else ""
        self._mark.setText(words)
        told = _("as in {rules}: {value}")
        self.undo.setText(told.format(rules=rules, value=value_name(self.key, usual)))
        self.undo.setVisible(changed)

    def _make_segments(self, value: Value) -> Segments | None:
        """Make a switch, if the values are few and short."""
        if len(self._choices) > _MOST_SEGMENTS:
            return None
        values = [
            (str(place), value_name(self.key, one)) for place, one in enumerate(self._choices)
        ]
        made = Segments(values, str(self._choices.index(value)), full_name(self.key), self._unit)
        if made.sizeHint().width() > _CONTROL * self._unit:
            made.deleteLater()
            return None
        made.setFixedWidth(round(_CONTROL * self._unit))
        for part in made.parts():
            part.setAccessibleDescription(self._says)
        for place, part in enumerate(made.parts()):
            part.setObjectName(f"{self.key}-{place}")
        made.chosen.connect(self._choose)
        return made

    def _make_list(self, value: Value) -> QComboBox:
        made = WholeDropDown(self._unit)
        made.setObjectName(self.key)
        for one in self._choices:
            made.addItem(value_name(self.key, one))
        made.setCurrentIndex(self._choices.index(value))
        made.setAccessibleName(full_name(self.key))
        made.setAccessibleDescription(self._says)
        made.setMinimumWidth(round(_CONTROL * self._unit))
        made.activated.connect(self._choose)
        return made

    def _choose(self, place: str | int) -> None:
        self.chosen.emit(self.key, self._choices[int(place)])

    def _lay_out(self) -> None:
        """Put the control at the right; a list of long values below the words."""
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._explanation)
        mark = QHBoxLayout()
        mark.setSpacing(round(0.4 * self._unit))
        mark.addStretch(1)
        mark.addWidget(self._mark)
        mark.addWidget(self.undo)
        whole = self._whole
        whole.setSpacing(0)
        self.set_tight(tight=False)
        row = QHBoxLayout()
        row.setSpacing(round(_GAP * self._unit))
        row.addLayout(words, 1)
        whole.addLayout(row)
        if self.list is not None and self.list.sizeHint().width() > _CONTROL * self._unit:
            mark.insertWidget(0, self.list)
            whole.addSpacing(round(0.15 * self._unit))
            whole.addLayout(mark)
            whole.addSpacing(round(0.25 * self._unit))
            return
        control = self.segments if self.segments is not None else self.list
        if control is not None:
            control.setFixedWidth(round(_CONTROL * self._unit))
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignTop)
        mark_line = QWidget()
        mark.setContentsMargins(0, 0, 0, 0)
        mark_line.setLayout(mark)
        mark_line.setFixedHeight(round(_MARK_HEIGHT * self._unit) + 4)
        whole.addWidget(mark_line)


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
        self._tighten()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show all rules without scrolling, if a little less room between them does it."""
        super().resizeEvent(event)
        self._tighten()

    def _tighten(self) -> None:
        for tight in (False, True, False):  # where not even that helps they are as usual
            for row in self.rows.values():
                row.set_tight(tight=tight)
            if self._is_seen_whole():
                return

    def _is_seen_whole(self) -> bool:
        inside, view = self.widget(), self.maximumViewportSize()
        return inside is None or inside.heightForWidth(view.width()) <= view.height()

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
