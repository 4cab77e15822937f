"""The row of buttons that step through a deal."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from sixtysix_gui.keys.meaning import keys_of
from sixtysix_gui.windows.look.tool_tips import set_tool_tip
from sixtysix_gui.windows.viewer.ways import (
    BACKWARDS,
    PURPOSES,
    Way,
    way_icon,
    way_keys,
    way_name,
)

_ICON = 1.35
"""Height of an icon in text units."""
_OPPOSITE = {
    Way.FIRST: Way.NEXT,
    Way.PREVIOUS_TRICK: Way.NEXT_TRICK,
    Way.PREVIOUS: Way.NEXT,
    Way.NEXT: Way.PREVIOUS,
    Way.NEXT_TRICK: Way.PREVIOUS_TRICK,
    Way.LAST: Way.PREVIOUS,
}
"""Where the focus goes from a button that leads no further."""


class StepBar(QWidget):
    """Buttons for every way to step, and their keys.

    Signals:
        stepped: Way that the person wants to go.
    """

    stepped = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        """Make the buttons; their keys work wherever the focus is in the parent."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.buttons: dict[Way, QToolButton] = {}
        for way in Way:
            made = self._button(way)
            self.buttons[way] = made
            row.addWidget(made, 1)
            for key in keys_of(PURPOSES[way]):
                shortcut = QShortcut(QKeySequence(key), parent)
                shortcut.activated.connect(made.click)

    def set_text_size(self, unit: float) -> None:
        """Write and draw in that size, in pixels."""
        icon = round(_ICON * unit)
        font = QFont(self.font())
        font.setPixelSize(round(0.92 * unit))
        for way, button in self.buttons.items():
            button.setFont(font)
            button.setIconSize(QSize(icon, icon))
            button.setIcon(way_icon(way, icon, self.devicePixelRatioF()))

    def show_place(self, place: int, last: int) -> None:
        """Offer the ways that lead on from a place; the focus never stays on one that is off."""
        focused = next((way for way, button in self.buttons.items() if button.hasFocus()), None)
        for way, button in self.buttons.items():
            button.setEnabled(place > 0 if way in BACKWARDS else place < last)
        if focused is not None and not self.buttons[focused].isEnabled():
            self.buttons[_OPPOSITE[focused]].setFocus()

    def _button(self, way: Way) -> QToolButton:
        made = QToolButton(self)
        made.setObjectName(f"step-{way.name.lower().replace('_', '-')}")
        made.setProperty("look", "step")
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setText(way_name(way))
        made.setAccessibleName(way_name(way))
        made.setAccessibleDescription(way_keys(way))
        set_tool_tip(made, f"{way_name(way)} ({way_keys(way)})")
        made.clicked.connect(lambda: self.stepped.emit(way))
        return made
