"""What each level is worth per deal, from all matches that levels have played with each other.

The values are those whose differences fit the matches best: least squares, every match weighed by
one over its squared standard error, the Queen's being 0. Whether strength is a matter of one number
at all is told by chi squared, which then is about its degrees of freedom.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.ai.matches.results import NORMAL_95, Estimate, estimate, estimate_ratio
from sixtysix_gui.ai.matches.rotations import VALUES_A_GAME, Points
from sixtysix_gui.ai.players.levels import WEAKEST_FIRST
from tools.strength.plan import read_plan
from tools.strength.results import ResultsFile

_ROOT = Path(__file__).parents[2]
PLAN = _ROOT / "tools" / "strength" / "plan.toml"
_PLANNED = {player for match in read_plan(PLAN).matches() for player in match.players}
LEVELS = tuple(level for level in WEAKEST_FIRST if level in _PLANNED)
"""Those that have matches, the weakest first."""
QUEEN = LEVELS.index("club")
RESULTS = _ROOT / "benchmarks" / "strength.jsonl"
"""The points of all matches that docs/strength.md shows."""
DATA = _ROOT / "sixtysix_gui" / "statistics" / "measured.toml"


@dataclass(frozen=True)
class PlayedGame:
    """A game of a match: what both players had at its end, and its deals."""

    first: int
    second: int
    deals: int


@dataclass(frozen=True)
class PlayedMatch:
    """A match of two levels, by their numbers: what the first won of the second per deal.

    ``error`` is its standard error. It was of ``games``, or of single deals: then ``leads`` are
    what the first won of the second in each.
    """

    first: int
    second: int
    rules: str
    lead: float
    error: float
    games: tuple[PlayedGame, ...] = ()
    leads: tuple[int, ...] = ()


@dataclass(frozen=True)
class Fit:
    """The values of the levels with their standard errors, and how well they fit the matches."""

    values: tuple[float, ...]
    errors: tuple[float, ...]
    chi_squared: float
    freedom: int


def played_matches() -> list[PlayedMatch]:
    """Return all matches between two levels as they are."""
    plan = read_plan(PLAN)
    results = ResultsFile(RESULTS, plan.version)
    found: list[PlayedMatch] = []
    for match in plan.matches():
        samples = results.samples(match.terms)
        if set(match.players) <= set(LEVELS) and samples:
            first, second = map(LEVELS.index, match.players)
            of = _of_games if match.games else _of_deals
            found.append(of(first, second, match.rules, list(samples.values())))
    return found


def _of_deals(first: int, second: int, rules: str, pairs: Sequence[Points]) -> PlayedMatch:
    lead = estimate([sum(pair) / len(pair) for pair in pairs])
    leads = tuple(points for pair in pairs for points in pair)
    return PlayedMatch(first, second, rules, lead.mean, _error(lead), leads=leads)


def _of_games(first: int, second: int, rules: str, pairs: Sequence[Points]) -> PlayedMatch:
    """Take pairs of games; both of a pair have the same cards, so that they are one sample."""
    games = [
        [PlayedGame(*pair[at : at + VALUES_A_GAME]) for at in range(0, len(pair), VALUES_A_GAME)]
        for pair in pairs
    ]
    lead = estimate_ratio(
        [sum(game.first - game.second for game in pair) for pair in games],
        [sum(game.deals for game in pair) for pair in games],
    )
    played = tuple(game for pair in games for game in pair)
    return PlayedMatch(first, second, rules, lead.mean, _error(lead), played)


def _error(lead: Estimate) -> float:
    """Return a standard error; it is endless where a single pair was played, so it has no say."""
    return math.inf if lead.half_width is None else lead.half_width / NORMAL_95


def fitted(matches: Sequence[PlayedMatch]) -> Fit:
    """Return the values that fit matches best."""
    size = len(LEVELS)
    weights = [[0.0] * size for _ in LEVELS]
    sums = [0.0] * size
    for match in matches:
        weight = 1 / match.error**2
        for one, other, sign in ((match.first, match.second, 1), (match.second, match.first, -1)):
            weights[one][one] += weight
            weights[one][other] -= weight
            sums[one] += sign * weight * match.lead
    weights[QUEEN], sums[QUEEN] = [float(level == QUEEN) for level in range(size)], 0.0
    inverse = inverted(weights)
    values = [math.fsum(map(float.__mul__, row, sums)) for row in inverse]
    errors = [0.0 if level == QUEEN else math.sqrt(inverse[level][level]) for level in range(size)]
    chi_squared = math.fsum(
        ((match.lead - values[match.first] + values[match.second]) / match.error) ** 2
        for match in matches
    )
    return Fit(tuple(values), tuple(errors), chi_squared, len(matches) - size + 1)


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [
        [*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)
    ]
    for at in range(size):
        best = max(range(at, size), key=lambda number: abs(rows[number][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = [cell / rows[at][at] for cell in rows[at]]
        rows = [
            pivot
            if number == at
            else [cell - row[at] * own for cell, own in zip(row, pivot, strict=True)]
            for number, row in enumerate(rows)
        ]
    return [row[size:] for row in rows]


def as_table(fit: Fit) -> str:
    """Return the values as the table of measured.toml has them."""
    rows = zip(LEVELS, fit.values, fit.errors, strict=True)
    return "".join(
        f"{level} = [{value:.2f}, {NORMAL_95 * error:.2f}]\n" for level, value, error in rows
    )
