"""Values of JSON as what they must be: every other kind of value is refused, with an exception."""

from collections.abc import Mapping
from math import isfinite
from typing import cast


def object_in(content: object) -> Mapping[str, object]:
    """Return an object; raises a TypeError for anything else, as all others here."""
    if not isinstance(content, dict):
        raise TypeError
    return cast("dict[str, object]", content)


def list_in(content: object) -> list[object]:
    """Return a list."""
    if not isinstance(content, list):
        raise TypeError
    return cast("list[object]", content)


def text_in(content: object) -> str:
    """Return a text."""
    if not isinstance(content, str):
        raise TypeError
    return content


def whole_in(content: object) -> int:
    """Return a whole number."""
    if not isinstance(content, int) or isinstance(content, bool):
        raise TypeError
    return content


def number_in(content: object) -> float:
    """Return a number.

    Raises:
        TypeError: if it is none.
        ValueError, OverflowError: if it is not finite, or too large for one.
    """
    if not isinstance(content, int | float) or isinstance(content, bool):
        raise TypeError
    number = float(content)
    if not isfinite(number):
        raise ValueError
    return number


def flag_in(content: object) -> bool:
    """Return yes or no."""
    if not isinstance(content, bool):
        raise TypeError
    return content
