"""What KDE has written down about motion, read from its file however that may look."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from sixtysix_gui.storage.files.reading import read_plain_file

_LARGEST_FILE = 1024 * 1024
"""Bytes of a file that may still be KDE's; it has some thousands."""
_FLAG = re.compile(r"\[\$\w+\]")
"""A mark behind a group or a key, such as ``[$i]`` for one that must not be changed."""


def kde_asks_for_less_motion(environment: Mapping[str, str]) -> bool:
    """Say whether KDE is the desktop and lets nothing move.

    A file that is missing, damaged, endless or none at all says nothing.
    """
    if "KDE" not in environment.get("XDG_CURRENT_DESKTOP", ""):
        return False
    folder = environment.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    try:
        data = read_plain_file(Path(folder) / "kdeglobals", _LARGEST_FILE)
    except OSError:
        return False
    *_, factor = "1", *_values(data.decode(errors="replace"), "KDE", "AnimationDurationFactor")
    try:
        return float(factor) == 0.0
    except ValueError:
        return False


def _values(text: str, group: str, key: str) -> Iterator[str]:
    """Give all values of a key, in order; the last one counts."""
    is_inside = False
    for line in text.splitlines():
        entry = line.strip()
        if entry.startswith("["):
            is_inside = _FLAG.sub("", entry) == f"[{group}]"
            continue
        name, _, value = entry.partition("=")
        if is_inside and _FLAG.sub("", name).strip() == key:
            yield value
