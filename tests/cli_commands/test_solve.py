"""sixtysix-cli solve: exact values at any point of a record, for people and as JSON."""

import json
import signal
from itertools import pairwise
from pathlib import Path

import pytest

from sixtysix_gui.cli import main
from sixtysix_gui.cli_commands.streams import Interrupts
from sixtysix_gui.records import (
    DealRecord,
    RightRecord,
    check_records,
    read_records,
    replay,
    write_record,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.record_texts import changed, golden_record, with_moves
from tests.helpers.deals.seeded_deals import seeded_pack
from tests.helpers.naive.brute_force import brute_force_value
from tests.helpers.rows import each_row

R1, R2 = golden_record("r1"), golden_record("r2")


def long_record() -> str:
    """A deal of which nothing is played, and which takes more than a moment to solve."""
    rules = rule_set("german-66")
    return write_record(DealRecord(rules, seeded_pack(rules, 4), Seat.A, ()))


@pytest.fixture(autouse=True)
def in_tmp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.66r").write_text(R1, encoding="utf-8")
    Path("two.66r").write_text(f"{R1}\n{R2}", encoding="utf-8")


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["solve", *arguments]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out.splitlines()


def test_every_move_of_a_trick(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "game.66r", "--trick", "5") == [
        "game.66r:1 trick 5: B to act",
        "out -2",
        "AH  -1  best",
        "TH  -1  best",
        "QC  -2",
        "QH  -2",
        "5. AH KH B+15 6. TH KD A+14 7. out A:1",
    ]


def test_in_the_middle_of_a_trick(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "two.66r", "--trick", "5", "--moves", "1", "--german") == [
        "two.66r:1 trick 5, after 1 of its moves: A to act",
        "KH +1  best",
        "5. AH KH B+15 6. TH KS A+14 7. out A:1",
    ]


def test_the_values_are_those_of_brute_force(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(output_of(capsys, "game.66r", "--trick", "5", "--json")[0])
    (record,) = read_records(R1)
    state = next(each for each in replay(record).states if each.trick_number == 5)
    after = [state.apply(move)[0] for move in state.legal_moves()]
    values = [brute_force_value(each, state.to_act) for each in after]
    assert list(found["values"].values()) == values == [-2, -1, -1, -2, -2]
    assert (found["record"], found["trick"], found["moves"], found["to_act"]) == (1, 5, 0, "B")
    assert (found["points"], found["best"]) == (-1, ["AH", "TH"])


def test_the_best_line_is_a_record_that_ends_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(output_of(capsys, "two.66r", "--record", "2", "--json")[0])
    (checked,) = check_records(with_moves(R2, found["line"]))
    assert isinstance(checked, RightRecord)
    sign = 1 if found["to_act"] == checked.result[0] else -1
    assert sign * int(checked.result[2:]) == found["points"]


def test_every_move_of_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "two.66r", "--record", "2", "--all", "--trick", "3") == [
        "two.66r:2 trick 3 B QD +3, best QD +3, loss 0",
        "two.66r:2 trick 4 A AC -3, best AC -3, loss 0",
        "two.66r:2 trick 5 B out +3, best out +3, loss 0",
    ]


def test_every_move_as_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = [json.loads(line) for line in output_of(capsys, "game.66r", "--all", "--json")]
    assert all(each["loss"] == each["best_points"] - each["points"] for each in found)
    for before, after in pairwise(found):  # no value changes but by a loss
        sign = 1 if before["to_act"] == after["to_act"] else -1
        assert before["points"] == sign * after["best_points"]


@each_row(
    ("options", "sentence"),
    [
        (["--record", "3"], "--record 3: the file ends with record 2."),
        (["--trick", "9"], "--trick 9: the deal was not played that far."),
        (["--trick", "5", "--moves", "2"], "--moves 2: trick 5 allows at most 1."),
        (["--all", "--moves", "1"], "--all judges whole tricks and cannot be used with --moves."),
    ],
)
def test_a_point_that_is_not_there(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "two.66r", *options]) == 2
    assert capsys.readouterr().err == f"sixtysix-cli solve: {sentence}\n"


def test_a_record_that_is_wrong_is_reported_as_by_check(capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.66r").write_text(changed(R1, "5. AH KH", "5. AH TC"), encoding="utf-8")
    for options in ([], ["--json"]):
        assert main(["check", "bad.66r", *options]) == 1
        expected = capsys.readouterr().out
        assert main(["solve", "bad.66r", *options]) == 1
        assert capsys.readouterr().out == expected


def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "nothing.66r", "--record", "2"]) == 1
    assert capsys.readouterr().out == "nothing.66r: cannot be read: No such file or directory\n"


def test_an_interrupt_stops_the_search(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The signal comes while the search asks whether to go on, as in the middle of a long one."""
    before = signal.getsignal(signal.SIGINT)

    def raised(self: Interrupts) -> bool:
        signal.raise_signal(signal.SIGINT)
        return plain(self)

    plain = Interrupts.raised
    monkeypatch.setattr(Interrupts, "raised", raised)
    Path("long.66r").write_text(long_record(), encoding="utf-8")
    assert main(["solve", "long.66r"]) == 130
    assert capsys.readouterr().out == ""
    assert signal.getsignal(signal.SIGINT) is before
