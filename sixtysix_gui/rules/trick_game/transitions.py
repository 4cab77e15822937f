"""What each legal move does to a deal of three or four (many.md 2.2, 3.3 and 4.2)."""

from dataclasses import replace
from typing import TypeVar

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    TrickWon,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Marriage, Play, Trick
from sixtysix_gui.rules.moves import (
    Bid,
    CallContract,
    Double,
    GoOut,
    Meld,
    Move,
    NameTrump,
    PlayCard,
    TurnTrump,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game.dealing import dealt, order_of_deal
from sixtysix_gui.rules.trick_game.facts import Phase, TrickFacts
from sixtysix_gui.rules.trick_game.settlement import LAST_TRICK_BONUS, Tally
from sixtysix_gui.rules.trick_game.turns import (
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
    if isinstance(move, NameTrump):
        named = state.changed(trump=move.suit, named=move.suit)
        return _deal_rest(named, TrumpNamed(state.to_act, move.suit))
    if isinstance(move, TurnTrump):
        card = state.undealt[0]
        turned = state.changed(trump=card.suit, named=card.suit, faced=card)
        return _deal_rest(turned, TrumpTurned(card))
    if isinstance(move, Bid):
        return bid_ticks(state, move.ticks)
    if isinstance(move, CallContract):
        return call_contract(state, move.contract)
    if isinstance(move, Double):
        return answer(state, doubled=True)
    if isinstance(move, GoOut):
        return _go_out(state)
    return _pass(state)


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
    tally = state.tallies[seat]
    after = state.changed(
        trump=suit if rules.values["trump.by"] == "latest-marriage" else state.trump,
        tallies=_with(state.tallies, seat, replace(tally, melded=tally.melded + points)),
        marriages=(*state.marriages, Marriage(seat, suit, points, state.trick_number)),
        melded_suit=suit,
    )
    events: tuple[Event, ...] = (MarriageMelded(seat, suit, points),)
    if after.trump is not state.trump:
        events += (TrumpNamed(seat, suit),)
    if _verdict(after, is_last=False):
        return settle(after, events, made=True)
    return after, events


def _play(state: State, card: Card) -> Step[State]:
    seat = state.to_act
    hand = state.hands[seat]
    place = hand.index(card)
    table = (*state.table, Play(seat, card))
    after = state.changed(
        hands=_with(state.hands, seat, hand[:place] + hand[place + 1 :]),
        table=table,
        melded_suit=None,
        phase=Phase.FOLLOW,
        to_act=state.after(seat),
    )
    played: Event = CardPlayed(seat, card, is_lead=len(table) == 1)
    if after.trump is None and state.rules.values["trump.by"] == "first-lead":
        return after.changed(trump=card.suit), (played, TrumpNamed(seat, card.suit))
    if len(table) < len(state.rules.seats) - len(state.out_seats):
        return after, (played,)
    return _end_trick(after, played)


def _end_trick(state: State, played: Event) -> Step[State]:
    winner = state.duties.winning(state.table, state.trump).seat
    trick = Trick(state.trick_number, state.table, winner)
    is_last = not (state.hands[winner] or state.talon_left)
    bonus = LAST_TRICK_BONUS if is_last and state.rules.has_bonus else 0
    old = state.tallies[winner]
    widow = state.undealt if state.rules.has_widow and state.trick_number == 1 else ()
    points = trick.points + sum(card.points for card in widow)
    tally = Tally(old.captured + points, old.melded, old.bonus + bonus, old.tricks + 1)
    after = state.changed(
        tallies=_with(state.tallies, winner, tally),
        won=(*state.won, trick),
        trick_number=state.trick_number + 1,
        table=(),
        leader=winner,
    )
    events: tuple[Event, ...] = (played, TrickWon(trick))
    if bonus:
        events += (LastTrickBonus(winner, bonus),)
    made = _verdict(after, is_last=is_last)
    if made is not None:
        return settle(after.changed(to_act=winner), events, made=made)
    if is_last:
        return _end_play(after, events)
    drawn, draws = _draw(after) if state.talon_left else (after, ())
    return before_lead(drawn), (*events, *draws)


def _verdict(state: TrickFacts, *, is_last: bool) -> bool | None:
    """Say whether the contract is made or lost by now; the simple game never is."""
    contract, bidder = state.contract, state.bidder
    if contract is None or bidder is None or contract.is_simple:
        return None
    own = state.tallies[bidder]
    others = sum(tally.tricks for tally in state.tallies) - own.tricks
    return contract.verdict(own, others, is_last=is_last)


def _draw(state: State) -> Step[State]:
    """Let everybody draw a card, the winner of the trick first."""
    hands, seat = list(state.hands), state.leader
    events: list[Event] = []
    left = len(state.undealt)
    for card in state.undealt[: len(hands)]:
        left -= 1
        hands[seat] += (card,)
        is_turn_up = not left and state.faced is not None
        events.append(CardDrawn(seat, card, left, is_turn_up=is_turn_up))
        seat = state.rules.after(seat)
    return state.changed(hands=tuple(hands), undealt=state.undealt[len(hands) :]), tuple(events)


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


def _with(row: tuple[_T, ...], seat: Seat, value: _T) -> tuple[_T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
