"""Choosing among the moves of a search: follies out, and a careful order where values are alike.

A result of a search is a mean over worlds that were dealt, so it is only known up to its noise.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import stdev

from sixtysix_gui.ai.many.search.codes import MELDING
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.search.tree import TrickTree
from sixtysix_gui.ai.many.thinking.careful_order import most_careful
from sixtysix_gui.ai.many.thinking.follies import is_folly
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.many.thinking.places import card_at
from sixtysix_gui.rules.cards import Card

Result = tuple[int, int, float]
"""A move by its number, how often it was tried, and its mean worth."""
Rank = Callable[[Result], tuple[float, float]]
Noise = Callable[[Result, Result], float]
"""By how much the means of two moves may differ by chance: one standard error."""

_PARTS = 10
_SHARE = 4
"""A move that a tree tried less than a quarter as often as the best, it has turned away from."""


def by_visits(result: Result) -> tuple[float, float]:
    """Rank what was tried most as the best."""
    return result[1], result[2]


def by_mean(result: Result) -> tuple[float, float]:
    """Rank what is worth most as the best."""
    return result[2], -result[0]


def run_measured(tree: TrickTree, iterations: int) -> float:
    """Let a tree search; return the standard deviation of what a single descent brings.

    It is taken from the means of ten parts of the search, so that a tree need not keep squares.
    """
    size = max(iterations // _PARTS, 1)
    means: list[float] = []
    total = 0.0
    while tree.iterations < iterations:
        before = tree.iterations
        wanted = min(before + size, iterations)
        tree.run(wanted - before)
        if tree.iterations < wanted:  # the search was stopped
            break
        total, earlier = tree.mean() * wanted, total
        means.append((total - earlier) / (wanted - before))
    return stdev(means) * sqrt(size) if len(means) > 1 else 0.0


def noise_of_tree(spread: float) -> Noise:
    """Return the noise of a tree, which tries every move in worlds of its own."""
    return lambda one, other: spread * sqrt(1 / one[1] + 1 / other[1])


def noise_of_solved(worlds: int) -> Noise:
    """Return the noise where all moves are tried in the same worlds: a game point in one."""
    return lambda _one, _other: SCALE / worlds


def chosen(
    overview: Overview, order: Sequence[int], found: Sequence[Result], rank: Rank, noise: Noise
) -> Result:
    """Choose the best move without follies, or what a careful player prefers to it.

    Marriages are shown where the search says so.
    """
    cards = {one[0]: card_at(one[0], order) for one in found if one[0] < MELDING}
    sensible = [one for one in found if not _is_folly(overview, cards.get(one[0]))] or found
    best = max(sensible, key=rank)
    if best[0] not in cards:
        return best
    alike = {
        cards[one[0]]: one
        for one in sorted(sensible, key=rank)
        if one[0] in cards and _is_alike(one, best, noise)
    }
    alike[cards[best[0]]] = best
    return alike[most_careful(overview, cards[best[0]], reversed(alike))]


def _is_folly(overview: Overview, card: Card | None) -> bool:
    return card is not None and is_folly(overview, card)


def _is_alike(one: Result, best: Result, noise: Noise) -> bool:
    """Return whether a move may be as good as the best for all that the search can tell."""
    return one[1] * _SHARE >= best[1] and best[2] - one[2] <= noise(one, best)
