"""What pyproject.toml says must be installed, and how it is linked: as text, without a library."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NAME = "sixtysix-gui"

_OWN_EXTRAS = re.compile(rf"{NAME}\[([^]]+)\]")
_LOWEST = re.compile(
    r"(?P<name>[\w.-]+)(\[[^]]*\])?\s*>=\s*(?P<version>[\w.]+)[^;]*(?P<marker>;.*)?"
)


def description(root: Path = ROOT) -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(project: dict[str, Any], extras: Iterable[str]) -> list[str]:
    """List what the program and some of its extras need, each once.

    Raises:
        KeyError: for an extra that there is not.
    """
    found = list(project["project"].get("dependencies", []))
    for extra in extras:
        found += _of_extra(project, extra)
    return list(dict.fromkeys(found))


def _of_extra(project: dict[str, Any], extra: str) -> Iterator[str]:
    for requirement in project["project"]["optional-dependencies"][extra]:
        if own := _OWN_EXTRAS.fullmatch(requirement):
            for inner in own[1].split(","):
                yield from _of_extra(project, inner)
        else:
            yield requirement


def lowest(requirement: str) -> str:
    """Turn a requirement into the constraint to the lowest version that it allows.

    >>> lowest("coverage[toml]>=7.4,<8 ; python_version < '3.12'")
    "coverage==7.4 ; python_version < '3.12'"

    Raises:
        ValueError: if it does not begin with a lower bound.
    """
    bound = _LOWEST.fullmatch(requirement)
    if bound is None:
        raise ValueError(f"{requirement!r} does not say from which version on.")
    marker = f" {bound['marker']}" if bound["marker"] else ""
    return f"{bound['name']}=={bound['version']}{marker}"
