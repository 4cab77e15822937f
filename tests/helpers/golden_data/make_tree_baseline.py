"""Writes tests/golden/tree_player.json: `python -m tests.helpers.golden_data.make_tree_baseline`.

The plain tree player is the yardstick of docs/strength.md. Whoever writes this file again changes
the yardstick, and everything measured against it has to be measured again.
"""

import json
from collections.abc import Iterator
from typing import Any

from sixtysix_gui.ai.two.players import EXPLORATION, PLAIN_VALUES
from sixtysix_gui.ai.two.search.tree import Tree
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.players.player_moments import moments, never

VIEWS = 30
MANY, FEW = 2000, 40
"""Iterations compiled, and in both modes."""


def baseline_views() -> Iterator[View]:
    """Views in which the tree player has to think, of every rule set, from all parts of deals."""
    names = rule_set_names(close=True)
    for number in range(VIEWS):
        states = [
            state
            for state in moments(rule_set(names[number % len(names)]), number)
            if state.phase is not Phase.FINAL
            and (GO_OUT not in state.legal_moves() or state.total(state.to_act) < TARGET)
            and sum(move != GO_OUT for move in state.legal_moves()) > 1
        ]
        state = states[7 * number % len(states)]
        yield state.view(state.to_act)


def visits_of(view: View, seed: int, iterations: int) -> dict[str, int]:
    """How often a plain search goes to each move, by the numbers of codes.py."""
    situation = Situation(view, seed, fixed_draws=False, pinned=True)
    tree = Tree(situation.terms, situation.sampler, Stop(never))
    tree.prepare(situation.root, PLAIN_VALUES, EXPLORATION, exact=False)
    tree.run(iterations)
    return {str(code): visits for code, visits, _, _ in sorted(tree.results())}


def entry(view: View, seed: int) -> dict[str, Any]:
    return {
        "rules": view.rules.name,
        "trick": view.trick_number,
        "status": view.status.value,
        "visits": {str(count): visits_of(view, seed, count) for count in (MANY, FEW)},
    }


if __name__ == "__main__":
    entries = [entry(view, seed) for seed, view in enumerate(baseline_views())]
    text = json.dumps(entries, indent=1)
    (GOLDEN / "tree_player.json").write_text(text + "\n", encoding="utf-8")
