"""What the games with a bid in ticks share: rules, settlement and end (many.md 4.1, 4.3, 5)."""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import Party
from tests.oracles.face import Value
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome
from tests.oracles.several.rule_set.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    Standing,
    TrickRules,
    highest_alone,
)

TICK = 33
"""Card points of a tick."""

BIDDING: Mapping[str, Value] = {
    **COMMON,
    "play.direction": "clockwise",
    "deck.pack": 24,
    "deck.copies": 1,
    "deck.order": "ten-low",
    "deal.order": "from-forehand",
    "trump.by": "first-lead",
    "bid.calls": "one-each",
    "bid.unit": TICK,
    "bid.max": 6,
    "bid.all_pass": "next-dealer",
    "strict.from": "trick-1",
    "out.mode": "none",
    "end.last_trick": "none",
    "score.unit": "ticks",
    "score.set": "minus-bid",
    "deal.next": "left",
    "game.end": "bidders-out",
}
"""The values that are alike in them."""

BIDDING_CHOICES: Mapping[str, tuple[Value, ...]] = {
    **COMMON_CHOICES,
    "deck.order": ("ten-low", "ten-high"),
    "bid.max": (6, 5, 4, 3, 2, 1),
}
"""What can be chosen in each of them (many.md 1.10)."""


def settle_ticks(rules: TrickRules, end: DealEnd) -> TrickOutcome:
    """Give every party its ticks; who has bid more than that loses the bid instead."""
    if end.bidder is None:
        return TrickOutcome(tuple(0 for _ in rules.parties), "passed", end)
    ticks = [earned.total // TICK for earned in end.card_points]
    if ticks[end.bidder] >= end.bid:
        return TrickOutcome(tuple(ticks), "made", end)
    ticks[end.bidder] = -end.bid
    return TrickOutcome(tuple(ticks), "set", end)


def bidders_out(rules: TrickRules, standing: Standing) -> tuple[Party, ...]:
    """Say who has won: of several at the target the bidder, else the highest, if he is alone."""
    bidder = [party for party in rules.parties if party.number == standing.bidder]
    there = tuple(party for party in bidder if standing.won[party] >= rules.target)
    return there or highest_alone(rules, standing)
