"""What a careful club player calls, bids and doubles: he counts what his own hand is sure of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    DOUBLE,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    Bid,
    CallContract,
    Move,
    NameTrump,
    Opening,
)
from sixtysix_gui.rules.sets.contracts import OUT, Contract, Goal

_OPENINGS = (Opening.ELF, Opening.HOEHER, Opening.ALTE, Opening.DISSLE)
"""How to open a deal of Gaigel: first with a trick that cannot be lost."""
_ROYAL, _PLAIN = 40, 20
_SURE_TRICK = 8
"""What the others put on a trick from the top, on average of what they must and need not."""
_EXTRA_TRUMP = 5
_PLAIN_ACE = 14
_PARTNER_SHARE = 22
_HIGHER_OUT = 2
"""How many higher cards out let a bidder lead a card in the hope that it is beaten."""
_LEAST_OF_OTHERS = 6
"""The three cards of the others in a trick, jacks at the least."""
_STOPS = 2


def careful_call(view: View) -> Move:
    """Choose what to say before the first card."""
    if view.phase is Phase.TRUMP:
        return _name(view)
    if view.phase is Phase.OPEN:
        return next(OPEN[one] for one in _OPENINGS if OPEN[one] in view.legal_moves)
    if view.phase is Phase.DOUBLE:
        return DOUBLE if _doubles(view) else PASS
    bids = [move for move in view.legal_moves if isinstance(move, Bid)]
    if bids:
        return bids[0] if bids[0].ticks <= sure_ticks(view) else PASS
    calls = [move for move in view.legal_moves if isinstance(move, CallContract)]
    sure = [call for call in calls if _is_sure(view, view.rules.contracts[call.contract])]
    return max(sure, key=lambda call: view.rules.contracts[call.contract].value, default=PASS)


def _name(view: View) -> Move:
    """Name a suit of two cards with an ace, a ten or a marriage, the dearest; else turn."""
    good: list[tuple[int, Move]] = []
    for suit in Suit:
        held = _held(view.hand, suit)
        ranks = {card.rank for card in held}
        strong = ranks & {Rank.ACE, Rank.TEN} or ranks >= {Rank.KING, Rank.QUEEN}
        if len(held) > 1 and strong and NameTrump(suit) in view.legal_moves:
            good.append((sum(card.points for card in held) + len(held), NAME_TRUMP[suit]))
    return max(good, key=lambda row: row[0], default=(0, TURN_TRUMP))[1]


def sure_ticks(view: View) -> int:
    """Count the ticks of the best trump suit: marriages, tricks from the top, and plain aces."""
    alone = all(len(party.seats) == 1 for party in view.rules.parties)
    share = 0 if alone else _PARTNER_SHARE
    order = view.rules.duties.order
    points = max(_points_with(view.hand, suit, order) for suit in Suit)
    return (share + points) // view.rules.bid_unit


def _points_with(hand: Sequence[Card], trump: Suit, order: Sequence[int]) -> int:
    points = sum(_ROYAL if suit is trump else _PLAIN for suit in Suit if _has_marriage(hand, suit))
    trumps = _held(hand, trump)
    run = _run_from_top(trumps, trump, order, tuple(Rank))
    points += sum(card.points + _SURE_TRICK for card in run)
    points += _EXTRA_TRUMP * (len(trumps) - len(run))
    return points + sum(
        _PLAIN_ACE for card in hand if card.rank is Rank.ACE and card.suit is not trump
    )


def _held(hand: Sequence[Card], suit: Suit) -> list[Card]:
    return [card for card in hand if card.suit is suit]


def _has_marriage(hand: Sequence[Card], suit: Suit) -> bool:
    return all(card_of(rank, suit) in hand for rank in (Rank.KING, Rank.QUEEN))


def _run_from_top(
    held: Sequence[Card], suit: Suit, order: Sequence[int], ranks: Sequence[Rank]
) -> list[Card]:
    """Return the cards of a suit from its highest down that are held without a gap."""
    run: list[Card] = []
    for rank in sorted(ranks, key=lambda one: -order[one]):
        if card_of(rank, suit) not in held:
            break
        run.append(card_of(rank, suit))
    return run


def _ranks(view: View) -> tuple[Rank, ...]:
    return tuple({card.rank for card in view.rules.pack})


def _is_sure(view: View, contract: Contract) -> bool:
    """Return whether the own hand makes a contract whatever the others hold, or nearly so."""
    test = _SURE.get(contract.goal)
    return test is not None and test(view, contract)


def _wins_none(view: View, contract: Contract) -> bool:
    """Return whether all suits are held from below, but for a card that is led and beaten."""
    order, ranks = view.rules.duties_in(contract).order, _ranks(view)
    gaps: list[int] = []
    for suit in Suit:
        held = _held(view.hand, suit)
        below = _run_from_top(held, suit, [-strength for strength in order], ranks)
        if len(below) == len(held):
            continue
        top = max(order[card.rank] for card in held)
        gaps.append(sum(order[rank] > top for rank in ranks) if len(held) == 1 else 0)
    return not gaps or (len(gaps) == 1 and gaps[0] >= _HIGHER_OUT)


def _wins_all(view: View, contract: Contract) -> bool:
    """Return whether every suit is won from the top, trumps drawn first, with the first lead."""
    trump = view.named if contract.has_trump else None
    leads = contract.bidder_leads or view.seat is view.rules.after(view.dealer)
    if not leads:
        return False
    order, ranks = view.rules.duties_in(contract).order, _ranks(view)
    for suit in Suit:
        held = _held(view.hand, suit)
        run = _run_from_top(held, suit, order, ranks)
        out = len(ranks) - len(held)
        if suit is trump and len(run) < out:
            return False
        if len(run) < len(held) and len(run) < out:
            return False
    return True


def _goes_out_in_three(view: View, contract: Contract) -> bool:
    """Return whether the royal marriage with the ace and one more trick from the top makes 66."""
    trump = view.named
    if trump is None or view.seat is not view.rules.after(view.dealer):
        return False
    hand, order = view.hand, view.rules.duties_in(contract).order
    run = _run_from_top(_held(hand, trump), trump, order, _ranks(view))
    aces = [c for c in hand if c.rank is Rank.ACE and c.suit is not trump] if run else []
    tricks = [card.points + _LEAST_OF_OTHERS for card in (*run, *aces)][:_STOPS]
    shown = max(
        (_ROYAL if s is trump else _PLAIN for s in Suit if _has_marriage(hand, s)), default=0
    )
    return bool(run) and sum(tricks) + shown >= OUT


_SURE: Mapping[Goal, Callable[[View, Contract], bool]] = {
    Goal.SHOWN: lambda _view, _contract: True,
    Goal.NO_TRICK: _wins_none,
    Goal.ALL_TRICKS: _wins_all,
    Goal.OUT_IN_THREE: _goes_out_in_three,
}


def _doubles(view: View) -> bool:
    contract, bidder = view.contract, view.bidder
    assert contract is not None
    assert bidder is not None
    if view.rules.sides[bidder] is view.rules.sides[view.seat]:
        return view.seat is bidder and not contract.is_simple and _is_sure(view, contract)
    if contract.is_simple:
        return not view.level and _wins_simple(view)
    return _stops(view, contract) > view.level


def _wins_simple(view: View) -> bool:
    """Return whether the own hand alone has 66: royal marriage, ace of trumps, another ace."""
    trump = view.trump
    if trump is None or not _has_marriage(view.hand, trump):
        return False
    aces = {card.suit for card in view.hand if card.rank is Rank.ACE}
    return trump in aces and len(aces) > 1


def _stops(view: View, contract: Contract) -> int:
    """Count by how much the own hand beats a contract: 1 very likely, 3 for certain, 0 not."""
    if contract.goal is Goal.NO_TRICK:
        return 0
    order = view.rules.duties_in(contract).order
    highest = max(_ranks(view), key=lambda rank: order[rank])
    tops = [card for card in view.hand if card.rank is highest]
    if contract.has_trump:
        return _STOPS + 1 if any(card.suit is view.trump for card in tops) else 0
    guarded = sum(len(_held(view.hand, card.suit)) > 1 for card in tops)
    if len(tops) > _STOPS:
        return _STOPS + 1
    return 1 if len(tops) == _STOPS == guarded else 0
