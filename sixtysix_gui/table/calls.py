"""What is said in an auction, in words: by an event, and what stays to be read until it ends."""

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    BidMade,
    ContractCalled,
    DealOpened,
    Doubled,
    Event,
    Passed,
)
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Seating


def calls_of(view: View) -> dict[Chair, str]:
    """Return the calls that are to be read now, by chair: the last of every player."""
    seating = Seating.of(view)
    calls: dict[Chair, str] = {}
    if view.phase is Phase.BID:
        for call in view.calls:
            calls[seating.chair(call.seat)] = _bid(call.bid)
    elif view.phase is Phase.DOUBLE:
        level = 0
        for answer in view.answers:
            level += answer.doubled
            text = _doubled(level) if answer.doubled else words.go_on()
            calls[seating.chair(answer.seat)] = text
    return calls


def said_by(event: Event, view: View) -> str:
    """Return the words of a call that leads to a view; empty for what is no call."""
    if isinstance(event, BidMade):
        return _bid(event.ticks)
    if isinstance(event, ContractCalled):
        return _bid(event.contract)
    if isinstance(event, Doubled):
        return _doubled(event.level)
    if isinstance(event, DealOpened):
        return words.said(words.OPENINGS[event.opening])
    if isinstance(event, Passed) and _is_auction(view):
        return _bid(None)
    return ""


def _bid(bid: int | str | None) -> str:
    """Say a bid, a contract or a pass."""
    if bid is None:
        return words.passed()
    return str(bid) if isinstance(bid, int) else words.CONTRACTS[bid]


def _doubled(level: int) -> str:
    return words.said(words.doubled(level)[0])


def _is_auction(view: View) -> bool:
    """Return whether a pass belongs to an auction: nothing has been led yet."""
    bids = bool(view.calls) or view.phase is Phase.BID
    return bids and not view.won and not view.table and view.trick_number == 1


def contracts_to_call(view: View) -> list[str]:
    """Return the contracts that are on the panel of a game, in their order."""
    return [key for key, contract in view.rules.contracts.items() if not contract.is_simple]
