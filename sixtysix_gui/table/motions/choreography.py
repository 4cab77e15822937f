"""Which steps show which events."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import (
    BidMade,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsDealt,
    CardsTurned,
    ContractCalled,
    DealEnded,
    DealOpened,
    Doubled,
    Event,
    HandShown,
    MarriageMelded,
    Passed,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.animations import pause
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.motions import acts, calls, dealing, playing, scoring
from sixtysix_gui.table.motions.animator import Linked, MotionContext, Step
from sixtysix_gui.table.seating import FACING, Chair

_Show = Callable[[MotionContext, Any], QAbstractAnimation | None]
"""How an event, or a row of events of one kind, looks."""

_CALLS = (BidMade, ContractCalled, Doubled, DealOpened, Passed)
_THOUGHT_ABOUT = (CardPlayed, CardLaid, MarriageMelded, TrumpExchanged, TalonClosed, WentOut)

_SHOWN: Mapping[type[Event], tuple[_Show, ...]] = {
    CardPlayed: (playing.play_card,),
    CardLaid: (playing.play_card,),
    CardsTurned: (playing.turn_cards,),
    TrickWon: (playing.rest_trick, playing.take_trick),
    TrumpTurned: (calls.turn_trump,),
    TrumpNamed: (calls.name_trump,),
    MarriageMelded: (acts.show_marriage, acts.lay_reminder),
    TrumpExchanged: (acts.exchange,),
    TalonClosed: (acts.close_talon,),
    HandShown: (acts.show_hand,),
    WentOut: (calls.go_out,),
    DealEnded: (scoring.count_piles,),
    **dict.fromkeys(_CALLS, (calls.say,)),
}
_SHOWN_IN_A_ROW: Mapping[type[Event], _Show] = {
    CardsDealt: dealing.deal_cards,
    CardDrawn: dealing.draw_cards,
}
_LINKED: tuple[_Show, ...] = (
    *_SHOWN_IN_A_ROW.values(),
    playing.turn_cards,
    calls.turn_trump,
    calls.name_trump,
    acts.lay_reminder,
)
"""These belong to what was to be seen before them."""


def steps_for(
    context: MotionContext,
    events: Sequence[Event],
    *,
    fresh_deal: bool,
    since_last_motion: Callable[[], int],
) -> list[Step]:
    """Return the steps that show the events of one update, in order.

    ``since_last_motion`` gives the milliseconds since something moved last: another player is seen
    to think at least so long before they act.
    """
    steps: list[Step] = []
    if _is_theirs(context, events):
        steps.append(partial(_think, context, since_last_motion))
    if fresh_deal:
        steps += _steps_before_deal(context)
    groups = [(kind, list(group)) for kind, group in groupby(events, type)]
    said = [number for number, (kind, _) in enumerate(groups) if issubclass(kind, _CALLS)]
    for number, (kind, group) in enumerate(groups):
        steps += _steps_of(context, kind, group)
        if number in said[-1:]:
            steps.append(Linked(partial(calls.end_auction, context)))
    return steps + _sorting(context, events)


def steps_looked_at(
    context: MotionContext, events: Sequence[Event], lying: Trick | None
) -> list[Step]:
    """Return the steps of a deal that is only looked at: no one thinks, and a full trick stays.

    ``lying`` is the trick that was left so; it is taken before anything else happens. Of three and
    four nothing is counted: the last trick lies where the cards would be.
    """
    steps: list[Step] = []
    if lying is not None and events:
        steps.append(partial(playing.take_trick, context, TrickWon(lying)))
    for kind, group in groupby(events, type):
        if kind is DealEnded and len(context.view.rules.seats) > len(FACING):
            continue
        if kind is TrickWon:
            steps += [_step(playing.rest_trick, context, event) for event in group]
        else:
            steps += _steps_of(context, kind, list(group))
    return steps + _sorting(context, events)


def _steps_before_deal(context: MotionContext) -> list[Step]:
    """Set the score, then gather the pack and shuffle it."""
    steps = scoring.device_steps(context, context.won, in_one_go=True) if context.won else []
    before_deal = dealing.gather_pack, dealing.shuffle
    return [*steps, *(Linked(partial(motion, context)) for motion in before_deal)]


def _sorting(context: MotionContext, events: Sequence[Event]) -> list[Step]:
    if not any(isinstance(event, CardsDealt) for event in events):
        return []
    return [Linked(partial(dealing.sort_hand, context))]


def _is_theirs(context: MotionContext, events: Sequence[Event]) -> bool:
    if not events:
        return False
    first = events[0]
    return isinstance(first, _THOUGHT_ABOUT) and context.chair(first.seat) is not Chair.SOUTH


def _think(context: MotionContext, since_last_motion: Callable[[], int]) -> QAbstractAnimation:
    """Let another think: the first of a trick longer than those after them."""
    others = [chair for chair in context.zones.trick.items if chair is not Chair.SOUTH]
    motion = Motion.THINK_LATER if others else Motion.THINK
    return pause(max(0, context.ms(motion) - since_last_motion()))


def _steps_of(context: MotionContext, kind: type[Event], events: Sequence[Event]) -> Iterator[Step]:
    if kind in _SHOWN_IN_A_ROW:
        yield _step(_SHOWN_IN_A_ROW[kind], context, events)
        return
    for event in events:
        for show in _SHOWN.get(kind, ()):
            yield _step(show, context, event)


def _step(show: _Show, context: MotionContext, shown: Event | Sequence[Event]) -> Step:
    step = partial(show, context, shown)
    return Linked(step) if show in _LINKED else step
