"""sixtysix-cli review: the moves of a record judged by what their players could know."""

import argparse
import contextlib
import logging
from collections.abc import Iterator

from sixtysix_gui.cli_commands import checked_records
from sixtysix_gui.cli_commands.options import Commands, add_files, add_json, whole_number
from sixtysix_gui.cli_commands.progress import Interrupts, Progress
from sixtysix_gui.cli_commands.review_report import Lines, Objects, Writer
from sixtysix_gui.cli_commands.streams import UnreadableFileError, named_files, read_file
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.coach.lessons import JudgedDecision, dearest, lessons_of
from sixtysix_gui.coach.measure.findings import REVIEW, Limits
from sixtysix_gui.coach.reviewing import DealReview
from sixtysix_gui.records import check_records
from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.speech import translate
from sixtysix_gui.storage.folders import StorageError, data_folder
from sixtysix_gui.storage.judgement_files import JudgementFiles

MOST_WORLDS = 1_600
_log = logging.getLogger(__name__)


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "review",
        help=translate(
            "ReviewCommand", "judge the moves of records by what their players could know"
        ),
        description=translate(
            "ReviewCommand",
            "Judges every decision of a seat by what it could know then: what the move "
            "cost in game points, how sure that is, and why. Then the account of the deal: what "
            "it promised, luck, and what both gave away. What was found out is kept and not "
            "calculated again. The exit status is 0 if all records could be read, else 1.",
        ),
        allow_abbrev=False,
    )
    add_files(parser)
    _add_limits(parser)
    text = translate("ReviewCommand", "calculate everything anew, and keep nothing")
    parser.add_argument("--anew", action="store_true", help=text)
    add_json(parser)
    parser.set_defaults(run=run)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seat",
        choices=[seat.name for seat in BOTH],
        help=translate(
            "ReviewCommand", "whose decisions (default: those of the tag Seat, without it of both)"
        ),
    )
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=whole_number(2, MOST_WORLDS),
        default=REVIEW.worlds,
        help=translate(
            "ReviewCommand", "the most deals to be looked at for a decision (default: {usual})"
        ).format(usual=REVIEW.worlds),
    )
    text = translate("ReviewCommand", "(default: 0)")
    parser.add_argument("--seed", metavar="S", type=whole_number(0), default=REVIEW.seed, help=text)


def run(options: argparse.Namespace) -> int:
    """Review all files; 0 if every record could be read, else 1."""
    files = None if options.anew else _files()
    status = 0
    with Interrupts() as interrupts:
        for name in named_files(options.files):
            for line, is_right in _lines(name, options, files, interrupts):
                print(line, flush=True)
                status = status if is_right else 1
            if interrupts.raised():
                break
    return status


def _files() -> JudgementFiles | None:
    """Return the place where judgements are kept, or None where there is none."""
    try:
        return JudgementFiles(data_folder())
    except StorageError as error:
        _log.debug("judgements are not kept: %s", error)
        return None


def _lines(
    file: str, options: argparse.Namespace, files: JudgementFiles | None, interrupts: Interrupts
) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a file, and whether each speaks of a right record."""
    write = Objects(file) if options.json else Lines(file)
    unreadable = (
        checked_records.unreadable_object if options.json else checked_records.unreadable_line
    )
    wrong = checked_records.wrong_object if options.json else checked_records.wrong_line
    try:
        data = read_file(file)
    except UnreadableFileError as error:
        yield unreadable(file, error), False
        return
    limits = Limits(worlds=options.worlds, seed=options.seed)
    for checked in check_records(data):
        if isinstance(checked, RecordError):
            yield wrong(file, checked), False
            continue
        record = checked.record
        if not record.rules.close:
            yield write.unknown_rules(checked.number, record.rules.name), False
            continue
        cache = None if files is None else files.cache_of(record)
        for seat in _seats(record, options.seat):
            for line in _review(write, checked.number, record, seat, limits, cache, interrupts):
                yield line, True
            if interrupts.raised():
                return


def _review(
    write: Writer,
    number: int,
    record: DealRecord,
    seat: Seat,
    limits: Limits,
    cache: JudgementCache | None,
    interrupts: Interrupts,
) -> Iterator[str]:
    """Yield a line for every decision of a seat in the order of the deal, then the account."""
    review = DealReview(record, seat, limits=limits, cache=cache)
    done = len(review.judgements)
    progress = Progress(len(review.moments), already=done, unit="decision")
    with contextlib.closing(progress):
        for _ in review.calculate(interrupts.raised):
            done += 1
            progress.show(done)
    if interrupts.raised():
        return
    own = [moment for moment in review.moments if moment.seat is seat]
    judged = [JudgedDecision(each.step, each.view, review.judgements[each.step]) for each in own]
    marks = {mark.step for mark in dearest(lessons_of(judged))}
    for moment in own:
        judgement, is_mark = review.judgements[moment.step], moment.step in marks
        yield write.decision(number, record, moment, judgement, is_mark=is_mark)
    yield write.account(number, seat, review.account())


def _seats(record: DealRecord, wanted: str | None) -> tuple[Seat, ...]:
    """Return the seats to be reviewed."""
    named = wanted or record.tag("Seat")
    return next(((seat,) for seat in BOTH if seat.name == named), BOTH)
