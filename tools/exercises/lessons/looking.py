"""What a moment of a deal is good for."""

from sixtysix_gui.coach.judgements import MoveWorth, Reason
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.training.exercise import ByMove, Exercise
from tools.exercises.lessons.deals import is_silent
from tools.exercises.lessons.drafts import Draft, exercise_from
from tools.exercises.lessons.judged import Judged, confirmed, first_look
from tools.exercises.lessons.moves import MoveQuestion
from tools.exercises.lessons.slots import Slot
from tools.exercises.spots import Spot


class Look:
    """A moment of a deal; the first look of the judges is had once."""

    def __init__(self, spot: Spot, *, loosely: bool, worlds: int) -> None:
        """Take a moment; ``loosely`` is content with less, ``worlds`` are for the second look."""
        self._spot, self._loosely, self._worlds = spot, loosely, worlds
        self._first: dict[bool, Judged | None] = {}

    def exercise(self, slot: Slot, rules_name: str) -> Exercise | None:
        """Return the exercise of a slot, if this moment is good for it."""
        asked = slot.find
        draft = self._judged(asked) if isinstance(asked, MoveQuestion) else asked(self._spot)
        if draft is None or _is_forgotten(self._spot, draft.task):
            return None
        return exercise_from(draft, self._spot, slot.id_in(rules_name), slot.difficulty)

    def _judged(self, asked: MoveQuestion) -> Draft | None:
        view, closing, loosely = self._spot.view, asked.only_close, self._loosely
        if is_silent(self._spot.number) or not asked.fits(view):
            return None
        accepts = (asked.loosely if loosely else None) or asked.accepts
        if closing not in self._first:
            self._first[closing] = first_look(view, only_close=closing, loosely=loosely)
        first = self._first[closing]
        if first is None or not accepts(view, first):
            return None
        sure = confirmed(view, first, only_close=closing, loosely=loosely, worlds=self._worlds)
        if sure is None or not accepts(view, sure[0]):
            return None
        found, reason = sure
        ask = ByMove(found.right, found.worths, only_close=closing)
        told = reason_to_close(found, reason) if closing else reason
        return Draft(asked.task, ask, told, asked.values(view), found.cases)


def _is_forgotten(spot: Spot, task: str) -> bool:
    """Return whether somebody has 66 and did not say so, where that is not what is asked."""
    view = spot.view
    mine, theirs = view.total(view.seat) >= TARGET, view.total(opposite(view.seat)) >= TARGET
    return (mine and task not in _OF_OUT) or (theirs and task != _BOTH_HAVE_66)


def reason_to_close(found: Judged, reason: Reason) -> Reason:
    """Return a reason that speaks of closing: the coach's own, or how often either wins.

    Others compare two leads, which is not what was asked.
    """
    if reason.number in _OF_CLOSING:
        return reason
    worths = {worth.move: worth for worth in found.worths}
    pair = [worths[found.right[0]], worths[found.wrong[0]]]
    close, lead = sorted(pair, key=lambda worth: worth.move != CLOSE_TALON)
    best, other = pair
    if best.wins > other.wins:
        return Reason(1, (("a", close.wins), ("n", close.of), ("b", lead.wins)))
    return _on_average(best, other)


def _on_average(best: MoveWorth, other: MoveWorth) -> Reason:
    told = (("best", best.move), ("p", round(best.points, 1)))
    return Reason(44, (*told, ("played", other.move), ("q", round(other.points, 1))))


_BOTH_HAVE_66 = "who-wins-out"
_OF_OUT = ("out-or-lead", "before-lead", _BOTH_HAVE_66)
_OF_CLOSING = (1, 2, 3, 4, 5, 6, 8, 34, 44, 49, 50)
