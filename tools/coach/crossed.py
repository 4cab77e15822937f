"""The mean luck over the very deals of a table, each half freed of bias by the other half's table.

A table makes the mean luck of its own deals nothing; whether it does so for others shows only where
it has not seen them. Taking each half in turn for the others spends no deal on that question.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.accounts import JudgedMove, account_of
from sixtysix_gui.coach.biases import PhaseOfDeal, Place, bias_at, places_of
from sixtysix_gui.rules.two_handed.seats import BOTH
from tools.coach.biases import mean_and_half, misses_in
from tools.coach.deals import ReviewedDeal

Shares = Mapping[Place, float]
"""How often the bias of a place enters into something, counted with its sign."""


@dataclass(frozen=True)
class PhaseLuck:
    """The luck of a seat from one phase with no bias taken away, and what biases would change."""

    raw: float
    shares: Shares

    def freed(self, table: Mapping[Place, float]) -> float:
        """Gives the luck as it is with a table."""
        return self.raw + sum(table.get(place, 0.0) * n for place, n in self.shares.items())


@dataclass(frozen=True)
class CrossedDeal:
    """What of a deal is needed: the misses of both seats, and the luck of each from each phase."""

    misses: Sequence[tuple[Place, float]]
    luck: Sequence[Mapping[PhaseOfDeal, PhaseLuck]]


def crossed_luck(deals: Iterable[ReviewedDeal]) -> Iterator[str]:
    """Yields a line for each phase: the mean luck from there, half its interval, and deals."""
    halves: tuple[list[CrossedDeal], list[CrossedDeal]] = ([], [])
    for number, deal in enumerate(deals):
        halves[number % 2].append(crossed(deal))
    found: dict[PhaseOfDeal, list[float]] = defaultdict(list)
    for own, other in (halves, halves[::-1]):
        table = table_of(other)
        for deal in own:
            for phase in PhaseOfDeal:
                luck = [each[phase].freed(table) for each in deal.luck if phase in each]
                if luck:
                    found[phase].append(sum(luck) / len(luck))
    for phase, numbers in found.items():
        mean, half = mean_and_half(numbers)
        yield f"luck from {phase.value}: {mean:+.3f} ± {half:.3f} over {len(numbers)} deals"


def table_of(deals: Iterable[CrossedDeal]) -> Mapping[Place, float]:
    """Gives the mean miss of every place."""
    misses: dict[Place, list[float]] = defaultdict(list)
    for deal in deals:
        for place, miss in deal.misses:
            misses[place].append(miss)
    return {place: sum(numbers) / len(numbers) for place, numbers in misses.items()}


def crossed(deal: ReviewedDeal) -> CrossedDeal:
    """Gives what is needed of a deal."""
    misses: list[tuple[Place, float]] = []
    luck: list[Mapping[PhaseOfDeal, PhaseLuck]] = []
    for seat in BOTH:
        moves = deal.judged(seat)
        misses += misses_in(moves, deal.results[seat])
        luck.append(phase_luck(moves, deal.results[seat]))
    return CrossedDeal(misses, luck)


def phase_luck(moves: Sequence[JudgedMove], result: int) -> Mapping[PhaseOfDeal, PhaseLuck]:
    """Gives the luck of a seat from each phase, every step counted for where it began.

    A step goes from one own decision to the next, or to the end: the bias of the first is taken
    from it, that of the next one added.
    """
    own = [move for move in moves if move.is_own and move.judgement.worths]
    places = places_of(move.view for move in own)
    account = account_of(moves, result)
    steps = [*(step.luck for step in account.steps[1:]), account.last_luck]
    raw: dict[PhaseOfDeal, float] = defaultdict(float)
    shares: dict[PhaseOfDeal, Counter[Place]] = defaultdict(Counter)
    for number, (place, step) in enumerate(zip(places, steps, strict=False)):
        following = places[number + 1 : number + 2]
        raw[place.phase] += step + bias_at(place) - sum(map(bias_at, following))
        shares[place.phase].subtract([place])
        shares[place.phase].update(following)
    return {phase: PhaseLuck(raw[phase], shares[phase]) for phase in shares}
