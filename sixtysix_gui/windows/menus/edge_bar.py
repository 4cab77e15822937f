"""Full screen, and no menu bar: buttons at the upper edge are then the way back by mouse."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QToolButton, QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.menus.actions import Actions

_ = texts("EdgeBar")

_EDGE = 5
"""Pixels at the upper edge to which the pointer has to come."""


class EdgeBar(QWidget):
    """A strip that no one sees, until the pointer is on it: then it holds two quiet buttons.

    It is there only while the menu bar is hidden; the keyboard has keys for the same.

    Signals:
        menu_bar_hidden: no one sees how it comes back.
    """

    menu_bar_hidden = Signal()

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        """Hide and show what the actions of a window say."""
        super().__init__(window)
        self._window = window
        self._full_screen = actions["full_screen"]
        self._menu_bar = actions["menu_bar"]
        self._bar = QFrame()
        self._bar.setStyleSheet(
            f"QFrame {{ background: {theme.PAPER}; border: 1px solid {theme.DARK_GOLD};"
            " border-top: none; border-bottom-left-radius: 10px;"
            " border-bottom-right-radius: 10px; }"
        )
        inside = QHBoxLayout(self._bar)
        inside.setContentsMargins(10, 3, 10, 4)
        self._back = _button("menu-bar-back")
        self._leave = _button("leave-full-screen")
        inside.addWidget(self._back)
        inside.addWidget(self._leave)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._bar, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._back.clicked.connect(lambda: self._menu_bar.setChecked(False))
        self._leave.clicked.connect(lambda: self._full_screen.setChecked(False))
        self._full_screen.toggled.connect(self._fill_screen)
        self._full_screen.toggled.connect(self._refresh)
        self._menu_bar.toggled.connect(self._hide_menu_bar)
        self._menu_bar.toggled.connect(self._refresh)
        window.installEventFilter(self)
        self._refresh()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the buttons: the pointer has come to the upper edge."""
        super().enterEvent(event)
        self._open(opened=True)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Hide them again."""
        super().leaveEvent(event)
        self._open(opened=False)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Name the buttons again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window: its upper edge, above all that lies there, and whether it is full."""
        kind = event.type()
        if kind == QEvent.Type.Resize:
            self._lay_out()
        elif kind == QEvent.Type.WindowStateChange:  # which others change, too
            self._full_screen.setChecked(self._window.isFullScreen())
        return super().eventFilter(watched, event)

    def _fill_screen(self, full: bool) -> None:
        filling = Qt.WindowState.WindowFullScreen
        state = self._window.windowState()
        self._window.setWindowState(state | filling if full else state & ~filling)

    def _hide_menu_bar(self, hidden: bool) -> None:
        self._window.menuBar().setHidden(hidden)
        if hidden:
            self.menu_bar_hidden.emit()

    def _refresh(self) -> None:
        self._back.setText(_("Show the menu bar"))
        self._leave.setText(_("Exit full screen"))
        self._leave.setVisible(self._full_screen.isChecked())
        self.setVisible(self._menu_bar.isChecked())
        self._open(opened=False)

    def _open(self, *, opened: bool) -> None:
        self._bar.setVisible(opened)
        self._lay_out()
        self.raise_()

    def _lay_out(self) -> None:
        height = _EDGE if self._bar.isHidden() else self._bar.sizeHint().height()
        self.setGeometry(0, 0, self._window.width(), height)


def _button(name: str) -> QToolButton:
    made = QToolButton()
    made.setObjectName(name)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setAutoRaise(True)
    made.setStyleSheet("border: none; padding: 3px 8px;")
    return made
