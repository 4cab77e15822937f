"""What the page of the players' strength shows of the tables."""

import re
import shlex
from pathlib import Path
from statistics import mean

import pytest

from tests.tools.strength.tables.table_files import CALLS, CHEAP, HEAD, cells, store
from tools.strength.__main__ import Places
from tools.strength.__main__ import main as strength
from tools.strength.follies.judges import FOLLIES
from tools.strength.tables.__main__ import main
from tools.strength.tables.page import parts


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
        *("1 of 40", "0 of 60", "–", "–", "1 of 100 (1.0 %, 0.2 to 5.4)", "9", "1")
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
