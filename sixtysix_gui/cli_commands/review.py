"""sixtysix-cli review: the moves of a record judged by what their players could know."""

import argparse
import contextlib
import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import asdict

from sixtysix_gui.cli_commands import checked_records
from sixtysix_gui.cli_commands.options import Commands, add_files, add_json, whole_number
from sixtysix_gui.cli_commands.streams import (
    Interrupts,
    Progress,
    UnreadableFileError,
    named_files,
    one_line,
    read_file,
)
from sixtysix_gui.coach.accounts import JudgedDecision, dearest, lessons_of, theme_of
from sixtysix_gui.coach.findings import REVIEW, Limits
from sixtysix_gui.coach.judgement_cache import JudgementCache, move_text, named_values
from sixtysix_gui.coach.judgements import (
    Account,
    Judgement,
    LinePart,
    Moment,
    Reason,
    ReasonValue,
    Verdict,
)
from sixtysix_gui.coach.reviewing import DealReview
from sixtysix_gui.records import check_records, replay
from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.words import move_word
from sixtysix_gui.rules.cards import FRENCH, Card, Suit
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.sentences import marks
from sixtysix_gui.speech import texts, with_decimal_sign
from sixtysix_gui.storage.folders import StorageError, data_folder
from sixtysix_gui.storage.judgement_files import JudgementFiles

_ = texts("ReviewCommand")
mark = marks("ReviewCommand")

MOST_WORLDS = 1_600
_VERDICTS: Mapping[Verdict, str] = {
    Verdict.GOOD: mark("good"),
    Verdict.CLOSE: mark("too close to call"),
    Verdict.SLIP: mark("slip"),
    Verdict.MISTAKE: mark("mistake"),
    Verdict.BLUNDER: mark("blunder"),
    Verdict.NONE: mark("no choice"),
}
_log = logging.getLogger(__name__)


class Lines:
    """Writes one line for people for each thing that a review finds."""

    def __init__(self, file: str) -> None:
        self._file = one_line(file)

    def decision(
        self,
        number: int,
        record: DealRecord,
        moment: Moment,
        judgement: Judgement,
        *,
        is_mark: bool,
    ) -> str:
        """Say what a move was worth; ``is_mark`` says that it is one of the dearest."""
        played, best = _words(record, moment, judgement)
        pattern = _("{file} trick {trick} {seat} {move}, {verdict}")
        parts = [
            pattern.format(
                file=f"{self._file}:{number}",
                trick=moment.trick,
                seat=moment.seat.name,
                move=played,
                verdict=_(_VERDICTS[judgement.verdict]),
            )
        ]
        theme = theme_of(moment.view, judgement)
        if theme is not None:
            pattern = _("theme {theme}")
            parts.append(pattern.format(theme=theme.value))
        if is_mark:
            parts.append(_("marked"))
        if judgement.worths:
            parts += _figures(judgement, None if judgement.best == moment.move else best)
        return ", ".join(parts)

    def account(self, number: int, seat: Seat, account: Account | None) -> str:
        """Say how the result of a deal came about; None where it never ended."""
        file = f"{self._file}:{number}"
        if account is None:
            pattern = _("{file} summary for {seat}: the deal was not finished")
            return pattern.format(file=file, seat=seat.name)
        promised, luck, other, given, _unused = (tenth / 10 for tenth in account.in_tenths())
        pattern = _(
            "{file} summary for {seat}: expected {promised}, luck {luck}, from the opponent "
            "{other}, given away {given}, result {result}"
        )
        return pattern.format(
            file=file,
            seat=seat.name,
            promised=with_decimal_sign(f"{promised:+.1f}"),
            luck=with_decimal_sign(f"{luck:+.1f}"),
            other=with_decimal_sign(f"{other:.1f}"),
            given=with_decimal_sign(f"{given:.1f}"),
            result=f"{account.result:+d}",
        )

    def unknown_rules(self, number: int, rules: str) -> str:
        """Say that a record of these rules cannot be judged."""
        pattern = _("{file} error: the coach does not know the rules {rules}.")
        return pattern.format(file=f"{self._file}:{number}", rules=one_line(rules))


def _figures(judgement: Judgement, best: str | None) -> Iterator[str]:
    """Yield what a line says behind the verdict, where there is something to compare."""
    if best is not None:
        yield _("best {move}").format(move=best)
    yield _("loss {loss} ± {bound}").format(
        loss=with_decimal_sign(f"{judgement.loss:.2f}"),
        bound=with_decimal_sign(f"{judgement.bound:.2f}"),
    )
    if judgement.reason is not None:
        reason = _("reason {reason}")
        yield reason.format(reason=_reason_text(judgement.reason))
    worlds = _("worlds {count} (all)") if judgement.listed else _("worlds {count}")
    yield worlds.format(count=judgement.worlds)


class Objects:
    """Writes the same as JSON objects."""

    def __init__(self, file: str) -> None:
        self._file = file

    def decision(
        self,
        number: int,
        record: DealRecord,
        moment: Moment,
        judgement: Judgement,
        *,
        is_mark: bool,
    ) -> str:
        """Say what a move was worth; ``is_mark`` says that it is one of the dearest."""
        played, best = _words(record, moment, judgement)
        reason, theme = judgement.reason, theme_of(moment.view, judgement)
        return json.dumps(
            {
                "file": self._file,
                "record": number,
                "step": moment.step,
                "trick": moment.trick,
                "seat": moment.seat.name,
                "move": played,
                "best": best,
                "loss": _rounded(judgement.loss),
                "bound": _rounded(judgement.bound),
                "verdict": judgement.verdict.value,
                "theme": None if theme is None else theme.value,
                "mark": is_mark,
                "reason": None if reason is None else reason.number,
                "values": {} if reason is None else dict(named_values(reason)),
                "worlds": judgement.worlds,
                "all": judgement.listed,
                "by_chance": judgement.by_chance,
                "disputed": judgement.disputed,
                "value": _rounded(judgement.value),
                "chance": _rounded(judgement.chance),
                "moves": _worths(record, moment, judgement),
            }
        )

    def account(self, number: int, seat: Seat, account: Account | None) -> str:
        """Say how the result of a deal came about; None where it never ended."""
        place = {"file": self._file, "record": number, "seat": seat.name}
        if account is None:
            return json.dumps({**place, "account": None})
        found = asdict(account)
        found["steps"] = [_all_rounded(asdict(step)) for step in account.steps]
        return json.dumps({**place, "account": _all_rounded(found)})

    def unknown_rules(self, number: int, rules: str) -> str:
        """Say that a record of these rules cannot be judged."""
        sentence = "The coach does not know these rules well enough to judge."
        return json.dumps(
            {"file": self._file, "record": number, "ok": False, "rules": rules, "error": sentence}
        )


Writer = Lines | Objects


def _words(record: DealRecord, moment: Moment, judgement: Judgement) -> tuple[str, str]:
    """Return the words of 66R for the move played and the best one."""
    state = replay(record).states[moment.step]
    return move_word(state, moment.move, FRENCH), move_word(state, judgement.best, FRENCH)


def _worths(record: DealRecord, moment: Moment, judgement: Judgement) -> list[dict[str, object]]:
    """Return what every move that was compared is worth, the best first."""
    state = replay(record).states[moment.step]
    return [
        {
            "move": move_word(state, worth.move, FRENCH),
            "points": _rounded(worth.points),
            "bound": _rounded(worth.bound),
            "wins": worth.wins,
            "of": worth.of,
        }
        for worth in judgement.worths
    ]


def _reason_text(reason: Reason) -> str:
    """Write a reason as its number and values: ``16 card=TC card2=AC a=5``."""
    values = [f"{name}={_value_text(value)}" for name, value in reason.values]
    return " ".join((str(reason.number), *values))


def _value_text(value: ReasonValue) -> str:
    if isinstance(value, Suit):
        return value.letter
    if isinstance(value, Card):
        return value.code
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return with_decimal_sign(f"{value:.2f}")
    if isinstance(value, tuple):
        return "/".join(map(_part_text, value)) or "-"
    return _without_blanks(value)


def _part_text(part: LinePart) -> str:
    return f"{part.kind.name.lower()}:{part.card.code}"


def _without_blanks(move: Move) -> str:
    return move_text(move).replace(" ", "-")


def _all_rounded(values: dict[str, object]) -> dict[str, object]:
    return {
        name: _rounded(value) if isinstance(value, float) else value
        for name, value in values.items()
    }


def _rounded(value: float) -> float:
    return round(value, _DIGITS) + 0.0  # no negative nought


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "review",
        help=_("judge the moves in records by what the players could know"),
        description=_(
            "Judges every decision of a seat by what it could know at the time: what the move cost "
            "in game points, how certain that is, and why. A summary of the deal follows: the "
            "expected result, luck, and what both players gave away. Findings are kept and not "
            "calculated again. The exit status is 0 if all records could be read, otherwise 1."
        ),
        allow_abbrev=False,
    )
    add_files(parser)
    _add_limits(parser)
    text = _("recalculate everything and keep nothing")
    parser.add_argument("--anew", action="store_true", help=text)
    add_json(parser)
    parser.set_defaults(run=run)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seat",
        choices=[seat.name for seat in BOTH],
        help=_("whose decisions (default: the seat in the Seat tag; without it, both seats)"),
    )
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=whole_number(2, MOST_WORLDS),
        default=REVIEW.worlds,
        help=_("most deals to consider per decision (default: {usual})").format(
            usual=REVIEW.worlds
        ),
    )
    text = _("random seed (default: 0)")
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


_DIGITS = 3
"""Digits after the point of every figure in JSON; lines have two."""
