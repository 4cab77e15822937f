"""Which finished deal the coach looks back at next: the newest of one's own that he has not seen.

What he has found is what stands on the disk, whatever an index that is still being built says.
"""

from dataclasses import dataclass

from sixtysix_gui.archive.archive import Archive, ArchiveError
from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.coach.judgements import can_review
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import Seat

MOST_READ = 3
"""Records that are read at once to find one; a thousand that lag behind must not hold a window."""
MOST_ASKED = 64
"""Deals that the archive is asked for beyond those that were given out."""


@dataclass(frozen=True)
class DealToReview:
    """A deal to look back at, for the person's seat, and where the archive has it."""

    record: DealRecord
    seat: Seat
    row: DealRow


class DealsToReview:
    """Gives out every deal once, unless it is given back or all ``begin_again``.

    So a deal that fails, or of which nothing can be kept, is not tried for ever.
    """

    def __init__(self, archive: Archive, rows: CoachRows) -> None:
        """Take the archive, and what the coach has found."""
        self._archive = archive
        self._rows = rows
        self._next: list[DealRow] = []
        self._given_out: set[object] = set()

    def next(self) -> DealToReview | None:
        """Return the next deal; None where there is none, or none among the few that were read.

        ``has_more`` says which of these it is.
        """
        for row in self._few()[:MOST_READ]:
            self._next.remove(row)
            self._given_out.add(_place_of(row))
            found = self._read(row)
            if found is not None:
                return found
        return None

    @property
    def has_more(self) -> bool:
        """Whether there are deals that were not given out."""
        return bool(self._few())

    def give_back(self, deal: DealToReview) -> None:
        """Have a deal given out again, for it was left before its end."""
        self._given_out.discard(_place_of(deal.row))
        self._next.insert(0, deal.row)

    def has_kept(self, deal: DealToReview) -> bool:
        """Return whether what was found of a deal is on the disk; a full one has no room for it."""
        return self._rows.of(key_of_record(deal.record, deal.seat)) is not None

    def renew(self) -> None:
        """Ask the archive again: there may be newer deals."""
        self._next.clear()

    def begin_again(self) -> None:
        """Give out all deals again, for what was found of them is forgotten."""
        self._given_out.clear()
        self._next.clear()

    def _few(self) -> list[DealRow]:
        """Return the next deals; the archive is asked for many at once, for that takes a moment."""
        if not self._next:
            rows = self._archive.not_looked_back(len(self._given_out) + MOST_ASKED)
            self._next = [row for row in rows if _place_of(row) not in self._given_out]
        return self._next

    def _read(self, row: DealRow) -> DealToReview | None:
        """Return what is to be done about a deal; None where it is done, or cannot be."""
        seat, record = row.company.seat, self._record_of(row)
        if record is None or seat is None or not can_review(record.rules):
            return None
        if self._rows.of(key_of_record(record, seat)) is not None:
            return None
        return DealToReview(record, seat, row)

    def _record_of(self, row: DealRow) -> DealRecord | None:
        """Return the record of a deal; None where it is not there any more, or cannot be read."""
        try:
            records = self._archive.records_at(row.game)
        except ArchiveError:
            return None
        return records[row.number - 1] if 0 < row.number <= len(records) else None


def _place_of(row: DealRow) -> object:
    """Return what tells a deal of the archive from all others, as long as its file stays as it is.

    Where a file changes, a deal may be given out once more.
    """
    return row.game, row.number
