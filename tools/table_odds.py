"""Measures how deals between two parties end at tables of equals, for the chance to win a game.

    python -m tools.table_odds --deals 1000

plays that many deals of every game of the machine for three and four in which two parties play, and
writes table_odds.json anew. The same options give the same file on any machine.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from sixtysix_gui.ai.matches.table_playing import (
    first_table_dealer,
    play_table_deal,
    table_pack,
)
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.trick_game.game_worth import ODDS_FILE
from sixtysix_gui.ai.trick_game.registry import trick_player_named
from sixtysix_gui.rules.registry import TRICK_GAMES
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules

FILE = Path(__file__).parents[1] / "sixtysix_gui" / "ai" / "trick_game" / ODDS_FILE
SEED = 4
_TWO = 2


def ends_of(rules: TrickRules, player: str, deals: int) -> list[list[int]]:
    """Plays deals and counts their ends, the party with more points first."""
    one = trick_player_named(player)
    counts: Counter[tuple[int, int, int]] = Counter()
    for number in range(1, deals + 1):
        pack, dealer = table_pack(rules, SEED, number), first_table_dealer(rules, number)
        players = [one] * len(rules.seats)
        outcome = play_table_deal(rules, pack, dealer, players, Budget(seed=number)).outcome
        first, second = outcome.points
        bidder = -1 if outcome.end.bidder is None else outcome.end.bidder
        if second > first:
            first, second = second, first
            bidder = bidder if bidder < 0 else 1 - bidder
        counts[first, second, bidder] += 1
    return [[*end, count] for end, count in sorted(counts.items())]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and writes; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.table_odds", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="of each game (default: 1000)")
    parser.add_argument("--player", default="simple", help="who plays (default: simple)")
    options = parser.parse_args(arguments)
    games = [TRICK_GAMES.rules(name) for name in TRICK_GAMES.names()]
    ends = {
        rules.name: ends_of(rules, options.player, options.deals)
        for rules in games
        if len(rules.parties) == _TWO
    }
    rows = (f'    "{name}": {json.dumps(found)}' for name, found in ends.items())
    measured = f"python -m tools.table_odds --deals {options.deals} --player {options.player}"
    text = f'{{\n  "measured": "{measured}",\n  "ends": {{\n' + ",\n".join(rows) + "\n  }\n}\n"
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
