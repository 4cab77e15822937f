"""The check of a whole file, record by record, which never raises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.reading.reader import examine
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.result import result_of, termination_of, totals_of


@dataclass(frozen=True)
class RightRecord:
    """A record that is right, in the words of its tags; ``number`` and ``line`` count from 1."""

    number: int
    line: int
    record: DealRecord
    result: str
    termination: str
    totals: tuple[int, int]
    tricks: tuple[int, int]


Checked = RightRecord | RecordError
"""What the check says of a record."""


def check_records(data: bytes | str) -> Iterator[Checked]:
    """Check the records of a file one by one; an empty or unreadable file gives one error."""
    for found in examine(data):
        if isinstance(found, RecordError):
            yield found
            continue
        state = found.state
        yield RightRecord(
            number=found.number,
            line=found.line,
            record=found.record,
            result=result_of(state.outcome),
            termination=termination_of(state.outcome),
            totals=totals_of(state),
            tricks=state.tricks,
        )
