"""Plays at a table as a person does: by mouse events on the viewport, or by key events alone."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import MELD, CloseTalon, Draw, ExchangeTrump, Meld, Move, PlayCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.stops import StopName, Thing
from sixtysix_gui.table.table import Table

_LEFT = Qt.MouseButton.LeftButton
_MOST_KEYS = 80


class UnreachableError(AssertionError):
    """A person could not do it: what he would point at, or go to, is not there."""


# ------------------------------------------------------------------------------------------ mouse


def perform_by_mouse(table: Table, move: Move) -> None:
    """Makes a move by dragging what can be dragged and pressing what can only be pressed."""
    if isinstance(move, PlayCard):
        drag(table, card_point(table, move.card), trick_point(table))
    elif isinstance(move, Meld):
        arm_by_mouse(table, move.suit)
        if not _shows_at_once(table):
            click(table, button_point(table, Thing.SHOW))
    elif isinstance(move, ExchangeTrump):
        drag(table, card_point(table, _lowest_trump(table)), _turn_up(table))
    elif isinstance(move, CloseTalon):
        drag(table, _turn_up(table), _talon(table))
    elif isinstance(move, Draw):
        layout = table.table_scene.zones.layout
        drag(table, _talon(table), layout.hands.full(Chair.SOUTH).center())
    else:
        click(table, button_point(table, move))


def perform_by_clicks(table: Table, move: Move) -> None:
    """Makes a move without dragging: by clicks and by the buttons."""
    if isinstance(move, PlayCard):
        click(table, card_point(table, move.card))
        click(table, card_point(table, move.card))
        return
    click(table, button_point(table, move))
    if isinstance(move, Meld) and not _shows_at_once(table):
        click(table, button_point(table, Thing.SHOW))


def arm_by_mouse(table: Table, suit: Suit) -> None:
    """Drops the king of a suit on its queen."""
    king, queen = card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)
    drag(table, card_point(table, king), card_point(table, queen))


def press_and_move(table: Table, start: QPointF, end: QPointF) -> None:
    """Presses at a point of the scene and moves to another, where it is not released yet."""
    viewport = table.viewport()
    QTest.mousePress(viewport, _LEFT, pos=on_viewport(table, start))
    QTest.mouseMove(viewport, on_viewport(table, (start + end) / 2))
    QTest.mouseMove(viewport, on_viewport(table, end))


def drag(table: Table, start: QPointF, end: QPointF) -> None:
    """Presses at a point of the scene, moves to another and releases there."""
    press_and_move(table, start, end)
    QTest.mouseRelease(table.viewport(), _LEFT, pos=on_viewport(table, end))


def click(table: Table, point: QPointF) -> None:
    QTest.mouseClick(table.viewport(), _LEFT, pos=on_viewport(table, point))


def card_point(table: Table, card: Card) -> QPointF:
    """Return a point of the scene at which a card of the own hand can be gripped."""
    scene = table.table_scene
    item = scene.zones.own_hand.item_showing(card)
    if item is None:
        raise UnreachableError(f"{card} is not in the hand")
    return item_point(table, item)


def item_point(table: Table, item: CardItem) -> QPointF:
    """Return a point where nothing lies above a card of the own hand."""
    scene, body = table.table_scene, item.body()
    for down in (0.3, 0.2, 0.5, 0.1, 0.7, 0.9):
        for right in (0.5, 0.3, 0.15, 0.08, 0.7, 0.9):
            inside = QPointF(body.left() + right * body.width(), body.top() + down * body.height())
            point = item.mapToScene(inside)
            on_view = table.viewport().rect().contains(on_viewport(table, point))
            if on_view and scene.hand_item_at(point) is item and scene.buttons.at(point) is None:
                return point
    raise UnreachableError(f"{item.card} is covered entirely")


def button_point(table: Table, name: StopName) -> QPointF:
    """Return the middle of a button, where nothing lies over it."""
    button = table.table_scene.buttons.find(name)
    if button is None or not button.piece.isVisible():
        raise UnreachableError(f"there is no button for {name}")
    centre = button.area.center()
    if table.table_scene.buttons.at(centre) is not button:
        raise UnreachableError(f"the button for {name} lies below another")
    if not table.sceneRect().contains(centre):
        raise UnreachableError(f"the button for {name} lies off the table")
    return centre


def trick_point(table: Table) -> QPointF:
    return table.table_scene.zones.layout.middle.trick_target.point


def _turn_up(table: Table) -> QPointF:
    """Return a point on the visible half of the turn-up."""
    scene = table.table_scene
    stack = scene.zones.talon
    item = stack.turn_up
    if item is None:
        raise UnreachableError("there is no turn-up")
    body = item.body()
    for along in (0.25, 0.1, 0.5):
        for across in (0.5, 0.35, 0.2, 0.05):
            inside = QPointF(
                body.left() + across * body.width(), body.top() + along * body.height()
            )
            point = item.mapToScene(inside)
            if stack.turn_up_covers(point) and scene.buttons.at(point) is None:
                return point
    raise UnreachableError("the turn-up is covered entirely")


def _talon(table: Table) -> QPointF:
    """Return a point on the talon's upper card."""
    top = table.table_scene.zones.talon.top
    if top is None:
        raise UnreachableError("there is no talon")
    body = top.body()
    return top.mapToScene(QPointF(0.6 * body.left(), 0.7 * body.top()))


def _lowest_trump(table: Table) -> Card:
    view = table.table_scene.view
    if view is None or view.rules.exchange_rank is None:
        raise UnreachableError("nothing can be exchanged")
    return card_of(view.rules.exchange_rank, view.trump_suit)


def on_viewport(table: Table, point: QPointF) -> QPoint:
    return table.mapFromScene(point)


def leave_window(table: Table) -> None:
    """Takes the focus to another window, as the system does."""
    reason = Qt.FocusReason.ActiveWindowFocusReason
    QCoreApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusOut, reason))


def drop_outside(table: Table) -> None:
    """Lets go of a card beside the window."""
    outside = QPoint(-300, table.height() // 2)
    QTest.mouseMove(table.viewport(), outside)
    QTest.mouseRelease(table.viewport(), _LEFT, pos=outside)


CALLS_OFF: dict[str, Callable[[Table], None]] = {
    "escape": lambda table: QTest.keyClick(table, Qt.Key.Key_Escape),
    "right button": lambda table: QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton),
    "another window": leave_window,
    "hidden": QWidget.hide,
    "resized": lambda table: table.resize(960, 1052),
    "other options": lambda table: table.set_options(replace(table.options, open_hands=True)),
    "dropped outside": drop_outside,
}
"""Ways to call off what the hand has begun."""


# --------------------------------------------------------------------------------------- keyboard


def perform_by_keyboard(table: Table, move: Move) -> None:
    """Makes a move by arrows, Tab and Enter alone."""
    if isinstance(move, PlayCard):
        go_to(table, _held_copy(table, move.card))
        QTest.keyClick(table, Qt.Key.Key_Return)
    elif isinstance(move, Meld) and not _shows_at_once(table):
        arm_by_keyboard(table, move.suit)
        go_to(table, Thing.SHOW)
        QTest.keyClick(table, Qt.Key.Key_Return)
    else:
        go_to(table, move)
        QTest.keyClick(table, Qt.Key.Key_Space)


def arm_by_keyboard(table: Table, suit: Suit) -> None:
    """Goes to the chip of a marriage and presses it."""
    go_to(table, MELD[suit])
    QTest.keyClick(table, Qt.Key.Key_Return)


def go_to(table: Table, name: StopName) -> None:
    """Moves the focus by keys until it is there: arrows among cards, Tab to everything else."""
    QTest.keyClick(table, Qt.Key.Key_Home)
    key = Qt.Key.Key_Right if isinstance(name, PhysicalCard) else Qt.Key.Key_Tab
    for _ in range(_MOST_KEYS):
        if table.focus_name == name:
            return
        QTest.keyClick(table, key)
    raise UnreachableError(f"the focus never comes to {name}")


def _held_copy(table: Table, card: Card) -> PhysicalCard:
    item = table.table_scene.zones.own_hand.item_showing(card)
    if item is None or item.card is None:
        raise UnreachableError(f"{card} is not in the hand")
    return item.card


def _shows_at_once(table: Table) -> bool:
    view = table.table_scene.view
    return view is not None and view.phase is Phase.PARTNER
