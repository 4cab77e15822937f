"""The portal of a Linux desktop on a session bus of its own (dbus-daemon), and buses that fail."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PATIENCE = 30.0

if not sys.platform.startswith("linux"):
    pytest.skip("there is a portal on Linux only", allow_module_level=True)
assert sys.platform != "win32"


class Program:
    """A program of the tests, which is told lines and says some."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def hear(self) -> str:
        """Wait for the next line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def end(self) -> tuple[int, str, str]:
        """Close its input and give its status, and what it still says."""
        try:
            said, complaints = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        return self.process.returncode, said, complaints


Start = Callable[..., Program]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts programs, and ends those that are still there."""
    with ExitStack() as stack:

        def begin(*command: str, **environment: str) -> Program:
            process = stack.enter_context(
                subprocess.Popen(
                    command,
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                    env=os.environ | environment,
                )
            )
            stack.callback(process.kill)
            return Program(process)

        yield begin


@pytest.fixture
def bus(start: Start) -> str:
    """The address of a session bus."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("dbus-daemon is not installed")
    return start("dbus-daemon", "--session", "--nofork", "--print-address").hear()


def open_portal(start: Start, bus: str, *settings: str) -> Program:
    portal = start(
        sys.executable,
        "-m",
        "tests.helpers.processes.fake_portal",
        *settings,
        DBUS_SESSION_BUS_ADDRESS=bus,
    )
    assert portal.hear() == "ready"
    return portal


def watch(start: Start, bus: str) -> Program:
    program = start(
        sys.executable, "-m", "tests.helpers.processes.motion_process", DBUS_SESSION_BUS_ADDRESS=bus
    )
    assert program.hear() == "open"
    return program


@pytest.mark.parametrize("setting", ["gnome=false", "any=1", 'kde="0"', 'kde="0.000"', "kde=0"])
def test_a_desktop_that_wants_less_motion(start: Start, bus: str, setting: str) -> None:
    open_portal(start, bus, setting)
    program = watch(start, bus)
    assert program.hear() == "less"
    assert program.end() == (0, "", "")


def test_changes_are_told_by_the_portal_and_nothing_is_asked_twice(start: Start, bus: str) -> None:
    portal = open_portal(start, bus, "gnome=true", "any=0", 'kde="0.5"', "other=1")
    program = watch(start, bus)
    assert [portal.hear() for _ in range(3)] == ["asked"] * 3
    for order, word in (
        ("gnome=false", "less"),
        ("gnome=true", "more"),
        ("any=1", "less"),
        ('any="what?"', "more"),
        ('kde="0"', "less"),
        ('kde="1"', "more"),
    ):
        portal.tell(order)
        assert program.hear() == word
    program.tell("come to the front")
    portal.tell("other=1")
    portal.tell("gnome=false")
    assert program.hear() == "less"
    assert program.end() == (0, "", "")
    assert portal.end() == (0, "", "")


def test_a_portal_that_comes_later_is_asked_when_the_program_comes_to_the_front(
    start: Start, bus: str
) -> None:
    program = watch(start, bus)
    open_portal(start, bus, "any=1")
    program.tell("come to the front")
    assert program.hear() == "less"
    assert program.end() == (0, "", "")


def test_a_portal_that_never_answers_holds_nobody_up(start: Start, bus: str) -> None:
    portal = open_portal(start, bus, "silent")
    program = watch(start, bus)
    assert portal.hear() == "asked"
    assert program.end() == (0, "", "")


def test_a_bus_without_a_portal(start: Start, bus: str) -> None:
    assert watch(start, bus).end() == (0, "", "")


def test_a_bus_that_takes_connections_and_never_answers(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind("bus")
        silent.listen(50)
        program = watch(start, f"unix:path={tmp_path}/bus")
        assert program.end() == (0, "", "")


@pytest.mark.parametrize("address", ["unix:path=/there/is/none", "nonsense", "disabled:"])
def test_no_bus_where_there_should_be_one(start: Start, address: str) -> None:
    assert watch(start, address).end() == (0, "", "")
