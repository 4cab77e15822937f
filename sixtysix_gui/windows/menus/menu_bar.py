"""The menu bar."""

import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton, QWidget

from sixtysix_gui.design import theme
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.table.intents import Act
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES, rule_set_name
from sixtysix_gui.windows.menus.actions import Actions, Command
from sixtysix_gui.windows.menus.calls import CallMenus, acts_of, calls_of

_TITLE = QT_TRANSLATE_NOOP("Menus", "&Guided deal")


class GuideMenu:
    """The menu, with an entry for each game."""

    def __init__(self, owner: QWidget) -> None:
        """Make it; nothing is done by its entries yet."""
        self.menu = QMenu(owner)
        self._begin: Callable[[str], None] = lambda _: None
        self._entries = {game: QAction(self.menu) for game in GUIDED_GAMES}
        for game, entry in self._entries.items():
            entry.triggered.connect(partial(self._choose, game))
            self.menu.addAction(entry)
        self.name()

    def connect_to(self, begin: Callable[[str], None]) -> None:
        """Say what begins the guided deal of a game."""
        self._begin = begin

    def name(self) -> None:
        """Name all of it in the language of the program."""
        self.menu.setTitle(translate("Menus", _TITLE))
        for game, entry in self._entries.items():
            entry.setText(rule_set_name(rule_set(game)).replace("&", "&&"))

    def offer(self, *, possible: bool, running: bool) -> None:
        """Let its entries be chosen, or not; while one is ``running`` the menu is not shown."""
        self.menu.menuAction().setVisible(not running)
        self.menu.menuAction().setEnabled(possible)
        for entry in self._entries.values():
            entry.setEnabled(possible)

    def _choose(self, game: str, _checked: bool = False) -> None:
        self._begin(game)


_LEFT = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
CALLS, COACH, FAIR, GUIDES = "calls", "coach", "fair", "guides"
"""Where the menus of calls, of fair cards and of the guided deals stand among the entries, and
where the coach says why he is silent."""
_FAIR_CARDS = QT_TRANSLATE_NOOP("Menus", "&Fair cards")
_FAIR_ENTRIES = (Command.COPY_CODE, Command.DEAL_CODE, Command.FAIR_DEAL)
_MENUS: tuple[tuple[str, tuple[Command | Act | str | None, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menus", "&Game"),
        (
            Command.NEW_GAME,
            Command.ONCE_MORE,
            Command.LEAVE,
            Command.RULES,
            None,
            Command.OPEN,
            Command.SAVE,
            None,
            Command.SETTINGS,
            None,
            Command.QUIT,
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Deal"),
        (
            Act.MELD,
            Act.SHOW_MARRIAGE,
            Act.EXCHANGE,
            Act.CLOSE,
            Act.OUT,
            Act.DRAW,
            Act.PASS,
            None,
            CALLS,
            None,
            Command.TAKE_BACK,
            Command.PLAY_AGAIN,
            Command.BACK_TO_GAME,
            Command.RESIGN,
            None,
            FAIR,
        ),
    ),
    (QT_TRANSLATE_NOOP("Menus", "&Coach"), (COACH, Command.HINT, Command.LOOK_BACK)),
    (
        QT_TRANSLATE_NOOP("Menus", "&View"),
        (
            Act.POINTS,
            Act.TRICKS,
            Command.HISTORY,
            None,
            Command.SOUND,
            Command.FULL_SCREEN,
            Command.MENU_BAR,
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Help"),
        (
            Command.HELP,
            Command.KEYS,
            GUIDES,
            Command.LEAVE_GUIDE,
            Command.DEMONSTRATION,
            Command.EXPLAIN,
            None,
            Command.ABOUT,
        ),
    ),
)
"""Menus in order; None is a line between entries."""


class Menus:
    """The menus of a menu bar, to be named again when the language changes."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        """Fill the bar."""
        self.calls = CallMenus(bar)
        self.guides = GuideMenu(bar)
        self._no_coach = QAction(bar)
        self._no_coach.setEnabled(False)
        self._no_coach.setVisible(False)  # as long as there is nothing to say
        self._fair = QMenu(bar)
        self._fair.addActions([actions[command] for command in _FAIR_ENTRIES])
        self._menus: list[QMenu] = []
        for _, entries in _MENUS:
            menu = QMenu(bar)
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                elif entry == GUIDES:
                    menu.addMenu(self.guides.menu)
                elif entry == COACH:
                    menu.addAction(self._no_coach)
                elif entry == FAIR:
                    menu.addMenu(self._fair)
                elif isinstance(entry, str):
                    self.calls.fill(menu)
                elif entry is not Command.MENU_BAR or sys.platform != "darwin":
                    menu.addAction(actions[entry])
            bar.addMenu(menu)
            self._menus.append(menu)
        self._actions = actions
        self._way_back = _corner_button(bar)
        self._way_back.clicked.connect(actions[Command.BACK_TO_GAME].trigger)
        actions[Command.BACK_TO_GAME].changed.connect(self._offer_way_back)
        self._offer_way_back()
        self.tell_coach("")
        self.name()

    def tell_coach(self, why_not: str) -> None:
        """Say in place of the hint why the coach has nothing to say of what is played."""
        self._no_coach.setText(why_not.rstrip("."))
        self._no_coach.setVisible(bool(why_not))
        self._actions[Command.HINT].setVisible(not why_not)

    def name(self) -> None:
        """Name the menus in the language of the program."""
        self.calls.name()
        self.guides.name()
        self._fair.setTitle(translate("Menus", _FAIR_CARDS))
        for menu, (title, _) in zip(self._menus, _MENUS, strict=True):
            menu.setTitle(translate("Menus", title))

    def show_acts_of(self, rules: Rules | None) -> None:
        """Name the acts and calls of a game, and no others; none without a game."""
        self._actions.show_only(acts_of(rules))
        self.calls.show_only(calls_of(rules))

    def _offer_way_back(self) -> None:
        """Lead from a position that is played on back to its review, without opening a menu."""
        action = self._actions[Command.BACK_TO_GAME]
        key = self._actions.key_text(Command.BACK_TO_GAME)
        self._way_back.setText(f"{_LEFT} {action.text().replace('&', '')}  {key}")
        self._way_back.setEnabled(action.isEnabled())
        self._way_back.setVisible(self._actions.leads_to_review)


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
