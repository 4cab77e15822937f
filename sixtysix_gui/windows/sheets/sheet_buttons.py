"""The buttons of a sheet: one main one, plain ones for what is second, and quiet links."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme

LINK = "link"
"""The look of a quiet button: green, underlined words."""
_LINK_SIZE = 0.95
_CAP_SIZE = 0.76
_CAP_PADDING = 0.42
_CAP_GAP = 0.55
"""Sizes in text units."""
_CAP_HEIGHT = 1.75
"""Height of a key cap in heights of its words."""
_CAP_ALPHA = 0.75
_FRAME = 6
"""Padding and border above and below the words of a button, in pixels."""
_LINK_HEIGHT = 36.0
"""Least height of a link, in pixels (docs/front.md)."""


class SheetButton(QPushButton):
    """A button with the cap of the key that presses it behind its words."""

    def __init__(self, text: str, unit: float, key: str = "") -> None:
        """Write the words; ``key`` is the name of the key as a person reads it, or empty."""
        super().__init__(text)
        self._unit = unit
        self._key = key
        self._cap_font = fonts.text(
            _CAP_SIZE * unit,
        )

    @property
    def key(self) -> str:
        """What stands on the key cap; empty without one."""
        return self._key

    @override
    def sizeHint(self) -> QSize:
        """Leave room for the key cap."""
        hint = super().sizeHint()
        if self._key:
            hint.setWidth(hint.width() + round(self._cap_width() + _CAP_GAP * self._unit))
        return hint

    @override
    def minimumSizeHint(self) -> QSize:
        """Never cut the words or the cap."""
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and words and cap in its middle."""
        if not self._key:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        words = self.text().replace("&", "")
        width = QFontMetricsF(self.font()).horizontalAdvance(words)
        cap, gap = self._cap_width(), _CAP_GAP * self._unit
        left = (self.width() - width - gap - cap) / 2
        colour = self.palette().color(QPalette.ColorRole.ButtonText)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colour)
        area = QRectF(left, 0, width + 1, self.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        self._paint_cap(painter, QRectF(left + width + gap, 0, cap, self.height()), colour)

    def _paint_cap(self, painter: QPainter, area: QRectF, colour: QColor) -> None:
        height = _CAP_HEIGHT * QFontMetricsF(self._cap_font).capHeight() + 0.3 * self._unit
        cap = QRectF(area.x(), area.center().y() - height / 2, area.width(), height)
        line = QColor(colour)
        line.setAlphaF(_CAP_ALPHA)
        painter.setPen(QPen(line, 1.1))
        painter.drawRoundedRect(cap, 0.28 * self._unit, 0.28 * self._unit)
        painter.setPen(colour)
        painter.setFont(self._cap_font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _cap_width(self) -> float:
        if not self._key:
            return 0.0
        words = QFontMetricsF(self._cap_font).horizontalAdvance(self._key)
        return words + 2 * _CAP_PADDING * self._unit


def enter_key() -> str:
    """Return the name of the key that presses a main button."""
    return _key_name(Qt.Key.Key_Enter)


def escape_key() -> str:
    """Return the name of the key that presses the safe button of a question."""
    return _key_name(Qt.Key.Key_Escape)


def make_link(text: str, unit: float, *, least_height: int | None = None) -> QPushButton:
    """Make a quiet button; ``least_height``, in pixels, is for one in a narrow row."""
    made = SheetButton(text, unit)
    if least_height is not None:
        made.setStyleSheet(f"QPushButton {{ min-height: {least_height}px; padding: 0px 4px; }}")
    made.setProperty("look", LINK)
    made.setFont(fonts.text(_LINK_SIZE * unit))
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


def sheet_button_style(unit: float) -> str:
    """Return the style sheet of all buttons on a sheet."""
    height = max(round(2.2 * unit), round(theme.HIT_SIZE) - _FRAME)
    link = max(round(1.7 * unit), round(_LINK_HEIGHT) - _FRAME)
    return (
        f"QPushButton {{ min-height: {height}px; padding: 2px {round(0.95 * unit)}px;"
        f" border-radius: {(height + _FRAME) // 2}px; }}"
        f' QPushButton[look="{LINK}"] {{ min-height: {link}px; padding: 2px {round(0.5 * unit)}px;'
        f" min-width: {round(theme.HIT_SIZE)}px; background: transparent; border: none;"
        f" color: {theme.ACTION_GREEN}; text-decoration: underline; }}"
        f' QPushButton[look="{LINK}"]:hover {{ color: {theme.INK}; }}'
    )


def _key_name(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def across(button: QWidget, unit: float) -> None:
    """Make a button as high as one that goes across the sheet."""
    button.setMinimumHeight(max(round(2.65 * unit), round(theme.HIT_SIZE)) + _FRAME)
