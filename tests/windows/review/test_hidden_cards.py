"""V opens what lay hidden and lets the coach say what came of it; no verdict ever changes."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from sixtysix_gui.coach.judgements import Reason
from sixtysix_gui.controller.coach_work import HiddenWork, ReviewWork, StopWork
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.windows.settled import settle
from tests.windows.conftest import Speak
from tests.windows.review.at_the_review import mistakes_of, press, step_of
from tests.windows.review.conftest import Open

WELL = Reason(40, (("card", Card.parse("AH")), ("a", 12), ("n", 100)))


def at_first_mistake(review: Open, link: ReviewLink) -> ReviewViewer:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    return viewer


def asked(link: ReviewLink) -> list[HiddenWork]:
    return [work for work in link.works if isinstance(work, HiddenWork)]


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            Reason(32, (("t", 68),)),
            "The Queen had 68 and did not go out.",
            "The Queen hatte 68 und hat sich nicht ausgemeldet.",
        ),
        (
            WELL,
            "It worked because the ace of hearts was in the talon, as in 12 of 100 cases.",
            "Es ging gut, weil Herz-Ass im Talon lag, wie in 12 von 100 Fällen.",
        ),
        (
            Reason(41, (("card", Card.parse("AH")), ("a", 30), ("n", 100))),
            "The move was right but went wrong: the Queen had the ace of hearts, as in 30 of 100 "
            "cases.",
            "Es war richtig und ging schief, denn the Queen hatte Herz-Ass, "
            "wie in 30 von 100 Fällen.",
        ),
    ],
)
def test_the_sentence_of_its_own_kind_is_added_in_both_languages(
    review: Open, link: ReviewLink, speak: Speak, reason: Reason, english: str, german: str
) -> None:
    for language, said in (("en", english), ("de", german)):
        speak(language)
        viewer = at_first_mistake(review, link)
        press(viewer, Qt.Key.Key_V)
        link.uncover(reason)
        assert viewer.column.note.text.hidden == said
        viewer.close()


def test_it_is_asked_for_the_decision_that_is_shown(review: Open, link: ReviewLink) -> None:
    viewer = at_first_mistake(review, link)
    assert asked(link) == []
    press(viewer, Qt.Key.Key_V)
    work = link.uncover(WELL)
    assert viewer.decision is not None
    assert (work.step, work.judgement) == (step_of(viewer), viewer.decision.judgement)
    assert work.record is viewer.deal.record


def test_the_verdict_stays_what_it_was(review: Open, link: ReviewLink) -> None:
    viewer = at_first_mistake(review, link)
    before = viewer.column.note.text
    press(viewer, Qt.Key.Key_V)
    link.uncover(WELL)
    after = viewer.column.note.text
    assert (after.verdict, after.loss, after.done, after.why) == (
        before.verdict,
        before.loss,
        before.done,
        before.why,
    )
    assert (before.hidden, before.talon) == ("", ())
    press(viewer, Qt.Key.Key_V)
    assert viewer.column.note.text == before


def test_nothing_is_asked_twice(review: Open, link: ReviewLink) -> None:
    viewer = at_first_mistake(review, link)
    press(viewer, Qt.Key.Key_V)
    link.uncover(None)
    press(viewer, Qt.Key.Key_V)
    press(viewer, Qt.Key.Key_V)
    assert len(asked(link)) == 1
    note = viewer.column.note.text
    assert (note.hidden, bool(note.talon)) == ("", True), "only which cards lay in the talon"


def test_going_on_forgets_it_and_coming_back_asks_again(review: Open, link: ReviewLink) -> None:
    viewer = at_first_mistake(review, link)
    first, second = mistakes_of(viewer)
    press(viewer, Qt.Key.Key_V)
    number = link.begun.number
    press(viewer, Qt.Key.Key_N)
    assert StopWork(number) in link.commands
    assert [work.step for work in asked(link)] == [first, second]
    press(viewer, Qt.Key.Key_N, shift=True)
    assert [work.step for work in asked(link)] == [first, second, first]
    link.uncover(WELL)
    assert "It worked" in viewer.column.note.text.spoken


def test_nothing_is_asked_before_all_is_judged(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.open()
    press(viewer, Qt.Key.Key_Home)
    press(viewer, Qt.Key.Key_Down)
    press(viewer, Qt.Key.Key_V)
    assert {type(work) for work in link.works} == {ReviewWork}
    link.finish()
    assert len(asked(link)) == 1


def test_a_failure_leaves_the_cards_open_without_a_word(review: Open, link: ReviewLink) -> None:
    viewer = at_first_mistake(review, link)
    press(viewer, Qt.Key.Key_V)
    link.fail("ValueError: no luck")
    press(viewer, Qt.Key.Key_B)
    press(viewer, Qt.Key.Key_V)
    press(viewer, Qt.Key.Key_V)
    assert len(asked(link)) == 1
    assert viewer.column.hidden.isChecked()


def test_the_talon_lies_as_little_cards_and_is_read_as_a_sentence(
    review: Open, link: ReviewLink
) -> None:
    viewer = at_first_mistake(review, link)
    talon = viewer.column.note.talon
    assert talon.isHidden()
    press(viewer, Qt.Key.Key_V)
    assert viewer.decision is not None
    state = viewer.deal.played.states[viewer.decision.moment.step]
    assert state is not None
    lying = state.undealt
    assert list(talon.cards) == list(lying)
    settle()  # the layout follows
    places = [talon.place_of(number) for number in range(len(lying))]
    assert all(QRectF(talon.rect()).contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in pairwise(places))
    first = CardWords().card_first(lying[0])
    assert f"The talon, from the top: {first}, " in viewer.column.note.text.spoken
    assert viewer.column.note.accessibleName() == viewer.column.note.text.spoken
    press(viewer, Qt.Key.Key_V)
    assert talon.isHidden()


def test_at_the_end_of_the_deal_nothing_is_asked_and_no_ledger_comes(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Escape)
    press(viewer, Qt.Key.Key_V)
    assert asked(link) == []
    assert not viewer.ledger.lies


@pytest.mark.parametrize("height", range(1000, 1080, 20))
def test_no_line_of_the_note_is_cut_through_where_it_begins(
    review: Open, link: ReviewLink, height: int
) -> None:
    viewer = review(size=(1920, height), scale=1.5)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    press(viewer, Qt.Key.Key_V)
    link.uncover(WELL)
    settle()  # the layout follows
    note = viewer.column.note
    room = -note.geometry().top()
    parts = [part for part in note.findChildren(QWidget) if part.isVisible()]
    cut = [part for part in parts if part.geometry().top() < room <= part.geometry().bottom()]
    assert cut == []
    view = note.parentWidget()
    assert view is not None
    assert note.height() >= view.height()
    assert not viewer.column.note.talon.visibleRegion().isEmpty()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_list_gives_way_to_what_lay_hidden(
    review: Open, link: ReviewLink, size: tuple[int, int]
) -> None:
    viewer = review(size=size)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    column = viewer.column
    before = column.list.height()
    press(viewer, Qt.Key.Key_V)
    link.uncover(WELL)
    settle()  # the layout follows
    view = column.note.parentWidget()
    assert view is not None
    assert column.note.y() == 0, "the verdict stays in sight"
    assert column.note.height() <= view.height(), "all of the note is seen"
    marked = column.list.visualItemRect(column.list.currentItem())
    assert 0 <= marked.top() <= marked.bottom() <= column.list.viewport().height()
    press(viewer, Qt.Key.Key_V)
    settle()
    assert column.list.height() == before
