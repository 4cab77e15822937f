"""Everything that can be done by menu or key: one action each, a row each in actions.toml."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, shown_key
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.data_files import read_tables

_ = texts("Menus")

_POINTS, _PASS = "points", "pass"
"""Rows that share a key."""


@dataclass(frozen=True)
class ActionRow:
    """Something that can be done, or a submenu; actions.toml says what each field means."""

    id: str
    text: str
    other: str = ""
    key: str = ""
    role: str = "NoRole"
    checkable: bool = False
    submenu: bool = False
    inside: str = ""
    during: Collection[str] = ()
    line: bool = False
    on_mac: bool = True

    @property
    def purpose(self) -> Purpose | None:
        """Where it stands in the map of keys; None where it has no key."""
        return Purpose[self.key] if self.key else None

    @property
    def shortcut(self) -> QKeySequence:
        """The key that Qt takes; none for those of the table, which the window decides."""
        keys = keys_of(self.purpose) if self.purpose and not self.has_table_key else ()
        return QKeySequence(keys[0]) if keys else QKeySequence()

    @property
    def has_table_key(self) -> bool:
        """Whether its key is one of the table, which no shortcut of Qt takes."""
        return self.purpose is not None and self.purpose.value.context is not Context.WINDOW


@cache
def menu_rows() -> tuple[tuple[str, tuple[ActionRow, ...]], ...]:
    """Return the title of every menu and what stands in it, in order.

    Raises:
        DataFileError: if actions.toml is missing or damaged.
    """
    menus: list[dict[str, Any]] = read_tables("actions.toml")["menus"]
    return tuple((menu["title"], tuple(ActionRow(**row) for row in menu["rows"])) for menu in menus)


class Actions:
    """All actions and submenus, by the id of their row."""

    def __init__(self, window: QMainWindow) -> None:
        """Make them for a window."""
        self._rows = {row.id: row for _, rows in menu_rows() for row in rows}
        self._submenus = {
            row.id: QMenu(window.menuBar()) for row in self._rows.values() if row.submenu
        }
        self._actions = {row.id: self._made(row, window) for row in self._rows.values()}
        self._does: dict[str, Callable[[], object]] = {}
        self._in_other_case: set[str] = set()
        self._passes_by_points = False
        self.name()

    def _made(self, row: ActionRow, window: QMainWindow) -> QAction:
        if row.submenu:
            return self._submenus[row.id].menuAction()
        action = QAction(window)
        action.setShortcut(row.shortcut)
        action.setMenuRole(QAction.MenuRole[row.role])
        action.setCheckable(row.checkable)
        return action

    def __getitem__(self, name: str) -> QAction:
        """Return one action, by its id."""
        return self._actions[name]

    def submenu(self, name: str) -> QMenu:
        """Return one submenu, by its id."""
        return self._submenus[name]

    def all(self) -> list[QAction]:
        """Return every action, so that a window knows their keys without its menu bar."""
        return [each for name, each in self._actions.items() if name not in self._submenus]

    def press(self, purpose: Purpose) -> bool:
        """Do what a key is for, if that is an action and possible; say whether it is an action."""
        for row in self._rows.values():
            if row.purpose is purpose:
                if self._actions[row.id].isEnabled():
                    self._actions[row.id].trigger()
                return True
        return False

    def connect(self, does: Mapping[str, Callable[[], object]]) -> None:
        """Say what some actions do."""
        self._does |= does
        for name in does:
            self._actions[name].triggered.connect(partial(self._do, name))

    def _do(self, name: str, _checked: bool = False) -> None:
        self.do(name)

    def do(self, name: str) -> None:
        """Do what an action does, also where a sheet asks for it while the menu does not."""
        self._does[name]()

    def name(self) -> None:
        """Name everything in the language of the program."""
        for row in self._rows.values():
            if row.text:
                self._actions[row.id].setText(self._text(row))

    def _text(self, row: ActionRow) -> str:
        text = _(row.other if row.id in self._in_other_case else row.text)
        # a letter of the table is no shortcut: the window decides it, from the key itself
        purpose = row.purpose if row.has_table_key else None
        if self._passes_by_points and row.id == _POINTS:
            purpose = None
        elif self._passes_by_points and row.id == _PASS:
            purpose = Purpose.PASS_CALL
        return f"{text}\t{shown_key(purpose)}" if purpose else text

    def set_other_case(self, name: str, *, other: bool) -> None:
        """Call an action as its row does in the other of its two cases, or in the usual one."""
        if other is not (name in self._in_other_case):
            self._in_other_case ^= {name}
            self.name()

    def name_keys(self, *, passes: bool) -> None:
        """Name the key of the card points, or of the pass that takes it in an auction."""
        if passes is not self._passes_by_points:
            self._passes_by_points = passes
            self.name()

    def offer(self, possible: Mapping[str, bool], happening: Collection[str]) -> None:
        """Offer what is possible, as far as it may be done during what is happening now."""
        for row in self._rows.values():
            if not row.submenu:
                may_be = possible.get(row.id, True) and set(happening) <= set(row.during)
                self._actions[row.id].setEnabled(may_be)
