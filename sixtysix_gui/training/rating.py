"""The rating of puzzles: Elo, with the puzzle as opponent, from first answers only."""

START = 1200
_OF_DIFFICULTY = {1: 900, 2: 1100, 3: 1300, 4: 1500, 5: 1700}
"""What a puzzle of each difficulty counts as."""
_STEPS = 24, 12
"""The greatest change of an answer: for beginners, and for all others."""
_SETTLED = 30
"""After so many answers the lesser step is reached."""
_SPREAD = 400


def rating_of(difficulty: int) -> int:
    """Return what a puzzle counts as."""
    return _OF_DIFFICULTY[difficulty]


def step_after(answers: int) -> float:
    """Return the greatest change of the next answer: from 24 to 12 in equal steps."""
    most, least = _STEPS
    return max(most - (most - least) * answers / _SETTLED, least)


def expected(rating: int, difficulty: int) -> float:
    """Return how likely a right answer is, from 0 to 1."""
    return 1 / (1 + 10 ** ((rating_of(difficulty) - rating) / _SPREAD))


def after(rating: int, difficulty: int, answers: int, *, is_right: bool) -> int:
    """Return the rating after an answer; ``answers`` have counted before."""
    change = step_after(answers) * (is_right - expected(rating, difficulty))
    whole = round(change)
    return rating + (whole or (1 if is_right else -1))
