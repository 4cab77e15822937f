"""Pointer gestures: drag, click to pick up and click again, double click, long press.

Touch reaches the table as mouse events made by Qt, and goes the same ways.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QDeadlineTimer, QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PLAY_CARD
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import PILE_IS_HELD, REMEMBERED_CLICK, Motion
from sixtysix_gui.table.effects import SmallMovements
from sixtysix_gui.table.input.drag import Drag
from sixtysix_gui.table.intents import Grip, Held, Intents, Target
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Chair


class Pressable(Protocol):
    """What does something when it is pressed: a chip, the coin, or a place on the coach's paper."""

    @property
    def activate(self) -> Callable[[], object]:
        """What it does."""
        ...

    def contains(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on it."""
        ...


@dataclass
class Press:
    """A press at a point: on a card that can be held, a button, a pile, a plate, or on nothing.

    A button may lie on a card: a click presses the button, a drag takes the card along. An early
    press is made while something still moves.
    """

    point: QPointF
    item: CardItem | None = None
    held: Held | None = None
    button: Pressable | None = None
    pile: Chair | None = None
    on_points: bool = False
    early: bool = False


def press_at(scene: Scene, point: QPointF) -> Press:
    """Return what lies at a point of the scene."""
    paper = scene.paper.at(point)
    if paper is not None:
        return Press(point, button=paper)
    press = _thing_at(scene, point)
    press.button = scene.buttons.at(point)
    return press


def press_on(scene: Scene, point: QPointF, held: Held) -> Press:
    """Return the press on something that lay at a point, if it is still there to be held."""
    if isinstance(held, PhysicalCard):
        item = scene.zones.own_hand.item_of(held)
    else:
        stack = scene.zones.talon
        item = stack.top if held is Grip.TALON_TOP else stack.turn_up
    return Press(point) if item is None else Press(point, item, held)


def _thing_at(scene: Scene, point: QPointF) -> Press:
    item = scene.hand_item_at(point)
    if item is not None and item.card is not None:
        return Press(point, item, item.card)
    stack, view = scene.zones.talon, scene.view
    if view is not None and view.rules.close:  # elsewhere talon and turn-up stay where they are
        if stack.turn_up is not None and stack.turn_up_covers(point):
            return Press(point, stack.turn_up, Grip.TURN_UP)
        if stack.top is not None and stack.top_covers(point):
            return Press(point, stack.top, Grip.TALON_TOP)
    if scene.signs.plates.shows_points_at(point):
        return Press(point, on_points=True)
    return Press(point, pile=scene.areas.pile_at(point))


DRAG_DISTANCE = 6.0
"""A press becomes a drag after this many pixels."""


class _State(Enum):
    IDLE = "nothing is pressed"
    PRESSED = "the button is down"
    DRAGGING = "a card is held"


class _EarlyClick:
    """A click on an own card that came a moment too early, kept until nothing moves any more."""

    def __init__(self) -> None:
        self._card: PhysicalCard | None = None
        self._until = QDeadlineTimer()
        self.was_double = False

    def keep(self, card: PhysicalCard) -> None:
        """Keep a click; a second one on the same card makes it double."""
        self.was_double = card == self._card and not self._until.hasExpired()
        self._card = card
        self._until.setRemainingTime(REMEMBERED_CLICK)

    def forget(self) -> None:
        """Keep none any more."""
        self._card = None

    def take(self) -> PhysicalCard | None:
        """Return the card that was clicked, once; None where that is too long ago."""
        card, self._card = self._card, None
        return None if self._until.hasExpired() else card


class Gestures(QObject):
    """Turns pointer events, in scene coordinates, into intents.

    Signals:
        pile_pressed: the side whose pile of won tricks is pressed.
        pile_released: a pile that was held is let go; after a click its tricks stay to be seen.
        points_clicked: a plate was clicked, or the person's card points.
        sunk_coin_clicked: the place of the coin was clicked, which cannot be pressed now.
        clicked_early: an own card was clicked while something moves, and is remembered.
    """

    pile_pressed = Signal(object)
    pile_released = Signal()
    points_clicked = Signal()
    sunk_coin_clicked = Signal()
    clicked_early = Signal()

    def __init__(
        self,
        scene: Scene,
        intents: Intents,
        movements: SmallMovements,
        parent: QObject | None = None,
    ) -> None:
        """Work on a scene; nothing is pressed."""
        super().__init__(parent)
        self._scene = scene
        self._zones = scene.zones
        self._intents = intents
        self._movements = movements
        self._drag = Drag(scene, intents, movements)
        self._state = _State.IDLE
        self._press = Press(QPointF())
        self._pointer = QPointF()
        self._picked: Held | None = None
        self._early = _EarlyClick()
        self.one_click = False
        self.tricks_were_open = False
        self._pile_is_held = False
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.timeout.connect(self._held_long)

    @property
    def is_dragging(self) -> bool:
        """Whether a card is held."""
        return self._state is _State.DRAGGING

    # ------------------------------------------------------------------------------------ events

    def press(self, point: QPointF) -> None:
        """Take note of what is pressed."""
        self._let_lost_drag_go()
        self._pressed(press_at(self._scene, point))

    def press_early(self, point: QPointF) -> None:
        """Take note of an own card that is pressed while something moves: it may be dragged."""
        self._let_lost_drag_go()
        press = press_at(self._scene, point)
        # A button that lies on the card belongs to what was there before: it may be gone when
        # everything rests. The card itself stays in the hand.
        press.button, press.early = None, True
        self._pressed(press)

    # Qt sends no release when a menu or another window takes the mouse away during a drag.
    def _let_lost_drag_go(self) -> None:
        """Put back a card whose release never came: nothing can be pressed while it is held."""
        if self._state is _State.DRAGGING:
            self.cancel()

    def _pressed(self, press: Press) -> None:
        self._press, self._pointer = press, press.point
        self._state = _State.PRESSED
        self._pile_is_held = False
        if self._press.pile is not None and self._press.button is None:
            if not self.tricks_were_open:  # a second press only hides them
                self._long_press.start(PILE_IS_HELD)
                self.pile_pressed.emit(self._press.pile)
        elif self._press.item is not None and self._press.button is None:
            # A finger cannot point at a card without touching it: to hold still takes it up.
            self._long_press.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def move(self, point: QPointF) -> None:
        """Begin a drag, or let the held card follow."""
        self._pointer = point
        if self._state is _State.PRESSED and self._press.item is not None:
            way = point - self._press.point
            if abs(way.x()) + abs(way.y()) >= DRAG_DISTANCE:
                self._begin_drag()
        if self._state is _State.DRAGGING:
            self._drag.follow(point)
        elif self._state is _State.IDLE:
            self.hover(point)

    def release(self, point: QPointF) -> None:
        """Let a held card fall, or make a click of it."""
        self._pointer = point
        self._long_press.stop()
        # First of all: what follows may be answered at once, and ``after_view`` asks for the state.
        state, self._state = self._state, _State.IDLE
        if self._pile_is_held:
            self.pile_released.emit()
        if state is _State.DRAGGING:
            self._drag.drop(point)
        elif state is _State.PRESSED:
            self._click()

    def double_press(self, point: QPointF) -> None:
        """Take the second press of a double click as one more press, unless one is enough."""
        # Qt sends it instead of a press, not after one; its release follows as ever.
        self._let_lost_drag_go()
        again = press_at(self._scene, point)
        if self.one_click and again.held is not None and again.button is None:
            self._state = _State.IDLE
            return
        self.press(point)

    def cancel(self) -> bool:
        """Put back what is held or picked up; say whether there was anything.

        A click that came too early is forgotten, too.
        """
        self._early.forget()
        self._long_press.stop()
        state, self._state = self._state, _State.IDLE
        if self._press.pile is not None and state is _State.PRESSED:
            self.pile_released.emit()
        self._press.pile = None
        if state is _State.DRAGGING:
            self._drag.put_back()
            return True
        return self.put_down()

    def rest_at(self, point: QPointF) -> None:
        """Take note of where the pointer is while things move: nothing rises below it."""
        self._pointer = point

    def hover_again(self) -> None:
        """Let the card rise that has come to lie below the resting pointer."""
        if self._state is _State.IDLE:
            self.hover(self._pointer)

    def after_view(self) -> None:
        """Go on with the cards as they lie now, or forget a card that is no longer there."""
        if self._state is _State.DRAGGING and self._zones.grasped is None:
            self._long_press.stop()
            self._drag.lose()
            self._state = _State.IDLE
        if isinstance(self._picked, PhysicalCard) and self._zones.own_hand.lifted is None:
            self.put_down()
        if self._state is _State.PRESSED and self._press.held is not None:
            self._press = press_on(self._scene, self._press.point, self._press.held)
        held = self._drag.held if self.is_dragging else self._picked
        if held is not None:
            self._scene.drop_targets.show(held, self._intents.map.targets(held))

    def hover(self, point: QPointF | None) -> None:
        """Let the card under the pointer rise, and the one before it sink."""
        self._movements.raise_card(None if point is None else self._scene.hand_item_at(point))

    # ------------------------------------------------------------------------------------ drags

    def _begin_drag(self) -> None:
        item, held = self._press.item, self._press.held
        if item is None or held is None:
            return
        self._long_press.stop()
        self.put_down()
        self.hover(None)
        self._state = _State.DRAGGING
        self._drag.begin(item, held, self._press.point)

    def _held_long(self) -> None:
        if self._state is not _State.PRESSED:
            return
        self._pile_is_held = self._press.pile is not None
        self._begin_drag()
        self._drag.follow(self._pointer)

    # ------------------------------------------------------------------------------------ clicks

    def _click(self) -> None:
        press = self._press
        if press.early:
            self._remember(press.held)
        elif press.button is not None:
            if press.button.contains(self._pointer):
                press.button.activate()
        elif self._picked is not None:
            self._click_with(self._picked)
        elif press.on_points:
            self.points_clicked.emit()
        elif press.held is Grip.TALON_TOP:
            if self._intents.map.allows(DRAW):
                self._intents.drop(press.held, Target.HAND)
        elif press.held is not None:
            self._click_on(press.held)
        elif self._scene.buttons.lead.is_on_sunk_coin(press.point):
            self.sunk_coin_clicked.emit()

    def _click_on(self, held: Held) -> None:
        if held is Grip.TURN_UP:
            if self._intents.map.allows(CLOSE_TALON):
                self._pick(held)
        elif self.one_click and isinstance(held, PhysicalCard):
            if self._intents.map.moves:
                self._intents.play(held)
            else:
                self._remember(held)
        else:
            self._pick(held)

    def _click_with(self, picked: Held) -> None:
        """Let what is picked up fall where the click means."""
        again = self._press.held
        self.put_down()
        if again == picked:
            if isinstance(picked, PhysicalCard):
                self._intents.play(picked)
            return
        target = self._scene.drop_targets.clicked(picked, self._pointer)
        if target is Target.PARTNER and self._intents.map.drop(picked, target) is None:
            target = None
        if target is not None:
            self._intents.drop(picked, target)
        elif again is not None and again is not Grip.TALON_TOP:
            self._click_on(again)

    def _pick(self, held: Held) -> None:
        self._picked = held
        if isinstance(held, PhysicalCard):
            hand = self._zones.own_hand
            hand.lifted = hand.item_of(held)
            if hand.lifted is not None:
                self._movements.to_spot(hand.lifted, Motion.HOVER_IN)
        self._scene.drop_targets.show(held, self._intents.map.targets(held))

    def put_down(self) -> bool:
        """Put down what a click has picked up; say whether there was anything."""
        if self._picked is None:
            return False
        self._picked = None
        self._scene.drop_targets.hide()
        hand = self._zones.own_hand
        item, hand.lifted = hand.lifted, None
        if item is not None and item in hand.items and item not in self._zones.held:
            self._movements.to_spot(item, Motion.HOVER_OUT)
        return True

    def _remember(self, held: Held | None) -> None:
        """Keep one click on an own card for when nothing moves any more."""
        if not isinstance(held, PhysicalCard):
            return
        self._early.keep(held)
        if self._press.early:
            self.clicked_early.emit()

    def act_on_remembered(self) -> None:
        """Do what the click on a card meant that came a moment too early."""
        card = self._early.take()
        if card is None or self._zones.own_hand.item_of(card) is None:
            return
        if not self.one_click and not self._early.was_double and self._picked != card:
            self.put_down()
            self._pick(card)
        elif self._intents.map.allows(PLAY_CARD[card.card]):
            self.put_down()
            self._intents.play(card)
