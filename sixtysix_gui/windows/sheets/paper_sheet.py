"""A sheet of paper on the table, its sizes in text units of the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.text.glosses import gloss_of
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import (
    ButtonRows,
    PlainLabel,
    focus_next,
    is_enter,
    label,
    press_focused,
    reached_by_tab,
    set_tool_tip,
)

_CORNER = 0.75
_INNER_CORNER = 0.5
"""Corner radii of the paper and of the line of ink, in text units."""
_GROUP = 8
"""Digits of a promise that stand together."""
_LINK_GAP, _BESIDE_MAIN = 1.3, 0.9
"""Room between links, and between a main button and what is beside it, in text units."""


@dataclass(frozen=True)
class Crown:
    """The cards over the upper edge of a sheet: whose they are, and how far they reach into it."""

    cards: tuple[Card, ...]
    chair: Chair
    room: float


@dataclass(frozen=True)
class SheetShape:
    """How much of the table a sheet takes.

    ``width`` is the most in text units; where there is less than ``least_width`` the words shrink.
    A sheet that lies ``over_all`` may cover the score markers too. ``margins`` are left, top, right
    and bottom, in text units.
    """

    width: float = 30.0
    least_width: float = 0.0
    over_all: bool = False
    margins: tuple[float, float, float, float] = (2.0, 1.6, 2.0, 1.5)


class PaperSheet(QFrame):
    """A sheet with a column of contents, one main button, and quiet links below it.

    ``crown`` says which cards lie over its upper edge, if any. One that ``may_be_low`` lies on a
    table without markers, and has buttons side by side where it would be too high.

    Signals:
        resized_by_content: the sheet needs another height.
    """

    resized_by_content = Signal()
    INSET = 0.5
    MARGINS = (2.0, 1.6, 2.0, 1.5)
    """The distance of the line of ink from the edge, and of what is written, in text units."""
    VEIL = theme.VEIL_ALPHA
    """How dark the table becomes around the sheet."""

    def __init__(self, text_unit: float, shape: SheetShape | None = None) -> None:
        """Make an empty sheet; ``text_unit`` is the height of plain text in pixels."""
        super().__init__()
        self.unit = text_unit
        self.shape_on_table = SheetShape() if shape is None else shape
        self.setFont(fonts.text(text_unit))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet(sheet_button_style(text_unit))
        self.column = QVBoxLayout(self)
        margins = self.MARGINS if shape is None else shape.margins
        self.column.setContentsMargins(*(round(part * text_unit) for part in margins))
        self.column.setSpacing(round(0.45 * text_unit))
        self.main_button: QPushButton | None = None
        self.crown: Crown | None = None
        self.may_be_low = False
        self._link_rows: ButtonRows | None = None
        self._above_main: QPushButton | None = None

    def add_heading(self, text: str, size: float = 2.05) -> PlainLabel:
        """Add a centred heading, ``size`` in text units."""
        if not self.accessibleName():
            self.setAccessibleName(text)  # readers say it when the focus comes to the sheet
        made = label(text)
        made.setFont(fonts.heading(size * self.unit, bold=True))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(made)
        return made

    def add_text(self, text: str, *, look: str = "note", centred: bool = True) -> PlainLabel:
        """Add a paragraph."""
        made = self.make_label(text, look)
        if centred:
            made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(made)
        return made

    def add_buttons(
        self,
        *links: QPushButton,
        main: QPushButton,
        before: Sequence[QPushButton] = (),
        plain: Sequence[QPushButton] = (),
        tiles: QWidget | None = None,
    ) -> None:
        """Add the main button, which has the focus first, plain ones around it, and a row of links.

        Those ``before`` stand above it, the others below, and then the ``tiles``. The links, of
        ``link_buttons``, go into several rows where need be.
        """
        self.main_button = main
        self._above_main = before[0] if len(before) == 1 else None
        self.column.addSpacing(round(0.6 * self.unit))
        for one in (*before, main, *plain):
            self.column.addWidget(one)
        if tiles is not None:
            self.column.addWidget(tiles)
        if links:
            self._link_rows = ButtonRows(links, round(_LINK_GAP * self.unit))
            self.column.addWidget(self._link_rows)

    def make_low(self, width: int) -> None:
        """Lay buttons beside the main one, where a sheet so wide has room, in pixels.

        That is the one above it, or else the links.
        """
        beside = self._above_main or self._link_rows
        main = self.main_button
        if beside is None or main is None:
            return
        margins, gap = self.column.contentsMargins(), round(_BESIDE_MAIN * self.unit)
        needed = beside.sizeHint().width() + gap + main.sizeHint().width()
        if needed > width - margins.left() - margins.right():
            return
        row = QHBoxLayout()
        row.setSpacing(gap)
        place = min(self.column.indexOf(beside), self.column.indexOf(main))
        for one in (beside, main):
            self.column.removeWidget(one)
            row.addWidget(one, 1 if one is not self._link_rows else 0)
        self.column.insertLayout(place, row)

    def leave_ornament_out(self) -> None:
        """Do without what only pleases the eye; a plain sheet has nothing of it."""

    def add_promise(self, promise: str) -> None:
        """Add a promise in groups of digits, so that it can be compared and breaks at line ends."""
        groups = (promise[place : place + _GROUP] for place in range(0, len(promise), _GROUP))
        shown = self.add_text(" ".join(groups))
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def needed_height(self, width: int) -> int:
        """Return the height that shows all of the sheet at a width, in pixels."""
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def wished_height(self, width: int) -> int:
        """Return the height that the sheet would take where there is room, in pixels."""
        return self.needed_height(width)

    def tab_stops(self) -> list[QWidget]:
        """Return what Tab goes through, in order."""
        return reached_by_tab(self.findChildren(QWidget))

    def make_label(self, text: str, look: str = "", *, wrap: bool = True) -> PlainLabel:
        """Make a label in the plain text of the sheet, which explains players' words."""
        made = label(text, look, wrap=wrap)
        set_tool_tip(made, gloss_of(text))
        made.setFont(self.font())  # a style sheet keeps it from being inherited
        return made

    def make_button(self, text: str, *, main: bool = False, key: str = "") -> QPushButton:
        """Make a button of the sheet; ``key`` is the name of the key that presses it."""
        made = SheetButton(text, self.unit, key)
        if main:
            made.setProperty("look", "main")
        made.setFont(self.font())
        return made

    def act_button(
        self, text: str, name: str, act: Callable[[], None], *, main: bool = False, key: str = ""
    ) -> QPushButton:
        """Make a button of the sheet that does something; ``name`` is for those who look for it."""
        return _acting(self.make_button(text, main=main, key=key), name, act)

    def link_buttons(self, *rows: tuple[str, str, Callable[[], None] | None]) -> list[QPushButton]:
        """Make a link of text, name and act for each row whose act is not None."""
        return [
            _acting(make_link(text, self.unit), name, act)
            for text, name, act in rows
            if act is not None
        ]

    def figure_font(self, size: float, *, bold: bool = False) -> QFont:
        """Return the font of figures, ``size`` in text units."""
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
        return focus_next(self, self.tab_stops(), forward=next)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(paper.LINE), 1))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawRoundedRect(area, _CORNER * self.unit, _CORNER * self.unit)
        inset = self.INSET * self.unit
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = area.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, _INNER_CORNER * self.unit, _INNER_CORNER * self.unit)
        painter.end()


def _acting(made: QPushButton, name: str, act: Callable[[], None]) -> QPushButton:
    made.setObjectName(name)
    made.clicked.connect(lambda: act())  # without the signal's word whether it is checked
    return made


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
