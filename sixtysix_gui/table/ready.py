"""Which rule sets can be played in the window: those whose table is ready, and no others."""

from sixtysix_gui.rules.registry import GAMES

READY: tuple[str, ...] = GAMES.names()
"""Their names. New game, the demonstration and saved games offer exactly these."""


def ready_rule_sets(*, seats: int) -> tuple[str, ...]:
    """Give the names of those for so many players, the most usual first."""
    return tuple(name for name in GAMES.names(seats=seats) if name in READY)
