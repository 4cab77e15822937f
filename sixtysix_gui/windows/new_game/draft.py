"""What stands on the New game sheet while it lies there.

The sheet itself is made anew for every size of the window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.storage.settings_values import OwnRules
from sixtysix_gui.windows.new_game.choice import NewGame
from sixtysix_gui.windows.new_game.offers import Offer, offers_of, place_of
from sixtysix_gui.windows.texts.rule_texts.rule_cards import RULE_CARDS, RuleCard

Cards = Mapping[int, tuple[RuleCard, ...]]
"""The rule cards by number of players."""


@dataclass
class Draft:
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
    def offers(self) -> tuple[Offer, ...]:
        """The cards for so many players, in the language of the program."""
        own = self.own if self.players == min(self.cards) else ()
        changed = self.changed if self.players == min(self.cards) else None
        return offers_of(self.cards[self.players], own, changed)

    @property
    def place(self) -> int:
        """The place of the chosen card."""
        found = place_of(self.choice.rules, self.offers)
        return 0 if found is None else found[0]

    def variants(self, offers: Sequence[Offer]) -> list[int]:
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
