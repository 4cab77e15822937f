"""Which Latin letter stands at the place of a pressed key, whatever its keyboard writes there.

A keyboard with Cyrillic letters alone writes "П" where "M" would stand, and no shortcut of a Latin
letter fires. Qt gives the number that the system gives the key.
"""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtGui import QKeyEvent

_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM,"))
"""The first number of each row of keys, and what stands there on an American keyboard.

They are those of the first set of scan codes, which Windows gives as they are and Linux, for X11
and Wayland, 8 higher (linux/input-event-codes.h, the evdev rules of XKB).
"""
_BY_SCAN_CODE = {first + place: letter for first, row in _ROWS for place, letter in enumerate(row)}
_ABOVE_SCAN_CODE = 8
_MAC_KEYS = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K  , NM"
"""What stands at the virtual keys of macOS, from 0 (HIToolbox/Events.h, kVK_ANSI_A and so on)."""
_BY_MAC_KEY = {number: letter for number, letter in enumerate(_MAC_KEYS) if letter != " "}


def place_of(event: QKeyEvent) -> str:
    """Give what an American keyboard has at the place of a key; empty where that is unknown.

    Only where the key itself writes nothing that could be meant: a letter stands for one that is
    not Latin, a digit for anything but letters and digits of ASCII, a comma for another sign.
    """
    written = _written(event)
    there = _letter_at(event)
    if there.isalpha():
        return there if _is_foreign(written) else ""
    if there.isdigit():
        return "" if written.isascii() and written.isalnum() else there
    return "" if written.isalnum() else there


def is_sign(event: QKeyEvent) -> bool:
    """Say whether a key writes something that is neither letter nor digit nor a space."""
    written = _written(event)
    return bool(written) and not written.isalnum() and not written.isspace()


def _written(event: QKeyEvent) -> str:
    return chr(event.key()) if 0 < event.key() <= sys.maxunicode else ""


def _is_foreign(written: str) -> bool:
    return written.isalpha() and not unicodedata.name(written, "LATIN").startswith("LATIN")


def _letter_at(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        return _BY_MAC_KEY.get(event.nativeVirtualKey(), "")
    above = 0 if sys.platform == "win32" else _ABOVE_SCAN_CODE
    return _BY_SCAN_CODE.get(event.nativeScanCode() - above, "")
