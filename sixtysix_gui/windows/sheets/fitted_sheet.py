"""Sheets that fit the window, and such with pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import product

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, escape_key
from sixtysix_gui.windows.widgets.basic import ButtonRows, focus_child, focused_child
from sixtysix_gui.windows.widgets.focus_rings import REACH

_CROWNED_WIDTH = 34.0
"""Width of a sheet below cards, in text units."""
_SHARE = 0.86
"""The most of the table's width that a sheet takes beside the markers."""
_MOST_HEIGHT = 0.96
MOST_WIDTH, MOST_HEIGHT = 0.98, 0.97
"""The most of both that a sheet over everything takes."""
_BESIDE_MARKERS = 0.12
"""Distance of a sheet from the score markers, which stay in sight, in card widths."""
_SMALLER = 0.94
"""Step by step the words are made so much smaller until all of the sheet is seen."""
_LEAST_UNIT = 11.0
"""Smaller words no one can read, in pixels."""
_FROM_CLEAR = 0.07
"""Distance from what a sheet keeps clear of, in card widths."""
_LEAST_FOR_CLEARNESS = 0.8
"""Words are not made smaller than this, as a part of their size, only to cover no eight and no
score."""


def fitted_sheet(
    make: Callable[[float], PaperSheet],
    layout: TableLayout,
    parent: QWidget,
    above: Callable[[PaperSheet], float] = lambda _: 0.0,
    clear: Sequence[QRectF] = (),
) -> PaperSheet:
    """Make a sheet for a table, of the right size, not yet in its place.

    Args:
        make: makes the sheet for a text unit in pixels.
        layout: of the table that the sheet is for.
        parent: what the sheet lies on; as large as the table.
        above: gives how much room a sheet needs above itself, in pixels.
        clear: areas that it is not to cover, if that can be.
    """
    fitting = _Fitting(make, layout, parent, above, clear)
    sheet, fits = fitting.sheet(layout.metrics.text_unit, _Way())
    if not sheet.may_be_low:
        return fitting.by_words(sheet, _Way(), fits=fits)
    if fits and fitting.is_clear(sheet):
        return sheet
    drop_sheet(sheet)
    return fitting.made_low()


@dataclass(frozen=True)
class _Way:
    """How room is made: by buttons side by side, all the width there is, or without ornament."""

    low: bool = False
    wide: bool = False
    plain: bool = False

    @property
    def next(self) -> _Way | None:
        """What makes more room; None if nothing does."""
        if not self.wide:
            return replace(self, wide=True)
        if not self.low:
            return replace(self, low=True)
        return None if self.plain else replace(self, plain=True)


@dataclass(frozen=True)
class _Fitting:
    """Tries sheets of several sizes on a table; the fields are as of ``fitted_sheet``."""

    make: Callable[[float], PaperSheet]
    layout: TableLayout
    parent: QWidget
    above: Callable[[PaperSheet], float]
    clear: Sequence[QRectF]

    def by_words(self, sheet: PaperSheet, way: _Way, *, fits: bool) -> PaperSheet:
        """Make words smaller until all of a sheet is seen, and it can leave what is kept clear.

        It begins with a sheet of the usual size, and whether that is seen whole. Where the smallest
        words do not help, room is made in another way.
        """
        unit = self.layout.metrics.text_unit
        while not fits:
            if unit * _SMALLER >= _LEAST_UNIT:
                unit *= _SMALLER
            elif (other := way.next) is not None:
                unit, way = self.layout.metrics.text_unit, other
            else:
                break
            drop_sheet(sheet)
            sheet, fits = self.sheet(unit, way)
        whole = unit
        while _covers(sheet, self.layout, self.above(sheet), self.clear):
            drop_sheet(sheet)
            unit *= _SMALLER
            if unit < self._least:  # smaller words do not help: it goes wherever there is room
                return self.sheet(whole, way)[0]
            sheet, _ = self.sheet(unit, way)
        return sheet

    def made_low(self) -> PaperSheet:
        """Make a low sheet with the largest words for which there is a free place."""
        unit = self.layout.metrics.text_unit
        while unit >= self._least:
            sheet, fits = self.sheet(unit, _Way(low=True))
            if fits and self.is_clear(sheet):
                return sheet
            drop_sheet(sheet)
            unit *= _SMALLER
        sheet, fits = self.sheet(self.layout.metrics.text_unit, _Way(low=True))
        return self.by_words(sheet, _Way(low=True), fits=fits)

    @property
    def _least(self) -> float:
        return max(_LEAST_UNIT, _LEAST_FOR_CLEARNESS * self.layout.metrics.text_unit)

    def is_clear(self, sheet: PaperSheet) -> bool:
        """Return whether a sheet covers, in its place, nothing of what is to stay clear."""
        place = sheet_place(sheet.size(), self.layout, self.above(sheet), self.clear)
        return not _meets(QRectF(place, sheet.size().toSizeF()), self.clear)

    def sheet(self, unit: float, way: _Way) -> tuple[PaperSheet, bool]:
        """Make a sheet with words of one size; say whether it is seen whole."""
        sheet, layout = self.make(unit), self.layout
        sheet.setParent(self.parent)
        if way.plain:
            sheet.leave_ornament_out()
        shape = sheet.shape_on_table
        widest = shape.width if sheet.crown is None else _CROWNED_WIDTH
        most_width = _most_width(layout, sheet)
        width = round(most_width if way.wide else min(widest * unit, most_width))
        sheet.setFixedWidth(width)
        if way.low:
            sheet.make_low(width)
        sheet.adjustSize()
        height = sheet.needed_height(width)
        most = most_height(sheet, layout, self.above(sheet))
        sheet.resize(width, round(min(max(height, sheet.wished_height(width)), most)))
        least = max(shape.least_width * unit, sheet.minimumSizeHint().width())
        return sheet, height <= most and width >= least


def most_height(sheet: PaperSheet, layout: TableLayout, above: float) -> float:
    """Return how high a sheet may be on a table, with so much room above it, in pixels."""
    share = MOST_HEIGHT if sheet.shape_on_table.over_all else _MOST_HEIGHT
    return share * layout.metrics.height - above


def drop_sheet(sheet: QWidget) -> None:
    """Take a sheet away for good, at once out of sight."""
    sheet.hide()
    sheet.setParent(None)
    sheet.deleteLater()


def sheet_place(
    size: QSize, layout: TableLayout, above: float, clear: Sequence[QRectF] = ()
) -> QPoint:
    """Return the place of a sheet: the middle, or as near to it as leaves areas clear.

    It moves left of an area or higher first. ``above`` is the room that it needs above itself, in
    pixels.
    """
    middle, room, kept = _around(size, layout, above, clear)
    place = _moved_off(middle, room, kept)
    if _meets(place, kept):
        place = _nearest_free(middle, room, kept) or place
    return QPoint(int(place.x()), int(place.y()))


def _around(
    size: QSize, layout: TableLayout, above: float, clear: Sequence[QRectF]
) -> tuple[QRectF, QRectF, list[QRectF]]:
    """Return a sheet in the middle, the room that it may move in, and what it keeps off."""
    metrics = layout.metrics
    left = (metrics.width - size.width()) / 2
    top = max(above, (metrics.height - size.height() + above) / 2)
    gap = _FROM_CLEAR * metrics.card_width
    room = QRectF(0, 0, metrics.width, metrics.height)
    room.adjust(metrics.rim, max(above, metrics.rim), -metrics.rim, -metrics.rim)
    kept = [area.adjusted(-gap, -gap, gap, gap) for area in clear]
    return QRectF(left, top, size.width(), size.height()), room, kept


def _moved_off(sheet: QRectF, room: QRectF, kept: Sequence[QRectF]) -> QRectF:
    """Move a sheet off one area after the other: left, or higher."""
    sheet = QRectF(sheet)
    for area in kept:
        if not area.intersects(sheet):
            continue
        if area.left() - sheet.width() >= room.left():
            sheet.moveRight(area.left())
        elif area.top() - sheet.height() >= room.top():
            sheet.moveBottom(area.top())
    return sheet


def _nearest_free(middle: QRectF, room: QRectF, kept: Sequence[QRectF]) -> QRectF | None:
    """Return the place nearest to the middle that meets no area; None if there is none."""
    xs, ys = {middle.left()}, {middle.top()}
    for area in kept:
        xs |= {area.left() - middle.width(), area.right()}
        ys |= {area.top() - middle.height(), area.bottom()}
    places = [QRectF(x, y, middle.width(), middle.height()) for x, y in product(xs, ys)]
    free = [place for place in places if room.contains(place) and not _meets(place, kept)]
    away = middle.topLeft()
    return min(
        free,
        key=lambda place: (place.topLeft() - away).manhattanLength(),
        default=None,
    )


def _meets(sheet: QRectF, kept: Sequence[QRectF]) -> bool:
    return any(sheet.intersects(area) for area in kept)


def _covers(sheet: PaperSheet, layout: TableLayout, above: float, clear: Sequence[QRectF]) -> bool:
    """Return whether a sheet that moves left or higher covers what is to stay clear.

    One over everything may.
    """
    if sheet.shape_on_table.over_all:
        return False
    place = _moved_off(*_around(sheet.size(), layout, above, clear))
    return _meets(QRectF(place.topLeft().toPoint(), sheet.size().toSizeF()), clear)


def _most_width(layout: TableLayout, sheet: PaperSheet) -> float:
    if sheet.shape_on_table.over_all:
        return MOST_WIDTH * layout.metrics.width
    if sheet.may_be_low and layout.metrics.tall:
        return _SHARE * layout.metrics.width
    chair = Chair.NORTH if layout.metrics.tall else Chair.SOUTH
    beside = layout.scores.pairs[chair].zone.left()
    clear = 2 * (beside - layout.metrics.width / 2 - _BESIDE_MARKERS * layout.metrics.card_width)
    return min(_SHARE * layout.metrics.width, clear)


class Arrangement(Enum):
    """What is seen at once."""

    TWO_COLUMNS = auto()
    """The rules at the left, everything else at the right."""
    ONE_COLUMN = auto()
    """One part below the other, all of them open."""
    ACCORDION = auto()
    """One part open, the others a line each."""


_COLUMNS_WIDTH, _COLUMNS_HEIGHT = 62.0, 40.0
"""The least room of two columns in text units (docs/front.md)."""
_OPEN_WIDTH, _OPEN_HEIGHT = 44.0, 66.0
"""The least room in which all parts may be open one below the other."""
_SHAPES = {
    Arrangement.TWO_COLUMNS: SheetShape(73.0, over_all=True, margins=(1.9, 1.35, 1.9, 1.0)),
    Arrangement.ONE_COLUMN: SheetShape(54.0, over_all=True, margins=(1.9, 1.35, 1.9, 1.0)),
    Arrangement.ACCORDION: SheetShape(
        50.0, least_width=38.0, over_all=True, margins=(1.25, 0.95, 1.25, 0.8)
    ),
}


def arrangement_for(layout: TableLayout) -> Arrangement:
    """Choose by the room for words of the wished size, before any of them shrink."""
    width = MOST_WIDTH * layout.metrics.width / layout.metrics.text_unit
    height = MOST_HEIGHT * layout.metrics.height / layout.metrics.text_unit
    if width >= _COLUMNS_WIDTH and height >= _COLUMNS_HEIGHT:
        return Arrangement.TWO_COLUMNS
    if width >= _OPEN_WIDTH and height >= _OPEN_HEIGHT:
        return Arrangement.ONE_COLUMN
    return Arrangement.ACCORDION


def shape_of(arrangement: Arrangement) -> SheetShape:
    """Return how much of the table a sheet of that arrangement takes."""
    return _SHAPES[arrangement]


_TITLE = 1.7
_MARGINS = (1.9, 1.35, 1.9, 1.2)
_LEAST_SEEN = 5.0
"""So much of what is scrolled is seen at least; lengths in text units."""
_BETWEEN_BUTTONS = 0.8
_BESIDE_BAR = 0.6
"""Distance of what is written from the scroll bar, in text units."""
_SCROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class PageSheet(PaperSheet):
    """Lies over a window until it is closed, which Esc does too.

    Signals:
        closed: the person has read it.
    """

    closed = Signal()

    def __init__(self, text_unit: float, title: str, width: float = 40.0) -> None:
        """Make an empty page, ``width`` text units wide where there is room."""
        super().__init__(text_unit, SheetShape(width, over_all=True, margins=_MARGINS))
        heading = self.add_heading(title, _TITLE)
        heading.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._view: QAbstractScrollArea | None = None
        self._height_of: Callable[[int], int] = lambda _: 0

    def add_view(self, view: QAbstractScrollArea, height_of: Callable[[int], int]) -> None:
        """Add what is scrolled; ``height_of`` gives its whole height at a width, in pixels."""
        self._view, self._height_of = view, height_of
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.addWidget(view, 1)

    def add_scrolled_column(self) -> QVBoxLayout:
        """Add a column that is scrolled where there is no room for all of it."""
        inside = QWidget()
        inside.setObjectName("page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(REACH, 0, round(_BESIDE_BAR * self.unit), REACH)
        column.setSpacing(round(0.45 * self.unit))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        bar = area.verticalScrollBar()
        # a bar that is there for a moment breaks more lines, and would have to stay for them
        self.add_view(
            area, lambda width: column.totalHeightForWidth(width - bar.sizeHint().width())
        )
        return column

    def add_foot(self, main: QPushButton, others: Sequence[QPushButton] = ()) -> None:
        """Add the buttons; the main one is the last of them."""
        self.main_button = main
        self.column.addSpacing(round(0.2 * self.unit))
        self.column.addWidget(ButtonRows((*others, main), round(_BETWEEN_BUTTONS * self.unit)))

    def closing_button(self, text: str, *, main: bool = True) -> QPushButton:
        """Make the button that closes the page, with the key that presses it."""
        return self.act_button(text, "close", self.closed.emit, main=main, key=escape_key())

    def take_over(self, before: PageSheet) -> None:
        """Be read from where the same page was read in another size: focus and place."""
        focus_child(self, focused_child(before))
        if self._view is not None and before._view is not None:
            bar, old = self._view.verticalScrollBar(), before._view.verticalScrollBar()
            bar.setValue(round(bar.maximum() * old.value() / max(1, old.maximum())))

    @override
    def needed_height(self, width: int) -> int:
        """Return the height in which the beginning is seen; the rest can be scrolled to."""
        return self._height(width, min(self._whole(width), round(_LEAST_SEEN * self.unit)))

    @override
    def wished_height(self, width: int) -> int:
        """Return the height in which nothing needs to be scrolled."""
        return self._height(width, self._whole(width))

    def _height(self, width: int, seen: int) -> int:
        if self._view is None:
            return super().needed_height(width)
        least = self._view.minimumSizeHint().height()
        around = self.column.minimumHeightForWidth(width) - least
        return around + max(seen, least)

    def _whole(self, width: int) -> int:
        margins = self.column.contentsMargins()
        return self._height_of(width - margins.left() - margins.right())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc close the page, and the keys that scroll do so wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in _SCROLLING and self._view is not None:
            QApplication.sendEvent(self._view.verticalScrollBar(), event)
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus on the sheet, and what has it in sight."""
        moved = super().focusNextPrevChild(next)
        focused = self.focusWidget()
        if isinstance(self._view, QScrollArea) and self._view.isAncestorOf(focused):
            self._view.ensureWidgetVisible(focused)
        return moved
