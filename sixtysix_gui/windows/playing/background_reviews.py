"""The coach looks back at earlier deals while nothing else is wanted of the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.idleness import Idleness
from sixtysix_gui.windows.desktop.power import is_on_battery
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

if TYPE_CHECKING:
    from sixtysix_gui.archive.looking_back import DealsToReview, DealToReview
    from sixtysix_gui.windows.archive.keeper import ArchiveKeeper

AT_TABLE, AT_REST = 20_000, 8_000
"""Milliseconds without an act of the person's, in their own game and while none lies open."""
_BREATH = 200
"""Milliseconds between two deals, in which the window does what it has to."""
_LATER = 60_000
"""Milliseconds after which the battery is looked at again."""
_TELLS_AFTER = 20_000
"""Milliseconds in which what is found is told together, for others read the archive again by it."""
MOST_FAILURES = 6
"""Deals in a row that fail, or of which nothing can be kept: then no other is tried before the next
start."""


def deals_of(archive: ArchiveKeeper) -> DealsToReview | None:
    """Return what gives out the deals of an archive; None where nothing may be kept of them."""
    if archive.only_reads:
        return None
    from sixtysix_gui.archive.coach_rows import CoachRows
    from sixtysix_gui.archive.looking_back import DealsToReview

    return DealsToReview(archive.archive, CoachRows(archive.data_folder))


class BackgroundReviews(QObject):
    """Has one earlier deal after another judged, the newest first, while the program is idle.

    Only one is asked for at a time, and only while the coach has nothing else to do: what a person
    asks for comes at once, and what he has found of a deal by then is kept for the next time. As
    soon as a person stirs, he stops.

    Signals:
        found: there are new results on the disk, of these deals or of any that was looked back at.
    """

    found = Signal()

    def __init__(
        self,
        worker: CoachWorker,
        source: Callable[[], DealsToReview | None],
        keeper: SettingsKeeper,
        idleness: Idleness,
        on_battery: Callable[[], bool],
        parent: QObject,
        *,
        is_taken: Callable[[], bool] = lambda: False,
    ) -> None:
        """Wait for a person to be idle.

        ``source`` is asked for when it is first needed, and again as long as it is None: where
        there is nothing that may be changed. ``is_taken`` says that computers are watched, who
        think by themselves.
        """
        super().__init__(parent)
        self._worker = worker
        self._make_source = source
        self._source: DealsToReview | None = None
        self._keeper = keeper
        self._idleness = idleness
        self._on_battery = on_battery
        self._is_taken = is_taken
        self._deal: DealToReview | None = None
        self._job: CoachJob | None = None
        self._failures = 0
        self._is_over = False
        self._pause = _one_shot(self, self._go_on)
        self._telling = _one_shot(self, self.found.emit)
        idleness.begun.connect(self._go_on)
        idleness.ended.connect(self._leave)
        worker.became_free.connect(self._go_on_soon)
        worker.looked_back.connect(self._tell_later)
        worker.began_again.connect(self._begin_again)
        keeper.changed.connect(self._use_settings)

    @property
    def is_working(self) -> bool:
        """Whether a deal is being looked back at."""
        return self._job is not None

    def look_again(self) -> None:
        """Look for deals again, for the archive has changed."""
        if self._source is not None:
            self._source.renew()
        self._go_on_soon()

    def make_way(self) -> None:
        """Stop for a person who has done something that no window of the program has seen."""
        self._idleness.stir()

    def shut_down(self) -> None:
        """End for good; nothing is begun after this."""
        self._is_over = True
        self._idleness.stop()
        self._telling.stop()
        self._leave()

    # -------------------------------------------------------------------------------------- deals

    @property
    def _may_work(self) -> bool:
        """Whether a deal may be begun, but for the battery, of which nothing tells."""
        if self._is_over or self._failures >= MOST_FAILURES or self._worker.is_busy:
            return False
        is_wanted = self._keeper.settings.coach_reviews and not self._is_taken()
        return is_wanted and self._idleness.is_idle

    def _go_on_soon(self) -> None:
        if self._may_work:
            self._pause.start(_BREATH)

    def _go_on(self) -> None:
        if not self._may_work:
            return
        if self._on_battery():
            self._pause.start(_LATER)
            return
        source = self._source = self._source or self._make_source()
        if source is None:
            return
        deal = source.next()
        if deal is not None:
            self._begin(deal)
        elif source.has_more:
            self._pause.start(_BREATH)

    def _begin(self, deal: DealToReview) -> None:
        self._deal = deal
        job = self._job = self._worker.review(deal.record, deal.seat, asked=False)
        job.judged.connect(self._spare_battery)
        job.ended.connect(self._end)
        job.failed.connect(self._fail)

    def _spare_battery(self) -> None:
        """Stop where the computer was unplugged meanwhile."""
        if self._on_battery():
            self._leave()
            self._pause.start(_LATER)

    def _end(self) -> None:
        source, deal = self._source, self._deal
        if source is None or deal is None or not source.has_kept(deal):
            self._fail()  # all that work for nothing, as on a full disk
            return
        self._failures = 0
        self._job = self._deal = None

    def _fail(self) -> None:
        """Leave that deal alone from now on, and after too many of them all others."""
        self._failures += 1
        self._job = self._deal = None

    def _leave(self) -> None:
        """Stop with the deal that is looked at; it is given out again another time."""
        self._pause.stop()
        job, deal = self._job, self._deal
        self._job = self._deal = None
        if job is not None:
            job.forget()
        if deal is not None and self._source is not None:
            self._source.give_back(deal)

    def _begin_again(self) -> None:
        """Look back at all deals again, for what was found may be forgotten."""
        self._leave()
        if self._source is not None:
            self._source.begin_again()
        self._go_on_soon()

    def _use_settings(self, before: Settings, now: Settings) -> None:
        if before.coach_reviews and not now.coach_reviews:
            self._leave()
        elif now.coach_reviews:
            self._go_on_soon()

    # ------------------------------------------------------------------------------- what is found

    def _tell_later(self) -> None:
        if not self._telling.isActive():
            self._telling.start(_TELLS_AFTER)


def _one_shot(parent: QObject, act: Callable[[], object]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    return timer


def look_back_when_idle(
    flow: GameFlow, archive: ArchiveKeeper, is_taken: Callable[[], bool]
) -> BackgroundReviews:
    """Let the coach look back at the deals of an archive, which takes over what he finds.

    While the person's own game lies open a while without an act is longer, for they may be
    thinking.
    """

    def still() -> int:
        is_at_table = flow.controller.is_game_running and not flow.is_covered
        return AT_TABLE if is_at_table else AT_REST

    idleness, source = Idleness(still, flow), partial(deals_of, archive)
    reviews = BackgroundReviews(
        flow.worker, source, flow.keeper, idleness, is_on_battery, flow, is_taken=is_taken
    )
    archive.changed.connect(reviews.look_again)
    reviews.found.connect(archive.refresh)
    return reviews
