"""A decision by a tree over what can be seen."""

from __future__ import annotations

from sixtysix_gui.ai.appraised import Estimate, decide
from sixtysix_gui.ai.player import Decision
from sixtysix_gui.ai.opponent_beliefs import habits_of
from sixtysix_gui.ai.search.guide import Guide
from sixtysix_gui.ai.search.thumb import Thumb
from sixtysix_gui.ai.search.tree import Tree
from sixtysix_gui.ai.situation import Situation
from sixtysix_gui.ai.skill import Skill
from sixtysix_gui.ai.solver.state_numbers import move_of
from sixtysix_gui.ai.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.worths import WHOLE, Worths, for_seat_a, stretched
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.phases import TalonStatus


def tree_decision(
    situation: Situation, worths: Worths, skill: Skill, iterations: int, stop: Stop
) -> Decision:
    """Choose the move that the search visited most.

    Raises:
        StoppedError: if told to stop before the search had been anywhere.
    """
    tree = Tree(situation.terms, situation.sampler, stop)
    seat = situation.view.seat
    is_open = situation.view.status is TalonStatus.OPEN
    wide = stretched(worths)
    tree.prepare(
        situation.root, for_seat_a(wide, seat), skill.exploration, exact=skill.exact_endings and is_open
    )
    if skill.guided and is_open:
        guide = Guide(Thumb(situation.terms), habits_of(situation.terms), situation.sampler)
        tree.follow_guide(guide, skill.other_exploration, playouts=skill.guided_playouts)
    tree.run(iterations)
    results = sorted(tree.results(), key=lambda result: (-result[1], result[0]))
    if not results:
        raise StoppedError
    low, span = min(worths), max(worths) - min(worths)
    estimates: dict[Move, Estimate] = {}
    for code, visits, total, points in results:
        worth = low + total / visits / WHOLE * span
        estimates[move_of(code)] = Estimate(points / visits, worth)
    move = move_of(results[0][0])
    chances = [held / tree.iterations for held in tree.holdings()]
    return decide(situation, move, estimates, worths, tree.iterations, chances)
