"""The list of the archive: rows of any number, of which only those in sight are painted.

For readers of the screen it is a list whose items say a whole row each. ``QListView`` is asked for
that, and for what the keys and the mouse choose; where rows lie and how they look is decided here,
for asking ten thousand of them for their height would take longer than showing them.
"""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
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

from sixtysix_gui.archive.rows import GameRow, RulesText
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.text.archive import (
    RowWords,
    lost_line,
    month_heading,
    open_heading,
    rules_words,
    spoken_place,
)
from sixtysix_gui.windows.archive.places import Entry, GameEntry, Heading, Heights, Places
from sixtysix_gui.windows.archive.row_paint import HEADING, LOST, RowLook, RowPainter
from sixtysix_gui.windows.widgets.basic import is_enter

_Index = QModelIndex | QPersistentModelIndex
_SHOWN, _SPOKEN = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
_ENABLED, _SELECTABLE = Qt.ItemFlag.ItemIsEnabled, Qt.ItemFlag.ItemIsSelectable
_Flag = QItemSelectionModel.SelectionFlag


class GamesModel(QAbstractListModel):
    """The entries as Qt asks for them: their words are made when they are looked at."""

    def __init__(self, deck: Deck, today: Callable[[], date]) -> None:
        """Begin empty; games are told with the cards of a deck, as of today."""
        super().__init__()
        self._deck: Deck = deck
        self._today = today
        self._words: dict[int, RowWords] = {}
        self._rules: dict[RulesText, str] = {}
        self.entries: tuple[Entry, ...] = ()
        self.count = 0
        """How many games there are among the entries."""

    def show(self, entries: Sequence[Entry]) -> None:
        """Take other entries."""
        self.beginResetModel()
        self.entries = tuple(entries)
        self.count = sum(isinstance(entry, GameEntry) for entry in self.entries)
        self._words.clear()
        self.endResetModel()

    def game(self, place: int) -> GameEntry | None:
        """Return the game at a place; None where something else stands."""
        entry = self.entries[place] if 0 <= place < len(self.entries) else None
        return entry if isinstance(entry, GameEntry) else None

    def place_of(self, wanted: GameRow | None, near: int = 0) -> int:
        """Return where a game is, else the first game from a place on; -1 without any."""
        places = [at for at, one in enumerate(self.entries) if isinstance(one, GameEntry)]
        if not places:
            return -1
        near_it = next((at for at in places if at >= near), places[-1])
        if wanted is None:
            return near_it
        games = ((at, self.entries[at]) for at in places)
        found = (
            at for at, one in games if isinstance(one, GameEntry) and _is_same(one.row, wanted)
        )
        return next(found, near_it)

    def words(self, place: int) -> RowWords | None:
        """Return the words of the game at a place; None where something else stands."""
        game = self.game(place)
        if game is None:
            return None
        if place not in self._words:
            self._words[place] = RowWords(game.row, self._deck, self._today())
        return self._words[place]

    @override
    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    @override
    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Only games can be chosen."""
        if self.game(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return _ENABLED | _SELECTABLE | Qt.ItemFlag.ItemNeverHasChildren

    @override
    def data(self, index: _Index, role: int = _SHOWN) -> str | None:
        """Return the rules of a game, by which letters find it, and all of it for readers."""
        if role == _SHOWN:
            return self._shown(index.row())
        return self.spoken(index.row()) if role == _SPOKEN else None

    def _shown(self, place: int) -> str:
        game = self.game(place)
        if game is None:
            return ""
        rules = game.row.rules
        if rules not in self._rules:
            self._rules[rules] = rules_words(rules)
        return self._rules[rules]

    def spoken(self, place: int) -> str:
        """Return what readers say of an entry."""
        words, game = self.words(place), self.game(place)
        if words is None or game is None:
            return entry_text(self.entries[place])
        where = spoken_place(game.number, self.count, is_open=words.is_open)
        return f"{words.spoken} {where}"


def _is_same(row: GameRow, other: GameRow) -> bool:
    """Return whether a row is about the game of another one, whatever its file has lost since."""
    mine, theirs = row.place, other.place
    if mine.game or theirs.game:
        return (mine.file, mine.game) == (theirs.file, theirs.game)
    return mine == theirs


def entry_text(entry: Entry) -> str:
    """Return what a heading or a lost file says."""
    if isinstance(entry, Heading):
        return month_heading(entry.month) if entry.month else open_heading()
    return "" if isinstance(entry, GameEntry) else lost_line(entry.month, entry.file)


class GamesList(QListView):
    """Shows games below their headings; the one that is chosen is unfolded for what is done to it.

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
        self._heights = Heights(
            round(HEADING * look.unit), look.row_height, max(look.row_height, round(LOST))
        )
        self._places = Places(model.entries, self._heights)
        self._more = 0
        self._unfolded = self._folding = self._anchor = -1
        self._motion = self._make_motion(speed)
        self._set_up()
        self.setModel(model)
        model.modelReset.connect(self._take_entries)
        self.verticalScrollBar().valueChanged.connect(self.moved)

    def _set_up(self) -> None:
        self.setObjectName("games")
        self.setProperty("look", "games")
        self.setAccessibleName(self.tr("Games"))
        self.setFont(self.look.font(1.0))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalScrollBar().setSingleStep(self._heights.game)

    def _make_motion(self, speed: Speed) -> QVariantAnimation:
        motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(MOTIONS[Motion.FOLD].at(speed))
        motion.setEasingCurve(easing_curve(Motion.FOLD))
        motion.valueChanged.connect(self._unfold)
        return motion

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
        self._motion.stop()
        self._folding = -1
        self._unfold(1.0)

    @override
    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Unfold the row that the keys are on now."""
        QAbstractItemView.currentChanged(self, current, previous)
        if self.hasFocus():
            self._tell_readers(QAccessible.Event.Focus, current.row())
        self._folding, self._unfolded = self._unfolded, current.row()
        self._motion.stop()
        if self._motion.duration() and self.isVisible():
            self._motion.start()
        else:
            self._unfold(1.0)
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

    # ---------------------------------------------------------------------------- where rows lie

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
        self._unfolded = self._folding = self._anchor = -1
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
    def visualRect(self, index: _Index) -> QRect:
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
    def isIndexHidden(self, index: _Index) -> bool:
        """No row is hidden."""
        return False

    @override
    def scrollTo(
        self,
        index: _Index,
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
    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return all that is seen: what is chosen is painted again as a whole."""
        return QRegion(self.viewport().rect())

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

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Let the sheet say what comes next."""
        holder = self.parentWidget()
        return isinstance(holder, QWidget) and holder.focusNextPrevChild(next)
