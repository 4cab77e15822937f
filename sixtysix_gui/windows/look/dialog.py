"""The dialog that all others are made of: a key acts where the focus is, and nowhere else."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog
from typing_extensions import override

from sixtysix_gui.windows.look.widgets import is_enter, press_focused


class Dialog(QDialog):
    """A dialog without a default button: Enter presses the button that has the focus, or none.

    A field that means something by Enter says so itself, by ``returnPressed``.
    """

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press what has the focus, and Esc close the dialog."""
        if is_enter(event):
            press_focused(self, event)
        else:
            super().keyPressEvent(event)
