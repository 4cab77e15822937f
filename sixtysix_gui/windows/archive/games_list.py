"""The list of the archive: rows of any number, of which one is unfolded, chosen by keys and mouse.

``QListView`` is asked for what readers of the screen need, and for what keys and mouse choose.
Where rows lie and how they look is decided here: asking ten thousand of them for their height would
take longer than showing them.
"""

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget
from typing_extensions import override

from sixtysix_gui.archive.rows import GameRow
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.archive.games_model import (
    AnyIndex,
    Entry,
    GameEntry,
    GamesModel,
    Heading,
    Lost,
    RowTops,
    entry_text,
)
from sixtysix_gui.windows.archive.row_paint import HEADING, LOST, RowLook, RowPainter
from sixtysix_gui.windows.widgets.basic import is_enter

_ = texts("GamesList")

_Flag = QItemSelectionModel.SelectionFlag


class GamesList(QListView):
    """Lets games be chosen, of which the current one is unfolded for what is done to it.

    Signals:
        current_changed: another game is the current one, or others are chosen besides.
        main_wanted: Enter or a double click asks for what is mostly done with the game.
        acts_wanted: a key or the right button leads to all that can be done with it.
        delete_wanted: the key for that.
        moved: rows lie elsewhere now, for they were scrolled or unfolded.
    """

    current_changed = Signal()
    main_wanted = Signal()
    acts_wanted = Signal()
    delete_wanted = Signal()
    moved = Signal()

    def __init__(self, look: RowLook, model: GamesModel, speed: Speed) -> None:
        """Show a model in one look, unfolding rows at the pace of the table."""
        super().__init__()
        self.look = look
        self._games = model
        self._painter = RowPainter(look)
        self._anchor = -1
        self._heading, self._lost = round(HEADING * look.unit), round(LOST * look.unit)
        self._places = self._laid_out()
        self._more = 0
        self._unfolded = self._folding = -1
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(MOTIONS[Motion.FOLD].at(speed))
        self._motion.setEasingCurve(easing_curve(Motion.FOLD))
        self._motion.valueChanged.connect(self._unfold)
        self.setModel(model)
        model.modelReset.connect(self._take_entries)
        self.verticalScrollBar().setSingleStep(look.row_height)
        self.verticalScrollBar().valueChanged.connect(self.moved)
        self.setObjectName("games")
        self.setProperty("look", "games")
        self.setAccessibleName(_("Games"))
        self.setFont(look.font(1.0))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)

    def _laid_out(self) -> RowTops:
        heights: dict[type[Entry], int] = {
            Heading: self._heading,
            GameEntry: self.look.row_height,
            Lost: self._lost,
        }
        return RowTops([heights[type(entry)] for entry in self._games.entries])

    # ----------------------------------------------------------------------------- what is chosen

    @property
    def current(self) -> GameEntry | None:
        """The game that the keys are on."""
        return self._games.game(self.currentIndex().row())

    @property
    def chosen(self) -> tuple[GameRow, ...]:
        """All games that are chosen, from above."""
        places = sorted(index.row() for index in self.selectedIndexes())
        games = (self._games.game(place) for place in places)
        return tuple(game.row for game in games if game is not None)

    def first_chosen(self) -> int:
        """Return where the first game is that is chosen; 0 where none is."""
        return min((index.row() for index in self.selectedIndexes()), default=0)

    def choose(self, wanted: GameRow | None, near: int = 0) -> None:
        """Choose a game, or where it is gone the first one from a place of the list on."""
        place = self._games.place_of(wanted, near)
        if place < 0:
            return
        index = self._games.index(place)
        self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect)
        self.unfold(place, at_once=True)

    def choose_all(self, places: Sequence[int], current: int) -> None:
        """Choose the games at some places, with the keys on one of them."""
        self.selectionModel().setCurrentIndex(self._games.index(current), _Flag.ClearAndSelect)
        for place in places:
            self.selectionModel().select(self._games.index(place), _Flag.Select)
        self.unfold(current, at_once=True)

    @override
    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        QAbstractItemView.currentChanged(self, current, previous)
        if self.hasFocus():
            self._tell_readers(QAccessible.Event.Focus, current.row())
        self.unfold(current.row())
        self.current_changed.emit()
        self.scrollTo(self._games.index(current.row()))

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        QAbstractItemView.selectionChanged(self, selected, deselected)
        events = QAccessible.Event
        for event, ranges in (
            (events.SelectionAdd, selected),
            (events.SelectionRemove, deselected),
        ):
            for index in ranges.indexes():
                self._tell_readers(event, index.row())
        chosen = self.selectedIndexes()
        if len(chosen) == 1:
            self._anchor = chosen[0].row()
        self.current_changed.emit()
        self.viewport().update()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let readers say the row, not the list alone."""
        super().focusInEvent(event)
        self._tell_readers(QAccessible.Event.Focus, self.currentIndex().row())

    def _tell_readers(self, what: QAccessible.Event, row: int) -> None:
        """Tell readers of the screen about a row; the list of Qt goes by a layout of its own."""
        if row >= 0 and QAccessible.isActive():
            event = QAccessibleEvent(self, what)
            event.setChild(row)
            QAccessible.updateAccessibility(event)

    # ---------------------------------------------------------------------------- keys and mouse

    @override
    def moveCursor(
        self,
        cursorAction: QAbstractItemView.CursorAction,
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        """Return the game that an arrow or a page leads to."""
        actions = QAbstractItemView.CursorAction
        place, last = self.currentIndex().row(), len(self._games.entries) - 1
        page = max(1, self.viewport().height() // self.look.row_height - 1)
        wanted, step = {
            actions.MoveUp: (place - 1, -1),
            actions.MoveDown: (place + 1, 1),
            actions.MovePageUp: (max(0, place - page), 1),
            actions.MovePageDown: (min(last, place + page), -1),
            actions.MoveHome: (0, 1),
            actions.MoveEnd: (last, -1),
        }.get(cursorAction, (place, 1))
        return self._games.index(self._game_from(wanted, step, place))

    def _game_from(self, wanted: int, step: int, place: int) -> int:
        """Return the first game from a place on; the one that the keys are on if there is none."""
        while 0 <= wanted < len(self._games.entries):
            if self._games.game(wanted) is not None:
                return wanted
            wanted += step
        return place

    @override
    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Choose a game, or with Shift all from the one that was chosen alone to the current one.

        Qt goes by where the keys were before, which is elsewhere once a row is folded.
        """
        here = self.indexAt(rect.center()).row()
        first = last = here
        if command & _Flag.Current and self._anchor >= 0:
            first, last = sorted((self._anchor, self.currentIndex().row()))
        chosen = QItemSelection()
        if first >= 0:
            ends = self._games.index(first), self._games.index(last)
            chosen.append(QItemSelectionRange(*ends))
        self.selectionModel().select(chosen, command)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what is mostly done by Enter, lead to the rest by →, and choose by the other keys."""
        signals = {
            Qt.Key.Key_Right: self.acts_wanted,
            Qt.Key.Key_Menu: self.acts_wanted,
            Qt.Key.Key_Delete: self.delete_wanted,
        }
        if is_enter(event):
            if not event.isAutoRepeat():
                self.main_wanted.emit()
        elif event.key() in signals:
            signals[Qt.Key(event.key())].emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()  # the list itself would copy one row only
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Left):
            event.ignore()  # which is for the sheet
        else:
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and self._games.game(index.row()):
            self.main_wanted.emit()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose nothing by dragging: the list is scrolled by the wheel."""
        event.accept()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Choose the row below the pointer, and lead to all that can be done with it."""
        index = self.indexAt(event.pos())
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        if by_mouse and self._games.game(index.row()) is None:
            return
        if by_mouse and not self.selectionModel().isSelected(index):
            self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect)
        self.acts_wanted.emit()

    @override
    def wheelEvent(self, e: QWheelEvent) -> None:
        """Scroll, and keep the wheel from what lies below."""
        super().wheelEvent(e)
        e.accept()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Let the sheet say what comes next."""
        holder = self.parentWidget()
        return isinstance(holder, QWidget) and holder.focusNextPrevChild(next)

    # ------------------------------------------------------------------------------- where rows lie

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
        folded = self._places.folded[self.currentIndex().row()]
        area = row.adjusted(0, folded, 0, 0)
        return area.translated(self.viewport().pos())

    @property
    def whole_height(self) -> int:
        """The height in which nothing needs to be scrolled, in pixels."""
        return self._places.folded_height + self._more + 2 * self.frameWidth()

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
        self._places = self._laid_out()
        self.updateGeometries()
        self.viewport().update()

    @override
    def doItemsLayout(self) -> None:
        """Nothing is laid out but what is in sight."""
        QAbstractItemView.doItemsLayout(self)

    @override
    def updateGeometries(self) -> None:
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
        self.viewport().update()

    @override
    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    @override
    def horizontalOffset(self) -> int:
        return 0

    @override
    def visualRect(self, index: AnyIndex) -> QRect:
        place = index.row()
        if not 0 <= place < len(self._games.entries):
            return QRect()
        top = self._places.top(place) - self.verticalOffset()
        return QRect(0, top, self.viewport().width(), self._places.height_of(place))

    @override
    def indexAt(self, p: QPoint) -> QModelIndex:
        place = self._places.at(p.y() + self.verticalOffset())
        return QModelIndex() if place is None else self._games.index(place)

    @override
    def isIndexHidden(self, index: AnyIndex) -> bool:
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
        folded.setHeight(self._places.folded[place])
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
