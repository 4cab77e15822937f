"""North American Sixty-Six for four, partners opposite (many.md 4).

One call each; the highest bidder leads, and the suit of his first card is trump. Every 33 points
are a tick. The ten ranks below the jack.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import PARTNERS
from tests.oracles.several.bidding import (
    BIDDING,
    BIDDING_CHOICES,
    bidders_out,
    settle_ticks,
)
from tests.oracles.several.rule_set.trick_rules import (
    TARGET,
    GamePlan,
    TrickRules,
    rules_of,
)

PLAN = GamePlan(
    name="na-66",
    parties=PARTNERS,
    values={
        **BIDDING,
        "players": 4,
        "teams": True,
        "deck.hand": 6,
        "deal.batches": (3, 3),
        TARGET: 10,
    },
    choices={**BIDDING_CHOICES, TARGET: (10, 15)},
    settle=settle_ticks,
    winners=bidders_out,
)


def na_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
