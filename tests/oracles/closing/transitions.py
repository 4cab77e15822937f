"""What each legal move does to the deal (rules.md 3.2, 3.3 and 3.5)."""

from typing import TypeVar, cast

from sixtysix_gui.rules.cards import Card, Rank, Suit, beats, card_of, lowest_rank
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    DealEnded,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    WentOut,
)
from sixtysix_gui.rules.history import Exchange, Marriage
from sixtysix_gui.rules.moves import CloseTalon, Draw, ExchangeTrump, GoOut, Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from tests.oracles.closing.facts import DealFacts, Phase, TalonStatus
from tests.oracles.closing.scoring import LAST_TRICK_BONUS, TARGET, Close, DealEnd, settle
from tests.oracles.closing.seats import opposite, trick_of

_T = TypeVar("_T")
State = TypeVar("State", bound=DealFacts)

Step = tuple[State, tuple[Event, ...]]
"""A state and the events that led to it."""

PLAIN_MARRIAGE = 20
TRUMP_MARRIAGE = 40


def make(state: State, move: Move) -> Step[State]:
    """Make a move that is known to be legal."""
    if isinstance(move, PlayCard):
        led = state.led
        return _lead(state, move.card) if led is None else _follow(state, move.card, led)
    if isinstance(move, Draw):
        return _draw(state)
    if isinstance(move, Meld):
        return _meld(state, move.suit)
    if isinstance(move, ExchangeTrump):
        return _exchange(state)
    if isinstance(move, CloseTalon):
        return _close(state)
    if isinstance(move, GoOut):
        return _go_out(state, state.to_act, by_itself=False)
    return _pass(state)


def marriage_points(suit: Suit, trump: Suit) -> int:
    """Give the value of a marriage: 40 in trumps, else 20 (rules.md 1.3)."""
    return TRUMP_MARRIAGE if suit is trump else PLAIN_MARRIAGE


def _lead(state: State, card: Card) -> Step[State]:
    seat = state.to_act
    after = state.changed(
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        led=card,
        melded_suit=None,
        phase=Phase.FOLLOW,
        to_act=opposite(seat),
    )
    return after, (CardPlayed(seat, card, is_lead=True),)


def _follow(state: State, card: Card, led: Card) -> Step[State]:
    seat = state.to_act
    winner = seat if beats(card, led, state.trump) else opposite(seat)
    trick = trick_of(state.trick_number, opposite(seat), led, card, winner)
    points = trick.points
    after = state.changed(
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        led=None,
        captured=_plus(state.captured, winner, points),
        tricks=_plus(state.tricks, winner, 1),
        won=(*state.won, trick),
        trick_number=state.trick_number + 1,
        phase=Phase.LEAD,
        to_act=winner,
    )
    events: tuple[Event, ...] = (
        CardPlayed(seat, card, is_lead=False),
        TrickWon(trick),
    )
    return _end_trick(after, events)


def _end_trick(state: State, events: tuple[Event, ...]) -> Step[State]:
    winner = state.to_act
    is_last = not state.hands[winner]
    if is_last and _earns_bonus(state):
        state = state.changed(bonus=_plus(state.bonus, winner, LAST_TRICK_BONUS))
        events += (LastTrickBonus(winner, LAST_TRICK_BONUS),)
    if _goes_out_by_itself(state):
        return _after(events, _go_out(state, winner, by_itself=True))
    if is_last:
        state = state.changed(phase=Phase.FINAL)
        return _after(events, _pass(state)) if state.rules.counts_by_itself else (state, events)
    if state.status is not TalonStatus.OPEN:
        return state, events
    if opens_pre_draw(state):
        return state.changed(phase=Phase.PRE_DRAW), events
    return _after(events, _draw(state))


def opens_pre_draw(state: DealFacts) -> bool:
    """Say whether anything but drawing and claiming is possible before the draw (rules.md 3.2).

    Only public facts decide, so that a pause tells nothing of the hands.
    """
    rules, talon = state.rules, len(state.talon)
    if rules.close_before_draw and talon >= rules.close_min_talon:
        return True
    return (
        rules.exchange_before_draw
        and rules.exchange_when == "any-turn"
        and rules.exchange_rank is not None
        and talon >= rules.exchange_min_talon
    )


def _draw(state: State) -> Step[State]:
    first = state.to_act
    hands, talon, shown = state.hands, state.talon, state.shown
    events: list[Event] = []
    for seat in (first, opposite(first)):
        card, talon = talon[0], talon[1:]
        hands = _with(hands, seat, (*hands[seat], card))
        if not talon:
            shown = _with(shown, seat, (*shown[seat], card))
        events.append(CardDrawn(seat, card, len(talon), is_turn_up=not talon))
    status = TalonStatus.OPEN if talon else TalonStatus.EXHAUSTED
    after = state.changed(hands=hands, talon=talon, shown=shown, status=status, phase=Phase.LEAD)
    return after, tuple(events)


def _meld(state: State, suit: Suit) -> Step[State]:
    seat = state.to_act
    points = marriage_points(suit, state.trump)
    pair = (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
    after = state.changed(
        melded=_plus(state.melded, seat, points),
        marriages=(*state.marriages, Marriage(seat, suit, points, state.trick_number)),
        melded_suit=suit,
        shown=_with(state.shown, seat, state.shown[seat] + pair),
        bound=state.phase is Phase.PRE_DRAW,
    )
    events: tuple[Event, ...] = (MarriageMelded(seat, suit, points),)
    if _goes_out_by_itself(after):
        return _after(events, _go_out(after, seat, by_itself=True))
    return after, events


def _exchange(state: State) -> Step[State]:
    seat, talon = state.to_act, state.talon
    given = card_of(lowest_rank(state.rules.deck_pack), state.trump)
    taken = talon[-1]
    hand = (*_without(state.hands[seat], given), taken)
    binds = state.phase is Phase.PRE_DRAW and state.rules.exchange_when == "lead"
    after = state.changed(
        hands=_with(state.hands, seat, hand),
        talon=(*talon[:-1], given),
        exchange=Exchange(seat, given, taken, state.trick_number),
        shown=_with(state.shown, seat, (*state.shown[seat], taken)),
        bound=state.bound or binds,
    )
    if state.phase is Phase.REPLY:
        after = after.changed(phase=Phase.LEAD, to_act=opposite(seat))
    return after, (TrumpExchanged(seat, given, taken),)


def _close(state: State) -> Step[State]:
    seat = state.to_act
    before_draw = state.phase is Phase.PRE_DRAW
    defender = opposite(seat)
    rules = state.rules
    replies = rules.exchange_defender_on_close and rules.exchange_rank is not None
    after = state.changed(
        close=Close(
            seat,
            state.trick_number,
            before_draw,
            state.total(defender),
            state.tricks[defender],
        ),
        status=TalonStatus.CLOSED,
        bound=False,
        phase=Phase.REPLY if replies else Phase.LEAD,
        to_act=defender if replies else seat,
    )
    return after, (TalonClosed(seat, before_draw),)


def _pass(state: State) -> Step[State]:
    seat = state.to_act
    if state.phase is Phase.REPLY:
        return state.changed(phase=Phase.LEAD, to_act=opposite(seat)), (Passed(seat),)
    passed: tuple[Event, ...] = () if state.rules.counts_by_itself else (Passed(seat),)
    return _after(passed, _settle(state, None))


def _go_out(state: State, seat: Seat, *, by_itself: bool) -> Step[State]:
    return _after((WentOut(seat, by_itself),), _settle(state, seat))


def _settle(state: State, claimant: Seat | None) -> Step[State]:
    last_winner = state.won[-1].winner if claimant is None else None
    card_points = (state.points_of(Seat.A), state.points_of(Seat.B))
    outcome = settle(state.rules, DealEnd(card_points, state.close, claimant, last_winner))
    return state.changed(phase=Phase.SETTLED, outcome=outcome), (
        DealEnded(cast("Outcome", outcome)),
    )


def _goes_out_by_itself(state: DealFacts) -> bool:
    return (
        state.rules.counts_by_itself
        and state.tricks[state.to_act] > 0
        and state.total(state.to_act) >= TARGET
    )


def _earns_bonus(state: DealFacts) -> bool:
    return state.rules.end_last_trick == "bonus-10" and state.close is None


def _after(earlier: tuple[Event, ...], step: Step[State]) -> Step[State]:
    state, events = step
    return state, earlier + events


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _with(pair: tuple[_T, _T], seat: Seat, value: _T) -> tuple[_T, _T]:
    return (value, pair[1]) if seat is Seat.A else (pair[0], value)


def _plus(pair: tuple[int, int], seat: Seat, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if seat is Seat.A else (pair[0], pair[1] + more)
