"""A program that plays, to be killed: `python -m tests.helpers.processes.player_process SEED`.

It is the real window over the real saved game; only the person is a script. After each move that
was told to anybody it writes one line to standard output: the number of the deal and its moves.
"""

from __future__ import annotations

import os
import random
import sys

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.players.scripted_players import RandomPlayer, honest_moves
from tests.helpers.windows.game_window import Desk, begin, game_is_over, open_desk


class Person(QObject):
    """Acts as soon as he may."""

    def __init__(self, desk: Desk, seed: int) -> None:
        super().__init__()
        self._desk = desk
        self._source = random.Random(seed)
        self._again = QTimer(self)
        self._again.setInterval(0)
        self._again.timeout.connect(self._act)
        self._again.start()

    @Slot()
    def _act(self) -> None:
        desk = self._desk
        desk.table.finish_motions()
        if game_is_over(desk):
            self.begin()
        elif desk.sheet is not None and desk.sheet.main_button is not None:
            desk.sheet.main_button.click()
        elif (view := desk.view) is not None and view.my_turn:
            desk.controller.propose(self._source.choice(honest_moves(view)))

    def begin(self) -> None:
        """Begin a game by some rule set."""
        begin(self._desk, rule_set(self._source.choice(rule_set_names(close=True))))


def tell(controller: GameController) -> None:
    """Write how far the game is, past all buffers."""
    records = controller.game_records()
    game, moves = records[-1].tag("Game"), len(records[-1].moves)
    os.write(1, f"{game} {len(records)} {moves}\n".encode())


def main(seed: int) -> int:
    """Play until killed."""
    application = QApplication(["player"])
    desk = open_desk(RandomPlayer(seed))
    desk.controller.updated.connect(lambda: tell(desk.controller))
    person = Person(desk, seed)
    person.begin()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
