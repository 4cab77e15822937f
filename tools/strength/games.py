"""The games of three and four, and Gaigel for two, by the names of their rule sets."""

from collections.abc import Callable, Mapping
from functools import partial

from sixtysix_gui.rules.registry import TRICK_GAMES
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules

GAMES: Mapping[str, Callable[[], TrickRules]] = {
    name: partial(TRICK_GAMES.rules, name) for name in TRICK_GAMES.names()
}
