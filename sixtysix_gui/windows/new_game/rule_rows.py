"""The rules on their sheet: their groups, with the number of changes, and a row for each rule."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.glosses import gloss_of
from sixtysix_gui.text.rules.dimensions import (
    Group,
    dimension_explanation,
    dimension_name,
    full_name,
    group_name,
    value_name,
)
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import label, lead_tab, rule, set_tool_tip
from sixtysix_gui.windows.widgets.choices import WholeDropDown
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT, Segments

_HEIGHT = 2.7
_SIDE = 0.9
_BADGE = 1.45
_CORNER = 0.5
_FIGURE = 0.84
_BADGE_FILL = "#F8E4A9"
"""Lengths and sizes of letters in text units."""

CountChanges = Callable[[Group], int]


class GroupList(QWidget):
    """All groups one below the other.

    Signals:
        chosen: Group.
    """

    chosen = Signal(object)

    def __init__(self, group: Group, unit: float, groups: Sequence[Group] = tuple(Group)) -> None:
        """Show a group of some as the chosen one."""
        super().__init__()
        self._groups = tuple(groups)
        self.setAccessibleName(translate("AllRulesSheet", "Groups"))
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(round(0.2 * unit))
        self._buttons: dict[Group, _GroupButton] = {}
        for one in self._groups:
            made = _GroupButton(one, unit)
            made.clicked.connect(lambda _=False, one=one: self._choose(one))
            column.addWidget(made)
            self._buttons[one] = made
        column.addStretch(1)
        self.show_group(group)

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through; only the chosen one takes it."""
        return tuple(self._buttons.values())

    def button(self, group: Group) -> QToolButton:
        """Return the button of a group."""
        return self._buttons[group]

    def show_group(self, group: Group | None) -> None:
        """Show a group as the chosen one; None while rules of several are shown."""
        for one, shown in self._buttons.items():
            shown.show_chosen(chosen=one is group)
        by_tab = group if group and group in self._buttons else self._groups[0]
        lead_tab(self._buttons.values(), self._buttons[by_tab])

    def show_changes(self, count: CountChanges) -> None:
        """Write the number of changes beside every group."""
        for one, shown in self._buttons.items():
            shown.show_changes(count(one))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead from group to group by the arrows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        focused = next((one for one, shown in self._buttons.items() if shown.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        groups = self._groups
        place = groups.index(focused) + step
        if 0 <= place < len(groups):
            self._buttons[groups[place]].setFocus(Qt.FocusReason.TabFocusReason)
            self._choose(groups[place])

    def _choose(self, group: Group) -> None:
        self.show_group(group)
        self.chosen.emit(group)


class GroupChoice(WholeDropDown):
    """The groups as a list that drops down, where there is no room beside the rules.

    Signals:
        chosen: Group.
    """

    chosen = Signal(object)

    def __init__(self, group: Group, unit: float, groups: Sequence[Group] = tuple(Group)) -> None:
        """Show a group of some as the chosen one."""
        super().__init__(unit)
        self._groups = tuple(groups)
        self.setObjectName("groups")
        self.setAccessibleName(translate("AllRulesSheet", "Groups"))
        for one in self._groups:
            self.addItem(group_name(one))
        self.show_group(group)
        self.activated.connect(self._choose)

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        return (self,)

    def show_group(self, group: Group | None) -> None:
        """Show a group as the chosen one; None while rules of several are shown."""
        self.setCurrentIndex(-1 if group is None else self._groups.index(group))

    def show_changes(self, count: CountChanges) -> None:
        """Write the number of changes behind every group."""
        for place, one in enumerate(self._groups):
            changes = count(one)
            #: a group of rules, and how many of them were changed
            counted = translate("AllRulesSheet", "{group} – {count} changed")
            text = counted.format(group=group_name(one), count=changes)
            self.setItemText(place, text if changes else group_name(one))
        self.updateGeometry()

    def _choose(self, place: int) -> None:
        self.chosen.emit(self._groups[place])


class _GroupButton(QToolButton):
    """The name of a group, on green if it is the chosen one."""

    def __init__(self, group: Group, unit: float) -> None:
        super().__init__()
        self._unit = unit
        self._changes = 0
        self._chosen = False
        self.setText(group_name(group))
        self.setFont(fonts.text(unit))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setObjectName(f"group-{group.name.lower()}")

    def show_chosen(self, *, chosen: bool) -> None:
        self._chosen = chosen
        self._describe()

    def show_changes(self, changes: int) -> None:
        self._changes = changes
        self._describe()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(10 * self._unit), max(round(_HEIGHT * self._unit), LEAST_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, max(round(2.2 * self._unit), LEAST_HEIGHT))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self._chosen or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.ACTION_GREEN if self._chosen else paper.GROUND))
            painter.drawRoundedRect(area, _CORNER * self._unit, _CORNER * self._unit)
        side = _SIDE * self._unit
        painter.setFont(self.font())
        painter.setPen(QColor(theme.PAPER if self._chosen else theme.INK))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area.adjusted(side, 0, -side, 0), flags, self.text())
        if self._changes:
            size = _BADGE * self._unit
            badge = QRectF(area.right() - side - size, area.center().y() - size / 2, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.PAPER if self._chosen else _BADGE_FILL))
            painter.drawEllipse(badge)
            painter.setFont(fonts.text(_FIGURE * self._unit, fonts.TextWeight.SEMI_BOLD))
            painter.setPen(QColor(paper.DIFFERENT))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self._changes))
        painter.end()

    def _describe(self) -> None:
        changed = translate("AllRulesSheet", "{count} changed").format(count=self._changes)
        self.setAccessibleDescription(changed if self._changes else "")
        self.setAccessibleName(self.text())
        self.update()


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
        """Leave nothing free above and below, or as much as usual."""
        above, below = (0, 0) if tight else (round(part * self._unit) for part in _FREE)
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
        words = self.tr("conflicts") if clashes else self.tr("changed") if changed else ""
        self._mark.setText(words)
        told = self.tr("as in {rules}: {value}")
        self.undo.setText(told.format(rules=rules, value=value_name(self.key, usual)))
        self.undo.setVisible(changed)

    @property
    def is_marked(self) -> bool:
        """Whether the row says that it was changed or does not fit."""
        return bool(self._mark.text())

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
