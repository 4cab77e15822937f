"""Chooses which of the slow tests, and in which languages, an ordinary run contains."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar
from zlib import crc32

import pytest

from sixtysix_gui import languages

T = TypeVar("T")
ALWAYS = ("en", "de")
"""Languages in which an ordinary run has every case of a test over all languages."""


def evenly_spread(cases: Sequence[T], count: int) -> list[T]:
    """Return `count` of the cases, the same ones every time, evenly spread over all of them.

    >>> evenly_spread(range(10), 3)
    [0, 3, 6]
    >>> evenly_spread("ab", 5)
    ['a', 'b']
    """
    wanted = min(count, len(cases))
    return [cases[number * len(cases) // wanted] for number in range(wanted)]


def thin_out(metafunc: pytest.Metafunc) -> None:
    """Drops the cases of a slow test that an ordinary run leaves out, before they become tests.

    Three cases of four are such: to make tests of them first would take as long as to import them
    all. One case stays of what has none in an ordinary run, or pytest would call it without one.
    """
    marker = metafunc.definition.get_closest_marker("slow")
    if marker is not None:
        # pytest has no public name for what all the hooks and marks together have made
        calls = metafunc._calls  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        calls[:] = evenly_spread(calls, max(1, _sample(marker)))


def keep_marked(metafunc: pytest.Metafunc, markers: Collection[str]) -> None:
    """Drops the cases without such a marker of their own; one always stays, for its function."""
    # pytest has no public name for what all the hooks and marks together have made
    calls = metafunc._calls  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    marked = [call for call in calls if any(mark.name in markers for mark in call.marks)]
    calls[:] = marked or calls[:1]


def thin_out_languages(metafunc: pytest.Metafunc) -> None:
    """Drops the cases of a test over all languages that an ordinary run leaves out.

    English and German stay, and of the others one for each case, in turn: a test of many cases
    goes through all of them.
    """
    # pytest has no public name for what all the hooks and marks together have made
    calls = metafunc._calls  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    others = [code for code in languages.codes() if code not in ALWAYS]
    first = crc32(metafunc.definition.nodeid.encode())
    seen: Counter[str] = Counter()
    dropped: set[int] = set()
    for number, call in enumerate(calls):
        code = str(call.params.get("language", ""))
        turn = first + seen[code]
        seen[code] += 1
        if code in others and others[turn % len(others)] != code:
            dropped.add(number)
    calls[:] = [call for number, call in enumerate(calls) if number not in dropped]


def left_out(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """Return the slow tests that an ordinary run leaves out.

    A test marked `slow` is left out; of one marked `slow(sample=N)`, N evenly spread cases stay.
    """
    cases: defaultdict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("slow"):
            function = getattr(item, "originalname", item.name)
            cases[item.nodeid.partition("::")[0], function].append(item)
    return {item for group in cases.values() for item in set(group) - set(_kept(group))}


def _kept(group: Sequence[pytest.Item]) -> list[pytest.Item]:
    marker = group[0].get_closest_marker("slow")
    return evenly_spread(group, _sample(marker) if marker else 0)


def _sample(marker: pytest.Mark) -> int:
    return marker.kwargs.get("sample", 0)
