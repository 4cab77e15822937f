"""Which card a careful club player plays: written rules, in the order they are tried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.sets.contracts import Goal
from tools.strength.yardsticks.knowledge import Knowledge

_TRUMP_KEPT = 9
"""What a trump is held to be worth beyond its points."""
_PAIR_KEPT = 7
"""What king and queen of a suit are, as long as they can still be shown."""
_GUARD_KEPT = 5
"""What the only card beside a ten under its ace is."""
_DEAR = 10
_LONG = 3
"""How many trumps are led from though nothing was bid."""


def careful_card(known: Knowledge) -> Card:
    """Choose one of the cards that may be played."""
    if len(known.cards) == 1:
        return known.cards[0]
    contract = known.view.contract
    if contract is not None and contract.goal is Goal.NO_TRICK:
        return _duck(known)
    if contract is not None and not contract.is_simple:
        return _all_tricks(known)
    if known.view.phase is Phase.LEAD:
        return _lead(known)
    return _follow(known) if known.view.table else _cheapest(known, known.cards)


def _duck(known: Knowledge) -> Card:
    """Stay under as high as can be as the bidder; as an opponent play low and make him win."""
    cards = known.cards
    if known.view.table and known.seat is known.view.bidder:
        under = [card for card in cards if not known.takes(card)]
        return _highest(known, under) if under else _highest(known, cards)
    if known.seat is known.view.bidder:
        return _riskiest(known, cards)
    if known.view.table and known.best.seat is known.view.bidder:
        under = [card for card in cards if not known.takes(card)]
        return _highest(known, under) if under else _lowest(known, cards)
    return min(cards, key=lambda card: (_lower_unseen(known, card), known.strength(card), card))


def _riskiest(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Lead what others can beat but would give back later: a card with gaps below it."""
    beaten = [card for card in cards if not known.is_high(card)]
    return max(beaten or cards, key=lambda card: (_lower_unseen(known, card), card))


def _lower_unseen(known: Knowledge, card: Card) -> int:
    strength = known.strength(card)
    return sum(
        other.suit is card.suit and known.strength(other) < strength for other in known.unseen
    )


def _all_tricks(known: Knowledge) -> Card:
    """Win from the top as the bidder; as an opponent take the trick, or keep what may stop him."""
    cards = known.cards
    if not known.view.table:
        if known.seat is known.view.bidder:
            return _from_the_top(known, cards)
        sure = [card for card in cards if known.is_high(card)]
        return _highest(known, sure) if sure else _lowest(known, cards)
    taking = [card for card in cards if known.takes(card)]
    is_against = known.view.rules.sides[known.seat] is not known.view.rules.sides[_bidder(known)]
    if known.seat is known.view.bidder or (is_against and known.best.seat is known.view.bidder):
        return _lowest(known, taking) if taking else _useless(known, cards)
    losing = [card for card in cards if card not in taking]
    return _useless(known, losing or cards)


def _bidder(known: Knowledge) -> int:
    bidder = known.view.bidder
    assert bidder is not None
    return bidder


def _from_the_top(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Lead trumps as long as others have any, then high cards of the longest suit."""
    high = [card for card in cards if known.is_high(card)]
    trumps = [card for card in high if card.suit is known.trump]
    if trumps and known.trumps_out:
        return _highest(known, trumps)
    if high:
        return max(high, key=lambda card: (_length(known, card), known.strength(card), card))
    return _highest(known, cards)


def _useless(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Throw the card of least use against who must win all: the lowest, of the longest suit."""
    return min(cards, key=lambda card: (known.strength(card), -_length(known, card), card))


def _lead(known: Knowledge) -> Card:
    cards = known.cards
    trumps = [card for card in cards if card.suit is known.trump]
    high_trumps = [card for card in trumps if known.is_high(card)]
    stands = known.view.bidder in (known.seat, known.partner) and known.view.bid > 0
    if high_trumps and known.trumps_out and (stands or len(trumps) >= _LONG):
        return _highest(known, high_trumps)
    plain = [card for card in cards if card.suit is not known.trump]
    winners = [card for card in plain if known.is_high(card)]
    if winners and not known.view.talon_size:
        return max(winners, key=lambda card: (card.points, _short(known, card), card))
    return _cheapest(known, [card for card in plain if not _is_bare_ten(known, card)] or cards)


def _short(known: Knowledge, card: Card) -> int:
    """Prefer suits of which others still have cards, for they will not be trumped."""
    return sum(other.suit is card.suit for other in known.unseen)


def _is_bare_ten(known: Knowledge, card: Card) -> bool:
    return card.points >= _DEAR and not known.is_high(card)


def _follow(known: Knowledge) -> Card:
    cards, is_last = known.cards, not known.to_come
    taking = [card for card in cards if known.takes(card)]
    others = [card for card in cards if card not in taking]
    if known.best.seat is known.partner:
        if is_last or known.is_sure(known.best.card):
            return _smear(known, others or cards)
        return _cheapest(known, others or cards)
    if taking:
        return _take(known, taking, others)
    only_partner = all(seat is known.partner for seat in known.to_come)
    if known.to_come and only_partner and _partner_surely_takes(known):
        return _smear(known, others)
    return _cheapest(known, others)


def _partner_surely_takes(known: Knowledge) -> bool:
    """Return whether the partner, last to play, is known to hold a card that takes the trick."""
    assert known.partner is not None
    led = known.view.table[0].card.suit
    shown = known.view.known[known.partner]
    return any(card.suit is led and known.takes(card) for card in shown)


def _take(known: Knowledge, taking: Sequence[Card], others: Sequence[Card]) -> Card:
    """Take with what holds, dear if plain; else as cheaply as can be, if it pays."""
    is_last = not known.to_come
    plain = [card for card in taking if card.suit is not known.trump]
    holding = [card for card in plain if is_last or known.is_sure(card)]
    if holding:
        return max(holding, key=lambda card: (card.points, card))
    trumps = [card for card in taking if card.suit is known.trump]
    at_stake = sum(play.card.points for play in known.view.table)
    if trumps and (at_stake >= _DEAR or not others):
        sure = [card for card in trumps if is_last or known.is_high(card)]
        return _cheapest(known, trumps if is_last else (sure or trumps))
    modest = [card for card in taking if card.points < _DEAR] or list(taking)
    if others and (known.view.talon_size or not plain):
        return _cheapest(known, others)
    return _cheapest(known, modest)


def _smear(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Return the partner the most points: a ten before a high ace, and no trump."""
    return max(
        cards,
        key=lambda card: (
            card.suit is not known.trump,
            card.points >= _DEAR and not known.is_high(card),
            card.points,
            card,
        ),
    )


def _cheapest(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Return what costs least, aces and tens last of all."""
    return min(
        cards,
        key=lambda card: (
            card.points >= _DEAR,
            _cost(known, card),
            known.strength(card),
            card,
        ),
    )


def _cost(known: Knowledge, card: Card) -> int:
    """Say what a card costs: its points, and that trumps, marriages and guards are kept."""
    hand = known.view.hand
    cost = card.points + (_TRUMP_KEPT if card.suit is known.trump else 0)
    pair = (card_of(Rank.KING, card.suit), card_of(Rank.QUEEN, card.suit))
    if card in pair and known.view.melded_suit is None and all(one in hand for one in pair):
        cost += _PAIR_KEPT
    ten = card_of(Rank.TEN, card.suit)
    guards = ten in hand and card != ten and _length(known, card) == len((ten, card))
    return cost + (_GUARD_KEPT if guards and not known.is_high(ten) else 0)


def _length(known: Knowledge, card: Card) -> int:
    return sum(other.suit is card.suit for other in known.view.hand)


def _highest(known: Knowledge, cards: Iterable[Card]) -> Card:
    return max(cards, key=lambda card: (known.strength(card), card))


def _lowest(known: Knowledge, cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (known.strength(card), card))
