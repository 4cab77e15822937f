"""Which dimensions of a rule set can be chosen on the sheet, and which values they take."""

from collections.abc import Mapping

from sixtysix_gui.rules.sets.contracts import (
    ACE_LOWEST,
    ALONE_AGAINST_TWO,
    ALONE_IN_GANG_TOO,
    BIDDER_LEADS,
    CONTRACTS,
    LED_BY_SCHNAPSER_TOO,
    LED_WITHOUT_TRUMPS,
    PARTNER_OUT,
)
from sixtysix_gui.rules.sets.dimensions import DIMENSIONS, Value, dimension
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules

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
    """Give the dimensions that can be chosen, in the order of the sheet."""
    if not rules.close:
        return tuple(_choices(rules))
    return tuple(one.key for one in DIMENSIONS)


def choices_of(rules: Rules, key: str) -> tuple[Value, ...]:
    """Give the values that a dimension takes."""
    return _choices(rules)[key] if not rules.close else dimension(key).choices


def value_in(rules: Rules, key: str) -> Value:
    """Give the value of a dimension."""
    if rules.close:
        return rules.value(key)
    return _values(rules)[key] if not rules.close else ""


def with_changes(rules: Rules, changes: Mapping[str, Value]) -> Rules:
    """Give the named rule set with some dimensions changed.

    Raises:
        ImpossibleCombinationError: if two of its values exclude each other.
    """
    return rule_set(rules.name, changes)


def _values(rules: Rules) -> Mapping[str, Value]:
    """Give the value of every dimension, those about contracts among them."""
    contracts = rules.plan.contracts
    return {**(contracts.defaults() if contracts else {}), **rules.values}


def _choices(rules: Rules) -> Mapping[str, tuple[Value, ...]]:
    """Give what many.md 1.10 offers; a value of own rules that is no usual one stands there, too.

    Single contracts and their values are chosen by list: whole lists are what tables agree on.
    """
    plan = rules.plan
    offered = dict(plan.choices)
    offered.setdefault(TARGET, _TARGETS.get(rules.name, ()))
    if plan.contracts is not None:
        usual = plan.contracts.defaults()[CONTRACTS]
        names = (name for name in plan.contracts.lists if name != plan.contracts.usual)
        offered[CONTRACTS] = (usual, *names)
        offered[BIDDER_LEADS] = (LED_WITHOUT_TRUMPS, LED_BY_SCHNAPSER_TOO)
        offered[PARTNER_OUT] = (ALONE_AGAINST_TWO, ALONE_IN_GANG_TOO)
        offered[ACE_LOWEST] = (False, True)
    chosen = _values(rules)
    with_own = {
        key: values if chosen[key] in values else (*values, chosen[key])
        for key, values in offered.items()
        if values
    }
    return {key: values for key, values in with_own.items() if len(values) > 1}
