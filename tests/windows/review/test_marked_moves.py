"""A review begins with three moves at most; all others are a key away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sixtysix_gui.coach.accounts import MOST_MARKS
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.windows.review.deal_strip import StripTable
from sixtysix_gui.windows.review.ledger import LedgerSheet
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.windows.game_window import open_dialogs
from tests.helpers.windows.settled import settle
from tests.windows.conftest import UsePage
from tests.windows.review.at_the_review import press, step_of
from tests.windows.review.conftest import Open

pytestmark = pytest.mark.window

VERDICTS = {
    0: Verdict.SLIP,
    1: Verdict.BLUNDER,
    2: Verdict.CLOSE,
    3: Verdict.CLOSE,
    4: Verdict.CLOSE,
    5: Verdict.MISTAKE,
    7: Verdict.BLUNDER,
    8: Verdict.CLOSE,
}
MARKED = (1, 5, 7)
"""Own decisions by their place: the three dearest of four that cost something."""


@pytest.fixture
def link() -> ReviewLink:
    return ReviewLink(VERDICTS)


def steps(viewer: ReviewViewer) -> list[int]:
    """The numbers of the own moves at which there was a choice."""
    assert viewer.review is not None
    return [moment.step for moment in viewer.review.moments]


def heads(viewer: ReviewViewer) -> list[int]:
    """Where the rows of the list lead to."""
    return [row.steps[0] for row in viewer.column.list.rows if row.steps]


def judged(review: Open, link: ReviewLink) -> ReviewViewer:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Escape)
    return viewer


def test_the_list_has_the_three_dearest_and_says_what_there_is_to_learn(
    review: Open, link: ReviewLink
) -> None:
    viewer = judged(review, link)
    own = steps(viewer)
    assert heads(viewer) == [own[place] for place in MARKED]
    assert len(MARKED) == MOST_MARKS
    for row in viewer.column.list.rows:
        assert row.theme
        assert row.spoken.index(f"{row.theme}: {row.word}") < row.spoken.index("cost")


def test_n_leads_along_the_marks_and_so_do_the_arrows(review: Open, link: ReviewLink) -> None:
    viewer = judged(review, link)
    own = steps(viewer)
    for key in (Qt.Key.Key_N, Qt.Key.Key_Down):
        viewer.show_place(0)
        seen: list[int | None] = []
        for _ in MARKED:
            press(viewer, key)
            seen.append(step_of(viewer))
        assert seen == [own[place] for place in MARKED]
    press(viewer, Qt.Key.Key_Up)
    assert step_of(viewer) == own[MARKED[-2]]


def test_a_lists_all_decisions_and_folds_what_was_too_close(review: Open, link: ReviewLink) -> None:
    viewer = judged(review, link)
    own = steps(viewer)
    wanted: list[bool] = []
    viewer.all_wanted.connect(wanted.append)
    press(viewer, Qt.Key.Key_A)
    assert viewer.column.all.isChecked()
    assert wanted == [True]
    assert heads(viewer) == [own[place] for place in range(len(own)) if place not in (3, 4)]
    (run,) = [row for row in viewer.column.list.rows if len(row.steps) == 3]
    assert run.steps == tuple(own[2:5])
    assert run.move == "too close to call"
    assert not any(row.theme for row in viewer.column.list.rows)
    press(viewer, Qt.Key.Key_A)
    assert wanted == [True, False]
    assert len(heads(viewer)) == len(MARKED)


def test_within_a_run_its_row_is_marked(review: Open, link: ReviewLink) -> None:
    viewer = judged(review, link)
    own = steps(viewer)
    press(viewer, Qt.Key.Key_A)
    viewer.show_decision(own[3])
    row = viewer.column.list.rows[viewer.column.list.currentRow()]
    assert own[3] in row.steps
    press(viewer, Qt.Key.Key_Down)
    assert step_of(viewer) == own[5]


def test_what_is_not_marked_is_judged_all_the_same(review: Open, link: ReviewLink) -> None:
    viewer = judged(review, link)
    first = steps(viewer)[0]
    viewer.show_decision(first)
    assert viewer.column.list.currentRow() == -1
    note = viewer.column.note.text
    assert (note.verdict, note.loss) == (Verdict.SLIP, 0.3)
    assert note.theme
    assert note.spoken.startswith(f"{note.theme}: Slip.")
    assert viewer.review is not None
    assert viewer.review.account is not None
    assert viewer.review.account.given == pytest.approx(0.3 + 1.0 + 0.5 + 1.0)


def test_the_strip_draws_what_is_not_marked_quietly(review: Open, link: ReviewLink) -> None:
    viewer = judged(review, link)
    falls = [fall for fall in viewer.strip.plan.falls if fall.verdict and fall.verdict.strokes]
    assert [fall.is_quiet for fall in falls] == [True, False, False, False]


def test_the_ledger_says_what_there_is_to_learn_from_each_mark(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.finish()
    sheet = viewer.ledger.sheets.sheet
    assert isinstance(sheet, LedgerSheet)
    said = [remark.text for remark in sheet.remarks if remark.verdict and remark.verdict.strokes]
    rows = viewer.column.list.rows
    assert [text.split(":")[0] for text in said] == [row.theme for row in rows]
    assert sum("cost the most" in text for text in said) == 1
    assert sheet.main_button is not None
    assert sheet.main_button.text().startswith("See the 3 move")


def test_one_lesson_twice_in_a_turn_has_one_row(review: Open, link: ReviewLink) -> None:
    link.verdicts = {5: Verdict.MISTAKE, 6: Verdict.BLUNDER}
    viewer = judged(review, link)
    own = steps(viewer)
    (row,) = viewer.column.list.rows
    assert row.loss == "−1.0"
    assert set(row.steps) == {own[5], own[6]}
    press(viewer, Qt.Key.Key_A)
    assert own[6] in heads(viewer)
    assert own[5] not in heads(viewer)
    viewer.show_decision(own[5])
    assert viewer.column.list.currentRow() >= 0
    assert viewer.column.note.text.loss == 1.0


def test_until_all_is_judged_the_list_has_all_decisions(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.open()
    assert len(viewer.column.list.rows) == len(steps(viewer))
    link.judge(2)
    assert len(viewer.column.list.rows) == len(steps(viewer))
    assert not any(len(row.steps) > 1 for row in viewer.column.list.rows)
    box = viewer.column.all
    assert (box.isEnabled(), box.isChecked()) == (False, True)
    press(viewer, Qt.Key.Key_A)
    link.judge()
    assert (box.isEnabled(), box.isChecked()) == (True, False)
    assert len(viewer.column.list.rows) == MOST_MARKS


def test_without_a_mistake_the_list_says_so(review: Open, link: ReviewLink) -> None:
    link.verdicts.clear()
    viewer = judged(review, link)
    assert [row.move for row in viewer.column.list.rows] == ["no clear mistake"]
    press(viewer, Qt.Key.Key_A)
    assert len(heads(viewer)) == len(steps(viewer))


def test_the_strip_as_a_table_says_the_themes(review: Open, link: ReviewLink) -> None:
    viewer = judged(review, link)
    viewer.strip.table_wanted.emit()
    settle()
    (dialog,) = [one for one in open_dialogs() if isinstance(one, StripTable)]
    column = dialog.table.columnCount() - 1
    texts = [item.text() for row in range(8) if (item := dialog.table.item(row, column))]
    assert sum(" · " in text for text in texts) == 4
    dialog.reject()


@pytest.mark.parametrize("count", range(4, 11))
def test_a_block_that_grows_shows_all_of_its_rows(
    review: Open, link: ReviewLink, look_like: UsePage, count: int
) -> None:
    look_like(Page(1.0))
    link.verdicts |= dict.fromkeys(range(count, 30), Verdict.NONE)
    viewer = review(size=(900, 1200))
    link.finish()
    press(viewer, Qt.Key.Key_N)
    settle()
    assert viewer.column.list.is_block
    for _ in range(3):
        press(viewer, Qt.Key.Key_A)
        settle()
        assert viewer.column.list.verticalScrollBar().maximum() == 0


def test_a_row_that_leads_nowhere_takes_no_mark(review: Open, link: ReviewLink) -> None:
    link.verdicts = {}
    viewer = review()
    link.finish()
    shown = viewer.column.list
    (row,) = shown.rows
    assert not row.steps
    at = shown.visualItemRect(shown.item(0)).center()
    QTest.mouseClick(
        shown.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
    assert not shown.selectedItems()
