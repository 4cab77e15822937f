"""Paints no ground twice in one run of the tests."""

from collections.abc import Generator
from contextlib import contextmanager
from functools import lru_cache

import pytest

from sixtysix_gui.table import ground
from sixtysix_gui.table.ground import paint_ground

_MOST = 16
"""How many are remembered: each takes four megabytes."""

_remembered = lru_cache(maxsize=_MOST)(paint_ground)


@contextmanager
def each_ground_painted_once() -> Generator[None]:
    """Shows on every table the ground that was painted for one just like it before.

    A table paints its ground three or four times until it is shown, which takes a fifth of what
    most tests of the table take. A ground depends on nothing but what it is painted for.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ground, "paint_ground", _remembered)
        yield
