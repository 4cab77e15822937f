"""The puzzles that are shipped: their ids at once, each exercise only when it is asked for.

A file begins each kind with a block of the tags that all puzzles of the kind have in common; the
block of a puzzle has the others and the moves. Its id ends with digits that hang on its hands,
as ``close-german-66-5e5745``; its number is its place. How they are made: docs/practice.md.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sixtysix_gui.training.exercise import PUZZLE_KINDS, Exercise, ExerciseKind
from sixtysix_gui.training.exercise_files import ExerciseError, read_exercise
from sixtysix_gui.training.taught import TAUGHT

PUZZLES = Path(__file__).parent / "data"
_ID = re.compile(r"(?P<kind>[a-z]+)-(?P<rules>.+)-[0-9a-f]{6}")
_BLOCK = re.compile(r'^\[(Kind|Exercise) "([^"\n]+)"\]\n', re.MULTILINE)
_DIFFICULTY = re.compile(r'^\[Difficulty "([1-5])"\]$', re.MULTILINE)
_COMMON = "Kind"


class PuzzlesMissingError(Exception):
    """The puzzles are missing or damaged; ``str()`` is an English sentence that says which."""


@dataclass(frozen=True)
class _Stock:
    """The puzzles of a rule set as text; those of a kind in the order of their numbers."""

    ids: Mapping[ExerciseKind, tuple[str, ...]]
    texts: Mapping[str, str]


def puzzles_of(rules_name: str, kind: ExerciseKind | None = None) -> Sequence[str]:
    """Return the ids of the puzzles of a rule set and a kind, or of all kinds.

    Raises:
        PuzzlesMissingError: if they are missing or damaged.
    """
    ids = _stock(PUZZLES, rules_name).ids
    if kind is not None:
        return ids.get(kind, ())
    return tuple(each for some in ids.values() for each in some)


def puzzle(puzzle_id: str) -> Exercise:
    """Return the puzzle of an id.

    Raises:
        PuzzlesMissingError: if it is missing or damaged.
    """
    named = _ID.fullmatch(puzzle_id)
    text = _stock(PUZZLES, named["rules"]).texts.get(puzzle_id) if named else None
    if text is None:
        raise PuzzlesMissingError(f"There is no puzzle “{puzzle_id}”.")
    try:
        return read_exercise(text)
    except ExerciseError as error:
        raise PuzzlesMissingError(f"The puzzle “{puzzle_id}” is damaged: {error}") from error


def number_of(puzzle_id: str) -> int:
    """Return the number of a puzzle as players know it: its place in its kind; 0 if it is gone."""
    named = _ID.fullmatch(puzzle_id)
    try:
        ids = puzzles_of(named["rules"], ExerciseKind(named["kind"])) if named else ()
        return ids.index(puzzle_id) + 1
    except (PuzzlesMissingError, ValueError):
        return 0


def difficulty_of(puzzle_id: str) -> int:
    """Return the difficulty of a puzzle, 1 to 5, without reading it.

    Raises:
        PuzzlesMissingError: if it is missing or damaged.
    """
    named = _ID.fullmatch(puzzle_id)
    text = _stock(PUZZLES, named["rules"]).texts.get(puzzle_id, "") if named else ""
    found = _DIFFICULTY.search(text)
    if found is None:
        raise PuzzlesMissingError(f"There is no puzzle “{puzzle_id}” with a difficulty.")
    return int(found[1])


def puzzles_path(folder: Path, rules_name: str) -> Path:
    """Return where in a folder the puzzles of a rule set are."""
    return folder / f"puzzles-{rules_name}.66r"


@cache
def _stock(folder: Path, rules_name: str) -> _Stock:
    path = puzzles_path(folder, rules_name)
    if rules_name not in TAUGHT:
        raise PuzzlesMissingError(f"There are no puzzles for “{rules_name}”.")
    try:
        stock = _read(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PuzzlesMissingError(f"The puzzles in {path} cannot be read: {error}") from error
    if set(stock.ids) != set(PUZZLE_KINDS):
        raise PuzzlesMissingError(f"Puzzles are missing in {path}.")
    return stock


def _read(text: str) -> _Stock:
    """Cut a file into its puzzles, without reading any."""
    ids: dict[ExerciseKind, list[str]] = {}
    texts: dict[str, str] = {}
    common, own = "", list[str]()
    starts = list(_BLOCK.finditer(text))
    ends = [*(found.start() for found in starts[1:]), len(text)]
    for found, end in zip(starts, ends, strict=True):
        block = text[found.start() : end].strip()
        if found[1] == _COMMON:
            common, own = block, ids.setdefault(ExerciseKind(found[2]), [])
        else:
            own.append(found[2])
            texts[found[2]] = f"{common}\n{block}\n"
    return _Stock({kind: tuple(some) for kind, some in ids.items()}, texts)
