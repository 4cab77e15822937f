"""A row of pictures of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QWidget


@dataclass(frozen=True)
class Picture:
    """A value that can be chosen, its picture and its name."""

    value: str
    name: str
    pixmap: QPixmap


class PictureChoice(QWidget):
    """Pictures with names below, one of them chosen; by mouse or by arrow keys.

    Signals:
        chosen: str, the value that the person chose.
    """

    chosen = Signal(str)

    def __init__(
        self, pictures: Sequence[Picture], value: str, what: str, *, columns: int = 3
    ) -> None:
        """Show the pictures, ``columns`` in a row; ``what`` names the choice to screen readers."""
        super().__init__()
        self.setAccessibleName(what)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        for place, picture in enumerate(pictures):
            button = self._button(picture)
            button.setChecked(picture.value == value)
            layout.addWidget(button, place // columns, place % columns)
        layout.setColumnStretch(columns, 1)

    @property
    def value(self) -> str:
        """The value that is chosen; empty if none is."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    def button(self, value: str) -> QToolButton:
        """Give the button of a value."""
        return self._buttons[value]

    def _button(self, picture: Picture) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "picture")
        button.setCheckable(True)
        button.setText(picture.name)
        button.setIcon(QIcon(picture.pixmap))
        button.setIconSize(_logical_size(picture.pixmap))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.chosen.emit(picture.value))
        self._group.addButton(button)
        self._buttons[picture.value] = button
        return button


def _logical_size(pixmap: QPixmap) -> QSize:
    return (pixmap.size() / pixmap.devicePixelRatio()).expandedTo(QSize(1, 1))
