"""Rule sets: a value for every dimension of rules.md 1.3, named or changed by overrides."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal, cast

from sixtysix_gui.rules.cards import Card, Rank, lowest_rank, pack_cards
from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError, UnknownRuleSetError
from sixtysix_gui.rules.seats import TWO_ALONE, Parties
from tests.oracles.closing.dimensions import CONSTANTS, DIMENSIONS, dimension
from tests.oracles.face import Value

Penalty = Literal["flat-2", "2-or-3", "flat-3", "by-closer-points"]

DEFAULT_RULE_SET = "german-66"
"""The rule set of a fresh installation, complete in variants.toml; the others differ from it."""


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One value for every dimension; a field is named like its key, dots as underscores.

    ``name`` is the named rule set that this one is, or from which ``overrides()`` depart.
    """

    name: str
    deck_pack: int
    deck_hand: int
    deal_batches: tuple[int, ...]
    deal_turn_up: Literal["last", "after-batch-1"]
    deal_next: Literal["winner", "alternate"]
    deal_after_draw: Literal["same", "alternate"]
    strict_follow: bool
    strict_head: bool
    strict_trump: bool
    meld_first_lead: bool
    meld_when_closed: bool
    meld_when_exhausted: bool
    meld_last_lead: Literal["hand", "talon"]
    meld_validation: Literal["pending", "forbidden"]
    meld_lead_card: Literal["either", "king"]
    exchange_card: Literal["9", "J", "none"]
    exchange_when: Literal["lead", "any-turn"]
    exchange_needs_trick: bool
    exchange_min_talon: int
    exchange_before_draw: bool
    exchange_defender_on_close: bool
    close_first_lead: bool
    close_before_draw: bool
    close_min_talon: int
    close_defender_points: Literal["counted", "frozen"]
    out_mode: Literal["declared", "automatic"]
    out_window: Literal["lead", "any-turn"]
    end_last_trick: Literal["bonus-10", "wins-deal", "none"]
    end_unclaimed: Literal["higher-total", "sole-66", "last-trick"]
    end_draw_carry: Literal["none", "plus-1", "plus-1-if-65-65"]
    score_scale: tuple[int, int, int]
    score_false_claim: Literal["flat-2", "2-or-3", "mirror"]
    score_close_won: Literal["final", "at-close"]
    score_close_failed: Penalty
    score_defender_first: Penalty
    game_target: int
    game_count: Literal["up", "down"]
    game_shutout: Literal["single", "double"]
    look_back: Literal["last-until-next-lead", "none", "own"]

    def value(self, key: str) -> Value:
        """Give the value of a dimension by its key, such as ``deck.pack``.

        Raises:
            UnknownDimensionError: if no dimension has that key.
        """
        found = dimension(key)
        return found.choices[0] if found in CONSTANTS else getattr(self, found.attribute)

    def overrides(self) -> dict[str, Value]:
        """Give the dimensions in which this rule set departs from the named one, by key."""
        plain = rule_set(self.name)
        return {
            dimension.key: self.value(dimension.key)
            for dimension in DIMENSIONS
            if self.value(dimension.key) != plain.value(dimension.key)
        }

    def with_overrides(self, overrides: Mapping[str, object]) -> RuleSet:
        """Give this rule set with some dimensions changed.

        Raises:
            UnknownDimensionError: if a key is no dimension.
            ValueRefusedError: if a value is not one of its dimension.
            ImpossibleCombinationError: if two values then exclude each other.
        """
        values = {entry.name: getattr(self, entry.name) for entry in fields(self)}
        for key, value in overrides.items():
            found = dimension(key)
            read = found.read(value)
            if found not in CONSTANTS:
                values[found.attribute] = read
        changed = RuleSet(**values)
        refuse_conflicts(changed)
        return changed

    @property
    def parties(self) -> Parties:
        """Both players, each alone."""
        return TWO_ALONE

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack before it is shuffled."""
        return pack_cards(self.deck_pack)

    @cached_property
    def exchange_rank(self) -> Rank | None:
        """The rank that may be exchanged, or None where nothing is."""
        return None if self.exchange_card == "none" else lowest_rank(self.deck_pack)

    @cached_property
    def counts_by_itself(self) -> bool:
        """Whether 66 ends the deal without a claim."""
        return self.out_mode == "automatic"

    @cached_property
    def tricks_in_open_deal(self) -> int:
        """How many tricks a deal has whose talon is never closed: 12 or 10."""
        return self.deck_pack // 2


@cache
def rule_set(name: str = DEFAULT_RULE_SET) -> RuleSet:
    """Give a named rule set of rules.md 2.2.

    Raises:
        UnknownRuleSetError: if there is none of that name.
    """
    tables = _tables()
    if name not in tables:
        raise UnknownRuleSetError(name)
    values = tables[DEFAULT_RULE_SET] | tables[name]
    read = {entry.attribute: entry.read(values[entry.key]) for entry in DIMENSIONS}
    return RuleSet(name=name, **cast("dict[str, Any]", read))


def rule_set_names() -> tuple[str, ...]:
    """Give the names of all rule sets, the default first, in the order of variants.toml."""
    return tuple(_tables())


def refuse_conflicts(rules: RuleSet) -> None:
    """Do nothing, or refuse a rule set in which two values exclude each other.

    Raises:
        ImpossibleCombinationError: naming both keys.
    """
    for conflict, first, second in _conflicts(rules):
        raise ImpossibleCombinationError(
            conflict, (first, rules.value(first)), (second, rules.value(second))
        )


def _conflicts(rules: RuleSet) -> Iterator[tuple[Conflict, str, str]]:
    if sum(rules.deal_batches) != rules.deck_hand:
        yield Conflict.BATCHES_MISS_HAND, "deal.batches", "deck.hand"
    if rules.exchange_card not in ("none", lowest_rank(rules.deck_pack).letter):
        yield Conflict.EXCHANGE_NOT_LOWEST, "exchange.card", "deck.pack"
    if rules.strict_head and not rules.strict_follow:
        yield Conflict.HEAD_WITHOUT_FOLLOW, "strict.head", "strict.follow"
    if rules.strict_trump and not rules.strict_follow:
        yield Conflict.TRUMP_WITHOUT_FOLLOW, "strict.trump", "strict.follow"
    if rules.end_last_trick == "wins-deal" and rules.end_unclaimed != "last-trick":
        yield Conflict.LAST_TRICK_CONTRADICTED, "end.last_trick", "end.unclaimed"


@cache
def _tables() -> dict[str, dict[str, object]]:
    text = files("tests.oracles.closing").joinpath("variants.toml").read_text(encoding="utf-8")
    return {name: dict(_flat(table)) for name, table in tomllib.loads(text).items()}


def _flat(table: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(cast("dict[str, object]", value), f"{prefix}{key}.")
        else:
            yield prefix + key, value
