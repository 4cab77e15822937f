"""The tables of three and four in the page of the players' strength."""

import json
from pathlib import Path

import pytest

from tools.strength import tables
from tools.strength.tables import TablePlan, kept_results, main, parts, read_tables

PLAN = """
players_version = 2

[section.tables-some]
text = "some"
matches = [
    { game = "three-66", players = ["simple", "random", "random"], samples = 3 },
    { game = "na-66", players = ["simple", "random"], samples = 2 },
]
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TablePlan:
    monkeypatch.setattr(tables, "PLAN", tmp_path / "tables.toml")
    monkeypatch.setattr(tables, "RESULTS", tmp_path / "tables.jsonl")
    monkeypatch.setattr(tables, "CHUNK", 2)
    (tmp_path / "tables.toml").write_text(PLAN, encoding="utf-8")
    return read_tables(tmp_path / "tables.toml")


def test_what_is_missing_is_played_in_turn(plan: TablePlan) -> None:
    said: list[str] = []
    tables.play(plan, None, float("inf"), said.append)
    first, second = "three-66 simple,random,random", "na-66 simple,random"
    assert said == [f"{first}: 2 of 3", f"{second}: 2 of 2", f"{first}: 3 of 3"]
    kept = kept_results(plan)
    assert sorted(kept[first]) == [1, 2, 3]
    tables.play(plan, None, float("inf"), said.append)
    assert len(said) == 3


def test_no_time_no_deal(plan: TablePlan) -> None:
    tables.play(plan, None, -1.0, print)
    assert kept_results(plan) == {}


def test_a_changed_player_begins_anew(plan: TablePlan) -> None:
    tables.play(plan, None, float("inf"), print)
    tables.PLAN.write_text(PLAN.replace("[section", "[changed]\nsimple = 3\n\n[section", 1))
    assert kept_results(read_tables()) == {}
    tables.PLAN.write_text(PLAN.replace("[section", "[changed]\nnovice = 3\n\n[section", 1))
    assert len(kept_results(read_tables())) == 2
    tables.PLAN.write_text(PLAN.replace("version = 2", "version = 1"))
    assert kept_results(read_tables()) == {}


def test_the_table_says_what_was_played(plan: TablePlan) -> None:
    entry = {"version": 2, "match": "na-66 simple,random", "first": 1}
    rows = [[2.0, 1.0, 2, 1], [1.0, -1.0, 2, 2]]
    tables.RESULTS.write_text(json.dumps({**entry, "samples": rows}) + "\n", encoding="utf-8")
    kept = kept_results(plan)
    written = tables.table(plan.sections["tables-some"][1], kept)
    assert "| three-66 | `simple` | `random` | not yet run |  |  | 0 of 3 |" in written
    assert "+1.50 ± 0.98 | +0.00 ± 1.96 | 75 % (30 to 95) of 4 | 2 |" in written


def test_the_page_has_a_place_for_every_table() -> None:
    template = (Path(tables.__file__).parent / "template.md").read_text(encoding="utf-8")
    assert all(f"{{{{{name}}}}}" in template for name in parts())


def test_every_match_of_the_plan_can_be_played() -> None:
    for _, rows in read_tables().sections.values():
        assert all(match.terms.players for match in rows)


def test_a_section_can_be_chosen(plan: TablePlan, capsys: pytest.CaptureFixture[str]) -> None:
    assert plan.version == 2
    assert main(["--only", "nothing"]) == 0
    assert capsys.readouterr().out == ""
