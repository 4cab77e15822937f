"""Gaigel, for four with partners opposite and for two (many.md 8).

Two packs of 24 with sevens, so that every card is there twice; five cards each, a talon, and 101
card points to claim. Play goes anticlockwise, and forehand chooses how the first trick is played.
"""

from collections.abc import Mapping
from dataclasses import replace

from sixtysix_gui.rules.seats import PARTNERS, TWO_ALONE
from tests.oracles.face import Value
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome
from tests.oracles.several.rule_set.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    TARGET,
    GamePlan,
    TrickRules,
    at_target,
    rules_of,
)

OUT_TARGET = 101


def _settle(_: TrickRules, end: DealEnd) -> TrickOutcome:
    first, second = (earned.total for earned in end.card_points)
    if end.made is not None and end.bidder is not None:
        winner = end.bidder if end.made else 1 - end.bidder
        return _won_by(winner, "dissle-won" if end.made else "dissle-lost", end)
    if end.claimant is None:
        if first == second:
            return TrickOutcome((0, 0), "draw", end)
        return _won_by(0 if first > second else 1, "count", end)
    claims = end.card_points[end.claimant]
    if claims.total >= OUT_TARGET and claims.tricks:
        return _won_by(end.claimant, "out", end)
    return TrickOutcome((0, 1) if end.claimant == 0 else (1, 0), "false-claim", end)


def _won_by(number: int, reason: str, end: DealEnd) -> TrickOutcome:
    points = 1 if end.card_points[1 - number].tricks else 2
    return TrickOutcome((points, 0) if number == 0 else (0, points), reason, end)


_VALUES: Mapping[str, Value] = {
    **COMMON,
    "players": 4,
    "teams": True,
    "play.direction": "anticlockwise",
    "deck.pack": 48,
    "deck.copies": 2,
    "deck.order": "ten-high",
    "deck.hand": 5,
    "deal.batches": (3, 2),
    "deal.turn_up": "after-batch-1",
    "deal.order": "from-forehand",
    "trump.by": "turn-up",
    "opening": ("alte", "elf", "hoeher", "dissle"),
    "open.follow": "none",
    "strict.from": "exhausted",
    "meld.first_lead": False,
    "meld.when_exhausted": True,
    "meld.card_serves": "once",
    "exchange.card": "7",
    "exchange.when": "lead",
    "exchange.needs_trick": True,
    "close": False,
    "out.mode": "declared",
    "out.window": "lead",
    "out.who": "leader",
    "out.target": OUT_TARGET,
    "end.last_trick": "none",
    "end.unclaimed": "higher-total",
    "score.scale": (1, 1, 2),
    "score.false_claim": "flat-1",
    "deal.next": "right",
    "deal.after_draw": "same",
    "game.end": "target",
    TARGET: 7,
}

PLAN = GamePlan(
    name="gaigel",
    parties=PARTNERS,
    values=_VALUES,
    choices={
        **COMMON_CHOICES,
        "end.last_trick": ("none", "bonus-10"),
        "meld.when_exhausted": (True, False),
    },
    settle=_settle,
    winners=at_target,
)

PLAN_FOR_TWO = replace(
    PLAN,
    name="gaigel-2",
    parties=TWO_ALONE,
    values={**_VALUES, "players": 2, "teams": False, "deal.next": "alternate"},
)


def gaigel(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules for four, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})


def gaigel_2(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules for two, with the options that were chosen."""
    return rules_of(PLAN_FOR_TWO, overrides or {})
