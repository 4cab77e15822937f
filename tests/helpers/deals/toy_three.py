"""A toy game for three: all that a new game is, beside the names that people see.

The last card dealt is trump and stays with the dealer; who captures most in the eight tricks takes
a point from each of the others. It is one table such as those of games.toml, and one settlement.
"""

import tomllib
from collections.abc import Generator
from contextlib import contextmanager

import pytest

from sixtysix_gui.rules.scoring import SETTLEMENTS
from sixtysix_gui.rules.scoring.points import DealEnd, Outcome, Termination
from sixtysix_gui.rules.sets.dimensions import tables_of
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.rules.sets.plans import plans, plans_in
from sixtysix_gui.rules.sets.rules import Rules

NAME = "toy-three"
TABLE = """
[games.toy-three]
like = "several"
settle = "from-each"
winners = "by-length"
"players" = 3
"teams" = false
"deck.pack" = 24
"deck.hand" = 8
"deal.batches" = [8]
"trump.by" = "cut-card"
"strict.from" = "trick-1"
"strict.head" = false
"strict.trump" = false
"out.mode" = "none"
"end.unclaimed" = "higher-total"
"deal.next" = "left"
"deal.after_draw" = "same"
"game.end" = "deals-12"
"game.target" = 3
"""


def settle_from_each(_: Rules, end: DealEnd) -> Outcome:
    """Give who alone has most a point from each of the others."""
    totals = [earned.total for earned in end.card_points]
    most = max(totals)
    if totals.count(most) > 1:
        return Outcome(tuple(0 for _ in totals), Termination.DRAW, end)
    points = tuple(len(totals) - 1 if total == most else -1 for total in totals)
    return Outcome(points, Termination.COUNT, end)


@contextmanager
def toy_game() -> Generator[Rules]:
    """Let the toy be one of the games for a while; gives its rules."""
    shared = tables_of("games.toml")["shared"]
    toy = plans_in({"shared": shared, **tomllib.loads(TABLE)})
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(plans(), NAME, toy[NAME])
        patch.setitem(SETTLEMENTS, "from-each", settle_from_each)
        yield rule_set(NAME)
