"""The plan of a move: what its seat does in the next tricks, whatever the other holds."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from sixtysix_gui.coach.measure.findings import Worlds
from sixtysix_gui.coach.values.studies import PlanStep, StepKind
from sixtysix_gui.rules.cards import beats
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.sets.rules import marriage_points

_TRICKS = 3
_MOST_STEPS = 5
"""A plan goes no further than that: it is one sentence."""
_MOST_WORLDS = 120
"""Lines that are looked at; more change a majority hardly ever."""

_ACTS: dict[Move, StepKind] = {
    CLOSE_TALON: StepKind.CLOSE,
    DRAW: StepKind.DRAW,
    GO_OUT: StepKind.OUT,
}


def plan_of(best: Move, worlds: Worlds) -> tuple[PlanStep, ...]:
    """Return what the seat does from a move on, as far as in most worlds it is the same.

    Empty where not even the second step is.

    Raises:
        StoppedError: if told to stop.
    """
    lines = [
        (tuple(_steps(worlds.state(world), worlds.line(world, best))), worlds.weights[world])
        for world in range(min(worlds.count, worlds.cases, _MOST_WORLDS))
    ]
    plan = _majority(lines)
    return plan if len(plan) > 1 else ()


def _majority(lines: Sequence[tuple[tuple[PlanStep, ...], int]]) -> tuple[PlanStep, ...]:
    """Follow the likeliest next step as long as more than half of all worlds go along."""
    everything = sum(weight for _, weight in lines)
    plan: tuple[PlanStep, ...] = ()
    while len(plan) < _MOST_STEPS:
        following = defaultdict[PlanStep, int](int)
        for steps, weight in lines:
            if len(steps) > len(plan) and steps[: len(plan)] == plan:
                following[steps[len(plan)]] += weight
        if not following:
            return plan
        step = max(following, key=lambda one: following[one])
        if 2 * following[step] <= everything:
            return plan
        plan = (*plan, step)
    return plan


def _steps(state: Deal, line: Sequence[Move]) -> Iterator[PlanStep]:
    """Yield what the seat to act does in the next tricks of a line."""
    seat, last = state.to_act, state.trick_number + _TRICKS - 1
    for move in line:
        if state.trick_number > last:
            return
        step = _step(state, move) if state.to_act is seat else None
        if step is not None:
            yield step
        state = state.apply(move)[0]


def _step(state: Deal, move: Move) -> PlanStep | None:
    if isinstance(move, PlayCard):
        return PlanStep(_kind_of(state, move), move.card)
    if isinstance(move, Meld):
        return PlanStep(
            StepKind.PAIR, suit=move.suit, points=marriage_points(move.suit, state.trump)
        )
    if move == EXCHANGE_TRUMP:
        return PlanStep(StepKind.EXCHANGE, state.turn_up)
    return PlanStep(_ACTS[move]) if move in _ACTS else None


def _kind_of(state: Deal, move: PlayCard) -> StepKind:
    if state.led is None:
        return StepKind.LEAD
    if not beats(move.card, state.led, state.trump_suit):
        return StepKind.THROW
    return StepKind.TAKE if move.card.suit is state.led.suit else StepKind.TRUMP
