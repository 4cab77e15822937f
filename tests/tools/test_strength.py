"""The page of the players' strength: what is played for it, and what it says."""

import json
import re
import shlex
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.ai.matches import runner
from sixtysix_gui.ai.players.registry import UnknownPlayerError, player_spec, players_of
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.cli import main as command_line
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.players.scripted_players import interrupted_after
from tests.helpers.rows import each_row
from tools.strength.__main__ import Places, main
from tools.strength.page import page
from tools.strength.plan import Match, Plan, PlanError, read_plan
from tools.strength.results import ResultsFile
from tools.strength.tables.page import parts

PLAN = """
players_version = 2

[section.levels]
table = "cross"
players = ["simple", "random", "nobody"]
rules = ["german-66", "schnapsen"]
seeds = [1]
unit = "deals"
pairs = 10
chunk = 4

[section.games]
table = "neighbours"
players = ["simple", "random"]
rules = ["schnapsen"]
seeds = [1]
unit = "games"
pairs = 3
chunk = 2

[section.again]
table = "list"
matches = [["simple", "random"]]
rules = ["german-66"]
seeds = [1, 2]
unit = "deals"
pairs = 6
chunk = 4
"""
TEMPLATE = "Players {{players-version}}\n\n{{levels}}\n\n{{games}}\n\n{{again}}\n"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    found = Places(
        tmp_path / "plan.toml",
        tmp_path / "template.md",
        tmp_path / "results.jsonl",
        tmp_path / "page.md",
    )
    found.plan.write_text(PLAN, encoding="utf-8")
    found.template.write_text(TEMPLATE, encoding="utf-8")
    return found


def lines_of(places: Places) -> list[str]:
    """The lines of the results, the head left out."""
    return places.results.read_text(encoding="utf-8").splitlines()[1:]


def store(places: Places, part: str, players: tuple[str, str], points: str, seed: int = 1) -> None:
    """Write the points of a match by hand, behind its terms as docs/command-line.md has them."""
    (match,) = (
        match
        for match in read_plan(places.plan).matches(part)
        if (match.players, match.seed) == (players, seed)
    )
    games = ',"games":true' if match.games else ""
    line = (
        f'{{"players":["{players[0]}","{players[1]}"],"rules":"{match.rules}","seed":{seed},'
        f'"mirrored":true,"worlds":48,"iterations":null{games},"points":"{points}"}}\n'
    )
    if not places.results.exists():
        places.results.write_text('{"format":2,"players_version":2}\n', encoding="utf-8")
    with places.results.open("a", encoding="utf-8") as file:
        file.write(line)


def rows(places: Places) -> list[list[str]]:
    text = places.page.read_text(encoding="utf-8")
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|") and "---" not in line
    ]


def test_nothing_is_claimed_before_anything_was_played(places: Places) -> None:
    assert main(["--render"], places) == 0
    text = places.page.read_text(encoding="utf-8")
    assert text.startswith("Players 2\n\n### german-66\n")
    assert not re.search(r"[+-]\d|\d%", "".join(map("".join, rows(places)[1:4])))
    assert rows(places)[:4] == [
        ["", "`simple`", "`random`", "`nobody`"],
        ["`simple`", "", "not yet run", "not yet run"],
        ["`random`", "not yet run", "", "not yet run"],
        ["`nobody`", "not yet run", "not yet run", ""],
    ]
    assert rows(places)[9] == ["`simple`", "`random`", "1", "not yet run", "", "", "0"]
    assert not places.results.exists()


def test_a_cross_table_shows_a_match_from_both_sides(places: Places) -> None:
    # pairs 1.5, 1, -0.5, 1: mean 0.75, variance (0.5625 + 0.0625 + 1.5625 + 0.0625) / 3 = 0.75,
    # half width 1.96 * sqrt(0.75 / 4) = 0.8487
    store(places, "levels/german-66", ("simple", "random"), "+2+1+1+1-2+1+1+1")
    store(places, "levels/schnapsen", ("random", "nobody"), "+0+1")
    main(["--render"], places)
    assert [row[1:] for row in rows(places)[1:3]] == [
        ["", "+0.75 ± 0.85 (4)", "not yet run"],
        ["-0.75 ± 0.85 (4)", "", "not yet run"],
    ]
    assert [row[3] for row in rows(places)[5:7]] == ["not yet run", "+0.50, no interval (1)"]
    assert rows(places)[7][2] == "-0.50, no interval (1)"


def test_no_more_is_counted_than_is_planned(places: Places) -> None:
    store(places, "levels/german-66", ("simple", "random"), "+1+0" * 10 + "+3+3")
    main(["--render"], places)
    assert rows(places)[1][2] == "+0.50 ± 0.00 (10)"
    assert rows(places)[2][1] == "-0.50 ± 0.00 (10)"


def test_games_are_shown_with_their_share(places: Places) -> None:
    # won 3 of 4; Wilson: (3 + 1.92) / 7.84 ± 1.96 * sqrt(0.75 + 0.9604) / 7.84
    # gp/deal: -2 in 12 deals and 11 in 12 deals: 0.375; residuals -6.5 and 6.5,
    # half width 1.96 * sqrt(84.5 / 2) / 12 = 1.0617
    store(places, "games", ("simple", "random"), "+7+3+6+2+8+6+7+0+4+9+5+8")
    main(["--render"], places)
    shown = ["75.0%", "30.1% to 95.4%", "+0.38 ± 1.06", "2 of 3"]
    assert rows(places)[9] == ["`simple`", "`random`", "1", *shown]


def test_seeds_are_shown_one_by_one_and_together(places: Places) -> None:
    store(places, "again", ("simple", "random"), "+1+1" * 6, seed=1)
    store(places, "again", ("simple", "random"), "-1-1-1-1-1-1", seed=2)
    main(["--render"], places)
    assert [row[2:] for row in rows(places)[-3:]] == [
        ["1", "+1.00 ± 0.00", "6"],
        ["2", "-1.00 ± 0.00", "3 of 6"],
        ["1, 2", "+0.33 ± 0.65", "9 of 12"],  # 1.96 * sqrt(8 / 8 / 9)
    ]


def test_the_results_of_other_players_do_not_count(places: Places) -> None:
    store(places, "games", ("simple", "random"), "+7+3+6+2+8+6")
    places.plan.write_text(PLAN.replace("= 2", "= 3", 1), encoding="utf-8")
    main(["--render"], places)
    assert rows(places)[9][3] == "not yet run"


def test_plays_by_turns_what_is_missing_and_says_who_is_not_there(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], places) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Left out: There is no player named “nobody”.")
    done = [re.sub(": [+-].*", "", line) for line in said[1:]]
    match = "simple against random"
    assert done == [
        f"levels/german-66, seed 1: {match}, 4 of 10 pairs",
        f"levels/schnapsen, seed 1: {match}, 4 of 10 pairs",
        f"games/schnapsen, seed 1: {match}, 2 of 3 pairs",
        # again/german-66 with seed 1 is the match of levels/german-66
        f"again/german-66, seed 2: {match}, 4 of 6 pairs",
        f"levels/german-66, seed 1: {match}, 8 of 10 pairs",
        f"levels/schnapsen, seed 1: {match}, 8 of 10 pairs",
        f"games/schnapsen, seed 1: {match}, 3 of 3 pairs",
        f"again/german-66, seed 2: {match}, 6 of 6 pairs",
        f"levels/german-66, seed 1: {match}, 10 of 10 pairs",
        f"levels/schnapsen, seed 1: {match}, 10 of 10 pairs",
    ]
    stored = lines_of(places)
    assert len(stored) == len(set(stored)) == 4
    main([], places)
    assert capsys.readouterr().out.splitlines() == said[:1]
    assert lines_of(places) == stored


def test_the_commands_on_the_page_give_its_numbers(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--jobs", "2"], places)
    text = places.page.read_text(encoding="utf-8")
    commands = re.findall(r"^    sixtysix-cli (.*)$", text, re.MULTILINE)
    assert len(commands) == 4
    first = [rows(places)[1][2], rows(places)[5][2], rows(places)[9][5], rows(places)[11][3]]
    for command, shown in zip(commands, first, strict=True):
        capsys.readouterr()
        assert command_line(shlex.split(command)) == 0
        output = capsys.readouterr().out
        found = re.search(r"per deal +([+-][\d.]+) ± ([\d.]+) ", output)
        there = re.match(r"([+-][\d.]+) ± ([\d.]+)", shown)
        if found is None or there is None:
            pytest.fail(f"{output} {shown}")
        for printed, on_page in zip(found.groups(), there.groups(), strict=True):
            assert float(on_page) == pytest.approx(float(printed), abs=0.0056)
    share = re.search(r"Games won +([\d.]+%) \(95%: (.*?),", output := played_games(capsys))
    assert share is not None, output
    assert [share[1], share[2]] == rows(places)[9][3:5]


def played_games(capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    command_line(shlex.split("play --players simple,random --variant schnapsen --games 3 --mirror"))
    return capsys.readouterr().out


def test_an_interrupted_run_shows_what_it_has_and_goes_on(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Places(places.plan, places.template, places.results.with_suffix(".x"), places.page)
    main(["--only", "levels"], whole)
    expected = rows(places)
    with monkeypatch.context() as patch:
        patch.setattr(runner, "play_deal", interrupted_after(13))
        assert main(["--only", "levels"], places) == 130
    assert rows(places)[1][2].endswith(" (4)")
    assert rows(places)[5][2].endswith(" (2)")  # a pair is not divided
    assert main(["--only", "levels"], places) == 0
    assert rows(places) == expected


def test_only_one_table_is_played(places: Places) -> None:
    assert main(["--only", "levels/schnapsen"], places) == 0
    assert [json.loads(line)["rules"] for line in lines_of(places)] == ["schnapsen"]


def test_says_what_is_wrong(places: Places, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "nothing"], places) == 1
    assert "The plan has no section “nothing”." in capsys.readouterr().err
    store(places, "games", ("simple", "random"), "damaged")
    assert main(["--render"], places) == 1
    assert "is damaged in line 2" in capsys.readouterr().err
    places.results.unlink()
    places.plan.write_text(PLAN.replace("random", "expert:worlds=02"), encoding="utf-8")
    assert main([], places) == 1
    assert "has to write “expert:worlds=02” as “expert:worlds=2”" in capsys.readouterr().err


@each_row(
    ("template", "sentence"),
    [
        (TEMPLATE.replace("{{games}}", ""), "The template has no “games”."),
        (TEMPLATE + "{{speed}}", "The plan has no “speed”."),
    ],
)
def test_template_and_plan_have_the_same_sections(
    template: str, sentence: str, places: Places
) -> None:
    with pytest.raises(PlanError) as refused:
        page(read_plan(places.plan), ResultsFile(places.results, 2), template)
    assert str(refused.value) == sentence


def test_the_page_of_the_project_is_what_its_results_say() -> None:
    places = Places()
    plan = read_plan(places.plan)
    template = places.template.read_text(encoding="utf-8")
    written = places.page.read_text(encoding="utf-8")
    again = "python -m tools.strength --render writes it anew"
    results = ResultsFile(places.results, plan.version)
    assert page(plan, results, template, parts()) == written, again


def test_no_two_matches_share_a_name_unless_they_are_the_same() -> None:
    found: dict[str, Match] = {}
    for match in read_plan(Places().plan).matches():
        other = found.setdefault(match.name, match)
        assert other.terms == match.terms


def matches_with_results() -> list[Match]:
    """The matches of the project that have been played, by players that there are."""
    plan = read_plan(Places().plan)
    found = {match.name: match for match in plan.matches()}
    file = ResultsFile(Places().results, plan.version)
    return [
        match
        for match in found.values()
        if file.samples(match.terms)
        and all(name.split(":")[0] in players_of(rule_set()) for name in match.players)
    ]


@pytest.mark.identical
@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("match", matches_with_results(), ids=lambda match: match.name)
def test_the_players_still_play_as_they_were_measured(match: Match) -> None:
    stored = results_of_project(match)
    assert 1 in stored
    players = tuple(player_spec(name, match.terms.rules) for name in match.players)
    (first,) = runner.samples(replace(match.terms, players=players), 1)
    sentence = "a player plays differently: raise players_version in tools/strength/plan.toml"
    assert first.points(games=match.games) == stored[1], sentence


def results_of_project(match: Match) -> Mapping[int, tuple[int, ...]]:
    return ResultsFile(Places().results, read_plan(Places().plan).version).samples(match.terms)


# The plan of the matches: which ones it makes, and what it refuses.


HEAD = "players_version = 3\n"
REST = 'rules = ["schnapsen", "german-66"]\nseeds = [1, 4]\nunit = "deals"\npairs = 5\nchunk = 2\n'
CROSS = '[section.levels]\ntable = "cross"\nplayers = ["a", "b", "c"]\n' + REST
GAMES = REST.replace("deals", "games")
NEIGHBOURS = '[section.next]\ntable = "neighbours"\nplayers = ["a", "b", "c"]\n' + GAMES
LIST = '[section.parts]\ntable = "list"\nmatches = [["a:x=1", "b"], ["b", "a"]]\n' + REST


def plan(tmp_path: Path, text: str) -> Plan:
    path = tmp_path / "plan.toml"
    path.write_text(text, encoding="utf-8")
    return read_plan(path)


@pytest.mark.parametrize(
    ("section", "players"),
    [
        (CROSS, [("a", "b"), ("a", "c"), ("b", "c")]),
        (NEIGHBOURS, [("a", "b"), ("b", "c")]),
        (LIST, [("a:x=1", "b"), ("b", "a")]),
    ],
)
def test_a_section_plays_its_matches_under_all_its_rules_and_seeds(
    section: str, players: list[tuple[str, str]], tmp_path: Path
) -> None:
    found = plan(tmp_path, HEAD + section)
    assert found.version == 3
    assert [(match.rules, match.players, match.seed) for match in found.matches()] == [
        (rules, pair, seed)
        for rules in ("schnapsen", "german-66")
        for pair in players
        for seed in (1, 4)
    ]
    assert {(match.pairs, match.chunk) for match in found.matches()} == {(5, 2)}
    assert {match.games for match in found.matches()} == {section is NEIGHBOURS}


def test_a_part_of_the_plan_can_be_chosen(tmp_path: Path) -> None:
    found = plan(tmp_path, HEAD + CROSS + LIST)
    assert len(found.matches()) == 12 + 8
    assert {match.section for match in found.matches("parts")} == {"parts"}
    assert {match.rules for match in found.matches("levels/german-66")} == {"german-66"}
    assert len(found.matches("levels/german-66")) == 6
    for name in ("", "level", "levels/whist", "levels/"):
        with pytest.raises(PlanError, match=r"has no section .*\. There are: levels, parts\."):
            found.matches(name)


def test_a_match_has_its_terms_its_file_and_its_command(tmp_path: Path) -> None:
    match = plan(tmp_path, HEAD + LIST).matches("parts")[1]
    assert match.terms.described() == {
        "players": ["a:x=1", "b"],
        "rules": "schnapsen",
        "seed": 4,
        "mirrored": True,
        "worlds": 48,
        "iterations": None,
    }
    assert match.name == "schnapsen/a:x=1--b--deals-4"
    assert match.command == (
        "sixtysix-cli play --players a:x=1,b --variant schnapsen --deals 5 --mirror --seed 4"
    )
    (game, *_) = plan(tmp_path, HEAD + NEIGHBOURS).matches()
    assert game.terms.games
    assert game.name == "schnapsen/a--b--games-1"
    assert "--games 5 --mirror" in game.command


@each_row(
    ("text", "sentence"),
    [
        (CROSS, "The plan: “players_version” is to be made of whole numbers"),
        (HEAD + CROSS.replace("= 2", "= 0"), "levels: “chunk” is to be made of whole numbers"),
        (HEAD + CROSS.replace("= 2", "= true"), "levels: “chunk” is to be made of whole numbers"),
        (HEAD, "The plan: “section” is to be a table"),
        (HEAD + "section.x = 1", "The plan: “section” is to be a table"),
        (HEAD + CROSS.replace("levels", '"../up"'), "“section” is to be a table"),
        (HEAD + "speed = 1\n" + CROSS, "The plan: “speed” means nothing here."),
        (HEAD + CROSS + "speed = 1\n", "levels: “speed” means nothing here."),
        (HEAD + CROSS.replace("cross", "round"), "levels: “table” is to be one of cross,"),
        (HEAD + CROSS.replace("deals", "tricks"), "levels: “unit” is to be one of deals, games."),
        (HEAD + CROSS.replace("deals", "games"), "levels: a cross-table is one of deals."),
        (HEAD + CROSS.replace('"b"', "7"), "levels: “players” is to be made of texts."),
        (HEAD + CROSS.replace("[1, 4]", "[]"), "levels: “seeds” is to be a list."),
        (HEAD + CROSS.replace("4]", "-4]"), "levels: “seeds” is to be made of whole numbers"),
        (HEAD + CROSS.replace("schnapsen", "whist"), "there is no rule set named “whist”."),
        (HEAD + LIST.replace('["b", "a"]', '["b"]'), "parts: “matches” is to be made of pairs"),
        ("players_version = ", "cannot be read"),
    ],
)
def test_refuses_a_plan_that_it_does_not_understand(
    text: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(PlanError) as refused:
        plan(tmp_path, text)
    assert sentence in str(refused.value)


def test_refuses_a_plan_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match="cannot be read"):
        read_plan(tmp_path / "plan.toml")


def test_the_plan_writes_its_players_as_the_program_does() -> None:
    for match in read_plan(Places().plan).matches():
        for written in match.players:
            try:
                spec = player_spec(written, rule_set())
            except UnknownPlayerError:
                continue
            except PlayerSpecError as error:
                pytest.fail(str(error))
            assert str(spec) == written
