"""The program as readers of the screen find it, through AT-SPI and on a screen of its own.

The test needs packages that not every machine has (Debian: xvfb, openbox, dbus, at-spi2-core,
python3-gi, gir1.2-atspi-2.0), and is left out without them.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pytest

from sixtysix_gui.storage.folders import HOME_VARIABLE

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[2]
READER = ROOT / "tests" / "helpers" / "windows" / "atspi_reader.py"
PROGRAMS = ("Xvfb", "openbox", "dbus-run-session")
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 30.0
SESSION = """
openbox & manager=$!
"$1" -m tests.helpers.windows.reader_program >/dev/null & program=$!
"$2" -W ignore "$3"
kill $program $manager
"""

Node = dict[str, Any]


def missing() -> str:
    """Says what is missing on this machine, or nothing."""
    if not sys.platform.startswith("linux"):
        return "there is AT-SPI on Linux only"
    for name in PROGRAMS:
        if shutil.which(name) is None:
            return f"{name} is not installed"
    if not any(Path(place).exists() for place in BUS_LAUNCHERS):
        return "at-spi2-core is not installed"
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    try:
        done = subprocess.run([SYSTEM_PYTHON, "-c", probe], capture_output=True, check=False)
    except OSError:
        return f"there is no {SYSTEM_PYTHON}"
    return "" if done.returncode == 0 else "python3-gi or gir1.2-atspi-2.0 is not installed"


@dataclass
class Reader:
    """Asks the reader that looks at the program."""

    questions: IO[str]
    answers: IO[str]

    def ask(self, *question: str) -> Any:  # noqa: ANN401 - an answer is any JSON
        """Asks one question and gives its answer."""
        self.questions.write(json.dumps(question) + "\n")
        self.questions.flush()
        for line in self.answers:
            if line.startswith(("[", "{", "true", "false")):  # others say things there, too
                return json.loads(line)
        raise AssertionError("the reader has ended")

    def tree(self) -> list[Node]:
        """Return all that the program shows, in order."""
        return self.ask("tree")

    def hand(self) -> list[Node]:
        """Return the cards of the hand: what can be pressed before the talon comes."""
        buttons = [
            node for node in self.tree() if node["role"] == "push button" and node["showing"]
        ]
        names = [node["name"] for node in buttons]
        talon = next(
            place for place, name in enumerate(names) if name.startswith(("Talon", "Draw"))
        )
        return [node for node in buttons[:talon] if " of " in node["name"]]

    def wait_for(self, happened: Callable[[], bool]) -> None:
        """Waits until something is so."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, "it never happens"
            time.sleep(0.2)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    reason = missing()
    if reason or sys.platform == "win32":
        pytest.skip(reason)
    home = tmp_path_factory.mktemp("reader")
    environment = {
        **{name: os.environ[name] for name in ("PATH",)},
        "HOME": str(home),
        HOME_VARIABLE: str(home),
        "LC_ALL": "C.UTF-8",
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(home),
    }
    screen, display = _screen(environment)
    session = subprocess.Popen(
        [
            "dbus-run-session",
            "--",
            "sh",
            "-c",
            SESSION,
            "sh",
            sys.executable,
            SYSTEM_PYTHON,
            READER,
        ],
        cwd=ROOT,
        env=environment | {"DISPLAY": display},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert session.stdin is not None
    assert session.stdout is not None
    try:
        yield Reader(session.stdin, session.stdout)
    finally:
        session.stdin.close()
        try:
            session.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(session.pid, signal.SIGKILL)
            session.wait()
        session.stdout.close()
        screen.terminate()
        screen.wait()


def _screen(environment: dict[str, str]) -> tuple[subprocess.Popen[bytes], str]:
    """Opens a screen with a number that is free."""
    told, tells = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        env=environment,
        pass_fds=(tells,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    with os.fdopen(told) as numbers:
        return screen, f":{numbers.readline().strip()}"


def test_every_card_of_the_hand_is_a_button_that_can_be_pressed(reader: Reader) -> None:
    reader.wait_for(lambda: any(node["name"].startswith("Talon") for node in reader.tree()))
    hand = reader.hand()
    assert [node["name"] for node in hand] == [
        "Ace of spades, trump",
        "Queen of hearts",
        "Ace of clubs",
        "Ten of clubs",
        "Ace of diamonds",
        "Nine of diamonds",
    ]
    assert {node["description"] for node in hand} == {"Enter plays it."}
    assert all("Press" in node["actions"] and node["focusable"] for node in hand)
    lefts = [node["area"][0] for node in hand]
    assert lefts == sorted(lefts)
    assert all(node["area"][2] > 40 and node["area"][3] > 60 for node in hand)


def test_what_lies_on_the_table_is_named(reader: Reader) -> None:
    tree = reader.tree()
    names = [node["name"] for node in tree]
    for name in ("Card table", "Trump card: the nine of spades", "Close the talon", "Sixty-Six"):
        assert name in names
    assert any(name.startswith("You, 0 of 7") for name in names)
    for node in tree:
        if node["showing"] and "Press" in node["actions"]:
            assert node["name"], node


def test_a_reader_moves_the_focus_and_presses_a_card(reader: Reader) -> None:
    def focused() -> list[str]:
        return [node["name"] for node in reader.tree() if node["focused"]]

    assert reader.ask("focus", "Ten of clubs")
    reader.wait_for(lambda: focused() == ["Ten of clubs"])
    reader.ask("heard")
    assert reader.ask("press", "Ten of clubs")
    reader.wait_for(lambda: "Ten of clubs" not in [node["name"] for node in reader.tree()])
    heard = ""

    def trick_is_told() -> bool:
        nonlocal heard
        heard += " ".join(reader.ask("heard")) + " "
        return " the trick." in heard

    reader.wait_for(trick_is_told)
    for words in ("You lead the ten of clubs.", "The Queen plays the "):
        assert words in heard
    assert "You win the trick." in heard
    assert focused() == ["Draw a card"]
