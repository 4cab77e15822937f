"""Idiots' Sixty-Six for two: trump is the suit of the latest marriage (many.md 6).

Nobody turns a card, exchanges, closes or goes out. Marriages can be shown while there is a talon,
and each is worth 20 more than the one before, whoever shows it. Whoever wins all of the six tricks
without a talon can be given 100 card points for it.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import TWO_ALONE
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome
from tests.oracles.several.rule_set.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    TARGET,
    GamePlan,
    TrickRules,
    highest_alone,
    rules_of,
)


def _settle(_: TrickRules, end: DealEnd) -> TrickOutcome:
    return TrickOutcome(tuple(earned.total // 10 for earned in end.card_points), "count", end)


PLAN = GamePlan(
    name="idiots-66",
    parties=TWO_ALONE,
    values={
        **COMMON,
        "players": 2,
        "teams": False,
        "play.direction": "clockwise",
        "deck.pack": 24,
        "deck.copies": 1,
        "deck.order": "ten-high",
        "deck.hand": 6,
        "deal.batches": (3, 3),
        "deal.order": "from-forehand",
        "trump.by": "latest-marriage",
        "open.follow": "none",
        "strict.from": "exhausted",
        "meld.values": "20-40-60-80",
        "meld.when_exhausted": False,
        "exchange.card": "none",
        "close": False,
        "out.mode": "none",
        "end.last_trick": "none",
        "score.unit": "tens",
        "deal.next": "alternate",
        "game.end": "target",
        TARGET: 100,
        "end.slam": "none",
    },
    choices={
        **COMMON_CHOICES,
        "meld.when_exhausted": (False, True),
        "end.slam": ("none", 100),
    },
    settle=_settle,
    winners=highest_alone,
)


def idiots_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
