"""A plan, and where its results are kept."""

from pathlib import Path

import pytest

from tests.tools.strength.tables.table_files import CALLS, FOLLIES_TOO, HEAD, LEADS


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "tables.toml"
    path.write_text(HEAD + LEADS + CALLS + FOLLIES_TOO, encoding="utf-8")
    return path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "tables.jsonl"
