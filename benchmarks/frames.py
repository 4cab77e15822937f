"""How smoothly the table moves while the computer thinks: the time between painted frames.

    python -m benchmarks.frames --size 1280x800 --size 1920x1080 --size 3840x2160
    python -m benchmarks.frames --variant four-66 --size 1280x800 --mode playing

A card circles over the table for the whole time, so that every frame has something to paint,
while whole deals are played with all their motions. Printed are the share of frames under 20 ms
and the 50th, 99th and 100th percentile: with an idle player ("idle"), with the master thinking
about each move of the other seats as in a game ("playing"), with it thinking without a pause, the
worst case ("endless"), and with the coach looking back at a deal in his process, again and again
and without what he has found before ("coach"). The work is what the GUI thread itself computes
from one frame to the next, whatever else the machine does. Times of one machine; compare ratios.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QEventLoop,
    QObject,
    QPointF,
    QPropertyAnimation,
    QTimer,
)
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsWidget
from typing_extensions import override

from benchmarks.endless_deals import EndlessDeals, Table, first_view_of_another, table_for
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.computer_players import PlayerThread
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.cards import ALL_CARDS, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set

FRAME_LIMIT = 0.020
"""Seconds that 99 % of frames must stay under."""
MODES = ("idle", "playing", "endless", "coach")
WARM_UP = 2.0
"""Seconds before measuring, in which cards are rendered for their size."""
LAP = 1500
"""Milliseconds of one lap of the circling card."""


class FrameClock(QObject):
    """Notes when the viewport is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self.work: list[float] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
            self.work.append(time.thread_time())
        return False


class Thought(QObject):
    """The master on its thread: at moves as they come, or at its first decision for ever."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._thread = PlayerThread(self)
        self._player = player_named("master", rules)
        self._view = first_view_of_another(rules, seed=66)
        self.answers = 0

    def never_end(self) -> None:
        """Begin to think, and begin again after every answer."""
        self._thread.answered.connect(self._ask)
        self._ask()

    def about(self, view: View) -> None:
        """Think about one move."""
        self._thread.ask(self._player, view, Budget())

    def stop(self) -> None:
        """End the thread."""
        self._thread.shut_down()

    def _ask(self) -> None:
        self.answers += 1
        self._thread.ask(self._player, self._view, Budget(seed=self.answers))


class LookingBack(QObject):
    """The coach in his process: one deal for ever, nothing of which is kept."""

    def __init__(self) -> None:
        super().__init__()
        self._worker = CoachWorker(parent=self)
        self.judged = 0

    def never_end(self) -> None:
        """Begin to look back, and begin again after every deal."""
        job = self._worker.review(_played_deal(), Seat.A)
        job.judged.connect(self._count)
        job.ended.connect(self.never_end)

    def stop(self) -> None:
        """End the process."""
        self._worker.shut_down()

    def _count(self) -> None:
        self.judged += 1


def _played_deal() -> DealRecord:
    """Return a deal that was played by chance."""
    source = random.Random(66)
    pack = list(pack_cards(24))
    source.shuffle(pack)
    state, moves = Deal.start(rule_set(), pack, Seat.A), list[Move]()
    while not state.is_over:
        move = source.choice(state.view(state.to_act).legal_moves)
        state, _ = state.apply(move)
        moves.append(move)
    return DealRecord(rule_set(), tuple(pack), Seat.A, tuple(moves))


def circle_a_card(table: Table) -> QPropertyAnimation:
    """Let one more card circle over the table, moved by C++ alone."""
    scene = table.table_scene
    card = QGraphicsWidget()
    QGraphicsPixmapItem(scene.kit.face(ALL_CARDS[0], scene.kit.card_width), card)
    scene.addItem(card)
    card.setZValue(1000)
    middle = scene.sceneRect().center()
    lap = QPropertyAnimation(card, b"pos", table)
    lap.setDuration(LAP)
    lap.setLoopCount(-1)
    lap.setEasingCurve(QEasingCurve.Type.InOutSine)
    reach = middle.x() / 2
    lap.setStartValue(middle - QPointF(reach, 0))
    lap.setKeyValueAt(0.5, middle + QPointF(reach, 0))
    lap.setEndValue(middle - QPointF(reach, 0))
    return lap


@dataclass(frozen=True)
class Frames:
    """Seconds between frames, and of work of the GUI thread in them; both sorted."""

    intervals: list[float]
    work: list[float]


def measure(rules: Rules, size: tuple[int, int], seconds: float, mode: str) -> Frames:
    """Play for a while and give what the frames took."""
    table = table_for(rules)
    table.resize(*size)
    table.show()
    deals, thought, clock = EndlessDeals(table, rules, seed=66), Thought(rules), FrameClock()
    coach = LookingBack()
    deals.start()
    lap = circle_a_card(table)
    lap.start()
    if mode == "playing":
        deals.computer_to_act.connect(thought.about)
    elif mode == "endless":
        thought.never_end()
    elif mode == "coach":
        coach.never_end()
    _run_for(WARM_UP)
    table.viewport().installEventFilter(clock)
    _run_for(seconds)
    table.viewport().removeEventFilter(clock)
    thought.stop()
    coach.stop()
    lap.stop()
    deals.blockSignals(True)
    table.shut_down()
    table.close()
    table.deleteLater()
    return Frames(_differences(clock.times), _differences(clock.work))


def _differences(times: Sequence[float]) -> list[float]:
    return sorted(later - earlier for earlier, later in itertools.pairwise(times))


def _run_for(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def report(size: tuple[int, int], label: str, frames: Frames) -> str:
    """Say how the frames were spread."""
    intervals = frames.intervals
    under = sum(interval < FRAME_LIMIT for interval in intervals) / len(intervals)
    median, late, worst = (_part(intervals, part) for part in (0.5, 0.99, 1.0))
    return (
        f"{size[0]}x{size[1]} {label:8} {len(intervals):5} frames, {under:7.2%} under 20 ms, "
        f"p50 {median:.1f}, p99 {late:.1f}, max {worst:.1f} ms; "
        f"work p50 {_part(frames.work, 0.5):.1f}, p99 {_part(frames.work, 0.99):.1f} ms"
    )


def _part(values: Sequence[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] * 1000


def main() -> None:
    """Measure every size, idle and thinking."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--size", action="append", help="as in 1280x800; may be repeated")
    parser.add_argument("--mode", action="append", choices=MODES, help="may be repeated")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--variant", default=rule_set().name, help="the game, such as four-66")
    arguments = parser.parse_args()
    rules = rule_set(arguments.variant)
    application = QApplication(sys.argv[:1])
    application.setQuitOnLastWindowClosed(False)
    load_fonts()
    for text in arguments.size or ["1280x800", "1920x1080", "3840x2160"]:
        width, height = (int(part) for part in text.split("x"))
        for mode in arguments.mode or MODES:
            frames = measure(rules, (width, height), arguments.seconds, mode)
            sys.stdout.write(report((width, height), mode, frames) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
