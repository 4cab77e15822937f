"""sixtysix-cli engine: a computer player for other programs (docs/engine.md)."""

from __future__ import annotations

import argparse

from sixtysix_gui.cli_commands.common import streams
from sixtysix_gui.cli_commands.common.parsers import Commands
from sixtysix_gui.cli_commands.engine.answer import answer
from sixtysix_gui.cli_commands.engine.lines import NoInputError, lines_of_input


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "engine",
        help="play for another program: a JSON request a line in, an answer a line out",
        description="Reads requests from standard input, one JSON object a line: a deal as one "
        "seat has seen it. Answers each with a line: the move that a computer player makes there, "
        "and what it expects of every move. What is wrong with a request is an answer, too. Ends "
        "with the input. docs/engine.md describes requests and answers.",
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:  # noqa: ARG001 - the face of every command
    """Answer every line of standard input; 0 when it ends, 1 if it cannot be read."""
    try:
        for line in lines_of_input():
            print(answer(line), flush=True)
    except NoInputError as error:
        streams.complain(f"sixtysix-cli engine: standard input cannot be read: {error}.")
        return 1
    return 0
