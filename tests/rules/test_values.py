"""Everything the rules hand out is a value: nobody can change it behind their back."""

import dataclasses
import importlib
import inspect
import pkgutil
from typing import Any

import pytest

from sixtysix_gui import rules


def dataclasses_of_the_rules() -> list[type[Any]]:
    found: dict[str, type[Any]] = {}
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        for name, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if kind.__module__ == module.name and dataclasses.is_dataclass(kind):
                found[name] = kind
    return list(found.values())


@pytest.mark.parametrize("kind", dataclasses_of_the_rules(), ids=lambda kind: kind.__name__)
def test_values_cannot_be_changed(kind: type[Any]) -> None:
    value = object.__new__(kind)
    names = [entry.name for entry in dataclasses.fields(kind)]
    for name in names or ["anything"]:
        # Without fields there is nothing to set; a class with slots then raises TypeError.
        with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
            setattr(value, name, None)


def test_the_search_finds_them() -> None:
    names = {kind.__name__ for kind in dataclasses_of_the_rules()}
    assert {"Deal", "Game", "View", "Rules", "Outcome", "CardPlayed"} <= names
