"""Labels, buttons, tool tips and dialogs in the program's look, and the focus among them."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFrame,
    QLabel,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QTableWidgetItem,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.windows.widgets.focus_rings import REACH
from sixtysix_gui.windows.widgets.paper import scaled

FRAME = QSize(20, 60)
"""Room for what the window manager puts around a dialog, on a small screen."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PlainLabel(QLabel):
    """A label that shows its text as it stands, whatever it looks like."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        """Show a text."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def label(text: str, look: str = "", *, wrap: bool = True) -> PlainLabel:
    """Make a label; ``look`` is one of the variants of the style sheet."""
    made = PlainLabel(text)
    made.setWordWrap(wrap)
    if look:
        made.setProperty("look", look)
    return made


def button(text: str, *, main: bool = False) -> QPushButton:
    """Make a button; a main one looks so, but no button takes Enter from what has the focus."""
    made = QPushButton(text)
    if main:
        made.setProperty("look", "main")
    made.setAutoDefault(False)  # which in a dialog is else the default
    return made


class GroupButton(QPushButton):
    """A painted button of a group, whose owner has the arrows; no word of it is cut."""

    @override
    def minimumSizeHint(self) -> QSize:
        """Be no smaller than the words need."""
        return self.sizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the group."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def is_enter(event: QKeyEvent) -> bool:
    """Return whether a key is Enter, be it that of the key pad."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press_focused(inside: QWidget, event: QKeyEvent) -> None:
    """Press the button that has the focus, as Space would; held down, Enter presses it once."""
    focused = inside.focusWidget()
    if isinstance(focused, QAbstractButton) and not event.isAutoRepeat():
        focused.click()


def leave_or_press(inside: QWidget, event: QKeyEvent, leave: Callable[[], object]) -> bool:
    """Leave by Esc, and press by Enter what has the focus; say whether the key was one of them."""
    if event.key() == Qt.Key.Key_Escape:
        leave()
    elif is_enter(event):
        press_focused(inside, event)
    else:
        return False
    return True


def rule() -> QFrame:
    """Make a thin line across."""
    made = QFrame()
    made.setProperty("look", "rule")
    made.setFixedHeight(1)
    return made


def set_look(widget: QWidget, look: str) -> None:
    """Change the variant of a widget that is already shown."""
    if widget.property("look") == look:
        return
    widget.setProperty("look", look)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def focused_child(widget: QWidget) -> str:
    """Return the object name of the child that has the focus; empty if none has."""
    children = widget.findChildren(QWidget)
    return next((child.objectName() for child in children if child.hasFocus()), "")


def focus_child(widget: QWidget, name: str) -> None:
    """Put the focus on the child of that object name, if there is one."""
    child = widget.findChild(QWidget, name) if name else None
    if isinstance(child, QWidget):
        child.setFocus()


def lead_tab(buttons: Iterable[QAbstractButton], chosen: QAbstractButton) -> None:
    """Let Tab reach one of some buttons; from there the arrows lead to the others."""
    for one in buttons:
        by_tab = one is chosen
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus)


def reached_by_tab(widgets: Iterable[QWidget]) -> list[QWidget]:
    """Return those of some widgets to which Tab leads now."""
    return [
        one
        for one in widgets
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible() and one.isEnabled()
    ]


def focus_next_within(widget: QWidget, *, forward: bool) -> bool:
    """Lead the focus to the next stop of Tab in a widget; after its last one comes its first."""
    children = reached_by_tab(widget.findChildren(QWidget))
    stops = [child for child in children if child.focusProxy() is None]
    return focus_next(widget, stops, forward=forward)


def focus_next(widget: QWidget, stops: Sequence[QWidget], *, forward: bool) -> bool:
    """Lead the focus to the next of some stops in a widget; after the last one comes the first."""
    if not stops:
        return False
    focused = widget.focusWidget()
    place = stops.index(focused) if focused in stops else -1
    stops[(place + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
    return True


def _fit(dialog: QDialog) -> None:
    """Make a dialog as large as its contents; Qt itself stops at two thirds of the screen."""
    dialog.adjustSize()
    layout = dialog.layout()
    if layout is None or not layout.hasHeightForWidth():
        return
    wanted = layout.totalHeightForWidth(dialog.width())
    room = dialog.screen().availableSize() - FRAME
    dialog.resize(dialog.width(), max(dialog.height(), min(wanted, room.height())))


def open_over(window: QWidget, dialog: QDialog) -> None:
    """Open a dialog over the middle of a window; it is gone once it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        _fit(dialog)  # it would grow to this only after it was placed
    area = window.screen().availableGeometry()
    frame = window.window().frameGeometry()
    corner = frame.center() - dialog.rect().center()
    highest = area.bottomRight() - dialog.rect().bottomRight()
    dialog.move(
        max(area.left(), min(corner.x(), highest.x())),
        max(area.top(), min(corner.y(), highest.y())),
    )
    dialog.open()


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


def set_tool_tip(on: QWidget | QAction | QListWidgetItem | QTableWidgetItem, text: str) -> None:
    """Show a text under the pointer, exactly as it stands; an empty one shows nothing."""
    on.setToolTip(plain_tip(text))


def plain_tip(text: str) -> str:
    """Return a text so that a tool tip shows it as it stands.

    >>> plain_tip("<b>")
    '<span>&lt;b&gt;</span>'
    """
    if "<" not in text and "&" not in text:
        return text
    from html import escape  # which knows thousands of names

    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"


def give_size(dialog: QDialog, width: int, height: int) -> None:
    """Make a dialog so large at the usual size of text, but never larger than its screen."""
    wanted = QSize(scaled(width), scaled(height))
    dialog.resize(wanted.boundedTo(dialog.screen().availableSize() - FRAME))


def give_least_size(dialog: QDialog, width: int, height: int = 0) -> None:
    """Keep a dialog at least so large at the usual size of text, as far as its screen allows."""
    wanted = QSize(scaled(width), scaled(height))
    dialog.setMinimumSize(wanted.boundedTo(dialog.screen().availableSize() - FRAME))


def rows_of(widths: Sequence[int], gap: int, room: int) -> list[list[int]]:
    """Part things of some widths into the fewest rows that fit, as even as their order allows.

    Where two partings are as even, the earlier row takes more. A thing wider than ``room`` has a
    row of its own.

    >>> rows_of([10, 10, 10, 10], 2, 36)
    [[0, 1], [2, 3]]
    """
    fewest = _filled(widths, gap, room)
    runs = (widths[first:last] for first in range(len(widths)) for last in range(len(widths) + 1))
    for limit in sorted({_length(run, gap) for run in runs if run}):
        rows = _filled(widths, gap, limit)
        if len(rows) == len(fewest):
            return rows
    return fewest


class ButtonRows(QWidget):
    """Centres buttons in rows of its width, with room around them for the ring of the focus."""

    def __init__(self, buttons: Sequence[QPushButton], gap: int) -> None:
        """Take the buttons, in order; ``gap`` is the room between them in pixels."""
        super().__init__()
        self._buttons = tuple(buttons)
        self._gap = gap
        for one in self._buttons:
            one.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def heightForWidth(self, width: int) -> int:
        rows = len(self._rows(width))
        return rows * self._row_height + (rows - 1) * self._gap + 2 * REACH

    @override
    def sizeHint(self) -> QSize:
        return self._around(_length(self._widths(), self._gap))

    @override
    def minimumSizeHint(self) -> QSize:
        return self._around(max(self._widths()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        widths, height = self._widths(), self._row_height
        for number, row in enumerate(self._rows(self.width())):
            x = (self.width() - _length([widths[place] for place in row], self._gap)) // 2
            for place in row:
                y = REACH + number * (height + self._gap)
                self._buttons[place].setGeometry(x, y, widths[place], height)
                x += widths[place] + self._gap

    @property
    def _row_height(self) -> int:
        return max(one.sizeHint().height() for one in self._buttons)

    def _widths(self) -> list[int]:
        return [one.sizeHint().width() for one in self._buttons]

    def _rows(self, width: int) -> list[list[int]]:
        return rows_of(self._widths(), self._gap, width - 2 * REACH)

    def _around(self, width: int) -> QSize:
        return QSize(width + 2 * REACH, self._row_height + 2 * REACH)


def _filled(widths: Sequence[int], gap: int, room: int) -> list[list[int]]:
    rows: list[list[int]] = []
    left = 0
    for place, width in enumerate(widths):
        if not rows or width + gap > left:
            rows.append([place])
            left = room - width
        else:
            rows[-1].append(place)
            left -= width + gap
    return rows


def _length(widths: Sequence[int], gap: int) -> int:
    return sum(widths) + gap * (len(widths) - 1)
