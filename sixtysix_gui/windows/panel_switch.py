"""What opens beside the table: the help, what happened, and the drawer of the settings."""

from PySide6.QtCore import QObject

from sixtysix_gui.windows.new_game.choice import next_game
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import words_of


class PanelSwitch(QObject):
    """Opens one at a time, and lets the actions show which it is."""

    def __init__(self, flow: GameFlow) -> None:
        """Give the actions something to do."""
        super().__init__(flow)
        page, actions = flow.page, flow.actions
        self._flow, self._page, self._actions, self._keeper = flow, page, actions, flow.keeper
        actions["help"].toggled.connect(self._show_help)
        actions["history"].toggled.connect(self._show_history)
        actions.connect({"settings": self.open_settings})
        page.help_closed.connect(self.close_help)
        page.history.closed.connect(lambda: actions["history"].setChecked(False))

    @property
    def is_help_open(self) -> bool:
        """Whether the help is to be seen."""
        return self._page.is_help_open

    def close_help(self) -> None:
        """Put the help away."""
        self._actions["help"].setChecked(False)

    def rewrite_help(self) -> None:
        """Write the help again, if it is open: the words or the rules are others."""
        if self.is_help_open:
            self._write_help()

    def _write_help(self) -> None:
        """Write the help by the rules of what is played, or of the next game."""
        settings = self._keeper.settings
        played = self._flow.at_table.rules or self._flow.rules
        rules = played or next_game(settings).rules
        self._page.help.show_rules(rules, words_of(settings), settings.colours)

    def open_settings(self) -> None:
        """Open the drawer of the settings, or lead the keys there if it is open."""
        if self._page.drawer is None:
            from sixtysix_gui.windows.settings.drawer import SettingsDrawer

            for panel in ("help", "history"):
                self._actions[panel].setChecked(False)
            drawer = SettingsDrawer(self._keeper)
            drawer.closed.connect(self._page.close_drawer)
            self._page.open_drawer(drawer)
        else:
            self._page.drawer.take_focus()

    def _show_help(self, shown: bool) -> None:
        if shown:
            self._actions["history"].setChecked(False)
            self._page.close_drawer()
            self._write_help()
        self._page.show_panel(self._page.help, shown=shown)

    def _show_history(self, shown: bool) -> None:
        if shown:
            self._actions["help"].setChecked(False)
            self._page.close_drawer()
        self._page.show_panel(self._page.history, shown=shown)
