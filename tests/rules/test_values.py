"""Everything the rules hand out is a value: no one can change it behind their back."""

import importlib
import inspect
import pkgutil
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from typing import Any, get_args

import pytest

from sixtysix_gui import rules as package
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.rows import each_row


def dataclasses_of_the_rules() -> list[type[Any]]:
    found: dict[str, type[Any]] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for name, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if kind.__module__ == module.name and is_dataclass(kind):
                found[name] = kind
    return list(found.values())


@each_row("kind", dataclasses_of_the_rules())
def test_values_cannot_be_changed(kind: type[Any]) -> None:
    value = object.__new__(kind)
    names = [entry.name for entry in fields(kind)]
    for name in names or ["anything"]:
        # Without fields there is nothing to set; a class with slots then raises TypeError.
        with pytest.raises((FrozenInstanceError, TypeError)):
            setattr(value, name, None)


def test_the_search_finds_them() -> None:
    found = set(dataclasses_of_the_rules())
    assert {Deal, Game, View, Rules, Outcome, *get_args(Event), *get_args(Move)} <= found


@each_row("name", rule_set_names())
def test_a_copy_is_that_of_the_standard_library(name: str) -> None:
    rules = rule_set(name)
    deal = Deal.start(rules, rules.pack, Seat.A)
    assert deal.changed(trick_number=3, undealt=()) == replace(deal, trick_number=3, undealt=())
    assert deal == Deal.start(rules, rules.pack, Seat.A)
    seen = deal.view(Seat.B)
    assert seen.changed(carry=1) == replace(seen, carry=1)


def test_a_field_that_a_deal_has_not_is_refused() -> None:
    rules = rule_set()
    with pytest.raises(TypeError, match="talon"):
        Deal.start(rules, rules.pack, Seat.A).changed(talon=())
