"""The table to look at: a deal that was played is shown step by step.

Nothing can be done there, unless somebody wants to hear which move the person would make.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.intents.move_map import MoveMap
from sixtysix_gui.table.layout.sizes import least_replay
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.choreography import steps_looked_at
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.scene.ringed_move import RingedMove
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table


class ReplayTable(Table):
    """A table on which nobody acts; a full trick lies until the next step takes it.

    While it takes answers, ``move_proposed`` tells which of the possible moves was pressed; the
    table stays as it is. One press is enough, of a card or of the chip of a pair as well.
    ``width_part`` is the part of the usual least width that it needs, where more stands beside it.
    """

    _answers = False
    width_part = 1.0

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        """Set up a bare table."""
        super().__init__(options, parent)
        self._lying: Trick | None = None
        self._ringed = RingedMove(self._scene, self)
        self._scene.is_looked_at = True
        self._pointer.looks_on = True
        self.move_proposed.connect(self.decline)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def let_answer(self, *, answers: bool) -> None:
        """Take answers from now on, by pointer and by the keys of the table, or none."""
        if answers is self._answers:
            return
        self._answers = answers
        self._gestures.cancel()
        self._gestures.hover(None)
        self._pointer.looks_on = not answers
        if answers:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        else:
            self._keyboard.hide()
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
        is_left = self._scene.trick_lies and before is not None and bool(before.won)
        self._lying = before.won[-1] if is_left and before is not None else None
        self._scene.trick_lies = trick_lies
        self._scene.zones.widow.known = widow
        self._scene.notices.hush()
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
        self._gestures.one_click = True

    @override
    def _moves_of(self, view: View) -> MoveMap:
        return replace(super()._moves_of(view), shows_at_once=True)

    @override
    def event(self, event: QEvent) -> bool:
        """Take the keys of the table before the window takes them to step through the deal."""
        overrides = self._answers and event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._keyboard.means_something(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to whoever steps through the deal, but for those that answer."""
        if self._answers and self._keyboard.means_something(event):
            super().keyPressEvent(event)
        else:
            event.ignore()
