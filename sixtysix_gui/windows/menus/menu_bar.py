"""The menu bar, and what its menu Deal has in a game: acts, bids, trumps, contracts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton

from sixtysix_gui.design import theme
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.menus.actions import Actions, menu_rows

if TYPE_CHECKING:
    from sixtysix_gui.rules.moves import Move
    from sixtysix_gui.windows.menus.calls import Calls

_ = texts("Menus")

_OF_SOME_GAMES = frozenset(
    (
        "meld",
        "show_marriage",
        "exchange",
        "close",
        "out",
        "draw",
        "pass",
        "bids",
        "suits",
        "contracts",
        "double",
        "turn",
    )
)
"""What is done and said in a deal, each in some games only."""
_CALL_MENUS = ("bids", "suits", "contracts")


_LEFT = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"


class Menus:
    """The menus of a menu bar, to be named again when the language changes."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        """Fill the bar; nothing of a game is done or taught until it is ``connect``ed."""
        self._actions = actions
        self._make: Callable[[Move], None] | None = None
        self._guided: dict[str, QAction] = {}
        self._menus = [self._filled(place, QMenu(bar)) for place in range(len(menu_rows()))]
        for menu in self._menus:
            bar.addMenu(menu)
        self._way_back = _corner_button(bar)
        self._way_back.clicked.connect(actions["back_to_game"].trigger)
        actions["back_to_game"].changed.connect(self._name_way_back)
        self.show_way_back(to_review=False)
        self.tell_coach("")
        self.name()

    def connect(self, make: Callable[[Move], None], guide: Callable[[str], None]) -> None:
        """Let ``make`` make the move that is called, ``guide`` begin the guided deal of a game."""
        from sixtysix_gui.rules.moves import DOUBLE, TURN_TRUMP
        from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES

        self._make = make
        self._actions.connect({"double": lambda: make(DOUBLE), "turn": lambda: make(TURN_TRUMP)})
        guides = self._actions.submenu("guides")
        for game in GUIDED_GAMES:
            entry = self._guided[game] = QAction(guides)
            entry.triggered.connect(partial(_teach, guide, game))
            guides.addAction(entry)
        self.name()

    def _filled(self, place: int, menu: QMenu) -> QMenu:
        for row in menu_rows()[place][1]:
            if row.line:
                menu.addSeparator()
            if row.on_mac or sys.platform != "darwin":
                within = self._actions.submenu(row.inside) if row.inside else menu
                within.addAction(self._actions[row.id])
        return menu

    def name(self) -> None:
        """Name the menus in the language of the program."""
        for menu, (title, _unused) in zip(self._menus, menu_rows(), strict=True):
            menu.setTitle(_(title))
        for game, entry in self._guided.items():
            entry.setText(_name_of(game))

    def tell_coach(self, why_not: str) -> None:
        """Say in place of the hint why the coach has nothing to say of what is played."""
        self._actions["no_coach"].setText(why_not.rstrip("."))
        self._actions["no_coach"].setVisible(bool(why_not))
        self._actions["hint"].setVisible(not why_not)

    def show_entries(self, shown: Collection[str]) -> None:
        """Name the acts and calls of a game, and no others."""
        for entry in _OF_SOME_GAMES:
            self._actions[entry].setVisible(entry in shown)

    def offer_calls(self, calls: Calls) -> None:
        """Offer in the submenus what can be said now."""
        for name in _CALL_MENUS:
            menu, entries = self._actions.submenu(name), calls.menus.get(name, ())
            menu.clear()
            for entry in entries:
                words = " – ".join(part for part in (entry.label, entry.below) if part)
                action = menu.addAction(words.replace("&", "&&"))
                action.setEnabled(entry.possible)
                if self._make is not None:
                    action.triggered.connect(partial(_say, self._make, entry.move))
            menu.menuAction().setEnabled(any(entry.possible for entry in entries))

    def offer_guides(self, *, possible: bool, running: bool) -> None:
        """Let a guided deal be chosen, or not; while one is ``running`` the menu is not shown."""
        self._actions["leave_guide"].setVisible(running)
        self._actions["guides"].setVisible(not running)
        for entry in (self._actions["guides"], *self._guided.values()):
            entry.setEnabled(possible)

    def offer_exercises(self, *, running: bool) -> None:
        """Let the training be opened, or exercises be left while they are ``running``."""
        self._actions["leave_training"].setVisible(running)
        self._actions["training"].setVisible(not running)

    def show_way_back(self, *, to_review: bool) -> None:
        """Lead from a position that is played on back to its review, without opening a menu."""
        self._actions.set_other_case("back_to_game", other=to_review)
        self._way_back.setVisible(to_review)
        self._name_way_back()

    def _name_way_back(self) -> None:
        action, key = self._actions["back_to_game"], shown_key(Purpose.BACK_TO_GAME)
        self._way_back.setText(f"{_LEFT} {action.text().replace('&', '')}  {key}")
        self._way_back.setEnabled(action.isEnabled())


def _say(make: Callable[[Move], None], move: Move, _checked: bool = False) -> None:
    make(move)


def _teach(guide: Callable[[str], None], game: str, _checked: bool = False) -> None:
    guide(game)


def _name_of(game: str) -> str:
    from sixtysix_gui.rules.sets.rules import rule_set
    from sixtysix_gui.text.rules.rule_sets import rule_set_name

    return rule_set_name(rule_set(game)).replace("&", "&&")


def _corner_button(bar: QMenuBar) -> QToolButton:
    """Make the button at the right end of a menu bar; keys have the menus and their own key."""
    made = QToolButton(bar)
    made.setObjectName("way-back")
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setStyleSheet(
        f"QToolButton {{ background: {theme.ACTION_GREEN}; color: {theme.PAPER}; border: none;"
        " border-radius: 9px; padding: 0 12px; margin: 0 6px; }"
        f"QToolButton:disabled {{ background: {theme.GREY_ON_PAPER}; }}"
    )
    bar.setCornerWidget(made)
    return made
