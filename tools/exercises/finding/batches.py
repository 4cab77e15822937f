"""Candidates found deal by deal, kept in a file for each batch, so that it can go on any time."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from sixtysix_gui.training.exercise import Exercise, ExerciseKind
from sixtysix_gui.training.exercise_files import read_exercise, write_exercise
from tools.exercises.finding import closing, holding, winning

Finder = Callable[[str, int], Iterator[Exercise]]
FINDERS: Mapping[ExerciseKind, Finder] = {
    ExerciseKind.CLOSE: closing.candidates,
    ExerciseKind.WIN: winning.candidates,
    ExerciseKind.HOLD: holding.candidates,
}
DEALS: Mapping[ExerciseKind, int] = {
    ExerciseKind.CLOSE: 40,
    ExerciseKind.WIN: 200,
    ExerciseKind.HOLD: 40,
}
"""Deals of a batch."""
_ID = '[Exercise "candidate"]\n'
"""Candidates are written without one."""


def batch_path(folder: Path, kind: ExerciseKind, rules_name: str, batch: int) -> Path:
    """Return where the candidates of a batch are kept."""
    return folder / f"{kind.value}-{rules_name}-{batch:04}.json"


def find_batch(folder: Path, kind: ExerciseKind, rules_name: str, batch: int) -> int:
    """Find the candidates of a batch, unless they are there; return how many there are."""
    path = batch_path(folder, kind, rules_name, batch)
    if not path.exists():
        first = 1 + batch * DEALS[kind]
        numbers = range(first, first + DEALS[kind])
        texts = [
            write_exercise(each) for number in numbers for each in FINDERS[kind](rules_name, number)
        ]
        _write_whole(path, json.dumps(texts, indent=0))
    return len(_texts(path))


def found_in(
    folder: Path, kind: ExerciseKind, rules_name: str, batches: Iterable[int]
) -> Iterator[Exercise]:
    """Yield the candidates of some batches in order.

    Raises:
        OSError: if one of them was not looked for yet.
    """
    for batch in batches:
        for text in _texts(batch_path(folder, kind, rules_name, batch)):
            yield read_exercise(_ID + text)


def _texts(path: Path) -> list[str]:
    return list(map(str, json.loads(path.read_text(encoding="utf-8"))))


def _write_whole(path: Path, text: str) -> None:
    """Write a file that is either not there or whole, whenever the program is ended."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
