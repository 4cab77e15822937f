"""Running a match sample by sample, on one processor or several, and going on with a stored one.

A sample is what the uncertainty of a match is counted over: a deal, a game, or a mirrored pair of
deals or games. Its number is that of its deal or game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from sixtysix_gui.ai.matches.deals import PlayedDeal, first_seats, fixtures_of, play_deal
from sixtysix_gui.ai.matches.games import play_game
from sixtysix_gui.ai.matches.parallel import in_order
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.registry import make_player

Points = tuple[int, ...]
"""What is kept of a sample: the game points of the first player in each deal; or of each game both
players' points at its end, the first player's first, and the number of its deals."""


@dataclass(frozen=True)
class Sample:
    """One sample; ``deals`` is empty where the points were stored and nothing was played."""

    number: int
    points: Points
    deals: tuple[PlayedDeal, ...] = ()


def samples(
    terms: MatchTerms, count: int, *, jobs: int = 1, stored: Mapping[int, Points] | None = None
) -> Generator[Sample, None, None]:
    """Yield the first samples of a match in order: those stored by number, the others played.

    What comes out does not depend on ``jobs``, the number of processes.
    """
    known = stored or {}
    missing = (number for number in range(1, count + 1) if number not in known)
    played = in_order(partial(_sample_maker, terms), missing, jobs)
    try:
        for number in range(1, count + 1):
            points = known.get(number)
            yield next(played) if points is None else Sample(number, points)
    finally:
        played.close()


def _sample_maker(terms: MatchTerms) -> Callable[[int], Sample]:
    players = tuple(make_player(spec) for spec in terms.players)
    return partial(_games if terms.games else _deals, terms, players)


def _deals(terms: MatchTerms, players: Sequence[Player], number: int) -> Sample:
    deals = tuple(
        play_deal(terms.rules, fixture, players, terms.budget)
        for fixture in fixtures_of(number, terms.seed, mirrored=terms.mirrored)
    )
    return Sample(number, tuple(deal.points for deal in deals), deals)


def _games(terms: MatchTerms, players: Sequence[Player], number: int) -> Sample:
    games = [
        play_game(terms.rules, number, seat, players, terms.budget)
        for seat in first_seats(mirrored=terms.mirrored)
    ]
    points = tuple(value for game in games for value in (*game.score, len(game.deals)))
    return Sample(number, points, tuple(deal for game in games for deal in game.deals))
