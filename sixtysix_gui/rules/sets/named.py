"""The named rule sets (rules.md 2.2, many.md 1.7), found by their names.

>>> rule_set_names(seats=2)[0], rule_set_names(seats=3)
('german-66', ('three-66', 'cutthroat-66'))
>>> rule_set("schnapsen", {"game.target": 9}).overrides()
{'game.target': 9}
"""

from collections.abc import Mapping

from sixtysix_gui.rules.sets.plans import plans
from sixtysix_gui.rules.sets.rules import Rules

DEFAULT_RULE_SET = "german-66"
"""The rule set of a fresh installation."""
_NOTHING: Mapping[str, object] = {}


def rule_set(name: str = DEFAULT_RULE_SET, overrides: Mapping[str, object] = _NOTHING) -> Rules:
    """Return a named rule set with some dimensions changed.

    Raises:
        RulesError: if there is none of that name, or a change is refused.
    """
    return Rules.named(name, overrides)


def rule_set_names(seats: int | None = None, *, close: bool | None = None) -> tuple[str, ...]:
    """Return the names of all rule sets, the default first.

    Args:
        seats: Only those for that number of players.
        close: Only those whose talon can, or cannot, be closed.
    """
    return tuple(
        name
        for name, plan in plans().items()
        if seats in (None, plan.values["players"]) and close in (None, plan.close)
    )
