"""The guided deals as entries of the menu Help: one for each game that has one."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES, rule_set_name

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
