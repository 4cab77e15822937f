"""A window with a game in it, as a process of its own: for readers of the screen to look into."""

import sys

from PySide6.QtWidgets import QApplication

from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.windows.game_window import begin, open_desk


def main() -> int:
    """Opens the window and plays until it is closed."""
    application = QApplication(["sixtysix-tests", "-style", "fusion"])
    load_fonts()
    desk = open_desk(RandomPlayer(7))
    begin(desk, rule_set("german-66"))
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
