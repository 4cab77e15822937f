"""What the program says of its keys."""

from sixtysix_gui.keys.meaning import key_groups


def key_lines() -> list[tuple[str, str]]:
    """Return (keys, what they do) for everything, in one list."""
    return [line for group in key_groups() for line in group.lines]
