"""Changes games at random moments in the real program: `python -m …game_changes`.

The program runs once for each speed, on the screen there is (`QT_QPA_PLATFORM=offscreen` needs
none), in a home of its own. Keys are pressed as by a person who does not wait: at the table, at
questions and on sheets. Whatever the program then says in its log, or that ends it otherwise than
by itself, is printed, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sixtysix_gui import app
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import HOME_VARIABLE
from sixtysix_gui.storage.log import log_path
from sixtysix_gui.storage.settings import Settings, save_settings
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.new_game.choice import chosen_by_rules, setup_of
from sixtysix_gui.windows.new_game.sheet import NewGameSheet

LONGEST_WAIT = 1200
"""Milliseconds that pass between two acts at most."""
PATIENCE = 300
"""Seconds that the changes at one speed may take."""
AT_TABLE = (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab)


class Person(QObject):
    """Presses keys at random moments, and changes the game every few of them."""

    def __init__(self, changes: int, seed: int) -> None:
        """Begin as soon as there is a window."""
        super().__init__()
        self._source = random.Random(seed)
        self._left = changes
        self._ways: list[Callable[[MainWindow], None]] = [
            *(self._choose_game,) * 4,
            *(self._begin_at_once,) * 3,
            self._learn,
            self._watch,
            self._leave_table,
        ]
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._act)
        self._next.start(LONGEST_WAIT)

    @Slot()
    def _act(self) -> None:
        windows = QApplication.topLevelWidgets()
        window = next((each for each in windows if isinstance(each, MainWindow)), None)
        if window is not None and self._left == 0:
            window.close()
            return
        self._next.start(self._source.randrange(LONGEST_WAIT))  # first: a fault ends nothing here
        if window is None:
            return
        if self._source.random() < 0.4:
            self._left -= 1
            self._source.choice(self._ways)(window)
        else:
            self._press(window, *self._source.choices(AT_TABLE, k=4))

    def _press(self, window: MainWindow, *keys: Qt.Key) -> None:
        for key in keys:
            if window.isVisible():
                QTest.keyClick(window.focusWidget() or window, key)

    def _choose_game(self, window: MainWindow) -> None:
        """Ask for a new game, give the running one up, choose, and deal."""
        window.actions_by_name["new_game"].trigger()
        if window.questions.is_open:
            self._press(window, Qt.Key.Key_Left, Qt.Key.Key_Return)
        sheet = window.table_page.sheets.sheet
        if isinstance(sheet, NewGameSheet):
            for stop in self._source.sample(sheet.tab_stops(), k=2):
                stop.setFocus()
                QTest.keyClick(stop, Qt.Key.Key_Right)
        sheet = window.table_page.sheets.sheet  # another number of players is another sheet
        if isinstance(sheet, NewGameSheet):
            _press_button(sheet.deal)

    def _begin_at_once(self, window: MainWindow) -> None:
        """Begin a game as a record or a deal code does: no setting changes with it."""
        settings = Settings()
        rules = rule_set(self._source.choice(rule_set_names()))
        window.flow.begin(setup_of(chosen_by_rules(rules, settings), settings))

    def _learn(self, window: MainWindow) -> None:
        window.commands.chooser.guide_wanted.emit(self._source.choice(GUIDED_GAMES))
        QTimer.singleShot(self._source.randrange(LONGEST_WAIT), window.rooms.guide.leave)

    def _watch(self, window: MainWindow) -> None:
        window.actions_by_name["demonstration"].trigger()

    def _leave_table(self, window: MainWindow) -> None:
        window.actions_by_name["leave"].trigger()
        QTimer.singleShot(self._source.randrange(LONGEST_WAIT), window.flow.return_to_table)


def _press_button(button: QWidget) -> None:
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)


def play(speed: Speed, changes: int, seed: int) -> int:
    """Run the program in this process; give its exit status, or 1 where its log says anything."""
    save_settings(replace(Settings(), speed=speed.value, welcomed=True, sound=False))
    application = QApplication(["sixtysix"])
    person = Person(changes, seed)
    person.setParent(application)
    status = app.main([])
    log = log_path()
    said = log.read_text(encoding="utf-8") if log.exists() else ""
    sys.stdout.write(said)
    return 1 if said else status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program at every speed, or at the one that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changes", type=int, default=15, help="changes of games at each speed")
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--speed", type=Speed, choices=list(Speed))
    asked = parser.parse_args(arguments)
    if asked.speed is not None:
        return play(asked.speed, asked.changes, asked.seed)
    failed = 0
    for speed in Speed:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.helpers.processes.game_changes"]
            chosen = [
                f"--speed={speed.value}",
                f"--changes={asked.changes}",
                f"--seed={asked.seed}",
            ]
            environment = {**os.environ, HOME_VARIABLE: str(Path(home))}
            done = subprocess.run(
                [*command, *chosen], env=environment, timeout=PATIENCE, check=False
            )
        sys.stdout.write(f"{speed.value}: {asked.changes} changes, exit status {done.returncode}\n")
        sys.stdout.flush()
        failed += done.returncode != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
