"""What is kept of the training: answers, rating, lessons, mistakes, the five, days, counting.

One database beside the folder of games, ``practice.sqlite``. Nothing in it can be derived from the
records of games, so every act is one transaction. All days are given: nothing here reads the clock.
Rule sets are given by their names, as ``rules.name`` has them.
"""

from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path

from sixtysix_gui.storage.folders import Notice
from sixtysix_gui.training.exercise import Exercise, ExerciseSource, Mark
from sixtysix_gui.training.kept.answers import AnswerBook, CountBook, Kept
from sixtysix_gui.training.kept.database import NAME, Database
from sixtysix_gui.training.kept.days import DayBook, FiveBook
from sixtysix_gui.training.kept.lessons import LessonBook
from sixtysix_gui.training.kept.mistakes import FoundMistake, MistakeBox


class Practice:
    """All that is kept, by its parts; each part may be asked from any thread.

    ``answers`` are those to exercises, with rating and puzzles; ``lessons`` what is done of them;
    ``mistakes`` the player's own, in drawers; ``fives`` the five of each day; ``days`` the deals of
    the day; ``counts`` the answers to questions while playing.
    """

    def __init__(
        self, data_folder: Path, now: datetime, *, program: str = "", only_reads: bool = False
    ) -> None:
        """Open the file of a data folder, or begin it.

        ``now`` dates the name of a damaged one. ``program`` is the version of the program: the
        first one of another version keeps a copy of the file. With ``only_reads``, for who does not
        hold the ``InstanceLock`` of the folder, all is read, and what comes is in memory alone.
        """
        self._database = Database(data_folder / NAME, now, program, only_reads=only_reads)
        self.answers = AnswerBook(self._database)
        self.lessons = LessonBook(self._database)
        self.mistakes = MistakeBox(self._database)
        self.fives = FiveBook(self._database)
        self.days = DayBook(self._database)
        self.counts = CountBook(self._database)

    @property
    def version(self) -> int:
        """Another number whenever something was changed."""
        return self._database.version

    def take_notice(self) -> Notice | None:
        """Return what a person should know of the file, each kind once; None if all is well."""
        return self._database.take_notice()

    def keep_answer(
        self, exercise: Exercise, mark: Mark, day: date, *, counts: bool = True, five: int = 0
    ) -> Kept:
        """Keep an answer with all that follows from it, in one transaction, and return that.

        ``counts`` is off where help was seen: then the rating stays. ``five`` is the number of the
        five (``Five.number``) to which the exercise belongs, 0 for none.
        """
        with self._database.changed():
            kept = self.answers.keep(exercise, mark, day, counts=counts)
            lesson = self.lessons.keep(exercise, mark, day)
            comes_back, is_learned = self.mistakes.keep(exercise, mark, day)
            if five:
                self.fives.keep(five, exercise.id, mark, day)
        return Kept(
            kept.is_first, kept.rating, kept.easy_kind, lesson, comes_back, is_learned=is_learned
        )

    def add_mistakes(self, found: Iterable[FoundMistake], deal: str, day: date) -> int:
        """Put in what was found in a deal, which is not looked at again; return how many are new.

        ``deal`` is its name (``own_mistakes.deal_name_of``).
        """
        with self._database.changed():
            count = self.mistakes.add(found, day)
            self.mistakes.note_collected([deal])
        return count

    def forget_mistakes(self, deals: Iterable[str] = ()) -> None:
        """Forget the card box: all own mistakes, and which ones were taken out.

        ``deals`` are the names of others that are not to be looked at any more.
        """
        with self._database.changed():
            self.answers.forget(ExerciseSource.OWN)
            self.mistakes.forget(deals)
        self._database.remove_copies()

    def forget_rating_and_counting(self) -> None:
        """Forget rating, solved puzzles and the answers to counting questions."""
        with self._database.changed():
            self.answers.forget(ExerciseSource.PUZZLE)
            self.counts.forget()
        self._database.remove_copies()

    def forget_lessons_and_days(self) -> None:
        """Forget lessons with their answers, the fives, and the results of deals of the day."""
        with self._database.changed():
            self.answers.forget(ExerciseSource.LESSON)
            self.lessons.forget()
            self.fives.forget()
            self.days.forget()
        self._database.remove_copies()

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()
