"""A review over a coach who answers only when the test wants it."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.review.finder import FindingMemory
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.review.telling import CoachDesk, no_quote
from sixtysix_gui.windows.viewer.viewer import Shown
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import own_game

SLIPS = {1: Verdict.SLIP, 3: Verdict.CLOSE, 4: Verdict.BLUNDER}
Open = Callable[..., ReviewViewer]
"""Opens a review of some records, 1280 × 800 unless told otherwise; marks are shown at once."""


@pytest.fixture
def link() -> ReviewLink:
    return ReviewLink(SLIPS)


@pytest.fixture
def review(qtbot: QtBot, link: ReviewLink) -> Iterator[Open]:
    """Opens a review; the coach answers only when the test wants it."""
    workers: list[CoachWorker] = []

    def make(
        *records: DealRecord,
        size: tuple[int, int] = (1280, 800),
        scale: float = 1.0,
        memory: FindingMemory | None = None,
        quote: Callable[[int, CardWords], str] = no_quote,
    ) -> ReviewViewer:
        worker = CoachWorker(link=link)
        workers.append(worker)
        viewer = ReviewViewer(
            Shown(records or (own_game(0),)),
            TableOptions(speed="none", text_scale=scale),
            CardWords(),
            CoachDesk(worker, lambda _record, _seat: "the Queen", memory or FindingMemory(), quote),
            with_coach=True,
        )
        qtbot.addWidget(viewer)
        viewer.resize(*size)
        viewer.show()
        viewer.activateWindow()
        qtbot.waitUntil(viewer.isActiveWindow)
        return viewer

    yield make
    for worker in workers:
        worker.shut_down()
