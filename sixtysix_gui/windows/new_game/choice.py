"""What is chosen on the New game sheet: its rule cards, the choice so far, and what comes of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.length import Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level, OwnRules
from sixtysix_gui.windows.settings.settings_keeper import opponent_name_of, rules_of, rules_of_own
from sixtysix_gui.windows.texts.opponents import my_name, opponent_of
from sixtysix_gui.windows.texts.rules.rule_cards import (
    RULE_CARDS,
    RuleCard,
    Sign,
    changes_sentence,
    facts_of,
    in_words,
)


@dataclass(frozen=True)
class NewGame:
    """What the person chose; ``code`` is empty for a deal by lot."""

    rules: RuleSet = field(default_factory=rule_set)
    level: Level = Settings.level
    length: Length = Settings.length
    practice: bool = False
    code: str = ""


def chosen_before(settings: Settings) -> NewGame:
    """Give what the last game was; its deal is not chosen again."""
    return NewGame(rules_of(settings), settings.level, settings.length, settings.practice)


def to_remember(choice: NewGame) -> dict[str, Any]:
    """Give the settings by which the sheet shows the same the next time."""
    return {
        "rule_set": choice.rules.name,
        "rule_overrides": choice.rules.overrides(),
        "level": choice.level,
        "length": choice.length,
        "practice": choice.practice,
    }


def setup_of(choice: NewGame, settings: Settings) -> GameSetup:
    """Give the game that was chosen, with the names of both players."""
    opponent = opponent_of(choice.level)
    return GameSetup(
        rules=choice.rules,
        names=(my_name(settings), opponent_name_of(settings, opponent)),
        players={Seat.B: opponent.level},
        code=choice.code or None,
        practice=choice.practice,
        length=choice.length,
    )


UNNAMED = "own"
"""The key of the card of rules that were changed and have no name."""


@dataclass(frozen=True)
class OfferedCard:
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
) -> tuple[OfferedCard, ...]:
    """Give all cards in order; ``changed`` are rules of the person's own that have no name."""
    kept = [_own(one.name, rules_of_own(one)) for one in own]
    offers = [*(_offer(card) for card in cards), *kept]
    if changed is not None and place_of(changed, offers) is None:
        title = QCoreApplication.translate("RuleCards", "Own rules")
        offers.append(_own(title, changed, UNNAMED))
    return tuple(offers)


def place_of(rules: RuleSet, offers: Iterable[OfferedCard]) -> tuple[int, int] | None:
    """Find a rule set among the cards: the place of the card, and of the variant on it."""
    for place, offer in enumerate(offers):
        if rules in offer.rules:
            return place, offer.rules.index(rules)
    return None


def _offer(card: RuleCard) -> OfferedCard:
    rules = tuple(rule_set(variant.key) for variant in card.variants)
    return OfferedCard(
        key=card.variants[0].key,
        title=in_words(card.name),
        place=in_words(card.place),
        signs=card.signs,
        rules=rules,
        words=tuple(in_words(variant.word) for variant in card.variants),
        sentences=tuple(in_words(variant.sentence) for variant in card.variants),
        facts=facts_of(rules[0], card),
    )


def _own(title: str, rules: RuleSet, key: str = "") -> OfferedCard:
    return OfferedCard(
        key=key or f"own:{title}",
        title=title,
        place="",
        signs=(Sign.PENCIL,),
        rules=(rules,),
        words=("",),
        sentences=(f"{changes_sentence(rules)}.",),
        facts=facts_of(rules),
    )


Cards = Mapping[int, tuple[RuleCard, ...]]
"""The rule cards by number of players."""


@dataclass
class NewGameDraft:
    """The choice so far, and what is remembered beside it.

    ``changed`` are rules of the person's own without a name; ``picked`` is the variant on every
    card that was switched, and ``rules_for`` the rules last chosen for another number of players.
    """

    choice: NewGame
    own: tuple[OwnRules, ...] = ()
    cards: Cards = field(default_factory=lambda: RULE_CARDS)
    players: int = 2
    changed: RuleSet | None = None
    open_part: str = "rules"
    picked: dict[str, int] = field(default_factory=dict[str, int])
    rules_for: dict[int, RuleSet] = field(default_factory=dict[int, RuleSet])

    def __post_init__(self) -> None:
        """Keep changed rules on a card of their own."""
        self.take_rules(self.choice.rules)

    @property
    def offers(self) -> tuple[OfferedCard, ...]:
        """The cards for so many players, in the language of the program."""
        own = self.own if self.players == min(self.cards) else ()
        changed = self.changed if self.players == min(self.cards) else None
        return offers_of(self.cards[self.players], own, changed)

    @property
    def place(self) -> int:
        """The place of the chosen card."""
        found = place_of(self.choice.rules, self.offers)
        return 0 if found is None else found[0]

    def variants(self, offers: Sequence[OfferedCard]) -> list[int]:
        """Give the variant that each card shows."""
        shown = [self.picked.get(offer.key, 0) for offer in offers]
        found = place_of(self.choice.rules, offers)
        if found is not None:
            shown[found[0]] = found[1]
        return shown

    def take_rules(self, rules: RuleSet) -> None:
        """Choose rules; changed ones get a card."""
        if rules.overrides() and place_of(rules, offers_of((), self.own)) is None:
            self.changed = rules
        self.choice = replace(self.choice, rules=rules)
        found = place_of(rules, self.offers)
        if found is not None:
            self.picked[self.offers[found[0]].key] = found[1]

    def take_own(self, own: tuple[OwnRules, ...]) -> None:
        """Show the person's rules by their names; one that lost its name keeps a card."""
        self.own = own
        self.take_rules(self.choice.rules)

    def take_players(self, players: int) -> None:
        """Let so many play, by the rules they were last chosen to play by."""
        if players == self.players:
            return
        self.rules_for[self.players] = self.choice.rules
        self.players = players
        known = self.rules_for.get(players)
        self.choice = replace(self.choice, rules=known or self.offers[0].rules[0])
