"""The groups of the rules, with the number of changes: a list beside the rules, or one above."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.rules.dimensions import Group, group_name
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import lead_tab
from sixtysix_gui.windows.widgets.choices import WholeDropDown
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT

_ = texts("AllRulesSheet")

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
        self.setAccessibleName(_("Groups"))
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
        self.setAccessibleName(_("Groups"))
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
            counted = _("{group} – {count} changed")
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
        changed = _("{count} changed").format(count=self._changes)
        self.setAccessibleDescription(changed if self._changes else "")
        self.setAccessibleName(self.text())
        self.update()
