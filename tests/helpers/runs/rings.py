"""Sorts the tests into two rings: the quick ones, and those that take a window or a process each.

A file, or a test, of the second ring bears the marker `window`.
"""

from collections.abc import Iterable

import pytest

MARKER = "window"


def add_option(parser: pytest.Parser) -> None:
    """Adds `--window`."""
    parser.addoption(
        "--window",
        action="store_true",
        help="run the second ring: whole games, real windows, other processes",
    )


def outside(config: pytest.Config, items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """Returns the tests that are in the other ring.

    None is if both rings are asked for: by `--all`, by a marker, or by the name of a file or test.
    """
    return {item for item in items if is_outside(config, item)}


def is_outside(config: pytest.Config, test: pytest.Item) -> bool:
    """Says whether a test, or all that one function makes, is in the other ring."""
    wanted = bool(config.getoption("--window"))
    if not wanted and (config.getoption("--all") or config.option.markexpr or _names_files(config)):
        return False
    return bool(test.get_closest_marker(MARKER)) != wanted


def names_a_case(config: pytest.Config) -> bool:
    """Says whether one case of a test is asked for by its name: then it runs in any run."""
    return any("[" in argument for argument in config.args)


def _names_files(config: pytest.Config) -> bool:
    paths = (argument.partition("[")[0] for argument in config.args)
    return any("::" in path or path.endswith(".py") for path in paths)
