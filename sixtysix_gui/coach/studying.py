"""A move that was worse looked at more closely: the plan of the better one, and a telling hand."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256

from sixtysix_gui.ai.player import ShouldStop, refuse_idle_view
from sixtysix_gui.ai.two.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.judgement_cache import COACH_VERSION, JudgementCache
from sixtysix_gui.coach.measure.findings import REVIEW, Limits, Worlds
from sixtysix_gui.coach.measure.worlds import DrawnWorlds, KnownWorld, knows_all
from sixtysix_gui.coach.values.judgements import FailingHand, PlanStep, StepKind, Study
from sixtysix_gui.coach.values.written import study_from, study_object
from sixtysix_gui.rules.cards import Card, beats
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, Meld, Move, PlayCard
from sixtysix_gui.rules.seats import opposite
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


_WORLDS = 200
"""Worlds that are looked at, where they cannot be listed."""


def study(
    view: View,
    played: Move,
    best: Move,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    cache: JudgementCache | None = None,
) -> Study:
    """Study a legal move beside a better one, by the view of their seat and by nothing else.

    What is in the cache is taken from there.

    Raises:
        StoppedError: as soon as told to stop; nothing is kept then.
        NothingToDecideError: if the seat of the view is not to act.
    """
    refuse_idle_view(view)
    limits = limits.affordable()
    key = key_of_study(view, played, best, limits)
    kept = None if cache is None else cache.get(key)
    known = None if kept is None else study_from(kept)
    if known is not None and _fits(known, view):
        return known
    found = _studied(view, played, best, limits, should_stop)
    if cache is not None:
        cache.put(key, study_object(found))
    return found


def key_of_study(view: View, played: Move, best: Move, limits: Limits) -> str:
    """Return the key of a study: 64 hexadecimal digits, none of which a judgement has."""
    versions = f"study coach {COACH_VERSION} steady {STEADY_VERSION}"
    return sha256(f"{versions}\n{limits!r}\n{played!r}\n{best!r}\n{view!r}".encode()).hexdigest()


def _studied(
    view: View, played: Move, best: Move, limits: Limits, should_stop: ShouldStop
) -> Study:
    if knows_all(view):
        return Study(plan_of(best, KnownWorld(view, should_stop)), None)
    worlds = DrawnWorlds(view, [best, played], limits, should_stop)
    worlds.look_at(worlds.most or min(_WORLDS, limits.worlds))
    return Study(plan_of(best, worlds), failing_hand(played, best, worlds))


def _fits(found: Study, view: View) -> bool:
    """Return whether what the cache has can be of that view, and not of a damaged file."""
    out = {*view.unseen, *view.known[opposite(view.seat)]}
    return found.failing is None or set(found.failing.cards) <= out


def failing_hand(played: Move, best: Move, worlds: Worlds) -> FailingHand | None:
    """Return the likeliest hand against which a move fails and a better one does not.

    Where every hand comes once it is the one whose cards come most often among those hands. Where
    less than half of what is lost goes with the deal, it is one against which the move brings less.
    """
    pairs = list(zip(worlds.results(best), worlds.results(played), strict=True))
    lost = {
        world: (good - bad) * worlds.weights[world]
        for world, (good, bad) in enumerate(pairs)
        if bad < good
    }
    losing = [world for world in lost if pairs[world][1] < 0 < pairs[world][0]]
    loses = 2 * sum(lost[world] for world in losing) >= sum(lost.values())
    telling = losing if loses else list(lost)
    if not telling:
        return None
    return FailingHand(_likeliest_hand(telling, worlds), loses)


def _likeliest_hand(telling: Sequence[int], worlds: Worlds) -> tuple[Card, ...]:
    hands = defaultdict[tuple[Card, ...], int](int)
    cards = defaultdict[Card, int](int)
    for world in telling:
        hand = worlds.other_hand(world)
        hands[hand] += worlds.weights[world]
        for card in hand:
            cards[card] += worlds.weights[world]
    return max(hands, key=lambda hand: (hands[hand], sum(cards[card] for card in hand)))
