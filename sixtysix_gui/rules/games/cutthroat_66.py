"""Cut-throat Sixty-Six for three with a widow, each for himself (many.md 5).

Bids, ticks and trump as in the North American game for four. The last three cards of the pack
count for the winner of the first trick, and nobody sees them before the end.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import THREE_ALONE
from sixtysix_gui.rules.trick_game.bidding import bidders_out, settle_ticks
from sixtysix_gui.rules.trick_game.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    TARGET,
    GamePlan,
    TrickRules,
    rules_of,
)

PLAN = GamePlan(
    name="cutthroat-66",
    parties=THREE_ALONE,
    values={
        **COMMON,
        "players": 3,
        "teams": False,
        "play.direction": "clockwise",
        "deck.pack": 24,
        "deck.copies": 1,
        "deck.order": "ten-low",
        "deck.hand": 7,
        "deal.batches": (3, 4),
        "deal.order": "from-forehand",
        "widow": 3,
        "widow.to": "winner-of-trick-1",
        "widow.seen": "nobody",
        "trump.by": "first-lead",
        "bid.calls": "one-each",
        "bid.unit": 33,
        "bid.max": 6,
        "bid.all_pass": "next-dealer",
        "strict.from": "trick-1",
        "out.mode": "none",
        "end.last_trick": "none",
        "score.unit": "ticks",
        "score.set": "minus-bid",
        "deal.next": "left",
        "game.end": "bidders-out",
        TARGET: 15,
    },
    choices={
        **COMMON_CHOICES,
        "deck.order": ("ten-low", "ten-high"),
        "bid.max": (6, 5, 4, 3, 2, 1),
    },
    settle=settle_ticks,
    winners=bidders_out,
)


def cutthroat_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
