"""From candidates to files that are shipped: no twins, both answers, no rule that solves all."""

import re
import tomllib
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from sixtysix_gui.coach.judgements import COACH_VERSION
from sixtysix_gui.training.exercise import Exercise, ExerciseKind
from sixtysix_gui.training.exercise_files import write_exercise
from tools.exercises.measures import id_of, is_close, is_too_plain, name_of, rules_that_solve
from tools.strength.__main__ import Places
from tools.strength.plan import read_plan

_PLAN: dict[str, Any] = tomllib.loads(Path(__file__).with_name("plan.toml").read_text("utf-8"))


def wanted(rules_name: str) -> int:
    """Return how many puzzles of each kind a rule set gets."""
    return int(_PLAN["wanted"][rules_name])


def batches_for(kind: ExerciseKind, rules_name: str) -> Iterator[int]:
    """Yield the numbers of the batches that are looked through for a kind and a rule set."""
    for first, end in _PLAN[kind.value][rules_name]:
        yield from range(first, end)


def refused() -> frozenset[str]:
    """Return the names of candidates that were not confirmed when all was judged once more."""
    return frozenset(map(str, _PLAN["refused"]["names"]))


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


_POINTS = re.compile(r" [AB]\+\d+$", re.MULTILINE)
"""The points of a trick, which follow from its cards."""
_FIRST = '[Exercise "'
_COMMON = ("Format", "Variant", "Source", "Kind", "Task", "Offered", "Cases", "Judges", "Result")


def judges() -> str:
    """Return the versions of those who judge."""
    players = read_plan(Places().plan).version
    return f"coach {COACH_VERSION}, players {players}, thumb"


def file_text(kinds: Iterable[Sequence[Exercise]]) -> str:
    """Return the text of a file with the puzzles of each kind."""
    named = judges()
    return "\n".join(
        _section([_parts(replace(each, judges=named)) for each in puzzles]) for puzzles in kinds
    )


def _parts(exercise: Exercise) -> tuple[dict[str, str], str]:
    """Return the tag lines of a puzzle by name, and its moves."""
    head, _, moves = write_exercise(exercise).partition("\n\n")
    tags = {line[1 : line.index(" ")]: line for line in head.splitlines()}
    return tags, _POINTS.sub("", moves)


def _section(parts: Sequence[tuple[dict[str, str], str]]) -> str:
    first = parts[0][0]
    common = {
        name: first[name]
        for name in _COMMON
        if name in first and all(tags.get(name) == first[name] for tags, _ in parts)
    }
    lines = sorted(common.values(), key=lambda line: not line.startswith("[Kind"))
    blocks = [_block(tags, common, moves) for tags, moves in parts]
    return "\n".join(["\n".join(lines) + "\n", *blocks])


def _block(tags: dict[str, str], common: dict[str, str], moves: str) -> str:
    own = [line for name, line in tags.items() if name not in common]
    own.sort(key=lambda line: not line.startswith(_FIRST))
    return "\n".join([*own, "", moves])
