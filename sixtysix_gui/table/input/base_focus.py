"""The focus on any table: one place for keys, ring, and readers of the screen."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGraphicsView

from sixtysix_gui.table.captions.wording import NameT, Spoken
from sixtysix_gui.table.input.base_focus_display import BaseFocusDisplay
from sixtysix_gui.table.input.base_keyboard import BaseKeyboard
from sixtysix_gui.table.input.reader_buttons import AreaFinder, ReaderButton, ReaderButtons

_BY_TAB = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_FOR_A_WHILE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Another window or a menu has the keys; the focus of this window stays where it is."""


class StopTeller(Protocol):
    """Finds the words for what lies on a table."""

    def spoken(self, stop: Any, facts: Any, /) -> Spoken:  # noqa: ANN401 - as the table has them
        """Name a stop and describe it, in the language of the moment."""
        ...


ViewT = TypeVar("ViewT")
FactsT = TypeVar("FactsT")
WordingT = TypeVar("WordingT", bound=StopTeller)


class BaseFocus(QObject, Generic[NameT, ViewT, FactsT, WordingT]):
    """Brings keyboard, ring and readers' buttons together.

    A table says what lies on it: its ``facts``.

    Signals:
        left: the focus has gone to something that is not on the table.
    """

    left = Signal()

    def __init__(
        self,
        view: QGraphicsView,
        keyboard: BaseKeyboard[NameT],
        display: BaseFocusDisplay[NameT],
        areas: AreaFinder,
    ) -> None:
        """Begin without a focus that is shown."""
        super().__init__(view)
        self._view = view
        self.keyboard = keyboard
        self._display = display
        self._readers = ReaderButtons(view, keyboard, areas)
        self._readers.left.connect(self.went)
        self.pressed = self._readers.pressed
        self._wording: WordingT | None = None
        self._shown: ViewT | None = None
        self._can_act = False
        self._left_with_ring = False

    @property
    def facts(self) -> FactsT | None:
        """What lies on the table, for those who tell of it; None while it is bare."""
        raise NotImplementedError

    @property
    def name(self) -> NameT | None:
        """What the focus is on; None while its ring is hidden."""
        stop = self.keyboard.current if self.keyboard.is_shown else None
        return None if stop is None else stop.name

    @property
    def is_here(self) -> bool:
        """Whether the keys of the window go to the table."""
        return self._view.window().focusWidget() is self._view or self._readers.have_focus

    @property
    def buttons(self) -> list[ReaderButton]:
        """What readers find on the table."""
        return self._readers.buttons

    def speak(self, wording: WordingT) -> None:
        """Let readers hear other words."""
        self._wording = wording
        self.update()

    @property
    def wording(self) -> WordingT | None:
        """The words for what lies on the table."""
        return self._wording

    def tell(self, text: str) -> None:
        """Let what has the keys tell something new, as its description."""
        if not self._readers.tell(text) and text:
            self._view.setAccessibleDescription(text)

    def view_shown(self, view: ViewT, *, newest: bool) -> None:
        """Follow what lies on the table now; acts are offered where it is the newest view."""
        self._shown, self._can_act = view, newest
        if newest:
            self.keyboard.after_view()
        self.update()

    def forget(self) -> None:
        """Know of no view: the table is bare."""
        self._shown = None
        self.update()

    def update(self) -> None:
        """Follow the table: its layout, its words or the armed marriage are others."""
        self._display.update()
        self._readers.update(self._saying)

    @property
    def _saying(self) -> Callable[[NameT], Spoken] | None:
        wording, facts = self._wording, self.facts
        if wording is None or facts is None:
            return None
        return lambda name: wording.spoken(name, facts)

    def leave_what_is_gone(self) -> None:
        """Let no ring stay around a place where nothing is any more while things move."""
        self._display.leave_what_is_gone()

    def came(self, event: QFocusEvent) -> None:
        """Show the ring where the focus comes by a key, or comes back from a sheet."""
        if event.reason() in _BY_TAB or self._left_with_ring:
            self.keyboard.show()
        self._left_with_ring = False

    def went(self, event: QFocusEvent) -> None:
        """Hide the ring where the focus leaves the table for good."""
        if self.is_here and event.reason() not in _FOR_A_WHILE:
            return
        if not self.is_here:
            self._left_with_ring = self.keyboard.is_shown
            self.keyboard.hide()
        self.left.emit()

    def step(self, by: int, leave: Callable[[], bool]) -> bool:
        """Move on as Tab does; ``leave`` goes to the next widget, from the table's other end."""
        if self.keyboard.step_through(by):
            return True
        # Qt looks for the next widget from the one that has the focus: from a reader's button it
        # would find the next of these buttons, not what lies beside the table.
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not leave() or self.is_here:
            self.keyboard.wrap_around(by)
        return True
