"""Scores in words and figures, as each game counts them (MANY 2)."""

from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.windows.texts.common import translate

MINUS = "−"


def figure(number: int) -> str:
    """Write a number, one below nothing with the sign of print: −3."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Write what is added or taken away: +3, −1, 0."""
    return f"+{number}" if number > 0 else figure(number)


def counts_chips(rules: TrickRules) -> bool:
    """Whether the game is played for chips."""
    return rules.values.get("score.unit") == "stakes-from-each"


def counts_down(rules: TrickRules) -> bool:
    """Whether the table counts from the target to nothing (many.md 7.4)."""
    return bool(rules.contracts)


CHIPS_AT_FIRST = 12
"""Chips of each player at the beginning of a game (MANY 2)."""


def shown_score(rules: TrickRules, won: int) -> int:
    """Give the number that the table shows for game points won."""
    if counts_chips(rules):
        return CHIPS_AT_FIRST + won
    return max(0, rules.target - won) if counts_down(rules) else won


def score_line(rules: TrickRules, won: int) -> str:
    """Say how a side stands, as on its plate: 4 of 7; 9 to go; 13 chips."""
    shown = shown_score(rules, won)
    if counts_chips(rules):
        if shown < 0:
            return translate("Scores", "owes %n chip(s)", None, -shown)
        return translate("Scores", "%n chip(s)", None, shown)
    if counts_down(rules):
        return translate("Scores", "{score} to go").format(score=shown)
    if shown > rules.target:
        return figure(shown)
    #: {score} points of the {target} that win the game
    text = translate("Scores", "{score} of {target}")
    return text.format(score=figure(shown), target=rules.target)
