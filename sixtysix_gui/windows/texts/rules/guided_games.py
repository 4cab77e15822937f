"""For which games there is a guided deal, and what its entry is called."""

from sixtysix_gui.rules.face import Rules
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules

FOR_TWO = "german-66"
GUIDED_GAMES = (FOR_TWO, "three-66", "four-66", "na-66", "bauernschnapsen")
"""By the rule set that is shown; that for two serves all games of its kind."""


def guided_game(rules: Rules) -> str | None:
    """Give the game whose guided deal shows how some rules go; None where there is none."""
    if not isinstance(rules, TrickRules):
        return FOR_TWO
    return rules.name if rules.name in GUIDED_GAMES else None
