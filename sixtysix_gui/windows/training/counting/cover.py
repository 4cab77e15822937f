"""What lies over the table while something is asked there: it takes the mouse and the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.training.answers.paper import discard
from sixtysix_gui.windows.training.answers.place import PaperPlace, question_place
from sixtysix_gui.windows.training.counting.strip import COLUMNS, StripPaper

_SMALLER = (0.88, 0.78)
"""Sizes of words that are tried where a question would hide what is to be seen."""
_HANDLED = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape),
)
_OF_THE_WINDOW = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class QuestionCover(QWidget):
    """Lies over a table, unseen, with a paper that asks.

    Signals:
        pressed: a key or the mouse, where nothing is asked any more.
        outgrown: what asks is to be laid again, for words have another size or language now.
    """

    pressed = Signal()
    outgrown = Signal()

    def __init__(self, table: Table, below: QWidget) -> None:
        """Lie over a table and below what can come to lie there."""
        super().__init__(table.parentWidget())
        self._table = table
        table.table_scene.keep_points(kept=True)
        self.paper: StripPaper | None = None
        """What asks, or shows what is right."""
        self._unit = 0.0
        self._moved = QTimer(self)
        self._moved.setSingleShot(True)
        self._moved.timeout.connect(self._follow)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        table.installEventFilter(self)
        self.setGeometry(table.geometry())
        self.show()
        self.stackUnder(below)

    def lay(self, make: Callable[[float], StripPaper]) -> None:
        """Lay a paper in the place of the one before; ``make`` makes it for a size of words.

        It is written smaller where it would hide what is to be seen otherwise. What was picked or
        written so far, where the same is asked once more, stays.
        """
        before = self.paper
        unit = self._unit = self._unit_now
        asks = self._made(make(unit))
        for share in _SMALLER:
            if not self.place():
                break
            asks = self._made(make(share * unit))
        if before is not None and before.is_asking:
            asks.take_over(before)
        self.place()
        asks.show()
        asks.take_focus()

    def _made(self, asks: StripPaper) -> StripPaper:
        self._take_away()
        self.paper = asks
        asks.setParent(self)
        self._take_name()
        return asks

    def ask_no_more(self) -> None:
        """Leave what is right to be read; whatever is pressed next ends that."""
        self._take_name()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.place()

    def _take_name(self) -> None:
        """Tell readers what the paper says: the cover has the keys where that takes none."""
        self.setAccessibleName("" if self.paper is None else self.paper.accessibleName())

    @property
    def has_focus(self) -> bool:
        """Whether the keys go here."""
        focused = self.window().focusWidget()
        return focused is self or self.isAncestorOf(focused or self.window())

    def place(self) -> float:
        """Put the paper where it hides the least; return how much of what is to be seen."""
        asks = self.paper
        if asks is None:
            return 0.0
        spots: list[tuple[PaperPlace, float]] = []
        for column in COLUMNS if asks.is_asking else (asks.column,):
            asks.column = column
            size = asks.wished_size(float(self.width()))
            spots.append((question_place(self._table, size), column))
        spot, asks.column = min(spots, key=lambda one: one[0].order)
        asks.place_in(spot.area)
        return spot.hidden

    def _take_away(self) -> None:
        asks, self.paper = self.paper, None
        if asks is not None:
            discard(asks)

    def leave(self) -> None:
        """Go away for good."""
        self._table.removeEventFilter(self)
        self._table.table_scene.keep_points(kept=False)
        discard(self)

    # ------------------------------------------------------------------------------ mouse and keys

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lie over the table wherever that goes; take back the keys that are led to it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._moved.start()  # when it has laid itself out
        elif event.type() == QEvent.Type.FocusIn:
            self._lead_keys_here()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Have the question written again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._unit = 0.0
            self._moved.start()

    @property
    def _unit_now(self) -> float:
        return self._table.table_scene.zones.layout.metrics.text_unit

    def _follow(self) -> None:
        self.setGeometry(self._table.geometry())
        asks = self.paper
        if asks is not None and asks.is_asking and self._unit != self._unit_now:
            self.outgrown.emit()
        else:
            self.place()

    def _lead_keys_here(self) -> None:
        asks = self.paper
        if asks is not None and asks.is_asking:
            asks.take_focus()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Lead Tab round through what asks; the table waits."""
        asks = self.paper
        if asks is None or not asks.is_asking:
            return True
        stops = list(asks.all_stops())
        focused = self.window().focusWidget()
        here = stops.index(focused) if focused in stops else -1 if next else 0
        stop = stops[(here + (1 if next else -1)) % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        return True

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the mouse from the table."""
        event.accept()
        if self.paper is not None and not self.paper.is_asking:
            self.pressed.emit()

    @override
    def event(self, event: QEvent) -> bool:
        """Keep letters from becoming acts of the table."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _is_for_table(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take all keys that the table would take; the window has its own."""
        if not _is_for_table(event):
            event.ignore()
            return
        event.accept()
        if self.paper is not None and not self.paper.is_asking and not event.isAutoRepeat():
            self.pressed.emit()


def _is_for_table(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & _OF_THE_WINDOW
    return is_plain and (event.key() in _HANDLED or bool(event.text().strip()) or _is_space(event))


def _is_space(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space
