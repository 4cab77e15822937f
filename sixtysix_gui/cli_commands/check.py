"""sixtysix-cli check: are the records of these files right?"""

import argparse
from collections.abc import Iterator

from sixtysix_gui.cli_commands import checked_records
from sixtysix_gui.cli_commands.options import Commands, add_files, add_json
from sixtysix_gui.cli_commands.streams import UnreadableFileError, named_files, read_file
from sixtysix_gui.records import check_records
from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.speech import texts

_ = texts("CheckCommand")


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "check",
        help=_("check deal records (66R)"),
        description=_(
            "Replays every record and compares it with what it says about itself. Prints one line "
            "per record. The exit status is 0 if all are right, otherwise 1."
        ),
        allow_abbrev=False,
    )
    add_files(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Check all files; 0 if everything is right, else 1."""
    status = 0
    for name in named_files(options.files):
        for line, is_right in _lines(name, as_json=options.json):
            print(line)
            status = status if is_right else 1
    return status


def _lines(file: str, *, as_json: bool) -> Iterator[tuple[str, bool]]:
    """Yield a line for every record of a file, and whether it reports a right one."""
    try:
        data = read_file(file)
    except UnreadableFileError as error:
        unreadable = (
            checked_records.unreadable_object if as_json else checked_records.unreadable_line
        )
        yield unreadable(file, error), False
        return
    right = checked_records.right_object if as_json else checked_records.right_line
    wrong = checked_records.wrong_object if as_json else checked_records.wrong_line
    for checked in check_records(data):
        if isinstance(checked, RecordError):
            yield wrong(file, checked), False
        else:
            yield right(file, checked), True
