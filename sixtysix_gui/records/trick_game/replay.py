"""A record of these games played again, and the game before and after it (many.md 12.1)."""

import re
from dataclasses import dataclass

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.replay import played
from sixtysix_gui.records.result import read_number
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

TrickRecord = DealRecord
_SCORE = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True)
class TrickReplay:
    """All states of a deal, ``states[n]`` before move n, and what each move did."""

    record: TrickRecord
    states: tuple[Deal, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def state(self) -> Deal:
        """The state after the last move."""
        return self.states[-1]


def replay_tricks(record: TrickRecord) -> TrickReplay:
    """Play a record from its first move to its last.

    Raises:
        PackError: if the pack is not one of the game.
        IllegalMoveError: if a move is not legal.
    """
    first = Deal.start(record.rules, record.pack, record.dealer)
    return TrickReplay(record, *played(first, record.moves))


def trick_game_before(record: TrickRecord) -> Game:
    """Give the game before a deal; without the tag Score it stands at the beginning.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
    """
    carry = read_number(record.tag("Carry") or "0")
    if carry is None:
        raise TagRefusedError("The tag Carry takes a number.")
    written = record.tag("Score")
    score = None if written is None else read_score(written, record.rules)
    if written is not None and score is None:
        raise TagRefusedError("The tag Score takes a number for each party, as in 3,5.")
    return game_of(record.rules, record.dealer, score, carry)


def game_of(rules: Rules, dealer: Seat, score: tuple[int, ...] | None, carry: int) -> Game:
    """Give a game between two deals, at the beginning where no score is known."""
    return Game(rules, dealer, score or tuple(0 for _ in rules.parties), carry=carry)


def read_score(text: str, rules: Rules) -> tuple[int, ...] | None:
    """Read one number a party, separated by commas; None if the text is of another form."""
    parts = text.split(",")
    if len(parts) != len(rules.parties) or not all(map(_SCORE.fullmatch, parts)):
        return None
    return tuple(map(int, parts))


def trick_game_tags(game: Game) -> tuple[tuple[str, str], ...]:
    """Give the tags Score and, where points wait, Carry for the next deal of a game."""
    score = ("Score", ",".join(map(str, game.won)))
    return (score, ("Carry", str(game.carry))) if game.carry else (score,)
