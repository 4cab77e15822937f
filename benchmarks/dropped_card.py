"""What a dropped card costs: Python calls, and frames until the status line says what follows.

    python -m benchmarks.dropped_card

A card is picked up and dropped on the trick with mouse events, in a window as it is played in, in a
closing game and in one of four; the others think without an end. Counted are the Python calls of
the GUI thread from the release until nothing moves, and the pictures painted from the release
until the status line has its new sentence.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PASS, PlayCard
from sixtysix_gui.rules.seats import seats_of
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from tests.helpers.players.scripted_players import WaitingPlayer
from tests.helpers.table.driver import card_point, on_viewport, press_and_move, trick_point
from tests.helpers.windows.game_window import CODE, Desk, open_desk

GAMES = ("german-66", "four-66")
"""A closing game, and one of four."""

_NAMES = ("Ada", "Rachel", "Pallas", "Argine")
_PATIENCE = 20_000
_STEP = 1


class Waiting(WaitingPlayer):
    """Passes where it is asked something, and thinks without an end about a card."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        if PASS in view.legal_moves:
            return Decision(PASS, (), 0)
        return super().choose(view, budget, should_stop)


class Frames(QObject):
    """Counts how often a table is painted."""

    def __init__(self, table: Table) -> None:
        """Start at none."""
        super().__init__()
        self.painted = 0
        table.viewport().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.painted += event.type() is QEvent.Type.Paint
        return False


class Calls:
    """Counts Python calls while it is entered."""

    def __init__(self) -> None:
        """Start at none."""
        self.of: Counter[tuple[str, int, str]] = Counter()

    def _profile(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            code = frame.f_code
            if code.co_filename == __file__:
                return
            self.of[code.co_filename, code.co_firstlineno, code.co_qualname] += 1

    def __enter__(self) -> Calls:
        """Begin to count."""
        sys.setprofile(self._profile)
        return self

    def __exit__(self, *_: object) -> None:
        """Count no more."""
        sys.setprofile(None)


def begun(game: str, folder: Path) -> Desk:
    """Open a window in which the person is to play a card of a game."""
    desk = open_desk(Waiting(), Settings(), folder)
    seats = seats_of(rule_set(game).parties)
    others = dict.fromkeys(seats[1:], "club")
    names = _NAMES[: len(seats)]
    setup = GameSetup(rule_set(game), names, others, code=CODE, first_dealer=seats[-1])
    desk.window.flow.begin(setup)
    wait_until(desk, lambda: can_play(desk))
    return desk


def table_of(desk: Desk) -> Table:
    """Return the table that is played at."""
    return desk.window.flow.table


def can_play(desk: Desk) -> bool:
    """Return whether the person may play a card, and nothing moves."""
    view = desk.window.flow.view
    plays = view is not None and any(isinstance(move, PlayCard) for move in view.legal_moves)
    return plays and not table_of(desk).is_moving


def wait_until(desk: Desk, condition: Callable[[], bool]) -> None:
    """Let the window work until a condition holds."""
    for _ in range(_PATIENCE):
        if condition():
            return
        QTest.qWait(_STEP)
    raise TimeoutError(table_of(desk).status_text)


def drop(desk: Desk) -> tuple[Calls, int]:
    """Drop the first card that may be played; return the calls, and the frames to the status."""
    table, view = table_of(desk), desk.window.flow.view
    assert view is not None
    card = next(move.card for move in view.legal_moves if isinstance(move, PlayCard))
    end = trick_point(table)
    press_and_move(table, card_point(table, card), end)
    QTest.qWait(300)  # the card follows the pointer first
    frames, calls = Frames(table), Calls()
    before, until = table.status_text, 0
    with calls:
        button = Qt.MouseButton.LeftButton
        QTest.mouseRelease(table.viewport(), button, pos=on_viewport(table, end))
    while not until or table.is_moving:
        with calls:
            QApplication.processEvents()
        until = until or (frames.painted if table.status_text not in {before, ""} else 0)
    return calls, until


def main(arguments: list[str] | None = None) -> None:
    """Print what a dropped card costs in each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=0, help="functions to name, by calls")
    chosen = parser.parse_args(arguments)
    app = QApplication([])
    load_fonts()
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            desk = begun(game, Path(folder))
            calls, frames = drop(desk)
            total = sum(calls.of.values())
            sys.stdout.write(f"{game}: {total} calls to rest, {frames} frames to the status\n")
            for (file, line, name), count in calls.of.most_common(chosen.most):
                sys.stdout.write(f"  {count:6} {name} {Path(file).name}:{line}\n")
            desk.window.close()
            desk.window.deleteLater()
            app.processEvents()


if __name__ == "__main__":
    main()
