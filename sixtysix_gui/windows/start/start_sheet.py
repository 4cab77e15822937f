"""The one quiet sheet between games: what was played last, and what can be done next."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.text.results.tally_words import TallyWords
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape
from sixtysix_gui.windows.sheets.results.tally_cross import SeriesPips, TallyRow
from sixtysix_gui.windows.widgets.opponents import Face

_WIDTH, _LEAST_WIDTH = 40.0, 30.0
_TITLE, _GAME = 2.05, 1.2
FACE = 4.6
_BESIDE_FACE = 1.2
"""Lengths and sizes of letters in text units."""


class WayOn(Enum):
    """What the main button does."""

    PLAY = auto()
    AGAIN = auto()
    REVENGE = auto()
    GO_ON = auto()


@dataclass(frozen=True)
class StartWords:
    """What the sheet says; ``spoken`` is all of it for those who listen."""

    title: str
    line: str
    spoken: str
    tally: TallyWords | None = None


@dataclass(frozen=True)
class StartActs:
    """What the buttons do, with the names of their keys; there is no link for what is None."""

    main: Callable[[], None]
    main_key: str
    other: Callable[[], None]
    other_key: str
    guide: Callable[[], None]
    settings: Callable[[], None]
    look_back: Callable[[], None] | None = None


class StartSheet(PaperSheet):
    """Shows the face of who was played against last, how it ended, and the ways on."""

    def __init__(
        self, unit: float, face: QPixmap, words: StartWords, way: WayOn, acts: StartActs
    ) -> None:
        """Write the sheet; ``face`` is ``FACE`` text units wide."""
        # no marker lies on the bare table that the sheet might cover
        super().__init__(unit, SheetShape(_WIDTH, least_width=_LEAST_WIDTH, over_all=True))
        self.way = way
        self._acts = acts
        self.add_heading(self.tr("Sixty-Six"), _TITLE)
        self.column.addSpacing(round(0.4 * unit))
        self._add_game(face, words)
        main = self.act_button(
            self._main_text(way), "way-on", acts.main, main=True, key=acts.main_key
        )
        main.setAccessibleDescription(words.spoken)  # it has the focus: readers say this with it
        other = self.act_button(
            self.tr("Other game …"), "other-game", acts.other, key=acts.other_key
        )
        self.add_buttons(*self._links(acts), main=main, plain=(other,))

    def _add_game(self, face: QPixmap, words: StartWords) -> None:
        row = QHBoxLayout()
        row.setSpacing(round(_BESIDE_FACE * self.unit))
        row.addWidget(Face(face), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(self._game(words), 1)
        self.column.addLayout(row)

    def _game(self, words: StartWords) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(0.2 * self.unit))
        column.addStretch(1)
        title = self.make_label(words.title)
        title.setFont(fonts.heading(_GAME * self.unit, bold=True))
        title.setObjectName("last-game")
        line = self.make_label(words.line, "note")
        line.setObjectName("last-end")
        column.addWidget(title)
        column.addWidget(line)
        if words.tally is not None:
            column.addLayout(self._tally(words.tally))
        column.addStretch(1)
        return column

    def _tally(self, words: TallyWords) -> QHBoxLayout:
        row = QHBoxLayout()
        made: QWidget = (SeriesPips if words.pips else TallyRow)(words, self.unit)
        row.addWidget(made)
        row.addStretch(1)
        return row

    def _links(self, acts: StartActs) -> list[QPushButton]:
        return self.link_buttons(
            (self.tr("Guided deal"), "guided-deal", acts.guide),
            (self.tr("Look back"), "look-back", acts.look_back),
            (self.tr("Settings"), "settings", acts.settings),
        )

    def _main_text(self, way: WayOn) -> str:
        texts = {
            WayOn.PLAY: self.tr("Play"),
            WayOn.AGAIN: self.tr("Again"),
            WayOn.REVENGE: self.tr("Revenge"),
            WayOn.GO_ON: self.tr("Go on"),
        }
        return texts[way]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Esc to a game that is open."""
        if event.key() == Qt.Key.Key_Escape and self.way is WayOn.GO_ON:
            self._acts.main()
        else:
            super().keyPressEvent(event)
