"""The table to look at: a deal that was played is shown step by step.

Nothing can be done there, unless somebody wants to hear which move the person would make. The move
that was played can have a pencil ring around its card or its chip.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.table.intents import MoveMap
from sixtysix_gui.table.layout.metrics import least_replay
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.choreography import steps_looked_at
from sixtysix_gui.table.pieces.marks import PencilRing
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions

_INDEX_X, _INDEX_Y = 0.165, 0.245
"""The middle of a card's index from its upper left corner, in widths of the card."""
_AROUND_INDEX = QSizeF(0.40, 0.52)
_AROUND_CHIP = 1.16, 1.5
"""The ring in widths of the card, and in widths and heights of a chip."""


class RingedMove(QObject):
    """Draws the ring once and keeps it where the card lies."""

    def __init__(self, scene: Scene, parent: QObject) -> None:
        """Add the ring to a scene, out of sight."""
        super().__init__(parent)
        self._scene = scene
        self.ring = PencilRing()
        self.ring.hide()
        scene.addItem(self.ring)
        self._move: Move | None = None
        self._drawing = QVariantAnimation(self)
        self._drawing.setStartValue(0.0)
        self._drawing.setEndValue(1.0)
        self._drawing.setEasingCurve(easing_curve(Motion.PENCIL_RING))
        self._drawing.valueChanged.connect(self._draw_to)

    @property
    def move(self) -> Move | None:
        """The move that has the ring, if it can be seen."""
        return self._move if self.ring.isVisible() else None

    def show(self, move: Move | None, speed: Speed) -> None:
        """Draw the ring around a move; None takes it away."""
        self._drawing.stop()
        self._move = move
        self.ring.share = 1.0
        self._lay()
        duration = MOTIONS[Motion.PENCIL_RING].at(speed)
        if duration and self.ring.isVisible() and self._scene.views()[0].isVisible():
            self._drawing.setDuration(duration)
            self._drawing.start()

    def clear(self) -> None:
        """Take the ring away."""
        self.show(None, Speed.NONE)

    def lay_again(self) -> None:
        """Lay the ring where its card or chip lies now."""
        self._lay()

    def _draw_to(self, share: object) -> None:
        if isinstance(share, float):
            self.ring.share = share

    def _lay(self) -> None:
        item, move = self._card_item(), self._move
        button = None
        if move is not None and item is None:
            button = self._scene.buttons.find(move)
        self.ring.setVisible(item is not None or button is not None)
        if self._scene.look is not None:
            self.ring.set_look(self._scene.look)
        if item is not None:
            self._lay_on_card(item)
        elif button is not None:
            body = button.piece.body()
            wide, high = _AROUND_CHIP
            self.ring.around = QSizeF(wide * body.width(), high * body.height())
            self.ring.setRotation(0)
            self.ring.setPos(button.piece.mapToScene(body.center()))

    def _card_item(self) -> CardItem | None:
        """Return the card of a move; acts are shown by their chips."""
        move = self._move
        if not isinstance(move, PlayCard):
            return None
        return self._scene.zones.own_hand.item_showing(move.card)

    def _lay_on_card(self, item: CardItem) -> None:
        width = item.place.scale * self._scene.zones.layout.metrics.card_width
        self.ring.around = _AROUND_INDEX * width
        corner = QPointF((_INDEX_X - 0.5) * width, (_INDEX_Y - 0.5 * CARD_ASPECT) * width)
        self.ring.setPos(item.place.point)
        self.ring.setRotation(item.place.angle)
        self.ring.setPos(self.ring.mapToScene(corner))


class ReplayTable(Table):
    """A table on which no one acts; a full trick lies until the next step takes it.

    While it takes answers, ``move_proposed`` says which of the possible moves was pressed; the
    table stays as it is. One press is enough, of a card or of the chip of a pair as well.
    ``width_part`` is the part of the usual least width that it needs, where more stands beside it.
    """

    _answers = False
    width_part = 1.0

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._lying: Trick | None = None
        self._ringed = RingedMove(self._parts.scene, self)
        self.look_on()
        self._parts.pointer.looks_on = True
        self.move_proposed.connect(self.decline)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def let_answer(self, *, answers: bool) -> None:
        """Take answers from now on, by pointer and by the keys of the table, or none."""
        if answers is self._answers:
            return
        self._answers = answers
        self._parts.gestures.cancel()
        self._parts.gestures.hover(None)
        self._parts.pointer.looks_on = not answers
        if answers:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        else:
            self._parts.keyboard.hide()
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def takes_answers(self) -> bool:
        """Whether it takes answers."""
        return self._answers

    def take_focus(self) -> None:
        """Take the keys; where they lead is seen once one is used."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_step(
        self,
        events: Sequence[Event],
        view: View,
        score: Score,
        *,
        trick_lies: bool = False,
        widow: tuple[Card, ...] = (),
    ) -> None:
        """Show what a step did, then the view it led to; without events the view at once.

        What still moves is ended before. ``score`` is how the game stands then, ``trick_lies`` says
        that the step has filled a trick, which stays, and ``widow`` what lies there where it may
        be seen.
        """
        self.finish_motions()
        self._ringed.clear()
        before = self._view
        is_left = self._parts.scene.trick_lies and before is not None and bool(before.won)
        self._lying = before.won[-1] if is_left and before is not None else None
        self._parts.scene.trick_lies = trick_lies
        self._parts.scene.zones.widow.known = widow
        self._parts.scene.notices.clear()
        self.play(events, view, score=score)

    def show_advice(self, lit: Move | None, ringed: Move | None) -> None:
        """Lay gold light on one move and draw a pencil ring around another, until the next step.

        A card is meant where it lies in the near hand, an act by its chip; the view must name the
        act among its legal moves.
        """
        self.suggest(() if lit is None else (lit,))
        self._ringed.show(ringed, Speed(self._options.speed))

    @property
    def shown(self) -> View | None:
        """The view that is shown, or that motions lead to; None before the first."""
        return self._view

    @property
    def ringed(self) -> Move | None:
        """The move that has the pencil ring."""
        return self._ringed.move

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the ring where its card lies then."""
        super().resizeEvent(event)
        self._ringed.lay_again()

    @override
    def set_options(self, options: TableOptions) -> None:
        """Change look and pace; the ring stays around its card."""
        super().set_options(options)
        self._ringed.lay_again()

    @override
    def _least_size(self) -> tuple[int, int]:
        """Return less than a table that is played on needs: no status line, no chips."""
        width, height = least_replay(self._options.text_scale)
        return round(self.width_part * width), height

    @override
    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        return steps_looked_at(self._context(view), events, self._lying)

    @override
    def _use_options(self, options: TableOptions) -> None:
        super()._use_options(options)
        self._parts.gestures.one_click = True

    @override
    def _moves_of(self, view: View) -> MoveMap:
        return replace(super()._moves_of(view), shows_at_once=True)

    @override
    def event(self, event: QEvent) -> bool:
        """Take the keys of the table before the window takes them to step through the deal."""
        overrides = self._answers and event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._is_for_table(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the one who steps through the deal, but for those that answer."""
        if self._answers and self._is_for_table(event):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _is_for_table(self, event: QKeyEvent) -> bool:
        return self._parts.keyboard.means_something(event)
