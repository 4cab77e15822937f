"""What the plan of the tables says is to be played."""

from pathlib import Path

import pytest

from tests.tools.strength.tables.table_files import CALLS, CHEAP, FOLLIES_TOO, HEAD, LEADS
from tools.strength.plan import PlanError
from tools.strength.seated import seated
from tools.strength.tables.__main__ import main
from tools.strength.tables.page import parts
from tools.strength.tables.plan import read_tables


def test_a_row_for_every_game_and_all_its_players(plan: Path) -> None:
    leads, calls, _ = read_tables(plan).sections
    assert [(row.game, *row.players, row.samples) for row in leads.rows] == [
        ("three-66", "simple", "random", 3),
        ("three-66", "random", "careful", 3),
        ("four-66", "simple", "random", 2),
        ("four-66", "random", "careful", 2),
    ]
    assert [(row.game, row.players, row.doubles) for row in calls.rows] == [
        ("bauernschnapsen", ("simple",), True)
    ]


def test_everything_is_played_once_and_the_cheap_players_beside(plan: Path) -> None:
    read = read_tables(plan)
    played = {row.key: row.samples for row in read.played()}
    assert played == {
        CHEAP: 33,
        "three-66 simple against random": 3,
        "three-66 random against careful": 3,
        "four-66 simple against careful": 22,
        "four-66 simple against random": 2,
        "four-66 random against careful": 2,
        "bauernschnapsen simple": 2,  # for both tables
        "bauernschnapsen random": 1,
        "four-66 simple": 1,
        "four-66 random": 1,
    }
    plan.write_text(HEAD + FOLLIES_TOO + CALLS, encoding="utf-8")
    assert {row.key: row.samples for row in read_tables(plan).played()}[
        "bauernschnapsen simple"
    ] == 2
    assert {row.game for row in read.played("tables-leads/four-66")} == {"four-66"}
    assert len(read.played("tables-leads/four-66")) == 3
    with pytest.raises(PlanError, match=r"no section “leads”\. There are: tables-leads, tables-c"):
        read.played("leads")


def test_a_row_is_as_new_as_its_newest_player(plan: Path) -> None:
    text = plan.read_text(encoding="utf-8").replace(
        "seed = 5", "seed = 5\nchanged = { casual = 4 }"
    )
    plan.write_text(text, encoding="utf-8")
    read = read_tables(plan)
    assert read.version_of(["simple", "casual:iterations=3"]) == 4
    assert read.version_of(["simple", "novice"]) == 2


def test_who_never_doubles_plays_another_match(tmp_path: Path) -> None:
    path = tmp_path / "tables.toml"
    path.write_text(f"{HEAD}{LEADS}doubling = false\n", encoding="utf-8")
    (section,) = read_tables(path).sections
    assert section.rows[0].key == "three-66 simple against random, no doubling"
    assert not section.rows[0].terms.doubles
    assert "--seed 5 --no-double" in parts(path, tmp_path / "none")["tables-leads"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEAD + LEADS.replace('"leads"', '"leaps"'), "“table” is to be one of leads, contracts"),
        (HEAD + LEADS.replace("four-66", "whist"), "there is no game named “whist”."),
        (HEAD + LEADS.replace("= 3", "= 0"), "“samples” is to be made of whole numbers"),
        (HEAD + LEADS.replace("{ three-66 = 3, four-66 = 2 }", "3"), "“samples” is to be a table"),
        (HEAD + LEADS.replace("{ three-66 = 3, four-66 = 2 }", "{}"), "“samples” is to name games"),
        (HEAD + LEADS + "doubling = 1\n", "“doubling” is to be true or false"),
        (HEAD + LEADS + "speed = 1\n", "tables-leads: “speed” means nothing here."),
        (HEAD + CALLS.replace('["simple"]', '[["a", "b"]]'), "“players” is to be made of texts."),
        (LEADS, "The plan: “players_version” is to be made of whole numbers"),
    ],
)
def test_refuses_a_plan_that_it_does_not_understand(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.toml"
    path.write_text(text, encoding="utf-8")
    assert main([], path, tmp_path / "none") == 1
    assert sentence in capsys.readouterr().err


def test_every_player_of_the_plan_exists() -> None:
    assert all(seated(name) for row in read_tables().played() for name in row.players)
