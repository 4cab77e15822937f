"""Asks the coach in the background: one job at a time, the newest that a person asked for first.

The coach's process is started when there is the first thing to say to it.
"""

import logging
import pickle
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal, Slot
from typing_extensions import override

from sixtysix_gui.coach.judgements import Judgement
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
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat

_HALTED = "what is on the disk is being changed"
"""A reason to rest."""
_FAREWELL = 1_000
"""Milliseconds the process is waited for at the end; it ends when its input does."""
_LAST_WORDS = 2_000
"""Characters of what a process that ended by itself wrote to its standard error, for the log."""
ARGUMENT = "--coach-process"
"""What a frozen program is called with to be the coach's process (packaging/start.py)."""
_COMMAND_LINE = "sixtysix-cli"
"""The frozen program with a standard input and output on every system."""
_CODE = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from sixtysix_gui.controller.coach_process import main; sys.exit(main())"
)


def process_command() -> Sequence[str]:
    """Return the program to start as the coach's process, and its arguments.

    A Python that is installed gets the places where this one looks for modules, in order, so that
    it finds the same program from wherever it was started.
    """
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-c", _CODE, *sys.path)
    own = Path(sys.executable)
    with_streams = own.with_name(_COMMAND_LINE + own.suffix)
    return (str(with_streams if with_streams.exists() else own), ARGUMENT)


class CoachLink(QObject):
    """Sends commands to the process that does the coach's work, and emits its messages.

    Signals:
        received: Message, one by one.
        lost: str, why no answer will come any more to what was sent; what is sent next goes to a
            new process.
    """

    received = Signal(object)
    lost = Signal(str)

    def send(self, command: CoachCommand) -> None:
        """Send a command."""
        raise NotImplementedError

    def close(self) -> None:
        """End at once; what is sent after that goes to a new process."""
        raise NotImplementedError


class ProcessLink(CoachLink):
    """The coach's own process."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """``command`` is the program with its arguments; it is not started yet."""
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._unpacker = Unpacker()

    @override
    def send(self, command: CoachCommand) -> None:
        """Send a command; the process is started for it if there is none."""
        if self._process is None:
            self._process = self._started()
        self._process.write(packed(command))

    @override
    def close(self) -> None:
        """Let the process end; one that does not is ended."""
        process = self._part()
        if process is not None:
            process.closeWriteChannel()
            if not process.waitForFinished(_FAREWELL):
                process.kill()
                process.waitForFinished(_FAREWELL)

    def _started(self) -> QProcess:
        program, *arguments = self._command
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._fail)
        process.finished.connect(self._end)
        self._unpacker = Unpacker()
        process.start(program, arguments)
        return process

    def _part(self) -> QProcess | None:
        """Disconnect the process, and return it to be ended."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.errorOccurred.disconnect(self._fail)
            process.finished.disconnect(self._end)
        return process

    @Slot()
    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            for message in self._unpacker.take(bytes(process.readAllStandardOutput().data())):
                self.received.emit(message)
        except (pickle.UnpicklingError, EOFError, AttributeError, ImportError) as error:
            self._lose(f"the coach's process cannot be understood: {error!r}")

    @Slot(QProcess.ProcessError)
    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lose("the coach's process does not start")

    @Slot()
    def _end(self) -> None:
        process = self._process
        said = (
            ""
            if process is None
            else bytes(process.readAllStandardError().data()).decode("utf-8", "replace")
        )
        self._lose(f"the coach's process has ended by itself: {said[-_LAST_WORDS:]}")

    def _lose(self, why: str) -> None:
        process = self._part()
        if process is not None:
            process.kill()
            process.waitForFinished(_FAREWELL)  # otherwise Qt warns of a process that still runs
            process.deleteLater()
        self.lost.emit(why)


_log = logging.getLogger(__name__)


class CoachJob(QObject):
    """Something the coach was asked for; it emits what is found until it ends or is forgotten.

    ``asked`` says that a person waits for it, ``place`` how many jobs came before it.

    Signals:
        opened: tuple of Moment, the decisions of the deal, before any is judged. It comes again
            where the work was put aside for another.
        judged: int and Judgement, the number of a move in the record and what was found.
        summed: Account, or None for a deal that was never finished; all is judged then.
        uncovered: Reason, or None where nothing is to be said of what lay hidden.
        advised: Hint.
        other_judged: Judgement of a move that was not made.
        studied: Study.
        ended: nothing more will come; the job is forgotten.
        failed: str, a traceback, instead of ``ended``.
    """

    opened = Signal(object)
    judged = Signal(int, object)
    summed = Signal(object)
    uncovered = Signal(object)
    advised = Signal(object)
    other_judged = Signal(object)
    studied = Signal(object)
    ended = Signal()
    failed = Signal(str)

    def __init__(self, work: Work, place: int, worker: "CoachWorker", *, asked: bool) -> None:
        """Only ``CoachWorker`` makes jobs."""
        super().__init__(worker)
        self.work = work
        self.place = place
        self.asked = asked
        self._worker = worker

    def forget(self) -> None:
        """Cancel the job; no signal comes after this. What is found by then stays on the disk."""
        self._worker.forget(self)

    def deliver(self, message: Message) -> None:
        """Emit the signal of a message."""
        if isinstance(message, Started):
            self.opened.emit(message.moments)
        elif isinstance(message, Judged):
            self.judged.emit(message.step, message.judgement)
        elif isinstance(message, Summed):
            self.summed.emit(message.account)
        elif isinstance(message, Uncovered):
            self.uncovered.emit(message.reason)
        elif isinstance(message, Advised):
            self.advised.emit(message.hint)
        elif isinstance(message, OtherJudged):
            self.other_judged.emit(message.judgement)
        elif isinstance(message, Studied):
            self.studied.emit(message.study)
        elif message.details:
            self.failed.emit(message.details)
        else:
            self.ended.emit()


class CoachWorker(QObject):
    """Has all jobs and lets one of them be worked on.

    What a person asks for comes before what is done by itself, and the newest before older ones,
    which go on afterwards from what they have found. While there is a reason to ``rest`` nothing
    is calculated, as while an opponent thinks or the window is hidden.

    Signals:
        looked_back: DealRecord, a deal that was judged whole; what it came to is on the disk.
        became_free: there is nothing left to do.
        began_again: what is on the disk may be gone, and all that is left to do begins again.
    """

    looked_back = Signal(object)
    became_free = Signal()
    began_again = Signal()

    def __init__(
        self,
        folder: Path | None = None,
        parent: QObject | None = None,
        *,
        link: CoachLink | None = None,
        hint_link: CoachLink | None = None,
    ) -> None:
        """Start nothing yet; ``shut_down`` must be called in the end.

        ``folder`` is the data folder where judgements are kept; None where it is not ours.
        ``link`` leads to the process that does the work, by default the coach's; ``hint_link``
        leads to the one for hints: by default ``link`` if that is given, else one of its own.
        """
        super().__init__(parent)
        self._folder = folder
        self._link = link or ProcessLink(process_command())
        self._hint_link = hint_link or link or ProcessLink(process_command())
        for each in self._links:
            each.setParent(self)
            each.received.connect(self._take)
            each.lost.connect(partial(self._lose, each))
        self._jobs: list[CoachJob] = []
        self._jobs_made = 0
        self._working: CoachJob | None = None
        self._number = 0
        self._reasons_to_rest: set[str] = set()
        self._is_over = False

    @property
    def is_busy(self) -> bool:
        """Whether there is anything left to do."""
        return bool(self._jobs)

    # ---------------------------------------------------------------------------- what is asked for

    def review(self, record: DealRecord, seat: Seat, *, asked: bool = True) -> CoachJob:
        """Have a deal judged for a seat: ``opened``, ``judged`` for each, ``summed``, ``ended``."""
        return self._add_job(ReviewWork(record, seat, self._folder), asked=asked)

    def look_closer(self, record: DealRecord, seat: Seat, step: int) -> CoachJob:
        """Have a move judged with more worlds: ``judged``, perhaps ``summed`` again, ``ended``."""
        return self._add_job(CloserWork(record, seat, step, self._folder), asked=True)

    def uncover(self, record: DealRecord, step: int, judgement: Judgement) -> CoachJob:
        """Have what lay hidden at a judged move found: ``uncovered``, ``ended``."""
        return self._add_job(HiddenWork(record, step, judgement), asked=True)

    def judge_other(self, record: DealRecord, view: View, move: Move) -> CoachJob:
        """Have a move judged that was not made at a view: ``other_judged``, ``ended``."""
        return self._add_job(OtherMoveWork(record, view, move, self._folder), asked=True)

    def judge_others(self, view: View, known: Sequence[Move]) -> CoachJob:
        """Have moves judged that may be as good as the best, but for those known.

        ``other_judged`` for each, after what is asked for, and ``ended``.
        """
        return self._add_job(OthersWork(view, tuple(known)), asked=False)

    def study(self, record: DealRecord, view: View, move: Move, best: Move) -> CoachJob:
        """Have a move studied beside a better one, after what is asked for: ``studied``."""
        return self._add_job(StudyWork(record, view, move, best, self._folder), asked=False)

    def hint(self, view: View) -> CoachJob:
        """Have a hint: ``advised``, ``ended``."""
        return self._add_job(HintWork(view), asked=True)

    def forget(self, job: CoachJob) -> None:
        """Cancel a job."""
        if job not in self._jobs:
            return
        self._jobs.remove(job)
        if job is self._working:
            self._put_aside(job)
        job.deleteLater()
        self._choose()
        self._tell_if_free()

    def rest(self, reason: str, *, rests: bool) -> None:
        """Calculate nothing while there is any reason to rest; ``reason`` may be any word."""
        was_resting = bool(self._reasons_to_rest)
        (self._reasons_to_rest.add if rests else self._reasons_to_rest.discard)(reason)
        is_resting = bool(self._reasons_to_rest)
        if is_resting is was_resting:
            return
        if self._working is not None:
            self._link_of(self._working).send(Rest(is_resting))
        self._choose()

    def halt(self) -> None:
        """Write nothing to the disk until ``begin_again``: the process ends, and jobs wait."""
        if self._working is not None and self._link_of(self._working) is self._link:
            self._put_aside(self._working)
        self._link.close()
        self.rest(_HALTED, rests=True)

    def begin_again(self) -> None:
        """Go on after ``halt``, from what is on the disk now."""
        self.began_again.emit()
        self.rest(_HALTED, rests=False)

    def shut_down(self) -> None:
        """End the work for good; all jobs are forgotten."""
        if self._is_over:
            return
        self._is_over = True
        self._jobs.clear()  # they go with their parent: a later deletion might come after it
        self._working = None
        for link in self._links:
            link.close()

    # ------------------------------------------------------------------------------- what is done

    @property
    def _links(self) -> set[CoachLink]:
        return {self._link, self._hint_link}

    def _add_job(self, work: Work, *, asked: bool) -> CoachJob:
        self._jobs_made += 1
        job = CoachJob(work, self._jobs_made, self, asked=asked)
        self._jobs.append(job)
        self._choose()
        return job

    def _link_of(self, job: CoachJob) -> CoachLink:
        return self._hint_link if isinstance(job.work, HintWork) else self._link

    def _choose(self) -> None:
        """Work on the job that comes first; another one is put aside for it."""
        first = max(self._jobs, key=lambda job: (job.asked, job.place), default=None)
        if self._is_over or self._reasons_to_rest or first is self._working:
            return
        if self._working is not None:
            self._put_aside(self._working)
        if first is not None:
            self._number += 1
            self._working = first
            self._link_of(first).send(Begin(self._number, first.work))

    def _put_aside(self, working: CoachJob) -> None:
        self._working = None
        self._link_of(working).send(StopWork(self._number))
        self._leave_awake(working)

    def _leave_awake(self, worked_on: CoachJob) -> None:
        """Wake an idle worker, or it would sleep through its next job."""
        if self._reasons_to_rest:
            self._link_of(worked_on).send(Rest(rests=False))

    @Slot(object)
    def _take(self, message: object) -> None:
        job = self._working
        if not isinstance(message, Message) or job is None or message.number != self._number:
            return  # of something that is not wanted any more
        if not isinstance(message, Ended):
            job.deliver(message)
            if isinstance(message, Summed) and isinstance(job.work, ReviewWork):
                self.looked_back.emit(job.work.record)
            return
        self._working = None
        self._leave_awake(job)  # the end may cross the command to rest
        self._jobs.remove(job)
        if message.details:
            _log.error("the coach failed: %s", message.details)
        job.deliver(message)
        job.deleteLater()
        self._choose()
        self._tell_if_free()

    def _tell_if_free(self) -> None:
        if not (self._jobs or self._is_over):
            self.became_free.emit()

    def _lose(self, link: CoachLink, why: str) -> None:
        """End the job that was being worked on there as failed."""
        if self._working is not None and self._link_of(self._working) is link:
            self._take(Ended(self._number, why))
