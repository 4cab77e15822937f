"""The pointer on the table: what it presses, ends or shows, and captions of what it rests on."""

from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView

from sixtysix_gui.table import words
from sixtysix_gui.table.durations import CAPTION_LEAVES, CAPTION_RESTS
from sixtysix_gui.table.effects import SmallMovements
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.motions.animator import Animator
from sixtysix_gui.table.pieces.piece import shown_areas
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.scene.stop_areas import CaptionedArea
from sixtysix_gui.table.seating import Chair, Seating
from sixtysix_gui.table.stops import Captioned, DealerAt, PlateOf, StopName, TableFacts, Wording
from sixtysix_gui.table.view_words import tricks_to_see

_ABOVE = 6.0
"""Pixels between a caption and what it names."""

_INDEX = (0.30, 0.46)
"""Width and height of an index in widths of its card; a caption covers none that is to be read."""


class Captions(QObject):
    """Shows one caption at a time, where it covers no index and no sentence."""

    def __init__(
        self, scene: Scene, facts: Callable[[], TableFacts | None], parent: QObject
    ) -> None:
        """Show nothing until there are words; ``facts`` gives what they are about."""
        super().__init__(parent)
        self._facts = facts
        self._scene = scene
        self.wording: Callable[[], Wording] | None = None
        self.label = scene.caption
        self._shown: Captioned | None = None
        self._next: CaptionedArea | None = None
        self._rests = QTimer(self, singleShot=True, interval=CAPTION_RESTS)
        self._rests.timeout.connect(self.show_next)
        self._leaves = QTimer(self, singleShot=True, interval=CAPTION_LEAVES)
        self._leaves.timeout.connect(self._take_away)

    def follow_focus(self, name: StopName | None) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        self.hide()
        names = (DealerAt(name.chair), name) if isinstance(name, PlateOf) else (name,)
        self._next = self._first(thing for thing in self._told() if thing[0] in names)
        self.show_next()

    def point_at(self, point: QPointF | None) -> None:
        """Follow the pointer: a caption comes when it rests, and goes when it has left."""
        self._next = None if point is None else self._at(point)
        if self._next is not None and self._next[0] == self._shown:
            self._rests.stop()
            self._leaves.stop()
            return
        if self._shown is not None:
            self._leaves.start()
        if self._next is None:
            self._rests.stop()
        else:
            self._rests.start()

    def show_next(self) -> None:
        """Show the caption of what the pointer or the focus has come to."""
        text = "" if self._next is None else self._text(self._next[0])
        if self._next is None or not text:
            return
        self._leaves.stop()
        self._shown, area = self._next
        rim = self._scene.zones.layout.metrics.rim
        self.label.set_max_width(self._scene.sceneRect().width() - 2 * rim)
        self.label.text = text
        self.label.setPos(self._place(area))
        self.label.show()

    def hide(self) -> None:
        """Show nothing."""
        self._rests.stop()
        self._leaves.stop()
        self._shown = self._next = None
        self.label.hide()

    def _take_away(self) -> None:
        """Take the caption away that the pointer has left; another may be on its way."""
        self._shown = None
        self.label.hide()

    # ---------------------------------------------------------------------------- finding a caption

    def _at(self, point: QPointF) -> CaptionedArea | None:
        """Return what lies at a point, and its area; None where nothing has a caption."""
        if self._scene.hand_item_at(point) is not None or self._scene.buttons.at(point) is not None:
            return None
        return self._first(thing for thing in self._told() if thing[1].contains(point))

    def _told(self) -> Iterator[CaptionedArea]:
        return iter(()) if self._scene.view is None else self._scene.areas.captioned()

    def _first(self, things: Iterator[CaptionedArea]) -> CaptionedArea | None:
        return next((thing for thing in things if self._text(thing[0])), None)

    def _text(self, thing: Captioned) -> str:
        facts = self._facts()
        return "" if self.wording is None or facts is None else self.wording().caption(thing, facts)

    # ------------------------------------------------------------------------------------ places

    def _place(self, area: QRectF) -> QPointF:
        """Return the first place that covers no index and no sentence, above if possible."""
        size = self.label.body().size()
        kept_off = list(self._kept_off())
        places = list(self._places(area, size.width(), size.height()))
        for centre in places:
            body = QRectF(QPointF(), size)
            body.moveCenter(centre)
            if not any(body.intersects(other) for other in kept_off):
                return centre
        return places[0]

    def _places(self, area: QRectF, width: float, height: float) -> Iterator[QPointF]:
        inside = self._scene.sceneRect().adjusted(2, 2, -2, -2)
        for y in (
            area.top() - _ABOVE - height / 2,
            area.bottom() + _ABOVE + height / 2,
            area.top() - _ABOVE - 1.6 * height,
            area.center().y(),
        ):
            if not inside.top() <= y - height / 2 <= y + height / 2 <= inside.bottom():
                continue
            for x in (area.center().x(), area.right() - width / 2, area.left() + width / 2):
                middle = max(inside.left() + width / 2, min(x, inside.right() - width / 2))
                yield QPointF(middle, y)

    def _kept_off(self) -> Iterator[QRectF]:
        notices, zones = self._scene.notices, self._scene.zones
        yield from shown_areas((notices.status, notices.advice, notices.refusal))
        trick = zones.trick.spots(zones.layout, zones.deal)
        for item, spot in chain(zones.own_hand.spots(zones.layout), trick):
            if item.isVisible():
                yield _index_of(spot.place.bounds(zones.layout.metrics.card_width))


def _index_of(card: QRectF) -> QRectF:
    """Return the upper left corner of a card."""
    right, down = _INDEX
    return QRectF(card.left(), card.top(), right * card.width(), down * card.width())


class Inspector(QObject):
    """Shows what the person asks to see, as far as the rules allow it.

    Signals:
        points_shown: int, the card points of the person or their side, that were asked for.
        tricks_shown: tuple of Trick that are laid open.
    """

    points_shown = Signal(int)
    tricks_shown = Signal(object)

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene

    def toggle_points(self) -> None:
        """Show the person's card points until they are hidden in the same way, or hide them.

        While something asks for them nothing is told.
        """
        scene, view = self._scene, self._scene.view
        if view is not None and not scene.signs.plates.keeps_points:
            scene.signs.plates.toggle_points()
            scene.set_score(scene.score)
            self.points_shown.emit(view.total(view.seat))

    def open_tricks(self, pile: Chair) -> None:
        """Lay the won tricks of a pile open, or say why that may not be; not where one looks on."""
        view = self._scene.view
        if view is None or self._scene.is_looked_at:
            return
        tricks = tricks_to_see(view, pile)
        if tricks:
            self._scene.opened_tricks.show(view, tricks, self._scene.labels)
            self.tricks_shown.emit(tricks)
        elif view.rules.look_back == "none":
            self._scene.notices.refuse(words.no_looking_back())
        else:
            self._scene.notices.refuse(words.looking_back_over())

    @property
    def is_open(self) -> bool:
        """Whether won tricks are laid open."""
        return self._scene.opened_tricks.is_open

    def close_tricks(self) -> None:
        """Put won tricks back; what is expected is said again."""
        if self.is_open:
            self._scene.opened_tricks.put_back()
            self._scene.notices.show_instead("")

    def toggle_tricks(self, pile: Chair | None = None) -> None:
        """Lay won tricks open or put them back; without a pile, the first that may be seen."""
        if self.is_open:
            self.close_tricks()
        else:
            self.open_tricks(self._pile_to_see() if pile is None else pile)

    def _pile_to_see(self) -> Chair:
        view = self._scene.view
        if view is None:
            return Chair.SOUTH
        piles = Seating.of(view).piles
        return next((pile for pile in piles if tricks_to_see(view, pile)), Chair.SOUTH)


class TablePointer(QObject):
    """Hands the events of a view's mouse on, also while something moves on the table.

    ``looks_on``: no one acts at the table. A press then ends what moves, and takes up nothing.

    Signals:
        cut_short: a press has ended what moved.
    """

    cut_short = Signal()

    def __init__(
        self,
        view: QGraphicsView,
        scene: Scene,
        animator: Animator,
        movements: SmallMovements,
        gestures: Gestures,
        keyboard: Keyboard,
        inspector: Inspector,
        captions: Captions,
        finish_motions: Callable[[], None],
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
        self._finish_motions = finish_motions
        self.looks_on = False
        gestures.clicked_early.connect(self._clicked_early)
        gestures.pile_pressed.connect(inspector.open_tricks)
        gestures.pile_released.connect(inspector.close_tricks)
        gestures.points_clicked.connect(inspector.toggle_points)

    def press(self, event: QMouseEvent) -> None:
        """Take a button that goes down: the right one puts back what is held."""
        if self.looks_on:
            self._finish_motions()
        elif event.button() is Qt.MouseButton.RightButton:
            self._gestures.cancel()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._hand_on(event, self._gestures.press)

    def double_press(self, event: QMouseEvent) -> None:
        """Take the second press of a double click."""
        if self.looks_on:
            self._finish_motions()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._hand_on(event, self._gestures.double_press)

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer; while something moves, nothing lights up below it."""
        if self.looks_on:
            return
        if not event.buttons():  # with mouse tracking Qt reports moves without a button, too
            self._keyboard.hide()
            self._captions.point_at(None if self._animator.is_busy else self._point(event))
        if event.buttons() or not self._animator.is_busy:
            self._gestures.move(self._point(event))
        else:
            self._gestures.rest_at(self._point(event))

    def release(self, event: QMouseEvent) -> None:
        """Take the left button that comes up."""
        if not self.looks_on and event.button() is Qt.MouseButton.LeftButton:
            self._gestures.release(self._point(event))

    def leave(self) -> None:
        """Light up nothing any more: the pointer is not on the table."""
        # What the focus is on stays raised, with its caption.
        if self.looks_on or self._keyboard.is_shown:
            return
        self._captions.point_at(None)
        if not self._gestures.is_dragging:
            self._gestures.hover(None)

    def after_motions(self) -> None:
        """Nothing moves any more: do what a click was too early for."""
        if self.looks_on:
            return
        self._gestures.act_on_remembered()
        # Qt reports no move where the cards move and the pointer rests.
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
