"""All that the measure knows of a decision: what a reason is proved from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from sixtysix_gui.coach.values.judgements import MoveWorth, Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move


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
