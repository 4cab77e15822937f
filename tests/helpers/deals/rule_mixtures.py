"""Random rule sets for Hypothesis: a named one with any dimensions replaced (rules.md 1.3)."""

from typing import Any

from hypothesis import strategies as st

from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals.engine import engine_rules
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.trick_games import GAMES
from tests.helpers.golden_data.golden import profiles
from tools.random_deals.options import random_rules

_TOGETHER = (
    *("deck.pack", "deck.hand", "deal.batches", "exchange.card", "end.last_trick", "end.unclaimed"),
    *("strict.follow", "strict.head", "strict.trump"),
)
"""Packs, hands and what hangs on them: their values are chosen together, below."""
FREE_DIMENSIONS: dict[str, tuple[Any, ...]] = {
    key: tuple(list(value) if isinstance(value, tuple) else value for value in values)
    for key, values in rule_set().choices.items()
    if key not in _TOGETHER
}
BATCHES = {
    5: ([3, 2], [2, 3], [2, 2, 1], [1, 1, 1, 1, 1]),
    6: ([3, 3], [2, 2, 2], [1, 1, 1, 1, 1, 1]),
}
LOWEST = {20: "J", 24: "9"}
ENDINGS = (
    ("bonus-10", "higher-total"),
    ("bonus-10", "sole-66"),
    ("bonus-10", "last-trick"),
    ("wins-deal", "last-trick"),
    ("none", "higher-total"),
    ("none", "sole-66"),
    ("none", "last-trick"),
)
STRICTNESS = (
    (True, True, True),
    (True, True, False),
    (True, False, True),
    (True, False, False),
    (False, False, False),
)


@st.composite
def rule_mixtures(draw: st.DrawFn) -> GoldenRuleSet:
    """A possible combination of values, given as overrides of some named rule set."""
    pack, hand = draw(st.sampled_from((20, 24))), draw(st.sampled_from((5, 6)))
    follow, head, trump = draw(st.sampled_from(STRICTNESS))
    last_trick, unclaimed = draw(st.sampled_from(ENDINGS))
    overrides: dict[str, Any] = {
        "deck.pack": pack,
        "deck.hand": hand,
        "deal.batches": draw(st.sampled_from(BATCHES[hand])),
        "exchange.card": draw(st.sampled_from((LOWEST[pack], "none"))),
        "strict.follow": follow,
        "strict.head": head,
        "strict.trump": trump,
        "end.last_trick": last_trick,
        "end.unclaimed": unclaimed,
    }
    for key, values in FREE_DIMENSIONS.items():
        overrides[key] = draw(st.sampled_from(values))
    return GoldenRuleSet(draw(st.sampled_from(sorted(profiles()))), overrides)


SEEDS = st.integers(0, 2**32)


def rules_of(golden: GoldenRuleSet) -> Rules:
    return engine_rules(golden.variant, golden.overrides)


MIXED = rule_mixtures().map(rules_of)
"""Rules whose talon can be closed, of any mixture."""
CHANGED = MIXED | st.builds(random_rules, st.sampled_from(GAMES), SEEDS)
"""Rules of any game."""
