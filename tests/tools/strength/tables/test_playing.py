"""Playing what is missing of the tables, and keeping it."""

import re
import shlex
from pathlib import Path
from statistics import mean

import pytest

from tests.helpers.players.scripted_players import interrupted_after
from tests.helpers.rows import each_row
from tests.tools.strength.tables.table_files import (
    CALLS,
    CHEAP,
    FOLLIES_TOO,
    HEAD,
    LEADS,
    cells,
    lines,
    store,
)
from tools.strength import pairs
from tools.strength.__main__ import Places
from tools.strength.__main__ import main as strength
from tools.strength.follies.judges import FOLLIES
from tools.strength.plan import PlanError
from tools.strength.seated import seated
from tools.strength.selfplay import SelfPlay, played_games
from tools.strength.tables.__main__ import main
from tools.strength.tables.page import parts
from tools.strength.tables.plan import Row, read_tables
from tools.strength.tables.results import TableResults
from tools.strength.tables.samples import Sampler
from tools.strength.yardsticks.names import SEARCHING


def test_what_is_missing_is_played_by_turns(
    plan: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--only", "tables-leads/three-66"], plan, kept) == 0
    first, second = "three-66 simple against random", "three-66 random against careful"
    assert capsys.readouterr().out.splitlines() == [
        *(f"{CHEAP}: 9 of 33", f"{first}: 1 of 3", f"{second}: 1 of 3"),
        *(f"{CHEAP}: 17 of 33", f"{first}: 2 of 3", f"{second}: 2 of 3"),
        *(f"{CHEAP}: 25 of 33", f"{first}: 3 of 3", f"{second}: 3 of 3"),
        f"{CHEAP}: 33 of 33",
    ]
    assert {name: len(samples) for name, samples in lines(kept).items()} == {
        **{CHEAP: 33, first: 3, second: 3}
    }
    before = kept.read_bytes()
    assert main(["--only", "tables-leads/three-66"], plan, kept) == 0
    assert (capsys.readouterr().out, kept.read_bytes()) == ("", before)


def test_a_run_that_was_broken_off_goes_on_where_it_ended(
    plan: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = ["--only", "tables-leads/four-66"]
    whole = kept.with_suffix(".whole")
    main(order, plan, whole)
    with monkeypatch.context() as patch:
        patch.setattr(pairs, "play_deal", interrupted_after(5))
        assert main(order, plan, kept) == 130
    assert {name: len(samples) for name, samples in lines(kept).items()} == {
        "four-66 simple against careful": 2  # of two deals each
    }
    assert main(order, plan, kept) == 0
    assert lines(kept) == lines(whole)


def test_two_processes_play_the_same(plan: Path, kept: Path) -> None:
    other = kept.with_suffix(".two")
    for path, jobs in ((kept, "1"), (other, "2")):
        assert main(["--only", "tables-follies", "--jobs", jobs], plan, path) == 0
    assert lines(kept) == lines(other)
    assert len(lines(kept)) == 4


def test_a_game_is_kept_as_what_is_called_in_it(plan: Path, kept: Path) -> None:
    main(["--only", "tables-calls"], plan, kept)
    for number, sample in enumerate(lines(kept)["bauernschnapsen simple"]):
        assert isinstance(sample, dict)
        deals = played_games(SelfPlay("bauernschnapsen", "simple", 5), number + 1, 1)
        assert sample["games"] == 1
        assert sample["simple"] == sum(
            deal.outcome.end.contract == "simple" for deal in deals[-sample["deals"] :]
        )


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("players_version = 2", "players_version = 3", 0),
        ("seed = 5", "seed = 6", 0),
        ("seed = 5", "seed = 5\nchanged = { random = 3 }", 1),
        ("seed = 5", "seed = 5\nchanged = { novice = 3 }", 3),
    ],
)
def test_what_other_players_have_played_does_not_count(
    old: str, new: str, left: int, plan: Path, kept: Path
) -> None:
    main(["--only", "tables-leads/three-66"], plan, kept)
    plan.write_text(plan.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    rows = read_tables(plan).played("tables-leads/three-66")
    results = TableResults(rows, kept)
    assert sum(results.count(row) > 0 for row in rows) == left
    results.write()
    assert len(lines(kept)) == left


@pytest.mark.parametrize("line", ["{", "[]", '{"row": "x"}', '{"samples": 1}'])
def test_results_that_are_none_are_refused(
    line: str, plan: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store(kept, "x", [])
    with kept.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    assert main([], plan, kept) == 1
    assert "is damaged in line 2." in capsys.readouterr().err


def test_says_who_is_not_there(plan: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan.write_text(HEAD + CALLS.replace("simple", "nobody"), encoding="utf-8")
    assert main([], plan, kept) == 1
    assert "There is no player named “nobody”." in capsys.readouterr().err
    assert not kept.exists() or not kept.read_text(encoding="utf-8")


def rows_with_results() -> list[Row]:
    """The matches that were played, but for those of yardsticks that are slow unless compiled."""
    rows = [row for row in read_tables().played() if row.is_match]
    results = TableResults(rows)
    return [row for row in rows if results.count(row) and not {*row.players} & {*SEARCHING}]


@pytest.mark.identical
@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("row", rows_with_results(), ids=lambda row: row.key)
def test_the_players_still_play_as_they_were_measured(row: Row) -> None:
    stored = TableResults([row]).leads(row)[0]
    sentence = "a player plays differently: raise players_version in tools/strength/tables.toml"
    assert Sampler([(row, 1)])(0) == stored, sentence


# What the page of the players' strength shows of the tables.


def test_nothing_is_claimed_before_anything_was_played(plan: Path, kept: Path) -> None:
    found = parts(plan, kept)
    assert cells(found["tables-leads"])[0] == [
        *("three-66", "`simple`", "`random`", "not yet run", "0 of 3")
    ]
    assert cells(found["tables-calls"]) == [
        ["bauernschnapsen", "`simple`", "not yet run", "", "", "", "", "", "", "0", "0 of 2"]
    ]
    assert not re.search(r"±|%", "".join(found.values()))
    assert (found["tables-version"], found["tables-seed"]) == ("2", "5")
    assert not kept.exists()


def test_a_lead_is_shown_with_two_standard_errors(plan: Path, kept: Path) -> None:
    store(kept, "three-66 simple against random", [1.0, 2.0, 3.0, 9.0])  # one more than planned
    store(kept, "four-66 simple against random", [0.5])
    found = cells(parts(plan, kept)["tables-leads"])
    # variance 1, so 2 * sqrt(1 / 3)
    assert found[0][3:] == ["+2.00 ± 1.15", "3"]
    assert found[2][3:] == ["+0.50, no interval", "1 of 2"]


def test_the_luck_of_the_cheap_players_is_taken_off(plan: Path, kept: Path) -> None:
    # The leads follow the luck in their deals exactly, at a slope of 2; all 33 have a mean of 0.1.
    luck, more = [1.0, -1.0, 0.0], [0.11] * 30
    store(kept, CHEAP, [*luck, *more])
    store(kept, "three-66 simple against random", [4.0, 0.0, 2.0])
    shift = 2 * (mean(luck) - mean([*luck, *more]))
    left = (3 / 33) ** 0.5 * 2 * (4 / 3) ** 0.5
    (shown, pairs_played) = cells(parts(plan, kept)["tables-leads"])[0][3:]
    assert shown == f"{2 - shift:+.2f} ± {left:.2f}"
    assert pairs_played == "3"


def test_calls_and_follies_are_added_up(plan: Path, kept: Path) -> None:
    first = {"deals": 12, "games": 1, "deals of games": 12, "contract": 5, "contract made": 4}
    second = {
        **{"deals": 9, "contract": 3, "contract made": 2},  # came to no end
        **{"simple": 4, "simple doubled 1": 2, "simple doubled 2": 1, "simple won by doublers": 1},
        **{"bare-ten": 1, "bare-ten possible": 40, "thrown possible": 60},
    }
    store(kept, "bauernschnapsen simple", [first, second])
    found = parts(plan, kept)
    (calls,) = cells(found["tables-calls"])
    assert [cell.split(" (")[0] for cell in calls[2:]] == [
        *("12.0", "6 of 8", "0 of 8", "–", "2 of 4", "1 of 2", "1 of 2", "21", "2")
    ]
    # The table of follies wants the first game only.
    assert cells(found["tables-follies"])[0][2:] == ["–", "–", "–", "–", "0 of 0", "12", "1"]
    store(kept, "four-66 simple", [second])
    assert cells(parts(plan, kept)["tables-follies"])[2][2:] == [
        *("1 of 40", "0 of 60", "–", "–", "1 of 100 (1.0%, 0.2 to 5.4)", "9", "1")
    ]


@pytest.mark.parametrize(
    ("kind", "game", "counts", "shown"),
    [
        ("bids", "na-66", {"bid": 3, "bid made": 2}, ["–", "3 of 4", "2 of 3"]),
        ("forehand", "three-66", {"forehand names trump": 1}, ["–", "1 of 4"]),
    ],
)
def test_other_words_are_shown(
    kind: str, game: str, counts: dict[str, int], shown: list[str], plan: Path, kept: Path
) -> None:
    text = CALLS.replace("contracts", kind).replace("bauernschnapsen", game)
    plan.write_text(HEAD + text, encoding="utf-8")
    store(kept, f"{game} simple", [{"deals": 4, **counts}])
    (row,) = cells(parts(plan, kept)["tables-calls"])
    assert [cell.split(" (")[0] for cell in row[2:-2]] == shown
    assert row[-2:] == ["4", "1 of 2"]


def test_the_commands_on_the_page_give_its_numbers(
    plan: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], plan, kept) == 0
    printed: list[str] = []
    found = parts(plan, kept)
    for text in found.values():
        for command in re.findall(r"^    python -m tools\.strength (.*)$", text, re.MULTILINE):
            capsys.readouterr()
            assert strength([*shlex.split(command), "--jobs", "1"]) == 0
            printed.append(capsys.readouterr().out)
    leads, calls, follies = printed
    lead = re.match(r"([+-][\d.]+) ± ([\d.]+)", cells(found["tables-leads"])[0][3])
    told = re.search(r"taken off: ([+-][\d.]+) ± ([\d.]+)", leads)
    assert lead is not None
    assert told is not None
    for shown, said in zip(lead.groups(), told.groups(), strict=True):
        assert float(shown) == pytest.approx(float(said), abs=0.0056)
    row = cells(found["tables-calls"])[0]
    assert f"deals: {row[-2]}\n" in calls
    assert f"contracts made: {row[3]}\n" in calls
    assert f"simple games: Kontra: {row[6]}\n" in calls
    for folly, cell in zip(FOLLIES, cells(found["tables-follies"])[0][2:], strict=False):
        assert f"{folly.title}: {cell} (" in follies or cell == "–"


def test_the_page_has_a_place_for_every_table() -> None:
    template = Places().template.read_text(encoding="utf-8")
    assert all(f"{{{{{name}}}}}" in template for name in parts())


# What the plan of the tables says is to be played.


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


@each_row(
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
