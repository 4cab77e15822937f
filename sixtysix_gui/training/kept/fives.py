"""Five for today: which ones they are, and how far somebody has come with them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sixtysix_gui.training.exercise import Mark, Source
from sixtysix_gui.training.kept.database import Database


@dataclass(frozen=True)
class FiveItem:
    """One of the five: the id of its exercise, its source, its lesson, and its mark once answered.

    ``mark`` is that of the first try, ``last`` that of the last one. ``lesson`` is 0 elsewhere.
    """

    exercise: str
    source: Source
    lesson: int = 0
    mark: Mark | None = None


@dataclass(frozen=True)
class Five:
    """The five of a day by rules; ``number`` counts all fives that ever were.

    Fewer where there is not more to ask.
    """

    number: int
    rules: str
    day: date
    """The day on which they were laid together."""
    items: tuple[FiveItem, ...]

    @property
    def answered(self) -> int:
        """How many were answered."""
        return sum(item.mark is not None for item in self.items)

    @property
    def right(self) -> int:
        """How many were right at once."""
        return sum(item.mark is not None and item.mark.is_right for item in self.items)

    @property
    def is_begun(self) -> bool:
        """Whether one was answered."""
        return self.answered > 0

    @property
    def is_done(self) -> bool:
        """Whether all were answered."""
        return self.answered == len(self.items)


class FiveBook:
    """The fives of all rule sets."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

    def of(self, rules: str, day: date) -> Five | None:
        """Return the five of a day: begun ones that are not done are those of today.

        None if none were laid together yet (``five.five_of`` does that).
        """
        raise NotImplementedError

    def by_number(self, number: int) -> Five | None:
        """Return a five by its number."""
        raise NotImplementedError

    def lay(self, rules: str, day: date, items: Sequence[FiveItem]) -> Five:
        """Keep what was laid together, in place of what was not begun."""
        raise NotImplementedError

    def keep(self, number: int, exercise: str, mark: Mark) -> None:
        """Keep the mark of one of them; only the first counts."""
        raise NotImplementedError

    def all(self) -> tuple[Five, ...]:
        """Return all of them, the oldest first."""
        raise NotImplementedError

    def done_on(self, rules: str, day: date) -> int:
        """Return how many exercises of fives laid on a day were answered."""
        raise NotImplementedError
