"""What stands beside an exercise, as plain values: a question, its answer, or a page of a lesson.

One page is written in three ways: in the panel beside the table, on a leaf upon it where there is
no room beside, and in a few words on the tab that is left of a leaf.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixtysix_gui.text.training.answers import figure_spoken
from sixtysix_gui.training.exercise import Mark
from sixtysix_gui.training.sittings import Bead

if TYPE_CHECKING:
    from sixtysix_gui.rules.moves import Move
    from sixtysix_gui.text.narrator.narrator import Narrator
    from sixtysix_gui.training.exercise import Exercise
    from sixtysix_gui.training.sittings import Sitting
    from sixtysix_gui.windows.viewer.deal_in_words import PanelSummary


TRICKS = "tricks"
"""The name of the link to the tricks, which the panel does not need."""


@dataclass(frozen=True)
class PageAct:
    """A link or the main button: its name for those who look for it, and what it does.

    ``key`` is the key that does the same, as a person reads it; empty where none does.
    """

    name: str
    text: str
    act: Callable[[], None]
    key: str = ""


@dataclass(frozen=True)
class LedgerRow:
    """A row of the ledger; ``is_sum`` lets its value stand out."""

    name: str
    value: str
    is_sum: bool = False

    @property
    def spoken(self) -> str:
        """The row as readers of the screen hear it."""
        return figure_spoken(self.name, self.value)


@dataclass(frozen=True)
class OddsBar:
    """How often something wins, in words and as a share from 0 to 1."""

    name: str
    value: str
    share: float


@dataclass(frozen=True)
class ExercisePage:
    """All that is written, from above.

    ``source`` and ``title`` head the panel; ``tab`` heads the leaf, and is all there is on the tab.
    ``beads`` are those of the sitting; without any, ``difficulty`` lozenges of five are full.
    ``place`` stands beside them. Then comes the ``task``, or in its place the ``verdict`` on the
    answer with its ``mark``; what else is given follows in the order of the fields. ``framed`` is
    a small head and a sentence to remember, on paper with a golden edge. On a leaf ``tricks`` stand
    only where they ``are_listed``; else they lie behind the link ``TRICKS``. ``foot_figure`` and
    ``foot_note`` stand above the ``links`` and the ``main`` button at the foot. ``spoken`` is what
    readers of the screen hear of the page when it comes, before the foot. ``pill`` is what the
    coach says on the table beside a page of a lesson.
    """

    source: str
    title: str
    tab: str
    beads: tuple[Bead, ...] = ()
    difficulty: int = 0
    place: str = ""
    task: str = ""
    mark: Mark | None = None
    verdict: str = ""
    framed: tuple[str, str] | None = None
    bars: tuple[OddsBar, ...] = ()
    texts: tuple[str, ...] = ()
    figures: tuple[LedgerRow, ...] = ()
    note: str = ""
    tricks: PanelSummary | None = None
    are_listed: bool = False
    foot_figure: LedgerRow | None = None
    foot_note: str = ""
    links: tuple[PageAct, ...] = ()
    main: PageAct | None = None
    spoken: str = ""
    pill: str = ""

    @property
    def all_spoken(self) -> str:
        """What readers of the screen hear, with what stands at the foot."""
        rating = "" if self.foot_figure is None else self.foot_figure.spoken
        return " ".join(filter(None, (self.spoken, rating, self.foot_note)))


@dataclass(frozen=True)
class LessonPage:
    """A page that asks nothing, beside or on the position of an exercise.

    ``write`` writes it in the language of the moment. Gold light lies on the ``lit`` moves: cards
    of the hand, and chips.
    """

    exercise: Exercise
    write: Callable[[Narrator], ExercisePage]
    lit: tuple[Move, ...] = ()


@dataclass(frozen=True)
class LessonPages:
    """What stands before the first question of a lesson, and after the last one.

    ``before`` gives a page to be read before an exercise is asked, once: among five for today it is
    the opening of a lesson that was not seen yet.
    """

    opening: LessonPage | None
    closing: Callable[[Sitting], LessonPage | None]
    before: Callable[[Exercise], LessonPage | None] = lambda _: None
