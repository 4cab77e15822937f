"""Which dimensions of a rule set can be chosen on the sheet, and which values they take."""

from collections.abc import Mapping

from sixtysix_gui.rules.sets.contracts import (
    ACE_LOWEST,
    CONTRACTS,
    contract_table,
)
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set

_TARGETS: Mapping[str, tuple[Value, ...]] = {
    "four-66": (5, 7, 9, 11),
    "cutthroat-66": (10, 15, 21),
    "bauernschnapsen": (12, 24),
    "gaigel": (5, 7, 9, 11),
    "gaigel-2": (5, 7, 9, 11),
    "idiots-66": (50, 100, 200),
}
"""Targets that are offered where a game takes any number; three players count deals instead."""


def offered_keys(rules: Rules) -> tuple[str, ...]:
    """Return the dimensions that can be chosen, in the order of the sheet."""
    return tuple(_choices(rules))


def choices_of(rules: Rules, key: str) -> tuple[Value, ...]:
    """Return the values that a dimension takes."""
    return _choices(rules)[key]


def value_in(rules: Rules, key: str) -> Value:
    """Return the value of a dimension; nothing where the game has none of that key."""
    return rules.value(key) if rules.has(key) else ""


def with_changes(rules: Rules, changes: Mapping[str, Value]) -> Rules:
    """Return the named rule set with some dimensions changed.

    Raises:
        ImpossibleCombinationError: if two of its values exclude each other.
    """
    return rule_set(rules.name, changes)


def _choices(rules: Rules) -> Mapping[str, tuple[Value, ...]]:
    """Return what can be chosen; a value of own rules that is no usual one stands there, too.

    Single contracts and their values are chosen by list: whole lists are what tables agree on
    (many.md 1.10).
    """
    if rules.close:
        return rules.choices
    offered = {**rules.choices}
    offered.setdefault(TARGET, _TARGETS.get(rules.name, ()))
    usual = rules.plan.contracts
    if usual:
        table = contract_table()
        names = (name for name in table.lists if name != usual)
        offered[CONTRACTS] = (tuple(table.lists[usual]), *names)
        offered |= table.agreements
        offered[ACE_LOWEST] = (False, True)
    with_own = {
        key: values if rules.value(key) in values else (*values, rules.value(key))
        for key, values in offered.items()
        if values
    }
    return {key: values for key, values in with_own.items() if len(values) > 1}
