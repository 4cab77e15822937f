"""A question that was found at a moment of a deal, and how it becomes an exercise."""

from dataclasses import dataclass

from sixtysix_gui.coach.judgements import Reason, ReasonValue
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.training.exercise import (
    Ask,
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Explanation,
    position_from,
)
from tools.exercises.spots import Spot

Values = tuple[tuple[str, ReasonValue], ...]
JUDGES = "coach expert 1"
"""The players of different kinds who agreed, and the version of how they are asked."""


@dataclass(frozen=True)
class Draft:
    """What is asked, what is right and why; ``cases`` as in an exercise."""

    task: str
    ask: Ask
    reason: Reason | Explanation | None
    values: Values = ()
    cases: int = 0


def certain(task: str, ask: Ask, name: str, values: Values = (), named: Values = ()) -> Draft:
    """Return a question that counting answers; ``values`` are told by the explanation ``name``.

    ``named`` is what the task itself names.
    """
    return Draft(task, ask, Explanation(name, values), named)


def only_move(move: Move) -> ByMove:
    """Return the answer that one move alone is right."""
    return ByMove((move,))


def exercise_from(draft: Draft, spot: Spot, exercise_id: str, difficulty: int) -> Exercise | None:
    """Return the exercise of a draft; None where hidden cards cannot be dealt again."""
    record = _dealt_again(spot)
    if record is None:
        return None
    is_judged = isinstance(draft.ask, ByMove) and bool(draft.ask.worths)
    return Exercise(
        id=exercise_id,
        source=ExerciseSource.LESSON,
        kind=_kind_of(draft.ask),
        record=record,
        seat=spot.view.seat,
        task=draft.task,
        ask=draft.ask,
        reason=draft.reason,
        cases=draft.cases,
        difficulty=difficulty,
        judges=JUDGES if is_judged else "",
        opponent=spot.level,
        values=draft.values,
    )


def _kind_of(ask: Ask) -> ExerciseKind:
    if isinstance(ask, ByCards):
        return ExerciseKind.PICK
    if isinstance(ask, ByNumber):
        return ExerciseKind.NUMBER
    if isinstance(ask, ByChoice):
        return ExerciseKind.CHOICE
    return ExerciseKind.CLOSE if ask.only_close else ExerciseKind.MOVE


def _dealt_again(spot: Spot) -> DealRecord | None:
    """Return the position with all cards dealt again that the seat does not know.

    None where no other way was found; nothing is hidden once the talon is used up.
    """
    seat, name = spot.view.seat, f"{spot.number} {spot.step} dealt again"
    position = position_from(spot.record, spot.step, seat, name)
    hides = spot.view.status is not TalonStatus.EXHAUSTED
    return None if hides and position.pack == spot.record.pack else position
