"""What can be done with the chosen games: a button and links that lie in the unfolded row."""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.sheets.paper_sheet import SheetButton, make_link
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import rows_of
from sixtysix_gui.windows.widgets.focus_rings import REACH

_ = texts("Archive")

_HEIGHT, _LEAST_HEIGHT = 2.0, 34
"""Height of a button in text units, and at least in pixels."""
_GAP, _BELOW, _LETTERS = 0.45, 0.3, 0.96
"""Between two buttons and below them, and the size of letters, in text units."""
_FOR_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Delete)


class RowAct(Enum):
    """What can be done with one game, or several."""

    LOOK = auto()
    GO_ON = auto()
    WITH_COACH = auto()
    SAME_CARDS = auto()
    SAVE = auto()
    COPY = auto()
    RESIGN = auto()
    EXPORT = auto()
    DELETE = auto()


WithRows = Callable[[tuple[GameRow, ...]], None]


def acts_for(rows: Sequence[GameRow], possible: Collection[RowAct]) -> tuple[RowAct, ...]:
    """Return what can be done with some games of all that is possible, the main act first."""
    if len(rows) > 1:
        wanted: tuple[RowAct, ...] = (RowAct.EXPORT, RowAct.COPY)
        if _deletable(rows):
            wanted += (RowAct.DELETE,)
    elif rows and rows[0].origin is Origin.OPEN:
        wanted = (RowAct.GO_ON, RowAct.RESIGN)
    else:
        wanted = tuple(act for row in rows for act in _of_finished(row))
    return tuple(act for act in wanted if act in possible)


def _deletable(rows: Sequence[GameRow]) -> int:
    """Return how many games can be deleted: open ones are resigned."""
    return sum(row.origin is not Origin.OPEN for row in rows)


def _of_finished(row: GameRow) -> tuple[RowAct, ...]:
    rules = row.rules.rules
    acts = [RowAct.LOOK]
    if rules is None:
        return (*acts, RowAct.SAVE, RowAct.DELETE)
    if rules.close:
        acts.append(RowAct.WITH_COACH)
    if row.company.seat is not None:
        acts.append(RowAct.SAME_CARDS)
    return (*acts, RowAct.SAVE, RowAct.COPY, RowAct.DELETE)


def act_words(act: RowAct, count: int, deletable: int) -> str:
    """Name an act with some games, of which some can be deleted."""
    if count > 1 and act is RowAct.EXPORT:
        return _("Export %n game(s)…", "", count)
    if count > 1 and act is RowAct.DELETE:
        return _("Delete %n game(s)…", "", deletable)
    return {
        RowAct.LOOK: _("Look at it"),
        RowAct.GO_ON: _("Continue"),
        RowAct.WITH_COACH: _("Review with the coach"),
        RowAct.SAME_CARDS: _("Same cards again"),
        RowAct.SAVE: _("Save record…"),
        RowAct.COPY: _("Copy as text"),
        RowAct.RESIGN: _("Resign…"),
        RowAct.EXPORT: _("Export…"),
        RowAct.DELETE: _("Delete…"),
    }[act]


class RowActsBar(QWidget):
    """Buttons side by side, in several rows where need be; their rings have room around them.

    Signals:
        left: an arrow or Esc leads back to the list.
        key_left: QKeyEvent, a key that the list is for; the focus goes there with it.
    """

    left = Signal()
    key_left = Signal(QKeyEvent)

    def __init__(self, unit: float) -> None:
        """Begin without buttons, with words of ``unit`` pixels."""
        super().__init__()
        self._unit = unit
        self._shown: tuple[tuple[RowAct, ...], int, int] = ((), 0, 0)
        self.buttons: tuple[QPushButton, ...] = ()
        self.setObjectName("row-acts")

    def show_acts(self, rows: tuple[GameRow, ...], possible: Mapping[RowAct, WithRows]) -> None:
        """Offer what is possible with some games; the first is the main act of a single game."""
        acts = acts_for(rows, possible)
        shown = acts, len(rows), _deletable(rows)
        if shown != self._shown:
            self._make_buttons(*shown)
        for act, button in zip(acts, self.buttons, strict=True):
            button.disconnect(button)
            button.clicked.connect(lambda _=False, act=act: possible[act](rows))

    def press(self, act: RowAct) -> None:
        """Press the button of an act, if it is there."""
        acts, *_ = self._shown
        if act in acts:
            self.buttons[acts.index(act)].click()

    def _make_buttons(self, acts: tuple[RowAct, ...], count: int, deletable: int) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self._shown = acts, count, deletable
        self.buttons = tuple(
            self._button(act, act_words(act, count, deletable), main=not place and count == 1)
            for place, act in enumerate(acts)
        )
        for button in self.buttons:
            button.show()
        self._place()
        if had_focus and self.buttons:
            self.buttons[0].setFocus()

    def _button(self, act: RowAct, words: str, *, main: bool) -> QPushButton:
        height = self._row_height
        if main:
            made: QPushButton = SheetButton(words, self._unit)
            made.setProperty("look", "main")
            side = round(0.85 * self._unit)
            made.setStyleSheet(
                f"QPushButton {{ min-height: {height - 6}px; max-height: {height - 6}px;"
                f" padding: 0px {side}px; border-radius: {(height - 4) // 2}px; }}"
            )
            made.setFont(fonts.text(_LETTERS * self._unit, fonts.TextWeight.SEMI_BOLD))
        else:
            made = make_link(words, self._unit, least_height=height - 6)
            if act is RowAct.DELETE:
                made.setStyleSheet(f"{made.styleSheet()} QPushButton {{ color: {paper.TROUBLE}; }}")
        made.setParent(self)
        made.setAutoDefault(False)
        made.setObjectName(f"act-{act.name.lower()}")
        made.installEventFilter(self)
        return made

    @property
    def _row_height(self) -> int:
        return max(round(_HEIGHT * self._unit), _LEAST_HEIGHT)

    def height_for(self, width: int) -> int:
        """Return the height of all buttons in a width, in pixels; nothing without any."""
        rows = len(self._rows(width))
        return rows * self._row_height + round(_BELOW * self._unit) if rows else 0

    def _widths(self) -> list[int]:
        return [max(one.sizeHint().width(), round(theme.HIT_SIZE)) for one in self.buttons]

    def _rows(self, width: int) -> list[list[int]]:
        if not self.buttons:
            return []
        return rows_of(self._widths(), round(_GAP * self._unit), width - 2 * REACH)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        widths, height = self._widths(), self._row_height
        for number, row in enumerate(self._rows(self.width())):
            x = REACH
            for place in row:
                self.buttons[place].setGeometry(x, REACH + number * height, widths[place], height)
                x += widths[place] + round(_GAP * self._unit)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.height_for(self.width()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead along the buttons by arrows, back to the list from the first, and to other rows.

        A button would take the arrows for itself and lead to whatever is near it.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._takes(event)
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        focused = next((place for place, one in enumerate(self.buttons) if one.hasFocus()), -1)
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            wanted = focused + (1 if event.key() == Qt.Key.Key_Right else -1)
            if wanted < 0:
                self.left.emit()
            elif wanted < len(self.buttons):
                self.buttons[wanted].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _FOR_LIST:
            self.key_left.emit(event)
        else:
            return False
        return True


class ActsWindow(QWidget):
    """What is seen of the acts where their row is: rows may be scrolled half out of sight.

    It stands beside the list, not in it, for readers of the screen know only rows in a list.
    """

    def __init__(self, bar: RowActsBar, parent: QWidget) -> None:
        """Show a bar over its neighbours, once it has a place."""
        super().__init__(parent)
        self._bar = bar
        bar.setParent(self)
        self.hide()

    def show_at(self, area: QRect, seen: QRect) -> None:
        """Show the bar in an area, as far as that is to be seen."""
        shown = area.intersected(seen)
        self._bar.setGeometry(QRect(area.topLeft() - shown.topLeft(), area.size()))
        self.setGeometry(shown)
        self.setVisible(not shown.isEmpty() and bool(self._bar.buttons))
        self.raise_()
