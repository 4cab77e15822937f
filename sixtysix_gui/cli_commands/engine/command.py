"""sixtysix-cli engine: a computer player for other programs (docs/engine.md)."""

import argparse
import sys
from collections.abc import Iterator
from typing import BinaryIO

from sixtysix_gui.cli_commands.common import streams
from sixtysix_gui.cli_commands.common.input_files import NO_INPUT
from sixtysix_gui.cli_commands.common.options import Commands
from sixtysix_gui.cli_commands.engine.answer import answer
from sixtysix_gui.sentences import of_error, of_system
from sixtysix_gui.speech import spoken, translate

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
        help=translate(
            "EngineCommand",
            "play for another program: a JSON request a line in, an answer a line out",
        ),
        description=translate(
            "EngineCommand",
            "Reads requests from standard input, one JSON object a line: a deal as one "
            "seat has seen it. Answers each with a line: the move that a computer player makes "
            "there, and what it expects of every move. What is wrong with a request is an answer, "
            "too. Ends with the input. docs/engine.md describes requests and answers.",
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
        pattern = translate("EngineCommand", "{program}: standard input cannot be read: {reason}.")
        streams.complain(pattern.format(program="sixtysix-cli engine", reason=spoken(error)))
        return 1
    return 0
