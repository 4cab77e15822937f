"""A session bus that never answers holds no one up."""

import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix_gui.windows.desktop.session_bus import bus_address, leave_silent_bus_alone
from tests.helpers.rows import each_row

if not sys.platform.startswith("linux"):
    pytest.skip("there is a session bus on Linux only", allow_module_level=True)
assert sys.platform != "win32"

VARIABLE = "DBUS_SESSION_BUS_ADDRESS"
SOON = 0.2
"""Seconds in which these buses must answer, or be given up."""
LONG = 60.0
NAMED = b"l\x02\x01\x01" + bytes(12)
"""The beginning of an answer to a message."""


class Bus:
    """A bus that answers each thing it hears with the next of some answers, and then no more."""

    def __init__(self, place: str | Path, answers: tuple[bytes, ...] | None, waiting: int) -> None:
        self.heard: list[bytes] = []
        self._answers = answers
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(place))
        self._socket.listen(waiting)
        self._thread = threading.Thread(target=self._serve)
        if answers is not None:
            self._thread.start()

    def _serve(self) -> None:
        connection, _ = self._socket.accept()
        with connection:
            for answer in self._answers or ():
                self.heard.append(connection.recv(4096))
                if not answer or not self.heard[-1]:
                    return
                connection.sendall(answer)
            while connection.recv(4096):
                pass

    def close(self) -> None:
        """Go away."""
        if self._answers is not None:
            self._thread.join()
        self._socket.close()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)  # a socket's whole path must be short
    return Path("bus")


@pytest.fixture
def make_bus(place: Path) -> Iterator[type[Bus]]:
    made: list[Bus] = []

    def make(answers: tuple[bytes, ...] | None, waiting: int = 5, name: str | Path = place) -> Bus:
        made.append(Bus(name, answers, waiting))
        return made[-1]

    yield make  # pyright: ignore[reportReturnType] - called like the class
    for bus in made:
        bus.close()


@pytest.mark.parametrize(
    ("answers", "is_silent"),
    [
        ((b"OK 0123\r\n", NAMED), False),
        ((b"OK 0", b"123\r\n"), True),
        ((b"what?",), True),
        ((b"?" * 20_000,), True),
        ((b"OK 0123\r\n",), True),
        ((), True),
        (None, True),
        ((b"REJECTED EXTERNAL\r\n",), False),
        ((b"what?\r\n",), False),
        ((b"",), False),
        ((b"OK 0123\r\n", b""), False),
    ],
)
def test_only_a_bus_that_does_not_answer_is_left_alone(
    answers: tuple[bytes, ...] | None, is_silent: bool, place: Path, make_bus: type[Bus]
) -> None:
    make_bus(answers)  # pyright: ignore[reportCallIssue]
    address = f"unix:path={place},guid=0123"
    environment = {VARIABLE: address}
    patience = SOON if is_silent else LONG
    assert leave_silent_bus_alone(environment, patience) is is_silent
    assert environment == {VARIABLE: "disabled:" if is_silent else address}


def test_it_is_greeted_as_the_specification_of_d_bus_says(
    place: Path, make_bus: type[Bus], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.getuid", lambda: 1000)
    bus = make_bus((b"OK 0123\r\n", NAMED))  # pyright: ignore[reportCallIssue]
    assert not leave_silent_bus_alone({VARIABLE: f"unix:path={place}"}, LONG)
    hello = bytes.fromhex(  # written by hand from the specification's tables
        "6c010001000000000100000000000000"
    )
    assert bus.heard[0] == b"\0AUTH EXTERNAL 31303030\r\n"
    begun, message = bus.heard[1][:7], bus.heard[1][7:]
    assert begun == b"BEGIN\r\n"
    assert message[:12] == hello[:12]
    assert len(message) % 8 == 0
    assert b"\x03\x01s\0\x05\0\0\0Hello\0" in message


def test_a_bus_that_lets_nobody_in_is_given_up(place: Path, make_bus: type[Bus]) -> None:
    make_bus(None, 0)  # pyright: ignore[reportCallIssue]
    with socket.socket(socket.AF_UNIX) as first:
        first.connect(str(place))
        environment = {VARIABLE: f"unix:path={place}"}
        begin = time.monotonic()
        assert leave_silent_bus_alone(environment, SOON)
        assert time.monotonic() - begin < LONG


@each_row(
    "address",
    [
        "",
        "unix:path=/there/is/none",
        "unix:path=/there/is/none;unix:path=/nor/here",
        "unix:path=%2Fthere%2Fis%20none",
        "unix:path=" + "long" * 100,
        "unix:path=a%00b",
        "unix:runtime=yes",
        "unix:",
        "tcp:host=localhost,port=1",
        "autolaunch:",
        "nonsense",
        ";;;",
    ],
)
def test_where_nothing_could_be_silent_nothing_is_changed(address: str) -> None:
    environment = {VARIABLE: address}
    assert not leave_silent_bus_alone(environment, LONG)
    assert environment == {VARIABLE: address}


def test_the_first_bus_that_can_be_reached_counts(place: Path, make_bus: type[Bus]) -> None:
    make_bus(())  # pyright: ignore[reportCallIssue]
    environment = {VARIABLE: f"unix:path=/there/is/none;unix:path={place}"}
    assert leave_silent_bus_alone(environment, SOON)


def test_a_socket_without_a_file(make_bus: type[Bus], tmp_path: Path) -> None:
    make_bus((), name=f"\0{tmp_path}")  # pyright: ignore[reportCallIssue]
    assert leave_silent_bus_alone({VARIABLE: f"unix:abstract={tmp_path}"}, SOON)


def test_where_the_bus_is(tmp_path: Path) -> None:
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert bus_address(environment) == ""
    (tmp_path / "bus").touch()
    assert bus_address(environment) == f"unix:path={tmp_path}/bus"
    assert bus_address(environment | {VARIABLE: "unix:path=/other"}) == "unix:path=/other"
    assert bus_address({}) == ""
