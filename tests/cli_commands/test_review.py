"""sixtysix-cli review: a line for every decision, then the account."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.cli import main
from sixtysix_gui.records import DealRecord, write_record
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.judgement_files import FOLDER
from tests.coach.positions import played_record
from tests.helpers.deals.record_texts import golden_record

RECORD = played_record("schnapsen", 9)
QUICK = ("--worlds", "20")
VERDICTS = {"good", "close", "slip", "mistake", "blunder", "none"}
LOST = {"slip", "mistake", "blunder"}
THEMES = ("closing", "counting", "trick", "pair", "trumps", "lead", "schneider", "shown")
KEYS = {"record", "trick", "move", "best", "loss", "bound", "verdict", "reason", "worlds"}


@pytest.fixture(autouse=True)
def in_tmp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.66r").write_text(write_record(RECORD), encoding="utf-8")


def lines_of(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> list[str]:
    assert main(["review", *arguments]) == status
    output = capsys.readouterr()
    assert output.err == ""
    return output.out.splitlines()


def objects_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines_of(capsys, "--json", *QUICK, *arguments)]


def test_one_line_a_decision_then_the_account(capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of(capsys, "game.66r", "--seat", "B", *QUICK)
    assert all(line.startswith("game.66r:1 trick ") for line in lines[:-1])
    assert all(" B " in line and "verdict" not in line for line in lines[:-1])
    assert lines[-1].startswith("game.66r:1 summary for B: expected ")
    assert "result " in lines[-1]


def test_json_says_the_same_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    *decisions, account = objects_of(capsys, "game.66r", "--seat", "B")
    for found in decisions:
        assert found.keys() >= KEYS
        assert found["record"] == 1
        assert found["verdict"] in VERDICTS
        assert found["seat"] == "B"
        assert found["reason"] is None or isinstance(found["reason"], int)
    tricks = [found["trick"] for found in decisions]
    assert tricks == sorted(tricks)
    lines = account["account"]
    total = lines["promised"] + lines["luck"] + lines["given_by_other"] - lines["given"]
    assert total == pytest.approx(lines["result"], abs=0.005)


def test_the_same_again_from_what_was_kept_and_anew(capsys: pytest.CaptureFixture[str]) -> None:
    first = objects_of(capsys, "game.66r", "--seat", "A")
    kept = list((data_folder() / FOLDER).glob("*.json"))
    assert len(kept) == 1
    assert objects_of(capsys, "game.66r", "--seat", "A") == first
    assert objects_of(capsys, "game.66r", "--seat", "A", "--anew") == first
    assert objects_of(capsys, "game.66r", "--seat", "A", "--seed", "9") != first


def test_anew_keeps_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    objects_of(capsys, "game.66r", "--seat", "A", "--anew")
    assert not (data_folder() / FOLDER).exists()


def test_whose_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    """Those of the tag Seat; without it of both, one after the other."""
    assert [found["seat"] for found in objects_of(capsys, "game.66r") if "account" in found] == [
        *("A", "B")
    ]
    tagged = DealRecord(RECORD.rules, RECORD.pack, RECORD.dealer, RECORD.moves, (("Seat", "B"),))
    Path("mine.66r").write_text(write_record(tagged), encoding="utf-8")
    assert {found["seat"] for found in objects_of(capsys, "mine.66r")} == {"B"}


def test_an_unfinished_deal_has_no_account(capsys: pytest.CaptureFixture[str]) -> None:
    cut = DealRecord(RECORD.rules, RECORD.pack, RECORD.dealer, RECORD.moves[:4])
    Path("cut.66r").write_text(write_record(cut), encoding="utf-8")
    lines = lines_of(capsys, "cut.66r", "--seat", "A", *QUICK)
    assert lines[-1] == "cut.66r:1 summary for A: the deal was not finished"
    assert objects_of(capsys, "cut.66r", "--seat", "A")[-1]["account"] is None


def test_what_cannot_be_read_is_a_line_and_the_rest_is_reviewed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("bad.66r").write_text("[Format", encoding="utf-8")
    lines = lines_of(capsys, "missing.66r", "bad.66r", "game.66r", "--seat", "A", *QUICK, status=1)
    assert "cannot be read" in lines[0]
    assert lines[1].startswith("bad.66r:1 error")
    assert lines[-1].startswith("game.66r:1 summary for A")


@pytest.mark.parametrize(
    ("tag", "fault"),
    [
        ('[Score "99-99"]', "Score cannot be “99-99”: it takes two numbers from 1 to 7."),
        ('[Seat "C"]', "Seat cannot be “C”: it takes A or B."),
    ],
)
def test_what_no_game_for_two_has_is_refused_with_its_tag(
    capsys: pytest.CaptureFixture[str], tag: str, fault: str
) -> None:
    record = write_record(RECORD).replace("\n[Dealer", f"\n{tag}\n[Dealer")
    Path("odd.66r").write_text(record, encoding="utf-8")
    (line,) = lines_of(capsys, "odd.66r", *QUICK, status=1)
    assert line.startswith("odd.66r:1 error")
    assert line.endswith(fault)


def test_a_home_that_cannot_be_used_is_no_trouble(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXTYSIX_HOME", "nowhere")
    assert lines_of(capsys, "game.66r", "--seat", "A", *QUICK)


@pytest.mark.skipif(not IS_COMPILED, reason="interpreted, he looks at fewer deals")
@pytest.mark.window  # some seconds: every decision, with as many worlds as people get
def test_the_worked_example_of_the_coachs_page_is_what_it_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")
    shown = re.findall(r"^    (r1\.66r:.*)$", page, re.MULTILINE)
    Path("r1.66r").write_text(golden_record("r1"), encoding="utf-8")
    said = lines_of(capsys, "r1.66r", "--seat", "A", "--anew")
    assert len(shown) == 3
    assert set(shown) <= set(said)


def test_a_clear_loss_has_a_theme_and_the_dearest_are_marked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = [one for one in objects_of(capsys, "game.66r") if "verdict" in one]
    lost = [one for one in found if one["verdict"] in LOST]
    assert lost, "the record has something to lose"
    assert all((one["theme"] in THEMES) is (one in lost) for one in found)
    for seat in "AB":
        losses = [one for one in lost if one["seat"] == seat]
        marks = [one for one in losses if one["mark"]]
        assert len(marks) == min(len(losses), 3)
        others = [one["loss"] for one in losses if not one["mark"]]
        assert all(mark["loss"] >= max(others, default=0.0) for mark in marks)
    assert not any(one["mark"] for one in found if one not in lost)


def test_every_move_that_was_compared_is_told_with_its_worth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for found in objects_of(capsys, "game.66r")[:-1]:
        if "verdict" not in found:
            continue
        moves = found["moves"]
        assert bool(moves) is (found["verdict"] != "none" or found["worlds"] > 0)
        if not moves:
            continue
        assert moves[0]["move"] == found["best"]
        assert found["move"] in [move["move"] for move in moves]
        for move in moves:
            assert move.keys() == {"move", "points", "bound", "wins", "of"}
            assert -3 <= move["points"] <= 3
            assert 0 <= move["wins"] <= move["of"]
        cases = {move["of"] for move in moves}
        assert cases == {found["worlds"]} or (len(moves) == 2 and len(cases) == 1), "an appeal"


def test_a_line_says_the_theme_before_the_loss(capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of(capsys, "game.66r", *QUICK)
    lost = [line for line in lines if re.search(r", (slip|mistake|blunder),", line)]
    assert lost
    pattern = rf", theme ({'|'.join(THEMES)}), (marked, )?best .*, loss "
    assert all(re.search(pattern, line) for line in lost)
    assert not any(", theme " in line for line in lines if line not in lost)
