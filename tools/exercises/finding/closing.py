"""Close or not: leads where the levels disagree, and all judges agree by a clear margin."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from sixtysix_gui.coach.comparing import FIRST_LOOK
from sixtysix_gui.coach.findings import (
    CLOSER,
    SURE,
    BoundedMean,
    Limits,
    estimate,
    mean,
    square_error_of_passes,
)
from sixtysix_gui.coach.judgements import Judgement
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.worlds import PASSES, DrawnWorlds, Nominees
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, ExchangeTrump, Move, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseKind, ExerciseSource
from tools.coach.referees.leads import Ruling
from tools.coach.referees.thumb.referee import ThumbReferee
from tools.exercises.finding.difficulty import LOWER, STRONGEST, misses, move_of_level
from tools.exercises.spots import PuzzleSpot, dealt_again, leads, never, played, shows_marriage

LEVEL = "expert"
"""Who plays the deals."""
TASK = "close-or-not"
LEAST_POINTS = 40
"""Card points in pile and hand from which closing comes into question."""
CLEAR = 0.6
"""Game points by which the better of the two answers has to lead."""
_LOOKS = ((FIRST_LOOK, 0.4, 3), (200, 0.5, 2))
"""Worlds of the first looks, the lead without which there are no further ones, leads kept."""
_AT_ONCE = 3
"""Leads that are compared with the close in the same worlds."""
_REFEREE_WORLDS = 60
"""Worlds in which each referee plays on; the expert in twice as many where that is clear."""
_NOT_EVERY = {"german-66": (4, 1_000_000), "santase": (4, 1_600)}
"""Of how many deals one is asked for leads where closing is wrong, up to the deal of a number.

There are far more of those in Sixty-Six; in Santase the first deals showed that all are needed.
"""
_OTHER_SEED = 500_000_000


@dataclass(frozen=True)
class Against:
    """By how much the close leads the best lead; below 0 where it falls behind."""

    lead: Move
    by: BoundedMean


def candidates(rules_name: str, number: int) -> Iterator[Exercise]:
    """Yield at most one puzzle from the deal of a number, its id still empty."""
    record = played(rule_set(rules_name), ExerciseKind.CLOSE, number, LEVEL)
    for spot in leads(record, number, LEVEL):
        if is_question(spot) and levels_disagree(spot.view, spot.seed):
            found = _judged(spot)
            if found is not None:
                yield found
                return


def is_question(spot: PuzzleSpot) -> bool:
    """Return whether closing is possible, not hopeless, and nothing else is to be done first."""
    view = spot.view
    moves = view.legal_moves
    if CLOSE_TALON not in moves or shows_marriage(spot):
        return False
    if any(isinstance(move, ExchangeTrump) for move in moves):
        return False
    return view.total(view.seat) + sum(card.points for card in view.hand) >= LEAST_POINTS


def levels_disagree(view: View, seed: int) -> bool:
    """Return whether some of the levels below the strongest would close, and some would not."""
    answers: set[bool] = set()
    for level in LOWER:
        answers.add(move_of_level(level, view, seed) == CLOSE_TALON)
        if len(answers) > 1:
            return True
    return False


def _judged(spot: PuzzleSpot) -> Exercise | None:
    """Return the puzzle, or None as soon as some judge does not agree; the cheapest come first."""
    view, seed = spot.view, spot.seed
    lead = _clear_lead(view, seed)
    if lead is None:
        return None
    closes = lead.by.mean > 0
    if not closes and not _asks_for_not(view.rules.name, spot.number):
        return None
    right, wrong = (CLOSE_TALON, lead.lead) if closes else (lead.lead, CLOSE_TALON)
    missed = misses(LOWER, view, lambda move: (move == CLOSE_TALON) is closes, seed)
    if not missed or not _confirmed_by_coach(view, seed, lead):
        return None
    thumb = ThumbReferee(_REFEREE_WORLDS, seed)
    if thumb.lead(view, right, wrong).ruling is not Ruling.CONFIRMED:
        return None
    found = _confirmed_on_appeal(view, right, wrong, seed)
    record = dealt_again(spot)
    if found is None or record is None:
        return None
    missed += misses((STRONGEST,), view, lambda move: (move == CLOSE_TALON) is closes, seed)
    return Exercise(
        id="",
        source=ExerciseSource.PUZZLE,
        kind=ExerciseKind.CLOSE,
        record=record,
        seat=view.seat,
        task=TASK,
        ask=ByMove((right,), found.worths, only_close=True),
        reason=found.reason,
        cases=found.worths[0].of,
        difficulty=missed,
        opponent=spot.level,
    )


def _asks_for_not(rules_name: str, number: int) -> bool:
    """Return whether leads are looked for in a deal where closing is wrong."""
    every, last = _NOT_EVERY.get(rules_name, (1, 0))
    return number > last or number % every == 0


def _clear_lead(view: View, seed: int) -> Against | None:
    """Compare the close with all leads in a few worlds, and with the best in some more."""
    moves = [move for move in view.legal_moves if isinstance(move, PlayCard)]
    found: list[Against] = []
    for worlds, least, kept in _LOOKS:
        found = against(view, moves, Limits(worlds=worlds, seed=seed))
        if abs(found[0].by.mean) < least:
            return None
        moves = [each.lead for each in found[:kept] if isinstance(each.lead, PlayCard)]
    return found[0]


def _confirmed_by_coach(view: View, seed: int, lead: Against) -> bool:
    """Return whether the same side leads clearly in many worlds, with one seed and another."""
    for own in (seed + _OTHER_SEED, seed + 2 * _OTHER_SEED):
        (found,) = against(view, [lead.lead], Limits(worlds=CLOSER.worlds, seed=own))
        if not is_clear(found.by) or found.by.mean * lead.by.mean < 0:
            return False
    return True


def is_clear(lead: BoundedMean) -> bool:
    """Return whether a lead is great enough and known well enough, whoever is ahead."""
    return abs(lead.mean) >= CLEAR and lead.bound <= abs(lead.mean) / 2


def against(view: View, moves: Sequence[Move], limits: Limits) -> list[Against]:
    """Compare the close with leads by the coach's player; the best lead comes first."""
    found: list[Against] = []
    for start in range(0, len(moves), _AT_ONCE):
        some = moves[start : start + _AT_ONCE]
        worlds = DrawnWorlds(view, (CLOSE_TALON, *some), limits, never)
        worlds.look_at(worlds.most or limits.worlds)
        found += [Against(move, _lead(worlds, move)) for move in some]
    return sorted(found, key=lambda each: each.by.mean)


def _lead(worlds: DrawnWorlds, move: Move) -> BoundedMean:
    pairs = zip(worlds.results(CLOSE_TALON), worlds.results(move), strict=True)
    leads = [float(close - lead) for close, lead in pairs]
    if not worlds.listed:
        return estimate(leads)
    error = square_error_of_passes(leads, worlds.weights, PASSES)
    return BoundedMean(mean(leads, worlds.weights), SURE * sqrt(error))


def _confirmed_on_appeal(view: View, right: Move, wrong: Move, seed: int) -> Judgement | None:
    """Have the coach judge the wrong answer, an expert playing on, and give its reason.

    None where that does not bear it out, or nothing is clearly worse.
    """
    limits = Limits(worlds=CLOSER.worlds, seed=seed, appeal_worlds=_REFEREE_WORLDS)
    two = Nominees((right, wrong), 1.0, hopeless=True)
    found = judge(view, wrong, never, limits=limits, nominees=two)
    agrees = found.best == right and found.verdict.strokes and not found.by_chance
    return found if agrees and found.loss >= CLEAR / 2 else None
