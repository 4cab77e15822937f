"""sixtysix-cli play: what it prints, what it writes, and what it refuses."""

import io
import re
import sys
from pathlib import Path

import pytest
from typing_extensions import override

from sixtysix_gui.ai.matches import runner
from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.ai.matches.results import Results
from sixtysix_gui.ai.matches.rotations import MatchTerms
from sixtysix_gui.ai.players.registry import players_of
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.cli import main
from sixtysix_gui.cli_commands.play_results import report_lines
from sixtysix_gui.cli_commands.streams import Progress
from sixtysix_gui.records import RightRecord, check_records, game_after
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.players.scripted_players import interrupted_after
from tests.helpers.rows import each_row

FAST = ("play", "--players", "simple,random")


def test_prints_points_interval_speed_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FAST, "--deals", "20", "--mirror", "--seed", "5"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    lines = output.out.splitlines()
    assert lines[0] == "simple against random: german-66, seed 5, mirrored"
    assert re.fullmatch(
        r"Game points per deal  \+\d\.\d{3} ± \d\.\d{3} \(95%, 20 pairs\)", lines[1]
    )
    assert re.fullmatch(r"Deals +40: simple \d+, random \d+, tied \d+", lines[2])
    assert re.fullmatch(r"Deals per second +\d+\.\d\d", lines[3])
    for name, line in zip(("simple", "random"), lines[5:], strict=True):
        assert re.fullmatch(rf"  {name} +(\d+\.\d ms +){{3}}\d+\.\d ms", line)


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    outputs: list[list[str]] = []
    for _ in range(2):
        main([*FAST, "--deals", "10", "--seed", "8", "--variant", "schnapsen"])
        outputs.append(capsys.readouterr().out.splitlines()[:3])
    assert outputs[0] == outputs[1]


def test_a_player_against_himself_is_shown_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "simple,simple", "--deals", "3", "--mirror"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "+0.000 ± 0.000" in lines[1]  # mirrored, the same play loses what it wins
    assert lines[5].startswith("  simple (1)")
    assert lines[6].startswith("  simple (2)")


@pytest.mark.parametrize("rules", rule_set_names(close=True))
def test_writes_records_that_are_right(rules: str, tmp_path: Path) -> None:
    file = tmp_path / "match.66r"
    status = main([*FAST, "--variant", rules, "--deals", "4", "--mirror", "--records", str(file)])
    assert status == 0
    checked = list(check_records(file.read_bytes()))
    records = [entry.record for entry in checked if isinstance(entry, RightRecord)]
    assert len(records) == len(checked) == 8
    assert [record.tag("A") for record in records] == ["simple", "random"] * 4
    assert [record.tag("B") for record in records] == ["random", "simple"] * 4
    assert [record.tag("Deal") for record in records] == list("11223344")
    assert {record.rules.name for record in records} == {rules}
    assert records[0].pack == records[1].pack
    assert records[0].tag("Code") == records[1].tag("Code") != records[2].tag("Code")


def test_honours_changes_to_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.66r"
    main([*FAST, "--rules", "out.mode=automatic", "--deals", "2", "--records", str(file)])
    assert "out.mode=automatic" in capsys.readouterr().out
    assert "out.mode=automatic" in file.read_text(encoding="utf-8")


def test_an_interrupted_match_shows_and_keeps_what_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "play_deal", interrupted_after(5))
    file = tmp_path / "match.66r"
    assert main([*FAST, "--deals", "50", "--mirror", "--records", str(file)]) == 130
    lines = capsys.readouterr().out.splitlines()
    assert "2 pairs" in lines[1]
    assert re.match(r"Deals +4:", lines[2])  # the half pair is of no use
    assert len(list(check_records(file.read_bytes()))) == 4


def test_a_match_interrupted_at_once_has_no_points_yet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "play_deal", interrupted_after(0))
    assert main([*FAST, "--deals", "50"]) == 130
    output = capsys.readouterr().out
    assert "none yet" in output
    assert output.splitlines()[-1] == "  random              none"


def test_whole_games_show_the_games_won_beside_the_points(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*FAST, "--games", "10", "--mirror", "--variant", "schnapsen"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "simple against random: schnapsen, seed 1, whole games, mirrored"
    won = r"Games won +\d+\.\d% \(95%: \d+\.\d% to \d+\.\d%, \d+ of 20\)"
    assert re.fullmatch(won, lines[1])
    points = r"Game points per deal  \+\d\.\d{3} ± \d\.\d{3} \(95%, 10 pairs\)"
    assert re.fullmatch(points, lines[2])
    assert re.fullmatch(r"Deals +\d+", lines[3])


def test_games_without_mirror_are_samples_by_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FAST, "--games", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "of 3)" in lines[1]
    assert "(95%, 3 games)" in lines[2]


@pytest.mark.parametrize("rules", rule_set_names(close=True))
def test_the_records_of_games_continue_from_deal_to_deal(rules: str, tmp_path: Path) -> None:
    file = tmp_path / "games.66r"
    players = ["--players", "random,random", "--variant", rules]
    status = main(["play", *players, "--games", "3", "--mirror", "--records", str(file)])
    assert status == 0
    checked = list(check_records(file.read_bytes()))  # follows the games by itself
    right = [entry.record for entry in checked if isinstance(entry, RightRecord)]
    records = [record for record in right if record.rules.close]
    assert len(records) == len(checked)
    games = [record.tag("Game") for record in records]
    assert list(dict.fromkeys(games)) == [
        f"{number}{change}" for number in (1, 2, 3) for change in ("", ", seats changed")
    ]
    for record, before in zip(records[1:], records, strict=False):
        if record.tag("Game") == before.tag("Game"):
            assert not game_after(before).is_over
        else:
            assert game_after(before).is_over
            assert record.tag("Deal") == "1"
    assert game_after(records[-1]).is_over


def test_an_interrupted_match_of_games_has_none_yet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(*_: object) -> tuple[PlayedDeal, ...]:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "play_game", break_off)
    assert main([*FAST, "--games", "5"]) == 130
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:4] == [
        "Games won             none yet",
        "Game points per deal  none yet",
        "Deals                 0",
    ]


def test_stored_games_go_on_and_are_no_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once, twice = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    match = [*FAST, "--mirror", "--seed", "3"]
    main([*match, "--games", "8", "--store", str(once)])
    whole = capsys.readouterr().out.splitlines()
    for games in ("5", "8"):
        assert main([*match, "--games", games, "--jobs", "2", "--store", str(twice)]) == 0
    resumed = capsys.readouterr().out.splitlines()[-len(whole) - 1 :]
    assert resumed[:4] == whole[:4]
    assert resumed[4].startswith("Played before ")
    assert twice.read_bytes() == once.read_bytes()
    assert main([*match, "--deals", "8", "--store", str(twice)]) == 2
    assert "games is true there, but not set here." in capsys.readouterr().err


def test_deals_and_games_at_the_same_time_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*FAST, "--deals", "5", "--games", "5"])
    assert "not allowed with" in capsys.readouterr().err


@each_row(
    ("arguments", "sentence"),
    [
        ([], "--players takes two names, as in expert,simple. Use --list to see all players."),
        (["--players", "simple"], "--players takes two names"),
        (["--players", "expert:worlds=0,simple"], "“worlds” of “expert” cannot be “0”"),
        (["--players", "expert,simple:worlds=1"], "“simple” has no option “worlds”."),
        (["--players", "simple,random,simple"], "--players takes two names"),
        (["--players", "simple,nobody"], "There is no player named “nobody”. Available: master"),
        (
            ["--players", "simple,random", "--variant", "whist"],
            "There is no rule set named “whist”",
        ),
        (["--players", "simple,random", "--rules", "deck.pack=7"], "deck.pack cannot be 7"),
    ],
)
def test_refuses_what_cannot_be_played(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    assert sentence in capsys.readouterr().err


@each_row("option", ["--deals", "--games", "--worlds", "--seed", "--iterations", "--jobs"])
@each_row("value", ["x", "-1", "1.5", "9999999999"])
def test_refuses_numbers_that_are_none(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main([*FAST, f"{option}={value}"])
    assert refused.value.code == 2
    assert f"“{value}” is not a whole number" in capsys.readouterr().err


def test_no_more_processes_than_a_system_can_wait_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*FAST, "--jobs=61"])
    assert "“61” is not a whole number from 1 to 60" in capsys.readouterr().err


def test_lists_all_players_and_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name, kind in players_of(rule_set()).items():
        place = lines.index(f"{name}: {kind.meaning}")
        for option in kind.options:
            place += 1
            assert lines[place] == f"  {option.name}={option.values.form}: {option.meaning}"


def test_players_are_named_with_their_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.66r"
    players = "expert:worlds=1, expert: worlds=02"
    arguments = ["play", "--players", players, "--deals", "1", "--iterations", "5"]
    assert main([*arguments, "--records", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == ("expert:worlds=1 against expert:worlds=2: german-66, seed 1, iterations 5")
    assert [line.split()[0] for line in lines[-2:]] == ["expert:worlds=1", "expert:worlds=2"]
    (checked,) = check_records(file.read_bytes())
    assert isinstance(checked, RightRecord)
    assert checked.record.tag("B") == "expert:worlds=2"


def test_columns_stay_in_line_beside_long_names() -> None:
    players = (PlayerSpec("expert", (("a_long_option", "a_long_word"),)), PlayerSpec("simple"))
    terms = MatchTerms(players, rule_set(), 1, mirrored=False)
    results = Results(seconds={0: [0.5], 1: [0.5]})
    head, first, second = list(report_lines(terms, results, 1.0))[-3:]
    column = head.index("mean")
    for line in (first, second):
        assert line[column - 1] == " "
        assert line[column].isdigit()


def test_several_processes_print_write_and_store_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs: list[object] = []
    for jobs in ("1", "2"):
        store, records = tmp_path / f"{jobs}.jsonl", tmp_path / f"{jobs}.66r"
        files = ["--store", str(store), "--records", str(records)]
        assert main([*FAST, "--deals", "20", "--mirror", "--jobs", jobs, *files]) == 0
        printed = capsys.readouterr().out.splitlines()[:3]
        outputs.append((printed, store.read_bytes(), records.read_bytes()))
    assert outputs[0] == outputs[1]


def test_a_stored_match_goes_on_where_it_was_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    once, twice = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    match = [*FAST, "--deals", "12", "--mirror"]
    main([*match, "--store", str(once)])
    whole = capsys.readouterr().out.splitlines()
    with monkeypatch.context() as patch:
        patch.setattr(runner, "play_deal", interrupted_after(9))
        assert main([*match, "--store", str(twice)]) == 130
    with twice.open("ab") as file:
        file.write(b'[5,"+1')  # as a killed program leaves it
    capsys.readouterr()
    assert main([*match, "--store", str(twice)]) == 0
    resumed = capsys.readouterr().out.splitlines()
    assert resumed[:3] == whole[:3]
    assert resumed[3] == "Played before         8 of them"
    assert twice.read_bytes() == once.read_bytes()


def test_a_shorter_match_takes_no_more_of_the_store_than_its_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "match.jsonl"
    main([*FAST, "--deals", "12", "--store", str(store)])
    before = store.read_bytes()
    main([*FAST, "--deals", "5"])
    main([*FAST, "--deals", "5", "--store", str(store)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[-8:-5] == lines[-15:-12]
    assert store.read_bytes() == before


def test_the_store_of_another_match_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "match.jsonl"
    main([*FAST, "--deals", "2", "--store", str(store)])
    before = store.read_bytes()
    assert main([*FAST, "--deals", "2", "--seed", "2", "--store", str(store)]) == 2
    assert "--store: " in (error := capsys.readouterr().err)
    assert "seed is 1 there, but 2 here. Choose a new file." in error
    assert store.read_bytes() == before


def test_never_writes_over_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "precious.66r"
    file.write_text("precious", encoding="utf-8")
    assert main([*FAST, "--deals", "1", "--records", str(file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_folder_that_is_missing_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FAST, "--records", str(tmp_path / "no" / "match.66r")]) == 2
    assert "cannot be written: No such file or directory" in capsys.readouterr().err


class Terminal(io.StringIO):
    @override
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([0.0, 0.1, 30.0, 90.0])
    monkeypatch.setattr("sixtysix_gui.cli_commands.streams.time.monotonic", lambda: next(seconds))
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = Progress(12)
    for done in (0, 3, 9):
        progress.show(done)
    progress.close()
    shown = [line.replace("\x1b[K", "") for line in terminal.getvalue().split("\r")]
    assert shown == [
        "",
        "deal 3 of 12, about 1 min 30 s to go",
        "deal 9 of 12, about 30 s to go",
        "",
    ]


def test_what_was_done_before_does_not_shorten_the_time_to_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = iter([0.0, 30.0, 60.0])
    monkeypatch.setattr("sixtysix_gui.cli_commands.streams.time.monotonic", lambda: next(seconds))
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = Progress(12, already=6)
    progress.show(6)
    progress.show(8)
    shown = [line.replace("\x1b[K", "") for line in terminal.getvalue().split("\r")]
    assert shown == ["", "deal 6 of 12", "deal 8 of 12, about 2 min 0 s to go"]


def test_progress_is_silent_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    progress = Progress(12)
    progress.show(3)
    progress.close()
    assert isinstance(sys.stderr, io.StringIO)
    assert sys.stderr.getvalue() == ""
