"""Records of every game there is: read, written, played again, who played, and the game before."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.letters import SuitsName
from sixtysix_gui.records.reading.reader import (
    Checked,
    ReadSoFar,
    check_records,
    examine,
    read_any_so_far,
)
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.replay import game_before, game_tags, played
from sixtysix_gui.records.trick_game.notation import trick_notations
from sixtysix_gui.records.trick_game.replay import (
    trick_game_before,
    trick_game_tags,
)
from sixtysix_gui.records.trick_game.writing import written_tricks
from sixtysix_gui.records.writing.writer import write_record, write_with
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat, seats_of

_MOST_DEALS = 512


def read_every_record(data: bytes | str) -> tuple[DealRecord, ...]:
    """Read all records of a text; a seat and a score that no game for two has are let be.

    So a saved game goes on whose tags somebody has changed.

    Raises:
        RecordError: for the first record that is not right, or if there is none.
    """
    records: list[DealRecord] = []
    for found in examine(data, trick_notations(), odd_tags=True):
        if isinstance(found, RecordError):
            raise found
        records.append(found.record)
    return tuple(records)


def read_every_so_far(data: bytes | str) -> ReadSoFar:
    """Read the records of a text up to the first fault; never raises."""
    return read_any_so_far(data, trick_notations())


def check_every_record(data: bytes | str) -> Iterator[Checked]:
    """Check the records of a file one by one; an empty or unreadable file gives one error."""
    return check_records(data, trick_notations())


def write_every_record(record: DealRecord, *, suits: SuitsName = "french") -> str:
    """Write a record of any game, its last line ended; an unfinished one with all passes.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    if not record.rules.close:
        return write_with(written_tricks, record, suits=suits)
    return write_record(record, suits=suits)


def write_every_records(records: Iterable[DealRecord], *, suits: SuitsName = "french") -> str:
    """Write several records, separated by blank lines.

    Raises:
        PackError: if a pack is not one of its rule set.
        IllegalMoveError: if a move is not legal.
    """
    return "\n".join(write_every_record(record, suits=suits) for record in records)


def states_of(record: DealRecord) -> tuple[Deal, ...]:
    """Play a record again: the deal before each of its moves, and after the last.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    states, _ = played(Deal.start(record.rules, record.pack, record.dealer), record.moves)
    return states


def every_game_before(record: DealRecord) -> Game:
    """Give the game before a deal; without the tag Score it stands at the beginning.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
    """
    if not record.rules.close:
        return trick_game_before(record)
    return game_before(record)


@lru_cache(maxsize=_MOST_DEALS)
def outcome_of(record: DealRecord) -> Outcome | None:
    """Play a deal to its end, once for all who ask; None for one that is not over.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    return states_of(record)[-1].outcome


def games_before(records: Sequence[DealRecord]) -> tuple[Game, ...]:
    """Give the game before each deal of the game that the last of some records is from.

    A file may hold deals of other games before it; those are not of that game.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
    """
    games: list[Game] = []
    for place, record in enumerate(records):
        own = every_game_before(record)
        known = _game_after(records[place - 1], games[-1]) if games else None
        if known is None or not _goes_on(known, own, records[place - 1], record):
            games.clear()
            known = own
        games.append(known)
    return tuple(games)


def _game_after(record: DealRecord, before: Game) -> Game:
    outcome = outcome_of(record)
    return before if outcome is None else before.after(outcome)


def _goes_on(known: Game, written: Game, last: DealRecord, record: DealRecord) -> bool:
    """Say whether a deal goes on with a game as it stood after the last one."""
    if (last.rules, last.tag("Game")) != (record.rules, record.tag("Game")):
        return False
    if known.dealer is not written.dealer:
        return False
    return record.tag("Score") is None or known.won == written.won


def every_game_tags(game: Game) -> tuple[tuple[str, str], ...]:
    """Give the tags Score and, where points wait, Carry for the next deal of a game."""
    if not game.rules.close:
        return trick_game_tags(game)
    return game_tags(game)


def person_of(record: DealRecord) -> Seat | None:
    """Give the seat of the person; None where the record names none of the game's."""
    written = record.tag("Seat")
    return next((seat for seat in seats_of(record.rules.parties) if seat.name == written), None)


def levels_of(record: DealRecord, person: Seat | None = None) -> Mapping[Seat, str]:
    """Give the strength named for each computer seat, clockwise after the person.

    The person sits in the seat that the record names, or, where it names none, in ``person``. Who
    is not named has the usual strength and is left out; what is written is not judged here.
    """
    known, seats = person_of(record), seats_of(record.rules.parties)
    sits = person if known is None else known
    first = 0 if sits is None else sits + 1
    others = [seat for seat in (*seats[first:], *seats[:first]) if seat is not sits]
    levels = [level.strip() for level in (record.tag("Level") or "").split(",")]
    return {seat: level for seat, level in zip(others, levels, strict=False) if level}
