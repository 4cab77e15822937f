"""Who acts next, and how a deal is settled when nobody does any more."""

from typing import TypeVar, cast

from sixtysix_gui.rules.events import (
    BidMade,
    ContractCalled,
    DealEnded,
    Doubled,
    Event,
    HandShown,
    Passed,
    SatOut,
)
from sixtysix_gui.rules.history import Answer, Call
from sixtysix_gui.rules.scoring.points import Outcome
from tests.oracles.several.auction import next_asked, next_caller
from tests.oracles.several.facts import Phase, TrickFacts
from tests.oracles.several.rule_set.settlement import DealEnd

State = TypeVar("State", bound=TrickFacts)

Step = tuple[State, tuple[Event, ...]]
"""A state and the events that led to it."""


def before_lead(state: State) -> State:
    """Ask whoever acts before the next lead: the leader, or his partner where he may speak."""
    seat = state.leader
    if state.rules.asks_partner:
        return state.changed(phase=Phase.PARTNER, to_act=state.rules.partner(seat))
    return state.changed(phase=Phase.LEAD, to_act=seat)


def before_play(state: State) -> State:
    """Let the auction begin where contracts are called; otherwise the first lead is next."""
    contracts = state.rules.contracts
    if not contracts:
        return before_lead(state)
    simple = next(iter(contracts.values()))
    forehand = state.forehand
    return state.changed(phase=Phase.BID, to_act=forehand, contract=simple, bidder=forehand)


def bid_ticks(state: State, ticks: int | None) -> Step[State]:
    """Bid so many ticks, or pass; everybody speaks once."""
    seat, rules = state.to_act, state.rules
    event: Event = Passed(seat)
    if ticks is not None:
        state = state.changed(bid=ticks, bidder=seat)
        event = BidMade(seat, ticks)
    after = state.changed(calls=(*state.calls, Call(seat, ticks)), to_act=rules.after(seat))
    if len(after.calls) < len(rules.seats):
        return after, (event,)
    if after.bidder is None:
        return settle(after, (event,))
    return before_lead(after.changed(leader=after.bidder)), (event,)


def call_contract(state: State, key: str | None) -> Step[State]:
    """Call a contract, or pass."""
    seat = state.to_act
    event: Event = Passed(seat)
    if key is not None:
        state = state.changed(contract=state.rules.contracts[key], bidder=seat)
        event = ContractCalled(seat, key)
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
        known = (*after.known[:bidder], hand, *after.known[bidder + 1 :])
        shown = after.changed(to_act=bidder, known=known)
        return settle(shown, (event, HandShown(bidder, hand)), made=True)
    sitting_out = (SatOut(seat) for seat in after.out_seats)
    return _ask_to_double(after), (event, *sitting_out)


def answer(state: State, *, doubled: bool) -> Step[State]:
    """Double for the own side, or pass."""
    seat = state.to_act
    after = state.changed(answers=(*state.answers, Answer(seat, doubled)))
    return _ask_to_double(after), (Doubled(seat, after.level) if doubled else Passed(seat),)


def _ask_to_double(state: State) -> State:
    asked = next_asked(state)
    return before_lead(state) if asked is None else state.changed(to_act=asked)


def settle(
    state: State,
    events: tuple[Event, ...],
    *,
    claimant: int | None = None,
    made: bool | None = None,
) -> Step[State]:
    """End a deal: by a claim, by a contract that is made or lost, or because all is played."""
    rules = state.rules
    end = DealEnd(
        tuple(state.points_of(party) for party in rules.parties),
        claimant,
        None if state.bidder is None else rules.sides[state.bidder].number,
        state.bid,
        contract=None if state.contract is None else state.contract.key,
        level=state.level,
        made=made,
        last=rules.sides[state.won[-1].winner].number if state.won else None,
    )
    outcome = rules.plan.settle(rules, end)
    after = state.changed(phase=Phase.SETTLED, outcome=outcome)
    return after, (*events, DealEnded(cast("Outcome", outcome)))
