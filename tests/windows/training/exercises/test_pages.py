"""What stands beside an exercise: heads, figures, verdicts, bars, and what follows."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from sixtysix_gui.coach.judgements import MoveWorth, Reason
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CLOSE_TALON, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.training.exercise import (
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    ExerciseKind,
    Mark,
    Reply,
)
from sixtysix_gui.training.kept.answers import Kept
from sixtysix_gui.training.sittings import MarkedAnswer, SittingTheme
from sixtysix_gui.windows.training.exercises.answer_words import AnswerWords
from sixtysix_gui.windows.training.exercises.page import ExercisePage, PageAct
from sixtysix_gui.windows.training.exercises.pages import Pages
from sixtysix_gui.windows.training.exercises.parts import red_parts
from tests.helpers.exercises import (
    SEAT,
    SmallSitting,
    best_move_exercise,
    choice_exercise,
    hold_exercise,
    move_exercise,
    number_exercise,
    pick_exercise,
)

TODAY = date(2026, 11, 22)
NEXT = PageAct("next", "Next", lambda: None)


def pages_of(
    exercise: Exercise, theme: SittingTheme = SittingTheme.PUZZLES, lesson: int = 0
) -> Pages:
    names = {SEAT: Person("You"), Seat.A: Person("Queen", called="the Queen")}
    people = People((names[Seat.A], names[Seat.B]), parties=exercise.rules.parties, me=SEAT)
    sitting = SmallSitting([exercise], theme, lesson)
    return Pages(sitting, exercise, Narrator(CardWords(), people), "french", TODAY)


def question(
    exercise: Exercise, theme: SittingTheme = SittingTheme.PUZZLES, lesson: int = 0
) -> ExercisePage:
    return pages_of(exercise, theme, lesson).question(())


def answered(exercise: Exercise, reply: Reply | None, **fields: object) -> ExercisePage:
    mark = Mark.WRONG if reply is None else exercise.mark(reply)
    kept = replace(Kept(), **fields)  # pyright: ignore[reportArgumentType]
    outcome = MarkedAnswer(exercise, reply, mark, kept)
    return pages_of(exercise).answer(outcome, (), NEXT)


def said(page: ExercisePage) -> tuple[bool, str]:
    assert page.mark is not None
    return page.mark.is_right, page.verdict


def first_lead(exercise: Exercise, number: int = 0) -> PlayCard:
    leads = [move for move in exercise.view.legal_moves if isinstance(move, PlayCard)]
    return leads[number]


def test_a_puzzle_has_lozenges_its_number_and_four_figures() -> None:
    page = question(move_exercise(17))
    assert (page.source, page.title, page.tab) == (
        "Puzzles",
        "Close or not?",
        "Puzzle 17: Close or not?",
    )
    assert (page.difficulty, page.place, page.beads) == (3, "Puzzle 17 · Sixty-Six", ())
    names = [figure.name for figure in page.figures]
    assert names == [
        "Your card points",
        "The Queen’s card points",
        "In the talon, with the ace",
        "Score",
    ]
    assert [figure.value for figure in page.figures] == ["14", "0", "6", "0 : 0"]
    assert page.foot_figure is not None
    assert page.foot_figure.value == "1480"


def test_a_question_of_a_lesson_says_which_it_is_and_gives_its_answer_not_away() -> None:
    page = question(number_exercise(), SittingTheme.LESSON, lesson=1)
    assert (page.source, page.title) == ("Lesson 1 of 12", "Count to 66")
    assert page.place == "Question 1 of 4"
    assert page.tab == "Lesson 1 · question 1 of 4"
    assert len(page.beads) == 1
    assert "Your card points" not in [figure.name for figure in page.figures]
    last = question(choice_exercise(), SittingTheme.LESSON, lesson=7)
    assert last.place == "Question 4 of 4, from a real deal"


def test_among_five_for_today_only_the_beads_count() -> None:
    page = question(number_exercise(), SittingTheme.FIVE)
    assert (page.source, page.title, page.place) == ("Lesson 1 of 12", "Count to 66", "")
    assert page.tab == "Lesson 1: Count to 66"


def test_cards_that_were_shown_are_named_as_a_hand_is_held() -> None:
    exercise = hold_exercise()
    assert isinstance(exercise.ask, ByCards)
    view = exercise.view
    order = [CardWords().card(card) for card in sorted_hand(exercise.ask.right, view)]
    (named,) = answered(exercise, None).texts
    assert named.casefold() == f"{', '.join(order)}."
    assert answered(exercise, exercise.ask.right).texts == ()


def test_today_has_a_small_letter_within_a_head() -> None:
    own = best_move_exercise()
    days = {"2026-11-22": "Your deal, today", "2026-11-21": "Your deal, yesterday"}
    for day, head in days.items():
        record = replace(own.record, tags=(("Date", day),))
        assert question(replace(own, record=record)).source == head


def test_readers_hear_task_figures_and_hand() -> None:
    spoken = question(move_exercise()).spoken
    asked = "You are on lead. Close, or lead a card: do it on the table. Diamonds are trumps."
    assert spoken.startswith(f"Puzzle 17: Close or not? {asked}")
    assert "The Queen’s card points: 0." in spoken
    assert spoken.endswith("the ace of clubs, the king of clubs, the nine of clubs.")


def test_readers_hear_the_other_hand_where_it_lies_open() -> None:
    hold = hold_exercise()
    assert isinstance(hold.ask, ByCards)
    order = sorted_hand(hold.ask.right, hold.view)
    listed = ", ".join(CardWords().card(card) for card in order)
    move = ByMove((first_lead(hold),))
    win = replace(hold, kind=ExerciseKind.WIN, task="win-deal", ask=move)
    assert question(win).spoken.endswith(f". Your opponent: {listed}.")
    for hidden in (hold, replace(win, kind=ExerciseKind.MOVE, task="move")):
        assert listed not in question(hidden).spoken


@pytest.mark.parametrize("exercise", [number_exercise(), choice_exercise()])
def test_readers_hear_that_an_answer_was_wrong(exercise: Exercise) -> None:
    ask = exercise.ask
    assert isinstance(ask, ByNumber | ByChoice)
    wrong = answered(exercise, 0 if ask.right else 1)
    assert wrong.spoken.startswith("Not right. The answer is ")
    assert not said(wrong)[1].startswith("Not right.")
    for other in (answered(exercise, ask.right), answered(exercise, None)):
        assert "Not right." not in other.spoken


def test_readers_hear_the_right_cards_after_others_were_picked() -> None:
    exercise = pick_exercise()
    ask = exercise.ask
    assert isinstance(ask, ByCards)
    names = [CardWords().card(card) for card in sorted_hand(ask.right, exercise.view)]
    page = answered(exercise, frozenset(ask.offered[1:3]))
    line = f"The answer is {', '.join(names)}."
    assert page.spoken.startswith(f"Not right. 1 of 2. {line}")
    assert line not in page.texts
    assert line not in answered(exercise, ask.right).spoken


@pytest.mark.parametrize(
    ("closing_wins", "closes", "expected"),
    [
        (True, True, (True, "Right: close.")),
        (True, False, (False, "Better: close.")),
        (False, False, (True, "Right: do not close.")),
        (False, True, (False, "Better: do not close.")),
    ],
)
def test_close_or_not_is_right_or_wrong(
    closing_wins: bool, closes: bool, expected: tuple[bool, str]
) -> None:
    exercise = move_exercise(closing_wins=closing_wins)
    reply = CLOSE_TALON if closes else first_lead(exercise)
    assert said(answered(exercise, reply)) == expected


def test_any_lead_means_not_close_and_the_best_one_is_told() -> None:
    exercise = move_exercise(closing_wins=False)
    assert isinstance(exercise.ask, ByMove)
    best = exercise.ask.right[0]
    other = next(
        first_lead(exercise, place) for place in (0, 1) if first_lead(exercise, place) != best
    )
    told = answered(exercise, other)
    assert said(told)[0]
    assert any(text.startswith("The best lead is ") for text in told.texts)
    assert not any(text.startswith("The best") for text in answered(exercise, best).texts)


def test_two_bars_compare_closing_and_playing_on() -> None:
    page = answered(move_exercise(), CLOSE_TALON)
    bars = [(bar.name, bar.value, bar.share) for bar in page.bars]
    assert bars == [
        ("Closing wins", "64 of 100", 0.64),
        ("Playing on wins", "10 of 100", 0.1),
    ]
    assert "both sides playing well." in page.note
    assert page.texts == ("Once the talon is closed, the Queen cannot draw the missing trumps.",)


def test_moves_that_win_as_often_are_compared_by_points() -> None:
    exercise = best_move_exercise()
    assert isinstance(exercise.ask, ByMove)
    first, second = exercise.ask.worths
    even = (
        MoveWorth(first.move, 2.0, 0.0, 1, 1, 0.0),
        MoveWorth(second.move, 1.0, 0.0, 1, 1, 0.0),
    )
    exact = replace(exercise, ask=replace(exercise.ask, worths=even), cases=0)
    page = answered(exact, second.move)
    assert [bar.value for bar in page.bars] == ["+2.0", "+1.0"]
    assert [round(bar.share, 3) for bar in page.bars] == [0.833, 0.667]
    assert page.note == "In every possible deal."


def test_an_answer_that_was_shown_names_the_best_move() -> None:
    exercise = best_move_exercise()
    assert said(answered(exercise, None)) == (False, "Best: the jack of spades.")


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("yes", "The answer is yes."),
        ("other", "The answer is the Queen."),
        ("me", "The answer is you."),
        ("out", "The answer is say “Out!”."),
        ("one", "The answer is 1."),
        ("first", "The answer is the ten of hearts."),
    ],
)
def test_an_answer_to_choose_has_a_small_letter_in_its_sentence(option: str, text: str) -> None:
    exercise = replace(
        choice_exercise(),
        ask=ByChoice(0, (option, "no")),
        values=(("first", Card.parse("TH")),) if option == "first" else (),
    )
    outcome = MarkedAnswer(exercise, 1, Mark.WRONG)
    assert AnswerWords(outcome, pages_of(exercise).narrator).verdict() == text


def test_cards_are_counted_and_each_missed_one_is_explained() -> None:
    exercise = hold_exercise()
    right = exercise.ask.right
    assert isinstance(right, frozenset)
    wrong = next(card for card in exercise.view.won[0].cards)
    missed = min(right)
    page = answered(exercise, right - {missed} | {wrong})
    assert said(page) == (False, "5 of 6.")
    assert len(page.texts) == 2
    assert page.texts[1].endswith("fell in trick 1.")


@pytest.mark.parametrize(("days", "text"), [(3, "3 days"), (7, "a week"), (30, "a month")])
def test_a_mistake_that_was_solved_says_when_it_comes_back(days: int, text: str) -> None:
    exercise = best_move_exercise()
    page = answered(exercise, first_lead(exercise), comes_back=TODAY + timedelta(days=days))
    assert page.foot_note == f"Solved: it comes back in {text}."


def test_a_mistake_that_was_missed_comes_tomorrow_and_a_learned_one_never() -> None:
    exercise = best_move_exercise()
    missed = answered(exercise, CLOSE_TALON, comes_back=TODAY + timedelta(days=1))
    assert missed.foot_note == "Not yet: it comes back tomorrow."
    learned = answered(exercise, first_lead(exercise), is_learned=True)
    assert learned.foot_note == "Solved: this mistake is learned."


def test_the_rating_is_told_with_its_change() -> None:
    page = answered(move_exercise(), CLOSE_TALON, rating=(1480, 1492))
    assert page.foot_figure is not None
    assert page.foot_figure.value == "1480 → 1492"
    assert page.all_spoken == f"{page.spoken} Your rating: 1480 → 1492."


def test_readers_hear_what_stands_at_the_foot() -> None:
    assert question(move_exercise()).all_spoken.endswith(" Your rating: 1480.")
    own = best_move_exercise()
    assert answered(own, first_lead(own), is_learned=True).all_spoken.endswith(
        " Solved: this mistake is learned."
    )


def test_a_mistake_tells_of_which_deal_it_is_and_what_was_played_then() -> None:
    exercise = best_move_exercise()
    assert isinstance(exercise.ask, ByMove)
    then = exercise.ask.worths[1].move
    reason = Reason(7, (("k", 2), ("played", then), ("a", 3), ("n", 10)))
    record = replace(exercise.record, tags=(("Date", "2026-11-14"),))
    own = replace(exercise, reason=reason, record=record)
    assert question(own).source == "Your deal, Saturday 14 November"
    assert answered(own, first_lead(own)).texts[-1] == "Then you chose the king of diamonds."
    assert len(answered(own, then).texts) == 1


def test_the_best_move_is_compared_with_one_that_is_worse() -> None:
    exercise = best_move_exercise()
    assert isinstance(exercise.ask, ByMove)
    first, second = exercise.ask.worths
    third = MoveWorth(first_lead(exercise, 2), -0.5, 0.1, 20, 100, 0.0)
    ask = ByMove((first.move, second.move), (first, second, third))
    close = replace(exercise, ask=ask)
    assert [bar.value for bar in answered(close, first.move).bars] == ["70 of 100", "20 of 100"]
    assert [bar.value for bar in answered(close, second.move).bars] == ["70 of 100", "50 of 100"]
    assert said(answered(close, second.move)) == (True, "Also good. Best: the jack of spades.")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("10♥  +13", ["10♥"]),
        ("9♦ → A♦", ["9♦", "A♦"]),
        ("20 in spades\n▸ Q♠", []),
        ("Herz Ober", []),
    ],
)
def test_only_cards_of_red_suits_are_red(text: str, cards: list[str]) -> None:
    assert [text[start : start + length] for start, length in red_parts(text)] == cards
