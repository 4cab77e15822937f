"""The table of a review: the moment before a move as its seat saw it, with light and ring."""

from dataclasses import replace

from sixtysix_gui.coach.measure.worlds import knows_all
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.replay_view import ReplayView
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.walk import Walk


class MomentOnTable:
    """Shows where a walk has come to.

    ``shows_hidden`` says that the other hand lies open because the person has asked for it.
    """

    def __init__(self, table: ReplayView) -> None:
        """Begin with everything closed."""
        self._table = table
        self.shows_hidden = False
        self._lights_played = False
        self._advised: tuple[Move | None, Move | None] = (None, None)

    def show(self, walk: Walk, *, in_motion: bool = False) -> None:
        """Lay the cards, without what the coach says of them."""
        self._lights_played = False
        self._advised = (None, None)
        step, decision = walk.deal.steps[walk.place], walk.decision
        events = step.events if in_motion else ()
        if not self.is_open(walk):
            events = tuple(as_seen_by(walk.deal.near, event) for event in events)
        lies = step.trick_lies and decision is None
        self._table.show_step(events, self._view(walk, decision), step.won, trick_lies=lies)

    def is_open(self, walk: Walk) -> bool:
        """Whether the other hand lies open: as asked, at the end, or where counting found it."""
        seen = walk.deal.steps[walk.place].seen
        counted = seen is not None and seen.my_turn and knows_all(seen)
        return self.shows_hidden or walk.is_at_end or counted

    def advise(self, walk: Walk) -> None:
        """Lay gold light on the better move, and the pencil ring around the one that was played."""
        decision = walk.decision
        if decision is None or self._table.is_moving:
            return
        view = self._view(walk, decision)
        if self._table.shown != view:  # the chip of a better act is known only now
            self._table.show_step((), view, walk.deal.steps[walk.place].won)
        played, better = decision.moment.move, _better(decision)
        lit = played if self._lights_played and better is not None else better
        if (lit, played) != self._advised or self._table.ringed != played:
            self._advised = (lit, played)
            self._table.show_advice(lit, played)

    def turn_light(self, walk: Walk) -> None:
        """Put the light on the played move, or back on the better one."""
        self._lights_played = not self._lights_played
        self.advise(walk)

    def _view(self, walk: Walk, decision: Decision | None) -> PlayerView:
        """Give what is to be seen at a step; with the chips of acts that the coach speaks of."""
        step = walk.deal.steps[walk.place]
        view = step.view if self.is_open(walk) or step.seen is None else step.seen
        acts: tuple[Move, ...] = ()
        if decision is not None and step.seen is not None:
            meant = (decision.moment.move, _better(decision))
            acts = tuple(move for move in step.seen.legal_moves if move in meant)
        return replace(view, legal_moves=acts)


def _better(decision: Decision) -> Move | None:
    """Give the better move, where it is clear that there is one."""
    judgement = decision.judgement
    return judgement.best if judgement is not None and judgement.verdict.strokes else None
