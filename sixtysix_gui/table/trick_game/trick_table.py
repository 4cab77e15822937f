"""The table for three and four as a widget: views and events go in, proposed moves come out."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.base_table import BaseTable
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.intents.acts import Act, passes_by_points
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.sounds import MOTION_SOUNDS
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import Score, Seating, SeatLabels
from sixtysix_gui.table.table_parts import Thinking
from sixtysix_gui.table.trick_game.motions.choreography import steps_for
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.scoring import score_steps
from sixtysix_gui.table.trick_game.scene.scene import TrickScene

_IN_TRICKS = (Phase.PARTNER, Phase.LEAD, Phase.FOLLOW, Phase.FINAL)
"""Here nothing is said of the first computer, who takes longer than those after him."""


class TrickTableView(BaseTable[TrickScene]):
    """The card table for three and four, and for the games of their kind for two.

    Signals:
        trick_rests: Trick that lies there in full; what ``interject`` says of it holds meanwhile.
        thinks_long: Seat that has been thinking for a while; not of the first computer of a trick.
    """

    trick_rests = Signal(object)
    thinks_long = Signal(object)

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._score = Score()
        self._hastens = False
        self._scene.trick_rests.connect(self.trick_rests)
        self._scene.thinking.began.connect(self._think_long)
        self._scene.thinking.ended.connect(lambda: self.interject(""))
        look_back = MOTION_SOUNDS[Motion.LOOK_BACK]
        self._scene.opened_tricks.flies.connect(lambda: self.let_hear(look_back))
        self._use_options(options)

    # ------------------------------------------------------------------------- what it is made of

    @override
    def _make_scene(self, options: TableOptions) -> TrickScene:
        return TrickScene(options, self._intents, self)

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
        ``score`` is how the game stands; without one it is what it was.
        """
        self._play(events, view, partial(self._take_score, score), fresh_deal=fresh_deal)

    def show_at_once(self, view: View, score: Score | None = None) -> None:
        """Show a view to which no events lead, such as that before a move taken back.

        Whatever moves, is held, armed or to be said is given up for it.
        """
        self._show_at_once(view, partial(self._take_score, score))

    def _take_score(self, score: Score | None) -> None:
        if score is not None:
            self._score = score

    def show_score(self, score: Score) -> None:
        """Move the score devices to how the game stands now, as after a settled deal."""
        if self._view is None:
            return
        before, self._score = self._score, score
        steps = score_steps(self._context(self._view), before, score)
        steps.append(partial(self._scene.set_score, score))
        self._animator.add(steps)

    def wait_for_other(self) -> None:
        """Show that whoever is to act is thinking, when he takes long from when nothing moves."""
        view = self._view
        if view is None:
            return
        chair = Seating.of(view).chair(view.to_act)
        self._scene.thinking.expect(chair, still=not self.is_moving)
        self._waits.start()

    def interject(self, text: str) -> None:
        """Say what happens now in place of what is expected, until that is to be said again."""
        self._scene.notices.interject(text)

    def suggest(self, moves: Sequence[Move]) -> None:
        """Light what a learner is to do: the first of these moves, until the next ``play``."""
        self._scene.suggestion.suggest(moves)
        self._point_to_suggestion()

    def keep_status_in_sight(self, *, kept: bool) -> None:
        """Let the status line stand above a panel that takes its place, or be hidden by it."""
        self._scene.notices.keep_in_sight(kept=kept)

    @override
    def clear(self) -> None:
        super().clear()
        self._score = Score()
        self._hastens = False

    def set_players(self, labels: SeatLabels) -> None:
        """Write other names on the plates; the same ones tell nothing of what still moves."""
        if labels == self._scene.labels:
            return
        self._scene.set_labels(labels)
        view = self._scene.view
        if view is None or len(labels.names) == len(view.rules.seats):
            self._focus.update()  # else others sit down, and the game before still lies there

    @property
    def players(self) -> SeatLabels:
        """What the plates say."""
        return self._scene.labels

    @property
    def score(self) -> Score:
        """How the game stands on the table."""
        return self._score

    # ------------------------------------------------------------------------------------- acts

    @override
    def act(self, act: Act) -> None:
        """Do an act, as a key or a menu entry asks for it.

        In an auction no card points are shown: the key that would show them passes.
        """
        super().act(Act.PASS if act is Act.POINTS and self._passes_by_points else act)

    def make(self, move: Move) -> None:
        """Make a move, as a key or a menu entry asks for it; an impossible one is refused."""
        self.finish_motions()
        self._intents.attempt(move)

    def allows(self, move: Move) -> bool:
        """Say whether a move is possible now."""
        return self._intents.map.allows(move)

    @property
    def _passes_by_points(self) -> bool:
        return self._view is not None and passes_by_points(self._view)

    # ----------------------------------------------------------------------- how views are shown

    @override
    def _fill_scene(self, view: View, *, newest: bool) -> None:
        self._scene.show_view(view, self._score, newest=newest)

    @override
    def _begin_deal(self, view: View) -> None:
        self._scene.begin_deal(view, self._score)

    @override
    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        steps = steps_for(
            self._context(view),
            events,
            fresh_deal=fresh_deal,
            since_last_motion=self._since_motion.elapsed,
        )
        if view.my_turn or view.outcome is not None:
            self._hastens = False
        return steps

    def _context(self, view: View) -> TrickContext:
        return TrickContext(
            zones=self._scene.zones,
            speed=Speed.NONE if self._hastens else Speed(self._options.speed),
            view=view,
            table=self._scene,
            rest_tricks=self._options.rest_tricks and not self._hastens,
            chosen=self._intents.chosen,
            hear=self.heard.emit,
        )

    @override
    def _cut_short(self) -> None:
        """End a whole round of others with one click: what comes next is the person's moment."""
        view = self._view
        self._hastens = view is not None and not view.my_turn and view.outcome is None
        self.finish_motions()

    def _think_long(self) -> None:
        view = self._view
        if view is None:
            return
        seating = Seating.of(view)
        cards = (*view.table, *view.face_down)
        others_played = any(seating.chair(card.seat) is not Chair.SOUTH for card in cards)
        if others_played or view.phase not in _IN_TRICKS:
            self.thinks_long.emit(view.to_act)

    @override
    def _write_anew(self) -> None:
        self._scene.set_labels(self._scene.labels)
        self._scene.write_calls_anew()

    @override
    def _lay_out(self) -> None:
        self._inspector.close_tricks()
        super()._lay_out()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key; while the last trick is laid open, any of them puts it back."""
        if self._inspector.is_open:
            self._inspector.close_tricks()
        else:
            super().keyPressEvent(event)
