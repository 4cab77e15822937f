"""The table of two as a widget: views and events go in, proposed moves come out."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table import words
from sixtysix_gui.table.advice import Advice
from sixtysix_gui.table.base_table import BaseTable
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.scoring import marker_steps
from sixtysix_gui.table.motions.sounds import MOTION_SOUNDS
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.scene.scene import TableScene
from sixtysix_gui.table.seating import Score, SeatLabels
from sixtysix_gui.table.table_parts import Thinking


class TableView(BaseTable[TableScene]):
    """The card table of two, with the coach's paper.

    Signals:
        more_advice_wanted: the cap above the coach's sentence was pressed.
        slip_put_away: the coach's slip is not wanted any more.
        advice_ended: what the coach said was put away, because something newer is shown.
    """

    more_advice_wanted = Signal()
    slip_put_away = Signal()
    advice_ended = Signal()

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._trick_lies = False
        self._scene.paper.more_wanted.connect(self.more_advice_wanted)
        self._scene.paper.slip_closed.connect(self.slip_put_away)
        look_back = MOTION_SOUNDS[Motion.LOOK_BACK]
        self._scene.opened_tricks.flies.connect(lambda: self.let_hear(look_back))
        self._use_options(options)

    # ------------------------------------------------------------------------- what it is made of

    @override
    def _make_scene(self, options: TableOptions) -> TableScene:
        return TableScene(options, self._intents, self)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._scene.paper.row_changed.connect(self._focus.update)

    @property
    @override
    def _thinking(self) -> Thinking:
        return self._scene.thinking

    # ------------------------------------------------------------------------------ what goes in

    def play(
        self,
        events: Sequence[Event],
        view: View,
        *,
        score: Score | None = None,
        fresh_deal: bool = False,
    ) -> None:
        """Show events one after another, then the view that they lead to.

        Without events the table becomes the view at once, when what still moves has ended.
        ``score`` is how the game stands; without one it is as the view has it, or once the deal is
        over what it was.
        """
        newest = fresh_deal or view.outcome is None
        won = view.score if newest else self._scene.won
        won = won if score is None else score.won
        self._play(events, view, partial(self._take_score, won), fresh_deal=fresh_deal)

    def show_at_once(self, view: View, score: Score | None = None) -> None:
        """Show a view to which no events lead, such as that before a move taken back.

        Whatever moves, is held, armed or to be said is given up for it.
        """
        won = view.score if score is None else score.won
        self._show_at_once(view, partial(self._take_score, won))

    def _take_score(self, won: tuple[int, ...] | None) -> None:
        self._scene.won = won

    def show_score(self, score: Score) -> None:
        """Move the score markers to how the game stands now, as after a settled deal."""
        if self._view is not None:
            self._scene.won = won = score.won
            steps = marker_steps(self._context(self._view), won)
            steps.append(partial(self._scene.indicators.set_score, won))
            self._animator.add(steps)

    @override
    def cover_status(self, *, covered: bool) -> None:
        """Let the cap of the coach go and come back with what he says."""
        super().cover_status(covered=covered)
        self._scene.paper.cover(covered=covered)

    def wait_for_other(self) -> None:
        """Show that the other player is thinking, when he takes long from when nothing moves."""
        self._scene.thinking.expect(still=not self.is_moving)
        self._waits.start()

    def suggest(self, moves: Sequence[Move]) -> None:
        """Light what a learner is to do: the first of these moves, until the next ``play``."""
        self._scene.suggestion.suggest(moves)
        self._point_to_suggestion()

    def advise(self, advice: Advice | None, lit: Sequence[Move] = ()) -> None:
        """Let the coach say something in the place of the status line, until the next ``play``.

        ``lit`` are the moves that gold light lies on, two at most, which are as good as each other;
        the keyboard's focus waits at the first. Nothing of both puts everything away.
        """
        suggestion = self._scene.suggestion
        self._scene.paper.show(advice)
        if tuple(lit) != suggestion.lit:
            suggestion.suggest(lit[:1], beside=lit[1] if len(lit) > 1 else None)
            self._point_to_suggestion()
        self._focus.update()

    @property
    def advice(self) -> Advice | None:
        """What the coach says now."""
        return self._scene.paper.advice

    def set_players(self, labels: SeatLabels) -> None:
        """Write other names on the plates."""
        self._scene.indicators.set_labels(labels)

    @property
    def players(self) -> SeatLabels:
        """What the plates say."""
        return self._scene.indicators.labels

    # ----------------------------------------------------------------------- how views are shown

    @override
    def _fill_scene(self, view: View, *, newest: bool) -> None:
        self._scene.show_view(view, newest=newest, trick_lies=newest and self._trick_lies)

    @override
    def _begin_deal(self, view: View) -> None:
        self._scene.begin_deal(view)

    @override
    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        return steps_for(
            self._context(view),
            events,
            fresh_deal=fresh_deal,
            since_last_motion=self._since_motion.elapsed,
        )

    def _context(self, view: View) -> MotionContext:
        return MotionContext(
            zones=self._scene.zones,
            speed=Speed(self._options.speed),
            view=view,
            announcer=self._scene.notices,
            ring=self._scene.ring,
            coin=self._scene.buttons.coin,
            tally=self._scene.indicators,
            rest_tricks=self._options.rest_tricks,
            chosen=self._intents.chosen,
            hear=self.heard.emit,
        )

    @override
    def _end_advice(self) -> None:
        if self._scene.paper.advice is not None:
            self._scene.paper.show(None)
            self._scene.suggestion.clear()
            self.advice_ended.emit()

    @override
    def _write_anew(self) -> None:
        self._scene.indicators.write_anew()
        self._scene.buttons.refresh()

    # --------------------------------------------------------------------- what the person meets

    @override
    def _leave_escape(self, event: QKeyEvent) -> None:
        """Let the coach's slip go, if it lies there; the key is not taken else."""
        if self._scene.paper.words is None:
            event.ignore()
        else:
            self._scene.paper.slip_closed.emit()

    @override
    def _say_when_out(self) -> None:
        """Say when the coin can be pressed, or why not now."""
        view = self._view
        if view is None or view.outcome is not None:
            return
        if view.my_turn:
            super()._say_when_out()
        elif view.rules.out_mode == "automatic":
            self._scene.notices.refuse(words.out_by_itself())
        else:
            self._scene.notices.refuse(words.out_before_lead())
