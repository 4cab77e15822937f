"""Commands without a standard output, and more deals than any memory holds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.ai.matches import playing, runner
from sixtysix_gui.cli import main
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row

ROOT = Path(__file__).parents[2]
R1 = str(GOLDEN / "records" / "r1.66r")


@pytest.mark.skipif(os.name == "nt", reason="a shell of POSIX closes the streams")
@each_row(
    ("arguments", "status"),
    [
        (["check", R1], 0),
        (["check", "nothing.66r"], 1),
        (["deal", "ABC"], 2),
        (["play", "--players", "random,random", "--deals", "1"], 0),
    ],
)
@each_row("closed", [">&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams_change_no_status(arguments: list[str], status: int, closed: str) -> None:
    done = subprocess.run(
        [
            "sh",
            "-c",
            f'exec "$@" {closed}',
            "sh",
            sys.executable,
            "-m",
            "sixtysix_gui.cli",
            *arguments,
        ],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr


def test_a_match_of_many_deals_begins_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def two_and_stop(rules: Rules, number: int, seed: int) -> playing.Fixture:
        if number > 2:
            raise KeyboardInterrupt
        return playing.fixture_of(rules, number, seed)

    monkeypatch.setattr(runner, "fixture_of", two_and_stop)
    arguments = ["play", "--players", "random,random", "--deals", "999999999"]
    assert main(arguments) == 130
    assert "Deals                 2:" in capsys.readouterr().out
