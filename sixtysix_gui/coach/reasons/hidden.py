"""What lay hidden, once a deal is over: reasons 32, 40 and 41.

They know every card and how the deal went on, so they never decide about a verdict.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.coach.measure.findings import REVIEW, SURE, Limits, in_cases, mean
from sixtysix_gui.coach.measure.worlds import DrawnWorlds, knows_all
from sixtysix_gui.coach.reasons.proofs import LEAST_CASES
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.records import game_before, replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite

LEAST_FALL = 0.5
"""Game points that a card must have cost before it is said to have spoilt a good move."""


@dataclass(frozen=True)
class _Split:
    """Means of numbers in the worlds where the other holds a card, and where it lies in the talon.

    ``share`` of the worlds are those where they hold it; ``bound`` is how sure the difference is.
    """

    held: float
    lying: float
    share: float
    bound: float


def what_lay_hidden(
    record: DealRecord,
    step: int,
    judgement: Judgement,
    should_stop: ShouldStop,
    limits: Limits = REVIEW,
) -> Reason | None:
    """Return the reason to be said with the hidden cards open, or None where there is none.

    ``step`` is the number of the judged move in ``DealRecord.moves``. The worlds are those of the
    judgement with the same limits.

    Raises:
        StoppedError: as soon as told to stop.
        PackError, IllegalMoveError, TagRefusedError: as ``moments_of``.
    """
    states = tuple(replay(record).states)
    outcome = states[-1].outcome
    if outcome is None or judgement.played is None:
        return None
    missed = _missed_out(record, states, step)
    state = states[step]
    game = game_before(record)
    view = state.view(state.to_act, game.won, game.carry)
    if missed is not None or not judgement.worths or knows_all(view):
        return missed
    moves = list(dict.fromkeys((judgement.best, judgement.played)))
    worlds = DrawnWorlds(view, moves, limits.affordable(), should_stop)
    worlds.look_at(worlds.most or limits.affordable().worlds)
    result = points_for(outcome, view.seat)
    if judgement.verdict is Verdict.GOOD:
        return _right_and_wrong(worlds, state, judgement, result)
    if judgement.verdict.strokes:
        return _wrong_and_well(worlds, state, judgement, result)
    return None


def _missed_out(record: DealRecord, states: Sequence[Deal], step: int) -> Reason | None:
    """Return reason 32: before the seat acted again the other had 66 and did not go out."""
    me = states[step].to_act
    for state, move in zip(states[step + 1 :], record.moves[step + 1 :], strict=False):
        if state.to_act is me:
            return None
        total = state.total(state.to_act)
        if total >= TARGET and move != GO_OUT and GO_OUT in state.legal_moves():
            return Reason(32, (("t", total),))
    return None


def _right_and_wrong(
    worlds: DrawnWorlds, state: Deal, judgement: Judgement, result: int
) -> Reason | None:
    """Return reason 41: a good move whose value one card that the other held took away."""
    results = [float(each) for each in worlds.results(judgement.played or judgement.best)]
    expected = mean(results, worlds.weights)
    if result > expected - LEAST_FALL:
        return None
    theirs = state.hands[opposite(state.to_act)]
    best: tuple[float, Card, float] | None = None
    for card in worlds.situation.cards.possible:
        split = _split(worlds, results, card) if card in theirs else None
        if split is None or split.lying - split.held <= split.bound:
            continue
        fall = expected - split.held
        if fall >= LEAST_FALL and (best is None or fall > best[0]):
            best = fall, card, split.share
    return None if best is None else _said(41, worlds, best[1], best[2])


def _wrong_and_well(
    worlds: DrawnWorlds, state: Deal, judgement: Judgement, result: int
) -> Reason | None:
    """Return reason 40: a bad move that is no worse where one card lies in the talon, as it did."""
    if judgement.played is None or result < judgement.value:
        return None
    pairs = zip(worlds.results(judgement.best), worlds.results(judgement.played), strict=True)
    leads = [float(best - played) for best, played in pairs]
    found: tuple[float, Card, float] | None = None
    for card in worlds.situation.cards.possible:
        split = _split(worlds, leads, card) if card in state.undealt else None
        if split is None or split.lying > 0 or split.held - split.lying <= split.bound:
            continue
        if found is None or split.held - split.lying > found[0]:
            found = split.held - split.lying, card, 1 - split.share
    return None if found is None else _said(40, worlds, found[1], found[2])


def _said(number: int, worlds: DrawnWorlds, card: Card, share: float) -> Reason:
    cases = in_cases(share, worlds.cases)
    return Reason(number, (("card", card), ("a", cases), ("n", worlds.cases)))


def _split(worlds: DrawnWorlds, numbers: Sequence[float], card: Card) -> _Split | None:
    """Compare the worlds by where a card lies; None where it hardly ever lies in one place."""
    holding = worlds.holding(card)
    groups: tuple[list[int], list[int]] = ([], [])
    for world, held in enumerate(holding):
        groups[not held].append(world)
    if min(map(len, groups)) < LEAST_CASES:
        return None
    means: list[float] = []
    error = 0.0
    for group in groups:
        weights = [float(worlds.weights[world]) for world in group]
        own = [numbers[world] for world in group]
        means.append(mean(own, weights))
        squares = sum((n - means[-1]) ** 2 * w * w for n, w in zip(own, weights, strict=True))
        error += squares / sum(weights) ** 2
    held = sum(worlds.weights[world] for world in groups[0]) / sum(worlds.weights)
    return _Split(means[0], means[1], held, SURE * sqrt(error))
