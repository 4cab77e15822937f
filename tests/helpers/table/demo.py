"""The table to look at: deals against a random opponent, moved by mouse and keyboard.

python -m tests.helpers.table.demo --variant german-66 --size 1280x800 --speed slow
"""

import argparse
import random
import sys
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from sixtysix_gui.keys.meaning import keys_of
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import GoOut, Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.table.intents import PURPOSES
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import fresh_state

ME = Seat.A


class Demo(QObject):
    """Deals, lets the other seat move at random, and applies what the table proposes."""

    def __init__(self, table: Table, name: str, seed: int, *, alone: bool) -> None:
        super().__init__(table)
        self._table, self._name, self._seed, self._alone = table, name, seed, alone
        self._source = random.Random(seed)
        self._game = Game(rule_set(name), Seat.B)
        self._state = fresh_state(name, seed)
        table.move_proposed.connect(self._propose)
        table.move_refused.connect(self._refuse)
        table.motions_finished.connect(self._later)
        self._deal()

    def _deal(self) -> None:
        self._seed += 1
        self._state = fresh_state(self._name, self._seed, self._game.dealer)
        self._tell(self._state.opening_events(), fresh_deal=True)

    def _propose(self, move: Move) -> None:
        self._state, events = self._state.apply(move)
        self._tell(events)

    def _refuse(self, move: Move) -> None:
        self._table.show_refusal(str(self._state.why_illegal(move) or "Not your turn."))

    def _tell(self, events: Sequence[Event], *, fresh_deal: bool = False) -> None:
        seen = [as_seen_by(ME, event) for event in events]
        view = self._state.view(ME, self._game.won, self._game.carry)
        self._table.play(seen, view, fresh_deal=fresh_deal)
        words = f"{'Your' if view.my_turn else 'Their'} turn: {view.phase.value}."
        self._table.set_status(f"{words} Trump: {view.trump_suit.name.lower()}.")

    def _later(self) -> None:
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        state = self._state
        if state.outcome is not None:
            self._game = self._game.after(state.outcome)
            if self._game.is_over:
                self._game = Game(self._game.rules, self._game.dealer)
            self._deal()
        elif not self._table.is_moving and (self._alone or state.to_act is not ME):
            legal = state.legal_moves()
            calm = [move for move in legal if not isinstance(move, GoOut)]
            self._propose(self._source.choice(calm or legal))


def main(arguments: Sequence[str]) -> int:
    """Opens the window."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="german-66", choices=rule_set_names(close=True))
    parser.add_argument("--size", default="1280x800", help="WIDTHxHEIGHT in pixels")
    parser.add_argument("--speed", default="normal", choices=("slow", "normal", "fast", "none"))
    parser.add_argument("--deck", default="french", choices=("french", "german"))
    parser.add_argument("--cloth", default="green")
    parser.add_argument("--points", default="both", choices=("none", "mine", "both"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="both seats play by themselves")
    chosen = parser.parse_args(arguments)
    application = QApplication(["table demo", "-style", "fusion"])
    options = TableOptions(
        deck=chosen.deck, cloth=chosen.cloth, speed=chosen.speed, show_points=chosen.points
    )
    table = Table(options)
    table.set_players(SeatLabels(("Frieda", "King"), faces=("QS", "KD")))
    for act, purpose in PURPOSES.items():
        QShortcut(QKeySequence(keys_of(purpose)[0]), table, partial(table.act, act))
    width, height = map(int, chosen.size.split("x"))
    table.resize(width, height)
    table.show()
    Demo(table, chosen.variant, chosen.seed, alone=chosen.alone)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
