"""Access to the golden data under tests/golden, and to the profiles of the specifications."""

import json
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden"


def load_golden(name: str) -> Any:  # noqa: ANN401 - JSON is whatever the file holds
    """Parse one JSON file of tests/golden."""
    return json.loads((GOLDEN / name).read_text(encoding="utf-8"))


@cache
def profiles() -> dict[str, dict[str, Any]]:
    """The rule sets of rules.md 2.2: each has what the first has but for its own lines."""
    written = _json_in("rules.md")
    first = next(iter(written.values()))
    return {name: {**first, **own} for name, own in written.items()}


@cache
def profiles_of_several() -> dict[str, dict[str, Any]]:
    """The blocks of many.md 1.7 as they are written, `common` among them."""
    return _json_in("many.md")


def _json_in(page: str) -> dict[str, dict[str, Any]]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return json.loads(text.partition("```json\n")[2].partition("```")[0])


def profile(name: str, overrides: dict[str, Any] | None = None) -> dict[str, Any]:
    """The flat dictionary of a named rule set (rules.md 2.2), with some keys replaced."""
    return {**profiles()[name], **(overrides or {})}
