"""The player's own mistakes in their drawers, as exercises that were kept as text."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from sixtysix_gui.training.drawers import Drawer
from sixtysix_gui.training.exercise import Exercise, Mark
from sixtysix_gui.training.kept.database import Database


@dataclass(frozen=True)
class Found:
    """An own mistake as it was found: the exercise, the day of its deal, and what it cost.

    ``game`` names its game in the archive, ``step`` is the number of the move in its record and
    ``trick`` that of its trick. ``loss`` is in game points; None where chances to win decided.
    """

    exercise: Exercise
    deal_day: date
    game: str = ""
    step: int = 0
    trick: int = 1
    loss: float | None = None


@dataclass(frozen=True)
class Mistake:
    """An own mistake as a row of the list; ``exercise`` reads it whole.

    ``due`` is the day from which it is asked again, None once it is learned. ``right`` and
    ``missed`` count the answers so far.
    """

    id: str
    rules: str
    deal_day: date
    trick: int
    loss: float | None
    drawer: Drawer
    due: date | None
    right: int
    missed: int
    added: date
    text: str
    """The exercise as text (``exercise_files.read_exercise``)."""

    @property
    def exercise(self) -> Exercise:
        """The exercise as it was found, with the suits of the deal.

        Raises:
            ExerciseError: if its text is damaged.
        """
        raise NotImplementedError

    @property
    def times(self) -> int:
        """How often it was asked."""
        return self.right + self.missed

    def is_due(self, day: date) -> bool:
        """Return whether it waits on a day."""
        return self.due is not None and self.due <= day


class MistakeBox:
    """The own mistakes of all rule sets."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

    def add(self, found: Iterable[Found], day: date) -> int:
        """Put in what is new; return how many that were. What was taken out stays out."""
        raise NotImplementedError

    def all(self, rules: str | None = None) -> tuple[Mistake, ...]:
        """Return them as the list shows them: due ones first, learned ones last."""
        raise NotImplementedError

    def due(self, rules: str, day: date) -> tuple[Mistake, ...]:
        """Return those that may be asked on a day, the oldest first: ten a day at most."""
        raise NotImplementedError

    def waiting(self, rules: str, day: date) -> int:
        """Return how many are due on a day."""
        raise NotImplementedError

    def learned(self, rules: str) -> int:
        """Return how many are learned."""
        raise NotImplementedError

    def next_due(self, rules: str) -> date | None:
        """Return the first day on which one is due; None if none ever is."""
        raise NotImplementedError

    def by_id(self, mistake: str) -> Mistake | None:
        """Return one by the id of its exercise; None if it is not there."""
        raise NotImplementedError

    def take_out(self, mistake: str) -> None:
        """Take one out; it does not come back by itself."""
        raise NotImplementedError

    def put_back(self, mistake: str) -> None:
        """Put one back where it was."""
        raise NotImplementedError

    def repeat(self, mistake: str, day: date) -> None:
        """Put one into the drawer of today."""
        raise NotImplementedError

    def keep(self, exercise: Exercise, mark: Mark, day: date) -> tuple[date | None, bool]:
        """Keep an answer: right moves it one drawer on, wrong brings it back tomorrow.

        Return when it is due again, and whether it was learned just now.
        """
        raise NotImplementedError

    def forget(self) -> None:
        """Forget them all, and those that were taken out."""
        raise NotImplementedError
