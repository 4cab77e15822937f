"""The same view and seed give the same decision: in any process, compiled and interpreted."""

import os
import subprocess
import sys

import pytest

from tests.helpers.players.master_decisions import decisions
from tools.compiled_modules import ROOT

pytestmark = pytest.mark.identical


def in_another_process(*options: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.helpers.players.master_decisions", *options],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_twice_in_one_process() -> None:
    first = list(decisions())
    assert len(first) == 20
    assert len(set(first)) > 15
    assert list(decisions()) == first


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((), id="afresh"),
        pytest.param(("--interpreted",), id="interpreted", marks=pytest.mark.window),
    ],
)
def test_in_another_process(options: tuple[str, ...]) -> None:
    assert in_another_process(*options) == list(decisions())
