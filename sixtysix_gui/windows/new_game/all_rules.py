"""The sheet of all rules: every dimension, to be taken or left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings_values import OwnRules
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.rules.dimensions import Group, dimension_group, group_name
from sixtysix_gui.text.rules.rule_sets import changes_sentence, plain_name
from sixtysix_gui.windows.new_game.rule_groups import GroupChoice, GroupList
from sixtysix_gui.windows.new_game.rule_rows import RuleList, RuleRow
from sixtysix_gui.windows.new_game.rules_draft import RulesDraft, choices_of, value_in
from sixtysix_gui.windows.new_game.rules_foot import ConflictBox, OwnName, RulesFoot
from sixtysix_gui.windows.sheets.fitted_sheet import Arrangement, shape_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import PlainLabel, is_enter, label, reached_by_tab, rule
from sixtysix_gui.windows.widgets.paper import field
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT

_ = texts("AllRulesSheet")

_TITLE = 2.05
_HEADING = 1.3
_GROUPS_WIDTH = 18.0
_COLUMN_GAP = 1.6
_MORE_ROWS = 11.0
_WISHED_HEIGHT = 44.6
_AROUND_ROWS, _A_ROW = 10.9, 4.95
_FIND_WIDTH, _FIND_HEIGHT = 17.0, 2.3
"""Lengths and sizes of letters in text units."""


@dataclass(frozen=True)
class AllRulesActs:
    """What the buttons do."""

    take: Callable[[Rules], None]
    back: Callable[[], None]
    keep: Callable[[OwnRules], None]
    forget: Callable[[str], None]


class AllRulesSheet(PaperSheet):
    """Lets the person make a rule set; what cannot go together cannot be taken."""

    def __init__(
        self,
        unit: float,
        draft: RulesDraft,
        own: Sequence[OwnRules],
        acts: AllRulesActs,
        arrangement: Arrangement,
        most_width: float,
    ) -> None:
        """Show the draft; ``own`` are the rules that the person has named.

        ``most_width`` is the most that a sheet may take of the table, in pixels.
        """
        shape = shape_of(arrangement)
        super().__init__(unit, shape)
        left, _unused, right, _unused = shape.margins
        self._inner_width = min(shape.width * unit, most_width) - (left + right) * unit
        self._draft = draft
        self._own = own
        self._acts = acts
        self._is_wide = arrangement is Arrangement.TWO_COLUMNS
        self.setAccessibleName(_("All rules"))
        self._state = self.make_label("", "note")
        self.search = _find_field(draft.sought, unit)
        kind = GroupList if self._is_wide else GroupChoice
        self.groups: GroupList | GroupChoice = kind(draft.group, unit, draft.groups)
        self._heading = self._group_heading()
        self.list = RuleList(self._make_row, unit)
        self.conflict = ConflictBox(unit)
        self.back = self.act_button(_("&Back"), "back", acts.back)
        self.take = self.act_button(_("&Use these rules"), "take", self._take, main=True)
        self.main_button = self.take
        self.name = OwnName(draft.name or "", own, unit)
        self._foot = RulesFoot(self.name, self.back, self.take, unit)
        for made in (self.back, self.take):
            made.setAutoDefault(False)  # which would take Ctrl+Enter for itself
        self._lay_out()
        self._connect()
        self._show_rows()

    @property
    def rows(self) -> dict[str, RuleRow]:
        """The rules that are shown, by their keys."""
        return self.list.rows

    def show_group(self, group: Group) -> None:
        """Show the rules of a group."""
        self._draft.group = group
        self._draft.sought = ""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._show_rows()

    @override
    def take_focus(self) -> None:
        """Begin at the groups: whoever comes here wants to change something."""
        stops = [one for one in self.groups.stops() if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops[0].setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def needed_height(self, width: int) -> int:
        """Return the height in which some rules are seen; the others can be scrolled to."""
        more = round(_MORE_ROWS * self.unit)
        return self.column.minimumHeightForWidth(width) + more

    @override
    def wished_height(self, width: int) -> int:
        """So high that the largest group is seen whole."""
        rows = _AROUND_ROWS + _A_ROW * self._draft.most_rows
        wished = round(max(_WISHED_HEIGHT, rows) * self.unit)
        return max(self.needed_height(width), wished)

    @override
    def tab_stops(self) -> list[QWidget]:
        """Go from the field at the top through groups and rules to the foot."""
        order: list[QWidget] = [self.search, *self.groups.stops()]
        for row in self.rows.values():
            order += row.stops()
        order += [*self.conflict.stops(), *self._foot.stops()]
        return reached_by_tab(order)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find by Ctrl+F, take by Ctrl+Enter, and go back a step by Esc."""
        enter = is_enter(event)
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.take.click()
        elif enter and self.name.field.hasFocus():
            self.name.press()
        elif enter and self.search.hasFocus():
            self.list.focus_first()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Show what gets the focus where the rules have to be scrolled."""
        moved = super().focusNextPrevChild(next)
        self.list.show_focus()
        return moved

    def _make_row(self, key: str) -> RuleRow:
        draft = self._draft
        choices = choices_of(draft.base)[key]
        value = draft.value(key)
        known = choices if value in choices else (*choices, value)
        return RuleRow(key, draft.base, value, known, self.unit)

    def _group_heading(self) -> PlainLabel:
        made = self.make_label("", wrap=False)
        made.setFont(fonts.heading(_HEADING * self.unit))
        made.setStyleSheet(f"color: {theme.ACTION_GREEN};")
        return made

    def _lay_out(self) -> None:
        self.column.setSpacing(round(0.5 * self.unit))
        self.column.addLayout(self._head())
        rules = QVBoxLayout()
        rules.setSpacing(round(0.4 * self.unit))
        if self._is_wide:
            rules.addWidget(self._heading)
        rules.addWidget(self.list, 1)
        rules.addWidget(self.conflict)
        if self._is_wide:
            self.groups.setFixedWidth(round(_GROUPS_WIDTH * self.unit))
            columns = QHBoxLayout()
            columns.setSpacing(round(_COLUMN_GAP * self.unit))
            columns.addWidget(self.groups)
            columns.addLayout(rules, 1)
            self.column.addLayout(columns, 1)
        else:
            self.column.addLayout(rules, 1)
        self.column.addWidget(rule())
        self._foot.lay_into(self.column, self._inner_width, is_wide=self._is_wide)

    def _head(self) -> QVBoxLayout:
        title = label(_("All rules"), wrap=False)
        title.setFont(fonts.heading(_TITLE * self.unit, bold=True))
        row = QHBoxLayout()
        row.setSpacing(round(1.6 * self.unit))
        row.addWidget(title)
        row.addWidget(self._state if self._is_wide else QWidget(), 1)
        row.addWidget(self.search)
        column = QVBoxLayout()
        column.setSpacing(round(0.3 * self.unit))
        column.addLayout(row)
        if not self._is_wide:
            line = QHBoxLayout()
            line.setSpacing(round(self.unit))
            line.addWidget(self.groups)
            line.addWidget(self._state, 1)
            column.addLayout(line)
        return column

    def _connect(self) -> None:
        self.search.textChanged.connect(self._seek)
        self.groups.chosen.connect(self.show_group)
        self.list.chosen.connect(self._take_value)
        self.conflict.fit.clicked.connect(lambda: self._change(self._draft.fit))
        self.conflict.undo.clicked.connect(lambda: self._change(self._draft.undo))
        self.conflict.show_it.clicked.connect(self._show_other)
        self._foot.discard.clicked.connect(lambda: self._change(self._draft.discard))
        self._foot.keep.clicked.connect(lambda: self._ask_for_name(asked=True))
        self._foot.forget.clicked.connect(self._forget)
        self.name.field.textChanged.connect(self._type_name)
        self.name.kept.connect(self._keep)
        self.name.leave.clicked.connect(lambda: self._ask_for_name(asked=False))

    def _show_rows(self) -> None:
        """Make the rows of the group, or of what is sought."""
        draft = self._draft
        is_sought = bool(draft.sought.strip())
        self.list.show_rules(
            draft.shown_keys(),
            with_groups=is_sought,
            nothing=lambda: self.make_label(_("No rule matches these words."), "note"),
        )
        found = _("%n rule(s) found", "", len(self.rows))
        self._heading.setText(found if is_sought else group_name(draft.group))
        if isinstance(self.groups, GroupChoice):
            self.groups.setPlaceholderText(found if is_sought else "")
        self.groups.show_group(None if is_sought else draft.group)
        self._judge()

    def _take_value(self, key: str, value: Value) -> None:
        self._change(lambda: self._draft.set_value(key, value))

    def _change(self, act: Callable[[], None]) -> None:
        """Do something with the values; who loses the focus by it hands it on."""
        act()
        self._judge()
        if self.focusWidget() not in self.tab_stops():
            self.take_focus()

    def _judge(self) -> None:
        """Mark what differs from the named rule set, and say what cannot be."""
        draft = self._draft
        error = draft.conflict
        name = plain_name(draft.base.name)
        clashing = () if error is None else error.keys
        for key, row in self.rows.items():
            usual = value_in(draft.base, key)
            row.show_state(draft.value(key), usual, name, clashes=key in clashing)
        self.groups.show_changes(draft.changes_in)
        self.conflict.tell(error, draft.other_key, can_fit=draft.can_fit)
        self._state.setText(self._state_words())
        self._foot.show_state(
            changed=bool(draft.changed),
            can_take=error is None,
            kept=draft.kept_name(self._own),
            asks=draft.name is not None,
        )

    def _state_words(self) -> str:
        """Say which rules these are: "Schnapsen, changed in 3 places"."""
        draft = self._draft
        if not draft.changed:
            return plain_name(draft.base.name)
        if draft.conflict is not None:
            name = plain_name(draft.base.name)
            return _("{name}, changed").format(name=name)
        words, kept = changes_sentence(draft.rules), self._draft.kept_name(self._own)
        return f"{kept}: {words}" if kept else words

    def _seek(self, text: str) -> None:
        self._draft.sought = text
        self._show_rows()

    def _show_other(self) -> None:
        """Show the other rule of the conflict, with the focus on it."""
        key = self._draft.other_key
        if key and key not in self.rows:
            self.show_group(dimension_group(key))
        self.list.focus_row(key)

    def _ask_for_name(self, *, asked: bool) -> None:
        self._draft.name = "" if asked else None
        self._judge()
        (self.name.field if asked else self._foot.keep).setFocus()

    def _type_name(self, name: str) -> None:
        self._draft.name = name

    def _keep(self, name: str) -> None:
        self._draft.name = None
        rules = self._draft.rules
        self._acts.keep(OwnRules(name, rules.name, rules.overrides()))

    def _forget(self) -> None:
        self._acts.forget(self._draft.kept_name(self._own))

    def _go_back(self) -> None:
        if self._draft.name is not None:
            self._ask_for_name(asked=False)
        elif self.search.text():
            self.show_group(self._draft.group)
        else:
            self._acts.back()

    def _take(self) -> None:
        if self._draft.conflict is None:
            self._acts.take(self._draft.rules)


def _find_field(sought: str, unit: float) -> QLineEdit:
    """Make the field for what is sought among the rules; words are ``unit`` pixels high."""
    made = field(sought, "find", unit, max(round(_FIND_HEIGHT * unit), LEAST_HEIGHT))
    key = QKeySequence(QKeySequence.StandardKey.Find)
    shown = key.toString(QKeySequence.SequenceFormat.NativeText)
    hint = _("Find a rule ({key})")
    made.setPlaceholderText(hint.format(key=shown))
    made.setAccessibleName(_("Find a rule"))
    made.setFixedWidth(round(_FIND_WIDTH * unit))
    return made
