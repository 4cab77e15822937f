"""The records that a match of computer players leaves behind."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TextIO

from typing_extensions import override

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.ai.matches.rotations import Sample, SeatedDeals
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.cli_commands.common.options import UsageError
from sixtysix_gui.records import game_tags, write_record
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.sentences import Sentence, of_error


class RecordFile(AbstractContextManager["RecordFile"]):
    """A new file that takes the deals of every sample; without a name, nothing is written."""

    def __init__(self, name: str | None, terms: MatchTerms) -> None:
        """Make the file.

        Raises:
            UsageError: if it exists or cannot be made.
        """
        self._terms = terms
        self._is_empty = True
        self._file: TextIO | None = None if name is None else _new_file(name)

    def write(self, sample: Sample) -> None:
        """Write the deals of a sample, so that they stay even if the match is broken off."""
        if self._file is None:
            return
        for seated in sample.played:
            for deal in seated.deals:
                tags = tuple(self._tags(seated, deal))
                record = DealRecord(self._terms.rules, deal.pack, deal.dealer, deal.moves, tags)
                self._file.write(("" if self._is_empty else "\n") + write_record(record))
                self._is_empty = False
        self._file.flush()

    def _tags(self, seated: SeatedDeals, deal: PlayedDeal) -> Iterator[tuple[str, str]]:
        """Yield the players by seat, the numbers of game and deal, the code and the score."""
        for seat, player in zip(self._terms.rules.seats, seated.seating, strict=True):
            yield seat.name, self._terms.names[player]
        numbered = self._numbered(seated, deal)
        if deal.game is None:
            yield "Deal", numbered
        else:
            yield "Game", numbered
            yield "Deal", str(deal.game.deals + 1)
        if deal.fixture.code:
            yield "Code", deal.fixture.code
        if deal.game is not None:
            yield from game_tags(deal.game)

    def _numbered(self, seated: SeatedDeals, deal: PlayedDeal) -> str:
        number = str(deal.fixture.number)
        if not self._terms.rules.close:
            return f"{number}, rotation {seated.rotation + 1}"
        if deal.game is None or not seated.rotation:
            return number
        return f"{number}, seats changed"  # the game with the seats changed is another one

    @override
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def _new_file(name: str) -> TextIO:
    """Make a file for records.

    Raises:
        UsageError: if it exists or cannot be made.
    """
    try:
        return open(name, "x", encoding="utf-8", newline="\n")
    except FileExistsError as error:
        raise UsageError(
            Sentence("PlayCommand", "--records: {file} exists already; name a new file.", file=name)
        ) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--records: {file} cannot be written: {reason}.",
                file=name,
                reason=of_error(error),
            )
        ) from error
