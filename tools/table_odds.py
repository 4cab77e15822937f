"""Measures how deals between two parties end at tables of equals, for the chance to win a game.

    python -m tools.table_odds --deals 600 --player club --jobs 2

plays that many deals of every game of the machine for three and four in which two parties play, and
writes table_odds.json again. The same deals and player give the same file on any machine.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sixtysix_gui.ai.many.game_worth import ODDS_FILE
from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names

FILE = Path(__file__).parents[1] / "sixtysix_gui" / "ai" / "many" / ODDS_FILE
SEED = 4
_TWO = 2

End = tuple[int, int, int]
"""The points of both parties, and the party that bid, -1 for none."""


@dataclass(frozen=True)
class _Table:
    """Equals at a table of a game; a deal is played by its number."""

    rules: Rules
    player: str

    def __call__(self, number: int) -> End:
        fixture = fixture_of(self.rules, number, SEED)
        players = [player_named(self.player, self.rules)] * len(self.rules.seats)
        outcome = play_deal(self.rules, fixture, players, Budget()).outcome
        first, second = outcome.points
        bidder = -1 if outcome.end.bidder is None else outcome.end.bidder
        if second > first:
            return second, first, bidder if bidder < 0 else 1 - bidder
        return first, second, bidder


def _table(game: str, player: str) -> _Table:
    return _Table(rule_set(game), player)


def ends_of(game: str, player: str, deals: int, jobs: int) -> list[list[int]]:
    """Play deals and count their ends, the party with more points first."""
    played = in_order(partial(_table, game, player), range(1, deals + 1), jobs)
    return [[*end, count] for end, count in sorted(Counter(played).items())]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.table_odds", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="of each game (default: 1000)")
    parser.add_argument("--player", default="simple", help="who plays (default: simple)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    options = parser.parse_args(arguments)
    games = [rule_set(name) for name in rule_set_names(close=False)]
    ends = {
        rules.name: ends_of(rules.name, options.player, options.deals, options.jobs)
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
