"""Writes the file of a rule set: what the puzzles of a kind have in common stands there once."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from sixtysix_gui.coach.judgement_cache import COACH_VERSION
from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.training.exercise_files import write_exercise
from tools.strength.__main__ import Places
from tools.strength.plan import read_plan

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
