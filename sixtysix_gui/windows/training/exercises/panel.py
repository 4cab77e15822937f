"""Where a page of an exercise is shown: beside the table, or on it as a leaf that leaves a tab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPropertyAnimation, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.table.durations import (
    CROSS_FADE,
    MOTIONS,
    SHEET_RISE,
    Motion,
    Speed,
    easing_curve,
)
from sixtysix_gui.table.scene.drop_targets import LyingThings
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.table_page import PageGuest, TablePage
from sixtysix_gui.windows.training.answers.paper import discard
from sixtysix_gui.windows.training.exercises.exercise_sheet import (
    LEAF_SHAPE,
    ExerciseSheet,
)
from sixtysix_gui.windows.training.exercises.page import ExercisePage
from sixtysix_gui.windows.training.exercises.parts import Tab, fade_in
from sixtysix_gui.windows.widgets.basic import focus_child, focused_child

_ABOVE_HAND, _EDGE = 0.6, 0.5
"""Distance of a leaf from the hand, and from the edge of the table, in text units."""
_WIDEST = 0.96
"""The most of the table's width that a leaf takes."""
_SMALLER, _LEAST_UNIT, _LEAST_CLEAR = 0.95, 11.0, 0.86
"""Words become smaller step by step, down to so many pixels; to leave the hand free only so far."""
_UNSEEN_HAND = 0.62
"""Where the hand begins, in heights of the table, until there is one."""


class ExercisePanel(PageGuest):
    """A guest of the table's page that shows one page at a time.

    ``page`` is what is shown, in words ``unit`` pixels high: on a ``sheet`` beside the table or
    upon it, or on the ``tab`` alone.

    Signals:
        folded: a leaf was put away; what it covered can be seen.
        placed: the table has another size, or the page another place.
        leave_wanted: the cross was pressed.
    """

    folded = Signal()
    placed = Signal()
    leave_wanted = Signal()

    def __init__(
        self,
        on: TablePage,
        speed: Callable[[], Speed],
        hand: Callable[[], str],
        to_answer: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Show nothing yet; ``hand`` lists the own cards, for a leaf that covers them.

        ``to_answer`` leads the keys to what lies on the table and asks, and says if anything does.
        """
        super().__init__(parent)
        self._on = on
        self._speed, self._hand = speed, hand
        self._to_answer = to_answer
        self.page: ExercisePage | None = None
        self.sheet: ExerciseSheet | None = None
        self.tab: Tab | None = None
        self._area, self.unit = QRect(), 16.0
        self._is_beside = True
        self._is_open = True
        self._is_crowded = False
        self._made_for: tuple[ExercisePage, bool, bool, float, QSize] | None = None
        self._coming = QPropertyAnimation(self)
        self._coming.setPropertyName(b"pos")

    # ------------------------------------------------------------------------------ what is shown

    def show(
        self, page: ExercisePage, *, is_open: bool = True, before: Sequence[Bead] = ()
    ) -> None:
        """Show a page; one on the table is a leaf, or with ``is_open`` off the tab alone.

        ``before`` are the beads that were shown until now: the one that has changed fills.
        """
        self.page, self._is_open = page, is_open
        self._on.receive(self)  # which lays it out
        sheet = self.sheet
        if sheet is not None and page.mark is not None:
            sheet.fade_in(before, self._speed())
        if self.sheet is not None and not self._is_beside:
            self._rise(self.sheet)
        elif self.tab is not None:
            self._slide(self.tab)

    def rewrite(self, page: ExercisePage) -> None:
        """Write the same page in another language, without a motion."""
        self.page = page
        self._on.receive(self)

    def put_away(self) -> None:
        """Show nothing any more."""
        self.page = None
        self._drop()
        self._on.receive(None)

    @property
    def is_on_table(self) -> bool:
        """Whether there is no room beside the table."""
        return not self._is_beside

    @property
    def covers_table(self) -> bool:
        """Whether a leaf lies on the table."""
        return self.sheet is not None and not self._is_beside

    # ---------------------------------------------------------------------------------- as a guest

    @override
    def lie_beside(self, area: QRect, unit: float) -> None:
        """Fill an area beside the table."""
        self._is_crowded = False
        self._lie(area, unit, is_beside=True)

    @override
    def lie_on(self, table: QRect, unit: float, *, is_alone: bool) -> None:
        """Lie on the table, above the hand; as a tab while something else lies beside the table."""
        self._is_crowded = not is_alone
        self._lie(table, unit, is_beside=False)

    @override
    def turn(self) -> None:
        """Lead the keys from the table to the page or back; on the table open or fold the leaf."""
        if self.tab is not None:
            self.unfold()
        elif self.covers_table:
            self.fold()
        elif self.sheet is not None and self._has_keys():
            self._to_table()
        elif self.sheet is not None:
            self.sheet.take_focus()

    @override
    def take_focus(self) -> bool:
        """Take the keys for a leaf or a page with a way on, or else for what asks on the table."""
        sheet = self.sheet
        if sheet is None or (self._is_beside and sheet.main_button is None):
            return self._to_answer()
        if not self._has_keys():
            sheet.take_focus()
        return True

    def fold(self) -> None:
        """Let a leaf become a tab; the keys go to the table."""
        if not self.covers_table:
            return
        self._is_open = False
        self._lay(keep_focus=False)
        if self.tab is not None:
            self._slide(self.tab)
        self._on.table.wait_to_be_led()  # the key that folds it shall not act on the table as well
        self._on.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.folded.emit()

    def unfold(self) -> None:
        """Let the tab become a leaf again."""
        if self.tab is None:
            return
        self._is_open, self._is_crowded = True, False
        self._lay(keep_focus=False)
        if self.sheet is not None:
            self._rise(self.sheet)
            self.sheet.take_focus()

    def _has_keys(self) -> bool:
        focused = self._on.window().focusWidget()
        return self.sheet is not None and self.sheet.isAncestorOf(focused or self._on)

    # -------------------------------------------------------------------------------- where it is

    def _lie(self, area: QRect, unit: float, *, is_beside: bool) -> None:
        self._area, self.unit, self._is_beside = area, unit, is_beside
        self._lay(keep_focus=True)
        self.placed.emit()

    def _lay(self, *, keep_focus: bool) -> None:
        """Make what is to be seen, unless it is there in this size already."""
        page = self.page
        if page is None:
            return
        is_open = self._is_open and not self._is_crowded
        made = (page, self._is_beside, is_open, self.unit, self._area.size())
        if made == self._made_for:
            self._place()
            return
        had_keys = self._has_keys()
        name = focused_child(self.sheet) if self.sheet is not None and keep_focus else ""
        self._drop()
        self._made_for = made
        if self._is_beside:
            self.sheet = self._fitting(page, self._area.height(), self._area.width())
        elif is_open:
            self.sheet = self._leaf(page)
        else:
            self.tab = Tab(page.tab, self.unit, self._on)
            self.tab.clicked.connect(self.unfold)
        self._place()
        shown = self.sheet or self.tab
        if shown is not None:
            shown.show()
            shown.raise_()
        self._keep_sheets_above()
        if self.sheet is not None and had_keys and keep_focus:
            focus_child(self.sheet, name)
            if not self._has_keys():
                self.sheet.take_focus()
        elif self.covers_table and keep_focus and self._on.sheets.sheet is None:
            self.take_focus()  # else keys would act on what it covers

    def _keep_sheets_above(self) -> None:
        if self._on.sheets.sheet is not None:
            self._on.sheets.raise_()

    def _place(self) -> None:
        self._coming.stop()
        area, sheet, tab = self._area, self.sheet, self.tab
        if sheet is not None and self._is_beside:
            sheet.setGeometry(area)
        elif sheet is not None:
            sheet.move(self._leaf_place(sheet))
        elif tab is not None:
            tab.move(area.x() + round(self._axis() - tab.width() / 2), area.y())

    def _make(
        self, page: ExercisePage, unit: float, width: int, *, is_leaf: bool, hand: str = ""
    ) -> ExerciseSheet:
        sheet = ExerciseSheet(
            unit,
            page,
            self.leave_wanted.emit,
            self._to_table,
            is_leaf=is_leaf,
            hand=hand,
        )
        sheet.setParent(self._on)
        sheet.setFixedWidth(width)
        return sheet

    def _to_table(self) -> None:
        if self.covers_table:
            self.fold()
        elif not self._to_answer():
            self._on.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _fitting(self, page: ExercisePage, height: int, width: int) -> ExerciseSheet:
        """Make the panel with the largest words that let all of it be seen."""

        def made(unit: float) -> ExerciseSheet:
            return self._make(page, unit, width, is_leaf=False)

        def fits(sheet: ExerciseSheet) -> bool:
            # at the last size that is tried, what has no room is cut off
            return sheet.unit * _SMALLER < _LEAST_UNIT or sheet.needed_height(width) <= height

        return _largest(made, self.unit, _LEAST_UNIT, fits) or made(self.unit)

    def _leaf(self, page: ExercisePage) -> ExerciseSheet:
        """Make a leaf that leaves the hand free, or else one that names its cards."""

        def within(room: float, least: float, hand: str) -> ExerciseSheet | None:
            least = max(least, _LEAST_UNIT)
            made = partial(self._sized_leaf, page, hand=hand)
            return _largest(made, self.unit, least, lambda one: one.height() <= room)

        room = self._hand_top() - (_ABOVE_HAND + _EDGE) * self.unit
        most = self._area.height() - _EDGE * self.unit
        return (
            within(room, _LEAST_CLEAR * self.unit, "")
            or within(most, _LEAST_UNIT, self._hand())
            or self._sized_leaf(page, _LEAST_UNIT)  # what has no room is cut off at the foot
        )

    def _sized_leaf(self, page: ExercisePage, unit: float, hand: str = "") -> ExerciseSheet:
        width = round(min(LEAF_SHAPE.width * unit, _WIDEST * self._area.width()))
        sheet = self._make(page, unit, width, is_leaf=True, hand=hand)
        sheet.setFixedHeight(sheet.needed_height(width))
        return sheet

    def _leaf_place(self, sheet: ExerciseSheet) -> QPoint:
        area, unit = self._area, self.unit
        left = self._axis() - sheet.width() / 2
        beside = float(area.width() - sheet.width())
        edge = min(_EDGE * unit, beside / 2)
        left = min(max(left, edge), beside - edge)
        top = self._hand_top() - _ABOVE_HAND * unit - sheet.height()
        if top < _EDGE * unit - 1:  # it covers the hand, and names its cards
            top = (area.height() - sheet.height()) / 2
        return QPoint(area.x() + round(left), area.y() + round(top))

    def _hand_top(self) -> float:
        """Return where the own hand begins, in the table."""
        table = self._on.table
        if table.is_bare:
            return _UNSEEN_HAND * table.height()
        return things_on(self._on).own_hand().top()

    def _axis(self) -> float:
        """Return the middle of the hand opposite, over which all hangs."""
        layout = self._on.table.table_scene.zones.layout
        return layout.hands.places(Chair.NORTH, 1)[0].x

    # ------------------------------------------------------------------------------------ motions

    def _rise(self, sheet: QWidget) -> None:
        width = self._on.table.table_scene.zones.layout.metrics.card_width
        start = sheet.pos() + QPoint(0, round(SHEET_RISE * width))
        self._come(sheet, start, Motion.SHEET)

    def _slide(self, tab: QWidget) -> None:
        self._come(tab, tab.pos() - QPoint(0, tab.height()), Motion.TAB)

    def _come(self, what: QWidget, start: QPoint, motion: Motion) -> None:
        duration = MOTIONS[motion].at(self._speed())
        if not duration:
            fade_in(what, CROSS_FADE)
            return
        self._coming.setTargetObject(what)
        self._coming.setEasingCurve(easing_curve(motion))
        self._coming.setDuration(duration)
        self._coming.setStartValue(start)
        self._coming.setEndValue(what.pos())
        self._coming.start()

    def _drop(self) -> None:
        self._coming.stop()
        self._made_for = None
        for shown in (self.sheet, self.tab):
            if shown is not None:
                discard(shown)
        self.sheet = self.tab = None


def things_on(page: TablePage) -> LyingThings:
    """Return what lies where on the table of a page."""
    scene = page.table.table_scene
    return LyingThings(scene.zones, scene.buttons, scene.signs)


def _largest(
    make: Callable[[float], ExerciseSheet],
    unit: float,
    least: float,
    fits: Callable[[ExerciseSheet], bool],
) -> ExerciseSheet | None:
    """Make a sheet with the largest words with which it fits; None where none does."""
    while unit >= least:
        sheet = make(unit)
        if fits(sheet):
            return sheet
        discard(sheet)
        unit *= _SMALLER
    return None
