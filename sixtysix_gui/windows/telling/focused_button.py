"""The button that has the focus of a window: it can tell readers of the screen something new."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override


class FocusedButton(QObject):
    """Tells news before the description of the button with the focus, until the focus goes."""

    def __init__(self, window: QWidget) -> None:
        """Look at the buttons of a window; in the end their descriptions are as they were."""
        super().__init__(window)
        self._window = window
        self._telling: QAbstractButton | None = None
        self._usual = ""

    @property
    def has_keys(self) -> bool:
        """Whether a button has the focus of the window."""
        return isinstance(self._window.focusWidget(), QAbstractButton)

    def tell_at_focus(self, text: str) -> None:
        """Let the button with the focus tell something new with its description."""
        focused = self._window.focusWidget()
        if not text or not isinstance(focused, QAbstractButton):
            return
        if focused is not self._telling:  # else the next news take the place of these
            self._end()
            self._telling, self._usual = focused, focused.accessibleDescription()
            focused.installEventFilter(self)
        told = f"{text} ({self._usual})" if self._usual else text
        focused.setAccessibleDescription(told)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End what a button tells when the focus leaves it: it is old when the focus is back."""
        if event.type() == QEvent.Type.FocusOut:
            self._end()
        return False

    def _end(self) -> None:
        button, self._telling = self._telling, None
        if button is not None:
            button.removeEventFilter(self)
            button.setAccessibleDescription(self._usual)
