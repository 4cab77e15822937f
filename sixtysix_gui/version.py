"""The version as people are told it: of a snapshot also its day and commit."""

from pathlib import Path

from sixtysix_gui import __version__

SNAPSHOT = Path(__file__).with_name("snapshot.txt")
"""Is there where the program was built outside the tag of its version."""


def shown_version() -> str:
    """Return the version, or that of the snapshot which this is."""
    try:
        told = SNAPSHOT.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return __version__
    return told or __version__
