"""Tests over many rows that are one case: what is asked of all of them is one rule.

`pytest.mark.parametrize` makes a case of every row, with all that a case costs: its fixtures, the
look for what was left behind, a line of the report. That is right where a case does much, or where
rows are run one at a time; rows of a pure function are one case, which names every row that fails.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

Test = Callable[..., None]


def each_row(names: str | Sequence[str], rows: Iterable[Any]) -> Callable[[Test], Test]:
    """Return a decorator that runs a test with every row, and fails with all rows that fail.

    ``names`` are the parameters that a row fills, as `pytest.mark.parametrize` takes them; what
    else the test takes are fixtures. Decorators stand on each other, and then all rows of the one
    meet all of the other.
    """
    filled = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    all_rows = [row if len(filled) > 1 else (row,) for row in rows]
    assert all_rows, f"there is no row for {names}"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def run(**given: object) -> None:
            failed = [text for row in all_rows if (text := _failure(test, given, filled, row))]
            assert not failed, "\n\n".join(failed)

        signature = inspect.signature(test)
        others = [one for name, one in signature.parameters.items() if name not in filled]
        run.__signature__ = signature.replace(parameters=others)  # pyright: ignore[reportAttributeAccessIssue] - pytest asks it for the fixtures
        return run

    return decorate


def _failure(
    test: Test, given: dict[str, object], names: Sequence[str], row: Sequence[object]
) -> str:
    """Return what a row fails with, and its values; an error that is no failure gets them noted."""
    values = dict(zip(names, row, strict=True))
    shown = ", ".join(f"{name}={value!r}" for name, value in values.items())
    try:
        test(**given, **values)
    except AssertionError as error:
        return f"{shown}:\n{error}"
    except Exception as error:
        error.add_note(f"in the row {shown}")
        raise
    return ""
