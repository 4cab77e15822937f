"""What rule sets are called in promises and records stays as it was, byte for byte."""

from typing import Any

import pytest

from sixtysix_gui.rules.sets.dimensions import DIMENSIONS
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_promises import promises

GIVEN: dict[str, Any] = load_golden("promises.json")


def test_new_dimensions_come_after_all_old_ones() -> None:
    """Promises name the changed dimensions in this order."""
    keys = [entry.key for entry in DIMENSIONS]
    assert keys[: len(GIVEN["choices"])] == list(GIVEN["choices"])


@pytest.mark.parametrize("name", GIVEN["rule_sets"])
def test_old_rule_sets_are_promised_and_written_as_ever(name: str) -> None:
    assert promises(name, GIVEN["choices"]) == GIVEN["rule_sets"][name]
