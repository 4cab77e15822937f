"""The pointer on the table: its events become gestures, or end what still moves.

Who only looks on has a pointer with which nothing can be taken up.
"""

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.motions.animator import Animator


class RingHider(Protocol):
    """The focus of the keyboard, whose ring goes when the pointer is used."""

    is_shown: bool

    def hide(self) -> None:
        """Hide the ring."""
        ...


class CaptionTeller(Protocol):
    """Tells what the pointer rests on."""

    def point_at(self, point: QPointF | None) -> None:
        """Follow the pointer."""
        ...

    def hide(self) -> None:
        """Show nothing."""
        ...


class TrickOpener(Protocol):
    """Lays won tricks open and tells card points."""

    @property
    def is_open(self) -> bool:
        """Whether won tricks are laid open."""
        ...

    def open_tricks(self, pile: Any, /) -> None:  # noqa: ANN401 - whatever names a pile there
        """Lay the won tricks of a pile open."""
        ...

    def close_tricks(self) -> None:
        """Put won tricks back."""
        ...

    def toggle_points(self) -> None:
        """Show the person's card points or hide them."""
        ...


class PointedScene(Protocol):
    """What lies on the table below the pointer."""

    def hand_item_at(self, point: QPointF) -> CardItem | None:
        """Give the card of the own hand at a point."""
        ...


class Pointer(Protocol):
    """Takes the events of the mouse on a table."""

    def press(self, event: QMouseEvent, /) -> None:
        """Take a button that goes down."""
        ...

    def double_press(self, event: QMouseEvent, /) -> None:
        """Take the second press of a double click."""
        ...

    def move(self, event: QMouseEvent, /) -> None:
        """Follow the pointer."""
        ...

    def release(self, event: QMouseEvent, /) -> None:
        """Take a button that comes up."""
        ...

    def leave(self) -> None:
        """Know that the pointer is no longer on the table."""
        ...

    def after_motions(self) -> None:
        """Know that nothing moves any more."""
        ...


class OnlookersPointer:
    """Ends what moves, and takes up nothing: nobody acts at the table."""

    def __init__(self, finish_motions: Callable[[], None]) -> None:
        """Do so with every press."""
        self._finish_motions = finish_motions

    def press(self, _event: QMouseEvent, /) -> None:
        """End what moves."""
        self._finish_motions()

    def double_press(self, _event: QMouseEvent, /) -> None:
        """Mean nothing more than a press."""
        self._finish_motions()

    def move(self, _event: QMouseEvent, /) -> None:
        """Let no card rise: none can be played."""

    def release(self, _event: QMouseEvent, /) -> None:
        """Mean nothing."""

    def leave(self) -> None:
        """Mean nothing: nothing is lit."""

    def after_motions(self) -> None:
        """Do nothing: no click was too early."""


class PointerInTurn:
    """Is that of an onlooker, or while somebody is to act that of a player."""

    def __init__(self, onlooker: Pointer, player: Pointer, acts: Callable[[], bool]) -> None:
        """``acts`` says whether somebody is to act."""
        self._onlooker = onlooker
        self._player = player
        self._acts = acts

    @property
    def _one(self) -> Pointer:
        return self._player if self._acts() else self._onlooker

    def press(self, event: QMouseEvent, /) -> None:
        """Take a button that goes down."""
        self._one.press(event)

    def double_press(self, event: QMouseEvent, /) -> None:
        """Take the second press of a double click."""
        self._one.double_press(event)

    def move(self, event: QMouseEvent, /) -> None:
        """Follow the pointer."""
        self._one.move(event)

    def release(self, event: QMouseEvent, /) -> None:
        """Take a button that comes up."""
        self._one.release(event)

    def leave(self) -> None:
        """Know that the pointer is no longer on the table."""
        self._one.leave()

    def after_motions(self) -> None:
        """Know that nothing moves any more."""
        self._one.after_motions()


class TablePointer(QObject):
    """Hands the events of a view's mouse on, also while something moves on the table.

    Signals:
        cut_short: a press has ended what moved.
    """

    cut_short = Signal()

    def __init__(
        self,
        view: QGraphicsView,
        scene: PointedScene,
        animator: Animator,
        movements: SmallMovements,
        gestures: Gestures,
        keyboard: RingHider,
        inspector: TrickOpener,
        captions: CaptionTeller,
    ) -> None:
        """Work for a view; nothing is pressed."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._animator = animator
        self._movements = movements
        self._gestures = gestures
        self._keyboard = keyboard
        self._inspector = inspector
        self._captions = captions
        gestures.clicked_early.connect(self._clicked_early)
        gestures.pile_pressed.connect(inspector.open_tricks)
        gestures.pile_released.connect(inspector.close_tricks)
        gestures.points_clicked.connect(inspector.toggle_points)

    def press(self, event: QMouseEvent) -> None:
        """Take a button that goes down: the right one puts back what is held."""
        if event.button() is Qt.MouseButton.RightButton:
            self._gestures.cancel()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._hand_on(event, self._gestures.press)

    def double_press(self, event: QMouseEvent) -> None:
        """Take the second press of a double click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._hand_on(event, self._gestures.double_press)

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer; while something moves, nothing lights up below it."""
        if not event.buttons():  # with mouse tracking Qt tells of moves without a button, too
            self._keyboard.hide()
            self._captions.point_at(None if self._animator.is_busy else self._point(event))
        if event.buttons() or not self._animator.is_busy:
            self._gestures.move(self._point(event))
        else:
            self._gestures.rest_at(self._point(event))

    def release(self, event: QMouseEvent) -> None:
        """Take the left button that comes up."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._gestures.release(self._point(event))

    def leave(self) -> None:
        """Light up nothing any more: the pointer is not on the table."""
        if self._keyboard.is_shown:  # what the focus is on stays raised, with its caption
            return
        self._captions.point_at(None)
        if not self._gestures.is_dragging:
            self._gestures.hover(None)

    def after_motions(self) -> None:
        """Nothing moves any more: do what a click was too early for."""
        self._gestures.act_on_remembered()
        # Qt tells of no move where the cards move and the pointer rests.
        if self._view.viewport().underMouse() and not self._keyboard.is_shown:
            self._gestures.hover_again()

    def _hand_on(self, event: QMouseEvent, hand_on: Callable[[QPointF], None]) -> None:
        """Hand a press on; one that ends what moves means nothing else, unless on an own card."""
        self._keyboard.hide()
        self._captions.hide()
        self._gestures.tricks_were_open = self._inspector.is_open
        self._inspector.close_tricks()
        point = self._point(event)
        if not self._animator.is_busy:
            hand_on(point)
            return
        item = self._scene.hand_item_at(point)
        # A card that lies still may be dragged while others move; one in motion has no place yet
        # from which it could be taken.
        if item is None or self._animator.moves(item):
            self._finish_running()
        if item is not None:
            self._gestures.press_early(point)

    def _finish_running(self) -> None:
        """End what moves now; what waits for it goes on."""
        self._movements.stop_all()
        self._animator.finish_running()
        self.cut_short.emit()

    def _clicked_early(self) -> None:
        if self._animator.is_busy:
            self._finish_running()
        else:
            self._gestures.act_on_remembered()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self._view.mapToScene(event.position().toPoint())
