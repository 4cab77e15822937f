"""The Training sheet: five for today, and the boxes lessons, puzzles, own mistakes, counting."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.text.common import texts
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, enter_key
from sixtysix_gui.windows.training.exercises.parts import Beads
from sixtysix_gui.windows.training.room.boxes import Box, BoxPicture, BoxWords, CountingBox
from sixtysix_gui.windows.training.room.contents import (
    BandWords,
    BoxState,
    RoomActs,
    RoomContents,
    RoomLook,
    RoomPage,
)
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.segments import Segments

_ = texts("TrainingSheet")

_CORNER = 0.6
_HEAD, _LINE = 1.45, 1.0
_RADIUS, _SMALL_RADIUS, _STEP, _SMALL_STEP = 1.05, 0.8, 3.0, 1.95
_WORD = 0.8
_BAND_MARGINS, _LOW_BAND_MARGINS = (1.0, 0.75, 1.0, 0.6), (0.85, 0.6, 0.85, 0.5)
"""In text units."""


def string_of_beads(beads: Sequence[tuple[Bead, str]], unit: float, *, words: bool) -> Beads:
    """Return the five in a row, with a word below each where there is room for them."""
    font = fonts.text(_WORD * unit)
    if not words:
        return Beads([bead for bead, _ in beads], 2 * _SMALL_RADIUS * unit, _SMALL_STEP * unit)
    widths = (QFontMetricsF(font).horizontalAdvance(word) for _, word in beads)
    step = max(_STEP * unit, max(widths, default=0.0) + 0.6 * unit)
    size, below = 2 * _RADIUS * unit, [word for _, word in beads]
    return Beads([bead for bead, _ in beads], size, step, below, font)


class FiveBand(QFrame):
    """Says what the five are, and begins them."""

    def __init__(
        self, words: BandWords, title: str, main: QPushButton, unit: float, *, is_wide: bool
    ) -> None:
        """Lay the band out around its main button."""
        super().__init__()
        self._unit = unit
        column = QVBoxLayout(self)
        margins = _BAND_MARGINS if is_wide else _LOW_BAND_MARGINS
        column.setContentsMargins(*(round(part * unit) for part in margins))
        column.setSpacing(round(0.25 * unit))
        head = label(title, wrap=False)
        head.setFont(fonts.heading(_HEAD * unit, bold=True))
        self.line = label(words.line)
        self.line.setFont(fonts.text(_LINE * unit))
        self.beads = string_of_beads(words.beads, unit, words=is_wide)
        if is_wide:
            column.addLayout(self._beside(head, self.line))
        else:
            column.addLayout(self._beside(head))
            column.addWidget(self.line)
        column.addSpacing(round(0.45 * unit))
        column.addWidget(main)

    def _beside(self, *words: QWidget) -> QHBoxLayout:
        """Stand words at the left and the beads at the right."""
        row = QHBoxLayout()
        row.setSpacing(round(self._unit))
        column = QVBoxLayout()
        column.setSpacing(round(0.3 * self._unit))
        column.addStretch(1)
        for each in words:
            column.addWidget(each)
        column.addStretch(1)
        row.addLayout(column, 1)
        row.addWidget(self.beads, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(page_in_use().line), 1))
        painter.setBrush(QColor(paper.CHOSEN))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _CORNER * self._unit, _CORNER * self._unit)
        painter.end()


WIDTH, NARROW_WIDTH = 60.0, 44.0
WIDE_FROM = 62.0
"""The sheet has boxes in two columns from this width of the table on; all in text units."""
_LEAST_WIDTH = 30.0
_MARGINS, _SMALL_MARGINS = (2.0, 1.3, 2.0, 1.1), (1.45, 1.1, 1.45, 0.9)
_TITLE = 2.05
_GAP = 0.45
_STEPS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TrainingSheet(PaperSheet):
    """Offers all there is to train."""

    def __init__(self, unit: float, contents: RoomContents, acts: RoomActs, look: RoomLook) -> None:
        """Show what there is now."""
        shape = SheetShape(
            WIDTH if look.is_wide else NARROW_WIDTH,
            least_width=_LEAST_WIDTH,
            over_all=True,
            margins=_MARGINS if look.is_wide else _SMALL_MARGINS,
        )
        super().__init__(unit, shape)
        self._contents, self._acts, self._look = contents, acts, look
        self.setAccessibleName(_("Training"))
        self.column.setSpacing(round(0.7 * unit))
        self.rules = self._switch("rules", contents.rules_offered, contents.rules, _("Rules"))
        self.rules.chosen.connect(acts.choose_rules)
        self._add_head()
        self._add_band()
        self.boxes = self._make_boxes()
        self._add_boxes()
        (self.close_link,) = self.link_buttons((_("Close"), "close", acts.close))
        self.column.addWidget(self.close_link, 0, Qt.AlignmentFlag.AlignHCenter)

    # ----------------------------------------------------------------------------- what is shown

    def _switch(
        self, name: str, values: tuple[tuple[str, str], ...], value: str, what: str
    ) -> Segments:
        made = Segments(values, value, what, self.unit)
        made.setObjectName(name)
        for known, _ in values:
            made.part(known).setObjectName(f"{name}-{known}")
        return made

    def _add_head(self) -> None:
        row = self._head = QHBoxLayout()
        title = label(_("Training"), wrap=False)
        title.setFont(fonts.heading(_TITLE * self.unit, bold=True))
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.rules)
        self.column.addLayout(row)
        if self._contents.note:
            self.column.addWidget(self.make_label(self._contents.note, "note"))

    def _add_band(self) -> None:
        words = self._contents.band
        text = _("Continue") if words.is_begun else _("Begin")
        text = _("Five more") if words.is_over else text
        main = self.act_button(text, "begin", self._acts.five, main=True, key=enter_key())
        main.setEnabled(bool(words.beads))
        main.setAccessibleDescription(words.spoken)  # it has the focus: readers say this with it
        self.main_button = main
        is_wide = self._look.is_wide
        self.band = FiveBand(words, _("Five for today"), main, self.unit, is_wide=is_wide)
        self.column.addWidget(self.band)

    def _make_boxes(self) -> tuple[Box, ...]:
        contents, acts = self._contents, self._acts
        rows: tuple[tuple[BoxPicture, str, str, BoxState, RoomPage], ...] = (
            (
                BoxPicture.LESSONS,
                _("Lessons"),
                _("Twelve ideas, each with four questions."),
                contents.lessons,
                RoomPage.LESSONS,
            ),
            (
                BoxPicture.PUZZLES,
                _("Puzzles"),
                _("Three kinds, each with one right answer."),
                contents.puzzles,
                RoomPage.PUZZLES,
            ),
            (
                BoxPicture.MISTAKES,
                _("Your own mistakes"),
                _("What cost you something comes back until you know it."),
                contents.mistakes,
                RoomPage.MISTAKES,
            ),
        )
        keys = keys_of(Purpose.TRAINING_BOX)
        return tuple(
            Box(
                BoxWords(what, name, sentence, key),
                state,
                self.unit,
                self._look,
                partial(acts.open, page),
            )
            for key, (what, name, sentence, state, page) in zip(keys, rows, strict=False)
        )

    def _add_boxes(self) -> None:
        values = (
            ("off", _("Off")),
            ("now_and_then", _("Now and then")),
            ("every_deal", _("Every deal")),
        )
        self.counting = self._switch("counting", values, self._contents.counting, _("Counting"))
        self.counting.chosen.connect(self._acts.count)
        words = BoxWords(
            BoxPicture.COUNTING,
            _("Counting"),
            _("Short questions while you play."),
            keys_of(Purpose.TRAINING_BOX)[-1],
        )
        box = CountingBox(words, self.unit, self._look, self.counting)
        grid = QGridLayout()
        grid.setSpacing(round(_GAP * self.unit) - 2)
        columns = 2 if self._look.is_wide else 1
        for place, each in enumerate((*self.boxes, box)):
            grid.addWidget(each, place // columns, place % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        self.column.addLayout(grid)

    @override
    def minimumSizeHint(self) -> QSize:
        margins = self.column.contentsMargins()
        head = self._head.sizeHint().width() + margins.left() + margins.right()
        return super().minimumSizeHint().expandedTo(QSize(head, 0))

    # ------------------------------------------------------------------------------ keys and focus

    @override
    def take_focus(self) -> None:
        """Begin at the main button, or at the first box where there is nothing for today."""
        if self.main_button is not None and self.main_button.isEnabled():
            super().take_focus()
        else:
            self.boxes[0].setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def tab_stops(self) -> list[QWidget]:
        main: list[QPushButton] = [] if self.main_button is None else [self.main_button]
        order: list[QWidget] = [*self.rules.parts(), *main, *self.boxes]
        order += [*self.counting.parts(), self.close_link]
        return [
            stop
            for stop in order
            if stop.focusPolicy() & Qt.FocusPolicy.TabFocus and stop.isEnabled()
        ]

    def open_box(self, place: int) -> None:
        """Open a box by its place; the last one has a switch alone."""
        if place < len(self.boxes):
            self.boxes[place].click()
        else:
            self.counting.part(self.counting.value).setFocus(Qt.FocusReason.ShortcutFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = meaning_of(event, Context.TRAINING)
        if event.key() == Qt.Key.Key_Escape:
            self._acts.close()
        elif meaning is not None and meaning.purpose is Purpose.TRAINING_BOX:
            self.open_box(meaning.place)
        elif event.key() not in _STEPS or not self._go(*_STEPS[event.key()]):
            super().keyPressEvent(event)

    def _go(self, across_by: int, down_by: int) -> bool:
        """Go from one box to the one beside, above or below; say whether the focus is in one."""
        stops: list[QWidget] = [*self.boxes, self.counting.part(self.counting.value)]
        focused = self.focusWidget()
        if focused not in stops:
            return False
        columns = 2 if self._look.is_wide else 1
        row, column = divmod(stops.index(focused), columns)
        row, column = row + down_by, column + across_by
        place = row * columns + column
        if 0 <= column < columns and 0 <= place < len(stops) and stops[place].isEnabled():
            stops[place].setFocus(Qt.FocusReason.TabFocusReason)
        elif row < 0 and self.main_button is not None:
            self.main_button.setFocus(Qt.FocusReason.BacktabFocusReason)
        elif row * columns >= len(stops):
            self.close_link.setFocus(Qt.FocusReason.TabFocusReason)
        return True
