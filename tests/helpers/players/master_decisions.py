"""What the master decides: `python -m tests.helpers.players.master_decisions` prints it.

With `--interpreted` the compiled modules are ignored.
"""

import sys
from collections.abc import Iterator

from tests.helpers.runs import interpreted

if __name__ == "__main__" and "--interpreted" in sys.argv:
    interpreted.ignore_compiled_modules()

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.players.player_moments import moments, never, view_at_some_score
from tests.helpers.runs.sampling import evenly_spread

SPEC = "master:worlds=4"


def decisions() -> Iterator[str]:
    """What the master thinks of some views, in words that say everything."""
    player = player_named(SPEC, rule_set())
    for number, name in enumerate(("german-66", "schnapsen", "house-66", "santase")):
        states = list(moments(rule_set(name), 2 * number + 1))
        for state in evenly_spread(states, 5):
            view = view_at_some_score(state, number)
            yield repr(player.choose(view, Budget(seed=number, iterations=60), never))


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in decisions())
