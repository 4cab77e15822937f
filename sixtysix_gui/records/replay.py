"""A record played again, and the game before and after it (rules.md 3.7, 6.3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.result import pair, read_number, read_pair
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game, game_at

AnyDeal = TypeVar("AnyDeal", bound=Deal)


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


def replay(record: DealRecord) -> Replay:
    """Play a record from its first move to its last.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    return Replay(
        record, *played(Deal.start(record.rules, record.pack, record.dealer), record.moves)
    )


def played(
    first: AnyDeal, moves: Iterable[Move]
) -> tuple[tuple[AnyDeal, ...], tuple[tuple[Event, ...], ...]]:
    """Make moves one after another: all states, the first one before any, and what each move did.

    Raises:
        IllegalMoveError: if a move is not legal.
    """
    states, events = [first], list[tuple[Event, ...]]()
    for move in moves:
        state, happened = states[-1].apply(move)
        states.append(state)
        events.append(happened)
    return tuple(states), tuple(events)


def game_before(record: DealRecord) -> Game:
    """Give the game before a deal; without the tag Score it stands at the beginning.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
    """
    carry = read_number(record.tag("Carry") or "0")
    if carry is None:
        raise TagRefusedError("The tag Carry takes a number.")
    written = record.tag("Score")
    if written is None:
        return Game(record.rules, record.dealer, carry=carry)
    score = read_pair(written)
    if score is None:
        raise TagRefusedError("The tag Score takes two numbers, as in 3-5.")
    return game_at(record.rules, record.dealer, score, carry)


def game_after(record: DealRecord) -> Game:
    """Give the game after a deal; an unfinished one leaves it as it was.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    before = game_before(record)
    outcome = replay(record).state.outcome
    return before if outcome is None else before.after(outcome)


def game_tags(game: Game) -> tuple[tuple[str, str], ...]:
    """Give the tags Score and, where extra points wait, Carry for the next deal of a game."""
    score = ("Score", pair(game.shown_score))
    return (score, ("Carry", str(game.carry))) if game.carry else (score,)
