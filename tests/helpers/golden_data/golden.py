"""Access to the golden data under tests/golden."""

import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).resolve().parents[2] / "golden"


def load_golden(name: str) -> Any:  # noqa: ANN401 - JSON is whatever the file holds
    """Parse one JSON file of tests/golden."""
    return json.loads((GOLDEN / name).read_text(encoding="utf-8"))


def profile(name: str, overrides: dict[str, Any] | None = None) -> dict[str, Any]:
    """The flat dictionary of a named rule set (rules.md 2.2), with some keys replaced."""
    return {**load_golden("profiles.json")[name], **(overrides or {})}
