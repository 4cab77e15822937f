"""The players of the computer and their options as lines for people."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.ai.players.registry import PLAYERS


def player_lines() -> Iterator[str]:
    """Give every player with what is said about him, then each of his options."""
    for name, kind in PLAYERS.items():
        yield f"{name}: {kind.meaning}"
        for option in kind.options:
            yield f"  {option.name}={option.values.form}: {option.meaning}"
