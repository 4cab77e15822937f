"""Foreign text as a sentence may repeat it."""

from __future__ import annotations

LONGEST_QUOTE = 40
"""Characters of a foreign text that a message repeats at most."""


def quoted(text: str) -> str:
    """Give a foreign text as a message may repeat it: short, in one line, nothing invisible."""
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in short
    )
