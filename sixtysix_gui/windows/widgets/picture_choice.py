"""A row of pictures of which one is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget


@dataclass(frozen=True)
class Picture:
    """A value that can be chosen, its picture and its name.

    ``spoken`` and ``note`` are what a screen reader says instead of the name, and besides.
    """

    value: str
    name: str
    pixmap: QPixmap
    spoken: str = ""
    note: str = ""


class PictureChoice(QWidget):
    """Pictures with names below, one of them chosen; by mouse or by arrow keys.

    Signals:
        chosen: str, the value that the person chose.
    """

    chosen = Signal(str)

    def __init__(
        self,
        pictures: Sequence[Picture],
        value: str,
        what: str,
        *,
        columns: int = 3,
        fill: bool = False,
    ) -> None:
        """Show the pictures, ``columns`` in a row; ``what`` names the choice to screen readers.

        With ``fill`` they share the whole width evenly.
        """
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
            if fill:
                button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                layout.setColumnStretch(place % columns, 1)
            layout.addWidget(button, place // columns, place % columns)
        if not fill:
            layout.setColumnStretch(columns, 1)
        self._lead_tab_to_chosen()
        self._group.buttonToggled.connect(lambda: self._lead_tab_to_chosen())

    @property
    def value(self) -> str:
        """The value that is chosen; empty if none is."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    def button(self, value: str) -> QToolButton:
        """Give the button of a value."""
        return self._buttons[value]

    def write_in(self, font: QFont) -> None:
        """Write the names in another font."""
        for button in self._buttons.values():
            button.setFont(font)

    def show_picture(self, picture: Picture) -> None:
        """Give a value that is there another picture and name."""
        _fill(self._buttons[picture.value], picture)

    def _lead_tab_to_chosen(self) -> None:
        """Let Tab reach the chosen picture; from there the arrow keys choose others."""
        reached = self._buttons.get(self.value) or next(iter(self._buttons.values()))
        for button in self._buttons.values():
            by_tab = button is reached
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus
            )
        self.setFocusProxy(reached)  # a page that is made anew asks who had the focus by name

    def _button(self, picture: Picture) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "picture")
        button.setCheckable(True)
        _fill(button, picture)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.clicked.connect(lambda: self.chosen.emit(picture.value))
        self._group.addButton(button)
        self._buttons[picture.value] = button
        return button


def _fill(button: QToolButton, picture: Picture) -> None:
    button.setText(picture.name)
    button.setAccessibleName(picture.spoken)
    button.setAccessibleDescription(picture.note)
    button.setIcon(QIcon(picture.pixmap))
    button.setIconSize(_logical_size(picture.pixmap))


def _logical_size(pixmap: QPixmap) -> QSize:
    return (pixmap.size() / pixmap.devicePixelRatio()).expandedTo(QSize(1, 1))
