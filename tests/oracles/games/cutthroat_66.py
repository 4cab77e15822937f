"""Cut-throat Sixty-Six for three with a widow, each for himself (many.md 5).

Bids, ticks and trump as in the North American game for four. The last three cards of the pack
count for the winner of the first trick, and nobody sees them before the end.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import THREE_ALONE
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
    name="cutthroat-66",
    parties=THREE_ALONE,
    values={
        **BIDDING,
        "players": 3,
        "teams": False,
        "deck.hand": 7,
        "deal.batches": (3, 4),
        "widow": 3,
        "widow.to": "winner-of-trick-1",
        "widow.seen": "nobody",
        TARGET: 15,
    },
    choices=BIDDING_CHOICES,
    settle=settle_ticks,
    winners=bidders_out,
)


def cutthroat_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
