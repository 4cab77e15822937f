"""Records of every game there is; elsewhere only those with a table are read and written."""

from collections.abc import Iterable, Iterator
from typing import cast

from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.letters import SuitsName
from sixtysix_gui.records.reading.reader import Checked, check_records, examine
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.trick_game.notation import trick_notations
from sixtysix_gui.records.trick_game.replay import TrickRecord
from sixtysix_gui.records.trick_game.writing import written_tricks
from sixtysix_gui.records.writing.writer import write_record, write_with
from sixtysix_gui.rules.face import Rules
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules


def read_every_record(data: bytes | str) -> tuple[DealRecord[Rules], ...]:
    """Read all records of a text.

    Raises:
        RecordError: for the first record that is not right, or if there is none.
    """
    records: list[DealRecord[Rules]] = []
    for found in examine(data, trick_notations()):
        if isinstance(found, RecordError):
            raise found
        records.append(found.record)
    return tuple(records)


def check_every_record(data: bytes | str) -> Iterator[Checked]:
    """Check the records of a file one by one; an empty or unreadable file gives one error."""
    return check_records(data, trick_notations())


def write_every_record(record: DealRecord[Rules], *, suits: SuitsName = "french") -> str:
    """Write a record of any game, its last line ended; an unfinished one with all passes.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    if isinstance(record.rules, TrickRules):
        return write_with(written_tricks, cast("TrickRecord", record), suits=suits)
    return write_record(cast("DealRecord", record), suits=suits)


def write_every_records(
    records: Iterable[DealRecord[Rules]], *, suits: SuitsName = "french"
) -> str:
    """Write several records, separated by blank lines.

    Raises:
        PackError: if a pack is not one of its rule set.
        IllegalMoveError: if a move is not legal.
    """
    return "\n".join(write_every_record(record, suits=suits) for record in records)
