"""Measures what is covered only while the tests of just that run: those that mirror it.

`--cov=sixtysix_gui.rules` looks at `tests/rules` alone. What other tests happen to run proves
nothing, and to watch it takes half as long again at the table.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from coverage import Coverage

PACKAGE = "sixtysix_gui"


def is_measured(item: pytest.Item) -> bool:
    """Says whether a test mirrors what is to be covered; always, if `--cov` names no part."""
    sources: list[str | bool] = item.config.getoption("cov_source", default=[])
    folder = Path(item.nodeid.partition("::")[0])
    return any(_mirror(source) in folder.parents for source in sources)


@contextmanager
def unmeasured() -> Iterator[None]:
    """Measures nothing meanwhile."""
    measuring = Coverage.current()
    if measuring is None:
        yield
        return
    measuring.stop()
    try:
        yield
    finally:
        measuring.start()


def _mirror(source: str | bool) -> Path:
    """Returns the folder of the tests of a package.

    >>> _mirror("sixtysix_gui.rules").as_posix()
    'tests/rules'
    """
    if not isinstance(source, str):
        return Path("tests")
    return Path("tests", *source.replace("/", ".").removeprefix(PACKAGE).strip(".").split("."))
