"""Many rows in one test: what is quick to ask of each is one case, and a failure names the row."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, cast

import pytest


def each(
    names: str | Sequence[str],
    rows: Iterable[Sequence[object] | object],
    ids: Callable[[Any], object] | Iterable[object] | None = None,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator with which one test goes through all rows.

    It takes what ``pytest.mark.parametrize`` takes, except marks. The rows share the fixtures of
    the test, so it is for tests that change none.

    >>> @each("number, square", [(2, 4), (3, 9)])
    ... def test(number: int, square: int) -> None:
    ...     assert number * number == square
    >>> test()
    """
    keys = names.replace(",", " ").split() if isinstance(names, str) else list(names)
    table = [_read(row, len(keys)) for row in rows]
    labels = _labels(table, ids)

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        signature = inspect.signature(test)

        @wraps(test)
        def all_rows(**fixtures: object) -> None:
            for (values, _), label in zip(table, labels, strict=True):
                try:
                    test(**fixtures, **dict(zip(keys, values, strict=True)))
                except (Exception, pytest.fail.Exception) as error:
                    error.add_note(f"in the row {label}")
                    raise

        rest = [each for each in signature.parameters.values() if each.name not in keys]
        setattr(all_rows, "__signature__", signature.replace(parameters=rest))  # noqa: B010
        return all_rows

    return decorate


def _read(row: object, count: int) -> tuple[Sequence[object], str | None]:
    """Return the values of a row, and its name where it has one."""
    if isinstance(row, type(pytest.param())):
        assert not row.marks, "a row that is marked needs a case of its own"
        return row.values, None if row.id is None else str(row.id)
    return ([row] if count == 1 else list(cast("Iterable[object]", row))), None


def _labels(
    table: Sequence[tuple[Sequence[object], str | None]],
    ids: Callable[[Any], object] | Iterable[object] | None,
) -> list[str]:
    if ids is not None and not callable(ids):
        return [str(label) for label in ids]
    named = ids or repr
    return [name or ", ".join(str(named(value)) for value in values) for values, name in table]
