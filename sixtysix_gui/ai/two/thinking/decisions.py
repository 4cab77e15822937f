"""From what was found out about moves to a decision that says it for every legal move.

So that everything is found out where every card is known: exactly, and of equal moves the one that
traps most is chosen. The other ways to a decision are line_decisions.py and tree_decisions.py.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.player import CardChance, Decision, MoveValue
from sixtysix_gui.ai.two.odds.game_chances import WHOLE, ResultValues
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.payoffs import points_for
from sixtysix_gui.ai.two.solver.state_numbers import place_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, CloseTalon, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True)
class Expectation:
    """What a move wins: game points of the deal, and their worth from 0 to WHOLE."""

    points: float
    worth: float


def with_temper(
    situation: Situation, best: Move, trusted: Mapping[Move, Expectation], skill: Skill
) -> Move:
    """Return the best move, or what a timid or a bold player makes of it.

    A timid one closes only if that promises more than anything else by its ``caution``, a bold one
    also if it promises less by no more than its ``boldness``. Only ``trusted`` expectations count,
    those of moves that were thought about; before the draw an act that binds to closing is a close.
    """
    closes = [move for move in trusted if closes_by(situation.view, move)]
    others = [move for move in situation.view.legal_moves if not closes_by(situation.view, move)]
    others = [move for move in others if move != GO_OUT]
    if closes_by(situation.view, best):
        if not skill.caution or not others:
            return best
        known = [move for move in others if move in trusted]
        if not known:
            return others[0]
        other = max(known, key=lambda move: trusted[move].points)
        lead = 100 * (trusted[best].points - trusted[other].points)
        return best if lead >= skill.caution else other
    if skill.boldness and closes and best in trusted:
        close = max(closes, key=lambda move: trusted[move].points)
        behind = 100 * (trusted[best].points - trusted[close].points)
        return close if behind <= skill.boldness else best
    return best


def closes_by(view: View, move: Move) -> bool:
    """Return whether a move closes the talon, or before the draw obliges the player to close it."""
    if isinstance(move, CloseTalon):
        return True
    if view.phase is not Phase.PRE_DRAW:
        return False
    binds = view.rules.exchange_when == "lead"
    return isinstance(move, Meld) or (isinstance(move, ExchangeTrump) and binds)


def decide(
    situation: Situation,
    move: Move,
    expectations: Mapping[Move, Expectation],
    result_values: ResultValues,
    worlds: int,
    chances: Sequence[float] = (),
) -> Decision:
    """Make the decision; ``chances`` says how likely the other holds the card of each place.

    A legal move without an expectation ends the deal at once, as a false claim does.
    """
    view = situation.view
    found: list[MoveValue] = []
    for legal in view.legal_moves:
        expectation = expectations.get(legal) or _at_once(situation, legal, result_values)
        found.append(MoveValue(legal, expectation.points, expectation.worth / WHOLE))
    return Decision(move, tuple(found), worlds, _holdings(situation, chances))


def _at_once(situation: Situation, move: Move, result_values: ResultValues) -> Expectation:
    state = situation.some_world
    outcome = state.apply(move)[0].outcome
    points = 0 if outcome is None else points_for(outcome, state.to_act)
    return Expectation(points, result_values[points + 3])


def _holdings(situation: Situation, chances: Sequence[float]) -> tuple[CardChance, ...]:
    if not chances or situation.all_known:
        return ()
    return tuple(CardChance(card, chances[place_of(card)]) for card in situation.cards.possible)


def exact_decision(situation: Situation, result_values: ResultValues, stop: Stop) -> Decision:
    """Choose the move that wins most; of equals, the one after which most replies are mistakes.

    Raises:
        StoppedError: if told to stop.
    """
    view, state = situation.view, situation.some_world
    solver = ExactSolver(view.rules, view.trump_suit, lambda: stop.asked or stop.ask())
    expectations: dict[Move, Expectation] = {}
    ranks: dict[Move, tuple[float, ...]] = {}
    for move in sensible_moves(state):
        after, _ = state.apply(move)
        points = solver.value(after, view.seat)
        worth = result_values[points + 3]
        expectations[move] = Expectation(points, worth)
        ranks[move] = (worth, points, _mean_after_reply(solver, after, view.seat))
    best = max(ranks, key=lambda move: ranks[move])
    return decide(situation, best, expectations, result_values, 1)


def _mean_after_reply(solver: ExactSolver, state: Deal, seat: Seat) -> float:
    """Return the mean game points after each thing the other may do next, wise or not."""
    if state.outcome is not None:
        return points_for(state.outcome, seat)
    moves = sensible_moves(state)
    values = [solver.value(state.apply(move)[0], seat) for move in moves]
    if state.to_act is seat:
        return max(values)
    return sum(values) / len(values)


def sensible_moves(state: Deal) -> list[Move]:
    """List the legal moves but false claims."""
    may_claim = state.total(state.to_act) >= TARGET
    return [move for move in state.legal_moves() if may_claim or move != GO_OUT]
