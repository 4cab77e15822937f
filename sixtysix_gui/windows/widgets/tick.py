"""A box to tick whose words wrap, which those of Qt's own box cannot."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.windows.widgets.basic import PlainLabel

_GAP = 0.5
"""Between the box and its words, in text units."""


class Tick(QWidget):
    """A box beside its words, which are as many lines as they need; a click on either ticks it."""

    def __init__(self, text: str, unit: float) -> None:
        """Write words of ``unit`` pixels; readers of the screen know the box by them."""
        super().__init__()
        gap = round(_GAP * unit)
        self.box = QCheckBox()
        self.box.setFont(fonts.text(unit))
        self.box.setAccessibleName(text)
        self._words = PlainLabel(text)
        self._words.setWordWrap(True)
        self._words.setFont(fonts.text(unit))
        self._words.setBuddy(self.box)
        self.box.setFixedHeight(self._words.fontMetrics().height())
        self.box.setFixedWidth(self.box.sizeHint().width())
        self.indent = self.box.width() + gap
        """Where the words begin, in pixels from the left edge."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap)
        row.addWidget(self.box, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, stretch=1)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press on the words, whose release ticks the box."""
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the box if the button is let go where it was pressed."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.box.setFocus(Qt.FocusReason.MouseFocusReason)
            self.box.click()
