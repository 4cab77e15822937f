"""Made-up exercises, and a stock of puzzles and lessons made of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import pytest

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training import choosing
from sixtysix_gui.training.exercise import (
    PUZZLE_KINDS,
    ByChoice,
    ByMove,
    Exercise,
    ExerciseKind,
    ExerciseSource,
)
from sixtysix_gui.training.exercise_files import read_exercise, write_exercise
from sixtysix_gui.training.kept.mistakes import FoundMistake

TODAY = date(2026, 11, 30)
RULES = "german-66"
RIGHT, WRONG = 1, 0
"""Replies to made-up exercises."""
_PACK = "KD AS 9S QH JH TH TS KH AC QC JS JD KC 9D JC QS TC KS QD AH 9C TD 9H AD"
_LEAD = PLAY_CARD[Card.parse("AC")]


def later(days: int) -> date:
    return TODAY + timedelta(days=days)


def record(rules: str = RULES) -> DealRecord:
    """Return a deal before its first move; Seat.A leads."""
    pack = tuple(map(Card.parse, _PACK.split()))
    if len(rule_set(rules).pack) != len(pack):
        pack = tuple(rule_set(rules).pack)
    return DealRecord(rule_set(rules), pack, Seat.B, ())


def made_up(
    name: str,
    source: ExerciseSource = ExerciseSource.PUZZLE,
    kind: ExerciseKind = ExerciseKind.CLOSE,
    difficulty: int = 3,
    rules: str = RULES,
) -> Exercise:
    """Return an exercise whose second option is right."""
    ask = ByChoice(RIGHT, ("yes", "no"))
    return Exercise(
        name, source, kind, record(rules), Seat.A, "win-deal", ask, difficulty=difficulty
    )


def own(number: int, day: date = TODAY, rules: str = RULES) -> FoundMistake:
    """Return an own mistake in which one lead is right."""
    plain = record(rules)
    right = (plain.start().legal_moves()[0],)
    exercise = Exercise(
        f"own-{number}", ExerciseSource.OWN, ExerciseKind.MOVE, plain, Seat.A, "lead", ByMove(right)
    )
    return FoundMistake(read_exercise(write_exercise(exercise)), day, loss=0.9)


class Stock:
    """Puzzles of all kinds by their difficulties, and lessons with eight questions each."""

    def __init__(self, difficulties: Sequence[int] = (1, 2, 3, 4, 5)) -> None:
        self.difficulties = difficulties
        self.numbers, self.variants = "1234", "ab"

    def put_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("puzzle", "difficulty_of", "puzzles_of", "question", "questions"):
            monkeypatch.setattr(choosing, name, getattr(self, name))

    def puzzles_of(self, rules: str, kind: ExerciseKind | None = None) -> Sequence[str]:
        kinds = PUZZLE_KINDS if kind is None else (kind,)
        numbers = range(1, len(self.difficulties) + 1)
        return [f"{each.value}-{rules}-{number:03}" for each in kinds for number in numbers]

    def puzzle(self, name: str) -> Exercise:
        kind, _, rest = name.partition("-")
        rules, _, number = rest.rpartition("-")
        difficulty = self.difficulties[int(number) - 1]
        return made_up(name, kind=ExerciseKind(kind), difficulty=difficulty, rules=rules)

    def difficulty_of(self, name: str) -> int:
        return self.difficulties[int(name.rpartition("-")[2]) - 1]

    def questions(self, rules: str, lesson: int) -> tuple[str, ...]:
        start = f"lesson-{lesson:02}-{rules}"
        return tuple(f"{start}-{number}{each}" for number in self.numbers for each in self.variants)

    def question(self, name: str) -> Exercise:
        rules = name[len("lesson-01-") : -len("-1a")]
        return made_up(name, ExerciseSource.LESSON, ExerciseKind.CHOICE, rules=rules)
