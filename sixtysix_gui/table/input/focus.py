"""The focus of the keys on the table, and the buttons by which readers of the screen follow it.

A graphics scene says nothing to readers: real buttons, transparent, lie over every stop. The
keyboard's focus is the only one: these buttons follow it, and when a reader moves the focus to one
of them, the keyboard's focus goes there.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QWidget
from typing_extensions import override

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CallContract
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.effects import SmallMovements
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.intents import Intents
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.scene.stop_areas import StopAreas
from sixtysix_gui.table.stops import Spoken, StopName, TableFacts, Thing, Wording
from sixtysix_gui.table.values import FOCUS_BY_KEY

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
        """Take a name and a description; readers hear of changes only.

        With the focus it keeps its old description until there is news to ``tell``: a new one
        is spoken, and would come twice.
        """
        self._description = spoken.description
        if self.accessibleName() != spoken.name:
            self.setAccessibleName(spoken.name)
        if not self.hasFocus():
            self._describe(spoken.description)

    def tell(self, news: str) -> None:
        """Say something new with the description."""
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
        """Report that the focus has come."""
        self._describe(self._description)  # without the news that was added here before
        super().focusInEvent(e)
        self.reached.emit(self.name)

    @override
    def focusOutEvent(self, e: QFocusEvent) -> None:
        """Report that the focus has gone."""
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
            if place != button.geometry():  # Qt tells readers of every call
                button.setGeometry(QRect(place))


_ABOVE_CARD = 0.5
"""The ring lies above its own card and below the next one, which is one step of height above."""

_BELOW_TAGS = (Thing.TALON, Thing.TURN_UP)
"""Their ring lies below the number of cards and the trump badge, which must stay legible."""

_FOR_A_WHILE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Another window or a menu has the keys; the focus of this window stays where it is."""


class TableFocus(QObject):
    """Brings keyboard, the ring around what the focus is on and readers' buttons together.

    Signals:
        left: the focus has gone to something that is not on the table.
    """

    left = Signal()

    def __init__(
        self, view: QGraphicsView, scene: Scene, intents: Intents, movements: SmallMovements
    ) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._intents = intents
        self.keyboard = Keyboard(scene, intents, view)
        self._ring = scene.focus_ring
        self._movements = movements
        self._around: StopName | None = None
        self.keyboard.moved.connect(self._show_ring)
        self._readers = ReaderButtons(view, self.keyboard, scene.areas)
        self._readers.left.connect(self.went)
        self.pressed = self._readers.pressed
        self._wording: Callable[[], Wording] | None = None
        self._shown: View | None = None
        self._can_act = False
        self._left_with_ring = False

    @property
    def facts(self) -> TableFacts | None:
        """What lies on the table, for those who tell of it; None while it is bare."""
        if self._shown is None:
            return None
        facts = self._scene.areas.facts(self._shown, self._scene.score)
        return replace(facts, can_act=self._can_act, armed=self._intents.armed)

    @property
    def name(self) -> StopName | None:
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

    def speak(self, wording: Callable[[], Wording]) -> None:
        """Let readers hear other words."""
        self._wording = wording
        self.update()

    @property
    def wording(self) -> Callable[[], Wording] | None:
        """What gives the words for what lies on the table."""
        return self._wording

    def tell(self, text: str) -> None:
        """Let what has the keys tell something new, as its description."""
        if not self._readers.tell(text) and text:
            self._view.setAccessibleDescription(text)

    def view_shown(self, view: View, *, newest: bool) -> None:
        """Follow what lies on the table now; acts are offered where it is the newest view."""
        self._shown, self._can_act = view, newest
        self.keyboard.has_view = True
        if newest:
            self.keyboard.after_view()
        self.update()

    def forget(self) -> None:
        """Know of no view: the table is bare."""
        self._shown = None
        self.keyboard.has_view = self.keyboard.waits = False
        self.update()

    def wait_to_be_led(self) -> None:
        """Be on nothing, and come back to nothing, until a key leads to a place."""
        self._left_with_ring = False
        self.keyboard.wait_to_be_led()

    def update(self) -> None:
        """Follow the table: its layout, its words or the armed marriage are others."""
        self._show_ring()
        self._readers.update(self._saying)

    @property
    def _saying(self) -> Callable[[StopName], Spoken] | None:
        wording, facts = self._wording, self.facts
        if wording is None or facts is None:
            return None
        words = wording()  # once for all stops
        return lambda name: words.spoken(name, facts)

    def _foot(self, name: StopName | None) -> str:
        """Return the sentence for the foot of the panel of contracts."""
        if not isinstance(name, CallContract):
            return ""
        facts, wording = self.facts, self._wording
        if facts is None or wording is None:
            return ""
        return wording().contract_foot(name.contract, facts)

    def leave_what_is_gone(self) -> None:
        """Let no ring stay around a place where nothing is any more while things move."""
        if self._around is not None and self._scene.areas.area(self._around) is None:
            self._around = None
            self._ring.hide()

    def came(self, event: QFocusEvent) -> None:
        """Show the ring where the focus comes by a key, or comes back from a sheet."""
        if event.reason() in FOCUS_BY_KEY or self._left_with_ring:
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

    # --------------------------------------------------------------------------------- the ring

    def _show_ring(self) -> None:
        """Show the focus where it is now, or nowhere."""
        before, self._around = self._around, self.name
        self._ring.hide()
        is_drawn = self._scene.show_focus(self._around, self._foot(self._around))
        if self._around is None:
            if before is not None:
                self._movements.raise_card(None)
            return
        card = self._around if isinstance(self._around, PhysicalCard) else None
        item = None if card is None else self._scene.zones.own_hand.item_of(card)
        self._movements.raise_card(item)
        if item is not None:
            self._surround_card(item)
        elif not is_drawn:
            self._surround_stop(self._around)

    def _surround_stop(self, name: StopName) -> None:
        areas = self._scene.areas
        area = areas.area(name)
        if area is not None:
            self._ring.set_around(area.size(), areas.corner(name, area))
            height = Z.CLOSED_TURN_UP - 2 if name in _BELOW_TAGS else Z.BUBBLES - 1
            self._lay_ring(area.center(), 0.0, height)

    def _surround_card(self, item: CardItem) -> None:
        """Surround a card at its own height: the cards in front hide what they cover."""
        zones = self._scene.zones
        spot = zones.spot_of(item)
        self._ring.set_around_card(spot.place.scale * zones.layout.metrics.card_width)
        self._lay_ring(spot.place.point, spot.place.angle, spot.z + _ABOVE_CARD)

    def _lay_ring(self, centre: QPointF, angle: float, z: float) -> None:
        self._ring.setPos(centre)
        self._ring.setRotation(angle)
        self._ring.setZValue(z)
        self._ring.show()
