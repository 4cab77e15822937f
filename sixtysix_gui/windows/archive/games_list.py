"""The list of the archive: what is chosen by keys and mouse, and what readers are told of it."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QRect,
    Qt,
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
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget
from typing_extensions import override

from sixtysix_gui.archive.rows import GameRow
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.windows.archive.games_model import AnyIndex, GamesModel
from sixtysix_gui.windows.archive.row_paint import RowLook
from sixtysix_gui.windows.archive.unfolding_list import UnfoldingList
from sixtysix_gui.windows.widgets.basic import is_enter

_Flag = QItemSelectionModel.SelectionFlag


class GamesList(UnfoldingList):
    """Lets games be chosen, of which the current one is unfolded for what is done to it.

    Signals:
        current_changed: another game is the current one, or others are chosen besides.
        main_wanted: Enter or a double click asks for what is mostly done with the game.
        acts_wanted: a key or the right button leads to all that can be done with it.
        delete_wanted: the key for that.
    """

    current_changed = Signal()
    main_wanted = Signal()
    acts_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, look: RowLook, model: GamesModel, speed: Speed) -> None:
        """Show a model in one look, unfolding rows at the pace of the table."""
        super().__init__(look, model, speed)
        self._anchor = -1
        self.setObjectName("games")
        self.setProperty("look", "games")
        self.setAccessibleName(self.tr("Games"))
        self.setFont(look.font(1.0))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)

    # ----------------------------------------------------------------------------- what is chosen

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
        """Unfold the row that the keys are on now."""
        QAbstractItemView.currentChanged(self, current, previous)
        if self.hasFocus():
            self._tell_readers(QAccessible.Event.Focus, current.row())
        self.unfold(current.row())
        self.current_changed.emit()
        self.scrollTo(self._games.index(current.row()))

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that others are chosen."""
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
        page = max(1, self.viewport().height() // self._heights.game - 1)
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
        """Do what is mostly done with a game."""
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
