"""The rating of puzzles, beside the textbook's formula."""

import random

from sixtysix_gui.training.kept.answers import START, after, rating_of, step_after
from tests.helpers.rows import each_row


@each_row("answers, step", [(0, 24), (15, 18), (30, 12), (1000, 12)])
def test_steps_become_smaller(answers: int, step: float) -> None:
    assert step_after(answers) == step


@each_row(
    "rating, difficulty, answers, is_right, found",
    [
        (1300, 3, 0, True, 1312),  # evens: half of 24
        (1300, 3, 0, False, 1288),
        (1300, 3, 30, True, 1306),
        (1500, 2, 30, True, 1501),  # 400 above: one of eleven parts of 12
        (1500, 2, 30, False, 1489),
        (1100, 4, 30, True, 1111),
        (3000, 1, 30, True, 3001),  # never nothing
        (300, 5, 30, False, 299),
    ],
)
def test_answers_change_the_rating(
    rating: int, difficulty: int, answers: int, is_right: bool, found: int
) -> None:
    assert after(rating, difficulty, answers, is_right=is_right) == found


@each_row("strength", [900, 1250, 1600])
def test_the_rating_finds_how_strong_somebody_is(strength: int) -> None:
    """Answers are right as often as the formula says of that strength."""
    chance = random.Random(4)
    rating, tail = START, list[int]()
    for answers in range(3000):
        difficulty = min(range(1, 6), key=lambda each: abs(rating_of(each) - rating))
        right = 1 / (1 + 10 ** ((rating_of(difficulty) - strength) / 400))
        rating = after(rating, difficulty, answers, is_right=chance.random() < right)
        tail += [rating] if answers > 1000 else []
    assert abs(sum(tail) / len(tail) - strength) < 40
