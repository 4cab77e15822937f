"""North American Sixty-Six for four, partners opposite (many.md 4).

One call each; the highest bidder leads, and the suit of his first card is trump. Every 33 points
are a tick. The ten ranks below the jack.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import PARTNERS
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
    name="na-66",
    parties=PARTNERS,
    values={
        **COMMON,
        "players": 4,
        "teams": True,
        "play.direction": "clockwise",
        "deck.pack": 24,
        "deck.copies": 1,
        "deck.order": "ten-low",
        "deck.hand": 6,
        "deal.batches": (3, 3),
        "deal.order": "from-forehand",
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
        TARGET: 10,
    },
    choices={
        **COMMON_CHOICES,
        "deck.order": ("ten-low", "ten-high"),
        "bid.max": (6, 5, 4, 3, 2, 1),
        TARGET: (10, 15),
    },
    settle=settle_ticks,
    winners=bidders_out,
)


def na_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
