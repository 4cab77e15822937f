"""From what was found out about moves to a decision that says it for every legal move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.payoffs import points_for
from sixtysix_gui.ai.player import CardChance, Decision, MoveValue
from sixtysix_gui.ai.situation import Situation
from sixtysix_gui.ai.solver.state_numbers import place_of
from sixtysix_gui.ai.worths import WHOLE, Worths
from sixtysix_gui.rules.moves import CLOSE_TALON, Move


@dataclass(frozen=True)
class Estimate:
    """What a move wins: game points of the deal, and their worth from 0 to WHOLE."""

    points: float
    worth: float


def with_temper(best: Move, estimates: Mapping[Move, Estimate], caution: int) -> Move:
    """Give the best move, or what a timid or a reckless player makes of it.

    ``caution`` is how many hundredths of a game point more than anything else a close must
    promise; below zero it may promise so many less.
    """
    close = estimates.get(CLOSE_TALON)
    others = [move for move in estimates if move != CLOSE_TALON]
    if not caution or close is None or not others:
        return best
    other = best if best != CLOSE_TALON else max(others, key=lambda move: estimates[move].worth)
    lead = 100 * (close.points - estimates[other].points)
    return CLOSE_TALON if lead > caution else other


def decide(
    situation: Situation,
    move: Move,
    estimates: Mapping[Move, Estimate],
    worths: Worths,
    worlds: int,
    chances: Sequence[float] = (),
) -> Decision:
    """Make the decision; ``chances`` says how likely the other holds the card of each place.

    A legal move without an estimate ends the deal at once, as a false claim does.
    """
    view = situation.view
    found: list[MoveValue] = []
    for legal in view.legal_moves:
        estimate = estimates.get(legal) or _at_once(situation, legal, worths)
        found.append(MoveValue(legal, estimate.points, estimate.worth / WHOLE))
    return Decision(move, tuple(found), worlds, _holdings(situation, chances))


def _at_once(situation: Situation, move: Move, worths: Worths) -> Estimate:
    state = situation.some_world
    outcome = state.apply(move)[0].outcome
    points = 0 if outcome is None else points_for(outcome, state.to_act)
    return Estimate(points, worths[points + 3])


def _holdings(situation: Situation, chances: Sequence[float]) -> tuple[CardChance, ...]:
    if not chances or situation.all_known:
        return ()
    return tuple(CardChance(card, chances[place_of(card)]) for card in situation.cards.possible)
