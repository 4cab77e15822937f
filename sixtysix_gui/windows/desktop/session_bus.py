"""A session bus that takes connections and never answers is left alone, by Qt as well.

Qt asks the session bus for a menu bar, for readers of the screen and for dialogs while the first
window is made, and waits in that for as long as it takes (Qt 6.11: more than a minute). So a bus is
tried before Qt is, by a connection of our own that is given up in time; a silent one is put out of
Qt's sight. Where there is no bus, or one that refuses, Qt is told so at once, and nothing is done.
"""

import os
import socket
import struct
import sys
import time
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from urllib.parse import unquote

_ADDRESS = "DBUS_SESSION_BUS_ADDRESS"
_NO_BUS = "disabled:"
"""An address of no known kind: whoever connects to it is refused at once."""
PATIENCE = 3.0
"""Seconds in which a bus must have answered; it takes a thousandth of that."""
_PAUSE = 0.05
"""Seconds between two attempts at a bus that has too many connections waiting."""
_SHORTEST_MESSAGE = 16
"""Bytes of a message without any header field."""
_LONGEST_LINE = 16 * 1024
"""Bytes that a bus may say before it lets us in."""


def leave_silent_bus_alone(
    environment: MutableMapping[str, str] = os.environ, patience: float = PATIENCE
) -> bool:
    """Take a session bus that does not answer out of an environment, and say whether it was so.

    Args:
        environment: that of the process; libdbus reads it when Qt first connects.
        patience: seconds that are waited at most.
    """
    if _answers(bus_address(environment), time.monotonic() + patience):
        return False
    environment[_ADDRESS] = _NO_BUS
    return True


def bus_address(environment: Mapping[str, str]) -> str:
    """Return the address of the session bus as libdbus finds it; empty if there is none."""
    if named := environment.get(_ADDRESS, ""):
        return named
    usual = Path(environment.get("XDG_RUNTIME_DIR", ""), "bus")
    return f"unix:path={usual}" if usual.is_absolute() and usual.exists() else ""


def _answers(address: str, deadline: float) -> bool:
    """Return whether a bus answers or refuses; what cannot be tried counts as answering."""
    if sys.platform == "win32":  # which has no sockets of this kind
        return True
    for place in _places(address):
        if place is None:
            return True
        try:
            with socket.socket(socket.AF_UNIX) as bus:
                _connect(bus, place, deadline)
                return _greets(bus, deadline)
        except TimeoutError:
            return False
        except (OSError, ValueError):
            continue  # as libdbus does: the next one
    return True


def _places(address: str) -> Iterator[bytes | None]:
    """Yield the sockets of an address (D-Bus specification, "Server Addresses"), or None."""
    for one in filter(None, address.split(";")):
        kind, _, rest = one.partition(":")
        values = dict(pair.split("=", 1) for pair in rest.split(",") if "=" in pair)
        if kind == "unix" and "path" in values:
            yield os.fsencode(unquote(values["path"]))
        elif kind == "unix" and "abstract" in values:
            yield b"\0" + os.fsencode(unquote(values["abstract"]))
        else:
            yield None


def _connect(bus: socket.socket, place: bytes, deadline: float) -> None:
    while True:
        bus.settimeout(_left(deadline))
        try:
            bus.connect(place)
        except BlockingIOError:  # too many wait to be let in, and libdbus would wait with them
            time.sleep(min(_PAUSE, _left(deadline)))
        else:
            return


def _greets(bus: socket.socket, deadline: float) -> bool:
    """Return whether a bus lets us in and names us, as it must before anything else.

    Raises:
        TimeoutError: if it does not answer in time.
        OSError: if it goes away.
    """
    identity = "" if sys.platform == "win32" else str(os.getuid()).encode().hex()
    bus.sendall(f"\0AUTH EXTERNAL {identity}\r\n".encode())
    if not _receive_line(bus, deadline).startswith(b"OK"):
        return True  # refused, which is an answer
    bus.sendall(b"BEGIN\r\n" + _hello())
    _receive(bus, _SHORTEST_MESSAGE, deadline)
    return True


def _receive(bus: socket.socket, least: int, deadline: float) -> bytes:
    """Read at least ``least`` bytes, fewer at the end."""
    data = b""
    while len(data) < least:
        bus.settimeout(_left(deadline))
        more = bus.recv(4096)
        if not more:
            break
        data += more
    return data


def _receive_line(bus: socket.socket, deadline: float) -> bytes:
    """Read a line, which libdbus would wait for; what never becomes one is no answer."""
    line = b""
    while b"\n" not in line:
        more = _receive(bus, 1, deadline)
        if not more:
            break
        line += more
        if len(line) > _LONGEST_LINE:
            raise TimeoutError
    return line


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _hello() -> bytes:
    """Write the first message to a bus (D-Bus specification, "Message Protocol")."""
    name = b"org.freedesktop.DBus"
    *first, last = (
        _field(1, b"o", b"/org/freedesktop/DBus"),
        _field(2, b"s", name),
        _field(6, b"s", name),
        _field(3, b"s", b"Hello"),
    )
    fields = b"".join(map(_padded, first)) + last
    call, no_flags, version, no_body, serial = 1, 0, 1, 0, 1
    head = struct.pack("<cBBBIII", b"l", call, no_flags, version, no_body, serial, len(fields))
    return _padded(head + fields)


def _field(number: int, kind: bytes, text: bytes) -> bytes:
    return struct.pack(f"<BBcBI{len(text) + 1}s", number, 1, kind, 0, len(text), text)


def _padded(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 8)
