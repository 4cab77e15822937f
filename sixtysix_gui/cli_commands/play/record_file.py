"""The records that a match of computer players leaves behind."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TextIO

from typing_extensions import override

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.cli_commands.common.options import UsageError
from sixtysix_gui.records import game_tags, write_record
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.sentences import Sentence, of_error


class RecordFile(AbstractContextManager["RecordFile"]):
    """A new file that takes the records one by one; nothing is written where there is no name."""

    def __init__(self, name: str | None, terms: MatchTerms) -> None:
        """Make the file.

        Raises:
            UsageError: if it exists or cannot be made.
        """
        self._players = terms.names
        self._rules = terms.rules
        self._is_empty = True
        self._file: TextIO | None = None if name is None else new_file(name)

    def write(self, deal: PlayedDeal) -> None:
        """Write one deal, so that it is in the file even if the match is broken off."""
        if self._file is None:
            return
        fixture = deal.fixture
        tags = tuple(self._tags(deal))
        record = DealRecord(self._rules, deal.pack, fixture.dealer, deal.moves, tags)
        self._file.write(("" if self._is_empty else "\n") + write_record(record))
        self._file.flush()
        self._is_empty = False

    def _tags(self, deal: PlayedDeal) -> Iterator[tuple[str, str]]:
        """Give the players by seat, the numbers of game and deal, the code and the score."""
        fixture = deal.fixture
        first, game = fixture.first_seat, fixture.game
        for seat in BOTH:
            yield seat.name, self._players[0 if seat is first else 1]
        if game is None:
            yield "Deal", str(fixture.number)
        else:  # the game with the seats changed is another one
            yield "Game", f"{fixture.number}{'' if first is Seat.A else ', seats changed'}"
            yield "Deal", str(game.deals + 1)
        yield "Code", fixture.code
        if game is not None:
            yield from game_tags(game)

    @override
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def new_file(name: str) -> TextIO:
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
