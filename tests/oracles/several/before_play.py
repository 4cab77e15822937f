"""What may be said before the first card, and why something may not.

That is trump named or turned, bids, contracts and doubles, or how a deal of Gaigel is opened.
"""

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    Bid,
    Illegality,
    IllegalMoveError,
    Move,
    NameTrump,
    Open,
    Opening,
    Pass,
    TurnTrump,
)
from tests.oracles.several import openings
from tests.oracles.several.auction import possible_calls, why_not_answer, why_not_call
from tests.oracles.several.facts import Phase
from tests.oracles.several.turn import Turn

_ANSWERS: tuple[Move, ...] = (DOUBLE, PASS)
PHASES = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)
"""When this module knows what may be done."""


def sayings(turn: Turn) -> tuple[Move, ...]:
    """List what may be said in one of these phases."""
    phase = turn.phase
    if phase is Phase.TRUMP:
        return (*(NAME_TRUMP[suit] for suit in _suits_to_name(turn)), TURN_TRUMP)
    if phase is Phase.BID:
        return _bids(turn)
    if phase is Phase.DOUBLE:
        return _ANSWERS
    return tuple(OPEN[opening] for opening in Opening if _may_open(turn, opening))


def why_not_say(turn: Turn, move: Move) -> IllegalMoveError | None:
    """Give the reason against what somebody would say in one of these phases, or None."""
    phase = turn.phase
    if phase is Phase.TRUMP:
        return _why_not_trump(turn, move)
    if phase is Phase.BID:
        return why_not_call(turn, move) if turn.rules.contracts else _why_not_bid(turn, move)
    return why_not_answer(move) if phase is Phase.DOUBLE else _why_not_open(turn, move)


def _suits_to_name(turn: Turn) -> tuple[Suit, ...]:
    if turn.rules.values["trump.suits"] == "any":
        return tuple(Suit)
    held = {card.suit for card in turn.hand}
    return tuple(suit for suit in Suit if suit in held)


def _why_not_trump(turn: Turn, move: Move) -> IllegalMoveError | None:
    if not isinstance(move, NameTrump | TurnTrump):
        return IllegalMoveError(Illegality.TRUMP_FIRST)
    named = isinstance(move, NameTrump) and move.suit not in _suits_to_name(turn)
    return IllegalMoveError(Illegality.TRUMP_HELD) if named else None


def _bids(turn: Turn) -> tuple[Move, ...]:
    if turn.rules.contracts:
        return possible_calls(turn)
    return (*BID[turn.bid + 1 : turn.rules.most_bid + 1], PASS)


def _why_not_bid(turn: Turn, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Pass):
        return None
    if not isinstance(move, Bid):
        return IllegalMoveError(Illegality.BID_FIRST)
    if move.ticks <= turn.bid:
        return IllegalMoveError(Illegality.BID_HIGHER, {"count": turn.bid})
    most = turn.rules.most_bid
    return IllegalMoveError(Illegality.BID_MOST, {"count": most}) if move.ticks > most else None


def _may_open(turn: Turn, opening: Opening) -> bool:
    return bool(openings.leads(opening, turn.hand, turn.trump))


def _why_not_open(turn: Turn, move: Move) -> IllegalMoveError | None:
    if not isinstance(move, Open):
        return IllegalMoveError(Illegality.OPENING_FIRST)
    may = _may_open(turn, move.opening)
    return None if may else IllegalMoveError(Illegality.OPENING_CARD)
