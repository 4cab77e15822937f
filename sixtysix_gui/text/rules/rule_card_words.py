"""What is said of rules by their card: their facts, how they are called, and what was changed."""

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.rules.dimension_values import value_name
from sixtysix_gui.text.rules.rule_cards import RULE_CARDS, RuleCard
from sixtysix_gui.text.rules.rule_sets import changed_name, plain_name, rule_set_name

_FACTS = ("deck.pack", "game.target")
"""What the facts tell; where the variants of a card differ in it, their switch says it."""


def in_words(text: str) -> str:
    """Translate a name, a place, a word or a sentence of a card."""
    return translate("RuleCards", text) if text else ""


def facts_of(rules: Rules, card: RuleCard | None = None) -> str:
    """Tell pack and target, as in "20 cards · 7 to 0", without what the card's switch says."""
    if not rules.close:
        return " · ".join((value_name("deck.pack", len(rules.pack)), _end_of(rules)))
    variants = () if card is None else card.variants
    others = [rule_set(variant.key) for variant in variants]
    told = [key for key in _FACTS if len({one.value(key) for one in others}) <= 1]
    return " · ".join(_fact(key, rules) for key in told)


def _end_of(rules: Rules) -> str:
    """Tell when a game of several is over: "to 7", "24 to 0", "12 deals"."""
    if rules.contracts:
        #: how a game is counted: down from {count} to nothing
        return translate("RuleCards", "{count} to 0").format(count=rules.target)
    if rules.game_end == "deals-12":
        #: a game is over after {count} deals
        return translate("RuleCards", "{count} deals").format(count=rules.target)
    if rules.game_end == "open":
        return translate("RuleCards", "open end")
    #: a game ends at {count} game points
    return translate("RuleCards", "to {count}").format(count=rules.target)


def _fact(key: str, rules: Rules) -> str:
    if key == "deck.pack":
        return value_name(key, rules.deck_pack)
    if rules.game_count == "down":
        #: how a game is counted: down from {count} to nothing
        return translate("RuleCards", "{count} to 0").format(count=rules.game_target)
    #: a game ends at {count} game points
    return translate("RuleCards", "to {count}").format(count=rules.game_target)


def rules_called(rules: Rules) -> str:
    """Call a rule set as its card does, and say if it was changed; variants have other names."""
    cards = (card for cards in RULE_CARDS.values() for card in cards)
    found = next((card for card in cards if card.variants[0].key == rules.name), None)
    if found is None:
        return rule_set_name(rules)
    name = in_words(found.name)
    return changed_name(name) if rules.overrides() else name


def changes_sentence(rules: Rules) -> str:
    """Say of own rules what they are made of: "Schnapsen, changed in 3 places"."""
    sentence = QCoreApplication.translate(
        "RuleCards", "{name}, changed in %n place(s)", "", len(rules.overrides())
    )
    return sentence.format(name=plain_name(rules.name))
