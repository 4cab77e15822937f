"""A line over the archive with one button, such as to undo what was just done."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of, shown_key
from sixtysix_gui.windows.sheets.paper_sheet import SheetButton
from sixtysix_gui.windows.widgets.basic import label

SHOWN_FOR = 8_000
"""Milliseconds that something can be undone by the strip."""
_SHARE = 0.9
"""The most of the window's width that it takes."""
_TOP = 10
_LEAST_BUTTON = 30
"""Height of the button in pixels, at least."""


@dataclass(frozen=True)
class StripAct:
    """What can be done: the words of its button, its key if there is one, and the act."""

    text: str
    does: Callable[[], None]
    purpose: Purpose | None = None


class ActStrip(QFrame):
    """Shows a line at the upper edge of a widget, over everything else there.

    Its key works wherever the focus is in the window, for as long as the strip is shown. Readers
    of the screen are told the line with the key, for Tab stays on the sheet.

    Signals:
        told: str, what readers of the screen should be told.
    """

    told = Signal(str)

    def __init__(self, over: QWidget, unit: Callable[[], float]) -> None:
        """Begin hidden; ``unit`` gives the size of words in pixels."""
        super().__init__(over)
        self._unit = unit
        self._act: StripAct | None = None
        self._label = label("", wrap=True)
        self._button: QPushButton | None = None
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        self._end = QTimer(self, singleShot=True, interval=SHOWN_FOR)
        self._end.timeout.connect(self.put_away)
        over.installEventFilter(self)
        self.setObjectName("act-strip")
        self.hide()

    @property
    def text(self) -> str:
        """The line that is shown; empty while none is."""
        return "" if self.isHidden() else self._label.text()

    @property
    def button(self) -> QPushButton | None:
        """The button, while one is shown."""
        return None if self.isHidden() else self._button

    def offer(self, text: str, act: StripAct, *, lasting: bool = False) -> None:
        """Show a line with a button for a while, or as long as it is not put away."""
        is_new = self.isHidden() or self._act is None or self._act.text != act.text
        self._act = act
        self._write(text, act)
        self._end.stop()
        if not lasting:
            self._end.start()
        if self.isHidden():
            self.show()
            application = QApplication.instance()
            if application is not None:
                application.installEventFilter(self)
        self._place()
        self.raise_()
        if is_new or not lasting:
            key = shown_key(act.purpose) if act.purpose is not None else ""
            self.told.emit(f"{text} {act.text}: {key}" if key else text)

    def rise(self) -> None:
        """Lie above what has come meanwhile."""
        if not self.isHidden():
            self.raise_()

    def put_away(self) -> None:
        """Hide the strip; what it offered cannot be done here any more."""
        self._end.stop()
        self._act = None
        application = QApplication.instance()
        if application is not None and not self.isHidden():
            application.removeEventFilter(self)
        self.hide()

    def do(self) -> None:
        """Do what is offered."""
        act = self._act
        if act is not None:
            self.put_away()
            act.does()

    def _write(self, text: str, act: StripAct) -> None:
        unit = self._unit()
        self.setStyleSheet(
            f"#act-strip {{ background: {theme.PAPER}; border: 1px solid {theme.DARK_GOLD};"
            f" border-radius: 12px; }}"
        )
        self._row.setContentsMargins(round(unit), 4, round(0.5 * unit), 4)
        self._row.setSpacing(round(0.6 * unit))
        self._label.setFont(fonts.text(unit))
        self._label.setStyleSheet(f"color: {theme.INK};")
        self._label.setText(text)
        self.setAccessibleName(text)
        self._set_button(act, unit)

    def _set_button(self, act: StripAct, unit: float) -> None:
        key = shown_key(act.purpose) if act.purpose is not None else ""
        before = self._button
        if isinstance(before, SheetButton) and (before.text(), before.key) == (act.text, key):
            return
        if before is not None:
            before.hide()
            before.deleteLater()
        made = SheetButton(act.text, unit, key)
        made.setObjectName("strip-act")
        made.setFont(fonts.text(0.95 * unit))
        height = max(_LEAST_BUTTON, round(1.6 * unit))
        made.setStyleSheet(
            f"QPushButton {{ min-height: {height}px; padding: 0px {round(0.6 * unit)}px;"
            f" border-radius: {height // 2}px; }}"
        )
        made.setAccessibleDescription(f"{self._label.text()} {key}".strip())
        made.clicked.connect(self.do)
        self._row.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)
        self._button = made

    def _place(self) -> None:
        over = self.parentWidget()
        if over is None:
            return
        self._label.setMinimumWidth(0)
        most = round(_SHARE * over.width())
        words = self._label.fontMetrics().horizontalAdvance(self._label.text()) + 2
        margins = self._row.contentsMargins()
        button = 0 if self._button is None else self._button.sizeHint().width()
        around = margins.left() + margins.right() + self._row.spacing() + button
        width = min(most, words + around + 2)
        self._label.setFixedWidth(max(1, width - around - 2))
        self.setFixedWidth(width)
        self.resize(width, self._row.totalHeightForWidth(width))
        self.move((over.width() - width) // 2, _TOP)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the upper edge, and take the key from wherever the focus is in the window."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            if not self.isHidden():
                self._place()
        elif isinstance(event, QKeyEvent) and self._is_for_me(watched, event):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()  # else the window's own shortcut would be taken
            elif event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.do()
            return True
        return super().eventFilter(watched, event)

    def _is_for_me(self, watched: QObject, event: QKeyEvent) -> bool:
        act, window = self._act, self.window()
        if act is None or act.purpose is None or not isinstance(watched, QWidget):
            return False
        if watched.window() is not window or QApplication.activeModalWidget() not in (None, window):
            return False
        if isinstance(watched, QLineEdit) and watched.isUndoAvailable():
            return False  # what was written there is undone first
        meaning = meaning_of(event, Context.ARCHIVE)
        return meaning is not None and meaning.purpose is act.purpose
