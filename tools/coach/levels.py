"""What the levels lose by the coach's measure, beside what they lose to each other in matches.

Who gives away less a deal should win the difference: docs/coach.md 6 sets what the losses foretell
beside the game points per deal of docs/strength.md, over the same rule sets.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt

from sixtysix_gui.ai.matches.results import estimate
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.rules.two_handed.variants import rule_set
from tools.coach.biases import mean_and_half
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
        told, told_half = foretold(losses[stronger], losses[weaker])
        shown = measured(stronger, weaker, rules)
        line = f"{stronger} against {weaker}: foretold {told:+.2f} ± {told_half:.2f}"
        if shown is None:
            yield f"{line}, no matches of all these rules"
            continue
        mean, half = shown
        within = abs(told - mean) <= sqrt(told_half**2 + half**2)
        yield f"{line}, measured {mean:+.2f} ± {half:.2f}, {'as' if within else 'NOT as'} foretold"


def foretold(stronger: Sequence[float], weaker: Sequence[float]) -> Interval:
    """Gives what the stronger should win a deal; deals of the same number share their cards."""
    return mean_and_half([more - less for less, more in zip(stronger, weaker, strict=True)])


def measured(stronger: str, weaker: str, rules: Sequence[str]) -> Interval | None:
    """Gives what the stronger won a deal, every rule set counting alike; None where one is missing.

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
