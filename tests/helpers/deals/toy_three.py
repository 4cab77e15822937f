"""A toy game for three: all that a new game is, beside the names that people see.

The last card dealt is trump and stays with the dealer; who captures most in the eight tricks takes
a point from each of the others. It is one table such as those of games.toml, and one settlement.
"""

from contextlib import AbstractContextManager

from sixtysix_gui.rules.scoring.points import DealEnd, Outcome, Termination
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.new_games import new_game

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


def toy_game() -> AbstractContextManager[Rules]:
    """Let the toy be one of the games for a while; gives its rules."""
    return new_game(TABLE, settle_from_each)
