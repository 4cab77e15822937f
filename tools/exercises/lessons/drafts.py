"""A question that was found at a moment of a deal, and how it becomes an exercise."""

import random
from dataclasses import dataclass

from sixtysix_gui.coach.judgements import Reason, ReasonValue
from sixtysix_gui.controller.record_tags import redealt
from sixtysix_gui.records import DealRecord, write_record
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.training.exercise import (
    Ask,
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    Explanation,
    Kind,
    Source,
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
    """Return the exercise of a draft; None where what the seat cannot know cannot be dealt anew."""
    record = _dealt_again(spot)
    if record is None:
        return None
    is_judged = isinstance(draft.ask, ByMove) and bool(draft.ask.worths)
    return Exercise(
        id=exercise_id,
        source=Source.LESSON,
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


def _kind_of(ask: Ask) -> Kind:
    if isinstance(ask, ByCards):
        return Kind.PICK
    if isinstance(ask, ByNumber):
        return Kind.NUMBER
    if isinstance(ask, ByChoice):
        return Kind.CHOICE
    return Kind.CLOSE if ask.only_close else Kind.MOVE


def _dealt_again(spot: Spot) -> DealRecord | None:
    """Return the position with all cards dealt anew that the seat does not know.

    Nothing is hidden from it once the talon is used up.
    """
    chance = random.Random(f"{spot.number} {spot.step} dealt again")
    fresh = redealt(spot.record, spot.step, spot.view.seat, chance)
    if fresh.pack == spot.record.pack and spot.view.status is not TalonStatus.EXHAUSTED:
        return None
    short = DealRecord(fresh.rules, fresh.pack, fresh.dealer, fresh.moves[: spot.step])
    return short if write_record(short) else None
