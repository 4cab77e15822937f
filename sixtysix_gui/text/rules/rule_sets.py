"""The rule sets in words, from rule_sets.toml: names, a line of each, and how long is played."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.data_files import read_tables

SERIES: tuple[Length, ...] = ("best-3", "best-5", "best-7")
"""What one part of the switch goes through, a press each."""
FOR_TWO = "german-66"
GUIDED_GAMES = (FOR_TWO, "three-66", "four-66", "na-66", "bauernschnapsen")
"""By the rule set that is shown; that for two serves all games of its kind."""


@dataclass(frozen=True)
class RuleSetText:
    """What a rule set is called and what sets it apart, in English.

    ``sentence`` stands on its card, ``word`` on the switch of a card that has several.
    """

    name: str
    line: str
    sentence: str
    word: str = ""


@cache
def rule_set_tables() -> Mapping[str, Any]:
    """Return all that rule_sets.toml says.

    Raises:
        DataFileError: if it is missing or damaged.
    """
    return read_tables("rule_sets.toml")


@cache
def rule_set_texts() -> dict[str, RuleSetText]:
    """Return what is said of all rule sets, by their keys."""
    return {key: RuleSetText(**row) for key, row in rule_set_tables()["rule_sets"].items()}


def rule_set_name(rules: Rules) -> str:
    """Name a rule set; one with changes of its own says so."""
    name = plain_name(rules.name)
    return changed_name(name) if rules.overrides() else name


def changed_name(name: str) -> str:
    """Name a rule set of that name that has changes of its own."""
    return translate("Rules", "{name}, changed").format(name=name)


def plain_name(name: str) -> str:
    """Name the rule set of that key; one that has no name here is called by its key."""
    text = rule_set_texts().get(name)
    return name if text is None else translate("Rules", text.name)


def one_line(name: str) -> str:
    """Say in one line what sets a named rule set apart."""
    text = rule_set_texts().get(name)
    return "" if text is None else translate("Rules", text.line)


def guided_game(rules: Rules) -> str | None:
    """Return the game whose guided deal shows how some rules go; None where there is none."""
    if rules.close:
        return FOR_TWO
    return rules.name if rules.name in GUIDED_GAMES else None


def lengths_offered(rules: Rules, length: Length = "game") -> tuple[Length, ...]:
    """Return the lengths that make sense; of the series the one that is chosen, or the shortest.

    Games in which each plays alone against several are not played as a series.
    """
    if len(rules.parties) > 2:
        return ("game", "deal")
    series = length if length in SERIES else SERIES[0]
    return ("game", "bummerl", series, "deal")


def length_name(length: Length, rules: Rules) -> str:
    """Name a length; the usual one after the target of the rules."""
    name = _length(length, rules).get("name") or rule_set_tables()["targets"].get(str(rules.target))
    if name is not None:
        return translate("Rules", name)
    #: a game ends at {count} game points
    return translate("Rules", "To {count}").format(count=rules.target)


def length_line(length: Length, rules: Rules) -> str:
    """Say in a sentence what a length means."""
    return translate("Rules", _length(length, rules)["line"]).format(count=rules.target)


def _length(length: Length, rules: Rules) -> Mapping[str, str]:
    """Return name and line of a length; a whole game may have those of how it ends."""
    lengths = rule_set_tables()["lengths"]
    if length == "game" and rules.game_end in lengths:
        return lengths[rules.game_end]
    in_pairs = len(rules.parties) < len(rules.seats)
    return lengths["sides" if length == "game" and in_pairs else length]
