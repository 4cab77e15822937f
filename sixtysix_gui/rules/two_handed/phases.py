"""Where a deal stands: the states of rules.md 3.2 and of the talon."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The state of rules.md 3.2 that decides who may do what."""

    PRE_DRAW = "before the draw"
    LEAD = "lead"
    REPLY = "reply to a close"
    FOLLOW = "follow"
    FINAL = "after the last card"
    SETTLED = "settled"


class TalonStatus(Enum):
    """Whether cards are still drawn."""

    OPEN = "open"
    CLOSED = "closed"
    EXHAUSTED = "exhausted"
