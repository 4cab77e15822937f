"""The games of three and four, and Gaigel for two, by the names of their rule sets."""

from collections.abc import Callable, Mapping
from functools import partial

from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names

GAMES: Mapping[str, Callable[[], Rules]] = {
    name: partial(rule_set, name) for name in rule_set_names(close=False)
}
