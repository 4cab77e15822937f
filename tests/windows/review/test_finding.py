"""Let me find it: a mark is a question until it is answered, and any move can be asked about."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from sixtysix_gui.coach.judgements import (
    FailingHand,
    Judgement,
    Moment,
    PlanStep,
    Reason,
    StepKind,
    Study,
    Verdict,
)
from sixtysix_gui.controller.coach_work import (
    OtherMoveWork,
    ReviewWork,
    StopWork,
    StudyWork,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, PLAY_CARD, Move, PlayCard
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.windows.review.finder import FindingMemory
from sixtysix_gui.windows.review.ledger import LedgerSheet
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from tests.helpers.coach import scripted_review
from tests.helpers.coach.scripted_review import LOSSES, ReviewLink, judgement_of
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.settled import settle
from tests.windows.conftest import Speak
from tests.windows.review.at_the_review import mistakes_of, press, step_of
from tests.windows.review.conftest import Open

pytestmark = pytest.mark.window

FIRST, SECOND = 0, 6
"""The moves, by their numbers, that are marks: the ace of diamonds and the jack of spades led."""
MARKS = {0: Verdict.MISTAKE, 4: Verdict.BLUNDER}
PLAYED = {FIRST: "AD", SECOND: "JS"}
BEST = {FIRST: CLOSE_TALON, SECOND: GO_OUT}
OTHER = PLAY_CARD[Card.parse("TS")]
STUDY = Study(
    (
        PlanStep(StepKind.CLOSE),
        PlanStep(StepKind.LEAD, Card.parse("AD")),
        PlanStep(StepKind.LEAD, Card.parse("TS")),
    ),
    FailingHand((Card.parse("AH"), Card.parse("KC")), loses=True),
)


class Switch(FindingMemory):
    """Remembers every turn of the switch."""

    def __init__(self, *, on: bool = True) -> None:
        self.turns = [on]
        super().__init__(lambda: self.turns[-1], self.turns.append)


@pytest.fixture
def link() -> ReviewLink:
    return ReviewLink(MARKS)


@pytest.fixture
def switch() -> Switch:
    return Switch()


@pytest.fixture
def viewer(review: Open, link: ReviewLink, switch: Switch) -> ReviewViewer:
    """A review that has come from the ledger to the first mark, which is to be found."""
    viewer = review(memory=switch)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    assert step_of(viewer) == FIRST
    return viewer


def place_of(viewer: ReviewViewer, move: Move) -> QPoint:
    """Where a move is pressed on the table."""
    scene = viewer.table.table_scene
    if not isinstance(move, PlayCard):
        button = scene.buttons.find(move)
        assert button is not None
        return viewer.table.mapFromScene(button.area.center())
    item = scene.zones.own_hand.item_showing(move.card)
    assert item is not None
    middle = item.place.point
    free = (QPointF(middle.x() - off, middle.y()) for off in range(80))
    return viewer.table.mapFromScene(
        next(point for point in free if scene.hand_item_at(point) is item)
    )


def click(viewer: ReviewViewer, move: Move) -> None:
    at = place_of(viewer, move)
    QTest.mouseClick(
        viewer.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )


def note(viewer: ReviewViewer) -> str:
    return viewer.column.note.text.spoken


def lit(viewer: ReviewViewer) -> Move | None:
    return viewer.table.table_scene.suggestion.move


def judged(viewer: ReviewViewer, move: Move, verdict: Verdict) -> Judgement:
    """What the coach may say of a move that was not made at the moment that is shown."""
    assert viewer.decision is not None
    moment = viewer.decision.moment
    found = judgement_of(replace(moment, move=move), verdict)
    assert found.clear_loss == LOSSES.get(verdict, 0.0)
    return found


def secrets(viewer: ReviewViewer) -> list[str]:
    """All words of the review that somebody could read or hear at the moment that is shown."""
    rows = [row for row in viewer.column.list.rows if step_of(viewer) in row.steps]
    table = viewer.table.accessibleDescription()
    return [note(viewer), viewer.sentence, table, *(f"{row.move} {row.spoken}" for row in rows)]


# ------------------------------------------------------------------------------------- the question


def test_a_mark_tells_neither_what_was_played_nor_what_is_best(viewer: ReviewViewer) -> None:
    assert lit(viewer) is None
    assert viewer.table.ringed is None
    assert viewer.sentence.endswith("What is the best move?")
    assert note(viewer).startswith("Your move. It was your turn here. What is the best move?")
    told = " ".join(secrets(viewer))
    assert "ace of diamonds" not in told
    assert "los" not in told
    (row,) = [row for row in viewer.column.list.rows if FIRST in row.steps]
    assert (row.move, row.word, row.loss, row.theme) == ("?", "", "", "")
    assert not viewer.column.hidden.isEnabled()


@pytest.mark.parametrize("before", [False, True])
def test_what_lay_hidden_waits_for_the_answer(viewer: ReviewViewer, before: bool) -> None:
    if before:
        viewer.show_decision(2)
    press(viewer, Qt.Key.Key_V)
    viewer.show_decision(FIRST)
    hand = viewer.table.table_scene.zones.others[Chair.NORTH]
    assert not any(item.face_up for item in hand.items)
    press(viewer, Qt.Key.Key_C)
    assert any(item.face_up for item in hand.items) is before


def test_what_can_be_counted_is_told_with_the_question(viewer: ReviewViewer) -> None:
    counted = viewer.column.note.counted
    assert counted.is_open
    assert counted.lines.text().startswith("You have 0 card point")
    assert "Trumps still out:" in counted.fold.accessibleDescription()


def test_other_decisions_are_told_as_ever(viewer: ReviewViewer) -> None:
    viewer.show_decision(2)
    assert "You drew." in note(viewer)
    assert viewer.table.ringed is not None


# -------------------------------------------------------------------------------------- the answers


def answered(viewer: ReviewViewer) -> bool:
    return lit(viewer) == BEST[FIRST] and viewer.table.ringed == PLAY_CARD[Card.parse("AD")]


def test_the_best_move_is_right(viewer: ReviewViewer) -> None:
    click(viewer, CLOSE_TALON)
    assert note(viewer).startswith(
        "Closing. Correct. Closing is best. You led the ace of diamonds. It cost 0.5 game points."
    )
    assert answered(viewer)
    assert [line.name for line in viewer.column.note.figures.lines] == ["close", "A ♦"]
    assert viewer.parts.next_mistake.hasFocus()
    (row,) = [row for row in viewer.column.list.rows if FIRST in row.steps]
    assert (row.move, row.word) == ("A ♦", "mistake")
    assert viewer.sentence == "Correct. Closing is best."


@pytest.mark.parametrize("on_table", [False, True])
def test_a_letter_answers_from_anywhere(viewer: ReviewViewer, on_table: bool) -> None:
    (viewer.table if on_table else viewer.column.note).setFocus()
    press(viewer, Qt.Key.Key_C)
    assert answered(viewer)


def test_the_keys_of_the_table_answer(viewer: ReviewViewer, link: ReviewLink) -> None:
    assert viewer.table.hasFocus(), "the keys go there where something is asked"
    place = viewer.place
    press(viewer, Qt.Key.Key_Right)
    assert viewer.place == place, "the arrows lead along the cards"
    press(viewer, Qt.Key.Key_Home)
    press(viewer, Qt.Key.Key_Return)
    work = link.begun.work
    assert isinstance(work, OtherMoveWork)
    assert work.move == PLAY_CARD[viewer.table.table_scene.zones.own_hand.cards()[0].card]


def test_a_reader_answers(viewer: ReviewViewer) -> None:
    settle()
    close = CLOSE_TALON
    next(one for one in viewer.table.reader_buttons if one.name == close).click()
    assert answered(viewer)


def test_a_wrong_answer_gets_its_figures_and_another_try(
    viewer: ReviewViewer, link: ReviewLink
) -> None:
    click(viewer, OTHER)
    work = link.begun.work
    assert isinstance(work, OtherMoveWork)
    assert viewer.decision is not None
    assert (work.view, work.move) == (viewer.decision.moment.view, OTHER)
    assert note(viewer) == "Why not the ten of spades? Let me see…"
    assert viewer.table.ringed == OTHER
    link.judge_other(judged(viewer, OTHER, Verdict.SLIP))
    said = note(viewer)
    assert said.startswith("Not the best. There is a better move than the ten of spades.")
    assert "It wins in 43 of 100 cases. Try another move." in said
    assert "losing" not in said
    assert [line.name for line in viewer.column.note.figures.lines] == ["10 ♠"]
    assert lit(viewer) is None
    click(viewer, CLOSE_TALON)
    assert note(viewer).startswith("Closing. Correct.")


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((("card", OTHER.card), ("card2", Card.parse("AS")), ("a", 4)), True),
        ((("card", Card.parse("AD")), ("card2", Card.parse("AS")), ("a", 4)), False),
    ],
)
def test_its_reason_is_told_where_it_does_not_tell_what_is_best(
    viewer: ReviewViewer, link: ReviewLink, values: tuple[tuple[str, Card | int], ...], told: bool
) -> None:
    click(viewer, OTHER)
    link.judge_other(replace(judged(viewer, OTHER, Verdict.SLIP), reason=Reason(16, values)))
    assert ("can be beaten by the ace of spades" in note(viewer)) is told
    assert ("It wins in" in note(viewer)) is not told


def test_a_false_out_is_no_answer_even_where_it_costs_no_more(
    review: Open, link: ReviewLink, monkeypatch: pytest.MonkeyPatch
) -> None:
    link.verdicts = {2: Verdict.MISTAKE}  # the ten of spades led, with 22 card points

    def close(_moment: Moment) -> Move:
        return CLOSE_TALON

    monkeypatch.setattr(scripted_review, "other_move", close)
    viewer = review(memory=Switch())
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    click(viewer, GO_OUT)
    link.judge_other(judged(viewer, GO_OUT, Verdict.GOOD))
    assert note(viewer) == "Not the best. You had 22, 44 too few to go out. Try another move."
    press(viewer, Qt.Key.Key_H)
    click(viewer, GO_OUT)
    assert note(viewer).startswith("Good. Why not say “Out!”? You had 22, 44 too few to go out.")
    assert "as good" not in note(viewer)


def test_figures_name_the_best_move_that_the_table_lights(
    viewer: ReviewViewer, link: ReviewLink
) -> None:
    click(viewer, CLOSE_TALON)
    click(viewer, OTHER)
    worse = judged(viewer, OTHER, Verdict.BLUNDER)
    best, second = worse.worths
    also_good = replace(best, move=PLAY_CARD[Card.parse("TC")])
    link.judge_other(replace(worse, best=also_good.move, worths=(also_good, best, second)))
    assert [line.name for line in viewer.column.note.figures.lines] == ["close", "10 ♠"]


def test_what_was_played_is_known_at_once(viewer: ReviewViewer, link: ReviewLink) -> None:
    asked = len(link.works)
    click(viewer, PLAY_CARD[Card.parse("AD")])
    assert len(link.works) == asked
    assert "The ace of diamonds: that was your move." in note(viewer)
    assert lit(viewer) is None


@pytest.mark.parametrize(
    ("verdict", "disputed", "said"),
    [
        (Verdict.GOOD, False, "The ten of spades is just as good as closing."),
        (Verdict.CLOSE, False, "The ten of spades is not clearly worse than closing."),
        (
            Verdict.CLOSE,
            True,
            "The ten of spades may be just as good: it depends on how both players continue.",
        ),
    ],
)
def test_what_is_not_clearly_worse_is_an_answer_too(
    viewer: ReviewViewer, link: ReviewLink, verdict: Verdict, disputed: bool, said: str
) -> None:
    click(viewer, OTHER)
    link.judge_other(replace(judged(viewer, OTHER, verdict), disputed=disputed))
    assert note(viewer).startswith(f"Closing. Also good. {said}")
    assert answered(viewer)


def test_where_the_best_wins_no_more_often_it_is_said_what_an_answer_brings(
    viewer: ReviewViewer, link: ReviewLink
) -> None:
    click(viewer, OTHER)
    found = judged(viewer, OTHER, Verdict.SLIP)
    best, own = (replace(worth, wins=100) for worth in found.worths)
    link.judge_other(replace(found, worths=(best, own)))
    assert "On average, it brings +0.1 game points. Try another move." in note(viewer)
    assert "wins in" not in note(viewer)


@pytest.mark.parametrize("number", [4, 30])
def test_a_reason_that_speaks_of_the_answer_alone_is_told(
    viewer: ReviewViewer, link: ReviewLink, number: int
) -> None:
    reason = Reason(number, (("a", 9), ("n", 10), ("p", 2), ("t", 35), ("k", 31)))
    click(viewer, OTHER)
    link.judge_other(replace(judged(viewer, OTHER, Verdict.SLIP), reason=reason))
    told = {4: "Closing fails in 9 of 10 cases", 30: "You had 35, 31 too few to go out."}
    assert told[number] in note(viewer)


@pytest.mark.parametrize("by_key", [False, True])
def test_it_can_be_shown(viewer: ReviewViewer, by_key: bool) -> None:
    if by_key:
        press(viewer, Qt.Key.Key_H)
    else:
        (button,) = viewer.column.answers
        assert button.text() == "&Show me"
        button.click()
    assert note(viewer).startswith("Closing: Mistake. You led the ace of diamonds. Better: close.")
    assert answered(viewer)
    assert viewer.parts.next_mistake.hasFocus()


def test_a_coach_who_fails_says_so_and_the_question_stays(
    viewer: ReviewViewer, link: ReviewLink
) -> None:
    click(viewer, OTHER)
    link.fail("ValueError: no luck")
    assert "See the log for details." in note(viewer)
    click(viewer, CLOSE_TALON)
    assert answered(viewer)


def test_a_move_that_is_not_allowed_is_refused_with_its_reason(
    review: Open, link: ReviewLink
) -> None:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    viewer.show_decision(2)
    click(viewer, OTHER)
    assert link.works[-1:] != [OtherMoveWork], "nothing is asked"
    assert viewer.finder.look_away() is False


# ----------------------------------------------------------------------------------- on to the next


def from_the_end(viewer: ReviewViewer) -> int | None:
    """Where N leads from the end of the deal."""
    viewer.show_place(viewer.deal.last)
    press(viewer, Qt.Key.Key_Escape)
    press(viewer, Qt.Key.Key_N)
    return step_of(viewer)


def test_n_leads_to_the_next_one_that_is_not_answered(viewer: ReviewViewer) -> None:
    assert mistakes_of(viewer) == [FIRST, SECOND]
    press(viewer, Qt.Key.Key_N)
    assert step_of(viewer) == SECOND
    assert from_the_end(viewer) == FIRST
    press(viewer, Qt.Key.Key_C)
    assert note(viewer).startswith("Closing. Correct.")
    assert from_the_end(viewer) == SECOND, "the first is answered"
    press(viewer, Qt.Key.Key_O)
    assert from_the_end(viewer) == FIRST, "where none is left, to the first as ever"


def test_what_was_answered_stays_so_while_the_program_runs(
    review: Open, link: ReviewLink, switch: Switch, viewer: ReviewViewer
) -> None:
    press(viewer, Qt.Key.Key_C)
    viewer.close()
    again = review(memory=switch)
    link.finish()
    press(again, Qt.Key.Key_Return)
    assert note(again).startswith("Closing: Mistake. You led the ace of diamonds.")


def test_the_ledger_keeps_what_is_to_be_found(
    review: Open, link: ReviewLink, switch: Switch
) -> None:
    viewer = review(memory=switch)
    link.finish()
    sheet = viewer.ledger.sheets.sheet
    assert isinstance(sheet, LedgerSheet)
    assert not any("jack of spades" in remark.text for remark in sheet.ledger.remarks)
    press(viewer, Qt.Key.Key_F)
    viewer.ledger.take_away()
    viewer.show_place(viewer.deal.last)
    sheet = viewer.ledger.sheets.sheet
    assert isinstance(sheet, LedgerSheet)
    assert any("jack of spades" in remark.text for remark in sheet.ledger.remarks)


# --------------------------------------------------------------------------------------- the switch


@pytest.mark.parametrize("by_key", [False, True])
def test_the_switch_shows_all_at_once_and_stays_off(
    viewer: ReviewViewer, switch: Switch, by_key: bool
) -> None:
    if by_key:
        press(viewer, Qt.Key.Key_F)
    else:
        viewer.column.find_it.click()
    assert switch.turns == [True, False]
    assert answered(viewer)
    assert note(viewer).startswith("Closing: Mistake.")
    press(viewer, Qt.Key.Key_N)
    assert viewer.table.ringed == PLAY_CARD[Card.parse("JS")]


def test_it_says_how_it_stands(review: Open, link: ReviewLink) -> None:
    for on in (False, True):
        viewer = review(memory=Switch(on=on))
        link.finish()
        assert viewer.column.find_it.isChecked() is on


# --------------------------------------------------------------------------------------- why not …?


def shown_at_once(review: Open, link: ReviewLink) -> ReviewViewer:
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    assert answered(viewer)
    return viewer


def test_any_other_move_gets_its_figures(review: Open, link: ReviewLink) -> None:
    viewer = shown_at_once(review, link)
    click(viewer, OTHER)
    assert note(viewer) == "Why not the ten of spades? Let me see…"
    found = judged(viewer, OTHER, Verdict.BLUNDER)
    link.judge_other(found)
    said = note(viewer)
    assert said.startswith("Blunder. Why not the ten of spades? Closing wins in 52 of 100 cases")
    assert viewer.column.note.text.loss == LOSSES[Verdict.BLUNDER]
    assert viewer.sentence == "Why not the ten of spades? Blunder, −1.0."
    assert len(viewer.column.note.figures.lines) == 2
    assert viewer.table.ringed == OTHER
    assert lit(viewer) == BEST[FIRST]


def test_it_is_told_where_another_move_is_as_good(review: Open, link: ReviewLink) -> None:
    viewer = shown_at_once(review, link)
    click(viewer, OTHER)
    link.judge_other(judged(viewer, OTHER, Verdict.GOOD))
    assert note(viewer).startswith("Good. Why not the ten of spades? It is just as good.")


@pytest.mark.parametrize("way", ["escape", "button", "same", "played", "best"])
def test_there_are_ways_back(review: Open, link: ReviewLink, way: str) -> None:
    viewer = shown_at_once(review, link)
    click(viewer, OTHER)
    link.judge_other(judged(viewer, OTHER, Verdict.SLIP))
    if way == "escape":
        press(viewer, Qt.Key.Key_Escape)
    elif way == "button":
        (button,) = viewer.column.answers
        assert button.text() == "&Back to my move"
        button.click()
    else:
        again = {"same": OTHER, "played": PLAY_CARD[Card.parse("AD")], "best": CLOSE_TALON}
        click(viewer, again[way])
    assert note(viewer).startswith("Closing: Mistake. You led the ace of diamonds.")
    assert answered(viewer)
    assert viewer.isVisible()


def test_the_way_back_leads_back_after_a_failure_too(review: Open, link: ReviewLink) -> None:
    viewer = review()
    link.open()
    link.judge(3)
    link.fail("ValueError: no luck")
    viewer.show_decision(FIRST)
    click(viewer, OTHER)
    viewer.column.answers[0].click()
    reviews = [work for work in link.works if isinstance(work, ReviewWork)]
    assert len(reviews) == 1, "nothing is tried again"
    assert "Why not" not in note(viewer)


def test_a_newer_question_takes_the_place_of_an_older(review: Open, link: ReviewLink) -> None:
    viewer = shown_at_once(review, link)
    click(viewer, OTHER)
    first = link.begun.number
    other = PLAY_CARD[Card.parse("JS")]
    click(viewer, other)
    assert StopWork(first) in link.commands
    link.judge_other(judged(viewer, other, Verdict.SLIP))
    assert "Why not the jack of spades?" in note(viewer)


def test_going_on_leaves_it(review: Open, link: ReviewLink) -> None:
    viewer = shown_at_once(review, link)
    click(viewer, OTHER)
    press(viewer, Qt.Key.Key_N)
    assert "Why not" not in note(viewer)
    press(viewer, Qt.Key.Key_N, shift=True)
    assert note(viewer).startswith("Closing: Mistake."), "and it is not asked again"


def test_nothing_can_be_done_where_nothing_was_decided(viewer: ReviewViewer) -> None:
    viewer.show_place(viewer.deal.last)
    press(viewer, Qt.Key.Key_Escape)
    assert not viewer.table.takes_answers
    press(viewer, Qt.Key.Key_K)
    viewer.show_place(0)
    assert not viewer.table.takes_answers


# ---------------------------------------------------------------------------------------- a teacher


def test_plan_and_hand_are_told_at_a_mark(review: Open, link: ReviewLink) -> None:
    viewer = shown_at_once(review, link)
    assert viewer.decision is not None
    work = link.study(STUDY)
    moment = viewer.decision.moment
    assert (work.view, work.move, work.best) == (moment.view, moment.move, CLOSE_TALON)
    said = note(viewer)
    plan = "The plan: close, lead the ace of diamonds, then lead the ten of spades."
    assert plan in said
    assert "for example, the ace of diamonds loses and closing wins:" in said
    assert "the ace of hearts, the king of clubs." in said
    assert viewer.column.note.hand.cards == STUDY.failing.cards if STUDY.failing else ()
    viewer.show_decision(2)
    assert plan not in note(viewer)
    viewer.show_decision(FIRST)
    assert plan in note(viewer)
    assert len([one for one in link.works if isinstance(one, StudyWork)]) == 1


def test_nothing_of_it_is_asked_before_the_answer(viewer: ReviewViewer, link: ReviewLink) -> None:
    assert not any(isinstance(work, StudyWork) for work in link.works)
    press(viewer, Qt.Key.Key_C)
    assert isinstance(link.begun.work, StudyWork)


@pytest.mark.parametrize(("size", "is_open"), [((800, 600), False), ((1920, 1080), True)])
def test_what_is_counted_folds_where_there_is_no_room(
    review: Open, link: ReviewLink, size: tuple[int, int], is_open: bool
) -> None:
    viewer = review(size=size)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    link.study(STUDY)
    settle()
    counted = viewer.column.note.counted
    assert counted.is_open is is_open
    counted.fold.click()
    assert counted.is_open is not is_open
    press(viewer, Qt.Key.Key_N)
    assert counted.is_open is not is_open, "as the person has chosen"


def test_no_word_is_cut(review: Open, link: ReviewLink, language: str) -> None:
    for size in ((800, 600), (1280, 800)):
        viewer = review(size=size, memory=Switch())
        link.finish()
        press(viewer, Qt.Key.Key_Return)
        settle()
        assert cut_words(viewer) == [], language
        viewer.column.answers[0].click()
        link.study(STUDY)
        settle()
        assert cut_words(viewer) == [], language


def test_letters_of_the_table_answer_a_question_first(viewer: ReviewViewer, speak: Speak) -> None:
    """A in German is the letter of “Aus!”, and without a question that of all decisions."""
    speak("de")
    press(viewer, Qt.Key.Key_A)
    assert not viewer.column.all.isChecked()
    viewer.column.find_it.click()
    press(viewer, Qt.Key.Key_A)
    assert viewer.column.all.isChecked()


# -------------------------------------------------------------------------- while he still judges


def test_a_mark_is_not_asked_before_all_own_decisions_are_judged(
    review: Open, link: ReviewLink
) -> None:
    """Until then another loss may be dearer, and this one no mark."""
    viewer = review(memory=Switch())
    link.open()
    link.judge(1)
    viewer.show_decision(FIRST)
    assert viewer.review is not None
    assert not viewer.review.own_is_judged
    assert note(viewer).startswith("Your move. The coach is still reviewing your decisions.")
    assert viewer.column.answers == ()
    assert (lit(viewer), viewer.table.ringed) == (None, None)
    assert not viewer.column.hidden.isEnabled()
    assert not any("diamonds" in said or "istake" in said for said in secrets(viewer))
    click(viewer, CLOSE_TALON)
    press(viewer, Qt.Key.Key_H)
    assert note(viewer).startswith("Your move. The coach is still reviewing your decisions.")
    link.judge()
    assert note(viewer).startswith("Your move. It was your turn here. What is the best move?")
    click(viewer, CLOSE_TALON)
    assert answered(viewer)


def test_after_a_failure_what_is_judged_is_asked(review: Open, link: ReviewLink) -> None:
    viewer = review(memory=Switch())
    link.open()
    link.judge(1)
    viewer.show_decision(FIRST)
    link.fail("ValueError: no luck")
    assert note(viewer).startswith("Your move. It was your turn here. What is the best move?")


def test_without_finding_what_is_judged_is_told_at_once(review: Open, link: ReviewLink) -> None:
    viewer = review(memory=Switch(on=False))
    link.open()
    link.judge(1)
    viewer.show_decision(FIRST)
    assert "Mistake. You led the ace of diamonds." in note(viewer)


# ---------------------------------------------------------------------------------- the size of it


def test_neither_list_nor_strip_nor_ledger_tells_the_size_of_a_mark(
    review: Open, link: ReviewLink
) -> None:
    viewer = review(memory=Switch())
    link.finish()
    sheet = viewer.ledger.sheets.sheet
    assert isinstance(sheet, LedgerSheet)
    assert [remark.verdict for remark in sheet.remarks if "find the best move" in remark.text] == [
        None,
        None,
    ]
    assert sheet.ledger.lines[-1].points == "?"
    press(viewer, Qt.Key.Key_Return)
    rows = viewer.column.list.rows
    assert [(row.verdict, row.is_to_find) for row in rows] == [(None, True), (None, True)]
    plan = viewer.strip.plan
    assert [fall.verdict for fall in plan.falls] == [None, None]
    assert all(fall.top == fall.bottom for fall in plan.falls)
    assert plan.play_tenths is None
    said = viewer.strip.accessibleDescription()
    assert said == "Expected: +0.4. You have yet to find the best move."
    click(viewer, CLOSE_TALON)
    first, second = viewer.strip.plan.falls
    assert (first.verdict, second.verdict) == (Verdict.MISTAKE, None)
    assert "after your move" in viewer.strip.accessibleDescription()


# ---------------------------------------------------------------------- figures that go together


def test_figures_that_contradict_those_of_the_decision_are_not_shown(
    viewer: ReviewViewer, link: ReviewLink
) -> None:
    """A referee found a card worth 0.5; the steady player, in other worlds, finds it worth 1.5."""
    click(viewer, CLOSE_TALON)
    click(viewer, OTHER)
    found = judged(viewer, OTHER, Verdict.CLOSE)
    same = replace(found, best=CLOSE_TALON)
    worths = (replace(same.worths[0], move=CLOSE_TALON, points=1.5), same.worths[1])
    link.judge_other(replace(same, worths=worths))
    assert viewer.column.note.figures.lines == ()
    assert "The ten of spades is not clearly worse than closing." in note(viewer)


def test_what_is_disputed_has_no_figures(viewer: ReviewViewer, link: ReviewLink) -> None:
    click(viewer, CLOSE_TALON)
    click(viewer, OTHER)
    link.judge_other(replace(judged(viewer, OTHER, Verdict.CLOSE), disputed=True))
    assert viewer.column.note.figures.lines == ()
    assert "it depends on how both players continue" in note(viewer)
