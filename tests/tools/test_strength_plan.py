"""The plan of the matches: which ones it makes, and what it refuses."""

from pathlib import Path

import pytest

from sixtysix_gui.ai.players.registry import UnknownPlayerError, player_spec
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.rules.sets.rules import rule_set
from tools.strength.__main__ import Places
from tools.strength.plan import Plan, PlanError, read_plan

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


@pytest.mark.parametrize(
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
