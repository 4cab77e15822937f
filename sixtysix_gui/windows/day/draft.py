"""What the sheet of the deal of the day shows, and what its buttons do."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from PySide6.QtGui import QPixmap

from sixtysix_gui.text.names import Opponent
from sixtysix_gui.training.kept.days import DayResult


class Standing(Enum):
    """How the deal of a day stands."""

    WAITS = auto()
    """It was not dealt yet."""
    OPEN = auto()
    """It was begun and can be gone on with."""
    GONE = auto()
    """Its cards were seen, and nobody has them any more."""
    ELSEWHERE = auto()
    """It can only be played in another window, which keeps it."""
    OVER = auto()


@dataclass(frozen=True)
class DayFacts:
    """What is shown.

    ``days`` are the last ones with what came of them, the oldest first. ``mine`` names the person.
    """

    rules: str
    day: date
    today: date
    standing: Standing
    result: DayResult | None
    days: tuple[tuple[date, DayResult | None], ...]
    deck: str
    mine: str
    ace_plays: bool = False
    ace_failed: bool = False


@dataclass(frozen=True)
class DayActs:
    """What the buttons do; ``None`` where it cannot be done."""

    show_rules: Callable[[str], None]
    deal: Callable[[], None]
    go_on: Callable[[], None]
    look_back: Callable[[], None] | None
    copy: Callable[[], None]
    watch_ace: Callable[[], None]
    other_seat: Callable[[], None] | None
    try_again: Callable[[], None]
    close: Callable[[], None]
    face: Callable[[Opponent, float], QPixmap]
    """Returns somebody's face for a diameter in pixels."""
