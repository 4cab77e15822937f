"""The seats at the table (rules.md 3.1)."""

from __future__ import annotations

from enum import IntEnum


class Seat(IntEnum):
    """A place at the table; its number indexes the pairs of values kept for both players."""

    A = 0
    B = 1

    @property
    def other(self) -> Seat:
        """The seat across."""
        return Seat.B if self is Seat.A else Seat.A
