"""sixtysix-cli check: one line a record, for people and as JSON."""

import io
import json
import sys
from pathlib import Path

import pytest

from sixtysix_gui.cli import main
from sixtysix_gui.cli_commands import streams
from tests.helpers.deals.record_texts import changed, golden_record, with_moves
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row

RECORDS = GOLDEN / "records"
R1, R2 = golden_record("r1"), golden_record("r2")
R1_DAMAGED = changed(R1, "5. AH KH", "5. AH TC")


class Standard(io.TextIOWrapper):
    """Standard input that holds some bytes."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))


def lines_of(capsys: pytest.CaptureFixture[str]) -> list[str]:
    output = capsys.readouterr()
    assert output.err == ""
    return output.out.splitlines()


@pytest.fixture
def in_tmp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_golden_records_are_right(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(RECORDS)
    assert main(["check", "r1.66r", "r2.66r", "r3.66r", "r4.66r"]) == 0
    assert lines_of(capsys) == [
        "r1.66r:1 ok german-66 A:1 out",
        "r2.66r:1 ok schnapsen B:3 out",
        "r3.66r:1 ok german-66 0:0 draw",
        "r4.66r:1 ok german-66 A:2 out",
    ]


@each_row(
    ("platform", "names", "meant"),
    [
        ("win32", ["*.66r"], ["r1.66r", "r2.66r", "r3.66r", "r4.66r"]),
        ("win32", ["r?.66r", "r1.66r"], ["r1.66r", "r2.66r", "r3.66r", "r4.66r", "r1.66r"]),
        ("win32", ["none*.66r", "-"], ["none*.66r", "-"]),
        ("win32", ["r[1].66r"], ["r[1].66r"]),
        ("linux", ["*.66r"], ["*.66r"]),
    ],
)
def test_a_shell_that_leaves_patterns_alone_is_helped(
    platform: str, names: list[str], meant: list[str], in_tmp: Path
) -> None:
    for number in (4, 2, 1, 3):
        (in_tmp / f"r{number}.66r").touch()
    assert list(streams.named_files(names, platform)) == meant


def test_a_bad_record_is_named_with_its_place(
    in_tmp: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\n".join((R2, R1_DAMAGED, with_moves(R1, "1. 9C *")))
    (in_tmp / "game.66r").write_text(text, encoding="utf-8")
    assert main(["check", "game.66r"]) == 1
    line = text.split("\n").index("5. AH TC B+15") + 1
    assert lines_of(capsys) == [
        "game.66r:1 ok schnapsen B:3 out",
        f"game.66r:2 error: line {line}, trick 5, token TC: You must follow suit: play a heart.",
        "game.66r:3 ok german-66 * abandoned",
    ]


def test_json_says_the_same(in_tmp: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (in_tmp / "game.66r").write_text(R1 + "\n" + R1_DAMAGED, encoding="utf-8")
    assert main(["check", "--json", "game.66r", "none"]) == 1
    right, wrong, missing = map(json.loads, lines_of(capsys))
    assert right == {
        "file": "game.66r",
        "record": 1,
        "line": 1,
        "ok": True,
        "variant": "german-66",
        "result": "A:1",
        "termination": "out",
        "totals": [70, 35],
        "tricks": [4, 2],
    }
    assert wrong == {
        "file": "game.66r",
        "record": 2,
        "line": 38,
        "ok": False,
        "trick": 5,
        "token": "TC",
        "reason": "illegal-move",
        "error": "You must follow suit: play a heart.",
    }
    assert missing["ok"] is False
    assert missing["error"].startswith("cannot be read: ")


def test_a_dash_is_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Standard(R1.encode()))
    assert main(["check", "-"]) == 0
    assert lines_of(capsys) == ["-:1 ok german-66 A:1 out"]


def test_without_standard_input_a_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["check", "-"]) == 1
    assert lines_of(capsys) == ["-: cannot be read: there is no standard input"]


def test_files_that_cannot_be_read_are_a_line_each(
    in_tmp: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LARGEST_FILE", 1024 * 1024)
    (in_tmp / "folder").mkdir()
    (in_tmp / "large").write_bytes(b" " * (1024 * 1024 + 1))
    assert main(["check", "missing", "folder", "a\0b", "large", str(RECORDS / "r1.66r")]) == 1
    lines = lines_of(capsys)
    assert lines[0] == "missing: cannot be read: No such file or directory"
    assert lines[1].startswith("folder: cannot be read: ")
    assert lines[2].startswith("a\\x00b: cannot be read: ")
    assert lines[3] == "large: cannot be read: it is larger than 1 megabytes"
    assert lines[4].endswith("r1.66r:1 ok german-66 A:1 out")


BAD_FILES = [
    (b"", "error: line 1: There is no record here."),
    (b"\0\0\0", "error: line 1: This is not a text file: it contains a zero byte."),
    (b"[A \"\xff\"]", "error: line 1: This is not UTF-8 text."),
    (b"\x1b[31m", "error: line 1, token Format: The Format tag is missing."),
    (b"x" * 2_000_000, "error: line 1, token Format: The Format tag is missing."),
    (b"[\x1b]31m", 'error: line 1, token [\\x1b]31m: This is not a tag. A tag looks like '
     '[Name "value"] and escapes only \\" and \\\\.'),
]  # fmt: skip


@each_row(("data", "expected"), BAD_FILES)
def test_bad_input_of_any_kind_is_one_line(
    data: bytes, expected: str, in_tmp: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (in_tmp / "bad").write_bytes(data)
    assert main(["check", "bad"]) == 1
    assert lines_of(capsys) == [f"bad:1 {expected}"]


def test_a_file_name_of_two_lines_stays_one(
    in_tmp: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "two\nlines"]) == 1
    assert len(lines_of(capsys)) == 1
    assert in_tmp
