"""All that is measured of a decision, and what results in the same worlds say about moves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol, TypeVar

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.coach.judgements import MoveWorth, Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move


@dataclass(frozen=True)
class Limits:
    """A measure of work, never of time: the same limits give the same result on any machine.

    ``worlds`` are looked at for a decision at most, in looks of 50, 100, 200 … ; ``descents`` is
    the work of the search that nominates; in ``appeal_worlds`` a clear loss with an open talon is
    played on by another player. ``seed`` decides all chance.
    """

    worlds: int = 400
    descents: int = 2_500
    seed: int = 0
    appeal_worlds: int = 120

    def affordable(self) -> "Limits":
        """Return these limits, or what of them an interpreted program can do."""
        if IS_COMPILED:
            return self
        return Limits(min(self.worlds, 50), min(self.descents, 150), self.seed, 24)


REVIEW = Limits()
"""For every decision of a deal."""
CLOSER = Limits(worlds=1_600)
"""For the one decision that someone looks at."""
FEWER_WORLDS = not IS_COMPILED
"""Whether this computer's coach looks at fewer deals, so that more stays open (text E2)."""


SURE = 2.7
_ONE_MORE = 1.0
"""The square of a difference that one more world might show: no difference in a few worlds is not
yet none at all."""

Key = TypeVar("Key")
Numbers = Sequence[float]


@dataclass(frozen=True)
class BoundedMean:
    """A mean and its half-width: the mean of endless worlds lies within."""

    mean: float
    bound: float


def mean(numbers: Numbers, weights: Numbers) -> float:
    """Return the weighed mean."""
    return sum(n * w for n, w in zip(numbers, weights, strict=True)) / sum(weights)


def estimate(numbers: Numbers, unit: float = 1.0) -> BoundedMean:
    """Return the mean of equally likely drawn numbers and its half-width.

    ``unit`` is how far apart two results usually lie: 1 game point, or what that is worth.
    """
    count = len(numbers)
    found = sum(numbers) / count
    squares = sum((number - found) ** 2 for number in numbers) + _ONE_MORE * unit * unit
    return BoundedMean(found, SURE * sqrt(squares / count / count))


def best_of(results: Mapping[Key, Numbers], weights: Numbers, preferred: Key | None) -> Key:
    """Return the move of the highest mean; of equals the preferred one, else the first."""
    means = {move: mean(numbers, weights) for move, numbers in results.items()}
    most = max(means.values())
    if preferred is not None and means[preferred] >= most:
        return preferred
    return next(move for move in means if means[move] >= most)


def loss_of(played: Key, results: Mapping[Key, Numbers], unit: float = 1.0) -> BoundedMean:
    """Return what a move cost in drawn worlds: each half chooses the best, the other measures it.

    A best that is chosen and measured in the same worlds leads by luck alone. The odd worlds choose
    for the even ones and the even ones for the odd, so that every world measures. It may come out
    below 0.
    """
    halves = [{move: numbers[part::2] for move, numbers in results.items()} for part in (0, 1)]
    leads: list[float] = []
    for chooser, judge in (halves, halves[::-1]):
        best = best_of(chooser, [1.0] * len(chooser[played]), played)
        leads += [b - p for b, p in zip(judge[best], judge[played], strict=True)]
    if not any(leads) and all(_same(numbers, results[played]) for numbers in results.values()):
        return BoundedMean(0.0, estimate(leads, unit).bound)
    return estimate(leads, unit)


def listed_loss_of(
    played: Key, results: Mapping[Key, Numbers], weights: Numbers, passes: int
) -> BoundedMean:
    """Return what a move cost where all worlds were gone through in ``passes`` passes.

    Nothing is drawn then but what the players who play on imagine, so the passes alone differ.
    """
    best = best_of(results, weights, played)
    leads = [float(b - p) for b, p in zip(results[best], results[played], strict=True)]
    error = square_error_of_passes(leads, weights, passes)
    return BoundedMean(mean(leads, weights), SURE * sqrt(error))


def square_error_of_passes(numbers: Numbers, weights: Numbers, passes: int) -> float:
    """Return the square of the standard error of a mean over worlds that are all gone through."""
    size = len(numbers) // passes
    parts = [slice(number * size, (number + 1) * size) for number in range(passes)]
    means = [mean(numbers[part], weights[part]) for part in parts]
    found = sum(means) / passes
    return sum((each - found) ** 2 for each in means) / max(passes - 1, 1) / passes


def _same(first: Numbers, second: Numbers) -> bool:
    return list(first) == list(second)


class Worlds(Protocol):
    """The cases in which the nominees were compared, the same for all of them.

    A world is a number from 0 to ``count`` - 1. ``weights`` says how much each counts: 1 for each
    where they were drawn, its weight by belief where ``listed`` says that there are no others; then
    each is there several times, for the players who play on imagine other hands each time.
    ``cases`` is the number of different worlds: the n of the sentences.
    """

    count: int
    cases: int
    weights: list[int]
    listed: bool

    def results(self, move: Move) -> Sequence[int]:
        """Return the game points that the seat won in every world with a nominee."""
        ...

    def state(self, world: int) -> Deal:
        """Return the whole deal of a world, before the decision."""
        ...

    def other_hand(self, world: int) -> tuple[Card, ...]:
        """Return the other's cards in a world, in pack order."""
        ...

    def line(self, world: int, move: Move) -> tuple[Move, ...]:
        """Return all moves of both seats in a world from a nominee to the end of the deal.

        Raises:
            StoppedError: if told to stop.
        """
        ...

    def play_on(self, move: Move, changed: Callable[[Deal], Deal] | None = None) -> Sequence[int]:
        """Measure a legal move again in all worlds, each first changed: for reasons of kind C.

        The same player plays on with the same seeds. The change may be one of cards, points or
        rules (``Deal.changed``); the seat to act must stay.

        Raises:
            StoppedError: if told to stop.
        """
        ...


@dataclass(frozen=True)
class Findings:
    """A decision as the measure found it.

    ``played`` is the move to be explained as worse: in a hint the second best. ``loss`` and
    ``bound`` are in game points. ``exact`` says that every card was known; ``worlds`` has one
    world then, and its results are those of perfect play.
    """

    view: View
    played: Move
    best: Move
    verdict: Verdict
    loss: float
    bound: float
    exact: bool
    by_chance: bool
    worths: tuple[MoveWorth, ...]
    worlds: Worlds

    @property
    def leads(self) -> list[int]:
        """The lead of the best move over the played one in every world, in game points."""
        pairs = zip(self.worlds.results(self.best), self.worlds.results(self.played), strict=True)
        return [best - played for best, played in pairs]

    def wins(self, move: Move) -> tuple[int, int]:
        """Return the cases in which a compared move wins, and the number of all cases.

        After an appeal the referee's cases count.

        Raises:
            StopIteration: if it was not compared.
        """
        worth = next(worth for worth in self.worths if worth.move == move)
        return worth.wins, worth.of

    def cases(self, holds: Callable[[int], bool]) -> tuple[int, int]:
        """Return the cases in which worlds are so, weighed and rounded, and the number of all."""
        weights = self.worlds.weights
        found = sum(weights[world] for world in range(self.worlds.count) if holds(world))
        return in_cases(found / sum(weights), self.worlds.cases), self.worlds.cases


def in_cases(share: float, cases: int) -> int:
    """Return a share as a number of cases: all and none only where it is all and none."""
    found = round(share * cases)
    if 0 < share < 1 and cases > 1:
        return min(max(found, 1), cases - 1)
    return found
