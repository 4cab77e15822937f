"""A list of rows of any number, of which only those in sight are painted, and one is unfolded.

``QListView`` is asked for what readers of the screen need, and for what keys and mouse choose.
Where rows lie and how they look is decided here: asking ten thousand of them for their height would
take longer than showing them.
"""

from PySide6.QtCore import (
    QItemSelection,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView
from typing_extensions import override

from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.windows.archive.games_model import AnyIndex, GamesModel, entry_text
from sixtysix_gui.windows.archive.places import GameEntry, Heading, Heights, Places
from sixtysix_gui.windows.archive.row_paint import HEADING, LOST, RowLook, RowPainter


class UnfoldingList(QListView):
    """Lays the rows out, unfolds one of them, and paints those that are seen.

    Signals:
        moved: rows lie elsewhere now, for they were scrolled or unfolded.
    """

    moved = Signal()

    def __init__(self, look: RowLook, model: GamesModel, speed: Speed) -> None:
        """Show a model in one look, unfolding rows at the pace of the table."""
        super().__init__()
        self.look = look
        self._games = model
        self._painter = RowPainter(look)
        heights = (HEADING * look.unit, look.row_height, LOST * look.unit)
        self._heights = Heights(*map(round, heights))
        self._places = Places(model.entries, self._heights)
        self._more = 0
        self._unfolded = self._folding = -1
        self._motion = self._make_motion(speed)
        self.setModel(model)
        model.modelReset.connect(self._take_entries)
        self.verticalScrollBar().setSingleStep(self._heights.game)
        self.verticalScrollBar().valueChanged.connect(self.moved)

    def _make_motion(self, speed: Speed) -> QVariantAnimation:
        motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(MOTIONS[Motion.FOLD].at(speed))
        motion.setEasingCurve(easing_curve(Motion.FOLD))
        motion.valueChanged.connect(self._unfold)
        return motion

    @property
    def current(self) -> GameEntry | None:
        """The game that the keys are on."""
        return self._games.game(self.currentIndex().row())

    def unfold(self, place: int, *, at_once: bool = False) -> None:
        """Unfold the row at a place, while the one before it folds."""
        self._motion.stop()
        self._folding, self._unfolded = self._unfolded, place
        if not at_once and self._motion.duration() and self.isVisible():
            self._motion.start()
        else:
            self._unfold(1.0)

    def set_more(self, pixels: int) -> None:
        """Unfold the current row by so much."""
        if pixels != self._more:
            self._more = pixels
            if self._motion.state() is not QVariantAnimation.State.Running:
                self._unfold(1.0)

    def unfolded_area(self) -> QRect:
        """Return what is unfolded below the current row, in the list; empty where nothing is."""
        if self.current is None:
            return QRect()
        row = self.visualRect(self.currentIndex())
        folded = self._places.folded_height(self.currentIndex().row())
        area = row.adjusted(0, folded, 0, 0)
        return area.translated(self.viewport().pos())

    def seen_area(self) -> QRect:
        """Return where rows are seen, in the list."""
        return self.viewport().geometry()

    @property
    def whole_height(self) -> int:
        """The height in which nothing needs to be scrolled, in pixels."""
        return self._places.folded + self._more + 2 * self.frameWidth()

    def _unfold(self, part: float) -> None:
        """Unfold the current row as far as a part, while the one before it folds."""
        more = {self._folding: round((1.0 - part) * self._more)} if part < 1.0 else {}
        if self.current is not None:
            more[self._unfolded] = round(part * self._more)
        self._places.unfold({place: height for place, height in more.items() if place >= 0})
        self.updateGeometries()
        if self._unfolded >= 0:
            self.scrollTo(self._games.index(self._unfolded))
        self.viewport().update()
        self.moved.emit()

    def _take_entries(self) -> None:
        self._motion.stop()
        self._unfolded = self._folding = -1
        self._places = Places(self._games.entries, self._heights)
        self.updateGeometries()
        self.viewport().update()

    @override
    def doItemsLayout(self) -> None:
        """Nothing is laid out but what is in sight."""
        QAbstractItemView.doItemsLayout(self)

    @override
    def updateGeometries(self) -> None:
        """Let the bar scroll over all rows."""
        bar, seen = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(seen)
        bar.setRange(0, max(0, self._places.height - seen))
        QAbstractItemView.updateGeometries(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in sight."""
        QAbstractItemView.resizeEvent(self, event)
        self.updateGeometries()
        self.moved.emit()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint what has come in sight."""
        self.viewport().update()

    @override
    def verticalOffset(self) -> int:
        """Return how far the list is scrolled."""
        return self.verticalScrollBar().value()

    @override
    def horizontalOffset(self) -> int:
        """Return nothing: rows are as wide as the list."""
        return 0

    @override
    def visualRect(self, index: AnyIndex) -> QRect:
        """Return where a row is, in the viewport."""
        place = index.row()
        if not 0 <= place < len(self._games.entries):
            return QRect()
        top = self._places.top(place) - self.verticalOffset()
        return QRect(0, top, self.viewport().width(), self._places.height_of(place))

    @override
    def indexAt(self, p: QPoint) -> QModelIndex:
        """Return the row at a point of the viewport."""
        place = self._places.at(p.y() + self.verticalOffset())
        return QModelIndex() if place is None else self._games.index(place)

    @override
    def isIndexHidden(self, index: AnyIndex) -> bool:
        """No row is hidden."""
        return False

    @override
    def scrollTo(
        self,
        index: AnyIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row in sight, with the heading if it is the first below that."""
        place = index.row()
        if not 0 <= place < len(self._games.entries):
            return
        first = place
        while first and self._games.game(first - 1) is None:
            first -= 1
        bar, seen = self.verticalScrollBar(), self.viewport().height()
        top, bottom = self._places.top(first), self._places.top(place)
        bottom += self._places.height_of(place)
        if top < bar.value():
            bar.setValue(top)
        elif bottom > bar.value() + seen:
            bar.setValue(min(bottom - seen, self._places.top(place)))

    @override
    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return all that is seen: what is chosen is painted again as a whole."""
        return QRegion(self.viewport().rect())

    # ---------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, e: QPaintEvent) -> None:
        """Paint the rows that are in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        offset, seen = self.verticalOffset(), self.viewport().height()
        place = self._places.at(offset)
        while place is not None and place < len(self._games.entries):
            area = self.visualRect(self._games.index(place))
            if area.top() >= seen:
                break
            self._paint(painter, place, QRectF(area))
            place += 1
        painter.end()

    def _paint(self, painter: QPainter, place: int, area: QRectF) -> None:
        folded = QRectF(area)
        folded.setHeight(self._places.folded_height(place))
        words = self._games.words(place)
        if words is not None:
            index = self._games.index(place)
            is_chosen = self.selectionModel().isSelected(index)
            is_current = place == self.currentIndex().row()
            is_last = self._games.game(place + 1) is None
            if is_chosen or not is_last:
                self._painter.ground(painter, area, current=is_current, line=not is_chosen)
            self._painter.game(painter, words, folded)
            return
        text = entry_text(self._games.entries[place])
        if isinstance(self._games.entries[place], Heading):
            self._painter.heading(painter, text, folded, first=not place)
        else:
            self._painter.lost(painter, text, folded)
