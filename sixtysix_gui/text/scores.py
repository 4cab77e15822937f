"""Scores in words and figures, as each game counts them (MANY 2)."""

from collections.abc import Sequence

from sixtysix_gui.records import DealRecord, games_before
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.seating import Score


def counts_chips(rules: Rules) -> bool:
    """Whether the game is played for chips."""
    return rules.score_unit == "stakes-from-each"


def counts_down(rules: Rules) -> bool:
    """Whether the table counts from the target to nothing (many.md 7.4)."""
    return rules.game_count == "down" or bool(rules.contracts)


CHIPS_AT_FIRST = 12
"""Chips of each player at the beginning of a game (MANY 2)."""


def shown_score(rules: Rules, won: int) -> int:
    """Return the number that the table shows for game points won."""
    if counts_chips(rules):
        return CHIPS_AT_FIRST + won
    return max(0, rules.target - won) if counts_down(rules) else won


def score_of(game: Game, records: Sequence[DealRecord], *, is_settled: bool = False) -> Score:
    """Say how a game stands; ``records`` are all its deals, the last one that on the table.

    ``is_settled``: the deal on the table is over and counted in ``game``.
    """
    before = tuple(each.won for each in games_before(records)[1:])
    count = game.rules.target if game.rules.game_end == "deals-12" else None
    number = max(game.decided, 1) if is_settled else game.decided + 1
    return Score(game.won, before, number, count)
