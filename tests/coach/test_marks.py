"""Three moves of a deal at most are marked: the dearest, each lesson once."""

from dataclasses import replace

import pytest

from sixtysix_gui.coach.accounts import JudgedMove, account_of
from sixtysix_gui.coach.judging import nothing_to_judge
from sixtysix_gui.coach.lessons import JudgedDecision, dearest, lessons_of
from sixtysix_gui.coach.values.judgements import Judgement, MoveWorth, Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, PLAY_CARD, Move
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.rows import each_row

TEN, NINE = PLAY_CARD[Card.parse("TS")], PLAY_CARD[Card.parse("9S")]


def decided(
    step: int,
    loss: float,
    *,
    trick: int | None = None,
    best: Move = NINE,
    verdict: Verdict | None = None,
    chance: float | None = None,
) -> JudgedDecision:
    """A decision that cost so much; ``chance`` is a loss in chances that decided."""
    if verdict is None:
        verdict = _by_borders(loss, (0.1, 0.4, 0.8))
    state = seeded_deal(rule_set("german-66"), 1)
    view = replace(state.view(state.to_act), trick_number=step if trick is None else trick)
    judged = replace(
        nothing_to_judge(view, TEN),
        best=best,
        verdict=verdict if chance is None else _by_borders(chance, (0.03, 0.1, 0.2)),
        loss=loss,
        chance_loss=chance or 0.0,
        by_chance=chance is not None,
    )
    return JudgedDecision(step, view, judged)


def _by_borders(loss: float, borders: tuple[float, float, float]) -> Verdict:
    reached = sum(loss >= border for border in borders)
    return (Verdict.GOOD, Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER)[reached]


@each_row(
    ("losses", "marked"),
    [
        ([], []),
        ([0.0, 0.05], []),
        ([0.2, 0.0, 0.9], [0, 2]),
        ([0.2, 0.3, 0.9, 0.5], [1, 2, 3]),
        ([0.9, 0.5, 0.3, 0.2, 1.5], [0, 1, 4]),
        ([0.3, 0.3, 0.3, 0.3], [0, 1, 2]),
    ],
)
def test_the_three_dearest_in_the_order_of_the_deal(losses: list[float], marked: list[int]) -> None:
    lessons = lessons_of(decided(step, loss) for step, loss in enumerate(losses))
    assert [mark.step for mark in dearest(lessons)] == marked
    assert len(lessons) == sum(loss >= 0.1 for loss in losses), "no lesson is lost"


def test_what_was_too_close_is_no_lesson_however_large() -> None:
    assert lessons_of([decided(1, 0.9, verdict=Verdict.CLOSE)]) == ()


def test_chances_weigh_as_the_points_of_the_same_border() -> None:
    lessons = lessons_of(
        [
            decided(1, -0.3, chance=0.10),
            decided(2, 0.45),
            decided(3, 0.35),
            decided(4, -0.1, chance=0.20),
            decided(5, 0.75),
        ]
    )
    assert [lesson.weight for lesson in lessons] == pytest.approx([0.4, 0.45, 0.35, 0.8, 0.75])
    assert [mark.step for mark in dearest(lessons)] == [2, 4, 5]
    assert [lesson.loss for lesson in lessons] == [None, 0.45, 0.35, None, 0.75]
    assert lessons[3].verdict is Verdict.BLUNDER


def test_one_lesson_twice_in_a_turn_is_told_once_at_the_dearer_move() -> None:
    melded = decided(7, 0.24, trick=3, best=CLOSE_TALON)
    led = decided(8, 0.66, trick=3, best=CLOSE_TALON)
    (lesson,) = lessons_of([melded, led])
    assert (lesson.step, lesson.steps) == (8, (7, 8))
    assert (lesson.loss, lesson.verdict) == (0.66, Verdict.MISTAKE)


def test_account_and_marks_agree_which_loss_of_a_turn_is_the_dearer() -> None:
    """By chances that decided the second weighs 0.8, by its points only 0.1."""
    by_points = decided(7, 0.5, trick=3, best=CLOSE_TALON)
    by_chance = decided(8, 0.1, trick=3, best=CLOSE_TALON, chance=0.2)
    (lesson,) = lessons_of([by_points, by_chance])
    assert (lesson.step, lesson.steps) == (8, (7, 8))
    moves = [JudgedMove(one.step, True, one.view, one.judgement) for one in (by_points, by_chance)]
    moves = [replace(one, judgement=_compared(one.judgement)) for one in moves]
    assert [step.given for step in account_of(moves, 0).steps] == [0.0, 0.1]


def _compared(judgement: Judgement) -> Judgement:
    """The judgement as one that compared two moves, as an account wants it."""
    worth = MoveWorth(NINE, 0.0, 0.1, 5, 10, 0.5)
    return replace(judgement, worths=(worth, replace(worth, move=TEN)))


@each_row(
    "second",
    [
        decided(8, 0.66, trick=4, best=CLOSE_TALON),
        decided(8, 0.66, trick=3, best=EXCHANGE_TRUMP),
    ],
)
def test_two_lessons_stay_two(second: JudgedDecision) -> None:
    first = decided(7, 0.24, trick=3, best=CLOSE_TALON)
    assert [lesson.steps for lesson in lessons_of([first, second])] == [(7,), (8,)]


def test_a_lesson_between_does_not_part_the_turn_of_another() -> None:
    first = decided(6, 0.3, trick=3, best=CLOSE_TALON)
    between = decided(7, 0.3, trick=3, best=EXCHANGE_TRUMP)
    last = decided(8, 0.2, trick=3, best=CLOSE_TALON)
    assert [lesson.steps for lesson in lessons_of([first, between, last])] == [(6, 8), (7,)]
