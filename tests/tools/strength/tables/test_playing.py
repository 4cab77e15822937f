"""Playing what is missing of the tables, and keeping it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix_gui.ai.matches.playing import PlayedDeal, play_deal
from tests.tools.strength.tables.table_files import CALLS, CHEAP, HEAD, lines, store
from tools.strength import pairs
from tools.strength.selfplay import SelfPlay, played_games
from tools.strength.tables.__main__ import main
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


def interrupted_after(deals: int) -> Callable[..., PlayedDeal]:
    """Play some deals, then raise KeyboardInterrupt."""
    left = iter(range(deals))

    def play_or_break_off(*arguments: object) -> PlayedDeal:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_deal(*arguments)  # pyright: ignore[reportArgumentType] - as they come

    return play_or_break_off


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
