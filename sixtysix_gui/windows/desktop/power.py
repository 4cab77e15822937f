"""Whether the computer runs on its battery; where no one knows, it does not."""

import sys
from collections.abc import Iterator
from pathlib import Path

from sixtysix_gui.storage.files import read_plain_file

POWER_SUPPLIES = Path("/sys/class/power_supply")
"""Where Linux tells of batteries and chargers, a folder each."""
_MOST_BYTES = 4096
_OF_A_MOUSE, _USED = "Device", "Discharging"
"""The scope of a battery that is not the computer's own, and the status of one that is used."""
_STATUS_SIZE = 12
"""Bytes of ``SYSTEM_POWER_STATUS`` of Windows, of which the first is ``ACLineStatus``."""
_ON_BATTERY = 0
"""``ACLineStatus`` while nothing is plugged in."""
_UNLIMITED = -2.0
"""What macOS answers for the time left while something is plugged in; -1 while it is guessing."""


def is_on_battery(supplies: Path = POWER_SUPPLIES) -> bool:
    """Return whether the computer runs on its battery now; ``supplies`` is Linux' folder."""
    try:
        if sys.platform == "win32":
            return _windows_says_so()
        if sys.platform == "darwin":
            return _macos_says_so()
        return linux_says_so(supplies)
    except (ImportError, OSError, AttributeError, ValueError):
        return False


def linux_says_so(supplies: Path) -> bool:
    """Say so where a battery of the computer is used and no charger is plugged in."""
    kinds = list(_kinds(supplies))
    is_plugged = any(kind in {"Mains", "USB"} and _text(at, "online") == "1" for at, kind in kinds)
    drains = any(
        kind == "Battery" and _text(at, "scope") != _OF_A_MOUSE and _text(at, "status") == _USED
        for at, kind in kinds
    )
    return drains and not is_plugged


def _kinds(supplies: Path) -> Iterator[tuple[Path, str]]:
    for supply in sorted(supplies.iterdir()):
        yield supply, _text(supply, "type")


def _text(supply: Path, name: str) -> str:
    """Read what a supply tells of itself; empty where it does not."""
    try:
        return read_plain_file(supply / name, _MOST_BYTES).decode("ascii", "replace").strip()
    except OSError:
        return ""


def _windows_says_so() -> bool:
    import ctypes

    status = ctypes.create_string_buffer(_STATUS_SIZE)
    library = getattr(ctypes, "windll").kernel32  # noqa: B009 - known on Windows only
    told = library.GetSystemPowerStatus(ctypes.byref(status))
    return bool(told) and status.raw[0] == _ON_BATTERY


def _macos_says_so() -> bool:
    import ctypes

    path = "/System/Library/Frameworks/IOKit.framework/IOKit"
    time_left = ctypes.cdll.LoadLibrary(path).IOPSGetTimeRemainingEstimate
    time_left.restype = ctypes.c_double
    return float(time_left()) != _UNLIMITED
