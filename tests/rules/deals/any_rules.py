"""Rules of any kind for Hypothesis: the named ones, and those with some dimensions changed."""

from hypothesis import strategies as st

from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.engine import engine_rules
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.deals.trick_games import GAMES
from tools.random_deals.options import random_rules

SEEDS = st.integers(0, 2**32)


def rules_of(golden: GoldenRuleSet) -> Rules:
    """Return the rules that a golden rule set describes."""
    return engine_rules(golden.variant, golden.overrides)


MIXED = rule_mixtures().map(rules_of)
"""Rules whose talon can be closed, of any mixture."""
CHANGED = MIXED | st.builds(random_rules, st.sampled_from(GAMES), SEEDS)
"""Rules of any game."""
