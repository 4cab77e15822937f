"""What is said before the first card: trump, openings, bids, contracts and doubles.

Forehand names trump or has a card turned (many.md 2.2), says how a deal of Gaigel is opened
(many.md 8.3), ticks are bid (many.md 4.2), contracts called and doubled (many.md 7.3).
"""

from collections.abc import Iterator

from sixtysix_gui.rules import moves
from sixtysix_gui.rules.deals import openings
from sixtysix_gui.rules.deals.facts import Facts, Phase
from sixtysix_gui.rules.history import Answer
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Needs, Who

PHASES = (Phase.TRUMP, Phase.OPEN, Phase.BID, Phase.DOUBLE)
"""When this module knows what may be done."""

_LACKING = {
    Needs.ACE: Illegality.CALL_ACE,
    Needs.PLAIN_SUIT: Illegality.CALL_PLAIN_SUIT,
    Needs.TRUMP_SUIT: Illegality.CALL_TRUMP_SUIT,
}


def legal_calls(facts: Facts) -> tuple[Move, ...]:
    """List what may be said in one of these phases."""
    return tuple([move for move in _candidates(facts) if _reason(facts, move) is None])


def _candidates(facts: Facts) -> tuple[Move, ...]:
    match facts.phase:
        case Phase.TRUMP:
            return (*moves.NAME_TRUMP, moves.TURN_TRUMP)
        case Phase.OPEN:
            return tuple(moves.OPEN.values())
        case Phase.DOUBLE:
            return (moves.DOUBLE, moves.PASS)
        case _ if facts.rules.contracts:
            return (*map(moves.CallContract, facts.rules.contracts), moves.PASS)
        case _:
            return (*moves.BID[facts.bid + 1 : facts.rules.bid_max + 1], moves.PASS)


def why_not_call(facts: Facts, move: Move) -> IllegalMoveError | None:
    """Return the reason against what is said in one of these phases, or None."""
    reason = _reason(facts, move)
    return None if reason is None else IllegalMoveError(reason, _values(facts, reason))


def _reason(facts: Facts, move: Move) -> Illegality | None:
    phase = facts.phase
    if phase is Phase.BID:
        return _why_not_bid(facts, move)
    if phase is Phase.TRUMP:
        return _why_not_trump(facts, move)
    if phase is Phase.OPEN:
        return _why_not_open(facts, move)
    return None if isinstance(move, moves.Pass | moves.Double) else Illegality.DOUBLE_FIRST


def _values(facts: Facts, reason: Illegality) -> dict[str, object]:
    contract = facts.contract
    counts = {
        Illegality.BID_MOST: facts.rules.bid_max,
        Illegality.BID_HIGHER: facts.bid,
        Illegality.CALL_HIGHER: 0 if contract is None else contract.value,
    }
    return {"count": counts[reason]} if reason in counts else {}


def _why_not_trump(facts: Facts, move: Move) -> Illegality | None:
    if isinstance(move, moves.TurnTrump):
        return None
    if not isinstance(move, moves.NameTrump):
        return Illegality.TRUMP_FIRST
    if facts.rules.trump_suits == "any":
        return None
    held = any(card.suit is move.suit for card in facts.hand)
    return None if held else Illegality.TRUMP_HELD


def _why_not_open(facts: Facts, move: Move) -> Illegality | None:
    if not isinstance(move, moves.Open):
        return Illegality.OPENING_FIRST
    leads = openings.leads(move.opening, facts.hand, facts.trump)
    return None if leads else Illegality.OPENING_CARD


def _why_not_bid(facts: Facts, move: Move) -> Illegality | None:
    if isinstance(move, moves.Pass):
        return None
    if facts.rules.contracts:
        is_call = isinstance(move, moves.CallContract)
        return _why_not_call(facts, move.contract) if is_call else Illegality.CALL_FIRST
    if not isinstance(move, moves.Bid):
        return Illegality.BID_FIRST
    if move.ticks <= facts.bid:
        return Illegality.BID_HIGHER
    return Illegality.BID_MOST if move.ticks > facts.rules.bid_max else None


def _why_not_call(facts: Facts, key: str) -> Illegality | None:
    rules, standing = facts.rules, facts.contract
    contract = rules.contracts.get(key)
    if contract is None or contract.is_simple:
        return Illegality.CALL_NOT_OFFERED
    if standing is not None and contract.value <= standing.value:
        return Illegality.CALL_HIGHER
    is_caller = rules.sides[facts.to_act] is rules.sides[facts.forehand]
    if contract.who is Who.CALLERS_SIDE and not is_caller:
        return Illegality.CALL_CALLERS_SIDE
    if contract.who is Who.OTHERS and is_caller:
        return Illegality.CALL_OTHERS
    return None if contract.allows(facts.hand, facts.named) else _LACKING[contract.needs]


def next_caller(facts: Facts) -> Seat | None:
    """Return who speaks after the last call, or None when the auction is over."""
    rules, standing = facts.rules, facts.contract
    worth = [contract.value for contract in rules.contracts.values() if not contract.is_simple]
    if standing is not None and standing.value in worth and standing.value == max(worth):
        return None
    # Forehand's first pass only says that the simple game is played.
    passed = {call.seat for call in facts.calls[1:] if call.bid is None}
    order = rules.from_seat(rules.after(facts.calls[-1].seat))
    return next((seat for seat in order if seat not in passed and seat is not facts.bidder), None)


def next_asked(facts: Facts, bidder: Seat) -> Seat | None:
    """Return who is asked whether to double, or None when no one is any more.

    The opponents of the contract's player begin; when a side has doubled the other is asked.
    """
    rules, level = facts.rules, facts.level
    if level >= rules.double_max:
        return None
    own = rules.sides[bidder]
    side = own if level % 2 else rules.parties[1 - own.number]
    answered = {answer.seat for answer in _since_doubled(facts.answers)}
    return next((seat for seat in _players(facts, side) if seat not in answered), None)


def _since_doubled(answers: tuple[Answer, ...]) -> Iterator[Answer]:
    for answer in reversed(answers):
        if answer.doubled:
            return
        yield answer


def _players(facts: Facts, side: Party) -> Iterator[Seat]:
    """Yield those of a side who play, from forehand on."""
    for seat in facts.rules.from_seat(facts.forehand):
        if seat in side.seats and seat not in facts.out_seats:
            yield seat
