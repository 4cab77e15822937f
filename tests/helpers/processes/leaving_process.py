"""A program that plays several games in turn, to be killed: `python -m … SEED`.

It is the real window over the real files; only the person is a script. He leaves games, begins
others, goes on with open ones and gives one up now and then. After each move that was told to
anybody it writes one line to standard output: the game, the number of the deal and its moves.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.open_games import OpenGames
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from tests.helpers.players.scripted_players import RandomPlayer, honest_moves
from tests.helpers.windows.game_window import (
    Desk,
    begin,
    game_is_over,
    open_desk,
    press_answer,
    questions,
)

OPEN = 3
"""So many games are open beside the one at the table."""
RESTLESS = 0.15
"""How often he does something else instead of a move."""


class RestlessPerson(QObject):
    """Acts as soon as he may, and stays at no game for long."""

    def __init__(self, desk: Desk, seed: int) -> None:
        super().__init__()
        self._desk = desk
        self._source = random.Random(seed)
        self._open = OpenGames(data_folder(), only_reads=True)
        self._again = QTimer(self)
        self._again.setInterval(0)
        self._again.timeout.connect(self._act)
        self._again.start()

    @Slot()
    def _act(self) -> None:
        desk, controller = self._desk, self._desk.controller
        desk.table.finish_motions()
        if questions():
            press_answer("Resign")
        elif desk.window.rooms.door.is_open or game_is_over(desk):
            self._sit_down()
        elif controller.records_at_stake and self._source.random() < RESTLESS:
            self._do_something_else()
        elif desk.sheet is not None and desk.sheet.main_button is not None:
            desk.sheet.main_button.click()
        elif (view := desk.view) is not None and view.my_turn:
            controller.propose(self._source.choice(honest_moves(view)))

    def _sit_down(self) -> None:
        """Take up a game, or begin one while too few are open."""
        names = self._open.names()
        if len(names) < OPEN or self._source.random() < 0.1:
            begin(self._desk, rule_set(self._source.choice(rule_set_names())))
        elif self._source.random() < 0.1:
            self._desk.window.flow.open_games.resign(self._source.choice(names))
        else:
            self._desk.window.flow.go_on(self._source.choice(names))

    def _do_something_else(self) -> None:
        ways: list[Callable[[], object]] = [self._sit_down, self._leave]
        if isinstance(self._desk.sheet, DealSheet):
            ways.append(self._desk.controller.play_again)
        self._source.choice(ways)()

    def _leave(self) -> None:
        self._desk.window.actions_by_name["leave"].trigger()


def tell(controller: GameController) -> None:
    """Write how far the game is, past all buffers; not of a deal that is played again."""
    if not controller.is_played_again:
        records = controller.game_records()
        game, moves = records[-1].tag("Game"), len(records[-1].moves)
        os.write(1, f"{game} {len(records)} {moves}\n".encode())


def main(seed: int) -> int:
    """Play until killed."""
    application = QApplication(["player"])
    desk = open_desk(RandomPlayer(seed))
    desk.controller.updated.connect(lambda: tell(desk.controller))
    desk.window.begin()
    _person = RestlessPerson(desk, seed)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
