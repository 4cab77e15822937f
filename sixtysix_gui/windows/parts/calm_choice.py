"""A list that drops down and leaves the wheel to the page it stands on."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox
from typing_extensions import override


class CalmChoice(QComboBox):
    """A choice that does not change when somebody only wants to scroll past it."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Hand the wheel on."""
        event.ignore()
