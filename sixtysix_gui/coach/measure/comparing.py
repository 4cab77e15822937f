"""Nominees compared, look by look, until it is clear which is best or enough has been looked at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.odds.game_chances import DEAL_POINTS, GameChances
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.coach.measure.findings import Worlds, in_cases
from sixtysix_gui.coach.measure.statistics import (
    Estimate,
    best_of,
    estimate,
    listed_loss_of,
    loss_of,
    mean,
)
from sixtysix_gui.coach.measure.verdicts import (
    CHANCE_BORDERS,
    POINT_BORDERS,
    is_settled,
    verdict_of,
)
from sixtysix_gui.coach.measure.worlds import PASSES, DrawnWorlds
from sixtysix_gui.coach.values.judgements import MoveWorth, Verdict
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

FIRST_LOOK = 50
"""Worlds of the first look; every further one doubles them."""


@dataclass(frozen=True)
class Comparison:
    """What came of it for the played move.

    ``loss`` is in game points and ``chance_loss`` in chances to win the game, both against the
    ``best`` move; ``by_chance`` says that chances decided which that is and what the verdict is.
    """

    played: Move
    best: Move
    verdict: Verdict
    loss: Estimate
    chance_loss: Estimate
    by_chance: bool
    worths: tuple[MoveWorth, ...]
    rival: Estimate
    """The most that any other move leads the played one by, in what decides: points or chances."""
    disputed: bool = False
    """Whether a clear loss was not borne out by open cards, or by the player of the appeal."""

    @property
    def is_clear(self) -> bool:
        """Whether looking at more worlds would hardly change the verdict."""
        loss = self.chance_loss if self.by_chance else self.loss
        borders = CHANCE_BORDERS if self.by_chance else POINT_BORDERS
        return is_settled(loss, self.rival, borders)


def chances_by_points(view: View) -> tuple[float, ...]:
    """Return the chance to win the game after each result of the deal, -3 to 3 game points."""
    chances = GameChances.of(view.rules)
    return tuple(
        chances.after_deal(view.score, view.carry, view.dealer, view.seat, points)
        for points in DEAL_POINTS
    )


def look(
    view: View, played: Move | None, moves: Sequence[Move], limits: Limits, stop: ShouldStop
) -> tuple[Comparison, DrawnWorlds]:
    """Compare moves in 50, 100, 200 … worlds; ``played`` is the second best where it is None.

    Raises:
        StoppedError: as soon as told to stop.
    """
    worlds = DrawnWorlds(view, moves, limits, stop)
    count = worlds.most or min(FIRST_LOOK, limits.worlds)
    while True:
        worlds.look_at(count)
        found = compare(view, played, moves, worlds)
        if worlds.listed or count >= limits.worlds or found.is_clear:
            return found, worlds
        count = min(2 * count, limits.worlds)


def compare(view: View, played: Move | None, moves: Sequence[Move], worlds: Worlds) -> Comparison:
    """Compare moves by their results in worlds that have been looked at."""
    chance_of = chances_by_points(view)
    points = {move: [float(each) for each in worlds.results(move)] for move in moves}
    chances = {move: [chance_of[int(each) + 3] for each in points[move]] for move in moves}
    weights = worlds.weights
    by_points = best_of(points, weights, played)
    by_chances = best_of(chances, weights, played)
    by_chance = by_points != by_chances and _disagree(points, chances, by_points, by_chances)
    best = by_chances if by_chance else by_points
    worths = tuple(_worth(move, points, chances, worlds) for move in moves)
    worths = tuple(sorted(worths, key=lambda each: _rank(each, best, by_chance=by_chance)))
    judged = (worths[1].move if len(worths) > 1 else best) if played is None else played
    losses = _losses(judged, points, chances, worlds, chance_of[6] - chance_of[0])
    loss, borders = (losses[1], CHANCE_BORDERS) if by_chance else (losses[0], POINT_BORDERS)
    verdict = verdict_of(loss, borders, is_best=judged == best)
    deciding = chances if by_chance else points
    rival = max(
        (_lead(deciding, move, judged) for move in moves if move != judged),
        key=lambda lead: lead.mean + lead.bound,
        default=Estimate(0.0, 0.0),
    )
    if by_chance:
        lead = mean(points[best], weights) - mean(points[judged], weights)
        losses = (Estimate(lead, losses[0].bound), losses[1])
    return Comparison(judged, best, verdict, *losses, by_chance, worths, rival)


def _losses(
    played: Move,
    points: Mapping[Move, Sequence[float]],
    chances: Mapping[Move, Sequence[float]],
    worlds: Worlds,
    span: float,
) -> tuple[Estimate, Estimate]:
    """Return what a move cost in game points and in chances."""
    if worlds.count == 1:
        return _exact_loss(played, points), _exact_loss(played, chances)
    if worlds.listed:
        weights = worlds.weights
        return (
            listed_loss_of(played, points, weights, PASSES),
            listed_loss_of(played, chances, weights, PASSES),
        )
    return loss_of(played, points), loss_of(played, chances, span / 6)


def _exact_loss(played: Move, results: Mapping[Move, Sequence[float]]) -> Estimate:
    return Estimate(max(each[0] for each in results.values()) - results[played][0], 0.0)


def _disagree(
    points: Mapping[Move, Sequence[float]],
    chances: Mapping[Move, Sequence[float]],
    by_points: Move,
    by_chances: Move,
) -> bool:
    """Return whether points clearly favour one move and chances as clearly another."""
    ahead = _lead(points, by_points, by_chances)
    behind = _lead(chances, by_chances, by_points)
    return ahead.mean - ahead.bound > 0 and behind.mean - behind.bound > 0


def _lead(results: Mapping[Move, Sequence[float]], first: Move, second: Move) -> Estimate:
    leads = [a - b for a, b in zip(results[first], results[second], strict=True)]
    if len(leads) == 1:
        return Estimate(leads[0], 0.0)
    return estimate(leads, 0.0)


def _worth(
    move: Move,
    points: Mapping[Move, Sequence[float]],
    chances: Mapping[Move, Sequence[float]],
    worlds: Worlds,
) -> MoveWorth:
    weights = worlds.weights
    own = points[move]
    won = mean([float(each > 0) for each in own], weights)
    bound = 0.0 if worlds.listed else estimate(own).bound
    wins = in_cases(won, worlds.cases)
    return MoveWorth(
        move, mean(own, weights), bound, wins, worlds.cases, mean(chances[move], weights)
    )


def _rank(worth: MoveWorth, best: Move, *, by_chance: bool) -> tuple[bool, float]:
    return worth.move != best, -(worth.chance if by_chance else worth.points)
