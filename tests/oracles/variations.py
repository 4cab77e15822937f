"""The rule sets that are played on both, as names and changes, and what is refused of them.

Every value of every dimension is tried on every rule set, those of other games and values of no
game included: what the oracle refuses the engine must refuse in the same words.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.oracles.closing.dimensions import CONSTANTS, DIMENSIONS
from tests.oracles.closing.variants import RuleSet
from tests.oracles.face import Value
from tests.oracles.games.bauernschnapsen_contracts import (
    ALONE_IN_GANG_TOO,
    LED_BY_SCHNAPSER_TOO,
)
from tests.oracles.registry import GAMES, SEVERAL
from tests.oracles.several.rule_set.trick_rules import TrickRules
from tests.oracles.snapshots import contract

OldRules = RuleSet | TrickRules
Overrides = dict[str, Value]

_OF_NO_GAME: tuple[tuple[str, Value], ...] = (
    ("no.dimension", 1),
    ("game.target", 0),
    ("game.target", 10_000),
    ("game.target", True),
    ("game.target", "seven"),
    ("deck.pack", 33),
    ("deal.batches", ()),
    ("strict.head", 1),
    ("look_back", ""),
    ("contracts", "no-list"),
    ("contracts", ("gang", "gang")),
    ("contracts", ("gang", "no-contract")),
    ("contracts.values", ("gang:0",)),
    ("contracts.values", ("gang",)),
    ("contracts.ace_lowest", "yes"),
)
_OF_CONTRACTS: tuple[tuple[str, Value], ...] = (
    *(("contracts", name) for name in ("common", "without-bettler", "bettler-5", "long")),
    ("contracts", ("gang", "schnapser")),
    ("contracts", ("farbenjodler", "herrenjodler", "bettler")),
    ("contracts", "[kontraschnapser, bauernschnapser, kontrabauernschnapser]"),
    ("contracts.values", ("bettler:30",)),
    ("contracts.values", ("bettler:5", "gang:10")),
    ("contracts.values", ("schnapser: 7", "herrenjodler:25")),
    ("contracts.bidder_leads", LED_BY_SCHNAPSER_TOO),
    ("contracts.bidder_leads", ()),
    ("contracts.partner_out", ALONE_IN_GANG_TOO),
    ("contracts.partner_out", ()),
    ("contracts.partner_out", ("schnapser",)),
    ("contracts.ace_lowest", True),
    ("contracts.ace_lowest", False),
)
_TARGETS: tuple[tuple[str, Value], ...] = tuple(
    ("game.target", number) for number in (1, 2, 5, 10, 33, 9_999)
)
_BATCHES: Mapping[tuple[int, int, str], tuple[tuple[int, ...], ...]] = {
    (20, 5, "J"): ((3, 2), (2, 3), (2, 2, 1), (1, 1, 1, 1, 1)),
    (24, 6, "9"): ((3, 3), (2, 2, 2), (1, 1, 1, 1, 1, 1)),
}
_PACKS: tuple[Overrides, ...] = tuple(
    {"deck.pack": pack, "deck.hand": hand, "deal.batches": batches, "exchange.card": card}
    for (pack, hand, lowest), ways in _BATCHES.items()
    for batches in ways
    for card in (lowest, "none")
)
"""Packs for two with what must go with them."""


class UnlikeRulesError(Exception):
    """The engine's rules, or its reason against them, are not those of the oracle."""


@dataclass(frozen=True)
class Variation:
    """A rule set on both sides; ``changes`` are what was asked for."""

    name: str
    changes: tuple[tuple[str, Value], ...]
    old: OldRules
    new: Rules

    @property
    def is_plain(self) -> bool:
        """Whether it is a rule set as it is named."""
        return not self.changes


def variations(name: str, combinations: int, seed: int) -> tuple[list[Variation], list[str]]:
    """Return a named rule set, each change of one value and random combinations, none twice.

    What the engine accepts, refuses or reads in another way is in the second list.
    """
    found: dict[str, Variation] = {}
    unlike: list[str] = []
    for changes in _attempts(name, combinations, seed):
        try:
            variation = on_both(name, changes)
        except UnlikeRulesError as error:
            unlike.append(str(error))
            continue
        if variation is not None:
            found.setdefault(repr(variation.old.overrides()), variation)
    return list(found.values()), unlike


def on_both(name: str, changes: Mapping[str, Value]) -> Variation | None:
    """Return a rule set on both sides, None where both refuse it alike.

    Raises:
        UnlikeRulesError: if they are not alike.
    """
    old, refused = _old_rules(name, changes)
    new, refused_too = _new_rules(name, changes)
    if refused != refused_too:
        raise UnlikeRulesError(f"{name} {dict(changes)}: {refused!r} is now {refused_too!r}")
    if old is None or new is None:
        return None
    for what, before, now in _facts(old, new):
        if before != now or type(before) is not type(now):
            raise UnlikeRulesError(f"{name} {dict(changes)}: {what} {before!r} is now {now!r}")
    return Variation(name, tuple(changes.items()), old, new)


def _attempts(name: str, combinations: int, seed: int) -> Iterator[Overrides]:
    source = random.Random(f"{seed} {name}")
    own, foreign = _values(name)
    yield {}
    for key, value in (*own, *foreign, *_OF_NO_GAME):
        yield {key: value}
    closes = name not in SEVERAL.names()
    yield from _PACKS if closes else ()
    for _ in range(combinations):
        chosen = dict(source.choices(own, k=source.randint(2, 9)))
        yield {**chosen, **source.choice(_PACKS)} if closes and source.random() < 0.6 else chosen


def _values(name: str) -> tuple[list[tuple[str, Value]], list[tuple[str, Value]]]:
    """Return the values that a rule set may offer, and those of other games."""
    of_two = [(one.key, value) for one in DIMENSIONS for value in one.choices]
    fixed = [(one.key, value) for one in CONSTANTS for value in one.choices]
    strange = [(one.key, value) for one in DIMENSIONS + CONSTANTS for value in one.foreign]
    of_tables = list(
        dict.fromkeys(
            (key, value)
            for game in SEVERAL.names()
            for key, values in SEVERAL.rules(game).plan.choices.items()
            for value in values
        )
    )
    all_of_tables = [*of_tables, *_OF_CONTRACTS, *_TARGETS]
    if name not in SEVERAL.names():
        return [*of_two, *fixed], [*strange, *all_of_tables]
    plan = SEVERAL.rules(name).plan
    own = [(key, value) for key, value in all_of_tables if key in plan.options]
    others = [(key, value) for key, value in all_of_tables if key not in plan.options]
    usual = list(plan.values.items())
    return own, [*usual, *others, *of_two, *fixed, *strange]


def _old_rules(name: str, changes: Mapping[str, Value]) -> tuple[OldRules | None, object]:
    try:
        rules = GAMES.rules(name, changes)
    except RulesError as error:
        return None, (type(error), str(error))
    if not isinstance(rules, RuleSet | TrickRules):
        raise TypeError(type(rules))
    return rules, None


def _new_rules(name: str, changes: Mapping[str, Value]) -> tuple[Rules | None, object]:
    try:
        return rule_set(name, changes), None
    except Exception as error:  # noqa: BLE001 - whatever else is raised is a difference
        return None, (type(error), str(error))


def _facts(old: OldRules, new: Rules) -> Iterator[tuple[str, object, object]]:
    yield "name", old.name, new.name
    yield "pack", old.pack, new.pack
    yield "parties", old.parties, new.parties
    yield "overrides()", list(old.overrides().items()), list(new.overrides().items())
    yield "close", isinstance(old, RuleSet), new.close
    if isinstance(old, RuleSet):
        yield "exchange_rank", old.exchange_rank, new.exchange_rank
        yield "counts_by_itself", old.counts_by_itself, new.counts_by_itself
        for one in DIMENSIONS + CONSTANTS:
            yield one.key, old.value(one.key), new.value(one.key)
        return
    yield "target", old.target, new.target
    yield "order", old.duties.order, new.duties.order
    yield "options", old.plan.options, new.options
    for key, value in old.values.items():
        yield key, value, new.value(key)
    yield "contracts", _contracts(old), _contracts(new)


def _contracts(rules: TrickRules | Rules) -> list[object]:
    return [(key, contract(found)) for key, found in rules.contracts.items()]
