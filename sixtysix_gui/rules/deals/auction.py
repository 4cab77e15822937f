"""What is said before the first card: trump, openings, bids, contracts and doubles.

Forehand names trump or has a card turned (many.md 2.2), says how a deal of Gaigel is opened
(many.md 8.3), ticks are bid (many.md 4.2), contracts called and doubled (many.md 7.3).
"""

from collections.abc import Iterator

from sixtysix_gui.rules import events, moves
from sixtysix_gui.rules.deals import openings
from sixtysix_gui.rules.deals.changes import State, Step, before_lead, settle, with_seat
from sixtysix_gui.rules.deals.dealing import dealt, order_of_deal
from sixtysix_gui.rules.deals.facts import Facts, Phase
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Answer, Call
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Move
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


def say(state: State, move: Move) -> Step[State]:
    """Make a move that is known to be legal in a phase before the first card."""
    match move:
        case moves.NameTrump(suit):
            named = state.changed(trump=suit, named=suit)
            return _deal_rest(named, events.TrumpNamed(state.to_act, suit))
        case moves.TurnTrump():
            return _turn_trump(state)
        case moves.Bid(ticks):
            return _bid(state, ticks)
        case moves.CallContract(key):
            return _call(state, key)
        case moves.Open(opening):
            return _open(state, opening)
        case _:
            return _pass(state) if isinstance(move, moves.Pass) else _answer(state, doubled=True)


def _pass(state: State) -> Step[State]:
    if state.phase is Phase.DOUBLE:
        return _answer(state, doubled=False)
    return _bid(state, None) if state.contract is None else _call(state, None)


def _turn_trump(state: State) -> Step[State]:
    card = state.undealt[0]
    known = with_seat(state.known, state.to_act, (card,))
    turned = state.changed(trump=card.suit, named=card.suit, faced=card, known=known)
    return _deal_rest(turned, events.TrumpTurned(card))


def _open(state: State, opening: moves.Opening) -> Step[State]:
    seat = state.to_act
    bidder = seat if opening is moves.Opening.DISSLE else None
    after = state.changed(opening=opening, bidder=bidder, phase=Phase.LEAD)
    return after, (events.DealOpened(seat, opening),)


def _deal_rest(state: State, first: Event) -> Step[State]:
    rules = state.rules
    rounds = rules.deal_batches[1:]
    batches = tuple(dealt(state.undealt, rounds, order_of_deal(rules, state.dealer)))
    hands = list(state.hands)
    for seat, cards in batches:
        hands[seat] += cards
    after = state.changed(hands=tuple(hands), undealt=())
    happened = (events.CardsDealt(seat, len(cards), cards) for seat, cards in batches)
    return _before_play(after), (first, *happened)


def _before_play(state: State) -> State:
    """Let the auction begin where contracts are called; otherwise the first lead is next."""
    contracts = state.rules.contracts
    if not contracts:
        return before_lead(state)
    simple, forehand = next(iter(contracts.values())), state.forehand
    return state.changed(phase=Phase.BID, to_act=forehand, contract=simple, bidder=forehand)


def _bid(state: State, ticks: int | None) -> Step[State]:
    """Bid a number of ticks, or pass; each seat speaks once."""
    seat, rules = state.to_act, state.rules
    event: Event = events.Passed(seat)
    if ticks is not None:
        state = state.changed(bid=ticks, bidder=seat)
        event = events.BidMade(seat, ticks)
    after = state.changed(calls=(*state.calls, Call(seat, ticks)), to_act=rules.after(seat))
    if len(after.calls) < len(rules.seats):
        return after, (event,)
    if after.bidder is None:
        return settle(after, (event,))
    return before_lead(after.changed(leader=after.bidder)), (event,)


def _call(state: State, key: str | None) -> Step[State]:
    """Call a contract, or pass."""
    seat = state.to_act
    event: Event = events.Passed(seat)
    if key is not None:
        state = state.changed(contract=state.rules.contracts[key], bidder=seat)
        event = events.ContractCalled(seat, key)
    after = state.changed(calls=(*state.calls, Call(seat, key)))
    following = next_caller(after)
    if following is not None:
        return after.changed(to_act=following), (event,)
    return _end_auction(after, event)


def _end_auction(state: State, event: Event) -> Step[State]:
    contract, bidder = state.contract, state.bidder
    assert contract is not None
    assert bidder is not None
    after = state.changed(
        phase=Phase.DOUBLE,
        trump=state.named if contract.has_trump else None,
        leader=bidder if contract.bidder_leads else state.forehand,
    )
    if not contract.is_played:
        hand = after.hands[bidder]
        shown = after.changed(to_act=bidder, known=with_seat(after.known, bidder, hand))
        return settle(shown, (event, events.HandShown(bidder, hand)), made=True)
    sitting_out = (events.SatOut(seat) for seat in after.out_seats)
    return _ask_to_double(after, bidder), (event, *sitting_out)


def _answer(state: State, *, doubled: bool) -> Step[State]:
    """Double for the own side, or pass."""
    seat, bidder = state.to_act, state.bidder
    assert bidder is not None
    after = state.changed(answers=(*state.answers, Answer(seat, doubled)))
    event = events.Doubled(seat, after.level) if doubled else events.Passed(seat)
    return _ask_to_double(after, bidder), (event,)


def _ask_to_double(state: State, bidder: Seat) -> State:
    asked = next_asked(state, bidder)
    return before_lead(state) if asked is None else state.changed(to_act=asked)
