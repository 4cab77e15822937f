"""A reason that the coach found about one move is not said of another that was the answer."""

from dataclasses import replace

import pytest

from sixtysix_gui.coach.judgements import LineKind, LinePart, MoveWorth, Reason
from sixtysix_gui.rules.moves import CLOSE_TALON, Move, PlayCard
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseKind, ExerciseSource, Mark
from sixtysix_gui.training.sittings import MarkedAnswer
from sixtysix_gui.windows.training.exercises.answer_words import AnswerWords
from tests.helpers.exercises import best_move_exercise, move_exercise
from tests.windows.training.exercises.test_pages import answered, pages_of

OWN = best_move_exercise()
LEADS = [move for move in OWN.view.legal_moves if isinstance(move, PlayCard)]
BEST, WORSE, OTHER = LEADS[:3]
THEN = "Then you chose the king of diamonds."
GIVES = Reason(46, (("played", WORSE), ("p", 4)))
KEEP = Reason(13, (("card", WORSE.card), ("card2", OWN.view.won[0].cards[0])))


def asked(reason: Reason, source: ExerciseSource = ExerciseSource.OWN) -> Exercise:
    return replace(OWN, reason=reason, source=source, id=move_exercise().id)


@pytest.mark.parametrize("reason", [GIVES, KEEP])
def test_what_was_played_then_comes_before_a_reason_that_is_about_it(reason: Reason) -> None:
    texts = answered(asked(reason), OTHER).texts
    assert texts[0] == THEN
    assert len(texts) == 2
    assert answered(asked(reason), BEST).texts == (texts[1], THEN)
    assert answered(asked(reason), WORSE).texts == (texts[1],)


@pytest.mark.parametrize("reason", [GIVES, KEEP, Reason(4, (("p", 2), ("a", 9), ("n", 10)))])
def test_a_puzzle_says_nothing_of_a_move_that_was_not_the_answer(reason: Reason) -> None:
    puzzle = asked(reason, ExerciseSource.PUZZLE)
    assert answered(puzzle, OTHER).texts == ()
    assert answered(puzzle, None).texts
    assert answered(puzzle, BEST).texts


def test_of_a_line_stays_what_is_told_of_the_best_move() -> None:
    line = (
        LinePart(LineKind.TRUMPED, WORSE.card, WORSE.card.suit, points=4),
        LinePart(LineKind.FIRST, BEST.card),
    )
    puzzle = asked(Reason(37, (("line", line),)), ExerciseSource.PUZZLE)
    (text,) = answered(puzzle, OTHER).texts
    assert "trumps" not in text
    assert "With the jack of spades, you reach 66 first." in text
    assert "trumps" in answered(puzzle, WORSE).texts[0]


def test_the_table_tells_no_reason_that_is_about_another_move() -> None:
    outcome = MarkedAnswer(asked(GIVES), OTHER, Mark.WRONG)
    assert (
        AnswerWords(outcome, pages_of(outcome.exercise).narrator).pill()
        == "Better: the jack of spades."
    )


@pytest.mark.parametrize(
    ("reply", "value"),
    [
        (OTHER, "30 of 100"),
        (BEST, "50 of 100"),
        (WORSE, "50 of 100"),
    ],
)
def test_the_answer_is_among_the_bars_where_it_has_a_worth(reply: Move, value: str) -> None:
    order = (CLOSE_TALON, BEST, OTHER)
    worths = tuple(
        MoveWorth(move, 1.0 - place, 0.1, 70 - 20 * place, 100, 0.0)
        for place, move in enumerate(order)
    )
    ask = ByMove((CLOSE_TALON,), worths)
    bars = answered(replace(asked(GIVES), kind=ExerciseKind.MOVE, ask=ask), reply).bars
    assert bars[0].name == "Closing wins"
    assert bars[1].value == value
    assert (bars[1].name == "Playing on wins") is (reply != OTHER)
