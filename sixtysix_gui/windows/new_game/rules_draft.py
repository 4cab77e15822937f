"""What can be chosen of a rule set, and what stands on the sheet of all rules for now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.sets.contracts import (
    ACE_LOWEST,
    CONTRACTS,
    contract_table,
)
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings_values import OwnRules
from sixtysix_gui.text.rules.dimensions import (
    Group,
    dimension_explanation,
    dimension_group,
    dimension_name,
)
from sixtysix_gui.windows.settings.settings_keeper import rules_of_own

_TARGETS: Mapping[str, tuple[Value, ...]] = {
    "four-66": (5, 7, 9, 11),
    "cutthroat-66": (10, 15, 21),
    "bauernschnapsen": (12, 24),
    "gaigel": (5, 7, 9, 11),
    "gaigel-2": (5, 7, 9, 11),
    "idiots-66": (50, 100, 200),
}
"""Targets that are offered where a game takes any number; three players count deals instead."""


def value_in(rules: Rules, key: str) -> Value:
    """Return the value of a dimension; nothing where the game has none of that key."""
    return rules.value(key) if rules.has(key) else ""


def choices_of(rules: Rules) -> Mapping[str, tuple[Value, ...]]:
    """Return the dimensions that can be chosen, in the order of the sheet, and their values.

    A value of own rules that is no usual one stands there, too.

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


@dataclass
class RulesDraft:
    """Values by dimension, which need not go together yet.

    ``sought`` filters the rules; ``name`` is that of own rules while it is typed, else None.
    """

    base: Rules
    changed: dict[str, Value] = field(default_factory=dict[str, Value])
    group: Group = Group.DEAL
    sought: str = ""
    name: str | None = None
    _steps: list[tuple[str, Value]] = field(default_factory=list[tuple[str, Value]])

    @classmethod
    def of(cls, rules: Rules) -> RulesDraft:
        """Begin with a rule set, named or changed, in the first group in which it was changed."""
        made = cls(rule_set(rules.name), dict(rules.overrides()))
        changed = (group for group in made.groups if made.changes_in(group))
        made.group = next(changed, made.groups[0])
        return made

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups in which there is something to choose."""
        found = {dimension_group(key) for key in choices_of(self.base)}
        return tuple(group for group in Group if group in found)

    @property
    def rules(self) -> Rules:
        """The rule set that was made.

        Raises:
            ImpossibleCombinationError: if two of its values exclude each other.
        """
        return rule_set(self.base.name, self.changed)

    @property
    def conflict(self) -> ImpossibleCombinationError | None:
        """What cannot be, or None."""
        try:
            _ = self.rules
        except ImpossibleCombinationError as error:
            return error
        return None

    @property
    def other_key(self) -> str:
        """The dimension of the conflict that was touched longer ago; empty without a conflict."""
        error = self.conflict
        if error is None:
            return ""
        touched = [key for key, _ in self._steps]
        last = {key: place for place, key in enumerate(touched)}
        return min(reversed(error.keys), key=lambda key: last.get(key, -1))

    def kept_name(self, own: Iterable[OwnRules]) -> str:
        """Return the name under which exactly these rules are kept; empty if they are not."""
        if self.conflict is not None or not self.changed:
            return ""
        rules = self.rules
        return next((one.name for one in own if rules_of_own(one) == rules), "")

    def value(self, key: str) -> Value:
        """Return the value of a dimension."""
        return self.changed.get(key, value_in(self.base, key))

    def set_value(self, key: str, value: Value) -> None:
        """Give a dimension another value."""
        before = self.value(key)
        if value == before:
            return
        self._steps.append((key, before))
        self._put(key, value)

    def undo(self) -> None:
        """Take the last change back."""
        if self._steps:
            self._put(*self._steps.pop())

    def fit(self) -> None:
        """Give the other dimension of the conflict a value that goes with the rest, if any does."""
        key = self.other_key
        if not key:
            return
        wished = (value_in(self.base, key), *choices_of(self.base)[key])
        fitting = [value for value in wished if self._would_fit(key, value)]
        if fitting:
            self.set_value(key, fitting[0])

    @property
    def can_fit(self) -> bool:
        """Whether the other dimension has a value that goes with the rest."""
        key = self.other_key
        return bool(key) and any(self._would_fit(key, one) for one in choices_of(self.base)[key])

    def discard(self) -> None:
        """Go back to the named rule set."""
        self.changed.clear()
        self._steps.clear()

    def changes_in(self, group: Group) -> int:
        """Count the changes in a group."""
        return sum(dimension_group(key) is group for key in self.changed)

    @property
    def most_rows(self) -> int:
        """How many rules the largest group has."""
        return max(Counter(map(dimension_group, choices_of(self.base))).values())

    def shown_keys(self) -> tuple[str, ...]:
        """Return the dimensions of the group, or those whose words hold what is sought."""
        sought = self.sought.casefold().split()
        return tuple(
            key
            for key in choices_of(self.base)
            if (self._holds(key, sought) if sought else dimension_group(key) is self.group)
        )

    def _would_fit(self, key: str, value: Value) -> bool:
        """Whether this value ends the conflict, or all but one that is of other dimensions."""
        now = self.conflict
        try:
            rule_set(self.base.name, {**self.changed, key: value})
        except ImpossibleCombinationError as error:
            return now is not None and error.conflict is not now.conflict and key not in error.keys
        return True

    def _put(self, key: str, value: Value) -> None:
        self.changed = self.base.plan.without_implied(self.changed, key)
        if value == value_in(self.base, key):
            self.changed.pop(key, None)
        else:
            self.changed[key] = value

    def _holds(self, key: str, words: list[str]) -> bool:
        explanation = dimension_explanation(key, self.base)
        text = f"{dimension_name(key)} {explanation}".casefold()
        return all(word in text for word in words)
