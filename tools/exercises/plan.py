"""How many puzzles are wanted, and in which deals they are looked for (plan.toml)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sixtysix_gui.training.exercise import ExerciseKind

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
