"""sixtysix-cli solve: what the moves of a record are worth, all cards known."""

import argparse
import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sixtysix_gui.ai.player import MoveValue
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.cli_commands import checked_records
from sixtysix_gui.cli_commands.options import (
    Commands,
    UsageError,
    add_file,
    add_german,
    add_json,
    whole_number,
)
from sixtysix_gui.cli_commands.solve_report import (
    JudgedMove,
    RecordMoment,
    best_line,
    best_of,
    decisions,
    ending_of,
    ending_verdicts,
    refuse_long,
    spot_lines,
    spot_object,
    values_of,
    verdict_line,
    verdict_object,
    verdicts,
)
from sixtysix_gui.cli_commands.streams import Interrupts, Progress, UnreadableFileError, read_file
from sixtysix_gui.records import Replay, check_records, replay
from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.read import Checked
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import FRENCH, GERMAN
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import texts

_ = texts("SolveCommand")


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "solve",
        help=_("value the moves of a record with all cards known"),
        description=_(
            "For every legal move at one point of a record, prints the game points it brings the "
            "player to act if both play perfectly and see all cards, and a best line to the end. "
            "With --all, prints what each move of the deal gave away. In games for three and four, "
            "and in idiots-66 and gaigel-2, only the end of a deal is valued: at most 12 unplayed "
            "cards, or 8 with two players; everyone plays for the points of their own side."
        ),
        allow_abbrev=False,
    )
    add_file(parser)
    text = _("number of the record (default: 1)")
    parser.add_argument("--record", metavar="N", type=whole_number(1), default=1, help=text)
    text = _("number of the trick (default: 1)")
    parser.add_argument("--trick", metavar="T", type=whole_number(1), default=1, help=text)
    parser.add_argument(
        "--moves",
        metavar="M",
        type=whole_number(0),
        help=_("after this many moves of that trick, acts included (default: 0)"),
    )
    text = _("instead, judge every move from that trick on")
    parser.add_argument("--all", action="store_true", help=text)
    add_german(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Solve; 0 if the record could be read, else 1."""
    if options.all and options.moves is not None:
        raise UsageError(
            Sentence("SolveCommand", "--all judges whole tricks and cannot be used with --moves.")
        )
    unreadable = (
        checked_records.unreadable_object if options.json else checked_records.unreadable_line
    )
    wrong = checked_records.wrong_object if options.json else checked_records.wrong_line
    try:
        found = _record(read_file(options.file), options.record)
    except UnreadableFileError as error:
        print(unreadable(options.file, error))
        return 1
    if isinstance(found, RecordError):
        print(wrong(options.file, found))
        return 1
    for line in _lines_of(found.record, options):
        print(line, flush=True)
    return 0


def _lines_of(record: DealRecord, options: argparse.Namespace) -> Iterator[str]:
    played = replay(record)
    first = _place(played, options.trick, options.moves or 0)
    letters = GERMAN if options.german else FRENCH
    spot = RecordMoment(options.file, options.record, played, first, letters)
    return _solved(spot, options) if record.rules.close else _tried(spot, options)


def _record(data: bytes, number: int) -> Checked:
    """Return one record of a file; an error instead of the first one concerns the whole file."""
    last = 0
    for checked in check_records(data):
        last = checked.record if isinstance(checked, RecordError) else checked.number
        if last == number or (isinstance(checked, RecordError) and last == 0):
            return checked
    raise UsageError(
        Sentence(
            "SolveCommand",
            "--record {number}: the file ends with record {last}.",
            number=number,
            last=last,
        )
    )


def _tried(spot: RecordMoment, options: argparse.Namespace) -> Iterator[str]:
    """Value the end of a deal for which there is no solver, by trying everything."""
    deal = spot.played.states[spot.number]
    refuse_long(deal)
    if options.all:
        for verdict in ending_verdicts(spot.played, spot.number):
            yield _verdict(spot, verdict, options)
        return
    values, line = ending_of(deal)
    most = max(entry.game_points for entry in values)
    best = [entry.move for entry in values if entry.game_points == most]
    yield from _valued(spot, values, best, line, options)


def _solved(spot: RecordMoment, options: argparse.Namespace) -> Iterator[str]:
    with Interrupts() as interrupts:
        state = spot.played.states[spot.number]
        solver = ExactSolver(state.rules, state.trump_suit, interrupts.raised)
        yield from (
            _verdicts(solver, spot, options) if options.all else _values(solver, spot, options)
        )


def _values(solver: ExactSolver, spot: RecordMoment, options: argparse.Namespace) -> Iterator[str]:
    state = spot.played.states[spot.number]
    found: list[MoveValue] = []
    with contextlib.closing(Progress(len(state.legal_moves()), unit="move")) as progress:
        for entry in values_of(solver, state):
            found.append(entry)
            progress.show(len(found))
        line = best_line(solver, state)
    yield from _valued(spot, found, best_of(spot, found), line, options)


def _valued(
    spot: RecordMoment,
    values: Sequence[MoveValue],
    best: Sequence[Move],
    line: Sequence[Move],
    options: argparse.Namespace,
) -> Iterator[str]:
    if options.json:
        yield spot_object(spot, values, best, line)
    else:
        yield from spot_lines(spot, values, best, line)


def _verdicts(
    solver: ExactSolver, spot: RecordMoment, options: argparse.Namespace
) -> Iterator[str]:
    played = spot.played
    with contextlib.closing(Progress(len(decisions(played, spot.number)), unit="move")) as progress:
        for done, verdict in enumerate(verdicts(solver, played, spot.number), start=1):
            progress.close()
            yield _verdict(spot, verdict, options)
            progress.show(done)


def _verdict(spot: RecordMoment, verdict: JudgedMove, options: argparse.Namespace) -> str:
    write = verdict_object if options.json else verdict_line
    return write(replace(spot, number=verdict.number), verdict)


def _place(played: Replay, trick: int, moves: int) -> int:
    """Return the number of the state after n moves of a trick.

    Raises:
        UsageError: if the deal never came there, or ended with it.
    """
    numbers = [n for n, state in enumerate(played.states) if state.trick_number == trick]
    if not numbers or (numbers[0] == len(played.states) - 1 and played.state.is_over):
        raise UsageError(
            Sentence(
                "SolveCommand", "--trick {trick}: the deal was not played that far.", trick=trick
            )
        )
    if moves >= len(numbers) or played.states[numbers[moves]].is_over:
        most = len(numbers) - 1 - played.states[numbers[-1]].is_over
        raise UsageError(
            Sentence(
                "SolveCommand",
                "--moves {moves}: trick {trick} allows at most {most}.",
                moves=moves,
                trick=trick,
                most=most,
            )
        )
    return numbers[moves]
