"""Real buttons, transparent, over every stop of the focus: what readers of the screen find.

A graphics scene tells them nothing. The keyboard's focus is the only one: these buttons follow it,
and when a reader moves the focus to one of them, the keyboard's focus goes there.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QWidget
from typing_extensions import override

from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.scene.stop_areas import StopAreas
from sixtysix_gui.table.stops import Spoken, StopName

Say = Callable[[StopName], Spoken]
"""Finds the words for a stop of the focus, by its name."""


class ReaderButton(QAbstractButton):
    """A button that is not seen and lets the pointer through.

    Signals:
        reached: name of the stop to which the focus has come.
        left: the focus has gone elsewhere; QFocusEvent.
    """

    reached = Signal(object)
    left = Signal(object)

    def __init__(self, name: StopName, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        self._description = ""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes by the order of the stops
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setUpdatesEnabled(False)  # else every frame of a motion below would paint it

    def say(self, spoken: Spoken) -> None:
        """Take a name and a description; readers are told of changes only.

        With the focus it keeps its old description until there is news to ``tell``: a new one
        is spoken, and would come twice.
        """
        self._description = spoken.description
        if self.accessibleName() != spoken.name:
            self.setAccessibleName(spoken.name)
        if not self.hasFocus():
            self._describe(spoken.description)

    def tell(self, news: str) -> None:
        """Tell something new with the description."""
        self._describe(f"{news} {self._description}".strip())

    def _describe(self, text: str) -> None:
        if self.accessibleDescription() != text:
            self.setAccessibleDescription(text)

    @override
    def paintEvent(self, e: QPaintEvent) -> None:
        """Paint nothing."""

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Leave the keys to the table."""
        e.ignore()

    @override
    def keyReleaseEvent(self, e: QKeyEvent) -> None:
        """Leave the keys to the table."""
        e.ignore()

    @override
    def focusInEvent(self, e: QFocusEvent) -> None:
        """Tell that the focus has come."""
        self._describe(self._description)  # without what was told here some time ago
        super().focusInEvent(e)
        self.reached.emit(self.name)

    @override
    def focusOutEvent(self, e: QFocusEvent) -> None:
        """Tell that the focus has gone."""
        super().focusOutEvent(e)
        self.left.emit(e)


class ReaderButtons(QObject):
    """Keeps one button for each stop, in their order, where the stops are.

    Signals:
        pressed: name of the stop that a reader has pressed.
        left: QFocusEvent of a button that has lost the focus.
    """

    pressed = Signal(object)
    left = Signal(object)

    def __init__(self, view: QGraphicsView, keyboard: Keyboard, areas: StopAreas) -> None:
        """Begin without buttons; ``view`` shows the table."""
        super().__init__(view)
        self._view = view
        self._keyboard = keyboard
        self._areas = areas
        self._buttons: dict[StopName, ReaderButton] = {}
        keyboard.moved.connect(self.follow)

    @property
    def buttons(self) -> list[ReaderButton]:
        """The buttons in the order of the focus."""
        return list(self._buttons.values())

    @property
    def have_focus(self) -> bool:
        """Whether one of them has the focus of the window."""
        return self._view.window().focusWidget() in self._buttons.values()

    def update(self, say: Say | None) -> None:
        """Lay the buttons over the stops as they are now and say what these are."""
        before = self._buttons
        names = [stop.name for stop in self._keyboard.stops]
        self._buttons = {name: before.get(name) or self._new(name) for name in names}
        if list(before) != names:
            for button in self._buttons.values():
                button.raise_()  # readers find them in this order
        for name, button in self._buttons.items():
            self._place(name, button)
            if say is not None:
                button.say(say(name))
        gone = [button for name, button in before.items() if name not in self._buttons]
        self._follow(had_focus=self._view.window().focusWidget() in gone)
        for button in gone:
            button.hide()  # at once, since readers would find it until it is deleted
            button.deleteLater()  # later, since it may be its own click that made it needless

    def tell(self, news: str) -> bool:
        """Let the button with the focus tell something new; say whether there is one."""
        focused = self._view.window().focusWidget()
        for button in self._buttons.values():
            if button is focused:
                button.tell(news)
                return True
        return False

    def follow(self) -> None:
        """Let the focus of the window be where the keyboard's is, if it is on the table."""
        self._follow(had_focus=False)

    def _follow(self, *, had_focus: bool) -> None:
        if not (had_focus or self.have_focus or self._view.window().focusWidget() is self._view):
            return
        stop = self._keyboard.current if self._keyboard.is_shown else None
        wanted = None if stop is None else self._buttons.get(stop.name)
        target = self._view if wanted is None else wanted
        # Only where it changes, or the reader says the name once more. The window's own focus
        # widget is asked for: ``hasFocus`` is false while another window has the keys.
        if self._view.window().focusWidget() is not target:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _new(self, name: StopName) -> ReaderButton:
        button = ReaderButton(name, self._view.viewport())
        button.reached.connect(self._keyboard.go_to)
        button.left.connect(self.left)
        button.clicked.connect(lambda: self.pressed.emit(name))
        button.show()
        return button

    def _place(self, name: StopName, button: ReaderButton) -> None:
        area = self._areas.area(name)
        shown = self._view.viewport().rect()
        if area is not None:
            place = self._view.mapFromScene(area).boundingRect().intersected(shown)
            if place != button.geometry():  # every change is told to readers, a needless one, too
                button.setGeometry(QRect(place))
