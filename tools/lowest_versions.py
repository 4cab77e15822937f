"""Prints the lowest versions that pyproject.toml allows, by `python -m tools.lowest_versions`.

They are constraints for `pip install --constraint`, so that the tests can be run with nothing newer
than what is promised to work (docs/contributing-reference.md).
"""

from __future__ import annotations

from typing import Any

from tools.requirements import description, lowest, requirements


def constraints(project: dict[str, Any]) -> list[str]:
    """List the lowest versions of everything, of what the building needs too.

    Raises:
        ValueError: if something has no lower bound.
    """
    extras = project["project"].get("optional-dependencies", {})
    needed = [*requirements(project, extras), *project["build-system"]["requires"]]
    return list(dict.fromkeys(map(lowest, needed)))


if __name__ == "__main__":
    print("\n".join(constraints(description())))
