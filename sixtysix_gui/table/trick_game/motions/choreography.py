"""Which steps show which events."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import (
    BidMade,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsDealt,
    CardsTurned,
    ContractCalled,
    DealOpened,
    Doubled,
    Event,
    HandShown,
    MarriageMelded,
    Passed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.animations import pause
from sixtysix_gui.table.durations import Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.animator import Linked, Step
from sixtysix_gui.table.trick_game.motions import calls, dealing, marriage, playing, trump
from sixtysix_gui.table.trick_game.motions.context import TrickContext

_CALLS = (BidMade, ContractCalled, Doubled, DealOpened, Passed)
_THOUGHT_ABOUT = (CardPlayed, CardLaid, MarriageMelded, TrumpExchanged, WentOut)


def steps_for(
    context: TrickContext,
    events: Sequence[Event],
    *,
    fresh_deal: bool,
    since_last_motion: Callable[[], int],
) -> list[Step]:
    """Give the steps that show the events of one update, in order.

    ``since_last_motion`` gives the milliseconds since something moved last: another player is seen
    to think at least so long before he acts.
    """
    steps: list[Step] = []
    if _is_theirs(context, events):
        steps.append(partial(_think, context, since_last_motion))
    if fresh_deal:
        steps += [
            Linked(partial(dealing.gather_pack, context)),
            Linked(partial(dealing.forget_cards, context)),
        ]
    groups = [(kind, list(group)) for kind, group in groupby(events, type)]
    said = [number for number, (kind, _) in enumerate(groups) if issubclass(kind, _CALLS)]
    for number, (kind, group) in enumerate(groups):
        steps += _steps_of(context, kind, group)
        if number in said[-1:]:
            steps.append(Linked(partial(calls.end_auction, context)))
    if any(isinstance(event, CardsDealt) for event in events):
        steps.append(Linked(partial(dealing.sort_hand, context)))
    return steps


def steps_looked_at(
    context: TrickContext, events: Sequence[Event], lying: Trick | None
) -> list[Step]:
    """Give the steps of a deal that is only looked at: nobody thinks, and a full trick stays.

    ``lying`` is the trick that was left so; it is taken before anything else happens.
    """
    steps: list[Step] = []
    if lying is not None and events:
        taken = TrickWon(lying)
        steps.append(partial(playing.take_trick, context, taken))
        steps.append(Linked(partial(playing.take_widow, context, taken)))
    for kind, group in groupby(events, type):
        if kind is TrickWon:
            steps += [
                partial(playing.rest_trick, context, event)
                for event in group
                if isinstance(event, TrickWon)
            ]
        else:
            steps += _steps_of(context, kind, list(group))
    if any(isinstance(event, CardsDealt) for event in events):
        steps.append(Linked(partial(dealing.sort_hand, context)))
    return steps


def _is_theirs(context: TrickContext, events: Sequence[Event]) -> bool:
    if not events:
        return False
    first = events[0]
    return isinstance(first, _THOUGHT_ABOUT) and context.chair(first.seat) is not Chair.SOUTH


def _think(context: TrickContext, since_last_motion: Callable[[], int]) -> QAbstractAnimation:
    """Let another think: the first of a trick longer than those after him."""
    others = [chair for chair in context.zones.trick.items if chair is not Chair.SOUTH]
    motion = Motion.THINK_LATER if others else Motion.THINK
    return pause(max(0, context.ms(motion) - since_last_motion()))


def _steps_of(context: TrickContext, kind: type[Event], events: Sequence[Event]) -> Iterator[Step]:
    if kind is CardDrawn:
        drawn = [event for event in events if isinstance(event, CardDrawn)]
        yield Linked(partial(dealing.draw_cards, context, drawn))
    elif kind is CardsDealt:
        dealt = [event for event in events if isinstance(event, CardsDealt)]
        yield Linked(partial(dealing.deal_packets, context, dealt))
    else:
        for event in events:
            yield from _steps_of_one(context, event)


def _steps_of_one(context: TrickContext, event: Event) -> Iterator[Step]:
    if isinstance(event, CardPlayed | CardLaid):
        yield partial(playing.play_card, context, event)
    elif isinstance(event, CardsTurned):
        yield Linked(partial(playing.turn_cards, context, event))
    elif isinstance(event, TrickWon):
        yield partial(playing.rest_trick, context, event)
        yield partial(playing.take_trick, context, event)
        yield Linked(partial(playing.take_widow, context, event))
    elif isinstance(event, TrumpTurned):
        yield Linked(partial(_turn, context, event))
    elif isinstance(event, TrumpNamed):
        yield Linked(partial(trump.name_trump, context, event))
    elif isinstance(event, _CALLS):
        yield partial(calls.say, context, event)
    else:
        yield from _steps_of_act(context, event)


def _steps_of_act(context: TrickContext, event: Event) -> Iterator[Step]:
    if isinstance(event, MarriageMelded):
        yield partial(marriage.show_marriage, context, event)
        yield Linked(partial(marriage.lay_seal, context, event))
    elif isinstance(event, TrumpExchanged):
        yield partial(marriage.exchange, context, event)
    elif isinstance(event, WentOut):
        yield partial(calls.go_out, context, event)
    elif isinstance(event, HandShown):
        yield partial(marriage.show_hand, context, event)


def _turn(context: TrickContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Show the card that fixes trump: the cut card, a turn-up, or the next card of forehand."""
    rules = context.view.rules
    if rules.cuts:
        return dealing.cut_and_show(context, event)
    if rules.turns_up:
        return dealing.turn_up_trump(context, event)
    return dealing.turn_for_forehand(context, event)
