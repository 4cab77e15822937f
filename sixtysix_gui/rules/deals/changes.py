"""What every change of a deal has in common: rows by seat, the next lead, the settlement."""

from typing import TypeVar

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import (
    LEAD,
    PARTNER,
    SETTLED,
    Cards,
    Facts,
)
from sixtysix_gui.rules.events import DealEnded, Event
from sixtysix_gui.rules.scoring import settle as settled
from sixtysix_gui.rules.scoring.points import DealEnd
from sixtysix_gui.rules.seats import Seat

State = TypeVar("State", bound=Facts)
_T = TypeVar("_T")

Step = tuple[State, tuple[Event, ...]]
"""A deal and the events that led to it."""


def with_seat(row: tuple[_T, ...], seat: Seat, value: _T) -> tuple[_T, ...]:
    """Return a row by seat in which one seat has another value."""
    changed = list(row)
    changed[seat] = value
    return tuple(changed)


def without(rows: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    """Return rows of cards without a card of a seat, once and if it is there."""
    row = rows[seat]
    try:
        place = row.index(card)
    except ValueError:
        return rows
    return with_seat(rows, seat, row[:place] + row[place + 1 :])


def then(earlier: tuple[Event, ...], step: Step[State]) -> Step[State]:
    """Return a step with what happened before it."""
    state, events = step
    return state, earlier + events


def before_lead(state: State) -> State:
    """Ask who acts before the next lead: the leader, or the partner where that one may speak."""
    leader, rules = state.leader, state.rules
    if rules.asks_partner:
        return state.changed(phase=PARTNER, to_act=rules.partner(leader))
    if state.phase is LEAD and state.to_act is leader:
        return state
    return state.changed(phase=LEAD, to_act=leader)


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
        tuple([state.points_of(party) for party in rules.parties]),
        close=state.close,
        claimant=claimant,
        last=rules.sides[state.won[-1].winner].number if state.won else None,
        bidder=None if state.bidder is None else rules.sides[state.bidder].number,
        bid=state.bid,
        contract=None if state.contract is None else state.contract.key,
        level=state.level,
        made=made,
    )
    outcome = settled(rules, end)
    return state.changed(phase=SETTLED, outcome=outcome), (*events, DealEnded(outcome))
