"""Whole games that one player plays with himself at every seat, deal after deal.

The score goes on from deal to deal, so that a player who thinks of it meets every score there is.
"""

from __future__ import annotations

import argparse
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

from sixtysix_gui.ai.matches.playing import PlayedDeal, play_game
from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.cli_commands.options import whole_number
from sixtysix_gui.cli_commands.play import MOST_JOBS
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.games import GAMES
from tools.strength.seated import seated

MOST_DEALS = 1_000_000


@dataclass(frozen=True)
class SelfPlay:
    """Which game is played, by whom, and the seed from which deals and chance follow."""

    game: str
    level: str
    seed: int

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return GAMES[self.game]()


@dataclass(frozen=True)
class SelfPlayer:
    """Turns the number of a game into its deals."""

    play: SelfPlay
    player: Player

    @classmethod
    def of(cls, play: SelfPlay) -> SelfPlayer:
        """Seat the player.

        Raises:
            PlayerSpecError: if there is no such player.
        """
        return cls(play, seated(play.level))

    def __call__(self, number: int) -> tuple[PlayedDeal, ...]:
        """Play the game to its end."""
        rules = self.play.rules
        return play_game(
            rules, number, [self.player] * len(rules.seats), Budget(seed=self.play.seed)
        )


def played_games(play: SelfPlay, games: int, jobs: int) -> list[PlayedDeal]:
    """Return the deals of the first games."""
    played = in_order(partial(SelfPlayer.of, play), range(1, games + 1), jobs)
    return [deal for deals in played for deal in deals]


def played_deals(play: SelfPlay, deals: int, jobs: int) -> Generator[PlayedDeal, None, None]:
    """Yield the first deals of game after game; the last game may be cut off."""
    games = in_order(partial(SelfPlayer.of, play), count(1), jobs)
    try:
        yield from islice((deal for game in games for deal in game), deals)
    finally:
        games.close()


def deals_of(play: SelfPlay, options: argparse.Namespace) -> list[PlayedDeal]:
    """Play as much as the options of `add_length` say."""
    if options.games is not None:
        return played_games(play, options.games, options.jobs)
    return list(played_deals(play, options.deals, options.jobs))


def player_name(text: str) -> str:
    """Read a yardstick or a player of the program, for ``type=``."""
    try:
        seated(text)
    except PlayerSpecError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def add_length(parser: argparse.ArgumentParser, deals: int) -> None:
    """Add who plays, and for how long: a number of deals, or whole games."""
    parser.add_argument(
        "--level",
        type=player_name,
        default="expert",
        help="who plays, a yardstick too (default: expert)",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--deals",
        metavar="N",
        type=whole_number(1, MOST_DEALS),
        default=deals,
        help=f"how many deals of a game are played (default: {deals})",
    )
    length.add_argument(
        "--games", metavar="N", type=whole_number(1, MOST_DEALS), help="whole games instead"
    )


def add_options(parser: argparse.ArgumentParser, jobs: int) -> None:
    """Add the options that every measuring program has: seed and processes."""
    parser.add_argument(
        "--seed",
        metavar="S",
        type=whole_number(0, MOST_DEALS),
        default=1,
        help="decides deals and the players' chance (default: 1)",
    )
    add_jobs(parser, jobs)


def add_jobs(parser: argparse.ArgumentParser, jobs: int) -> None:
    """Add the number of processes."""
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number(1, MOST_JOBS),
        default=jobs,
        help=f"processes that play at the same time (default: {jobs})",
    )
