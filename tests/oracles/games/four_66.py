"""Sixty-Six for four, partners opposite (many.md 3).

The cut card, the dealer's last, fixes trump. Before every lead the leader's partner may show a
marriage and claim, then the leader; the first side to claim 66 rightly wins.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import PARTNERS
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome, scale
from tests.oracles.several.rule_set.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    TARGET,
    GamePlan,
    TrickRules,
    at_target,
    rules_of,
)

OUT_TARGET = 66
FALSE_CLAIM = 2


def _settle(_: TrickRules, end: DealEnd) -> TrickOutcome:
    first, second = end.card_points
    if end.claimant is None:
        if first.total == second.total:
            return TrickOutcome((0, 0), "draw", end)
        return _won_by(0 if first.total > second.total else 1, "count", end)
    claims = end.card_points[end.claimant]
    if claims.total >= OUT_TARGET and claims.tricks:
        return _won_by(end.claimant, "out", end)
    points = (0, FALSE_CLAIM) if end.claimant == 0 else (FALSE_CLAIM, 0)
    return TrickOutcome(points, "false-claim", end)


def _won_by(number: int, reason: str, end: DealEnd) -> TrickOutcome:
    points = scale(end.card_points[1 - number])
    return TrickOutcome((points, 0) if number == 0 else (0, points), reason, end)


PLAN = GamePlan(
    name="four-66",
    parties=PARTNERS,
    values={
        **COMMON,
        "players": 4,
        "teams": True,
        "play.direction": "clockwise",
        "deck.pack": 24,
        "deck.copies": 1,
        "deck.order": "ten-high",
        "deck.hand": 6,
        "deal.batches": (3, 3),
        "deal.order": "partner-left-right-dealer",
        "trump.by": "cut-card",
        "strict.from": "trick-1",
        "meld.who": "leader-and-partner",
        "meld.order": "partner-first",
        "out.mode": "declared",
        "out.window": "lead",
        "out.who": "leader-or-partner",
        "out.target": OUT_TARGET,
        "end.last_trick": "bonus-10",
        "end.unclaimed": "higher-total",
        "score.scale": (1, 2, 3),
        "score.false_claim": "flat-2",
        "end.draw_carry": "none",
        "deal.next": "left",
        "deal.after_draw": "same",
        "game.end": "target",
        TARGET: 7,
        "game.shutout": "single",
    },
    choices={
        **COMMON_CHOICES,
        "meld.who": ("leader-and-partner", "leader"),
        "end.draw_carry": ("none", "plus-1-if-65-65", "plus-1"),
        "game.shutout": ("single", "double"),
    },
    settle=_settle,
    winners=at_target,
)


def four_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
