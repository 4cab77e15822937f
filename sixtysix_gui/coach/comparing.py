"""Moves compared until it is clear which is best, the verdict, and the card it hangs on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.odds import DEAL_POINTS, GameChances
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.coach.findings import (
    SURE,
    BoundedMean,
    Limits,
    Worlds,
    best_of,
    estimate,
    in_cases,
    listed_loss_of,
    loss_of,
    mean,
)
from sixtysix_gui.coach.judgements import KeyFact, MoveWorth, Verdict
from sixtysix_gui.coach.worlds import PASSES, DrawnWorlds
from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

POINT_BORDERS = (0.10, 0.4, 0.8)
"""Game points from which a clear loss is a slip, a mistake, a blunder."""
CHANCE_BORDERS = (0.03, 0.10, 0.20)
"""The same in chances to win the game."""
Borders = tuple[float, float, float]


def verdict_of(loss: BoundedMean, borders: Borders, *, is_best: bool) -> Verdict:
    """Return the verdict of a move that cost so much; ``is_best`` says that none was better."""
    slip, mistake, blunder = borders
    if loss.mean - loss.bound >= slip:
        if loss.mean < mistake:
            return Verdict.SLIP
        return Verdict.MISTAKE if loss.mean < blunder else Verdict.BLUNDER
    if is_best or loss.mean + loss.bound < slip:
        return Verdict.GOOD
    return Verdict.CLOSE


def is_settled(loss: BoundedMean, rival: BoundedMean, borders: Borders) -> bool:
    """Return whether more worlds would hardly change the verdict, so that looking may stop.

    A clear loss must be known well enough to name its size. Otherwise no ``rival``, the move that
    might lead most, may be able to lead by as much as a slip.
    """
    slip, mistake, _ = borders
    if loss.mean - loss.bound >= slip:
        return loss.bound <= max(mistake - slip, loss.mean / 2)
    return rival.mean + rival.bound < slip


MOST_SOLVED = 60
"""Worlds that are solved at most."""
_LAST_DRAW = 2
"""Cards in the talon from which one draw alone is left."""


def bear_out(view: View, best: Move, played: Move, worlds: Worlds, should_stop: ShouldStop) -> bool:
    """Return whether the best move leads with open cards, too; so where no one can tell.

    Behind a closed talon, and before the last draw, the player who plays on chooses by a few
    imagined hands or by its network. What it does wrong there it does in every world alike, so that
    no number of worlds tells its mistakes from those of the move that is judged. With all cards
    open a solver plays without any: what it does not bear out at all is not called clear.

    Raises:
        StoppedError: as soon as told to stop.
    """
    if view.status is TalonStatus.OPEN and view.talon_size > _LAST_DRAW:
        return True
    solver = ExactSolver(view.rules, view.trump_suit, should_stop)
    lead = 0
    for world in range(min(worlds.cases, MOST_SOLVED)):
        state = worlds.state(world)
        first, second = (solver.value(state.apply(move)[0], view.seat) for move in (best, played))
        lead += worlds.weights[world] * (first - second)
    return lead > 0


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
    loss: BoundedMean
    chance_loss: BoundedMean
    by_chance: bool
    worths: tuple[MoveWorth, ...]
    rival: BoundedMean
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
        default=BoundedMean(0.0, 0.0),
    )
    if by_chance:
        lead = mean(points[best], weights) - mean(points[judged], weights)
        losses = (BoundedMean(lead, losses[0].bound), losses[1])
    return Comparison(judged, best, verdict, *losses, by_chance, worths, rival)


def _losses(
    played: Move,
    points: Mapping[Move, Sequence[float]],
    chances: Mapping[Move, Sequence[float]],
    worlds: Worlds,
    span: float,
) -> tuple[BoundedMean, BoundedMean]:
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


def _exact_loss(played: Move, results: Mapping[Move, Sequence[float]]) -> BoundedMean:
    return BoundedMean(max(each[0] for each in results.values()) - results[played][0], 0.0)


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


def _lead(results: Mapping[Move, Sequence[float]], first: Move, second: Move) -> BoundedMean:
    leads = [a - b for a, b in zip(results[first], results[second], strict=True)]
    if len(leads) == 1:
        return BoundedMean(leads[0], 0.0)
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


LEAST_CASES = 10
"""Worlds with a card, and without it, before anything is said of it."""
HARDLY_EVER = 0.05
PAIR = (Rank.KING, Rank.QUEEN)
_HIGH = 10
"""Card points of a ten, the least of the high cards."""


def key_fact(worlds: DrawnWorlds, best: Move, other: Move) -> KeyFact | None:
    """Return the card for which the lead of a move over another differs most, if that is clear."""
    view = worlds.situation.view
    leads = [a - b for a, b in zip(worlds.results(best), worlds.results(other), strict=True)]
    found: tuple[float, KeyFact] | None = None
    for card in worlds.situation.cards.possible:
        if not _is_worth_naming(view, card):
            continue
        split = _split(leads, worlds.weights, worlds.holding(card))
        if split is None:
            continue
        difference, with_card, without, share = split
        if found is None or difference > found[0]:
            found = difference, KeyFact(card, tenths_of(share), with_card, without)
    return None if found is None else found[1]


def _is_worth_naming(view: View, card: Card) -> bool:
    """Return whether one would ask where a card is: trump, ace, ten, or half of a pair still."""
    if card.suit is view.trump or card.points >= _HIGH:
        return True
    gone = {each for trick in view.won for each in trick.cards} | {*view.hand, view.led}
    pair = {card_of(rank, card.suit) for rank in PAIR}
    return card in pair and not pair & gone


def tenths_of(share: float) -> int:
    """Return in how many of 10 cases something is so: 0 for hardly ever, else 1 to 9."""
    return 0 if share < HARDLY_EVER else min(max(round(10 * share), 1), 9)


def _split(
    leads: Sequence[int], weights: Sequence[int], holds: Sequence[bool]
) -> tuple[float, float, float, float] | None:
    """Return how much the lead differs, both leads and the share, or None where it is not clear."""
    groups = [
        [
            (lead, weight)
            for lead, weight, one in zip(leads, weights, holds, strict=True)
            if one is w
        ]
        for w in (True, False)
    ]
    if min(map(len, groups)) < LEAST_CASES:
        return None
    means: list[float] = []
    error = 0.0
    for group in groups:
        numbers, own = [lead for lead, _ in group], [weight for _, weight in group]
        middle = mean(numbers, own)
        total = sum(own)
        error += sum((n - middle) ** 2 * w * w for n, w in group) / total / total
        means.append(middle)
    difference = abs(means[0] - means[1])
    if difference <= SURE * sqrt(error):
        return None
    share = sum(weight for _, weight in groups[0]) / sum(weights)
    return difference, means[0], means[1], share
