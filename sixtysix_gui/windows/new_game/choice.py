"""What is chosen on the New game sheet: its rule cards, the choice so far, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QLocale

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level, OwnRules, TableOfSeveral
from sixtysix_gui.text.common import spoken_language, texts
from sixtysix_gui.text.names import company, my_name
from sixtysix_gui.text.rules.rule_sets import (
    RuleCard,
    Sign,
    changes_sentence,
    facts_of,
    in_words,
    rule_cards,
)
from sixtysix_gui.windows.settings.settings_keeper import rules_of, rules_of_own

_ = texts("Rules")


@dataclass(frozen=True)
class NewGame:
    """What the person chose; ``code`` is empty for a deal by lot.

    ``each`` are the levels clockwise from the person's left; empty where all play at ``level``.
    """

    rules: Rules = field(default_factory=rule_set)
    level: Level = Settings.level
    length: Length = Settings.length
    practice: bool = False
    code: str = ""
    each: tuple[Level, ...] = ()

    @property
    def players(self) -> int:
        """How many play, the person among them."""
        return len(self.rules.seats)

    @property
    def levels(self) -> tuple[Level, ...]:
        """Who plays at each other seat, clockwise from the person's left."""
        return self.each or (self.level,) * (self.players - 1)

    def with_level(self, level: Level, place: int | None) -> NewGame:
        """Let one of the others play at a level, or all of them."""
        if place is None:
            return replace(self, level=level, each=())
        levels = list(self.levels)
        levels[place] = level
        if len(set(levels)) == 1:
            return replace(self, level=level, each=())
        return replace(self, each=tuple(levels))


def chosen_before(settings: Settings) -> NewGame:
    """Return what the last game was; its deal is not chosen again."""
    return chosen_for(settings, settings.players)


def chosen_for(settings: Settings, players: int) -> NewGame:
    """Return what the last game with that many players was, or that for two before the first."""
    if players == 2:
        return NewGame(rules_of(settings), settings.level, settings.length, settings.practice)
    last = settings.for_three if players == 3 else settings.for_four
    if last.rule_set not in rule_set_names():
        return chosen_for(settings, 2)
    rules = rule_set(last.rule_set, last.rule_overrides)
    return NewGame(rules, last.level, last.length, last.practice, each=last.each)


def chosen_by_rules(rules: Rules, settings: Settings) -> NewGame:
    """Return a game by some rules, with the company of the last game with as many players."""
    last = chosen_for(settings, _players_of(rules))
    if _players_of(last.rules) != _players_of(rules):
        return NewGame(rules, last.level)
    return last if last.rules.name == rules.name else replace(last, rules=rules)


FIRST_OPPONENT: Level = "casual"
_USUAL = "german-66"
_BY_REGION: Mapping[QLocale.Country, str] = {
    QLocale.Country.Austria: "schnapsen",
    QLocale.Country.Hungary: "schnapsen",
    QLocale.Country.Bulgaria: "santase",
}
"""Rule sets by the region of the system (docs/front.md, "First start")."""


def first_game(region: QLocale.Country | None = None) -> NewGame:
    """Return the game behind the door *Play*: by the language, or by the region where it says none.

    Without a region, for that of the system.
    """
    country = QLocale.system().territory() if region is None else region
    usual = _BY_REGION.get(country, _USUAL)
    return NewGame(rule_set(spoken_language().rule_set or usual), FIRST_OPPONENT)


def next_game(settings: Settings) -> NewGame:
    """Return the game that is offered next: what was chosen before, or else the first of all."""
    chosen = chosen_before(settings)
    has_chosen = settings.welcomed or chosen != chosen_before(Settings())
    return chosen if has_chosen else first_game()


def to_remember(choice: NewGame) -> dict[str, Any]:
    """Return the settings by which the sheet shows the same the next time."""
    if choice.players > 2:
        last = TableOfSeveral(
            choice.rules.name,
            choice.rules.overrides(),
            choice.level,
            choice.each,
            choice.length,
            choice.practice,
        )
        return {
            "players": choice.players,
            "for_three" if choice.players == 3 else "for_four": last,
        }
    return {
        "players": choice.players,
        "rule_set": choice.rules.name,
        "rule_overrides": choice.rules.overrides(),
        "level": choice.level,
        "length": choice.length,
        "practice": choice.practice,
    }


def setup_of(choice: NewGame, settings: Settings) -> GameSetup:
    """Return the game that was chosen, with the names of all players; the person sits in seat A."""
    others = choice.rules.seats[1:]
    players: dict[Seat, str] = dict(zip(others, choice.levels, strict=True))
    known = company(players, Seat.A, choice.players, settings.deck)
    return GameSetup(
        rules=choice.rules,
        names=(my_name(settings), *(known[seat].person.name for seat in others)),
        players=players,
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
    rules: tuple[Rules, ...]
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
    cards: Iterable[RuleCard], own: Iterable[OwnRules] = (), changed: Rules | None = None
) -> tuple[OfferedCard, ...]:
    """Return all cards in order; ``changed`` are rules of the person's own that have no name."""
    kept = [_own(one.name, rules_of_own(one)) for one in own]
    offers = [*(_offer(card) for card in cards), *kept]
    if changed is not None and place_of(changed, offers) is None:
        title = _("Your own rules")
        offers.append(_own(title, changed, UNNAMED))
    return tuple(offers)


def place_of(rules: Rules, offers: Iterable[OfferedCard]) -> tuple[int, int] | None:
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


def _own(title: str, rules: Rules, key: str = "") -> OfferedCard:
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


def offered_cards(cards: Cards) -> Cards:
    """Leave out what cannot be played yet, and numbers of players for which nothing is left."""
    names = rule_set_names()
    ready = {
        players: tuple(card for card in each if all(one.key in names for one in card.variants))
        for players, each in cards.items()
    }
    return {players: each for players, each in ready.items() if each}


@dataclass
class NewGameDraft:
    """The choice so far, and what is remembered beside it.

    ``changed`` are rules of the person's own without a name, by number of players; ``picked`` is
    the variant on every card that was switched, and ``chosen_for`` what was last chosen for
    another number of players. ``place`` is the seat whose player is chosen, counted clockwise
    from the person's left; None while all are chosen at once.
    """

    choice: NewGame
    own: tuple[OwnRules, ...] = ()
    cards: Cards = field(default_factory=rule_cards)
    chosen_for: dict[int, NewGame] = field(default_factory=dict[int, NewGame])
    place: int | None = None
    changed: dict[int, Rules] = field(default_factory=dict[int, Rules])
    open_part: str = "rules"
    picked: dict[str, int] = field(default_factory=dict[str, int])

    def __post_init__(self) -> None:
        """Keep changed rules on a card of their own; where levels differ, begin at the left."""
        self.take_rules(self.choice.rules)
        self.place = 0 if self.choice.each else None

    @property
    def players(self) -> int:
        """How many play, the person among them."""
        return self.choice.players

    @property
    def offers(self) -> tuple[OfferedCard, ...]:
        """Return the cards for a number of players, in the language of the program."""
        own = [one for one in self.own if _players_of(rules_of_own(one)) == self.players]
        return offers_of(self.cards[self.players], own, self.changed.get(self.players))

    @property
    def card_place(self) -> int:
        """The place of the chosen card."""
        found = place_of(self.choice.rules, self.offers)
        return 0 if found is None else found[0]

    def variants(self, offers: Sequence[OfferedCard]) -> list[int]:
        """Return the variant that each card shows."""
        shown = [self.picked.get(offer.key, 0) for offer in offers]
        found = place_of(self.choice.rules, offers)
        if found is not None:
            shown[found[0]] = found[1]
        return shown

    def take_rules(self, rules: Rules) -> None:
        """Choose rules; changed ones get a card."""
        if rules.overrides() and place_of(rules, offers_of((), self.own)) is None:
            self.changed[_players_of(rules)] = rules
        self.choice = replace(self.choice, rules=rules)
        found = place_of(rules, self.offers)
        if found is not None:
            self.picked[self.offers[found[0]].key] = found[1]

    def take_own(self, own: tuple[OwnRules, ...]) -> None:
        """Show the person's rules by their names; one that lost its name keeps a card."""
        self.own = own
        self.take_rules(self.choice.rules)

    def take_players(self, players: int) -> None:
        """Set the number of players, with what was last chosen for it; the deal's code stays."""
        if players == self.players:
            return
        before = self.choice
        self.chosen_for[self.players] = before
        known = self.chosen_for.get(players)
        if known is None:
            first = rule_set(self.cards[players][0].variants[0].key)
            known = replace(before, rules=first, each=())
        self.choice = replace(known, code=before.code)
        self.place = 0 if self.choice.each else None
        self.take_rules(self.choice.rules)


def _players_of(rules: Rules) -> int:
    return len(rules.seats)
