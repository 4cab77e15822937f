"""Sixty-Six for three, each for himself (many.md 2).

Forehand names trump after three cards or has his next card faced. All eight tricks are played;
whoever has most is paid by each of the others.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import THREE_ALONE, Party
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome, scale
from tests.oracles.several.rule_set.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    TARGET,
    GamePlan,
    Standing,
    TrickRules,
    rules_of,
)

STAKES_TARGET = 10


def _settle(_: TrickRules, end: DealEnd) -> TrickOutcome:
    totals = [earned.total for earned in end.card_points]
    most = max(totals)
    if totals.count(most) > 1:
        return TrickOutcome((0, 0, 0), "draw", end)
    paid = [-scale(earned) for earned in end.card_points]
    winner = totals.index(most)
    paid[winner] -= sum(paid)
    return TrickOutcome(tuple(paid), "count", end)


def _winners(rules: TrickRules, standing: Standing) -> tuple[Party, ...]:
    most = max(standing.won)
    reached = {
        "deals-12": standing.decided >= rules.target,
        "stakes-10": most >= rules.target,
        "open": False,
    }
    if not reached[str(rules.values["game.end"])]:
        return ()
    return tuple(party for party in rules.parties if standing.won[party] == most)


PLAN = GamePlan(
    name="three-66",
    parties=THREE_ALONE,
    values={
        **COMMON,
        "players": 3,
        "teams": False,
        "play.direction": "clockwise",
        "deck.pack": 24,
        "deck.copies": 1,
        "deck.order": "ten-high",
        "deck.hand": 8,
        "deal.batches": (3, 2, 3),
        "deal.order": "from-forehand",
        "trump.by": "forehand-names-or-turns",
        "trump.suits": "any",
        "strict.from": "trick-1",
        "out.mode": "none",
        "end.last_trick": "none",
        "end.unclaimed": "higher-total",
        "score.scale": (1, 2, 3),
        "score.unit": "stakes-from-each",
        "deal.next": "left",
        "deal.after_draw": "same",
        "game.end": "deals-12",
        TARGET: 12,
    },
    choices={
        **COMMON_CHOICES,
        "end.last_trick": ("none", "bonus-10"),
        "game.end": ("deals-12", "stakes-10", "open"),
    },
    settle=_settle,
    winners=_winners,
)


def three_66(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules; a game for stakes goes to ten where no other target is chosen."""
    chosen = dict(overrides or {})
    if chosen.get("game.end") != "stakes-10":
        return rules_of(PLAN, chosen)
    rules = rules_of(PLAN, {TARGET: STAKES_TARGET, **chosen})
    # The usual twelve has to be said as well: without a word it would be ten.
    changes = {**rules.overrides(), TARGET: rules.target}
    return TrickRules(PLAN, tuple(sorted(changes.items())))
