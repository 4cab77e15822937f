"""The note quotes the lesson that a clear loss is about, once it is done, and leads there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.review.note import Note
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.windows.settled import settle
from tests.windows.review.at_the_review import press
from tests.windows.review.conftest import Open

pytestmark = pytest.mark.window

SENTENCE = "Close when your sure tricks bring what is missing."


@pytest.fixture
def link() -> ReviewLink:
    return ReviewLink({0: Verdict.BLUNDER, 1: Verdict.CLOSE})


def quote(number: int, _words: CardWords) -> str:
    return f"Lesson {number}: {SENTENCE}"


def at_move(viewer: ReviewViewer, place: int) -> Note:
    """The note on one of the own moves."""
    assert viewer.review is not None
    viewer.show_decision(viewer.review.moments[place].step)
    return viewer.column.note


def judged(viewer: ReviewViewer, link: ReviewLink) -> ReviewViewer:
    link.finish()
    press(viewer, Qt.Key.Key_Escape)
    return viewer


def test_a_loss_quotes_its_lesson_and_leads_there(review: Open, link: ReviewLink) -> None:
    viewer = judged(review(quote=quote), link)
    wanted: list[int] = []
    viewer.lesson_wanted.connect(wanted.append)
    note = at_move(viewer, 1)
    assert not note.lesson.isVisible(), "nothing was lost here"
    note = at_move(viewer, 0)
    settle()
    number = note.text.lesson
    assert number in range(1, 13)
    assert note.lesson.text() == note.text.quoted == f"Lesson {number}: {SENTENCE}"
    assert note.text.quoted in note.text.spoken
    assert note.lesson in viewer.column.tab_stops()
    assert note.lesson.height() >= note.lesson.heightForWidth(note.lesson.width())
    QTest.mouseClick(note.lesson, Qt.MouseButton.LeftButton)
    assert wanted == [number]
    assert not viewer.isVisible()


def test_before_the_lesson_is_done_there_is_no_link(review: Open, link: ReviewLink) -> None:
    note = at_move(judged(review(), link), 0)
    assert not note.lesson.isVisible()
    assert note.text.lesson == 0
