"""Random rules: a game with some of its options chosen by chance (many.md 1.10).

Every option is chosen by a chance of its own: another dimension leaves the others as they are.
"""

import random
from itertools import count
from typing import cast

from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.sets.contracts import ACE_LOWEST, CONTRACTS, OPTIONS, VALUES, contract_table
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import Plan
from sixtysix_gui.rules.sets.rules import Rules, rule_set

MOST_TARGET = 30
MOST_VALUE = 30
KEPT = 2 / 3
"""How often a contract stays in a list that says who leads, or who sits out."""


def random_rules(game: str, seed: object) -> Rules:
    """Return a game with options that follow from the seed and do not exclude each other."""
    plan = rule_set(game).plan
    for attempt in count():
        try:
            return rule_set(game, random_options(plan, f"{game} {seed} {attempt}"))
        except ImpossibleCombinationError:
            continue
    raise AssertionError


def random_options(plan: Plan, seed: str) -> dict[str, Value]:
    """Choose about half of the options of a game, each by chance."""
    chances = {key: random.Random(f"{key} {seed}") for key in sorted(plan.options)}
    return {
        key: _value(plan, key, chance) for key, chance in chances.items() if chance.random() < 1 / 2
    }


def _value(plan: Plan, key: str, chance: random.Random) -> Value:
    if key in plan.choices:
        return chance.choice(plan.choices[key])
    if key in OPTIONS:
        return _contracts(plan, key, chance)
    return chance.randint(1, MOST_TARGET)


def _contracts(plan: Plan, key: str, chance: random.Random) -> Value:
    table = contract_table()
    names = [contract.key for contract in table.contracts]
    some = tuple(chance.sample(names, chance.randint(0, len(names))))
    if key == CONTRACTS:
        return chance.choice([*table.lists, some])
    if key == VALUES:
        return tuple(f"{name}:{chance.randint(1, MOST_VALUE)}" for name in some)
    if key == ACE_LOWEST:
        return chance.random() < 1 / 2
    # Where many change, forehand has nearly always to lead and to sit out.
    usual = [str(name) for name in cast("tuple[str, ...]", table.defaults(plan.contracts)[key])]
    kept = [name for name in usual if chance.random() < KEPT]
    return (*kept, *(name for name in some[:1] if name not in usual))
