"""The commands know the games for three and four (many.md)."""

import json
import re
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from sixtysix_gui.cli import main
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.rows import each_row

RECORDS = Path(__file__).parents[1] / "golden" / "records-many"
CODE = "ABCDE-FGHJK-LMNPR-STWXY"
GAMES = rule_set_names(close=False)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> list[str]:
    assert main(arguments) == status
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err


def test_records_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    name = str(RECORDS / "worked-three-66.66r")
    assert printed(capsys, "check", name) == [f"{name}:1 ok three-66 A:-2,B:3,C:-1 count"]
    (line,) = printed(capsys, "check", "--json", name)
    assert json.loads(line)["totals"] == [14, 88, 38]


@each_row("game", GAMES)
def test_every_card_of_a_deal_is_shown_once(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "deal", CODE, "--variant", game)
    lines = dict(re.split("  +", line, maxsplit=1) for line in text)
    rules = rule_set(game)
    assert len(lines["Pack"].split()) == len(rules.pack)
    dealt = [card for line in text if line.startswith("Hand") for card in line.split()[2:]]
    rest = [*lines.get("Widow", "").split(), *lines.get("Talon", "").split()]
    turn_up = [lines["Trump card"]] if "Trump card" in lines else []
    assert sorted([*dealt, *rest, *turn_up]) == sorted(lines["Pack"].split())


def test_where_the_deal_begins(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "deal", CODE, "--variant", "three-66", "--dealer", "C")
    assert lines[3:] == [
        "Pack        AC 9D TC KD KC JS AD QH AS 9H JH 9C 9S TS QD AH JD QC KS KH JC QS TD TH",
        "Turned up   9H, if the first player turns up a card",
        "Hand A      AC 9D TC 9H JH AH JD QC",
        "Hand B      KD KC JS 9C 9S KS KH JC",
        "Hand C      AD QH AS TS QD QS TD TH",
    ]
    lines = printed(capsys, "deal", CODE, "--variant", "four-66", "--dealer", "C", "--german")
    assert (lines[4], lines[-1]) == ("Hand D      KS KE UG AH US OE", "Cut         TH")
    wrong = refused(capsys, "deal", CODE, "--variant", "gaigel-2", "--dealer", "C")
    assert "the seats in gaigel-2 are A, B." in wrong


def test_a_table_is_played_in_all_rotations(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("play", "--variant", "four-66", "--deals", "4")
    lines = printed(capsys, *arguments, "--players", "simple,random,simple,random")
    assert lines[0] == "simple, random, simple, random: four-66, seed 1"
    assert lines[1] == "Deals                 4, each in 4 rotations"
    assert [line for line in lines if line.startswith(("simple (", "random ("))] == [
        "simple (1) and simple (3)",
        "random (2) and random (4)",
    ]
    assert sum("95%, 4 samples" in line for line in lines) == 4


def test_one_deal_has_no_interval_and_bids_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(
        capsys,
        *["play", "--variant", "cutthroat-66", "--deals", "1", "--players", "random,simple,simple"],
    )
    assert sum("no interval from a single sample" in line for line in lines) == 6
    assert any(line.startswith("  Bids made") for line in lines)


@each_row(
    ("arguments", "sentence"),
    [
        ("--players simple,simple", "--players takes 4 names for four-66"),
        ("--players simple,simple,simple,nobody", "--players: "),
        ("--players simple,simple,simple,simple --mirror", "--mirror adds nothing here"),
        (
            "--players simple,simple,simple,simple --worlds 3",
            "--worlds is only for games with two hands",
        ),
        (
            "--players simple,simple,simple,simple --store f",
            "--store is only for matches between two players",
        ),
    ],
)
def test_what_a_table_cannot_play(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, "play", "--variant", "four-66", *arguments.split())


def test_an_open_game_is_never_over(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--rules", "game.end=open", "--players", "simple,simple,simple", "--games", "1")
    wrong = refused(capsys, "play", "--variant", "three-66", *arguments)
    assert "an open-ended game never ends on its own" in wrong


@pytest.mark.parametrize(
    ("game", "players"),
    [("four-66", "simple,random,simple,random"), ("cutthroat-66", "simple,random,simple")],
)
def test_whole_games_at_a_table_and_their_records(
    game: str, players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "table.66r")
    arguments = ("--players", players, "--games", "2", "--records", file)
    lines = printed(capsys, "play", "--variant", game, *arguments)
    rotations = players.count(",") + 1
    assert lines[0].endswith(", seed 1, whole games")
    assert lines[1] == f"Games                 2, each in {rotations} rotations"
    shares = [line.split()[4] for line in lines if line.startswith("  Share of games won")]
    assert sum(map(float, shares)) == pytest.approx(1, abs=0.01)
    checked = printed(capsys, "check", file)
    assert checked
    assert all(f" ok {game} " in line for line in checked)


def test_the_records_of_a_table_name_its_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.66r"
    arguments = ("--players", "simple,random,random", "--deals", "2", "--records", str(file))
    printed(capsys, "play", "--variant", "three-66", *arguments)
    text = file.read_text(encoding="utf-8")
    assert text.count('[Format "66R 1"]') == 6  # two deals in three rotations
    assert text.count('[B "simple"]') == 2
    assert '[Deal "2, rotation 3"]' in text
    again = refused(capsys, "play", "--variant", "three-66", *arguments)
    assert "already exists" in again


def test_the_players_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "play", "--list", "--variant", "gaigel")
    assert any(line.startswith("simple: ") for line in lines)


def test_wrong_options_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("deal", CODE, "--variant", "na-66", "--rules")
    assert "“deck.hand” is not a dimension" in refused(capsys, *arguments, "deck.hand=6")
    assert "bid.max cannot be 9" in refused(capsys, *arguments, "bid.max=9")
    assert "is given twice" in refused(capsys, *arguments, "bid.max=3;bid.max=3")


def test_the_end_of_a_deal_is_valued(capsys: pytest.CaptureFixture[str]) -> None:
    name = str(RECORDS / "worked-idiots-66.66r")
    lines = printed(capsys, "solve", name, "--trick", "12")
    best = "12. TH TD A+20 A:14,B:9"
    assert lines == [f"{name}:1 trick 12: A to act", "TH +14  best", best]
    lines = printed(capsys, "solve", name, "--trick", "12", "--moves", "1")
    assert lines == [f"{name}:1 trick 12, after 1 of its moves: B to act", "TD +9  best", best]
    (line,) = printed(capsys, "solve", name, "--trick", "12", "--moves", "1", "--json")
    assert json.loads(line)["values"] == {"TD": 9}
    lines = printed(capsys, "solve", name, "--trick", "11", "--all")
    assert lines[-1] == f"{name}:1 trick 12 B TD +9, best TD +9, loss 0"
    assert len(lines) == 4
    (first, *_) = printed(capsys, "solve", name, "--trick", "11", "--all", "--json")
    assert json.loads(first)["loss"] == 0


def test_too_many_cards_cannot_be_valued(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = refused(capsys, "solve", str(RECORDS / "worked-three-66.66r"))
    assert "in three-66, at most 12 unplayed cards can be valued; here there are 24." in wrong
    wrong = refused(capsys, "solve", str(RECORDS / "worked-gaigel-2.66r"))
    assert "in gaigel-2, at most 8 unplayed cards can be valued; here there are 48." in wrong
    wrong = refused(capsys, "solve", str(RECORDS / "worked-cutthroat-66.66r"))
    assert "in cutthroat-66, at most 12 unplayed cards can be valued; here there are 21." in wrong


def answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *requests: object
) -> list[dict[str, object]]:
    text = "".join(json.dumps(request) + "\n" for request in requests)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text.encode())))
    return [json.loads(line) for line in printed(capsys, "engine")]


TABLE = {
    "version": 2,
    "variant": "four-66",
    "seat": "A",
    "dealer": "D",
    "hand": ["QC", "JC", "9C", "JH", "9H", "AD"],
    "cut": "KH",
    "player": "simple",
}


def test_the_engine_plays_at_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = answers(
        monkeypatch,
        capsys,
        {"version": 2, "id": "v"},
        {**TABLE, "moves": "-"},
        TABLE,
        {**TABLE, "moves": "- QC QC"},
        {**TABLE, "turn_up": "KH"},
        {**TABLE, "player": "nobody", "moves": "-"},
        {**TABLE, "rules": "bid.max=3"},
        {**TABLE, "drawn": ["??"]},
        {**TABLE, "seat": "E"},
        {
            "seat": "A",
            "dealer": "A",
            "version": 1,
            "hand": ["AC", "KH", "TS", "JS", "TC", "9S"],
            "turn_up": "TD",
            "moves": "9C",
            "player": "simple",
        },
    )
    assert found[0]["version"] == 2
    assert "gaigel" in str(found[0]["variants"])
    assert found[1]["move"] in {"QC", "JC", "9C", "JH", "9H", "AD"}
    assert found[1]["legal"] == ["QC", "JC", "9C", "JH", "9H", "AD"]
    assert [answer.get("reason") for answer in found[2:9]] == [
        "not-to-act",
        "illegal-move",
        "value",
        "player-unknown",
        "rules-refused",
        "value",
        "value",
    ]
    assert (found[9]["version"], found[9]["move"]) == (1, "TC")


def test_a_deal_that_is_over_has_no_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    request = {
        "version": 2,
        "variant": "na-66",
        "seat": "A",
        "dealer": "D",
        "hand": ["AC", "TC", "KC", "AH", "TH", "KH"],
        "moves": "A=- B=- C=- D=-",
    }
    (found,) = answers(monkeypatch, capsys, request)
    assert found["error"] == "The deal is over, so there is nothing to decide."
