"""The sheet that lies on the table before a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.results.scores import TallyWords
from sixtysix_gui.windows.doors import (
    HEIGHT,
    LOW_HEIGHT,
    WIDTH,
    DarkPill,
    Door,
    DoorWords,
    paint_hand,
    paint_marriage,
)
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape
from sixtysix_gui.windows.sheets.tally_cross import SeriesPips, TallyRow
from sixtysix_gui.windows.widgets.basic import PlainLabel
from sixtysix_gui.windows.widgets.segments import Segments, least_width
from sixtysix_gui.windows.widgets.tiles import Tile, TileGrid, TileSign, TileState, TileWords

_ = texts("StartSheet")
_doors_sheet = texts("DoorsSheet")

_VEIL = 0.18
_TITLE, _LINE = 2.7, 1.05
_GAP = 1.4
"""Between two doors, in text units; the room for their rings comes to it."""
_BELOW_LINE, _BELOW_DOORS, _BELOW_PILL = 0.2, 0.2, 0.4
_SIDE = 2.6
"""Room beside the doors, rings included."""
_ABOVE_DOORS, _FOOT, _LANGUAGES = 5.6, 4.2, 3.0
"""What is above and below the doors, and what the row of languages takes, about."""
_ONE_ABOVE_OTHER = 44.0
"""A table less wide, in text units, may have one door above the other."""
_QUIET_CREAM = theme.colour(theme.CREAM, 0.82).name(QColor.NameFormat.HexArgb)
_ROUNDING = 0.1
"""A sheet is whole pixels wide, which may be a little less than its width in text units."""


@dataclass(frozen=True)
class DoorsWords:
    """What the doors say; ``languages`` by code, empty where none need be offered."""

    line: str
    teach: str
    play: str
    key: str
    languages: Mapping[str, str]
    language: str


@dataclass(frozen=True)
class DoorsActs:
    """Where the doors lead."""

    teach: Callable[[], None]
    play: Callable[[], None]
    other: Callable[[], None]
    speak: Callable[[str], None]
    away: Callable[[], None]


@dataclass(frozen=True)
class DoorsLook:
    """The cards and the cloth on the doors, and whether one stands above the other."""

    style: CardStyle
    cloth: Cloth
    stacked: bool = False


def stands_stacked(layout: TableLayout, *, languages: bool) -> bool:
    """Return whether one door is to stand above the other: only where words are larger then."""
    if layout.metrics.width >= _ONE_ABOVE_OTHER * layout.metrics.text_unit:
        return False
    rest = _ABOVE_DOORS + _FOOT + (_LANGUAGES if languages else 0.0)
    beside = min(layout.metrics.width / _beside_width(), layout.metrics.height / (rest + HEIGHT))
    above = min(
        layout.metrics.width / (WIDTH + _SIDE),
        layout.metrics.height / (rest + 2 * LOW_HEIGHT + _GAP),
    )
    return above > beside


def _beside_width() -> float:
    return 2 * WIDTH + _GAP + _SIDE


class DoorsSheet(PaperSheet):
    """No paper itself: what stands on it stands on the cloth."""

    VEIL = _VEIL

    def __init__(self, unit: float, words: DoorsWords, acts: DoorsActs, look: DoorsLook) -> None:
        """Show the doors."""
        width = WIDTH + _SIDE if look.stacked else _beside_width()
        width = max(width, least_width(words.languages.values(), unit) / unit + _ROUNDING)
        least = width - _ROUNDING
        shape = SheetShape(width, least_width=least, over_all=True, margins=(0.0, 0.3, 0.0, 0.3))
        super().__init__(unit, shape)
        self._acts = acts
        self.setAccessibleName(_doors_sheet("Welcome to Sixty-Six."))
        self.column.setSpacing(0)
        self._on_cloth(_doors_sheet("Sixty-Six"), theme.CREAM, _TITLE, bold=True)
        self._on_cloth(words.line, _QUIET_CREAM, _LINE)
        self.column.addSpacing(round(_BELOW_LINE * unit))
        self.teach, self.play = self._doors(words, acts, look)
        self.column.addSpacing(round(_BELOW_DOORS * unit))
        self.other = DarkPill(_doors_sheet("Other rules or players…"), unit, words.key)
        self.other.setObjectName("other-game")
        self.other.setAccessibleName(f"{self.other.text()}, {_place(3)}")
        self.other.clicked.connect(lambda: acts.other())
        self.column.addWidget(self.other, 0, Qt.AlignmentFlag.AlignHCenter)
        self.languages = self._languages(words)

    def _on_cloth(self, text: str, colour: str, size: float, *, bold: bool = False) -> QLabel:
        made = self.make_label(text)
        size *= self.unit
        made.setFont(fonts.heading(size, bold=True) if bold else fonts.text(size))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setStyleSheet(f"color: {colour};")
        self.column.addWidget(made)
        return made

    def _doors(self, words: DoorsWords, acts: DoorsActs, look: DoorsLook) -> tuple[Door, Door]:
        paint = (
            partial(paint_marriage, style=look.style, cloth=look.cloth, unit=self.unit),
            partial(paint_hand, style=look.style, cloth=look.cloth, unit=self.unit),
        )
        texts = (
            DoorWords(_doors_sheet("Teach me"), words.teach, _place(1)),
            DoorWords(_doors_sheet("Play"), words.play, _place(2)),
        )
        direction = QBoxLayout.Direction
        row = QBoxLayout(direction.TopToBottom if look.stacked else direction.LeftToRight)
        row.setSpacing(round(_GAP * self.unit))
        row.addStretch(1)
        teach, play = (
            Door(text, picture, self.unit, low=look.stacked)
            for text, picture in zip(texts, paint, strict=True)
        )
        teach.setObjectName("teach")
        teach.clicked.connect(lambda: acts.teach())
        play.setObjectName("play")
        play.clicked.connect(lambda: acts.play())
        row.addWidget(teach, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addWidget(play, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addStretch(1)
        self.column.addLayout(row)
        return teach, play

    def _languages(self, words: DoorsWords) -> Segments | None:
        if not words.languages:
            return None
        values = tuple(words.languages.items())
        made = Segments(values, words.language, _doors_sheet("Language"), self.unit)
        made.setObjectName("languages")
        made.chosen.connect(self._acts.speak)
        self.column.addSpacing(round(_BELOW_PILL * self.unit))
        self.column.addWidget(made, 0, Qt.AlignmentFlag.AlignHCenter)
        return made

    @override
    def take_focus(self) -> None:
        """Begin at the first door."""
        self.teach.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def tab_stops(self) -> list[QWidget]:
        """Go through the doors, the pill and the languages."""
        parts = [] if self.languages is None else [*self.languages.parts()]
        stops: list[QWidget] = [self.teach, self.play, self.other, *parts]
        return [stop for stop in stops if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the start sheet by Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._acts.away()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave the cloth as it is."""


def _place(number: int) -> str:
    #: which of how many buttons, as a reader of the screen says it
    text = translate("Start", "{place} of {count}")
    return text.format(place=number, count=3)


_WIDTH, _LEAST_WIDTH = 42.0, 30.0
_TWO_COLUMNS_FROM = 36.0
"""Where there is less width, tiles stand one below the other."""
_SMALL_TITLE, _GAME = 2.05, 1.2
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
class StartTiles:
    """The tiles, the line of each as far as it is known, and how they stand.

    ``room`` is the width of the table in pixels. ``low`` ones tell their lines to readers alone.
    """

    words: tuple[TileWords, ...] = ()
    states: Mapping[TileSign, TileState] = field(default_factory=dict[TileSign, TileState])
    room: float = 0.0
    low: bool = False


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
        self,
        unit: float,
        face: QPixmap,
        words: StartWords,
        way: WayOn,
        acts: StartActs,
        tiles: StartTiles | None = None,
    ) -> None:
        """Write the sheet; ``face`` is ``FACE`` text units wide."""
        # no marker lies on the bare table that the sheet might cover
        super().__init__(unit, SheetShape(_WIDTH, least_width=_LEAST_WIDTH, over_all=True))
        self.way = way
        self._acts = acts
        self.add_heading(_("Sixty-Six"), _SMALL_TITLE)
        self.column.addSpacing(round(0.4 * unit))
        self._add_game(face, words)
        main = self.act_button(
            self._main_text(way), "way-on", acts.main, main=True, key=acts.main_key
        )
        main.setAccessibleDescription(words.spoken)  # it has the focus: readers say this with it
        other = self.act_button(_("Other game…"), "other-game", acts.other, key=acts.other_key)
        self.tiles = self._make_tiles(tiles or StartTiles())
        self.add_buttons(*self._links(acts), main=main, plain=(other,), tiles=self.tiles)

    def _add_game(self, face: QPixmap, words: StartWords) -> None:
        row = QHBoxLayout()
        row.setSpacing(round(_BESIDE_FACE * self.unit))
        shown = PlainLabel()
        shown.setPixmap(face)
        row.addWidget(shown, 0, Qt.AlignmentFlag.AlignVCenter)
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

    def _make_tiles(self, tiles: StartTiles) -> TileGrid | None:
        made = [
            Tile(words, self.unit, tiles.states.get(words.sign, TileState()), low=tiles.low)
            for words in tiles.words
        ]
        columns = 2 if tiles.room / self.unit >= _TWO_COLUMNS_FROM else 1
        return TileGrid(made, self.unit, columns=columns) if made else None

    def show_state(self, sign: TileSign, state: TileState) -> None:
        """Write the line of a tile."""
        for tile in () if self.tiles is None else self.tiles.tiles:
            if tile.sign is sign:
                tile.show_state(state)

    def _links(self, acts: StartActs) -> list[QPushButton]:
        return self.link_buttons(
            (_("Guided deal"), "guided-deal", acts.guide),
            (_("Review"), "look-back", acts.look_back),
            (_("Settings"), "settings", acts.settings),
        )

    def _main_text(self, way: WayOn) -> str:
        texts = {
            WayOn.PLAY: _("Play"),
            WayOn.AGAIN: _("Play again"),
            WayOn.REVENGE: _("Rematch"),
            WayOn.GO_ON: _("Continue"),
        }
        return texts[way]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Esc to a game that is open."""
        if event.key() == Qt.Key.Key_Escape and self.way is WayOn.GO_ON:
            self._acts.main()
        else:
            super().keyPressEvent(event)
