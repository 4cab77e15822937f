"""From candidates to puzzles that are shipped: no twins, both answers, no rule that solves all."""

from collections import Counter
from collections.abc import Container, Iterable
from dataclasses import replace
from hashlib import sha256

from sixtysix_gui.training.exercise import Exercise, ExerciseKind
from sixtysix_gui.training.exercise_files import write_exercise
from tools.exercises.measures import is_close, is_too_plain, name_of, rules_that_solve
from tools.exercises.twins import id_of

MOST_BY_A_RULE = {ExerciseKind.CLOSE: 0.69, ExerciseKind.WIN: 0.58, ExerciseKind.HOLD: 0.5}
"""The share that a rule of thumb may solve; the gate is at 70 % for all kinds."""

MOST_OF_AN_ANSWER = 0.58
"""The share of closes, and of leads, that is not passed; the gate is at 60 %."""


def chosen(
    candidates: Iterable[Exercise], wanted: int, refused: Container[str] = ()
) -> list[Exercise]:
    """Return as many of the candidates as are wanted, or fewer, the first that fit, with ids.

    Their order tells nothing of how they were found.
    ``refused`` are the names of those that some judge did not confirm afterwards.
    """
    taken: list[Exercise] = []
    ids: set[str] = set()
    by_rule: Counter[str] = Counter()
    answers: Counter[bool] = Counter()
    for each in candidates:
        if len(taken) == wanted:
            break
        own_id, solved_by = id_of(each), rules_that_solve(each)
        full = any(by_rule[name] >= int(MOST_BY_A_RULE[each.kind] * wanted) for name in solved_by)
        often = (
            each.kind is ExerciseKind.CLOSE
            and answers[is_close(each)] >= MOST_OF_AN_ANSWER * wanted
        )
        if name_of(each) in refused:
            continue
        if own_id in ids or full or often or is_too_plain(each, solved_by):
            continue
        ids.add(own_id)
        by_rule.update(solved_by)
        answers[is_close(each)] += 1
        taken.append(each)
    mixed = sorted(taken, key=lambda each: sha256(write_exercise(each).encode()).digest())
    return [replace(each, id=id_of(each)) for each in mixed]
