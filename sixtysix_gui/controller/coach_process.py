"""A process of the coach: reads commands from its standard input, writes messages to its output.

It loads no Qt, lives as long as its input is open, and so ends with the window however that ends.
As long as it gives nothing but hints, for which a person waits, it has the usual priority; with
anything else it takes the lowest for good.
"""

import os
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from queue import SimpleQueue

from sixtysix_gui.ai.compiled import tell_trouble
from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.coach.findings import CLOSER, REVIEW
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.coach.judgements import Reason
from sixtysix_gui.coach.judging import advise, judge
from sixtysix_gui.coach.reasons.open_cards import what_lay_hidden
from sixtysix_gui.coach.reviewing import DealReview, study
from sixtysix_gui.coach.worlds import nominate
from sixtysix_gui.controller.coach_work import (
    Advised,
    Begin,
    CloserWork,
    CoachCommand,
    Ended,
    HiddenWork,
    HintWork,
    Judged,
    Message,
    OtherJudged,
    OtherMoveWork,
    OthersWork,
    Rest,
    ReviewWork,
    Started,
    StopWork,
    Studied,
    StudyWork,
    Summed,
    Uncovered,
    Unpacker,
    Work,
    packed,
)
from sixtysix_gui.storage.judgement_files import JudgementFiles

_AT_ONCE = 65536
"""Bytes that are read at once at most."""
_LOOKS_UP = 0.2
"""Seconds after which a resting process looks whether its work is still wanted."""
_LEAST_NICE = 19
"""The lowest priority of POSIX (``man 2 nice``)."""
_IDLE_PRIORITY_CLASS = 0x40
"""Windows: a process that runs only when the system is idle (``SetPriorityClass``)."""


class JobInbox:
    """What is to be done, and whether it is still wanted; commands come from a thread of their own.

    ``begun`` passes every Begin to the thread that works; None at the end of all commands.
    """

    def __init__(self) -> None:
        """Begin without any work, awake."""
        self.begun: SimpleQueue[Begin | None] = SimpleQueue()
        self._awake = threading.Event()
        self._awake.set()
        self._stopped: set[int] = set()

    def take(self, command: CoachCommand) -> None:
        """Take a command, from any thread."""
        if isinstance(command, Begin):
            self.begun.put(command)
        elif isinstance(command, StopWork):
            self._stopped.add(command.number)
        elif command.rests:
            self._awake.clear()
        else:
            self._awake.set()

    def stopper(self, number: int) -> Callable[[], bool]:
        """Return what a calculation asks again and again; it waits there while resting."""

        def should_stop() -> bool:
            while not self._awake.wait(_LOOKS_UP):
                if number in self._stopped:
                    return True
            return number in self._stopped

        return should_stop


def messages_of(begin: Begin, should_stop: Callable[[], bool]) -> Iterator[Message]:
    """Do some work and yield what comes of it, at last that it has ended, however it did."""
    details = ""
    try:
        yield from _done(begin.number, begin.work, should_stop)
    except StoppedError:
        pass
    except BaseException:  # noqa: BLE001 - whatever fails here, the window must hear of it
        details = traceback.format_exc()
    yield Ended(begin.number, details)


def _done(number: int, work: Work, should_stop: Callable[[], bool]) -> Iterator[Message]:
    if isinstance(work, HintWork):
        yield Advised(number, advise(work.view, should_stop))
    elif isinstance(work, HiddenWork):
        yield Uncovered(number, _uncovered(work, should_stop))
    elif isinstance(work, OtherMoveWork):
        cache = _cache(work)
        yield OtherJudged(number, judge(work.view, work.move, should_stop, cache=cache))
    elif isinstance(work, OthersWork):
        for move in nominate(work.view, None, REVIEW.affordable(), should_stop).moves:
            if move not in work.known:
                yield OtherJudged(number, judge(work.view, move, should_stop))
    elif isinstance(work, StudyWork):
        cache = _cache(work)
        yield Studied(number, study(work.view, work.move, work.best, should_stop, cache=cache))
    elif isinstance(work, CloserWork):
        review = DealReview(work.record, work.seat, cache=_cache(work))
        closer = review.look_closer(work.step, CLOSER, should_stop)
        yield Judged(number, work.step, closer)
        account = review.account()
        if account is not None:
            yield Summed(number, account)
    else:
        yield from _reviewed(number, work, should_stop)


def _uncovered(work: HiddenWork, should_stop: Callable[[], bool]) -> Reason | None:
    """Look at as many worlds as the judgement was made of."""
    limits = CLOSER if work.judgement.worlds > REVIEW.worlds else REVIEW
    return what_lay_hidden(work.record, work.step, work.judgement, should_stop, limits)


def _reviewed(number: int, work: ReviewWork, should_stop: Callable[[], bool]) -> Iterator[Message]:
    review = DealReview(work.record, work.seat, cache=_cache(work))
    yield Started(number, review.moments)
    for step, judgement in dict(review.judgements).items():
        yield Judged(number, step, judgement)
    for moment, judgement in review.calculate(should_stop):
        yield Judged(number, moment.step, judgement)
    if review.is_complete:
        review.keep_summary()  # before the window hears of it, which then looks for it
        yield Summed(number, review.account())


def _cache(work: ReviewWork | CloserWork | OtherMoveWork | StudyWork) -> JudgementCache | None:
    return None if work.folder is None else JudgementFiles(work.folder).cache_of(work.record)


def _read(inbox: JobInbox, source: int) -> None:
    """Put all commands into the inbox; at the end of the input the process ends at once."""
    unpacker = Unpacker()
    while data := os.read(source, _AT_ONCE):
        for command in unpacker.take(data):
            if isinstance(command, Begin | StopWork | Rest):
                inbox.take(command)
    os._exit(0)  # in the middle of whatever is calculated: no one waits for it


def _write(target: int, message: Message) -> None:
    data = packed(message)
    while data:
        data = data[os.write(target, data) :]


def take_lowest_priority() -> None:
    """Lower the priority of this process for good; where that is refused, it stays as it is."""
    with suppress(OSError, AttributeError, ValueError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY_CLASS)
        else:
            os.nice(_LEAST_NICE)


def work_through(inbox: JobInbox, send: Callable[[Message], None]) -> None:
    """Do all work in turn until there is no more; whatever is no hint at the lowest priority."""
    while (begin := inbox.begun.get()) is not None:
        if not isinstance(begin.work, HintWork):
            take_lowest_priority()
        for message in messages_of(begin, inbox.stopper(begin.number)):
            send(message)


def main() -> int:
    """Work until the input ends; the exit status is that of a process that did what it should."""
    source, target = os.dup(0), os.dup(1)
    os.dup2(2, 1)  # whatever is printed must not come between the messages
    if sys.platform == "win32":
        import msvcrt

        for pipe in (source, target):
            msvcrt.setmode(pipe, os.O_BINARY)
    tell_trouble()
    inbox = JobInbox()
    threading.Thread(target=_read, args=(inbox, source), daemon=True).start()
    work_through(inbox, partial(_write, target))
    return 0
