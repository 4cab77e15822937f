"""What is said before the first card, done: trump is fixed, bids and contracts stand."""

from sixtysix_gui.rules import events, moves
from sixtysix_gui.rules.deals.auction import next_asked, next_caller
from sixtysix_gui.rules.deals.changes import State, Step, before_lead, settle, with_seat
from sixtysix_gui.rules.deals.dealing import dealt, order_of_deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Answer, Call
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat


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
