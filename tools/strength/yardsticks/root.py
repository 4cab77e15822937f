"""From the view of a seat to the numbers of a position: what is the same in all its worlds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.yardsticks.laws import OPENINGS, Laws
from tools.strength.yardsticks.position import Facts

_NO_SUIT = -1


@lru_cache(64)
def laws_of(rules: Rules, contract: Contract | None) -> Laws:
    """Return the laws of a game, or of a contract in it."""
    return Laws(rules, contract)


def facts_of(view: View, laws: Laws, hands: Sequence[Sequence[int]]) -> Facts:
    """Return what is public of a running deal; ``hands`` are the cards known in each."""
    seats = range(laws.seats)
    number = {
        "trump": _NO_SUIT if view.trump is None else int(view.trump),
        "leader": int(view.leader),
        "trick": view.trick_number,
        "bound": _bound(view),
        "marriages": len(view.marriages),
        "first_winner": int(view.won[0].winner) if view.won else 0,
        "opening": 0 if view.opening is None else OPENINGS[view.opening],
        "forehand": int(view.rules.after(view.dealer)),
        "bidder": -1 if view.bidder is None else int(view.bidder),
        "bid": view.bid,
        "level": view.level,
        "out": int(view.out_seats[0]) if view.out_seats else -1,
        "fresh": int(view.phase is Phase.PARTNER),
    }
    return Facts(
        served=[_served(laws, view.served[seat], hands[seat]) for seat in seats],
        captured=[view.card_points[s].captured + view.card_points[s].bonus for s in seats],
        melded=[view.card_points[s].melded for s in seats],
        tricks=[view.card_points[s].tricks for s in seats],
        number=number,
    )


def _bound(view: View) -> int:
    """Return the suit whose marriage the leader has shown; the partner's binds no card."""
    if view.phase is not Phase.LEAD or view.melded_suit is None:
        return _NO_SUIT
    return int(view.melded_suit)


def _served(laws: Laws, served: Iterable[Card], hand: Sequence[int]) -> int:
    """Return the set of those cards in a hand that were shown in a marriage."""
    found = 0
    for card in served:
        found |= next(1 << n for n in hand if laws.card(n) == card and not found >> n & 1)
    return found


def numbers_of(laws: Laws, cards: Sequence[Card], taken: int = 0) -> list[int]:
    """Return the numbers of cards, copies told apart from each other and from those taken."""
    found: list[int] = []
    for card in cards:
        number = laws.code(card)
        if taken >> number & 1:
            number += 1
        taken |= 1 << number
        found.append(number)
    return found
