"""How long people play: one deal, one game, or games one after another."""

from typing import Literal, get_args

from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Party

Length = Literal["game", "bummerl", "best-3", "best-5", "best-7", "deal"]
"""``game`` goes to the target of the rule set. A ``bummerl`` is a game like that in an open series
in which lost games are counted; ``best-3`` is one in a series that is over when someone has won
more than half of three games. ``deal`` is a single deal.
"""
LENGTHS: tuple[Length, ...] = get_args(Length)
_SERIES: dict[Length, int] = {"best-3": 3, "best-5": 5, "best-7": 7}


def games_of_series(length: Length) -> int | None:
    """Return how many games a series may take, or None where it is open or there is none.

    >>> games_of_series("best-5")
    5
    """
    return _SERIES.get(length)


def is_game_over(game: Game, length: Length) -> bool:
    """Return whether a game of that length is over; a single deal also where no one has won."""
    return game.is_over or (length == "deal" and game.deals > 0)


def winner_of(game: Game, length: Length) -> Party | None:
    """Return who alone has won a game of that length; None while it goes on or after a draw."""
    winners = game.winners
    if length == "deal" and not winners and game.deals:
        most = max(game.won)
        winners = tuple(party for party in game.rules.parties if game.won[party] == most)
    return winners[0] if len(winners) == 1 else None
