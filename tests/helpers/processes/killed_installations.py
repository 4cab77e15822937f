"""Starts ./play and ./test at once, kills them at random moments, and starts them again.

    python -m tests.helpers.processes.killed_installations CHECKOUT --rounds 20 --seed 1

does so in a copy of a checkout, whose environment and compiled modules are lost, and tells how
long the second start took. What is installed comes from where pip looks for it.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

COMMANDS = (("./play", "--version"), ("./test", "--version"))


@dataclass(frozen=True)
class Round:
    """What was killed how and when, and how the second start went."""

    way: str
    killed_after: float
    seconds: float
    """Of the second start, until both commands had ended."""
    statuses: tuple[int, ...]
    said: str

    @property
    def is_well(self) -> bool:
        """Whether both commands ended well in the end, and said nothing of an error."""
        return not any(self.statuses) and "Traceback" not in self.said


class StartedInstallation:
    """Both commands, running in sessions of their own."""

    def __init__(self, checkout: Path) -> None:
        if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # they would inherit it
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self.processes = [
            subprocess.Popen(
                command,
                cwd=checkout,
                env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
            for command in COMMANDS
        ]

    def kill(self, way: str) -> None:
        """Kill their shells alone, all that they began, only the first, or as Ctrl+C does."""
        assert sys.platform != "win32", "these are scripts of the shell"
        for process in self.processes[: 1 if way == "the first" else None]:
            with suppress(ProcessLookupError):
                if way == "the shells":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGINT if way == "Ctrl+C" else signal.SIGKILL)

    def end(self, longest: float) -> tuple[tuple[int, ...], str]:
        """Wait until both have ended, and give their statuses and what they said.

        Raises:
            TimeoutExpired: if that takes longer than the seconds given.
        """
        said = [process.communicate(timeout=longest)[0] for process in self.processes]
        return tuple(process.returncode for process in self.processes), "".join(said)


def rounds(
    checkout: Path, number: int, seed: int, longest: float, *, compiles: bool = False
) -> Iterator[Round]:
    """Yield what became of each round; the first is not killed, and says how long all takes.

    Every round begins without an environment, every tenth without compiled modules if asked to.
    What is killed is killed while it installs, if it goes as quickly as in the first round.

    Raises:
        TimeoutExpired: if a second start takes longer than the seconds given.
    """
    source = random.Random(seed)
    span = 0.0
    for count in range(number + 1):
        forget(checkout, compiled=compiles and count % 10 == 9)
        way, moment = "nothing", 0.0
        begun: list[StartedInstallation] = []
        if count:
            way = source.choice(("the shells", "everything", "the first", "Ctrl+C"))
            moment = source.uniform(0, span)
            begun.append(StartedInstallation(checkout))
            time.sleep(moment)
            begun[0].kill(way)
        started = time.monotonic()
        statuses, said = StartedInstallation(checkout).end(longest)
        seconds = time.monotonic() - started
        span = span or seconds * 0.8
        for each in begun:
            each.end(longest)
        yield Round(way, moment, seconds, statuses, said)


def forget(checkout: Path, *, compiled: bool) -> None:
    """Remove the environment, and the compiled modules if asked to."""
    shutil.rmtree(checkout / ".venv", ignore_errors=True)
    for end in EXTENSION_SUFFIXES if compiled else ():
        for file in (checkout / "sixtysix_gui").rglob(f"*{end}"):
            file.unlink()


def main(arguments: Sequence[str]) -> int:
    """Go through the rounds and tell of each; the status is 1 if one did not end well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=600)
    options = parser.parse_args(arguments)
    bad = 0
    for done in rounds(
        options.checkout, options.rounds, options.seed, options.longest, compiles=True
    ):
        sys.stdout.write(
            f"killed {done.way} after {done.killed_after:.1f} s: ended after {done.seconds:.1f} s "
            f"with {done.statuses}, waited {done.said.count('Waiting for')} times\n"
        )
        if not done.is_well:
            sys.stdout.write(f"{done.said}\n")
            bad += 1
        sys.stdout.flush()
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
