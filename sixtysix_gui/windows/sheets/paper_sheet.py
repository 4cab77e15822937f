"""A sheet of paper on the table, its sizes in text units of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table import fonts, theme
from sixtysix_gui.table.layout import Side
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.look.widgets import button, is_enter, label, press_focused
from sixtysix_gui.windows.parts.button_rows import ButtonRows

_CORNER = 0.75
_INNER_CORNER = 0.5
_INSET = 0.5
"""Corner radii and the distance of the ink line from the edge, in text units."""
_GROUP = 8
"""Digits of a promise that stand together."""
_BUTTON_FRAME = 6
"""Padding and border above and below the words of a button, in pixels."""
_MARGINS = (2.0, 1.6, 2.0, 1.5)


@dataclass(frozen=True)
class Crown:
    """The cards over the upper edge of a sheet: whose they are, and how far they reach into it."""

    cards: tuple[Card, ...]
    side: Side
    room: float


class PaperSheet(QFrame):
    """A sheet with a column of contents and a row of buttons, of which one is the main one.

    ``crown`` says which cards lie over its upper edge, if any.

    Signals:
        resized_by_content: the sheet needs another height.
    """

    resized_by_content = Signal()

    def __init__(self, text_unit: float) -> None:
        """Make an empty sheet; ``text_unit`` is the height of plain text in pixels."""
        super().__init__()
        self.unit = text_unit
        self.setFont(fonts.text(text_unit))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet(_button_style(text_unit))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(*(round(part * text_unit) for part in _MARGINS))
        self.column.setSpacing(round(0.45 * text_unit))
        self.main_button: QPushButton | None = None
        self.crown: Crown | None = None

    def add_heading(self, text: str, size: float = 2.05) -> QLabel:
        """Add a centred heading, ``size`` in text units."""
        if not self.accessibleName():
            self.setAccessibleName(text)  # readers say it when the focus comes to the sheet
        made = label(text)
        made.setFont(fonts.heading(size * self.unit, bold=True))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(made)
        return made

    def add_text(self, text: str, *, look: str = "note", centred: bool = True) -> QLabel:
        """Add a paragraph."""
        made = self.make_label(text, look)
        if centred:
            made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(made)
        return made

    def add_buttons(self, *buttons: QPushButton, main: QPushButton) -> None:
        """Add the buttons, in rows where need be; the main one, the last, has the focus first."""
        self.main_button = main
        self.column.addSpacing(round(0.6 * self.unit))
        self.column.addWidget(ButtonRows((*buttons, main), round(0.3 * self.unit)))

    def add_promise(self, promise: str) -> None:
        """Add a promise in groups of digits, so that it can be compared and breaks at line ends."""
        groups = (promise[place : place + _GROUP] for place in range(0, len(promise), _GROUP))
        shown = self.add_text(" ".join(groups))
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def make_label(self, text: str, look: str = "", *, wrap: bool = True) -> QLabel:
        """Make a label in the plain text of the sheet."""
        made = label(text, look, wrap=wrap)
        made.setFont(self.font())  # a style sheet keeps it from being inherited
        return made

    def make_button(self, text: str, *, main: bool = False) -> QPushButton:
        """Make a button of the sheet."""
        made = button(text, main=main)
        made.setFont(self.font())
        return made

    def act_button(
        self, text: str, name: str, act: Callable[[], None], *, main: bool = False
    ) -> QPushButton:
        """Make a button of the sheet that does something; ``name`` is for those who look for it."""
        made = self.make_button(text, main=main)
        made.setObjectName(name)
        made.clicked.connect(lambda: act())  # without the signal's word whether it is checked
        return made

    def act_buttons(self, *rows: tuple[str, str, Callable[[], None] | None]) -> list[QPushButton]:
        """Make a button of text, name and act for each row whose act is not None."""
        return [self.act_button(text, name, act) for text, name, act in rows if act is not None]

    def figure_font(self, size: float, *, bold: bool = False) -> QFont:
        """Give the font of figures, ``size`` in text units."""
        return fonts.heading(size * self.unit, bold=bold)

    def take_focus(self) -> None:
        """Put the focus on the main button."""
        if self.main_button is not None:
            self.main_button.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, and arrows move among the buttons."""
        if is_enter(event):
            press_focused(self, event)
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
            return
        super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus on the sheet: after its last field comes its first."""
        stops = [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus
            and child.isVisible()
            and child.isEnabled()
        ]
        if not stops:
            return False
        focused = self.focusWidget()
        place = stops.index(focused) if focused in stops else -1
        stops[(place + (1 if next else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its line of ink."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(paper.LINE), 1))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawRoundedRect(area, _CORNER * self.unit, _CORNER * self.unit)
        inset = _INSET * self.unit
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = area.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, _INNER_CORNER * self.unit, _INNER_CORNER * self.unit)
        painter.end()


def _button_style(unit: float) -> str:
    height = max(round(2.2 * unit), round(theme.HIT_SIZE) - _BUTTON_FRAME)
    return (
        f"QPushButton {{ min-height: {height}px; padding: 2px {round(0.95 * unit)}px;"
        f" border-radius: {(height + _BUTTON_FRAME) // 2}px; }}"
    )
