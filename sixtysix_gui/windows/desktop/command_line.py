"""What the command line of the window asks for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QUrl
from typing_extensions import override

from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.speech import speaking, texts
from sixtysix_gui.version import shown_version

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_ = texts("WindowOptions")
_commands = texts("Commands")

NAME = "sixtysix"
_URL = "file:"

Say = Callable[[str], None]


def read_command_line(arguments: Sequence[str] | None, say: Say) -> argparse.Namespace:
    """Read the arguments after the program's name, by default those of the process.

    What is said of them is in the language of the environment, as in every terminal. ``say`` tells
    a person what a program without standard streams cannot print, as one that Windows has started
    by a double click.

    Raises:
        SystemExit: with status 2 if they cannot be understood, which then has been said in one
            sentence; with status 0 after ``--help`` and ``--version``.
    """
    with speaking():
        parser = _parser(say)
        read = parser.parse_args(arguments)
        if fault := _fault(read):
            parser.error(fault)
    return read


def _fault(read: argparse.Namespace) -> str:
    """Return what does not go together; empty if all does."""
    if not read.demo and (read.one_game or read.hurry or read.screenshot or read.variant):
        return _("--one-game, --hurry, --screenshot and --variant can only be used with --demo")
    if read.demo and read.file is not None:
        return _("a demonstration cannot open a record")
    return ""


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what it does not understand, in a window if need be."""

    def __init__(self, say: Say, description: str) -> None:
        super().__init__(prog=NAME, allow_abbrev=False, description=description)
        self._say = say

    @override
    def error(self, message: str) -> NoReturn:
        pattern = _("{program}: {message}. “{program} --help” lists the options.")
        self.exit(2, pattern.format(program=self.prog, message=message) + "\n")

    @override
    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Take what argparse would print on a stream that is not there, and drop unsaid."""
        if file is None:
            self._say(message)
        else:
            super()._print_message(message, file)


def _parser(say: Say) -> argparse.ArgumentParser:
    parser = _Parser(say, _("Play the card game Sixty-Six against the computer."))
    parser.add_argument(
        "--version",
        action="version",
        version=f"%(prog)s {shown_version()}",
        help=_commands("show the version number and exit"),
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=_file,
        metavar=f"{_commands('FILE')}.66r",
        help=_("a record to open and view"),
    )
    _add_demonstration(parser)
    return parser


def _add_demonstration(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        _("demonstration"),
        _("The computer plays all hands and you watch. Nothing is saved."),
    )
    group.add_argument("--demo", action="store_true", help=_("start a demonstration"))
    group.add_argument(
        "--one-game",
        action="store_true",
        help=_("end after one game; the exit status says whether all went well"),
    )
    group.add_argument(
        "--hurry",
        action="store_true",
        help=_("make everything instant, to test an installation"),
    )
    names = rule_set_names()
    rule_sets = _("the rule set: {names}").format(names=", ".join(names))
    group.add_argument(
        "--variant",
        choices=names,
        metavar=_("NAME"),
        help=rule_sets,
    )
    group.add_argument(
        "--screenshot",
        type=Path,
        metavar=f"{_commands('FILE')}.png",
        help=_("save a picture of the window to this file at the end of a game"),
    )


def _file(given: str) -> Path:
    """Return the whole path of a file, which a desktop may also name by its URL.

    Whole, because it may be opened by a program that was started in another folder.
    """
    if not given:
        raise argparse.ArgumentTypeError(_("the name of the record is empty"))
    if given.lower().startswith(_URL):
        local = QUrl(given).toLocalFile()
        return Path(local or given).absolute()
    return Path(given).absolute()
