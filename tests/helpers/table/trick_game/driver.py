"""Plays at a table for three and four as a person does: by mouse, by clicks, or by keys alone."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import ExchangeTrump, Meld, Move, PlayCard
from sixtysix_gui.table.trick_game.stops import Thing, TrickStop
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from tests.helpers.table.driver import UnreachableError, card_point, click, drag, trick_point

_MOST_KEYS = 80


def perform_by_mouse(table: TrickTableView, move: Move) -> None:
    """Makes a move by dragging what can be dragged and pressing what can only be pressed."""
    if isinstance(move, PlayCard):
        drag(table, card_point(table, move.card), trick_point(table))
    elif isinstance(move, Meld):
        king, queen = card_of(Rank.KING, move.suit), card_of(Rank.QUEEN, move.suit)
        drag(table, card_point(table, king), card_point(table, queen))
        if not _shows_at_once(table):
            click(table, button_point(table, Thing.SHOW))
    elif isinstance(move, ExchangeTrump):
        drag(table, card_point(table, _seven(table)), _turn_up(table))
    else:
        click(table, button_point(table, move))


def perform_by_clicks(table: TrickTableView, move: Move) -> None:
    """Makes a move without dragging: by clicks and by the buttons."""
    if isinstance(move, PlayCard):
        click(table, card_point(table, move.card))
        click(table, card_point(table, move.card))
    elif isinstance(move, Meld) and not _shows_at_once(table):
        click(table, button_point(table, move))
        click(table, button_point(table, Thing.SHOW))
    else:
        click(table, button_point(table, move))


def perform_by_keyboard(table: TrickTableView, move: Move) -> None:
    """Makes a move by arrows, Tab and Enter alone."""
    if isinstance(move, PlayCard):
        go_to(table, _held_copy(table, move.card))
        QTest.keyClick(table, Qt.Key.Key_Return)
    elif isinstance(move, Meld) and not _shows_at_once(table):
        go_to(table, move)
        QTest.keyClick(table, Qt.Key.Key_Return)
        go_to(table, Thing.SHOW)
        QTest.keyClick(table, Qt.Key.Key_Return)
    else:
        go_to(table, move)
        QTest.keyClick(table, Qt.Key.Key_Space)


def button_point(table: TrickTableView, name: TrickStop) -> QPointF:
    """Gives the middle of a button, where nothing lies over it."""
    button = table.table_scene.buttons.find(name)
    if button is None or not button.piece.isVisible():
        raise UnreachableError(f"there is no button for {name}")
    centre = button.area.center()
    if table.table_scene.buttons.at(centre) is not button:
        raise UnreachableError(f"the button for {name} lies below another")
    if not table.sceneRect().contains(centre):
        raise UnreachableError(f"the button for {name} lies off the table")
    return centre


def go_to(table: TrickTableView, name: TrickStop) -> None:
    """Moves the focus by keys until it is there: arrows among cards, Tab to everything else."""
    QTest.keyClick(table, Qt.Key.Key_Home)
    key = Qt.Key.Key_Right if isinstance(name, PhysicalCard) else Qt.Key.Key_Tab
    for _ in range(_MOST_KEYS):
        if table.focus_name == name:
            return
        QTest.keyClick(table, key)
    raise UnreachableError(f"the focus never comes to {name}")


def _held_copy(table: TrickTableView, card: Card) -> PhysicalCard:
    """Gives the copy of a card that is in the hand."""
    item = table.table_scene.zones.own_hand.item_showing(card)
    if item is None or item.card is None:
        raise UnreachableError(f"{card} is not in the hand")
    return item.card


def _shows_at_once(table: TrickTableView) -> bool:
    view = table.table_scene.view
    return view is not None and view.phase is Phase.PARTNER


def _turn_up(table: TrickTableView) -> QPointF:
    """Gives a point on the visible half of the turn-up."""
    scene = table.table_scene
    item = scene.zones.stock.turn_up
    if item is None:
        raise UnreachableError("there is no turn-up")
    body = item.body()
    for along in (0.25, 0.1, 0.5):
        for across in (0.5, 0.35, 0.2, 0.05):
            inside = QPointF(
                body.left() + across * body.width(), body.top() + along * body.height()
            )
            point = item.mapToScene(inside)
            if scene.zones.stock.turn_up_covers(point) and scene.buttons.at(point) is None:
                return point
    raise UnreachableError("the turn-up is covered entirely")


def _seven(table: TrickTableView) -> Card:
    view = table.table_scene.view
    if view is None or view.trump is None:
        raise UnreachableError("nothing can be exchanged")
    return card_of(Rank.SEVEN, Suit(view.trump))
