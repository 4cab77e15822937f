"""Boxes to tick, lists that drop down, and rows of pictures of which one is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFont,
    QFontMetricsF,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStyledItemDelegate,
    QToolButton,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import PlainLabel, lead_tab
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT
from sixtysix_gui.windows.widgets.signs import paint_chevron

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


_HEIGHT = 2.2
_SIDE = 0.7
_ARROW = 0.32
_ARROW_ROOM = 2.0
_CORNER = 0.5
_LEAST_WIDTH = 6.0
"""Lengths in heights of the words."""


class DropDown(QComboBox):
    """Shows the chosen value and a chevron; it does not change when somebody scrolls past it.

    It takes the room that it is given, and shortens a value for which that is not enough.
    """

    def __init__(self) -> None:
        """Begin without values."""
        super().__init__()
        # the usual delegate of a combo box would not follow the style sheet
        self.setItemDelegate(QStyledItemDelegate(self))

    @property
    def unit(self) -> float:
        """The height of the words, in pixels."""
        return float(self.fontInfo().pixelSize())

    def width_for(self, text: str) -> float:
        """Return how wide it must be to show a text whole, in pixels."""
        words = QFontMetricsF(self.font()).horizontalAdvance(text)
        return words + (_SIDE + _ARROW_ROOM) * self.unit + 2

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Hand the wheel on."""
        event.ignore()

    @override
    def sizeHint(self) -> QSize:
        """As wide as the longest value."""
        texts = [self.placeholderText()]
        texts += [self.itemText(place) for place in range(self.count())]
        return QSize(round(max(map(self.width_for, texts))), self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        """Wide enough to be seen as what it is."""
        return QSize(round(_LEAST_WIDTH * self.unit), self._height)

    @property
    def _height(self) -> int:
        return max(round(_HEIGHT * self.unit), LEAST_HEIGHT)

    @property
    def _is_pointed_at(self) -> bool:
        """Whether the pointer is here; Qt still says so when it left while values were shown."""
        here = self.mapFromGlobal(QCursor.pos())
        return self.underMouse() and self.rect().contains(here)

    @override
    def hidePopup(self) -> None:
        """Be painted as it is without its values."""
        super().hidePopup()
        self.update()

    @property
    def shown_text(self) -> str:
        """What is to be read in the field."""
        return self.currentText() or self.placeholderText()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self.unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.ACTION_GREEN if self._is_pointed_at else page_in_use().line))
        painter.setBrush(QColor(paper.FIELD))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        words = area.adjusted(_SIDE * unit, 0, -_ARROW_ROOM * unit, 0)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.INK if self.isEnabled() else page_in_use().disabled))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        metrics = QFontMetricsF(self.font())
        shown = metrics.elidedText(self.shown_text, Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.drawText(words.adjusted(0, 0, 1, 0), flags, shown)
        middle = QPointF(area.right() - _ARROW_ROOM / 2 * unit, area.center().y())
        paint_chevron(painter, middle, _ARROW * unit, max(1.5, 0.12 * unit), is_open=True)
        painter.end()


class WholeDropDown(DropDown):
    """Is as wide as its longest value, so that none is shortened."""

    def __init__(self, unit: float) -> None:
        """Begin without values; words are ``unit`` pixels high."""
        super().__init__()
        self.setFont(fonts.text(unit))
        self.view().setFont(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


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


_FRAME = 10
"""Padding and border of a picture (widgets/paper.py) on either side, in pixels."""
_SMALLEST = 0.75
"""How small names may become against their usual size."""


class PictureChoice(QWidget):
    """Pictures with names below, one of them chosen; by mouse or by arrow keys.

    Names that are wider than a picture are written smaller, all alike.

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
        self._font: QFont | None = None

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    @property
    def value(self) -> str:
        """The value that is chosen; empty if none is."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    def button(self, value: str) -> QToolButton:
        """Return the button of a value."""
        return self._buttons[value]

    def write_in(self, font: QFont) -> None:
        """Write the names in another font, or in a smaller one where they would be cut."""
        self._font = font
        self._fit_names()

    def _fit_names(self) -> None:
        if self._font is None:
            return
        metrics, share = QFontMetricsF(self._font), 1.0
        for button in self._buttons.values():
            wide = metrics.horizontalAdvance(button.text())
            share = min(share, (button.width() - 2 * _FRAME) / max(wide, 1.0))
        font = QFont(self._font)
        font.setPixelSize(int(font.pixelSize() * max(share, _SMALLEST)))
        for button in self._buttons.values():
            button.setFont(self._font)
            button.setFixedHeight(button.sizeHint().height())  # whatever the size of its name
            button.setFont(font)

    def _lead_tab_to_chosen(self) -> None:
        """Let Tab reach the chosen picture; from there the arrow keys choose others."""
        reached = self._buttons.get(self.value) or next(iter(self._buttons.values()))
        lead_tab(self._buttons.values(), reached)
        self.setFocusProxy(reached)  # a page that is made again asks who had the focus by name

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
