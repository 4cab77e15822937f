"""From what was found out about moves to a decision that says it for every legal move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.player import CardChance, Decision, MoveValue
from sixtysix_gui.ai.two.odds import WHOLE, ResultValues, for_seat_a, stretched
from sixtysix_gui.ai.two.search.tree import Tree
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.numbers import move_of, place_of, points_for
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.two.thinking.guidance import guide_of
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
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


_TRUSTED_VISITS = 8
"""Fewer descents say nothing of a move."""
_FLOOR_SHARE = 400
"""Each move at the root is tried in one of this many iterations at least, to know its value."""


def tree_decision(
    situation: Situation, result_values: ResultValues, skill: Skill, iterations: int, stop: Stop
) -> Decision:
    """Choose the move that the search visited most.

    Raises:
        StoppedError: if told to stop before the search had been anywhere.
    """
    tree = searched_tree(situation, result_values, skill, iterations, stop)
    results = ranked_results(tree)
    if not results:
        raise StoppedError
    low, span = min(result_values), max(result_values) - min(result_values)
    total = sum(result[2] for result in results) / WHOLE
    visits = sum(result[1] for result in results)
    mean = Expectation(sum(result[3] for result in results) / visits, low + total / visits * span)
    expectations: dict[Move, Expectation] = {
        move: mean for move in situation.view.legal_moves if move != GO_OUT
    }
    for code, count, worth, points in results:
        expectations[move_of(code)] = Expectation(
            points / count, low + worth / count / WHOLE * span
        )
    enough = max(_TRUSTED_VISITS, results[0][1] // 4)
    trusted = {
        move_of(code): expectations[move_of(code)]
        for code, count, _, _ in results
        if count >= enough or code == results[0][0]
    }
    move = with_temper(situation, move_of(results[0][0]), trusted, skill)
    chances = [held / tree.iterations for held in tree.holdings()]
    return decide(situation, move, expectations, result_values, tree.iterations, chances)


def searched_tree(
    situation: Situation, result_values: ResultValues, skill: Skill, iterations: int, stop: Stop
) -> Tree:
    """Return the tree after ``iterations``, or after fewer if stopped."""
    tree = Tree(situation.terms, situation.sampler, stop)
    is_open = situation.view.status is TalonStatus.OPEN
    exact = skill.exact_endings and is_open
    wide = for_seat_a(stretched(result_values), situation.view.seat)
    tree.prepare(situation.root, wide, skill.exploration, exact=exact)
    if skill.guided and is_open:
        guide = guide_of(situation.terms, situation.sampler, intuits=skill.intuition)
        floor = iterations // _FLOOR_SHARE
        tree.follow_guide(guide, skill.other_exploration, floor, playouts=skill.guided_playouts)
    tree.run(iterations)
    return tree


def ranked_results(tree: Tree) -> list[tuple[int, int, int, int]]:
    """Return what ``Tree.results`` gives, the move that was visited most first."""
    return sorted(tree.results(), key=lambda result: (-result[1], -result[2], result[0]))
