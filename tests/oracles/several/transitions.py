"""What each legal move does to a deal of three or four (many.md 2.2, 3.3, 4.2 and 8.2)."""

from dataclasses import replace
from typing import TypeVar

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsDealt,
    CardsTurned,
    DealOpened,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    SlamWon,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Exchange, Marriage, Play, Trick
from sixtysix_gui.rules.moves import (
    Bid,
    CallContract,
    Double,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Open,
    Opening,
    Pass,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat
from tests.oracles.several import openings
from tests.oracles.several.dealing import dealt, order_of_deal
from tests.oracles.several.facts import Phase, TrickFacts
from tests.oracles.several.rule_set.settlement import LAST_TRICK_BONUS, CardPoints
from tests.oracles.several.turns import (
    State,
    Step,
    answer,
    before_lead,
    before_play,
    bid_ticks,
    call_contract,
    settle,
)


def make(state: State, move: Move) -> Step[State]:
    """Make a move that is known to be legal."""
    if isinstance(move, PlayCard):
        return _play(state, move.card)
    if isinstance(move, Meld):
        return _meld(state, move.suit)
    if isinstance(move, GoOut):
        return _go_out(state)
    if isinstance(move, ExchangeTrump):
        return _exchange(state)
    if isinstance(move, Pass):
        return _pass(state)
    return _say(state, move)


def _say(state: State, move: Move) -> Step[State]:
    """Do what is only done before the first card."""
    if isinstance(move, NameTrump):
        named = state.changed(trump=move.suit, named=move.suit)
        return _deal_rest(named, TrumpNamed(state.to_act, move.suit))
    if isinstance(move, Bid):
        return bid_ticks(state, move.ticks)
    if isinstance(move, CallContract):
        return call_contract(state, move.contract)
    if isinstance(move, Open):
        return _open(state, move.opening)
    return answer(state, doubled=True) if isinstance(move, Double) else _turn_trump(state)


def _turn_trump(state: State) -> Step[State]:
    card = state.undealt[0]
    known = _with(state.known, state.to_act, (card,))
    turned = state.changed(trump=card.suit, named=card.suit, faced=card, known=known)
    return _deal_rest(turned, TrumpTurned(card))


def _open(state: State, opening: Opening) -> Step[State]:
    seat = state.to_act
    bidder = seat if opening is Opening.DISSLE else None
    after = state.changed(opening=opening, bidder=bidder, phase=Phase.LEAD)
    return after, (DealOpened(seat, opening),)


def _deal_rest(state: State, first: Event) -> Step[State]:
    rounds = state.rules.batches[1:]
    batches = tuple(dealt(state.undealt, rounds, order_of_deal(state.rules, state.dealer)))
    hands = list(state.hands)
    for seat, cards in batches:
        hands[seat] += cards
    after = state.changed(hands=tuple(hands), undealt=())
    events = (CardsDealt(seat, len(cards), cards) for seat, cards in batches)
    return before_play(after), (first, *events)


def _meld(state: State, suit: Suit) -> Step[State]:
    seat = state.to_act
    rules = state.rules
    points = rules.marriage_points(suit, state.trump, len(state.marriages))
    earned = state.card_points[seat]
    pair = (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
    served = state.served[seat] + pair
    known = state.known[seat]
    known += tuple(card for card in pair if known.count(card) < served.count(card))
    after = state.changed(
        trump=suit if rules.values["trump.by"] == "latest-marriage" else state.trump,
        card_points=_with(state.card_points, seat, replace(earned, melded=earned.melded + points)),
        marriages=(*state.marriages, Marriage(seat, suit, points, state.trick_number)),
        served=_with(state.served, seat, served),
        known=_with(state.known, seat, known),
        melded_suit=suit,
    )
    events: tuple[Event, ...] = (MarriageMelded(seat, suit, points),)
    if after.trump is not state.trump:
        events += (TrumpNamed(seat, suit),)
    if _verdict(after, is_last=False):
        return settle(after, events, made=True)
    return after, events


def _play(state: State, card: Card) -> Step[State]:
    seat, rules = state.to_act, state.rules
    copy = int(card in state.played)
    table = (*state.table, Play(seat, card, copy))
    after = state.changed(
        hands=_without(state.hands, seat, card),
        served=_without(state.served, seat, card),
        known=_without(state.known, seat, card),
        table=table,
        played=state.played | {card} if rules.has_copies else state.played,
        melded_suit=None,
        phase=Phase.FOLLOW,
        to_act=state.after(seat),
    )
    kind = CardLaid if after.is_face_down else CardPlayed
    played: Event = kind(seat, card, is_lead=len(table) == 1)
    if after.trump is None and rules.values["trump.by"] == "first-lead":
        return after.changed(trump=card.suit), (played, TrumpNamed(seat, card.suit))
    if len(table) < len(state.rules.seats) - len(state.out_seats):
        return after, (played,)
    return _end_trick(after, played)


def _end_trick(state: State, played: Event) -> Step[State]:
    if state.opening is not None and state.trick_number == 1:
        winner = openings.winner(state.opening, state.table, state.duties).seat
    else:
        winner = state.duties.winning(state.table, state.trump).seat
    rules, trick = state.rules, Trick(state.trick_number, state.table, winner)
    is_last = not (state.hands[winner] or state.talon_left)
    bonus = LAST_TRICK_BONUS if is_last and rules.has_bonus else 0
    slam = rules.slam if is_last and rules.may_slam(rules.sides[winner], state.won) else 0
    old = state.card_points[winner]
    widow = state.undealt if rules.has_widow and state.trick_number == 1 else ()
    points = trick.points + sum(card.points for card in widow)
    earned = CardPoints(old.captured + points, old.melded, old.bonus + bonus + slam, old.tricks + 1)
    after = state.changed(
        card_points=_with(state.card_points, winner, earned),
        won=(*state.won, trick),
        trick_number=state.trick_number + 1,
        table=(),
        leader=winner,
    )
    turned = (CardsTurned(state.table),) if state.is_face_down else ()
    events: tuple[Event, ...] = (played, *turned, TrickWon(trick))
    if bonus:
        events += (LastTrickBonus(winner, bonus),)
    if slam:
        events += (SlamWon(winner, slam),)
    made = _verdict(after, is_last=is_last)
    if made is not None:
        return settle(after.changed(to_act=winner), events, made=made)
    if is_last:
        return _end_play(after, events)
    if after.talon_left:
        after, drawn = _draw(after)
        events += drawn
        if after.opening is Opening.DISSLE:
            made = openings.verdict(after.hands[after.forehand], after.talon_left)
            if made is not None:
                return settle(before_lead(after), events, made=made)
    return before_lead(after), events


def _verdict(state: TrickFacts, *, is_last: bool) -> bool | None:
    """Say whether the contract is made or lost by now; the simple game never is.

    Who opened auf Dissle has lost with his first trick (many.md 8.3).
    """
    contract, bidder = state.contract, state.bidder
    if state.opening is Opening.DISSLE and state.leader is bidder:
        return False
    if contract is None or bidder is None or contract.is_simple:
        return None
    own = state.card_points[bidder]
    others = sum(earned.tricks for earned in state.card_points) - own.tricks
    return contract.verdict(own, others, is_last=is_last)


def _draw(state: State) -> Step[State]:
    """Let everybody draw a card, the winner of the trick first; a turn-up is seen by all."""
    hands, known, seat = list(state.hands), state.known, state.leader
    events: list[Event] = []
    left = len(state.undealt)
    for card in state.undealt[: len(hands)]:
        left -= 1
        hands[seat] += (card,)
        is_turn_up = not left and state.rules.turns_up
        if is_turn_up:
            known = _with(known, seat, (*known[seat], card))
        events.append(CardDrawn(seat, card, left, is_turn_up=is_turn_up))
        seat = state.rules.after(seat)
    undealt = state.undealt[len(hands) :]
    return state.changed(hands=tuple(hands), known=known, undealt=undealt), tuple(events)


def _exchange(state: State) -> Step[State]:
    seat, taken = state.to_act, state.undealt[-1]
    given = card_of(Rank.SEVEN, taken.suit)
    hands, known = (_without(rows, seat, given) for rows in (state.hands, state.known))
    after = state.changed(
        hands=_with(hands, seat, (*hands[seat], taken)),
        known=_with(known, seat, (*known[seat], taken)),
        undealt=(*state.undealt[:-1], given),
        exchange=Exchange(seat, given, taken, state.trick_number),
    )
    return after, (TrumpExchanged(seat, given, taken),)


def _end_play(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Settle when every card is played, or ask once more where there are claims."""
    if state.rules.asks_partner:
        return before_lead(state), events
    if state.rules.has_claims:
        return state.changed(phase=Phase.FINAL, to_act=state.leader), events
    return settle(state.changed(to_act=state.leader), events)


def _pass(state: State) -> Step[State]:
    seat = state.to_act
    passed: tuple[Event, ...] = (Passed(seat),)
    if state.phase is Phase.BID:
        return call_contract(state, None) if state.contract else bid_ticks(state, None)
    if state.phase is Phase.DOUBLE:
        return answer(state, doubled=False)
    if state.phase is Phase.FINAL:
        return settle(state, passed)
    phase = Phase.LEAD if state.hands[state.leader] else Phase.FINAL
    return state.changed(phase=phase, to_act=state.leader, melded_suit=None), passed


def _go_out(state: State) -> Step[State]:
    seat = state.to_act
    side = state.rules.sides[seat].number
    return settle(state, (WentOut(seat, by_itself=False),), claimant=side)


_T = TypeVar("_T")


def _without(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, card: Card
) -> tuple[tuple[Card, ...], ...]:
    """Take a card from what a seat has in a row, once and if it is there."""
    row = rows[seat]
    if card not in row:
        return rows
    place = row.index(card)
    return _with(rows, seat, row[:place] + row[place + 1 :])


def _with(row: tuple[_T, ...], seat: Seat, value: _T) -> tuple[_T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
