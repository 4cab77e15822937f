"""Running a match sample by sample, on one processor or several, and going on with a stored one.

A sample is what the uncertainty of a match is counted over: a deal, a game, or a mirrored pair of
deals or games. Its number is that of its deal or game. ``in_order`` hands out numbered work to
several processes and gives the results back in the order of the numbers.
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TypeVar, cast

from sixtysix_gui.ai.matches.playing import (
    PlayedDeal,
    first_seats,
    fixtures_of,
    play_deal,
    play_game,
)
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.registry import make_player

Result = TypeVar("Result")

_AHEAD = 8
"""Numbers a process that are handed out before the first of them is done."""
_begun: list[Callable[[int], object]] = []
"""In a process that works for another one: what it does with a number."""


def in_order(
    begin: Callable[[], Callable[[int], Result]], numbers: Iterable[int], jobs: int
) -> Generator[Result, None, None]:
    """Yield the result of every number, in their order, worked out by so many processes.

    ``begin`` is called once in every process and gives what turns a number into its result; with
    one job everything happens in this process. With several, ``begin`` and the results must be
    picklable. Closing the generator waits for no more than what has been handed out already.

    Raises:
        BrokenProcessPool: if a process ends before its work is done.
    """
    if jobs == 1:
        yield from map(begin(), numbers)
        return
    context = multiprocessing.get_context("spawn")  # nothing is inherited, on any system
    pool = ProcessPoolExecutor(jobs, context, _begin, (begin,))
    handed_out = (
        cast("Future[Result]", pool.submit(_work, number))  # it is begin's function that works
        for number in numbers
    )
    waiting: deque[Future[Result]] = deque()
    try:
        waiting.extend(islice(handed_out, jobs * _AHEAD))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(islice(handed_out, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(begin: Callable[[], Callable[[int], object]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends a worker without a word
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _begun.append(begin())


def _work(number: int) -> object:
    return _begun[0](number)


def _end_with_parent() -> None:
    """End a worker whose parent was killed; it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
