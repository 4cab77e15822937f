"""The page of puzzles: which kind, how many of it are solved, and the beginning."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.training.exercise import ExerciseKind
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, across, enter_key
from sixtysix_gui.windows.training.room.contents import PuzzlesActs, PuzzlesContents
from sixtysix_gui.windows.training.room.heads import add_head
from sixtysix_gui.windows.widgets.segments import Segments

_WIDTH, _LEAST_WIDTH = 44.0, 26.0
_MARGINS = (1.8, 1.3, 1.8, 1.0)
MIXED = ""
"""The value of all kinds."""


def kind_of(value: str) -> ExerciseKind | None:
    """Return the kind that a value of the switch stands for; None is all of them."""
    return ExerciseKind(value) if value != MIXED else None


class PuzzlesSheet(PaperSheet):
    """Lets a kind be chosen, and begins."""

    def __init__(self, unit: float, contents: PuzzlesContents, acts: PuzzlesActs) -> None:
        """Show what there is of a kind."""
        super().__init__(unit, SheetShape(_WIDTH, _LEAST_WIDTH, over_all=True, margins=_MARGINS))
        self._acts = acts
        self.column.setSpacing(round(0.6 * unit))
        add_head(self, self.tr("Puzzles"), contents.head)
        self.kinds = Segments(contents.kinds, contents.kind, self.tr("Kind of puzzle"), unit)
        self.kinds.setObjectName("kinds")
        for value, _ in contents.kinds:
            self.kinds.part(value).setObjectName(f"kind-{value}")
        self.kinds.chosen.connect(acts.choose)
        self.column.addWidget(self.kinds)
        self.column.addWidget(self.make_label(contents.sentence))
        facts = " · ".join(filter(None, (contents.state, contents.rating)))
        self.facts = self.make_label(facts, "note")
        self.column.addWidget(self.facts)
        self.column.addSpacing(round(0.3 * unit))
        main = self.act_button(
            self.tr("Begin"),
            "begin",
            lambda: acts.begin(kind_of(contents.kind)),
            main=True,
            key=enter_key(),
        )
        main.setAccessibleDescription(f"{contents.sentence} {facts}")
        across(main, unit)
        self.main_button = main
        self.column.addWidget(main)
        (self.back_link,) = self.link_buttons((self.tr("Back to Training"), "back", acts.back))
        self.column.addWidget(self.back_link, 0, Qt.AlignmentFlag.AlignHCenter)

    @override
    def tab_stops(self) -> list[QWidget]:
        """Go through the kinds, the main button, and back."""
        order: list[QWidget] = [*self.kinds.parts()]
        order += [one for one in (self.main_button, self.back_link) if one is not None]
        return [stop for stop in order if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._acts.back()
        else:
            super().keyPressEvent(event)
