"""Measures what is covered only while the tests of just that run: those that mirror it.

`--cov=sixtysix_gui.rules` looks at `tests/rules` alone. What other tests happen to run proves
nothing, and to watch it takes half as long again at the table.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path

from coverage import Coverage

PACKAGE = "sixtysix_gui"


def is_measured(test: str, sources: Iterable[str | bool]) -> bool:
    """Return whether a test mirrors what is to be covered.

    Args:
        test: its name for pytest, which begins with the path of its file.
        sources: what `--cov` was given; without a value it means everything.

    >>> is_measured("tests/rules/test_deal.py::test_it", ["sixtysix_gui.rules"])
    True
    >>> is_measured("tests/table/test_deal.py::test_it", ["sixtysix_gui.rules"])
    False
    """
    folders = Path(test.partition("::")[0]).parents
    return any(_mirror(source) in folders for source in sources)


@contextmanager
def unmeasured() -> Generator[None]:
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
    if not isinstance(source, str):
        return Path("tests")
    parts = source.replace("/", ".").removeprefix(PACKAGE).strip(".").split(".")
    return Path("tests", *parts)
