"""A decision by a tree over what can be seen."""

from sixtysix_gui.ai.player import Decision
from sixtysix_gui.ai.two.odds.game_chances import WHOLE, ResultValues, for_seat_a, stretched
from sixtysix_gui.ai.two.search.tree import Tree
from sixtysix_gui.ai.two.solver.state_numbers import move_of
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.two.thinking.decisions import Expectation, decide, with_temper
from sixtysix_gui.ai.two.thinking.guidance import guide_of
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT, Move

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
