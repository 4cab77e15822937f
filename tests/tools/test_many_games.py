"""Folders with many games: the same numbers give the same files, and every record is right."""

from datetime import date
from pathlib import Path

import pytest

from sixtysix_gui.records import RightRecord, check_records
from sixtysix_gui.rules.sets.rules import rule_set_names
from tools.many_games.base import BaseGame, base_games
from tools.many_games.writing import Plan, write_folder

PLAN = Plan(games=60, months=3, until=date(2026, 3, 31), seed=5, open_games=2, foreign=2)


@pytest.fixture(scope="module")
def base() -> list[BaseGame]:
    return base_games(1, 5)


def texts(folder: Path) -> dict[str, str]:
    files = sorted(folder.rglob("*.66r"))
    return {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in files}


def test_all_rule_sets_are_played(base: list[BaseGame]) -> None:
    assert {game.rules.name for game in base} == set(rule_set_names())


def test_every_record_is_right(base: list[BaseGame], tmp_path: Path) -> None:
    deals = write_folder(tmp_path, PLAN, base)
    written = texts(tmp_path / "games")
    checks = [check for text in written.values() for check in check_records(text)]
    assert all(isinstance(check, RightRecord) for check in checks)
    assert set(written) >= {"2026-01.66r", "2026-03.66r", "elsewhere/from-a-friend.66r"}
    months = [text for name, text in written.items() if "/" not in name]
    assert "".join(months).count("[Format ") == deals
    assert len(list((tmp_path / "games" / "open").iterdir())) == 2


def test_the_same_numbers_give_the_same_files(base: list[BaseGame], tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_folder(tmp_path / name, PLAN, base)
    assert texts(tmp_path / "one") == texts(tmp_path / "other")
