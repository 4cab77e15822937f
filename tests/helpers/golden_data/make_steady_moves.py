"""Writes tests/golden/steady_player.json: `python -m tests.helpers.golden_data.make_steady_moves`.

The steady player is what the coach plays deals on with (docs/coach.md 1). Whoever writes this file
again has changed him: then STEADY_VERSION is raised, the table of biases measured again, and every
figure of docs/coach.md too.
"""

import json
from collections.abc import Iterator
from typing import Any

from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import code_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.steadiness import known_to_both, steady_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.players.player_moments import moments, never

STATES = 45


def steady_states() -> Iterator[Deal]:
    """States at which he has to decide, of every rule set, from all parts of deals."""
    names = rule_set_names(close=True)
    for number in range(STATES):
        states = [
            state
            for state in moments(rule_set(names[number % len(names)]), number)
            if state.phase is not Phase.FINAL
            and (GO_OUT not in state.legal_moves() or state.total(state.to_act) < TARGET)
            and sum(move != GO_OUT for move in state.legal_moves()) > 1
        ]
        yield states[7 * number % len(states)]


def trace_of(state: Deal, seed: int) -> list[int]:
    """All he plays from a state to the end of the deal, by the numbers of codes.py."""
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    steady = steady_of(terms, Stop(never))
    steady.know(*known_to_both(state.view(state.to_act)))
    first = next(move for move in state.legal_moves() if move != GO_OUT)
    return steady.trace(position, [code_of(first)], seed)


def entry(state: Deal, seed: int) -> dict[str, Any]:
    return {
        "rules": state.rules.name,
        "trick": state.trick_number,
        "status": state.status.value,
        "moves": trace_of(state, seed),
    }


if __name__ == "__main__":
    entries = [entry(state, seed) for seed, state in enumerate(steady_states())]
    lines = ",\n".join(json.dumps(each) for each in entries)
    (GOLDEN / "steady_player.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
