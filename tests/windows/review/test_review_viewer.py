"""The review by keyboard and pointer: what is shown, where the keys lead, what stays hidden."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.accounts import JudgedDecision, lessons_of
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import theme
from sixtysix_gui.records import read_records
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.review.deal_in_review import ReviewStage
from sixtysix_gui.windows.review.ledger import LedgerSheet
from sixtysix_gui.windows.review.note_words import NoteText, note_of
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.review.trials import Trial
from sixtysix_gui.windows.review.walk import Listed, rows_of
from sixtysix_gui.windows.viewer.below_table import Way
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import golden_playthrough, own_game
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.settled import settle
from tests.records.many_records import worked
from tests.windows.conftest import UsePage
from tests.windows.review.at_the_review import mistakes_of, press, step_of
from tests.windows.review.conftest import Open

pytestmark = pytest.mark.window


def faces(viewer: ReviewViewer) -> int:
    """How many cards of the other hand show their faces."""
    return sum(item.face_up for item in viewer.table.table_scene.zones.others[Chair.NORTH].items)


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


def test_the_ledger_paints_what_was_given_away(
    review: Open, link: ReviewLink, look_like: UsePage
) -> None:
    look_like(Page(1.0))
    viewer = review()
    link.finish()
    sheet = viewer.ledger.sheets.sheet
    assert isinstance(sheet, LedgerSheet)
    own = sheet.ledger.lines[-1]
    (figure,) = (each for each in sheet.findChildren(QLabel) if each.text() == own.points)
    painted = figure.grab().toImage()
    colours = {
        painted.pixelColor(x, y).name()
        for x in range(painted.width())
        for y in range(painted.height())
    }
    assert theme.MARK_WRONG.lower() in colours


def test_all_buttons_are_written_alike_from_the_start(
    review: Open, link: ReviewLink, look_like: UsePage
) -> None:
    look_like(Page(1.0))
    viewer = review()
    link.finish()
    settle()  # the layout follows the words
    column = viewer.column
    assert column.trial.fontInfo().pixelSize() >= column.hidden.fontInfo().pixelSize()
    assert column.trial.height() == column.trial.sizeHint().height()


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
    link.finish()  # no one hears it, and nothing is raised


def test_a_failure_is_told_and_can_be_tried_again(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.fail("ValueError: no luck")
    assert "See the log for details" in viewer.column.note.text.spoken
    answer = viewer.findChild(QPushButton, "answer-0")
    assert isinstance(answer, QPushButton)
    answer.click()
    link.finish()
    assert viewer.review is not None
    assert viewer.review.stage is ReviewStage.READY


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
    press(viewer, Qt.Key.Key_A)
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


@pytest.mark.parametrize("number", [5, 8, 11], ids=["all twelve", "a claim let go", "out"])
def test_a_deal_that_ends_between_two_tricks_has_no_further_one(
    number: int, review: Open, link: ReviewLink
) -> None:
    record = own_game(number)
    plays = sum(isinstance(move, PlayCard) for move in record.moves)
    viewer = review(record)
    link.finish()
    assert viewer.review is not None
    decided = [decision.moment.trick for decision in viewer.review.decisions]
    last = max([(plays + 1) // 2, *decided])
    assert viewer.strip.plan.columns[-1].trick == last


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


def test_readers_have_the_strip_as_a_slider_over_the_decisions(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    assert viewer.review is not None
    steps = [decision.moment.step for decision in viewer.review.decisions]
    slider = QAccessible.queryAccessibleInterface(viewer.strip)
    assert slider.role() == QAccessible.Role.Slider
    value = slider.valueInterface()
    assert (value.minimumValue(), value.maximumValue()) == (1, len(steps))
    assert steps[value.currentValue() - 1] == step_of(viewer)
    told: list[int] = []
    viewer.strip.valueChanged.connect(told.append)
    value.setCurrentValue(len(steps))
    assert step_of(viewer) == steps[-1]
    press(viewer, Qt.Key.Key_A)
    press(viewer, Qt.Key.Key_Up)
    assert step_of(viewer) == steps[-2]
    assert told == [len(steps), len(steps) - 1]
    assert slider.text(QAccessible.Text.Description).startswith("Expected: ")


def test_keys_and_wheel_of_sliders_are_the_windows(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    viewer.strip.setFocus()
    press(viewer, Qt.Key.Key_Home)
    assert viewer.place == 0
    press(viewer, Qt.Key.Key_End)
    assert viewer.place == viewer.deal.last


# ---------------------------------------------------------------------------- what lies hidden


def test_the_other_hand_is_closed_until_asked_for(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    before = viewer.column.note.text
    count = len(viewer.table.table_scene.zones.others[Chair.NORTH].items)
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
    assert viewer.review.stage is ReviewStage.RUNNING
    assert link.works == []


def test_a_record_without_a_seat_asks_whose_decisions(review: Open, link: ReviewLink) -> None:
    viewer = review(replace(golden_playthrough(0), tags=(("A", "Ada"), ("B", "Ben"))))
    assert link.works == []
    second = viewer.findChild(QPushButton, "answer-1")
    assert isinstance(second, QPushButton)
    assert second.text() == "Ben"
    assert viewer.focusWidget().objectName() == "answer-0"
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
    assert (trial.move, trial.seat, trial.redeal) == (step, Seat.A, False)


# ---------------------------------------------------------------------------------------- sizes


@pytest.mark.slow(sample=5)
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
    settle()  # the layout follows the words
    assert cut_words(viewer) == [], language
    press(viewer, Qt.Key.Key_Return)
    settle()
    assert cut_words(viewer) == [], language


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


@pytest.mark.window
@pytest.mark.parametrize("size", [(1120, 688), (1280, 772), (1280, 1000)])
def test_with_large_words_the_strip_never_lies_on_the_table(
    review: Open, look_like: UsePage, size: tuple[int, int]
) -> None:
    look_like(Page(2.0))
    viewer = review(size=size, scale=2.0)
    settle()
    assert viewer.table.isVisible()
    if viewer.strip.isVisible():
        assert not viewer.table.geometry().intersects(viewer.strip.geometry())
    assert viewer.strip.isVisible() is (size[1] >= 1000)
    press(viewer, Qt.Key.Key_F6)
    assert viewer.strip.isVisible()


# ---------------------------------------------------------------------------------------- the focus


def test_tab_goes_through_the_column_along_the_strip_and_the_steps(
    review: Open, link: ReviewLink
) -> None:
    viewer = review(own_game(1), own_game(0))
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    viewer.column.deals.setFocus()
    names: list[str] = []
    while len(names) < 40 and (len(names) < 2 or names[0] != names[-1]):
        focused = viewer.focusWidget()
        assert focused is not None
        at_table = focused is viewer.table or viewer.table.isAncestorOf(focused)
        name = "table" if at_table else focused.objectName()
        if names[-1:] != [name]:  # on the table Tab goes from card to card
            names.append(name)
        press(viewer, Qt.Key.Key_Tab)
    column = ["coach-deals", "decisions", "all-decisions", "note", "counted-fold", "try"]
    column += ["try-ways", "hidden", "find"]
    steps = ["first", "previous-trick", "previous", "next", "next-trick", "last"]
    bar = [f"step-{step}" for step in steps]
    acts = ["next-mistake", "with-coach", "close"]
    assert names == [*column, "strip", *bar, *acts, "table", "coach-deals"]


def test_the_review_has_one_green_button_and_words_at_the_steps_of_moves_alone(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    shown = [one for one in viewer.findChildren(QPushButton) if one.isVisible()]
    assert [one.objectName() for one in shown if one.property("look") == "main"] == ["next-mistake"]
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    bar = viewer.bar.buttons
    worded = {way for way, one in bar.items() if one.toolButtonStyle() is not icon_only}
    assert worded == {Way.PREVIOUS, Way.NEXT}
    viewer.parts.coach_act.click()
    assert all(one.toolButtonStyle() is not icon_only for one in bar.values())


def test_a_button_leads_to_the_tricks_and_back_and_keeps_the_focus(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    turn = viewer.parts.coach_act
    turn.setFocus()
    assert turn.text() == "Without the coach"
    press(viewer, Qt.Key.Key_Space)
    assert turn.text() == "With the coach"
    assert viewer.panel.isVisible()
    assert turn.hasFocus()
    press(viewer, Qt.Key.Key_Space)
    assert viewer.column.isVisible()
    assert turn.hasFocus()


def test_while_he_works_enter_does_not_close_the_review(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.open()
    assert viewer.focusWidget().objectName() == "step-previous"
    press(viewer, Qt.Key.Key_Return)
    assert viewer.isVisible()


def test_the_focus_comes_to_the_next_mistake_once_there_is_one(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.open()
    link.judge()
    assert viewer.parts.next_mistake.hasFocus()
    viewer = review()
    link.open()
    press(viewer, Qt.Key.Key_Return)
    link.judge()
    assert viewer.focusWidget().objectName() == "step-previous", "he is going through it already"


def test_enter_does_not_close_it_after_the_only_mistake_that_is_known_yet(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.open()
    link.judge()
    while viewer.parts.next_mistake.isEnabled():
        press(viewer, Qt.Key.Key_N)
    assert viewer.focusWidget().objectName().startswith("step-")
    press(viewer, Qt.Key.Key_Return)
    assert viewer.isVisible()


def test_the_moment_is_told_once_it_is_known_to_be_a_decision(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    viewer.show_place(0)
    assert "deals" in viewer.sentence
    link.open()
    assert viewer.decision is not None
    assert viewer.sentence == "Trick 1: you are on lead."


def test_what_is_still_to_be_done_is_said(review: Open, link: ReviewLink) -> None:
    viewer = review()
    assert told_on_strip(viewer) == (
        "The coach is still reviewing. You can already go through the deal."
    )
    link.open()
    assert "0 of" in told_on_strip(viewer)
    link.judge()
    assert told_on_strip(viewer) == (
        "Your decisions have been reviewed; the coach is now looking at what the Queen gave away."
    )
    link.fail("ValueError: no luck")
    assert told_on_strip(viewer) == ""


def told_on_strip(viewer: ReviewViewer) -> str:
    """What stands on the paper of the strip while the coach works."""
    return "" if viewer.strip.work is None else viewer.strip.work[0]


def test_other_eyes_leave_the_steps_as_they_are(review: Open, look_like: UsePage) -> None:
    look_like(Page(text_scale=2.0))
    (record,) = read_records(worked("gaigel"))
    viewer = review(record, size=(1260, 740), scale=2.0)
    styles = [button.toolButtonStyle() for button in viewer.bar.buttons.values()]
    assert set(styles) == {Qt.ToolButtonStyle.ToolButtonIconOnly}
    viewer.panel.eyes_chosen.emit(1)
    assert [button.toolButtonStyle() for button in viewer.bar.buttons.values()] == styles
    assert not viewer.has_coach


def test_a_long_note_is_seen_whole_at_the_usual_size(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    long = NoteText(Verdict.MISTAKE, None, done="You played a card. " * 4, why="So it is. " * 16)
    viewer.column.show_note(long)
    settle()  # the layout follows
    note = viewer.column.note
    view = note.parentWidget()
    assert view is not None
    assert note.height() <= view.height()
    seen = viewer.column.list.height()
    viewer.column.show_note(NoteText(Verdict.GOOD, done="You played a card."))
    assert viewer.column.list.height() == seen, "nothing jumps"


def test_no_game_points_are_said_where_chances_decided(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.finish()
    assert viewer.review is not None
    decision = [one for one in viewer.review.decisions if one.strokes][-1]
    assert decision.judgement is not None
    by_chance = replace(decision.judgement, loss=-0.2, chance_loss=0.14, by_chance=True)
    judged = replace(decision, judgement=by_chance)
    moment = judged.moment
    (lesson,) = lessons_of([JudgedDecision(moment.step, moment.view, by_chance)])
    one = Listed((judged,), lesson=lesson)
    (row,) = rows_of([one], CardWords(), with_themes=False)
    assert (row.loss, row.word) == ("", "blunder")
    assert row.spoken.endswith("blunder.")
    assert note_of(judged, lesson, CardWords(), "the Queen").loss is None
