"""What stands on the sheets of the training: read from what is kept, and said in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.names import opponent_called, opponent_of
from sixtysix_gui.text.training import room as words
from sixtysix_gui.text.training.lessons import lesson_tile, lesson_title
from sixtysix_gui.training.choosing import five_of
from sixtysix_gui.training.exercise import PUZZLE_KINDS, ExerciseKind
from sixtysix_gui.training.exercise_files import ExerciseError
from sixtysix_gui.training.kept.days import Five
from sixtysix_gui.training.kept.lessons import LessonState
from sixtysix_gui.training.lessons import LessonsMissingError, questions
from sixtysix_gui.training.puzzles import PuzzlesMissingError, puzzles_of
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.training.taught import LESSONS, QUESTIONS

if TYPE_CHECKING:
    from sixtysix_gui.rules.cards import Card
    from sixtysix_gui.training.exercise import ExerciseKind
    from sixtysix_gui.training.kept.mistakes import Mistake
    from sixtysix_gui.windows.training.keeper import TrainingKeeper


@dataclass(frozen=True)
class RoomLook:
    """How the sheets look: cards and cloth, and whether there is room for the large arrangement."""

    style: CardStyle
    cloth: Cloth
    is_wide: bool
    ratio: float = 1.0


@dataclass(frozen=True)
class BandWords:
    """Five for today: a line, each of the five with a word, and the main button.

    ``is_begun`` says that one was answered, ``is_over`` that all were. ``spoken`` is all of it for
    those who listen.
    """

    line: str
    beads: tuple[tuple[Bead, str], ...]
    is_over: bool
    spoken: str
    is_begun: bool = False


@dataclass(frozen=True)
class BoxState:
    """The line in a box: green while something waits, ``is_working`` with the pencil's dots.

    One that ``is_off`` opens nothing.
    """

    line: str
    is_green: bool = False
    is_working: bool = False
    is_off: bool = False


@dataclass(frozen=True)
class RoomContents:
    """What the Training sheet shows; ``note`` stands below its head, if there is one."""

    rules: str
    rules_offered: tuple[tuple[str, str], ...]
    note: str
    band: BandWords
    lessons: BoxState
    puzzles: BoxState
    mistakes: BoxState
    counting: str


@dataclass(frozen=True)
class LessonTile:
    """A lesson in the list: its number and words, and how it stands."""

    number: int
    title: str
    sentence: str
    state: str
    is_done: bool = False
    is_begun: bool = False


@dataclass(frozen=True)
class LessonsContents:
    """The list of lessons; ``next`` is the number of the one that is next.

    ``chosen`` has the focus first; without one, the next.
    """

    head: str
    tiles: tuple[LessonTile, ...]
    next: int
    chosen: int = 0


@dataclass(frozen=True)
class MistakeRow:
    """A row: the hand, what was to be decided, where and when; ``drawer`` is 1 to 5."""

    id: str
    hand: tuple[Card, ...]
    situation: str
    origin: str
    note: str
    drawer: int
    is_due: bool
    spoken: str


@dataclass(frozen=True)
class MistakesContents:
    """The own mistakes, the due ones first.

    ``head`` counts them, ``note`` says what there is to know of them, such as when the next one is
    due. ``chosen`` is the id of the one that is chosen first.
    """

    head: str
    rows: tuple[MistakeRow, ...]
    note: str
    can_begin: bool
    chosen: str = ""


@dataclass(frozen=True)
class PuzzlesContents:
    """The kinds of puzzles: (name, words) of each, the chosen one, and what is said of it."""

    head: str
    kinds: tuple[tuple[str, str], ...]
    kind: str
    sentence: str
    state: str
    rating: str


class RoomPage(Enum):
    """Which sheet lies on the table; the text is the name of the box that leads there."""

    ROOM = ""
    LESSONS = "box-lessons"
    PUZZLES = "box-puzzles"
    MISTAKES = "box-mistakes"
    DONE = "done"
    """The end of five for today."""


@dataclass(frozen=True)
class RoomUses:
    """What is begun from the sheets, by those who can, and the rules that are trained.

    ``rules`` gives the name of the rule set, and whether the game played last has no training.
    ``own`` begins own mistakes, those that are due after the one of an id, or None.
    """

    rules: Callable[[], tuple[str, bool]]
    choose_rules: Callable[[str], None]
    five: Callable[[], None]
    lesson: Callable[[int], None]
    puzzles: Callable[[ExerciseKind | None], None]
    own: Callable[[str | None], None]
    missed: Callable[[], None]
    day: Callable[[], None]
    take_out: Callable[[str], None]
    put_back: Callable[[], None]


@dataclass(frozen=True)
class RoomActs(RoomUses):
    """What else is done on the sheets; kinds of puzzles are named as in files, "" is mixed."""

    open: Callable[[RoomPage], None]
    back: Callable[[], None]
    close: Callable[[], None]
    count: Callable[[str], None]
    choose_kind: Callable[[str], None]
    choose_mistake: Callable[[str], None]


@dataclass(frozen=True)
class RoomReading:
    """Reads what there is for a rule set as of now; ``today`` tells the day by the local clock."""

    keeper: TrainingKeeper
    settings: Callable[[], Settings]
    today: Callable[[], date]

    def room(self, rules: str, *, is_for_others: bool) -> RoomContents:
        """Return the Training sheet; ``is_for_others`` where the last game has no training."""
        return RoomContents(
            rules,
            words.rules_offered(),
            words.only_for_two(rules) if is_for_others else "",
            self._band(five_of(self.keeper.practice, rules, self.today())),
            self._lessons_box(rules),
            self._puzzles_box(rules),
            self._mistakes_box(rules),
            self.settings().counting,
        )

    # ----------------------------------------------------------------------------------- the band

    def _band(self, five: Five) -> BandWords:
        beads = tuple((Bead.of(item.mark), words.bead_word(item.source)) for item in five.items)
        spoken = words.five_spoken(five.items)
        if not five.items:
            return BandWords(words.nothing_to_ask(), (), is_over=False, spoken=spoken)
        if five.is_done:
            line = words.five_done(five.right, len(five.items))
        elif five.is_begun:
            line = words.five_open(five.answered, len(five.items))
        else:
            line = words.five_line(five.items)
        spoken = spoken if not five.is_begun else line
        return BandWords(line, beads, is_over=five.is_done, spoken=spoken, is_begun=five.is_begun)

    # ---------------------------------------------------------------------------------- the boxes

    def _lessons_box(self, rules: str) -> BoxState:
        lessons = self.keeper.practice.lessons
        following = lessons.next()
        try:
            questions(rules, following or LESSONS[0])
            title = "" if following is None else lesson_title(following)
        except LessonsMissingError:
            return BoxState(words.lessons_missing(), is_off=True)
        return BoxState(words.lessons_state(len(lessons.done()), title))

    def _puzzles_box(self, rules: str) -> BoxState:
        if not self._puzzles(rules, None):
            return BoxState(words.puzzles_missing(), is_off=True)
        answers = self.keeper.practice.answers
        return BoxState(words.puzzles_state(answers.solved(rules), answers.rating(rules)))

    def _mistakes_box(self, rules: str) -> BoxState:
        box, awaited = self.keeper.practice.mistakes, self.keeper.awaited
        waiting = box.waiting(rules, self.today())
        if awaited and not waiting:
            return BoxState(words.still_judging(awaited), is_working=True)
        if not box.all(rules):
            return BoxState(words.no_mistakes())
        line = words.mistakes_state(waiting, box.learned(rules))
        return BoxState(line, is_green=waiting > 0, is_working=awaited > 0)

    @staticmethod
    def _puzzles(rules: str, kind: ExerciseKind | None) -> int:
        try:
            return len(puzzles_of(rules, kind))
        except PuzzlesMissingError:
            return 0

    # ---------------------------------------------------------------------------------- the lists

    def lessons(self, rules: str, chosen: int) -> LessonsContents:
        """Return the list of lessons; the ``chosen`` one has the focus, with 0 the next one."""
        book = self.keeper.practice.lessons
        following = book.next()
        tiles = tuple(_tile(state, following) for state in book.states())
        head = words.lessons_done(rules, len(book.done()))
        return LessonsContents(head, tiles, following or LESSONS[0], chosen)

    def puzzles(self, rules: str, kind: ExerciseKind | None) -> PuzzlesContents:
        """Return the page of puzzles, for one kind."""
        answers, deck = self.keeper.practice.answers, self.settings().deck
        kinds = tuple(
            ("" if each is None else each.value, words.kind_name(each, deck))
            for each in (None, *PUZZLE_KINDS)
        )
        solved = answers.solved(rules, kind)
        rating = words.rating_line(answers.rating(rules)) if answers.rated_answers(rules) else ""
        return PuzzlesContents(
            dict(words.rules_offered())[rules],
            kinds,
            "" if kind is None else kind.value,
            words.kind_sentence(kind, deck),
            words.solved_of(solved, self._puzzles(rules, kind)),
            rating,
        )

    def mistakes(self, rules: str, chosen: str) -> MistakesContents:
        """Return the list of own mistakes."""
        box, today = self.keeper.practice.mistakes, self.today()
        found = (self._row(mistake) for mistake in box.all(rules))
        rows = tuple(row for row in found if row is not None)
        waiting = box.waiting(rules, today)
        head = words.mistakes_state(waiting, box.learned(rules)) if rows else ""
        if not rows:
            note = words.no_mistakes()
        else:
            note = "" if waiting else words.done_until(box.next_due(rules, today))
        return MistakesContents(head, rows, note, can_begin=waiting > 0, chosen=chosen)

    def _row(self, mistake: Mistake) -> MistakeRow | None:
        """Return a mistake as a row; None where its text is damaged: then it is removed."""
        try:
            exercise = mistake.exercise
        except ExerciseError:
            self.keeper.practice.mistakes.remove(mistake.id)
            return None
        view = exercise.view
        settings, today = self.settings(), self.today()
        card_words = CardWords(german_suited=settings.deck == "german")
        name = opponent_called(opponent_of(exercise.opponent), settings.deck)
        may_close = exercise.kind is ExerciseKind.CLOSE
        situation = words.situation(view, card_words, name, may_close=may_close)
        origin = words.where_from(mistake)
        notes = (
            words.due_words(mistake, today),
            words.mistake_cost(mistake.loss),
            words.mistake_tries(mistake),
        )
        note = " · ".join(filter(None, notes))
        hand = ", ".join(map(card_words.bare, view.hand))
        drawer = words.drawer_names()[mistake.drawer.value - 1]
        spoken = ". ".join((situation, hand, origin, note, drawer))
        return MistakeRow(
            mistake.id,
            view.hand,
            situation,
            origin,
            note,
            mistake.drawer.value,
            mistake.is_due(today),
            spoken,
        )


def _tile(state: LessonState, following: int | None) -> LessonTile:
    number = state.number
    return LessonTile(
        number,
        lesson_title(number),
        lesson_tile(number),
        words.lesson_state(
            len(state.right), QUESTIONS, done=state.is_done, is_next=number == following
        ),
        is_done=state.is_done,
        is_begun=bool(state.right),
    )
