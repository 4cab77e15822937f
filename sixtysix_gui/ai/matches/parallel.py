"""Numbered work on several processes, its results in the order of the numbers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar, cast

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
