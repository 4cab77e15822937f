"""Which packages must be installed here: what pyproject.toml asks for on this system and Python."""

from packaging.requirements import Requirement

from tools.installers.bundled import applies
from tools.requirements import description, requirements


def is_asked_for(package: str) -> bool:
    """Return whether the game itself asks for a package here, so that tests may count on it."""
    asked = map(Requirement, requirements(description(), []))
    return any(each.name == package and applies(each) for each in asked)
