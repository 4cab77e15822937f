"""The rule cards of the New game sheet, from rule_sets.toml, and what is said of rules by them."""

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.rules.dimensions import value_name
from sixtysix_gui.text.rules.rule_sets import (
    changed_name,
    plain_name,
    rule_set_name,
    rule_set_tables,
    rule_set_texts,
)


class Sign(Enum):
    """The little pictures beside the names: flags, and lines of a pencil."""

    GERMANY = auto()
    AUSTRIA = auto()
    HUNGARY = auto()
    BULGARIA = auto()
    CANADA = auto()
    USA = auto()
    WUERTTEMBERG = auto()
    CAP = auto()
    HOUSE = auto()
    MUG = auto()
    BOOK = auto()
    PENCIL = auto()


@dataclass(frozen=True)
class RuleVariant:
    """A rule set on a card: its key, its sentence and its word on the switch, in English."""

    key: str
    sentence: str
    word: str = ""


@dataclass(frozen=True)
class RuleCard:
    """A card: what it is called and where it is played, in English, and its variants."""

    name: str
    place: str
    signs: tuple[Sign, ...]
    variants: tuple[RuleVariant, ...]

    def variant(self, key: str) -> RuleVariant | None:
        """Return the variant of that key, or None."""
        return next((one for one in self.variants if one.key == key), None)


@cache
def rule_cards() -> dict[int, tuple[RuleCard, ...]]:
    """Return the cards of all rule sets by number of players.

    Raises:
        DataFileError: if rule_sets.toml is missing or damaged.
    """
    texts = rule_set_texts()
    found: dict[int, tuple[RuleCard, ...]] = {}
    for row in rule_set_tables()["cards"]:
        keys: list[str] = row["rule_sets"]
        card = RuleCard(
            row["name"],
            row.get("place", ""),
            tuple(Sign[sign.upper()] for sign in row["signs"]),
            tuple(RuleVariant(key, texts[key].sentence, texts[key].word) for key in keys),
        )
        players = len(rule_set(keys[0]).seats)
        found[players] = (*found.get(players, ()), card)
    return found


def in_words(text: str) -> str:
    """Translate a name, a place, a word or a sentence of a card."""
    return translate("Rules", text) if text else ""


def facts_of(rules: Rules, card: RuleCard | None = None) -> str:
    """Return pack and target, as in "20 cards · 7 to 0", without what the card's switch says."""
    variants = () if card is None else card.variants
    others = [rule_set(variant.key) for variant in variants]
    facts = [value_name("deck.pack", len(rules.pack))] if _are_one(others, "deck.pack") else []
    if _are_one(others, "game.target"):
        facts.append(_end_of(rules))
    return " · ".join(facts)


def _are_one(variants: list[Rules], key: str) -> bool:
    return len({rules.value(key) for rules in variants}) <= 1


def _end_of(rules: Rules) -> str:
    """Return when a game is over: "to 7", "24 to 0", "12 deals"."""
    if rules.contracts or rules.game_count == "down":
        #: how a game is counted: down from {count} to nothing
        return translate("Rules", "{count} to 0").format(count=rules.target)
    if rules.game_end == "deals-12":
        #: a game is over after {count} deals
        return translate("Rules", "{count} deals").format(count=rules.target)
    if rules.game_end == "open":
        return translate("Rules", "open end")
    #: a game ends at {count} game points
    return translate("Rules", "to {count}").format(count=rules.target)


def rules_called(rules: Rules) -> str:
    """Call a rule set as its card does, and say if it was changed; variants have other names."""
    cards = (card for cards in rule_cards().values() for card in cards)
    found = next((card for card in cards if card.variants[0].key == rules.name), None)
    if found is None:
        return rule_set_name(rules)
    name = in_words(found.name)
    return changed_name(name) if rules.overrides() else name


def changes_sentence(rules: Rules) -> str:
    """Say of own rules what they are made of: "Schnapsen, changed in 3 places"."""
    sentence = QCoreApplication.translate(
        "Rules", "{name}, changed in %n place(s)", "", len(rules.overrides())
    )
    return sentence.format(name=plain_name(rules.name))
