"""Whole games that one player plays with himself at every seat, deal after deal.

The score goes on from deal to deal, so that a player who thinks of it meets every score there is.
"""

from __future__ import annotations

import argparse
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.matches.table_playing import TableDeal, play_table_game
from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.trick_game.player import TrickPlayer
from sixtysix_gui.cli_commands.common.options import whole_number
from sixtysix_gui.cli_commands.play.command import MOST_JOBS
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from tools.strength.seated import seated
from tools.strength.tables import GAMES

MOST_DEALS = 1_000_000


@dataclass(frozen=True)
class SelfPlay:
    """Which game is played, by whom, and the seed from which deals and chance follow."""

    game: str
    level: str
    seed: int

    @property
    def rules(self) -> TrickRules:
        """The rules of the game."""
        return GAMES[self.game]()


@dataclass(frozen=True)
class _Table:
    """Turns the number of a game into its deals."""

    play: SelfPlay
    player: TrickPlayer

    def __call__(self, number: int) -> tuple[TableDeal, ...]:
        rules, seed = self.play.rules, self.play.seed
        budget = Budget(DEFAULT_WORLDS, seed * 1_000_003 + number)
        return play_table_game(rules, number, [self.player] * len(rules.seats), budget, seed)


def _table(play: SelfPlay) -> _Table:
    return _Table(play, seated(play.level))


def played_deals(play: SelfPlay, deals: int, jobs: int) -> Generator[TableDeal, None, None]:
    """Yield the first deals of game after game; the last game may be cut off."""
    games = in_order(partial(_table, play), count(1), jobs)
    try:
        yield from islice((deal for game in games for deal in game), deals)
    finally:
        games.close()


def add_options(parser: argparse.ArgumentParser, jobs: int) -> None:
    """Add what every program that lets players play has: seed and processes."""
    parser.add_argument(
        "--seed",
        metavar="S",
        type=whole_number(0, MOST_DEALS),
        default=1,
        help="decides deals and the players' chance (default: 1)",
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number(1, MOST_JOBS),
        default=jobs,
        help=f"processes that play at the same time (default: {jobs})",
    )
