"""Rule sets of any mixture."""

import random

from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names


def random_rules(source: random.Random, most_changes: int = 12) -> Rules:
    """A named rule set with some of its dimensions changed at random, as far as they go together.

    What goes with the pack (hand, batches, the exchanged card) is left alone.
    """
    fixed = ("deck.", "deal.", "game.", "exchange.card", "look_back")
    free = [each for each in rule_set().choices.items() if not each[0].startswith(fixed)]
    base = rule_set(source.choice(rule_set_names(close=True)))
    while True:
        changes: dict[str, Value] = {
            key: source.choice(choices)
            for key, choices in source.sample(free, source.randint(1, most_changes))
        }
        try:
            return base.with_overrides(changes)
        except ImpossibleCombinationError:
            continue
