"""The rule cards that are offered: those of the program, and one for each of the person's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set
from sixtysix_gui.storage.settings_values import OwnRules
from sixtysix_gui.windows.new_game.choice import rules_of_own
from sixtysix_gui.windows.texts.rule_texts.rule_cards import (
    RuleCard,
    Sign,
    changes_sentence,
    facts_of,
    in_words,
)

UNNAMED = "own"
"""The key of the card of rules that were changed and have no name."""


@dataclass(frozen=True)
class Offer:
    """A card in the language of the program; ``rules``, ``words`` and ``sentences`` by variant."""

    key: str
    title: str
    place: str
    signs: tuple[Sign, ...]
    rules: tuple[RuleSet, ...]
    words: tuple[str, ...]
    sentences: tuple[str, ...]
    facts: str

    @property
    def has_variants(self) -> bool:
        """Whether there is something to switch."""
        return len(self.rules) > 1

    def told(self, variant: int) -> str:
        """Name the card with place and variant: "Schnapsen (Austria, Hungary), usual"."""
        place = f" ({self.place})" if self.place else ""
        word = f", {self.words[variant]}" if self.has_variants else ""
        return f"{self.title}{place}{word}"


def offers_of(
    cards: Iterable[RuleCard], own: Iterable[OwnRules] = (), changed: RuleSet | None = None
) -> tuple[Offer, ...]:
    """Give all cards in order; ``changed`` are rules of the person's own that have no name."""
    kept = [_own(one.name, rules_of_own(one)) for one in own]
    offers = [*(_offer(card) for card in cards), *kept]
    if changed is not None and place_of(changed, offers) is None:
        title = QCoreApplication.translate("RuleCards", "Own rules")
        offers.append(_own(title, changed, UNNAMED))
    return tuple(offers)


def place_of(rules: RuleSet, offers: Iterable[Offer]) -> tuple[int, int] | None:
    """Find a rule set among the cards: the place of the card, and of the variant on it."""
    for place, offer in enumerate(offers):
        if rules in offer.rules:
            return place, offer.rules.index(rules)
    return None


def _offer(card: RuleCard) -> Offer:
    rules = tuple(rule_set(variant.key) for variant in card.variants)
    return Offer(
        key=card.variants[0].key,
        title=in_words(card.name),
        place=in_words(card.place),
        signs=card.signs,
        rules=rules,
        words=tuple(in_words(variant.word) for variant in card.variants),
        sentences=tuple(in_words(variant.sentence) for variant in card.variants),
        facts=facts_of(rules[0], card),
    )


def _own(title: str, rules: RuleSet, key: str = "") -> Offer:
    return Offer(
        key=key or f"own:{title}",
        title=title,
        place="",
        signs=(Sign.PENCIL,),
        rules=(rules,),
        words=("",),
        sentences=(f"{changes_sentence(rules)}.",),
        facts=facts_of(rules),
    )
