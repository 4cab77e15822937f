"""The records that a table of computer players leaves behind."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TextIO

from typing_extensions import override

from sixtysix_gui.ai.matches.table_playing import TableDeal
from sixtysix_gui.ai.matches.tables import SeatedDeals, TableSample, TableTerms
from sixtysix_gui.cli_commands.play.record_file import new_file
from sixtysix_gui.records import game_tags, write_record
from sixtysix_gui.records.record import DealRecord


class TableRecordFile(AbstractContextManager["TableRecordFile"]):
    """A new file that takes the deals of every rotation; nothing is written without a name."""

    def __init__(self, name: str | None, terms: TableTerms) -> None:
        """Make the file.

        Raises:
            UsageError: if it exists or cannot be made.
        """
        self._terms = terms
        self._is_empty = True
        self._file: TextIO | None = None if name is None else new_file(name)

    def write(self, sample: TableSample) -> None:
        """Write all deals of a sample, so that they stay even if the run is broken off."""
        if self._file is None:
            return
        for seated in sample.played:
            for place, deal in enumerate(seated.deals, start=1):
                tags = tuple(self._tags(sample.number, seated, place, deal))
                record = DealRecord(self._terms.rules, deal.pack, deal.dealer, deal.moves, tags)
                self._file.write(("" if self._is_empty else "\n") + write_record(record))
                self._is_empty = False
        self._file.flush()

    def _tags(
        self, number: int, seated: SeatedDeals, place: int, deal: TableDeal
    ) -> Iterator[tuple[str, str]]:
        """Give the players by seat, the numbers of game, rotation and deal, and the score."""
        for seat, player in zip(self._terms.rules.seats, seated.seating, strict=True):
            yield seat.name, str(self._terms.players[player])
        named = f"{number}, rotation {seated.rotation + 1}"
        if deal.game is None:
            yield "Deal", named
        else:
            yield "Game", named
            yield "Deal", str(place)
            yield from game_tags(deal.game)

    @override
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
