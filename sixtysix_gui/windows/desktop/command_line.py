"""What the command line of the window asks for, and what is said about it without a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtWidgets import QMessageBox
from typing_extensions import override

from sixtysix_gui.table.ready import READY
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.widgets.basic import set_look

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

NAME = "sixtysix"
_URL = "file:"

Say = Callable[[str], None]


def read_command_line(arguments: Sequence[str] | None, say: Say) -> argparse.Namespace:
    """Read the arguments after the program's name, by default those of the process.

    ``say`` tells a person what a program without standard streams cannot print, as one that Windows
    has started by a double click.

    Raises:
        SystemExit: with status 2 if they cannot be understood, which then has been said in one
            sentence; with status 0 after ``--help`` and ``--version``.
    """
    parser = _parser(say)
    read = parser.parse_args(arguments)
    if not read.demo and (read.one_game or read.hurry or read.screenshot or read.variant):
        parser.error("--one-game, --hurry, --screenshot and --variant go with --demo")
    if read.demo and read.file is not None:
        parser.error("a demonstration opens no record")
    return read


def show_words(text: str) -> None:
    """Show what would have been printed, and wait until it is read; this is English as there."""
    words = text.strip()
    box = QMessageBox()
    box.setWindowTitle(QCoreApplication.translate("CommandLine", "Sixty-Six"))
    if "\n" in words:  # options stand in columns, and a box would break the lines of a plain text
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(f"<pre>{escape(words)}</pre>")
    else:
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words)
    button = box.addButton(
        QCoreApplication.translate("CommandLine", "Close"), QMessageBox.ButtonRole.AcceptRole
    )
    set_look(button, "main")
    box.exec()


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what it does not understand, in a window if need be."""

    def __init__(self, say: Say, description: str) -> None:
        super().__init__(prog=NAME, allow_abbrev=False, description=description)
        self._say = say

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. “{self.prog} --help” lists the options.\n")

    @override
    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Take what argparse would print on a stream that is not there, and drop unsaid."""
        if file is None:
            self._say(message)
        else:
            super()._print_message(message, file)


def _parser(say: Say) -> argparse.ArgumentParser:
    parser = _Parser(say, "Sixty-Six, the card game, against the computer.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {shown_version()}")
    parser.add_argument(
        "file", nargs="?", type=_file, metavar="FILE.66r", help="a record to open and look at"
    )
    demonstration = parser.add_argument_group(
        "demonstration", "The computer plays all hands and you watch. Nothing is saved."
    )
    demonstration.add_argument("--demo", action="store_true", help="begin a demonstration")
    demonstration.add_argument(
        "--one-game",
        action="store_true",
        help="end after one game; the status says if all went well",
    )
    demonstration.add_argument(
        "--hurry", action="store_true", help="let nothing take time, to try out an installation"
    )
    demonstration.add_argument(
        "--variant",
        choices=READY,
        metavar="NAME",
        help=f"the rule set: {', '.join(READY)}",
    )
    demonstration.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE.png",
        help="keep a picture of the window there at the end of a game",
    )
    return parser


def _file(given: str) -> Path:
    """Give the whole path of a file, which a desktop may also name by its URL.

    Whole, because it may be opened by a program that was started in another folder.
    """
    if not given:
        raise argparse.ArgumentTypeError("the name of the record is empty")
    if given.lower().startswith(_URL):
        local = QUrl(given).toLocalFile()
        return Path(local or given).absolute()
    return Path(given).absolute()
