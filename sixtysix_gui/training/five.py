"""Five for today: own mistakes that are due, a question of the next lesson, puzzles."""

from datetime import date

from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.training.kept.fives import Five, FiveItem
from sixtysix_gui.training.practice import Practice

FIVE = 5
MOST_OWN = 2


def five_of(practice: Practice, rules: str, day: date) -> Five:
    """Return the five of a day: those that are kept, or new ones, which are kept from now on.

    What was begun stays today's until it is done. Once they are done, those are returned.
    """
    raise NotImplementedError


def five_more(practice: Practice, rules: str, day: date) -> Five:
    """Lay five more together, after those of the day are done."""
    raise NotImplementedError


def exercise_of(practice: Practice, item: FiveItem) -> Exercise | None:
    """Return the exercise of one of the five; None if it is not there any more."""
    raise NotImplementedError
