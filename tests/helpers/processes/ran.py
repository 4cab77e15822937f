"""Runs a program to its end, in the folder of the project, and keeps what it says."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[3]


def ran(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    said: str | None = None,
    timeout: float = 120,
    check: bool = False,
) -> "subprocess.CompletedProcess[str]":
    """Return how a program ended and what it printed; ``said`` is its standard input."""
    return subprocess.run(
        command,
        cwd=cwd,
        env=env,
        input=said,
        timeout=timeout,
        check=check,
        capture_output=True,
        text=True,
    )
