"""What is kept, and a stock of exercises."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.training.practice import Practice
from tests.training.made_up import Stock

NOW = datetime(2026, 11, 30, 12, 30, 15)


@pytest.fixture
def practice(tmp_path: Path) -> Iterator[Practice]:
    """What is kept in memory alone, for a disk takes time: the file is tested on its own."""
    made = Practice(tmp_path, NOW, only_reads=True)
    yield made
    made.close()


@pytest.fixture
def stock(monkeypatch: pytest.MonkeyPatch) -> Stock:
    made = Stock()
    made.put_in(monkeypatch)
    return made
