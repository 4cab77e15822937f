"""What stands on the sheets of the training, and what is done there: plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.training.sittings import Bead

if TYPE_CHECKING:
    from sixtysix_gui.training.exercise import ExerciseKind
    from sixtysix_gui.windows.training.room.mistake_rows import MistakeRow


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
class RoomActs:
    """What is done on the Training sheet."""

    choose_rules: Callable[[str], None]
    begin: Callable[[], None]
    lessons: Callable[[], None]
    puzzles: Callable[[], None]
    mistakes: Callable[[], None]
    count: Callable[[str], None]
    close: Callable[[], None]


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
class LessonsActs:
    """What is done in the list of lessons."""

    begin: Callable[[int], None]
    back: Callable[[], None]


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
class MistakesActs:
    """What is done in the list of own mistakes; ``begin`` is told which comes first, or None."""

    begin: Callable[[str | None], None]
    take_out: Callable[[str], None]
    put_back: Callable[[], None]
    choose: Callable[[str], None]
    back: Callable[[], None]


@dataclass(frozen=True)
class PuzzlesContents:
    """The kinds of puzzles: (name, words) of each, the chosen one, and what is said of it."""

    head: str
    kinds: tuple[tuple[str, str], ...]
    kind: str
    sentence: str
    state: str
    rating: str


@dataclass(frozen=True)
class PuzzlesActs:
    """What is done on the page of puzzles; kinds are named as in files, "" is mixed."""

    choose: Callable[[str], None]
    begin: Callable[[ExerciseKind | None], None]
    back: Callable[[], None]
