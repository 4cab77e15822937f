"""Whether what seems a clear loss stays one: by open cards, and on appeal (docs/coach.md 1.5).

On appeal a player of another kind plays both seats on, so that no habit is its own judge.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from sixtysix_gui.ai.player import Budget, Player, ShouldStop
from sixtysix_gui.ai.two.players import CalculatingPlayer
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.coach.comparing import (
    CHANCE_BORDERS,
    POINT_BORDERS,
    Comparison,
    bear_out,
    chances_by_points,
    verdict_of,
)
from sixtysix_gui.coach.findings import BoundedMean, Limits, Worlds, estimate
from sixtysix_gui.coach.judgements import MoveWorth, Verdict
from sixtysix_gui.coach.worlds import KnownWorld, drawn_deals
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

REFEREE = Skill(
    iterations=200,
    worlds=14,
    reweighting=False,
    intuition=False,
    score_aware=False,
    exploration=0.7,
    other_exploration=0.7,
)
"""Who plays on: ``expert`` as it was when this was measured, for the points of the deal."""
FIRST_CLEAR = 2.0
"""Standard errors by which a lead must be above nothing after the first worlds of an appeal."""
CLEAR = 3.0
"""The same after twice as many, which are looked at only then: one look exaggerates."""
_OWN_SEED = 31_337
"""Added to the seed of the limits, so that the worlds are others than those of the measure."""


@dataclass(frozen=True)
class Appeal:
    """What two moves brought where the referee played on, world by world.

    ``best`` and ``other`` are the moves, ``results`` their game points for the seat of the view.
    ``bound`` of both leads is ``errors`` standard errors.
    """

    best: Move
    other: Move
    results: Mapping[Move, Sequence[int]]
    chance_of: Sequence[float]
    """The chance to win the game after each result of the deal, -3 to 3 game points."""
    errors: float = CLEAR

    @property
    def lead(self) -> BoundedMean:
        """By how many game points the best move leads."""
        return _lead([float(b - o) for b, o in self._pairs()], self.errors)

    @property
    def chance_lead(self) -> BoundedMean:
        """The same in chances to win the game."""
        chance_of = self.chance_of
        leads = [chance_of[b + 3] - chance_of[o + 3] for b, o in self._pairs()]
        return _lead(leads, self.errors)

    def is_ahead(self, *, by_chance: bool) -> bool:
        """Return whether the best move is clearly ahead, in chances or in game points."""
        if not self.results[self.best]:
            return False
        lead = self.chance_lead if by_chance else self.lead
        return lead.mean - lead.bound > 0

    def worth(self, move: Move) -> MoveWorth:
        """Return what one of the moves is worth by the referee."""
        own = self.results[move]
        points = estimate([float(each) for each in own])
        chance = sum(self.chance_of[each + 3] for each in own) / len(own)
        wins = sum(each > 0 for each in own)
        return MoveWorth(move, points.mean, points.bound, wins, len(own), chance)

    def _pairs(self) -> list[tuple[int, int]]:
        return list(zip(self.results[self.best], self.results[self.other], strict=True))


def appeal(
    view: View,
    best: Move,
    other: Move,
    limits: Limits,
    should_stop: ShouldStop,
    *,
    by_chance: bool = False,
) -> Appeal:
    """Have both moves played on by the referee in ``limits.appeal_worlds`` worlds.

    Where the best move is ahead there, it has to be in twice as many, and they all count.

    Raises:
        StoppedError: as soon as told to stop.
    """
    seed, worlds = limits.seed + _OWN_SEED, limits.appeal_worlds
    referee = CalculatingPlayer(REFEREE, keeps_measure=True)
    results: dict[Move, list[int]] = {best: [], other: []}
    first = Appeal(best, other, results, chances_by_points(view), FIRST_CLEAR)
    for number, deal in enumerate(drawn_deals(view, 2 * worlds, seed, should_stop)):
        if number == worlds and not first.is_ahead(by_chance=by_chance):
            return first
        for move, found in results.items():
            budget = Budget(seed=seed + number)
            found.append(_played_on(view, deal.apply(move)[0], referee, budget, should_stop))
    return replace(first, errors=CLEAR)


def _played_on(
    view: View,
    deal: Deal,
    referee: Player,
    budget: Budget,
    should_stop: ShouldStop,
) -> int:
    """Play a deal on to its end; return the game points of the seat of the view."""
    while deal.outcome is None:
        seen = deal.view(deal.to_act, view.score, view.carry)
        move = referee.choose(seen, budget, should_stop).move
        if should_stop():
            raise StoppedError
        deal = deal.apply(move)[0]
    return points_for(deal.outcome, view.seat)


def _lead(leads: Sequence[float], errors: float) -> BoundedMean:
    """Return the mean of paired leads and its half-width of some standard errors."""
    count = len(leads)
    mean = sum(leads) / count
    squares = sum((lead - mean) ** 2 for lead in leads)
    return BoundedMean(mean, errors * sqrt(squares / max(count - 1, 1) / count))


def upheld(
    view: View, found: Comparison, worlds: Worlds, limits: Limits, should_stop: ShouldStop
) -> Comparison:
    """Return a comparison as it stays: what is not borne out is disputed and too close to call.

    With an open talon its figures are then those of the referee who played on.

    Raises:
        StoppedError: as soon as told to stop.
    """
    if not found.verdict.strokes or isinstance(worlds, KnownWorld):
        return found
    is_borne_out = found.by_chance or bear_out(view, found.best, found.played, worlds, should_stop)
    if not is_borne_out:
        return replace(found, verdict=Verdict.CLOSE, disputed=True)
    if view.status is not TalonStatus.OPEN:
        return found
    ruling = appeal(view, found.best, found.played, limits, should_stop, by_chance=found.by_chance)
    return _ruled(found, ruling)


def _ruled(found: Comparison, ruling: Appeal) -> Comparison:
    """Return a comparison with the referee's figures, and what the appeal makes of the verdict."""
    loss, chance_loss = ruling.lead, ruling.chance_lead
    verdict = Verdict.CLOSE
    if ruling.is_ahead(by_chance=found.by_chance):
        verdict = _verdict_on(chance_loss if found.by_chance else loss, found)
    return replace(
        found,
        verdict=verdict,
        loss=loss,
        chance_loss=chance_loss,
        worths=(ruling.worth(found.best), ruling.worth(found.played)),
        disputed=verdict is Verdict.CLOSE,
    )


def _verdict_on(lead: BoundedMean, found: Comparison) -> Verdict:
    """Return the verdict by the size of a lead that is clearly above nothing."""
    borders = CHANCE_BORDERS if found.by_chance else POINT_BORDERS
    return verdict_of(BoundedMean(lead.mean, 0.0), borders, is_best=False)
