"""The gates that the shipped puzzles keep, measured from the files alone."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseKind
from tools.exercises.choosing import wanted
from tools.exercises.finding.difficulty import LOWER, misses
from tools.exercises.judging import holds_exactly, wins_exactly
from tools.exercises.measures import (
    is_close,
    is_too_plain,
    right_move,
    rules_that_solve,
    shares,
    twin_key,
)

MOST_BY_A_RULE = 0.70
CLOSES = (0.4, 0.6)
_TRIED_WITH = 5_000_000


@dataclass
class GateFigures:
    """What is measured of the puzzles of a kind and rule set."""

    count: int
    wanted: int
    difficulties: Mapping[int, int]
    best_rule: tuple[str, float]
    closes: float | None = None
    """Which share is closes, where that is the question."""
    twins: int = 0
    too_plain: int = 0
    wrong: int = 0
    """Answers that are not exact where they must be."""
    missed: int | None = None
    """Puzzles that a lower level misses when it tries again; None where none was asked."""

    @property
    def broken(self) -> list[str]:
        """What is not as it must be."""
        low, high = CLOSES
        found = {
            "too few": self.count < self.wanted,
            "twins": self.twins > 0,
            "one rule solves too many": self.best_rule[1] > MOST_BY_A_RULE,
            "one answer is too frequent": self.closes is not None
            and not low <= self.closes <= high,
            "plain but not marked easy": self.too_plain > 0,
            "not exact": self.wrong > 0,
        }
        return [name for name, is_so in found.items() if is_so]


def figures_of(puzzles: Sequence[Exercise], *, tries: bool = False) -> GateFigures:
    """Measure the puzzles of one kind and rule set; with ``tries`` the levels try them again."""
    solved = [rules_that_solve(each) for each in puzzles]
    kind = puzzles[0].kind
    found = GateFigures(
        count=len(puzzles),
        wanted=wanted(puzzles[0].rules.name),
        difficulties=dict(sorted(Counter(each.difficulty for each in puzzles).items())),
        best_rule=next(iter(shares(solved).items()), ("none", 0.0)),
        twins=len(puzzles) - len(set(map(twin_key, puzzles))),
        too_plain=sum(map(is_too_plain, puzzles, solved)),
    )
    if kind is ExerciseKind.CLOSE:
        found.closes = sum(map(is_close, puzzles)) / len(puzzles)
    else:
        is_exact = holds_exactly if kind is ExerciseKind.HOLD else wins_exactly
        found.wrong = sum(not is_exact(each) for each in puzzles)
    if tries and kind is not ExerciseKind.HOLD:
        found.missed = sum(_is_missed(each, place) for place, each in enumerate(puzzles, 1))
    return found


def _is_missed(exercise: Exercise, number: int) -> bool:
    """Return whether a level below the strongest misses a puzzle, with seeds of these tries."""
    assert isinstance(exercise.ask, ByMove)
    right, closes = right_move(exercise), is_close(exercise)
    only_close = exercise.ask.only_close
    seed = _TRIED_WITH + number
    return bool(
        misses(
            LOWER,
            exercise.view,
            lambda move: (move == CLOSE_TALON) is closes if only_close else move == right,
            seed,
        )
    )


def table(puzzles: Iterable[Exercise], *, tries: bool = False) -> tuple[list[str], bool]:
    """Return the table of all gates as lines, and whether all of them are kept."""
    groups: dict[tuple[str, ExerciseKind], list[Exercise]] = {}
    for each in puzzles:
        groups.setdefault((each.rules.name, each.kind), []).append(each)
    found = {key: figures_of(group, tries=tries) for key, group in groups.items()}
    lines = [_line(*key, figures) for key, figures in found.items()]
    return lines, not any(figures.broken for figures in found.values())


def _line(rules_name: str, kind: ExerciseKind, figures: GateFigures) -> str:
    rule, share = figures.best_rule
    difficulties = " ".join(f"{level}:{count}" for level, count in figures.difficulties.items())
    words = [
        f"{kind.value} {rules_name}: {figures.count} of {figures.wanted}",
        f"difficulty {difficulties}",
        f"best rule “{rule}” {share:.1%}",
        f"twins {figures.twins}",
        f"plain {figures.too_plain}",
    ]
    if figures.closes is not None:
        words.append(f"closes {figures.closes:.1%}")
    if kind is not ExerciseKind.CLOSE:
        words.append(f"not exact {figures.wrong}")
    if figures.missed is not None:
        words.append(f"a lower level misses {figures.missed}")
    return " · ".join([*words, *(f"BROKEN: {each}" for each in figures.broken)])
