"""Calling contracts and doubling them: who speaks, and what he may say (many.md 7.3)."""

from collections.abc import Iterator
from typing import Protocol

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Answer, Call
from sixtysix_gui.rules.moves import (
    PASS,
    CallContract,
    Double,
    Illegality,
    IllegalMoveError,
    Move,
    Pass,
)
from sixtysix_gui.rules.seats import Party, Seat
from tests.oracles.several.rule_set.contracts import Contract, Needs, Who
from tests.oracles.several.rule_set.trick_rules import TrickRules


class Auction(Protocol):
    """What decides who speaks, and what he may say."""

    @property
    def rules(self) -> TrickRules:
        """The rules played by."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who has dealt."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is to act."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to act."""
        ...

    @property
    def named(self) -> Suit | None:
        """The suit that forehand has fixed."""
        ...

    @property
    def calls(self) -> tuple[Call, ...]:
        """What has been said so far."""
        ...

    @property
    def contract(self) -> Contract | None:
        """The highest contract so far."""
        ...

    @property
    def bidder(self) -> Seat | None:
        """Who holds it."""
        ...

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Who has doubled so far, and who has not."""
        ...

    @property
    def out_seats(self) -> tuple[Seat, ...]:
        """Who sits out."""
        ...


def possible_calls(turn: Auction) -> tuple[Move, ...]:
    """List the contracts that may be called, and the pass."""
    keys = (key for key in turn.rules.contracts if _why_not(turn, key) is None)
    return (*(CallContract(key) for key in keys), PASS)


def why_not_call(turn: Auction, move: Move) -> IllegalMoveError | None:
    """Give the reason against what somebody would say in the auction, or None."""
    if isinstance(move, Pass):
        return None
    if not isinstance(move, CallContract):
        return IllegalMoveError(Illegality.CALL_FIRST)
    reason = _why_not(turn, move.contract)
    if reason is None:
        return None
    standing = turn.contract.value if turn.contract else 0
    return IllegalMoveError(reason, {"count": standing})


def why_not_answer(move: Move) -> IllegalMoveError | None:
    """Give the reason against an answer to the question whether to double, or None."""
    return None if isinstance(move, Pass | Double) else IllegalMoveError(Illegality.DOUBLE_FIRST)


_LACKING = {
    Needs.ACE: Illegality.CALL_ACE,
    Needs.PLAIN_SUIT: Illegality.CALL_PLAIN_SUIT,
    Needs.TRUMP_SUIT: Illegality.CALL_TRUMP_SUIT,
}


def _why_not(turn: Auction, key: str) -> Illegality | None:
    rules, standing = turn.rules, turn.contract
    contract = rules.contracts.get(key)
    if contract is None or contract.is_simple:
        return Illegality.CALL_NOT_OFFERED
    if standing is not None and contract.value <= standing.value:
        return Illegality.CALL_HIGHER
    is_caller = rules.sides[turn.to_act] is rules.sides[rules.after(turn.dealer)]
    if contract.who is Who.CALLERS_SIDE and not is_caller:
        return Illegality.CALL_CALLERS_SIDE
    if contract.who is Who.OTHERS and is_caller:
        return Illegality.CALL_OTHERS
    return None if contract.allows(turn.hand, turn.named) else _LACKING[contract.needs]


def next_caller(turn: Auction) -> Seat | None:
    """Say who speaks after the last call, or give None when the auction is over."""
    rules, standing = turn.rules, turn.contract
    assert standing is not None
    worth = [contract.value for contract in rules.contracts.values() if not contract.is_simple]
    if standing.value in worth and standing.value == max(worth):
        return None
    # Forehand's first pass only says that he plays the simple game.
    passed = {call.seat for call in turn.calls[1:] if call.bid is None}
    seat = rules.after(turn.calls[-1].seat)
    for _ in rules.seats:
        if seat not in passed and seat is not turn.bidder:
            return seat
        seat = rules.after(seat)
    return None


def next_asked(turn: Auction) -> Seat | None:
    """Say who is asked whether he doubles, or give None when nobody is any more.

    The opponents of the contract's player begin; whenever a side has doubled the other is asked.
    """
    rules = turn.rules
    level = sum(answer.doubled for answer in turn.answers)
    if level >= rules.most_doubled:
        return None
    assert turn.bidder is not None
    other = rules.parties[1 - rules.sides[turn.bidder].number]
    side = rules.sides[turn.bidder] if level % 2 else other
    answered = {answer.seat for answer in _since_doubled(turn.answers)}
    return next((seat for seat in _members(turn, side) if seat not in answered), None)


def _since_doubled(answers: tuple[Answer, ...]) -> Iterator[Answer]:
    for answer in reversed(answers):
        if answer.doubled:
            return
        yield answer


def _members(turn: Auction, side: Party) -> Iterator[Seat]:
    """Give the players of a side who play, from forehand on."""
    forehand = turn.rules.after(turn.dealer)
    order = turn.rules.seats[forehand:] + turn.rules.seats[:forehand]
    return (seat for seat in order if seat in side.seats and seat not in turn.out_seats)
