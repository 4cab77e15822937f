"""What it costs to save safely: `pytest benchmarks/test_storage.py`.

Saving happens once a move, so some milliseconds are affordable. The second figure, without forcing
the content onto the disk (fsync), is what would be won by giving that up.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.storage.autosave import Autosave

SAVE = "x" * 4000
"""As long as the records of a game of seven deals."""


def do_nothing(_: int) -> None:
    """Stand in for fsync."""


@pytest.mark.parametrize("forced", [True, False], ids=["with fsync", "without"])
def test_save_a_game(
    benchmark: BenchmarkFixture, tmp_path: Path, forced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not forced:
        monkeypatch.setattr(os, "fsync", do_nothing)
    autosave = Autosave(tmp_path)
    benchmark(lambda: autosave.write(SAVE))
    assert autosave.load().text == SAVE
