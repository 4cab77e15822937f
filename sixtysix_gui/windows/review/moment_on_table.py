"""The table of a review: the moment before a move as its seat saw it, with light and ring."""

from collections.abc import Callable
from dataclasses import replace

from sixtysix_gui.coach.measure.worlds import knows_all
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.walk import Walk


class MomentOnTable:
    """Shows where a walk has come to.

    ``shows_hidden`` says that the other hand lies open because the person has asked for it.
    """

    def __init__(self, table: ReplayTable, stays_closed: Callable[[Decision], bool]) -> None:
        """Begin with everything closed; ``stays_closed`` says where nothing is opened yet."""
        self._table = table
        self._stays_closed = stays_closed
        self.shows_hidden = False
        self._lights_played = False
        self._advised: tuple[Move | None, Move | None] = (None, None)
        self._better: tuple[Move | None, Move | None] = (None, None)

    def show(self, walk: Walk, *, in_motion: bool = False) -> None:
        """Lay the cards, without what the coach says of them."""
        self._lights_played = False
        self._advised = (None, None)
        step, decision = walk.deal.steps[walk.place], walk.decision
        events = step.events if in_motion else ()
        if not self.is_open(walk):
            events = tuple(as_seen_by(walk.deal.near, event) for event in events)
        lies = step.trick_lies and decision is None
        self._table.let_answer(answers=decision is not None)
        self._table.show_step(events, self._view(walk, decision), step.score, trick_lies=lies)

    def is_open(self, walk: Walk) -> bool:
        """Whether the other hand lies open: as asked, at the end, or where counting found it."""
        seen = walk.deal.steps[walk.place].seen
        counted = seen.my_turn and knows_all(seen)
        decision = walk.decision
        wanted = self.shows_hidden and not (decision is not None and self._stays_closed(decision))
        return wanted or walk.is_at_end or counted

    def advise(self, walk: Walk, lit: Move | None, ringed: Move | None) -> None:
        """Lay gold light on a move, and the pencil ring around another."""
        decision = walk.decision
        self._table.let_answer(answers=decision is not None)
        if decision is None or self._table.is_moving:
            return
        view = self._view(walk, decision)
        if self._table.shown != view:  # the other hand may lie open now, or closed
            self._table.show_step((), view, walk.deal.steps[walk.place].score)
        self._better = lit, ringed
        if self._lights_played and lit is not None:
            lit = decision.moment.move
        if (lit, ringed) != self._advised or self._table.ringed != ringed:
            self._advised = (lit, ringed)
            self._table.show_advice(lit, ringed)

    def turn_light(self, walk: Walk) -> None:
        """Put the light on the played move, or back on the better one."""
        if self._better[0] is None:  # nothing is lit: a mark is still to be found
            return
        self._lights_played = not self._lights_played
        self.advise(walk, *self._better)

    def _view(self, walk: Walk, decision: Decision | None) -> View:
        """Give what is to be seen at a step; at a decision with the moves that could be made."""
        step = walk.deal.steps[walk.place]
        view = step.view if self.is_open(walk) else step.seen
        moves = () if decision is None else step.seen.legal_moves
        return replace(view, legal_moves=moves)
