"""Where the questions and openings were found: the deal of each, and after how many moves.

Looking for them takes long; with their places written down, they are made again in a few minutes.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.exercises.lessons.judged import WORLDS

FILE = Path(__file__).parent / "places.toml"
_HEAD = "# Where questions and openings are; written by `python -m tools.exercises.lessons find`.\n"


@dataclass(frozen=True)
class Place:
    """A moment of the deal of a number.

    ``loosely`` says how clear it had to be, and ``worlds`` in how many cases it was (judged.py).
    """

    deal: int
    moves: int
    loosely: bool = False
    worlds: int = WORLDS


def read_places(file: Path = FILE) -> dict[str, Place]:
    """Return all places by the ids of their exercises."""
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {exercise_id: Place(**row) for exercise_id, row in rows.items()}


def write_places(places: Mapping[str, Place], file: Path = FILE) -> None:
    """Write places, ordered by rule set, lesson and question."""
    lines = [f"{each} = {_row(places[each])}\n" for each in sorted(places)]
    file.write_text(f"{_HEAD}\n{''.join(lines)}", encoding="utf-8")


def _row(place: Place) -> str:
    loosely = ", loosely = true" if place.loosely else ""
    worlds = "" if place.worlds == WORLDS else f", worlds = {place.worlds}"
    return f"{{ deal = {place.deal}, moves = {place.moves}{loosely}{worlds} }}"
