"""Sorts the tests into rings: the quick ones, those that need a window or a process, and releases.

A file, or a test, of the second ring bears the marker `window`; of the third, `release`. What the
third needs, it does not skip: it guards what people install, and fails where it cannot run.
"""

import ast
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

WINDOW, RELEASE = "window", "release"
MARKERS = (RELEASE, WINDOW)
"""Of the rings after the first; a test with both is in the first one of these."""
_PACKAGES = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "makensis": "nsis",
    "objdump": "binutils",
}
"""Debian's packages of tools, where they have another name."""


def add_options(parser: pytest.Parser) -> None:
    """Adds `--window` and `--release`."""
    parser.addoption(
        f"--{WINDOW}",
        action="store_true",
        help="run the second ring: whole games, real windows, other processes",
    )
    parser.addoption(
        f"--{RELEASE}",
        action="store_true",
        help="run the third ring: what people install; fails where a tool for it is missing",
    )


def outside(config: pytest.Config, items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """Return the tests that are in another ring.

    What is asked for by a marker, or by the name of a file or test, is in none; `--all` asks for
    the first two.
    """
    return {item for item in items if is_outside(config, item)}


def is_outside(config: pytest.Config, test: pytest.Item) -> bool:
    """Return whether a test, or all that one function makes, is in another ring."""
    ring = next((marker for marker in MARKERS if test.get_closest_marker(marker)), None)
    if wanted := asked_for(config):
        return ring not in wanted
    if config.option.markexpr or _names_files(config):
        return False
    return ring == RELEASE if config.getoption("--all") else ring is not None


def has_none_of(config: pytest.Config, file: Path) -> bool:
    """Return whether all tests of a file are in another ring, as far as its text shows that.

    To import two files of three only to leave out what they hold takes longer than many a ring.
    """
    if config.option.markexpr or _names_files(config):
        return False
    text = file.read_text(encoding="utf-8")
    if wanted := asked_for(config):
        return not any(f"mark.{ring}" in text for ring in wanted)
    return not config.getoption("--all") and "\npytestmark = " in text and _marks_all(text)


def asked_for(config: pytest.Config) -> list[str]:
    """Return the markers of the rings that the options ask for."""
    return [marker for marker in MARKERS if config.getoption(f"--{marker}")]


def names_a_case(config: pytest.Config) -> bool:
    """Return whether one case of a test is asked for by its name: then it runs in any run."""
    return any("[" in argument for argument in config.args)


def needs(*tools: str) -> None:
    """Fails a test where a tool that it needs is not installed."""
    for tool in tools:
        if shutil.which(tool) is None:
            package = _PACKAGES.get(tool, tool)
            pytest.fail(f"{tool} is not installed; Debian's package is {package}", pytrace=False)


def _marks_all(text: str) -> bool:
    """Return whether a file marks all its tests for a ring after the first."""
    values = [
        ast.unparse(line.value)
        for line in ast.parse(text).body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "pytestmark"
    ]
    return any(f"pytest.mark.{ring}" in value for value in values for ring in MARKERS)


def _names_files(config: pytest.Config) -> bool:
    paths = (argument.partition("[")[0] for argument in config.args)
    return any("::" in path or path.endswith(".py") for path in paths)
