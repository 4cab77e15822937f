"""The smaller sheets of the training, and the head of all of them: puzzles, and the end of five."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.training import lessons as said
from sixtysix_gui.text.training.room import bead_word
from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, enter_key
from sixtysix_gui.windows.training.room.contents import PuzzlesContents, RoomActs
from sixtysix_gui.windows.training.room.training_sheet import string_of_beads
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.segments import Segments

if TYPE_CHECKING:
    from sixtysix_gui.training.sittings import News

_ = texts("TrainingEnds")
_puzzles_sheet = texts("PuzzlesSheet")


_TITLE = 2.05
"""In text units."""


class RoomSheet(PaperSheet):
    """A sheet to which a box of the Training sheet leads; Esc leads back."""

    def __init__(self, unit: float, shape: SheetShape, acts: RoomActs) -> None:
        """Begin a sheet of a shape."""
        super().__init__(unit, shape)
        self.column.setSpacing(round(0.6 * unit))
        self._acts = acts

    def add_head(self, title: str, beside: str) -> None:
        """Write the head, and name the sheet after it."""
        self.setAccessibleName(title)
        row = QHBoxLayout()
        row.setSpacing(round(self.unit))
        head = label(title, wrap=False)
        head.setFont(fonts.heading(_TITLE * self.unit, bold=True))
        row.addWidget(head)
        row.addStretch(1)
        row.addWidget(self.make_label(beside, "note", wrap=False))
        self.column.addLayout(row)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._acts.back()
        else:
            super().keyPressEvent(event)


_WIDTH, _LEAST_WIDTH = 44.0, 26.0
_MARGINS = (1.8, 1.3, 1.8, 1.0)
MIXED = ""
"""The value of all kinds."""


def kind_of(value: str) -> ExerciseKind | None:
    """Return the kind that a value of the switch stands for; None is all of them."""
    return ExerciseKind(value) if value != MIXED else None


class PuzzlesSheet(RoomSheet):
    """Lets a kind be chosen, and begins."""

    def __init__(self, unit: float, contents: PuzzlesContents, acts: RoomActs) -> None:
        """Show what there is of a kind."""
        shape = SheetShape(_WIDTH, _LEAST_WIDTH, over_all=True, margins=_MARGINS)
        super().__init__(unit, shape, acts)
        self.add_head(_puzzles_sheet("Puzzles"), contents.head)
        self.kinds = Segments(contents.kinds, contents.kind, _puzzles_sheet("Kind of puzzle"), unit)
        self.kinds.setObjectName("kinds")
        for value, _ in contents.kinds:
            self.kinds.part(value).setObjectName(f"kind-{value}")
        self.kinds.chosen.connect(acts.choose_kind)
        self.column.addWidget(self.kinds)
        self.column.addWidget(self.make_label(contents.sentence))
        facts = " · ".join(filter(None, (contents.state, contents.rating)))
        self.facts = self.make_label(facts, "note")
        self.column.addWidget(self.facts)
        self.column.addSpacing(round(0.3 * unit))
        main = self.act_button(
            _puzzles_sheet("Begin"),
            "begin",
            lambda: acts.puzzles(kind_of(contents.kind)),
            main=True,
            key=enter_key(),
        )
        main.setAccessibleDescription(f"{contents.sentence} {facts}")
        self.main_button = main
        self.column.addWidget(main)
        (self.back_link,) = self.link_buttons(
            (_puzzles_sheet("Back to Training"), "back", acts.back)
        )
        self.column.addWidget(self.back_link, 0, Qt.AlignmentFlag.AlignHCenter)

    @override
    def tab_stops(self) -> list[QWidget]:
        order: list[QWidget] = [*self.kinds.parts()]
        order += [one for one in (self.main_button, self.back_link) if one is not None]
        return [stop for stop in order if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]


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


class FiveDoneSheet(PaperSheet):
    """Says how many of five were right at once; Enter and Esc lead back to the table."""

    def __init__(self, unit: float, done: FiveDone, acts: RoomActs) -> None:
        """Write the sheet."""
        super().__init__(unit, _SHAPE)
        self._acts = acts
        heading = self.add_heading(_("Done for today"))
        line, news = (
            said.five_line(done.right, len(done.marks)),
            said.news_line(done.news, done.deck),
        )
        words = [(bead_word(source), is_right) for source, is_right in done.marks]
        beads = string_of_beads(
            [(Bead.RIGHT if is_right else Bead.MISSED, word) for word, is_right in words],
            _BEADS * unit,
            words=True,
        )
        self.column.addWidget(beads, 0, Qt.AlignmentFlag.AlignHCenter)
        self.add_text(line, look="")
        if news:
            self.add_text(news)
        self._add_acts(done, acts)
        spoken = (f"{heading.text()}.", said.beads_spoken(words), line, news)
        if self.main_button is not None:  # it has the focus: readers say this with it
            self.main_button.setAccessibleDescription(" ".join(filter(None, spoken)))

    def _add_acts(self, done: FiveDone, acts: RoomActs) -> None:
        close = _("Close")
        text = _("Back to the table") if done.has_game else close
        links = self.link_buttons(
            (said.missed_again(done.missed), "missed", acts.missed if done.missed else None),
            (
                _("Deal of the day"),
                "day",
                acts.day if done.day_waits else None,
            ),
        )
        self.add_buttons(
            *links,
            main=self.act_button(text, "leave", acts.close, main=True, key=enter_key()),
            plain=[self.act_button(_("Five more"), "more", acts.five)],
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._acts.close()
        else:
            super().keyPressEvent(event)
