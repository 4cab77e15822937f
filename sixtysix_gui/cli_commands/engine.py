"""sixtysix-cli engine: a computer player for other programs (docs/engine.md)."""

import argparse
import json
import logging
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import BinaryIO

from sixtysix_gui.ai.player import Budget, Decision, MoveValue
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.cli_commands import streams
from sixtysix_gui.cli_commands.engine_requests import (
    EngineRequest,
    Fault,
    Fields,
    RequestError,
    identity_of,
    number_of,
    read_object,
    read_request,
    read_table_request,
)
from sixtysix_gui.cli_commands.options import Commands
from sixtysix_gui.cli_commands.streams import NO_INPUT
from sixtysix_gui.records import SeenDealError
from sixtysix_gui.records.words import move_word
from sixtysix_gui.rules.cards import FRENCH
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.sentences import of_error, of_system
from sixtysix_gui.speech import spoken, texts

_ = texts("EngineCommand")

VERSION = 2
"""The newest version of the protocol; the first knows the games for two with a talon to close."""
_DIGITS = 4
"""Digits of values and chances after the point."""

Identity = str | int | float | None


def answer(line: bytes | None) -> str:
    """Answer a line, or None for one that is too long, with one line of JSON; never raises."""
    identity: Identity = None
    try:
        fields = read_object(line)
        identity = identity_of(fields)
        return _answer(identity, fields)
    except RequestError as error:
        return _error(identity, error.fault.value, str(error))
    except SeenDealError as error:
        return _error(identity, error.reason.name.lower().replace("_", "-"), str(error))
    except Exception as error:
        logging.getLogger(__name__).debug("unexpected", exc_info=True)
        sentence = f"The engine has a fault: {type(error).__name__}: {error}"
        return _error(identity, Fault.FAULT.value, sentence)


def _answer(identity: Identity, fields: Fields) -> str:
    """Answer by the version that the request names; where it names none, by the first."""
    if "version" not in fields:
        return _written(identity, _decision(read_request(fields)))
    version = number_of(fields, "version", VERSION, 1, VERSION)
    rest = {key: value for key, value in fields.items() if key != "version"}
    if rest.keys() <= {"id"}:
        return _written(identity, {"version": VERSION, "variants": rule_set_names()})
    at_table = version > 1 and rest.get("variant") in rule_set_names(close=False)
    request = read_table_request(rest) if at_table else read_request(rest)
    return _written(identity, {"version": version, **_decision(request)})


def _written(identity: Identity, values: Mapping[str, object]) -> str:
    return json.dumps({"id": identity, **values}, allow_nan=False)


def _decision(request: EngineRequest) -> dict[str, object]:
    view = request.view
    decision = _decided(request.player, view, request.budget)
    return _thought(partial(_word, view), view.legal_moves, decision)


def _decided(name: str, view: View, budget: Budget) -> Decision:
    try:
        player = player_named(name, view.rules)
    except PlayerSpecError as error:
        raise RequestError(Fault.PLAYER_UNKNOWN, str(error)) from error
    decision = player.choose(view, budget, _never)
    if decision.move not in view.legal_moves:
        raise RequestError(Fault.FAULT, f"The player chose {decision.move}, which is not legal.")
    return decision


def _word(view: View, move: Move) -> str:
    return move_word(view, move, FRENCH)


def _thought(
    word: Callable[[Move], str], legal: Sequence[Move], decision: Decision
) -> dict[str, object]:
    return {
        "move": word(decision.move),
        "values": [_value(word, entry) for entry in decision.values],
        "worlds": decision.worlds,
        "holdings": {entry.card.code: round(entry.chance, _DIGITS) for entry in decision.holdings},
        "legal": [word(move) for move in legal],
    }


def _value(word: Callable[[Move], str], entry: MoveValue) -> dict[str, object]:
    chance = entry.win_chance
    return {
        "move": word(entry.move),
        "points": round(float(entry.game_points), _DIGITS),
        "win": None if chance is None else round(chance, _DIGITS),
    }


def _error(identity: Identity, reason: str, sentence: str) -> str:
    return json.dumps({"id": identity, "error": sentence, "reason": reason})


def _never() -> bool:
    return False


LONGEST_LINE = 1024 * 1024
"""Bytes of a line at most, without its line feed."""


class NoInputError(Exception):
    """Standard input that cannot be read; ``str()`` says why."""


def lines_of_input() -> Iterator[bytes | None]:
    """Yield the lines of standard input without their line feeds; None for one that is too long.

    Raises:
        NoInputError: if it cannot be read.
    """
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        raise NoInputError(of_system(NO_INPUT))
    lines = _lines(sys.stdin.buffer)
    while True:
        try:
            line = next(lines)
        except StopIteration:
            return
        except (OSError, ValueError) as error:  # ValueError: a closed stream
            raise NoInputError(of_error(error)) from error
        yield line


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_rest(stream)
            yield None
        else:
            yield line.removesuffix(b"\n")


def _skip_rest(stream: BinaryIO) -> None:
    while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "engine",
        help=_("play for another program: one JSON request per line in, one answer per line out"),
        description=_(
            "Reads requests from standard input, one JSON object per line: a deal as one seat has "
            "seen it. Answers each with one line: the move a computer player makes there, and what "
            "it expects of every move. If a request is wrong, the answer says so. Ends when the "
            "input ends. docs/engine.md describes requests and answers."
        ),
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:  # noqa: ARG001 - the face of every command
    """Answer every line of standard input; 0 when it ends, 1 if it cannot be read."""
    try:
        for line in lines_of_input():
            print(answer(line), flush=True)
    except NoInputError as error:
        pattern = _("{program}: standard input cannot be read: {reason}.")
        streams.complain(pattern.format(program="sixtysix-cli engine", reason=spoken(error)))
        return 1
    return 0
