"""What the levels lose by the coach's measure, beside what they lose to each other in matches.

Who gives away less a deal should win the difference: docs/coach.md 6 sets what the losses foretell
beside the game points per deal of docs/strength.md, over the same rule sets. The losses are those
of each level against itself, or of two levels against each other.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt

from sixtysix_gui.ai.matches.results import estimate
from sixtysix_gui.ai.matches.rotations import MatchTerms
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tools.coach.biases import mean_and_half
from tools.coach.deals import ReviewedDeal
from tools.strength.__main__ import Places
from tools.strength.plan import read_plan
from tools.strength.results import ResultsFile

Interval = tuple[float, float]
"""A mean and half its 95 % interval."""
_MATCH_SEED = 1


def comparisons(losses: Mapping[str, Sequence[float]], rules: Sequence[str]) -> Iterator[str]:
    """Yields a line for every two levels: what losses foretell, and what matches have shown.

    ``losses`` are game points a deal and seat by level, the strongest last, of the same deals.
    """
    for weaker, stronger in combinations(losses, 2):
        yield comparison(stronger, weaker, foretold(losses[stronger], losses[weaker]), rules)


def comparison(stronger: str, weaker: str, told: Interval, rules: Sequence[str]) -> str:
    """Return a line: what losses foretell of a match of two levels, and what it has shown."""
    line = f"{stronger} against {weaker}: foretold {told[0]:+.2f} ± {told[1]:.2f}"
    shown = measured(stronger, weaker, rules)
    if shown is None:
        return f"{line}, no matches of all these rules"
    mean, half = shown
    within = abs(told[0] - mean) <= sqrt(told[1] ** 2 + half**2)
    return f"{line}, measured {mean:+.2f} ± {half:.2f}, {'as' if within else 'NOT as'} foretold"


def lost_to_each_other(
    pairs: Iterable[tuple[ReviewedDeal, ReviewedDeal]],
) -> tuple[list[float], list[float]]:
    """Return what each of two players lost a deal, one number a pair of mirrored deals."""
    first: list[float] = []
    second: list[float] = []
    for one, other in pairs:
        first.append((one.lost(Seat.A) + other.lost(Seat.B)) / 2)
        second.append((one.lost(Seat.B) + other.lost(Seat.A)) / 2)
    return first, second


def foretold(stronger: Sequence[float], weaker: Sequence[float]) -> Interval:
    """Return what the stronger should win a deal; deals of the same number share their cards."""
    return mean_and_half([more - less for less, more in zip(stronger, weaker, strict=True)])


def measured(stronger: str, weaker: str, rules: Sequence[str]) -> Interval | None:
    """Return what the stronger won a deal, all rule sets counting alike; None if one is missing.

    From the matches that docs/strength.md is made of.
    """
    places = Places()
    results = ResultsFile(places.results, read_plan(places.plan).version)
    players = PlayerSpec(stronger), PlayerSpec(weaker)
    means: list[float] = []
    squares = 0.0
    for name in rules:
        terms = MatchTerms(players, rule_set(name), _MATCH_SEED, mirrored=True)
        pairs = [sum(points) / len(points) for points in results.samples(terms).values()]
        if len(pairs) < 2:
            return None
        found = estimate(pairs)
        means.append(found.mean)
        squares += (found.half_width or 0.0) ** 2
    return sum(means) / len(means), sqrt(squares) / len(means)
