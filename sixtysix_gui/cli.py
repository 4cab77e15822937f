"""sixtysix-cli: the game's records and deals without a window. Wiring only."""

import argparse
import logging
import sys
from collections.abc import Sequence

from sixtysix_gui import speech
from sixtysix_gui.cli_commands import check, deal, engine, play, review, solve, streams
from sixtysix_gui.cli_commands.options import UsageError
from sixtysix_gui.sentences import of_error
from sixtysix_gui.speech import spoken, texts
from sixtysix_gui.version import shown_version

_ = texts("Commands")

COMMANDS = (check, deal, solve, review, play, engine)
"""The modules of the commands; each has ``add_parser`` and ``run``."""

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give the exit status: 0 well, 1 something is wrong, 2 misused."""
    streams.prepare()
    speech.speak()
    try:
        status = _run(command_parser().parse_args(arguments))
        streams.flush()
    except OSError as error:
        if streams.reader_has_gone(error):
            return streams.give_up_output()
        pattern = _("The output cannot be written: {reason}.")
        streams.complain(pattern.format(reason=spoken(of_error(error))))
        streams.give_up_output()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(options: argparse.Namespace) -> int:
    try:
        return options.run(options)
    except UsageError as error:
        streams.complain(f"sixtysix-cli {options.command}: {spoken(error)}")
        return MISUSED
    except (OSError, KeyboardInterrupt):
        raise
    except Exception as error:
        logging.getLogger(__name__).debug("unexpected", exc_info=True)
        pattern = _("{program}: internal error: {error}")
        told = f"{type(error).__name__}: {error}"
        streams.complain(pattern.format(program=f"sixtysix-cli {options.command}", error=told))
        return FAILED


def command_parser() -> argparse.ArgumentParser:
    """Describe the commands and their options; tools write completions for shells from it."""
    parser = argparse.ArgumentParser(
        prog="sixtysix-cli",
        description=_(
            "Sixty-Six on the command line: check records, deal, solve, review, compare "
            "players, play for other programs."
        ),
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"sixtysix-cli {shown_version()}",
        help=_("show the version number and exit"),
    )
    commands = parser.add_subparsers(
        title=_("commands"),
        dest="command",
        metavar=_("COMMAND"),
        required=True,
    )
    for command in COMMANDS:
        command.add_parser(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
