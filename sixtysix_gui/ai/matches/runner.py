"""Running a match sample by sample, on one processor or several, and going on with a stored one.

A sample is what the uncertainty of a match is counted over: a deal or game in all the rotations
that are played. Its number is that of its deal or game. ``in_order`` hands out numbered work to
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

from sixtysix_gui.ai.matches.playing import PlayedDeal, fixture_of, play_deal, play_game
from sixtysix_gui.ai.matches.rotations import (
    MatchTerms,
    Points,
    Rotation,
    Sample,
    SeatedDeals,
    rotation_of,
    stored_sample,
)
from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.registry import make_player
from sixtysix_gui.ai.players.specification import PlayerSpec

Result = TypeVar("Result")

_AHEAD = 8
"""Numbers a process that are handed out before the first of them is done."""
_begun: list[Callable[[int], object]] = []
"""In a process that works for another one: what it does with a number."""


def in_order(
    begin: Callable[[], Callable[[int], Result]], numbers: Iterable[int], jobs: int
) -> Generator[Result, None, None]:
    """Yield the result of every number, in their order, worked out by ``jobs`` processes.

    ``begin`` is called once in every process and returns what turns a number into its result; with
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


def samples(
    terms: MatchTerms, count: int, *, jobs: int = 1, stored: Mapping[int, Points] | None = None
) -> Generator[Sample, None, None]:
    """Yield the first samples of a match in order: those stored by number, the others played.

    What comes out does not depend on ``jobs``, the number of processes.
    """
    known = stored or {}
    missing = (number for number in range(1, count + 1) if number not in known)
    played = in_order(partial(_Sampler.of, terms), missing, jobs)
    try:
        for number in range(1, count + 1):
            points = known.get(number)
            yield next(played) if points is None else stored_sample(terms, number, points)
    finally:
        played.close()


@dataclass(frozen=True)
class _Sampler:
    """Plays what has a number in all its rotations.

    Where the same players meet at the same seats in two rotations of a game without closing, it is
    played once and counts for both.
    """

    terms: MatchTerms
    players: Mapping[PlayerSpec, Player]

    @classmethod
    def of(cls, terms: MatchTerms) -> "_Sampler":
        return cls(terms, {spec: make_player(spec, terms.rules) for spec in terms.players})

    def __call__(self, number: int) -> Sample:
        rules = self.terms.rules
        known: dict[tuple[PlayerSpec, ...], tuple[PlayedDeal, ...]] = {}
        rotations: list[Rotation] = []
        played: list[SeatedDeals] = []
        for place, seating in enumerate(self.terms.seatings):
            specs = tuple(self.terms.players[player] for player in seating)
            if rules.close or specs not in known:
                known[specs] = self._play(number, [self.players[spec] for spec in specs])
                played.append(SeatedDeals(place, seating, known[specs]))
            rotations.append(rotation_of(rules, seating, known[specs]))
        return Sample(number, tuple(rotations), tuple(played))

    def _play(self, number: int, seated: Sequence[Player]) -> tuple[PlayedDeal, ...]:
        rules, budget = self.terms.rules, self.terms.budget
        if self.terms.games:
            return play_game(rules, number, seated, budget)
        return (play_deal(rules, fixture_of(rules, number, budget.seed), seated, budget),)
