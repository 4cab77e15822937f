"""What programs without a screen say of themselves, which is nothing of ours."""

from __future__ import annotations

_OF_THE_PLATFORM = ("This plugin does not support ", "Qt: This plugin does not support ")


def own_complaints(said: str) -> str:
    """Return a standard error without the lines that tell what the screenless platform lacks."""
    lines = said.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(_OF_THE_PLATFORM))
