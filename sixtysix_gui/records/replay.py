"""Records played again, the games they are from, and who played (rules.md 3.7, 6.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.records.record import DealRecord, read_number, read_numbers, write_numbers
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.scoring.game import Game, game_at
from sixtysix_gui.rules.seats import Seat

_MOST_KEPT = 32
"""Enough for every deal of a saved game: resuming it shows what happened in each."""


@dataclass(frozen=True)
class Replay:
    """All states of a deal, ``states[n]`` before move n, and what each move did."""

    record: DealRecord
    states: tuple[Deal, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def state(self) -> Deal:
        """The state after the last move."""
        return self.states[-1]


_latest: list[Replay] = []
"""The deals that were read last, as they were played then."""


def remember(played: Replay) -> None:
    """Keep what reading has played: of all records the outcome, of the last ones all states."""
    vars(played.record)["outcome"] = played.state.outcome
    _latest[:] = [played, *_latest[: _MOST_KEPT - 1]]


def replay(record: DealRecord) -> Replay:
    """Return a record played from its first move to its last, as it was if it was read just now.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    for played in tuple(_latest):
        if played.record is record:
            return played
    states, events = [record.start()], list[tuple[Event, ...]]()
    for move in record.moves:
        state, happened = states[-1].apply(move)
        states.append(state)
        events.append(happened)
    return Replay(record, tuple(states), tuple(events))


def states_of(record: DealRecord) -> tuple[Deal, ...]:
    """Return the deal before each move of a record, and after the last; raises as ``replay``."""
    return replay(record).states


def game_before(record: DealRecord) -> Game:
    """Return the game before a deal; without the tag Score it stands at the beginning.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
    """
    rules, written = record.rules, record.tag("Score")
    carry = read_number(record.tag("Carry") or "0")
    if carry is None:
        raise TagRefusedError("The Carry tag takes a number.")
    if written is None:
        return Game(rules, record.dealer, carry=carry)
    score = read_numbers(rules, written)
    if score is None:
        example = write_numbers(rules, range(3, 3 + len(rules.parties)))
        raise TagRefusedError(f"The Score tag takes a number for each side, as in {example}.")
    return game_at(rules, record.dealer, score, carry)


def game_after(record: DealRecord) -> Game:
    """Return the game after a deal; an unfinished one leaves it as it was.

    Raises as ``game_before`` and ``replay``.
    """
    return _after(record, game_before(record))


def games_before(records: Sequence[DealRecord]) -> tuple[Game, ...]:
    """Return the game before each deal of the game that the last of some records is from.

    A file may hold deals of other games before it. Raises as ``game_before``.
    """
    games: list[Game] = []
    for place, record in enumerate(records):
        own = game_before(record)
        known = _after(records[place - 1], games[-1]) if games else None
        if known is None or not _goes_on(known, own, records[place - 1], record):
            games.clear()
            known = own
        games.append(known)
    return tuple(games)


def _after(record: DealRecord, before: Game) -> Game:
    return before if record.outcome is None else before.after(record.outcome)


def _goes_on(known: Game, written: Game, last: DealRecord, record: DealRecord) -> bool:
    """Return whether a deal goes on with a game as it stood after the last one."""
    is_same_game = (last.rules, last.tag("Game")) == (record.rules, record.tag("Game"))
    fits = record.tag("Score") is None or known.won == written.won
    return is_same_game and fits and known.dealer is written.dealer


def game_tags(game: Game) -> tuple[tuple[str, str], ...]:
    """Return the tags Score and, where points wait, Carry for the next deal of a game."""
    score = ("Score", write_numbers(game.rules, game.shown_score))
    return (score, ("Carry", str(game.carry))) if game.carry else (score,)


def person_of(record: DealRecord) -> Seat | None:
    """Return the seat of the person; None where the record names none of the game's."""
    written = record.tag("Seat")
    return next((seat for seat in record.rules.seats if seat.name == written), None)


def levels_of(record: DealRecord, person: Seat | None = None) -> Mapping[Seat, str]:
    """Return the strength named for each computer seat, clockwise after the person.

    The person sits in the seat that the record names, or, where it names none, in ``person``. A
    seat that is not named has the usual strength and is left out; what is written is not judged.
    """
    known, seats = person_of(record), record.rules.seats
    sits = person if known is None else known
    first = 0 if sits is None else sits + 1
    others = [seat for seat in (*seats[first:], *seats[:first]) if seat is not sits]
    levels = [level.strip() for level in (record.tag("Level") or "").split(",")]
    return {seat: level for seat, level in zip(others, levels, strict=False) if level}
