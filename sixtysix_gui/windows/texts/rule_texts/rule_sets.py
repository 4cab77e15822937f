"""The name and one line of every rule set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP


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
}


def rule_set_name(rules: RuleSet) -> str:
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
