"""The name and one line of every rule set, how long people play by one, and what shows it."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate


@dataclass(frozen=True)
class RuleSetText:
    """How a rule set is called, and what sets it apart, in English."""

    name: str
    line: str


RULE_SET_TEXTS: Mapping[str, RuleSetText] = {
    "german-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Sixty-Six (German)"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards; close before or after drawing; marriages only from the open talon; "
            "10 for the last trick.",
        ),
    ),
    "house-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "House rules"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Gentler: in the end only suit must be followed; marriages always count; "
            "a drawn deal carries over.",
        ),
    ),
    "santase": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Santase"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "As in Bulgaria: marriages and closing only from the second trick on, "
            "closing only with four cards in the talon.",
        ),
    ),
    "santase-engine": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Santase to eleven"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Santase in which 66 ends the deal by itself; a failed close costs 3; first to 11.",
        ),
    ),
    "schnapsen": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Schnapsen"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "As in Austria: 20 cards, five in hand; the last trick wins; a close fixes "
            "what the loser is measured by; counted down from 7.",
        ),
    ),
    "schnapsen-sharp": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Schnapsen, sharp"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Schnapsen without a marriage on the first lead; exchange and close only with "
            "four cards in the talon.",
        ),
    ),
    "schnapsen-bar": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Bar Schnapsen"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "20 cards; after a close the other’s card points stand still; the last trick wins.",
        ),
    ),
    "schnapsen-bar-24": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Bar Schnapsen with nines"),
        QT_TRANSLATE_NOOP("RuleSets", "Bar Schnapsen with 24 cards and six in hand."),
    ),
    "wiki-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Sixty-Six (encyclopaedia)"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards; the deal alternates; mistakes cost 3 against a player without a trick; "
            "no looking back.",
        ),
    ),
    "three-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Sixty-Six for three"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards, each alone; forehand names trumps; all eight tricks are played for chips.",
        ),
    ),
    "four-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Sixty-Six in pairs"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards, partners opposite; the dealer’s neighbour cuts the trump; out at 66.",
        ),
    ),
    "na-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "North American Sixty-Six"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards, partners opposite; bids in steps of 33; the first card led fixes trumps.",
        ),
    ),
    "cutthroat-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Cut-throat Sixty-Six"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards, three players; bids in steps of 33; the first trick also wins three cards.",
        ),
    ),
    "bauernschnapsen": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Bauernschnapsen"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "20 cards, partners opposite; contracts and Kontra; from 24 to nothing.",
        ),
    ),
    "gaigel": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Gaigel"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "48 cards, four players, dealt and played anticlockwise; secret openings, out at 101.",
        ),
    ),
    "gaigel-2": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Gaigel for two"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "48 cards; secret openings, out at 101.",
        ),
    ),
    "idiots-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Idiots’ Sixty-Six"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "24 cards; each marriage makes its suit trumps and counts 20, 40, 60, 80; to 100.",
        ),
    ),
}


def rule_set_name(rules: Rules) -> str:
    """Name a rule set; one with changes of its own says so."""
    name = plain_name(rules.name)
    return changed_name(name) if rules.overrides() else name


def changed_name(name: str) -> str:
    """Name a rule set of that name that has changes of its own."""
    return QCoreApplication.translate("RuleSets", "{name}, changed").format(name=name)


def plain_name(name: str) -> str:
    """Name the rule set of that key; one that has no name here is called by its key."""
    text = RULE_SET_TEXTS.get(name)
    return name if text is None else QCoreApplication.translate("RuleSets", text.name)


def one_line(name: str) -> str:
    """Say in one line what sets a named rule set apart."""
    text = RULE_SET_TEXTS.get(name)
    return "" if text is None else QCoreApplication.translate("RuleSets", text.line)


_TO_TARGET: Mapping[int, str] = {
    7: QT_TRANSLATE_NOOP("GameLengths", "To seven"),
    9: QT_TRANSLATE_NOOP("GameLengths", "To nine"),
    10: QT_TRANSLATE_NOOP("GameLengths", "To ten"),
    11: QT_TRANSLATE_NOOP("GameLengths", "To eleven"),
    15: QT_TRANSLATE_NOOP("GameLengths", "To fifteen"),
}
_NAMES: Mapping[Length, str] = {
    "bummerl": QT_TRANSLATE_NOOP("GameLengths", "Bummerl"),
    "best-3": QT_TRANSLATE_NOOP("GameLengths", "Best of 3"),
    "best-5": QT_TRANSLATE_NOOP("GameLengths", "Best of 5"),
    "best-7": QT_TRANSLATE_NOOP("GameLengths", "Best of 7"),
    "deal": QT_TRANSLATE_NOOP("GameLengths", "One deal"),
}
_LINES: Mapping[Length, str] = {
    "game": QT_TRANSLATE_NOOP("GameLengths", "Whoever has {count} game points first wins."),
    "bummerl": QT_TRANSLATE_NOOP(
        "GameLengths",
        "Games to {count}; who loses one gets a Bummerl, won to nothing counts two.",
    ),
    "best-3": QT_TRANSLATE_NOOP(
        "GameLengths", "Whoever wins two games first. Press again for best of 5 or 7."
    ),
    "best-5": QT_TRANSLATE_NOOP(
        "GameLengths", "Whoever wins three games first. Press again for best of 7 or 3."
    ),
    "best-7": QT_TRANSLATE_NOOP(
        "GameLengths", "Whoever wins four games first. Press again for best of 3 or 5."
    ),
    "deal": QT_TRANSLATE_NOOP("GameLengths", "A single deal, and nothing after it."),
}
SERIES: tuple[Length, ...] = ("best-3", "best-5", "best-7")
"""What one part of the switch goes through, a press each."""


def lengths_offered(rules: Rules, length: Length = "game") -> tuple[Length, ...]:
    """Give the lengths that make sense; of the series the one that is chosen, or the shortest.

    Games in which each plays alone against several are not played as a series.
    """
    if len(rules.parties) > 2:
        return ("game", "deal")
    series = length if length in SERIES else SERIES[0]
    return ("game", "bummerl", series, "deal")


def target_of(rules: Rules) -> int:
    """Give the number at which a game by such rules is over."""
    return rules.target


def length_name(length: Length, rules: Rules) -> str:
    """Name a length; the usual one after the target of the rules."""
    if length != "game":
        return translate("GameLengths", _NAMES[length])
    if rules.game_end in _FOR_CHIPS:
        return translate("GameLengths", "To the end")
    text = _TO_TARGET.get(target_of(rules))
    if text is not None:
        return translate("GameLengths", text)
    #: a game ends at {count} game points
    return translate("GameLengths", "To {count}").format(count=target_of(rules))


_FOR_CHIPS: Mapping[object, str] = {
    "deals-12": QT_TRANSLATE_NOOP("GameLengths", "{count} deals; who has most chips wins."),
    "stakes-10": QT_TRANSLATE_NOOP("GameLengths", "Whoever has won {count} chips first wins."),
    "open": QT_TRANSLATE_NOOP("GameLengths", "Nobody counts the deals; leave the table to end it."),
}
"""Ends of games in chips."""
_OF_SIDES = QT_TRANSLATE_NOOP("GameLengths", "The first side with {count} game points.")


def _line_of_several(rules: Rules) -> str:
    text = _FOR_CHIPS.get(rules.game_end)
    if text is None:
        in_pairs = len(rules.parties) < len(rules.seats)
        text = _OF_SIDES if in_pairs else _LINES["game"]
    return translate("GameLengths", text).format(count=rules.target)


def length_line(length: Length, rules: Rules) -> str:
    """Say in a sentence what a length means."""
    if length == "game" and not rules.close:
        return _line_of_several(rules)
    return translate("GameLengths", _LINES[length]).format(count=target_of(rules))


FOR_TWO = "german-66"
GUIDED_GAMES = (FOR_TWO, "three-66", "four-66", "na-66", "bauernschnapsen")
"""By the rule set that is shown; that for two serves all games of its kind."""


def guided_game(rules: Rules) -> str | None:
    """Give the game whose guided deal shows how some rules go; None where there is none."""
    if rules.close:
        return FOR_TWO
    return rules.name if rules.name in GUIDED_GAMES else None
