"""What each legal move does to a deal (rules.md 3.2, 3.3 and 3.5; many.md 2.2, 3.3, 4.2, 8.2)."""

from typing import Any

from sixtysix_gui.rules import events, moves
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals import auction, openings
from sixtysix_gui.rules.deals.auction import say
from sixtysix_gui.rules.deals.changes import (
    State,
    Step,
    before_lead,
    settle,
    then,
    with_seat,
    without,
)
from sixtysix_gui.rules.deals.facts import (
    FINAL,
    FOLLOW,
    LEAD,
    PRE_DRAW,
    REPLY,
    Cards,
    Facts,
)
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Exchange, Marriage, Play, Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.points import LAST_TRICK_BONUS, CardPoints, Close
from sixtysix_gui.rules.seats import Seat


def make(state: State, move: Move) -> Step[State]:
    """Make a move that is known to be legal."""
    if isinstance(move, moves.PlayCard):
        return _play(state, move.card)
    if state.phase in auction.PHASES:
        return say(state, move)
    if isinstance(move, moves.Draw):
        return _after_draw(*_draw(state))
    if isinstance(move, moves.Meld):
        return _meld(state, move.suit)
    if isinstance(move, moves.ExchangeTrump):
        return _exchange(state)
    if isinstance(move, moves.CloseTalon):
        return _close(state)
    return _go_out(state, by_itself=False) if isinstance(move, moves.GoOut) else _pass(state)


def _play(state: State, card: Card) -> Step[State]:
    seat, rules, contract = state.to_act, state.rules, state.contract
    copy = int(rules.has_copies and card in state.played)
    table = (*state.table, Play(seat, card, copy))
    kind = events.CardLaid if state.opening and state.lies_face_down(table) else events.CardPlayed
    event: Event = kind(seat, card, is_lead=len(table) == 1)
    changes: dict[str, Any] = {"hands": without(state.hands, seat, card), "melded_suit": None}
    if state.known[seat]:
        changes["served"] = without(state.served, seat, card)
        changes["known"] = without(state.known, seat, card)
    if rules.has_copies:
        changes["played"] = state.played | {card}
    if len(table) == rules.players or (contract and len(table) == _players(state)):
        return _end_trick(state, table, event, changes)
    changes["table"], changes["phase"] = table, FOLLOW
    changes["to_act"] = rules.after(seat) if contract is None else state.after(seat)
    if state.trump is None and rules.trump_by == "first-lead":
        return state.changed(trump=card.suit, **changes), (
            event,
            events.TrumpNamed(seat, card.suit),
        )
    return state.changed(**changes), (event,)


def _players(state: Facts) -> int:
    return state.rules.players - len(state.out_seats)


def _end_trick(
    state: State, table: tuple[Play, ...], played: Event, changes: dict[str, Any]
) -> Step[State]:
    """Move a full trick to its winner; ``changes`` are those of its last card."""
    winner = _winner(state, table)
    trick = Trick(state.trick_number, table, winner)
    draws = state.draws
    is_last = not (draws or changes["hands"][winner])
    bonus, slam = _extras(state, winner) if is_last else (0, 0)
    after = state.changed(
        card_points=_with_trick(state, trick, bonus + slam),
        won=(*state.won, trick),
        trick_number=state.trick_number + 1,
        table=(),
        leader=winner,
        to_act=winner,
        phase=LEAD,
        **changes,
    )
    happened: tuple[Event, ...] = (played, events.TrickWon(trick))
    if state.opening and state.lies_face_down(table):
        happened = (played, events.CardsTurned(table), events.TrickWon(trick))
    if bonus:
        happened += (events.LastTrickBonus(winner, bonus),)
    if slam:
        happened += (events.SlamWon(winner, slam),)
    return _after_trick(after, happened, is_last=is_last, draws=draws)


def _winner(state: Facts, table: tuple[Play, ...]) -> Seat:
    if state.opening is not None and state.trick_number == 1:
        return openings.winner(state.opening, table, state.duties).seat
    return state.duties.winning(table, state.trump).seat


def _extras(state: Facts, winner: Seat) -> tuple[int, int]:
    """Return what the very last trick counts besides its cards: by itself, and with all others."""
    rules = state.rules
    bonus = LAST_TRICK_BONUS if rules.has_bonus and state.close is None else 0
    slam = rules.slam if rules.slam and rules.may_slam(rules.sides[winner], state.won) else 0
    return bonus, slam


def _with_trick(state: Facts, trick: Trick, bonus: int) -> tuple[CardPoints, ...]:
    """Return the card points with a trick, and with the widow where it is the first."""
    captured, melded, more, tricks, frozen_at = state.card_points[trick.winner]
    captured += trick.points
    if state.rules.has_widow and trick.number == 1:
        captured += sum([card.points for card in state.undealt])
    earned = CardPoints(captured, melded, more + bonus, tricks + 1, frozen_at)
    return with_seat(state.card_points, trick.winner, earned)


def _after_trick(
    state: State, happened: tuple[Event, ...], *, is_last: bool, draws: bool
) -> Step[State]:
    ended = _unless_open(state, happened, is_last=is_last)
    if ended is not None:
        return ended
    if is_last:
        return _end_play(state, happened)
    if not draws:
        return before_lead(state), happened
    if pauses_before_draw(state):
        return state.changed(phase=PRE_DRAW), happened
    return then(happened, _after_draw(*_draw(state)))


def _unless_open(state: State, happened: tuple[Event, ...], *, is_last: bool) -> Step[State] | None:
    """End a deal whose contract is decided, or that 66 ends by itself; None while it goes on."""
    made = None if state.bidder is None else _verdict(state, state.bidder, is_last=is_last)
    if made is not None:
        return settle(state, happened, made=made)
    rules = state.rules
    if not rules.counts_by_itself or state.total(state.to_act) < rules.out_target:
        return None
    return then(happened, _go_out(state, by_itself=True))


def _verdict(state: Facts, bidder: Seat, *, is_last: bool) -> bool | None:
    """Return whether the contract is made or lost by now; the simple game never is.

    Who opened auf Dissle has lost with the first trick won (many.md 8.3).
    """
    contract = state.contract
    if state.opening is moves.Opening.DISSLE and state.won and state.leader is bidder:
        return False
    if contract is None or contract.is_simple:
        return None
    own = state.card_points[bidder]
    others = sum(earned.tricks for earned in state.card_points) - own.tricks
    return contract.verdict(own.tricks, own.total, others, is_last=is_last)


def pauses_before_draw(state: Facts) -> bool:
    """Return whether anything but drawing and claiming is possible before the draw (rules.md 3.2).

    Only public facts decide, so that a pause shows nothing of the hands.
    """
    rules, talon = state.rules, state.talon_size
    if rules.close_before_draw and talon >= rules.close_min_talon:
        return True
    return (
        rules.exchange_before_draw
        and rules.exchange_when == "any-turn"
        and rules.exchanges
        and talon >= rules.exchange_min_talon
    )


def _draw(state: State) -> Step[State]:
    """Let each seat draw a card, the winner of the trick first; all see who gets the turn-up."""
    rules, seat = state.rules, state.leader
    hands, known = list(state.hands), state.known
    left, happened = state.talon_size, list[Event]()
    for card in state.undealt[: len(hands)]:
        left -= 1
        hands[seat] += (card,)
        is_turn_up = not left and rules.turns_up
        if is_turn_up:
            known = with_seat(known, seat, (*known[seat], card))
        happened.append(events.CardDrawn(seat, card, left, is_turn_up=is_turn_up))
        seat = rules.after(seat)
    after = state.changed(
        hands=tuple(hands),
        known=known,
        undealt=state.undealt[len(hands) :],
        phase=LEAD,
    )
    return after, tuple(happened)


def _after_draw(state: State, happened: tuple[Event, ...]) -> Step[State]:
    after = before_lead(state)
    if after.opening is not moves.Opening.DISSLE:
        return after, happened
    made = openings.has_sevens(after.hands[after.forehand], after.talon_size)
    return (after, happened) if made is None else settle(after, happened, made=made)


def _end_play(state: State, happened: tuple[Event, ...]) -> Step[State]:
    """Settle when every card is played, or ask once more where there are claims."""
    if state.rules.asks_partner:
        return before_lead(state), happened
    if state.rules.has_claims:
        return state.changed(phase=FINAL), happened
    return settle(state, happened)


def _meld(state: State, suit: Suit) -> Step[State]:
    seat, rules = state.to_act, state.rules
    points = rules.marriage_points(suit, state.trump, len(state.marriages))
    earned = state.card_points[seat]
    pair = (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
    served = state.served[seat] + pair
    after = state.changed(
        trump=suit if rules.trump_by == "latest-marriage" else state.trump,
        card_points=with_seat(
            state.card_points, seat, earned._replace(melded=earned.melded + points)
        ),
        marriages=(*state.marriages, Marriage(seat, suit, points, state.trick_number)),
        served=with_seat(state.served, seat, served),
        known=with_seat(state.known, seat, _known_with(state.known[seat], pair, served)),
        melded_suit=suit,
        bound=state.phase is PRE_DRAW,
    )
    happened: tuple[Event, ...] = (events.MarriageMelded(seat, suit, points),)
    if after.trump is not state.trump:
        happened += (events.TrumpNamed(seat, suit),)
    return _unless_open(after, happened, is_last=False) or (after, happened)


def _known_with(known: Cards, pair: Cards, served: Cards) -> Cards:
    """Return the known cards of a hand with those of a marriage that were not known before."""
    return known + tuple([card for card in pair if known.count(card) < served.count(card)])


def _exchange(state: State) -> Step[State]:
    seat, taken = state.to_act, state.undealt[-1]
    given = card_of(state.rules.exchange_rank or Rank.SEVEN, taken.suit)
    hands, known = (without(rows, seat, given) for rows in (state.hands, state.known))
    binds = state.phase is PRE_DRAW and state.rules.exchange_when == "lead"
    after = state.changed(
        hands=with_seat(hands, seat, (*hands[seat], taken)),
        known=with_seat(known, seat, (*known[seat], taken)),
        undealt=(*state.undealt[:-1], given),
        exchange=Exchange(seat, given, taken, state.trick_number),
        bound=state.bound or binds,
    )
    if state.phase is REPLY:
        after = after.changed(phase=LEAD, to_act=state.leader)
    return after, (events.TrumpExchanged(seat, given, taken),)


def _close(state: State) -> Step[State]:
    seat, rules = state.to_act, state.rules
    defender, before_draw = rules.after(seat), state.phase is PRE_DRAW
    earned = state.card_points[defender]
    points = state.card_points
    if rules.close_defender_points == "frozen":
        points = with_seat(points, defender, earned._replace(frozen_at=earned.total))
    replies = rules.exchange_defender_on_close and rules.exchanges
    after = state.changed(
        card_points=points,
        close=Close(seat, state.trick_number, before_draw, earned.total, earned.tricks),
        bound=False,
        phase=REPLY if replies else LEAD,
        to_act=defender if replies else seat,
    )
    return after, (events.TalonClosed(seat, before_draw),)


def _pass(state: State) -> Step[State]:
    passed: tuple[Event, ...] = (events.Passed(state.to_act),)
    if state.phase is FINAL:
        return settle(state, passed)
    if state.phase is REPLY:
        return state.changed(phase=LEAD, to_act=state.leader), passed
    # The marriage that the partner showed binds no lead of the leader.
    phase = LEAD if state.hands[state.leader] else FINAL
    return state.changed(phase=phase, to_act=state.leader, melded_suit=None), passed


def _go_out(state: State, *, by_itself: bool) -> Step[State]:
    seat = state.to_act
    side = state.rules.sides[seat].number
    return settle(state, (events.WentOut(seat, by_itself),), claimant=side)
