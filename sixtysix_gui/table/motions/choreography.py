"""Which steps show which events."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    MarriageMelded,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.animations import pause
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions import (
    dealing,
    exchange_and_close,
    marriage_and_out,
    playing,
    scoring,
)
from sixtysix_gui.table.motions.animator import Linked, Step
from sixtysix_gui.table.motions.context import MotionContext

_THOUGHT_ABOUT = (CardPlayed, MarriageMelded, TrumpExchanged, TalonClosed, WentOut)


def steps_for(
    context: MotionContext,
    events: Sequence[Event],
    *,
    fresh_deal: bool,
    since_last_motion: Callable[[], int],
) -> list[Step]:
    """Give the steps that show the events of one update, in order.

    ``since_last_motion`` gives the milliseconds since something moved last: the other player
    is seen to think at least so long before he acts.
    """
    steps: list[Step] = []
    if _is_theirs(context, events):
        steps.append(partial(_think, context, since_last_motion))
    if fresh_deal:
        steps += scoring.marker_steps(context, context.view.score, in_one_go=True)
        steps += [
            Linked(partial(dealing.gather_pack, context)),
            Linked(partial(dealing.shuffle, context)),
        ]
    for kind, group in groupby(events, type):
        steps += _steps_of(context, kind, list(group))
    if fresh_deal:
        steps.append(Linked(partial(dealing.sort_hand, context)))
    return steps


def steps_looked_at(
    context: MotionContext, events: Sequence[Event], lying: Trick | None
) -> list[Step]:
    """Give the steps of a deal that is only looked at: nobody thinks, and a full trick stays.

    ``lying`` is the trick that was left so; it is taken before anything else happens.
    """
    steps: list[Step] = []
    if lying is not None and events:
        steps.append(partial(playing.take_trick, context, TrickWon(lying)))
    for kind, group in groupby(events, type):
        if kind is TrickWon:
            steps += [
                partial(playing.rest_trick, context, event)
                for event in group
                if isinstance(event, TrickWon)
            ]
        else:
            steps += _steps_of(context, kind, list(group))
    return steps


def _is_theirs(context: MotionContext, events: Sequence[Event]) -> bool:
    if not events:
        return False
    first = events[0]
    return isinstance(first, _THOUGHT_ABOUT) and context.chair(first.seat) is Chair.NORTH


def _think(context: MotionContext, since_last_motion: Callable[[], int]) -> QAbstractAnimation:
    return pause(max(0, context.ms(Motion.THINK) - since_last_motion()))


def _steps_of(context: MotionContext, kind: type[Event], events: Sequence[Event]) -> Iterator[Step]:
    if kind is CardDrawn:
        drawn = [event for event in events if isinstance(event, CardDrawn)]
        yield Linked(partial(dealing.draw_cards, context, drawn))
    elif kind is CardsDealt:
        dealt = [event for event in events if isinstance(event, CardsDealt)]
        yield Linked(partial(dealing.deal_cards, context, dealt))
    else:
        for event in events:
            yield from _steps_of_one(context, event)


def _steps_of_one(context: MotionContext, event: Event) -> Iterator[Step]:
    if isinstance(event, TrumpTurned):
        yield Linked(partial(dealing.turn_up_trump, context, event))
    elif isinstance(event, CardPlayed):
        yield partial(playing.play_card, context, event)
    elif isinstance(event, TrickWon):
        yield partial(playing.rest_trick, context, event)
        yield partial(playing.take_trick, context, event)
    else:
        yield from _steps_of_act(context, event)


def _steps_of_act(context: MotionContext, event: Event) -> Iterator[Step]:
    if isinstance(event, TrumpExchanged):
        yield partial(exchange_and_close.exchange, context, event)
    elif isinstance(event, MarriageMelded):
        yield partial(marriage_and_out.show_marriage, context, event)
        yield Linked(partial(marriage_and_out.lay_eight, context, event))
    elif isinstance(event, TalonClosed):
        yield partial(exchange_and_close.close_talon, context, event)
    elif isinstance(event, WentOut):
        yield partial(marriage_and_out.go_out, context, event)
    elif isinstance(event, DealEnded):
        yield partial(scoring.count_piles, context, event)
