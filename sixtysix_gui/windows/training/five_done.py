"""The sheet at the end of five for today: how it went, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from sixtysix_gui.text.training import ends
from sixtysix_gui.text.training.room import bead_word
from sixtysix_gui.training.exercise import ExerciseSource
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, enter_key
from sixtysix_gui.windows.training.room.band import StringOfBeads

if TYPE_CHECKING:
    from sixtysix_gui.training.sittings import News

_SHAPE = SheetShape(34.0, least_width=30.0, margins=(1.8, 1.4, 1.8, 1.1))
_BEADS = 1.14
"""How much larger the beads are than those on the Training sheet: 1.2 text units in place of
1.05."""


@dataclass(frozen=True)
class FiveDone:
    """How five went.

    ``marks`` says of each where it came from, and whether it was right at once. ``has_game`` says
    that a game waits, ``day_waits`` that the deal of the day is not played yet.
    """

    marks: tuple[tuple[ExerciseSource, bool], ...]
    news: News | None
    deck: str
    has_game: bool = False
    day_waits: bool = False

    @property
    def right(self) -> int:
        """How many were right at once."""
        return sum(is_right for _, is_right in self.marks)

    @property
    def missed(self) -> int:
        """How many were not."""
        return len(self.marks) - self.right


@dataclass(frozen=True)
class FiveDoneActs:
    """What the buttons and links of the sheet do."""

    leave: Callable[[], None]
    more: Callable[[], None]
    missed: Callable[[], None]
    day: Callable[[], None]


class FiveDoneSheet(PaperSheet):
    """Says how many of five were right at once; Enter and Esc lead back to the table."""

    def __init__(self, unit: float, done: FiveDone, acts: FiveDoneActs) -> None:
        """Write the sheet."""
        super().__init__(unit, _SHAPE)
        self._leave = acts.leave
        heading = self.add_heading(ends.done_for_today())
        line, news = (
            ends.five_line(done.right, len(done.marks)),
            ends.news_line(done.news, done.deck),
        )
        words = [(bead_word(source), is_right) for source, is_right in done.marks]
        beads = StringOfBeads(
            [(Bead.RIGHT if is_right else Bead.MISSED, word) for word, is_right in words],
            _BEADS * unit,
            words=True,
        )
        self.column.addWidget(beads, 0, Qt.AlignmentFlag.AlignHCenter)
        self.add_text(line, look="")
        if news:
            self.add_text(news)
        self._add_acts(done, acts)
        spoken = (f"{heading.text()}.", ends.beads_spoken(words), line, news)
        if self.main_button is not None:  # it has the focus: readers say this with it
            self.main_button.setAccessibleDescription(" ".join(filter(None, spoken)))

    def _add_acts(self, done: FiveDone, acts: FiveDoneActs) -> None:
        text = ends.back_to_table() if done.has_game else ends.close_button()
        links = self.link_buttons(
            (ends.missed_again(done.missed), "missed", acts.missed if done.missed else None),
            (ends.deal_of_the_day(), "day", acts.day if done.day_waits else None),
        )
        self.add_buttons(
            *links,
            main=self.act_button(text, "leave", acts.leave, main=True, key=enter_key()),
            plain=[self.act_button(ends.five_more(), "more", acts.more)],
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc; Enter and arrows are those of every sheet."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
