"""What it costs that the coach looks back at earlier deals: to a computer's move, and in all.

    python -m benchmarks.background --deals 20 --moves 60

The master makes moves of seeded deals on a thread of this process, as at the table, each of them
three times in turn: while the coach's process rests (as it does whenever an opponent thinks), while
it judges a deal, and while it rests again. Printed is the median of what the second takes as a
share of the mean of the others, and in the same way the first as a share of the third, which is
what chance and other work on the machine make. Then deals of a level are looked back at by
``BackgroundReviews`` with the coach's real process: told are the deals an hour of one core, the
most memory of that process, and what is kept. How smoothly the table moves meanwhile is said by
``python -m benchmarks.frames --mode idle --mode coach``.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from typing_extensions import override

from benchmarks.endless_deals import fresh_deal
from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.archive.looking_back import DealsToReview, DealToReview
from sixtysix_gui.archive.rows import Company, DealRow, PlaceInFile, RulesText
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.computer_players import PlayerThread
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.idleness import Idleness
from sixtysix_gui.windows.playing.background_reviews import BackgroundReviews
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

if sys.platform == "win32":
    raise SystemExit("Windows does not tell what a process has used that has ended.")

_THINKS = "an opponent thinks"
_STARTS = 3_000
"""Milliseconds in which the process is certainly at work."""
_AFTER_TOGGLING = 150
"""Milliseconds in which a command to rest has reached the process."""


def wait(milliseconds: int) -> None:
    """Let the program run for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Deals(DealsToReview):
    """Gives out played deals, one after another, and counts."""

    def __init__(self, records: Sequence[DealRecord]) -> None:
        self._left = list(records)
        self.given_out = 0

    @override
    def next(self) -> DealToReview | None:
        """Return the next deal."""
        if not self._left:
            return None
        self.given_out += 1
        record = self._left.pop(0)
        company = Company(Seat.A, ("A", "B"), ("", "club"))
        row = DealRow(
            PlaceInFile("2026-01.66r", "", self.given_out, 1),
            *(self.given_out, "", "", RulesText(record.rules.name), company, record.dealer),
            *(True, True, False, "out", (1, 0)),
        )
        return DealToReview(record, Seat.A, row)

    @property
    @override
    def has_more(self) -> bool:
        """Whether any are left."""
        return bool(self._left)

    @override
    def give_back(self, deal: DealToReview) -> None:
        """Have a deal given out again."""
        self._left.insert(0, deal.record)

    @override
    def has_kept(self, deal: DealToReview) -> bool:
        """Return yes: what is kept is measured in the end."""
        return deal.record not in self._left

    @override
    def renew(self) -> None:
        """Do nothing: there are no others."""

    @override
    def begin_again(self) -> None:
        """Do nothing: nothing is forgotten here."""


def played(level: str, deals: int, rules: Rules) -> list[DealRecord]:
    """Return deals of a level against itself."""
    player = player_named(level, rules)
    found: list[DealRecord] = []
    for number in range(1, deals + 1):
        deal = play_deal(rules, fixture_of(rules, number, 37), (player, player), Budget(seed=37))
        found.append(DealRecord(rules, deal.pack, deal.dealer, deal.moves))
    return found


def views(count: int, rules: Rules) -> Iterator[View]:
    """Yield views in which a computer has to think, of deals played by chance."""
    source = random.Random(66)
    found = 0
    while found < count:
        deal = fresh_deal(rules, source, Seat.A)
        for _ in range(source.randrange(2, 7)):
            if not deal.is_over:
                deal, _ = deal.apply(source.choice(deal.legal_moves()))
        if not deal.is_over and len(deal.legal_moves()) > 1:
            found += 1
            yield deal.view(deal.to_act)


class Opponent(QObject):
    """The master on its thread, as at the table."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._thread = PlayerThread(self)
        self._player = player_named("master", rules)

    def seconds(self, view: View) -> float:
        """Return how long a move takes until the window hears of it."""
        loop = QEventLoop()
        self._thread.answered.connect(loop.quit)
        start = time.perf_counter()
        self._thread.ask(self._player, view, Budget(seed=1))
        loop.exec()
        self._thread.answered.disconnect(loop.quit)
        return time.perf_counter() - start

    def stop(self) -> None:
        """End the thread."""
        self._thread.shut_down()


def compare_moves(chosen: Sequence[View], records: Sequence[DealRecord], rules: Rules) -> str:
    """Return what moves take beside the coach at work, as shares of what they take at his rest."""
    opponent, worker = Opponent(rules), CoachWorker()
    for record in records:
        worker.review(record, Seat.A, asked=False)
    wait(_STARTS)
    times: list[list[float]] = []
    for view in chosen:
        found: list[float] = []
        for rests in (True, False, True):
            worker.rest(_THINKS, rests=rests)
            wait(_AFTER_TOGGLING)
            found.append(opponent.seconds(view))
        times.append(found)
    has_ended = "" if worker.is_busy else " (too few deals: the coach was done)"
    worker.shut_down()
    opponent.stop()
    at_work = statistics.median(2 * work / (one + two) for one, work, two in times)
    chance = statistics.median(one / two for one, _, two in times)
    alone = statistics.median(one for one, _, _ in times)
    return (
        f"{len(chosen)} moves{has_ended}: {alone * 1000:.0f} ms at his rest, at work "
        f"x{at_work:.3f}, at rest twice x{chance:.3f}"
    )


def look_back(records: Sequence[DealRecord]) -> str:
    """Return how fast deals are looked back at in the background, and the memory for it."""
    home, deals, before = QObject(), Deals(records), resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        worker = CoachWorker(Path(folder))
        idleness = Idleness(lambda: 1, home)
        keeper = SettingsKeeper(Settings())
        reviews = BackgroundReviews(worker, lambda: deals, keeper, idleness, lambda: False, home)
        done: list[object] = []
        worker.looked_back.connect(done.append)
        start = time.perf_counter()
        while len(done) < len(records):
            wait(100)
        seconds = time.perf_counter() - start
        reviews.shut_down()
        idleness.stop()
        worker.shut_down()
        size = sum(file.stat().st_size for file in Path(folder).glob("coach/*"))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (
        f"{len(records)} deals in {seconds:.0f} s, {used:.0f} s of the process: "
        f"{3600 * len(records) / used:.0f} deals an hour of one core, "
        f"{after.ru_maxrss / 1024:.0f} MB at most, {size / len(records) / 1024:.0f} KB a deal"
    )


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--level", default="casual", help="whose deals are looked back at")
    parser.add_argument("--variant", default=rule_set().name)
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    application.setQuitOnLastWindowClosed(False)
    rules = rule_set(arguments.variant)
    records = played(arguments.level, arguments.deals, rules)
    if arguments.moves:
        sys.stdout.write(compare_moves(list(views(arguments.moves, rules)), records, rules) + "\n")
        sys.stdout.flush()
    sys.stdout.write(look_back(records) + "\n")
    QCoreApplication.processEvents()


if __name__ == "__main__":
    main()
