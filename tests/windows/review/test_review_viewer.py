"""The review by keyboard and pointer: what is shown, where the keys lead, what stays hidden."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.windows.look.paper import Page
from sixtysix_gui.windows.review.coach_desk import CoachDesk, Trial
from sixtysix_gui.windows.review.deal_in_review import Stage
from sixtysix_gui.windows.review.ledger_sheet import LedgerSheet
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.viewer.viewer import Shown
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import golden_playthrough, own_game
from tests.helpers.windows.cut_words import cut_words
from tests.windows.conftest import UsePage

SLIPS = {1: Verdict.SLIP, 3: Verdict.CLOSE, 4: Verdict.BLUNDER}
Open = Callable[..., ReviewViewer]


@pytest.fixture
def link() -> ReviewLink:
    return ReviewLink(SLIPS)


@pytest.fixture
def review(qtbot: QtBot, link: ReviewLink) -> Iterator[Open]:
    """Opens a review; the coach answers only when the test wants it."""
    workers: list[CoachWorker] = []

    def make(
        *records: DealRecord, size: tuple[int, int] = (1280, 800), scale: float = 1.0
    ) -> ReviewViewer:
        worker = CoachWorker(link=link)
        workers.append(worker)
        viewer = ReviewViewer(
            Shown(records or (own_game(0),)),
            TableOptions(speed="none", text_scale=scale),
            CardWords(),
            CoachDesk(worker, lambda _record, _seat: "the Queen"),
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


def press(viewer: ReviewViewer, key: Qt.Key, *, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(viewer.focusWidget() or viewer, key, modifier)


def step_of(viewer: ReviewViewer) -> int | None:
    return None if viewer.decision is None else viewer.decision.moment.step


def mistakes_of(viewer: ReviewViewer) -> list[int]:
    assert viewer.review is not None
    return [decision.moment.step for decision in viewer.review.mistakes]


def faces(viewer: ReviewViewer) -> int:
    """How many cards of the other hand show their faces."""
    return sum(item.face_up for item in viewer.table.table_scene.zones.opponent_hand.items)


# ---------------------------------------------------------------------------------- while he works


def test_it_can_be_gone_through_before_anything_is_judged(review: Open, link: ReviewLink) -> None:
    viewer = review()
    assert viewer.ledger.sheets.sheet is None
    link.open()
    assert {row.verdict for row in viewer.column.list.rows} == {None}
    press(viewer, Qt.Key.Key_Home)
    press(viewer, Qt.Key.Key_Down)
    assert viewer.decision is not None
    link.judge(4)
    assert any(row.verdict is not None for row in viewer.column.list.rows)


def test_the_ledger_comes_to_who_waits_for_it(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    sheet = viewer.ledger.sheets.sheet
    assert isinstance(sheet, LedgerSheet)
    lines = [line.points for line in sheet.ledger.lines]
    tenths = [float(points.replace("−", "-").replace("+", "")) for points in lines]
    total = float(sheet.ledger.total.points.replace("−", "-").replace("+", ""))
    assert round(sum(tenths), 6) == total


def test_the_ledger_does_not_come_over_somebody_who_reads(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.open()
    press(viewer, Qt.Key.Key_Home)
    link.finish()
    assert viewer.ledger.sheets.sheet is None


def test_leaving_forgets_the_wish(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.open()
    viewer.close()
    link.finish()  # nobody hears it, and nothing is raised


def test_a_failure_is_told_and_can_be_tried_again(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.fail("ValueError: no luck")
    assert "log says why" in viewer.column.note.text.spoken
    answer = viewer.findChild(QPushButton, "answer-0")
    assert isinstance(answer, QPushButton)
    answer.click()
    link.finish()
    assert viewer.review is not None
    assert viewer.review.stage is Stage.READY


# ------------------------------------------------------------------------------------- the keys


def test_n_leads_from_mistake_to_mistake(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    first, second = mistakes_of(viewer)
    press(viewer, Qt.Key.Key_N)
    assert step_of(viewer) == first
    press(viewer, Qt.Key.Key_N)
    assert step_of(viewer) == second
    assert not viewer.parts.next_mistake.isEnabled()
    assert viewer.focusWidget() is not None
    assert viewer.focusWidget().objectName() == "close"
    press(viewer, Qt.Key.Key_N, shift=True)
    assert step_of(viewer) == first


def test_the_main_button_leads_to_the_first_mistake(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    assert step_of(viewer) == mistakes_of(viewer)[0]
    assert viewer.parts.next_mistake.hasFocus()
    assert viewer.ledger.sheets.sheet is None


def test_up_and_down_lead_along_all_decisions(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Escape)
    viewer.show_place(0)
    assert viewer.review is not None
    steps = [decision.moment.step for decision in viewer.review.decisions]
    seen: list[int | None] = []
    for _ in steps:
        if viewer.decision is not None:
            seen.append(step_of(viewer))
        press(viewer, Qt.Key.Key_Down)
    assert set(seen) | {step_of(viewer)} <= set(steps)
    assert step_of(viewer) == steps[-1]
    press(viewer, Qt.Key.Key_Up)
    assert step_of(viewer) == steps[-2]


def test_b_lights_the_played_move_in_turn(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    decision = viewer.decision
    assert decision is not None
    assert decision.judgement is not None
    suggestion = viewer.table.table_scene.suggestion
    assert suggestion.move == decision.judgement.best
    assert viewer.table.ringed == decision.moment.move
    press(viewer, Qt.Key.Key_B)
    assert suggestion.move == decision.moment.move
    press(viewer, Qt.Key.Key_B)
    assert suggestion.move == decision.judgement.best


def test_k_leads_to_the_tricks_and_back_at_the_same_place(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    place = viewer.place
    press(viewer, Qt.Key.Key_K)
    assert viewer.panel.isVisible()
    assert not viewer.column.isVisible()
    assert viewer.place == place
    press(viewer, Qt.Key.Key_K)
    assert viewer.column.isVisible()
    assert not viewer.strip.isHidden()


def test_w_shows_chances_on_the_strip(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    assert not viewer.strip.plan.by_chance
    press(viewer, Qt.Key.Key_W)
    assert viewer.strip.plan.by_chance
    assert all(0 <= height <= 1 for _, height in viewer.strip.plan.curve)


# ------------------------------------------------------------------------------------ the strip


def test_the_strip_takes_the_arrows_only_with_the_focus(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    step = step_of(viewer)
    viewer.strip.setFocus()
    press(viewer, Qt.Key.Key_Right)
    assert viewer.review is not None
    steps = [decision.moment.step for decision in viewer.review.decisions]
    assert step is not None
    assert step_of(viewer) == steps[steps.index(step) + 1]
    viewer.parts.next_mistake.setFocus()
    place = viewer.place
    press(viewer, Qt.Key.Key_Left)
    assert viewer.place == place - 1


def test_a_click_on_the_strip_goes_to_that_decision(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    strip = viewer.strip
    last = strip.plan.width - 1
    middle = strip.height() // 3
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(strip.width() // 2, middle))
    assert viewer.place != viewer.deal.last
    assert strip.bead is not None
    assert 0 < strip.bead < last


# ---------------------------------------------------------------------------- what lies hidden


def test_the_other_hand_is_closed_until_asked_for(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    before = viewer.column.note.text
    count = len(viewer.table.table_scene.zones.opponent_hand.items)
    assert faces(viewer) < count
    press(viewer, Qt.Key.Key_V)
    assert viewer.column.hidden.isChecked()
    assert faces(viewer) == count
    after = viewer.column.note.text
    assert (after.verdict, after.loss, after.done, after.why) == (
        before.verdict,
        before.loss,
        before.done,
        before.why,
    )


def test_nothing_is_told_of_a_deal_that_is_still_played(review: Open, link: ReviewLink) -> None:
    viewer = review(own_game(0, 6))
    assert viewer.review is not None
    assert viewer.review.stage is Stage.RUNNING
    assert link.works == []


def test_a_record_without_a_seat_asks_whose_decisions(review: Open, link: ReviewLink) -> None:
    viewer = review(replace(golden_playthrough(0), tags=(("A", "Ada"), ("B", "Ben"))))
    assert link.works == []
    second = viewer.findChild(QPushButton, "answer-1")
    assert isinstance(second, QPushButton)
    assert second.text() == "Ben"
    second.click()
    work = link.open()
    assert work.seat is Seat.B
    assert viewer.deal.near is Seat.B


def test_a_position_can_be_tried(review: Open, link: ReviewLink, qtbot: QtBot) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    step = step_of(viewer)
    wanted: list[Trial] = []
    viewer.trial_wanted.connect(wanted.append)
    press(viewer, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: bool(wanted))
    (trial,) = wanted
    assert (trial.move, trial.seat, trial.anew) == (step, Seat.A, False)


# ---------------------------------------------------------------------------------------- sizes


@pytest.mark.window
@pytest.mark.parametrize(
    ("size", "percent"),
    [
        ((800, 600), 100),
        ((1280, 800), 100),
        ((1920, 1080), 100),
        ((1280, 800), 150),
        ((1280, 800), 200),
        ((1920, 1080), 200),
    ],
)
def test_all_words_find_room(
    review: Open,
    link: ReviewLink,
    look_like: UsePage,
    language: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    look_like(Page(percent / 100))
    viewer = review(size=size, scale=percent / 100)
    link.finish()
    QTest.qWait(0)  # the layout follows the words
    assert cut_words(viewer) == [], language
    press(viewer, Qt.Key.Key_Return)
    QTest.qWait(0)
    assert cut_words(viewer) == [], language


@pytest.mark.window
def test_large_words_turn_pages(review: Open, link: ReviewLink, look_like: UsePage) -> None:
    look_like(Page(2.0))
    viewer = review(size=(1280, 800), scale=2.0)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    assert viewer.table.isVisible()
    assert not viewer.column.isVisible()
    press(viewer, Qt.Key.Key_F6)
    assert viewer.column.isVisible()
    assert not viewer.table.isVisible()
    assert viewer.strip.isVisible()
