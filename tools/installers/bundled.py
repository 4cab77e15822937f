"""Which installed packages go into the frozen program: those that the game needs to run, no others.

The environment that freezes the program may hold more, such as what the tests want, and PyInstaller
takes along whatever some module tries to import: miniaudio takes numpy where there is one.
"""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, packages_distributions, requires

from packaging.requirements import Requirement

from tools.requirements import NAME, description, requirements

SOUND = "sound"
"""The extra that an installed program always has."""


def bundled_distributions() -> set[str]:
    """Return the names of the packages that the program needs to run, in their normal form.

    They are those that pyproject.toml names, and what these need in turn on this system.
    """
    waiting = requirements(description(), [SOUND])
    found: set[str] = set()
    while waiting:
        requirement = Requirement(waiting.pop())
        name = normal(requirement.name)
        if name in found or not applies(requirement):
            continue
        found.add(name)
        waiting += _needs_of(name)
    return found


def foreign_modules() -> list[str]:
    """Return the importable names of all installed packages that the program does not need."""
    own = {NAME, *bundled_distributions()}
    return sorted(
        module
        for module, distributions in packages_distributions().items()
        if own.isdisjoint(map(normal, distributions))
    )


def normal(name: str) -> str:
    """Return the name of a package as PEP 503 writes it.

    >>> normal("PySide6_Essentials")
    'pyside6-essentials'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def applies(requirement: Requirement) -> bool:
    """Return whether something is required on this system and by this Python, without extras."""
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


def _needs_of(name: str) -> list[str]:
    try:
        return list(requires(name) or ())
    except PackageNotFoundError:
        return []  # as miniaudio where no wheel of it is: then it is not bundled either
