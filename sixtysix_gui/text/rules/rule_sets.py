"""The rule sets in words, from rule_sets.toml: names, lengths, and the cards to choose from."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any

from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.data_files import read_tables
from sixtysix_gui.text.rules.dimensions import value_name

_ = texts("Rules")

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
    return _("{name}, changed").format(name=name)


def plain_name(name: str) -> str:
    """Name the rule set of that key; one that has no name here is called by its key."""
    text = rule_set_texts().get(name)
    return name if text is None else _(text.name)


def one_line(name: str) -> str:
    """Say in one line what sets a named rule set apart."""
    text = rule_set_texts().get(name)
    return "" if text is None else _(text.line)


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
        return _(name).format(count=rules.target)
    #: a game ends at {count} game points
    return _("To {count}").format(count=rules.target)


def length_line(length: Length, rules: Rules) -> str:
    """Say in a sentence what a length means."""
    return _(_length(length, rules)["line"]).format(count=rules.target)


def _length(length: Length, rules: Rules) -> Mapping[str, str]:
    """Return name and line of a length; a whole game may have those of how it ends."""
    lengths = rule_set_tables()["lengths"]
    if length == "game" and rules.game_end in lengths:
        return lengths[rules.game_end]
    in_pairs = len(rules.parties) < len(rules.seats)
    key = "sides" if length == "game" and in_pairs else length
    return lengths[key] | (lengths.get(f"{key}-down", {}) if rules.counts_down else {})


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
    return _(text) if text else ""


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
    if rules.counts_down:
        #: how a game is counted: down from {count} to zero
        return _("{count} to 0").format(count=rules.target)
    if rules.game_end == "deals-12":
        #: a game is over after {count} deals
        return _("{count} deals").format(count=rules.target)
    if rules.game_end == "open":
        return _("open-ended")
    #: a game ends at {count} game points
    return _("to {count}").format(count=rules.target)


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
    sentence = _("{name}, changed in %n place(s)", "", len(rules.overrides()))
    return sentence.format(name=plain_name(rules.name))
