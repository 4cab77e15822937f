"""Keeps what belongs to the training, and collects own mistakes in the background.

A thread reads which deals the coach has found mistakes in. Where other moves may be as good as the
best, the coach's own process is asked about them; only then a mistake comes into its drawer.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

if TYPE_CHECKING:
    from sixtysix_gui.archive.archive import Archive
    from sixtysix_gui.coach.judgements import Judgement
    from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
    from sixtysix_gui.training.kept.mistakes import FoundMistake
    from sixtysix_gui.training.practice import Practice
    from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
    from sixtysix_gui.windows.desktop.work_threads import WorkThread

_MOST_AT_ONCE = 30
"""Deals with mistakes that are read together; others follow when the coach has found more."""
_log = logging.getLogger(__name__)


class TrainingKeeper(QObject):
    """Holds the ``Practice`` of a data folder, which is opened when it is asked for first.

    Signals:
        changed: something that is kept is another one, or the coach has other deals to look at.
        told: Notice, what a person should know of the file; each kind is told once.
    """

    changed = Signal()
    told = Signal(object)
    _wanted = Signal(object)

    def __init__(
        self,
        archive: ArchiveKeeper,
        parent: QObject | None = None,
        *,
        coach: CoachWorker | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Take the keeper of the archive: of its folder, and only reading where it only reads.

        ``coach`` is asked which other moves are as good as the best; without him none is.
        """
        super().__init__(parent)
        self._archive = archive
        self._coach = coach
        self._today = today
        self._made: Practice | None = None
        self._thread: WorkThread | None = None
        self._stop = Event()
        self._is_reading = self._is_wanted = self._has_asked = self._is_stale = False
        self._waiting: deque[_DealFound] = deque()
        self._failed = set[str]()
        self._job: CoachJob | None = None

    @property
    def practice(self) -> Practice:
        """What is kept; the file is opened when it is asked for the first time."""
        if self._made is None:
            from sixtysix_gui.training.practice import Practice
            from sixtysix_gui.version import shown_version

            self._made = Practice(
                self._archive.data_folder,
                datetime.now(),
                program=shown_version(),
                only_reads=self._archive.only_reads,
            )
            QTimer.singleShot(0, self, self._tell_notices)
        return self._made

    @property
    def awaited(self) -> int:
        """How many deals the coach is still looking at before their mistakes are known (X7)."""
        return len(self._waiting)

    @property
    def is_collecting(self) -> bool:
        """Whether mistakes are being collected just now."""
        return self._is_reading or bool(self._waiting)

    def tell_change(self) -> None:
        """Say that something was kept: after an answer, a deal of the day, a question."""
        self._tell_notices()
        self.changed.emit()

    def _tell_notices(self) -> None:
        while self._made is not None and (notice := self._made.take_notice()) is not None:
            self.told.emit(notice)

    def forget_mistakes(self) -> None:
        """Forget all own mistakes: those, too, that wait for the coach or were not read yet."""
        from sixtysix_gui.training.own_mistakes import deal_name_of, is_worth_reading

        self._drop_what_waits()
        self._is_stale = self._is_reading
        deals = self._archive.archive.deals()
        self.practice.forget_mistakes(
            deal_name_of(deal) for deal in deals if is_worth_reading(deal)
        )
        if not self._is_reading:
            self._go_on()

    def shut_down(self) -> bool:
        """Stop collecting and let go of the file; say whether the thread has ended."""
        self._stop.set()
        self._drop_what_waits()
        thread, self._thread = self._thread, None
        has_ended = thread is None or thread.end()
        if self._made is not None:
            self._made.close()
        return has_ended

    def _drop_what_waits(self) -> None:
        self._waiting.clear()
        if self._job is not None:
            self._job.forget()
            self._job = None

    # ------------------------------------------------------------------------------------- reading

    def collect_soon(self) -> None:
        """Collect own mistakes from what the coach has found, now and whenever he finds more."""
        if self._archive.only_reads or self._stop.is_set():
            return
        if not self._has_asked:
            self._has_asked = True
            self._archive.changed.connect(self.collect_soon)
        self._is_wanted = True
        if not self.is_collecting:
            self._begin()

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = self._started()
        self._is_reading, self._is_wanted = True, False
        self._wanted.emit(self.practice.mistakes.collected() | self._failed)

    def _started(self) -> WorkThread:
        from sixtysix_gui.windows.desktop.work_threads import WorkThread

        worker, queued = _Reader(self._archive, self._stop), Qt.ConnectionType.QueuedConnection
        self._wanted.connect(worker.read, queued)
        worker.found.connect(self._take, queued)
        return WorkThread(worker, "own mistakes")

    @Slot(object)
    def _take(self, report: _Report | None) -> None:
        """Take what the thread has found: deals without a mistake are done with."""
        self._is_reading = False
        if self._stop.is_set():
            return
        if self._is_stale:  # all was forgotten meanwhile
            self._is_stale, self._is_wanted, report = False, True, None
        if report is not None:
            self._waiting.extend(report.deals)
            if report.without:
                self.practice.mistakes.note_collected(report.without)
            self.changed.emit()
        self._go_on()

    # ------------------------------------------------------------------------------- other moves

    def _go_on(self) -> None:
        """Ask about the next deal that was read, or read again if there was a wish meanwhile."""
        if self._stop.is_set() or self._job is not None:
            return
        while self._waiting:
            deal = self._waiting[0]
            found = deal.next_to_ask()
            if found is not None and self._coach is not None:
                self._ask(self._coach, deal, found)
                return
            self._keep(self._waiting.popleft())
        if self._is_wanted:
            self._begin()

    def _ask(self, coach: CoachWorker, deal: _DealFound, found: FoundMistake) -> None:
        judged: list[Judgement] = []
        job = self._job = coach.judge_others(found.exercise.view, found.compared)
        job.other_judged.connect(judged.append)
        job.ended.connect(partial(self._end, deal, judged))
        job.failed.connect(self._fail)

    def _end(self, deal: _DealFound, judged: list[Judgement]) -> None:
        self._job = None
        deal.take(judged)
        self._go_on()

    def _fail(self) -> None:
        """Leave a deal alone for which the coach failed; the next start tries it again."""
        self._job = None
        if self._waiting:
            self._failed.add(self._waiting.popleft().name)
        self._go_on()

    def _keep(self, deal: _DealFound) -> None:
        """Put the mistakes of a deal into the first drawer."""
        self.practice.add_mistakes(deal.found, deal.name, self._today())
        self.tell_change()


class _DealFound:
    """The mistakes of a deal, of which some wait for what the coach says of other moves."""

    def __init__(self, name: str, found: tuple[FoundMistake, ...]) -> None:
        self.name = name
        self._left = deque(found)
        self._done: list[FoundMistake] = []

    @property
    def found(self) -> tuple[FoundMistake, ...]:
        """All of them, as far as they are known."""
        return (*self._done, *self._left)

    def next_to_ask(self) -> FoundMistake | None:
        """Return the next one of which other moves may be right; None if there is none left."""
        while self._left and not self._left[0].asks_others:
            self._done.append(self._left.popleft())
        return self._left[0] if self._left else None

    def take(self, judged: list[Judgement]) -> None:
        """Take what the coach has said of other moves of the next one."""
        from sixtysix_gui.training.own_mistakes import with_others

        self._done.append(with_others(self._left.popleft(), judged))


class _Report:
    """What the thread has read: deals with mistakes, and the names of those without."""

    def __init__(self) -> None:
        self.deals: list[_DealFound] = []
        self.without: list[str] = []

    def add(self, name: str, found: tuple[FoundMistake, ...] | None) -> None:
        """Add what was found in a deal; one that cannot be read is read again another time."""
        if found:
            self.deals.append(_DealFound(name, found))
        elif found is not None:
            self.without.append(name)


class _Reader(QObject):
    """Lives on the thread, and reads whenever it is asked to.

    Signals:
        found: _Report, or None where something unexpected went wrong, as the log says.
    """

    found = Signal(object)

    def __init__(self, archive: ArchiveKeeper, stop: Event) -> None:
        super().__init__()
        self._archive = archive
        self._stop = stop

    @Slot(object)
    def read(self, collected: frozenset[str]) -> None:
        """Look for mistakes in the deals that were not looked at yet, the newest first."""
        report = None
        try:
            if not self._stop.is_set():
                report = self._read(self._archive.archive, collected)
        except Exception:  # noqa: BLE001 - the training must not end the program
            _log.exception("own mistakes cannot be collected")
        self.found.emit(report)

    def _read(self, archive: Archive, collected: frozenset[str]) -> _Report:
        from sixtysix_gui.storage.judgement_files import JudgementFiles
        from sixtysix_gui.training.kept.mistakes import forgotten_name
        from sixtysix_gui.training.own_mistakes import deal_name_of, is_worth_reading, mistakes_in

        report, files = _Report(), JudgementFiles(self._archive.data_folder)
        for deal in reversed(archive.deals()):
            if self._stop.is_set() or len(report.deals) == _MOST_AT_ONCE:
                break
            name = deal_name_of(deal)
            is_new = collected.isdisjoint((name, forgotten_name(name)))
            if is_new and is_worth_reading(deal):
                report.add(name, mistakes_in(deal, archive, files))
        return report
