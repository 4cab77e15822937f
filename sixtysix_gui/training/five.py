"""Five for today: own mistakes that are due, a question of the next lesson, puzzles.

They are laid together once a day and rule set, and kept. Mistakes come first, puzzles last.
"""

from collections.abc import Iterator
from datetime import date
from itertools import islice

from sixtysix_gui.training.choosing import (
    exercise_named,
    kinds_in_turn,
    missed_puzzles,
    next_puzzle,
    open_questions,
)
from sixtysix_gui.training.exercise import Kind, Source
from sixtysix_gui.training.kept.fives import Five, FiveItem
from sixtysix_gui.training.lessons import LessonsMissingError
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.puzzles import PuzzlesMissingError
from sixtysix_gui.training.taught import LESSONS

FIVE = 5
MOST_OWN = 2
_HARDEST = 3
"""Puzzles of the hardest kind once all lessons are done."""


def five_of(practice: Practice, rules: str, day: date) -> Five:
    """Return the five of a day: those that are kept, or new ones, which are kept from now on.

    What was begun stays today's until it is done. Once they are done, those are returned. What
    is not there any more, as a mistake that was taken out, is left out. There are fewer, or none,
    where there is nothing more to ask.
    """
    kept = practice.fives.of(rules, day)
    if kept is not None and not kept.is_done:
        kept = _without_gone(practice, kept, day)
    return kept or _laid(practice, rules, day)


def five_more(practice: Practice, rules: str, day: date) -> Five:
    """Lay five more together, after those of the day are done."""
    return _laid(practice, rules, day)


def _without_gone(practice: Practice, five: Five, day: date) -> Five | None:
    for item in five.items:
        if item.mark is None and exercise_named(practice, item.source, item.exercise) is None:
            practice.fives.drop(five.number, item.exercise, day)
    return practice.fives.of(five.rules, day)


def _laid(practice: Practice, rules: str, day: date) -> Five:
    own = [FiveItem(each.id, Source.OWN) for each in practice.mistakes.due(rules, day)]
    lessons = list(_questions(practice, rules))
    first = [*own[:MOST_OWN], *lessons[: 1 if own else MOST_OWN]]
    puzzles = list(_puzzles(practice, rules, FIVE - len(first)))
    more = [each for each in (*lessons, *own) if each not in first]
    first += more[: FIVE - len(first) - len(puzzles)]  # where there are no puzzles
    items = sorted([*first, *puzzles], key=lambda item: _ORDER.index(item.source))
    return practice.fives.lay(rules, day, items) if items else Five(0, rules, day, ())


_ORDER = (Source.OWN, Source.LESSON, Source.PUZZLE)


def _questions(practice: Practice, rules: str) -> Iterator[FiveItem]:
    """Yield the open questions of the next lessons, as many as five could ever ask."""
    done = practice.lessons.done()
    try:
        found = (
            FiveItem(name, Source.LESSON, lesson)
            for lesson in LESSONS
            if lesson not in done
            for _, name in open_questions(practice, rules, lesson)
        )
        yield from islice(found, FIVE)
    except LessonsMissingError:
        return


def _puzzles(practice: Practice, rules: str, count: int) -> Iterator[FiveItem]:
    """Yield puzzles: those missed in the last five, then of one kind after the other."""
    before = practice.fives.last(rules)
    items = () if before is None else before.items
    last = [item.exercise for item in items if item.source is Source.PUZZLE]
    asked = missed_puzzles(practice, rules, last)[:count]
    yield from (FiveItem(each, Source.PUZZLE) for each in asked)
    kinds = _kinds(practice, rules)
    try:
        for place in range(len(asked), count):
            turn = kinds[place % len(kinds) :] + kinds[: place % len(kinds)]
            found = next_puzzle(practice, rules, turn, asked)
            if found is None:
                return
            asked.append(found.id)
            yield FiveItem(found.id, Source.PUZZLE)
    except PuzzlesMissingError:
        return


def _kinds(practice: Practice, rules: str) -> tuple[Kind, ...]:
    """Return the kinds to ask in turn; after all lessons the hardest comes three times first."""
    kinds = kinds_in_turn(practice, rules)
    hardest = practice.answers.hardest(rules)
    if practice.lessons.next() is not None or hardest is None:
        return kinds
    return (*(hardest,) * _HARDEST, *(kind for kind in kinds if kind is not hardest))
