"""Rules of thumb for the games of three and four: one sensible act, without calculation.

They go by what the seat to act sees: its hand, the trick, and which cards have gone. They are what
the ``simple`` player does, and what the plain tree plays on by; they must not change, for
docs/strength.md measures others against both.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sixtysix_gui.ai.player import claims_rightly
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Facts, Phase
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import (
    EXCHANGE_TRUMP,
    GO_OUT,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    CallContract,
    Meld,
    Move,
    NameTrump,
    Opening,
    PlayCard,
)
from sixtysix_gui.rules.sets.contracts import Goal
from sixtysix_gui.rules.sets.duties import Duties
from sixtysix_gui.rules.sets.rules import Rules

_MARRIAGE = (Rank.KING, Rank.QUEEN)
_TRUMP_COST = 8
"""What a trump is held to be worth beyond its points."""
_MARRIAGE_COST = 6
"""What breaking up a marriage is held to cost."""
_LONG_TRUMPS = 3
_ROYAL, _PLAIN = 40, 20
_PER_TRUMP, _PER_ACE, _PER_TEN = 6, 13, 6
_OPENINGS = (OPEN[Opening.ELF], OPEN[Opening.HOEHER])
"""Forehand's openings: a trick for certain where possible, else a low card."""
_PARTNER_SHARE = 30
"""Card points that a partner is expected to bring."""


def sensible_act(facts: Facts, moves: Sequence[Move]) -> Move:
    """Choose one of the moves that are legal for the seat to act."""
    if claims_rightly(facts, moves):
        return GO_OUT
    if EXCHANGE_TRUMP in moves:
        return EXCHANGE_TRUMP
    marriages = [move for move in moves if isinstance(move, Meld)]
    if marriages:
        return next((move for move in marriages if move.suit is facts.trump), marriages[0])
    cards = [move.card for move in moves if isinstance(move, PlayCard)]
    if cards and _must_duck(facts):
        return PLAY_CARD[_duck(facts, cards)]
    if cards:
        if facts.table:
            return PLAY_CARD[_follow(facts, cards)]
        is_face_down = facts.phase is Phase.FOLLOW
        return PLAY_CARD[(_give if is_face_down else _lead)(facts, cards)]
    return _call(facts, moves)


def _call(facts: Facts, moves: Sequence[Move]) -> Move:
    if TURN_TRUMP in moves:
        return _name(facts, moves)
    bids = [move for move in moves if isinstance(move, Bid)]
    if bids and bids[0].ticks * _unit(facts) <= expected_points(facts):
        return bids[0]
    for opening in _OPENINGS:
        if opening in moves:
            return opening
    safe = [move for move in moves if isinstance(move, CallContract) and _is_safe(facts, move)]
    if safe:
        return safe[-1]
    return PASS if PASS in moves else next(move for move in moves if move != GO_OUT)


def _unit(facts: Facts) -> int:
    """Return the card points that one of a bid stands for."""
    return facts.rules.bid_unit


def _is_safe(facts: Facts, call: CallContract) -> bool:
    """Return whether a contract is won by the hand alone: shown, all from the top, or all low."""
    contract = facts.rules.contracts[call.contract]
    order = facts.rules.duties_in(contract).order
    strengths = {suit: [order[c.rank] for c in facts.hand if c.suit is suit] for suit in Suit}
    if contract.goal is Goal.SHOWN:
        return True
    if contract.goal is Goal.ALL_TRICKS and not contract.has_trump:
        kinds = sorted({order[card.rank] for card in facts.rules.pack}, reverse=True)
        return all(set(held) == set(kinds[: len(held)]) for held in strengths.values())
    return contract.goal is Goal.NO_TRICK and all(card.rank < Rank.KING for card in facts.hand)


def _name(facts: Facts, moves: Sequence[Move]) -> Move:
    """Name a suit of two cards with an ace, a ten or a marriage; else turn (many.md L31)."""
    best: Move = TURN_TRUMP
    highest = 0
    for suit in Suit:
        cards = [card for card in facts.hand if card.suit is suit]
        worth = sum(card.points for card in cards) + len(cards)
        if worth > highest and has_good_trumps(cards, suit) and NameTrump(suit) in moves:
            best, highest = NAME_TRUMP[suit], worth
    return best


def has_good_trumps(hand: Sequence[Card], suit: Suit) -> bool:
    """Return whether a hand has two cards of a suit with an ace, a ten or a marriage among them."""
    ranks = {card.rank for card in hand if card.suit is suit}
    high = bool(ranks & {Rank.ACE, Rank.TEN}) or ranks.issuperset(_MARRIAGE)
    return len(ranks) > 1 and high


def expected_points(facts: Facts) -> float:
    """Return how many card points a bidder's side may expect with the bidder's best trump suit."""
    return points_expected(facts.rules, facts.hand)


def points_expected(rules: Rules, hand: tuple[Card, ...]) -> float:
    """Return how many card points the side of a hand may expect with its best trump suit."""
    alone = all(len(party.seats) == 1 for party in rules.parties)
    return _expected(hand, 0 if alone else _PARTNER_SHARE)


@lru_cache(1 << 12)
def _expected(hand: tuple[Card, ...], share: int) -> float:
    held: dict[Suit, list[Rank]] = {suit: [] for suit in Suit}
    for card in hand:
        held[card.suit].append(card.rank)
    worths = [_suit_worth(tuple(ranks)) for ranks in held.values()]
    return share + sum(plain for plain, _ in worths) + max(more for _, more in worths)


@lru_cache(1 << 10)
def _suit_worth(ranks: tuple[Rank, ...]) -> tuple[float, float]:
    """Return what the cards of a suit may bring, and how much more as trumps."""
    plain = 0.0 + _PER_ACE * ranks.count(Rank.ACE) + _PER_TEN * ranks.count(Rank.TEN)
    trumps = sum(_PER_TRUMP + card_of(rank, Suit.CLUBS).points / 2 for rank in ranks)
    if all(rank in ranks for rank in _MARRIAGE):
        plain, trumps = plain + _PLAIN, trumps + _ROYAL
    return plain, trumps - plain


def _has_marriage(hand: Sequence[Card], suit: Suit) -> bool:
    return all(card_of(rank, suit) in hand for rank in _MARRIAGE)


def duties_of(facts: Facts) -> Duties:
    """Return the order of the ranks and the duties, as they are in what is played."""
    return facts.rules.duties_in(facts.contract)


def _must_duck(facts: Facts) -> bool:
    """Return whether a contract is played whose player must not win a trick."""
    return facts.contract is not None and facts.contract.goal is Goal.NO_TRICK


def _duck(facts: Facts, cards: Sequence[Card]) -> Card:
    """Play low; but the player of the contract as high as stays under the trick."""
    duties = duties_of(facts)
    if facts.table and facts.to_act is facts.bidder:
        best = duties.winning(facts.table, None).card
        under = [card for card in cards if not duties.beats(card, best, None)]
        if under:
            return max(under, key=lambda card: (duties.order[card.rank], card))
    return min(cards, key=lambda card: (duties.order[card.rank], card))


def _lead(facts: Facts, cards: Sequence[Card]) -> Card:
    """Lead what nothing can beat, trumps only from many; else what costs least."""
    trumps = sum(card.suit is facts.trump for card in facts.hand)
    safe = [
        card
        for card in cards
        if _is_highest(facts, card) and (card.suit is not facts.trump or trumps >= _LONG_TRUMPS)
    ]
    if safe:
        return max(safe, key=lambda card: (card.points, card))
    return _give(facts, cards)


def _give(facts: Facts, cards: Sequence[Card]) -> Card:
    """Give away what costs least."""
    return min(cards, key=lambda card: (_cost(facts, card), card))


def _follow(facts: Facts, cards: Sequence[Card]) -> Card:
    duties, trump = duties_of(facts), facts.trump
    best = duties.winning(facts.table, trump)
    sides = facts.rules.sides
    players = len(facts.rules.seats) - len(facts.out_seats)
    is_last = len(facts.table) == players - 1
    if sides[best.seat] is sides[facts.to_act]:
        if is_last or _is_highest(facts, best.card):
            return min(cards, key=lambda card: (card.suit is trump, -card.points, card))
    else:
        winners = [card for card in cards if duties.beats(card, best.card, trump)]
        if winners:
            return _win(facts, winners, is_last=is_last)
    return _give(facts, cards)


def _win(facts: Facts, winners: Sequence[Card], *, is_last: bool) -> Card:
    """Take with the dearest plain card that holds, else as cheaply as can be."""
    plain = [card for card in winners if card.suit is not facts.trump]
    holding = [card for card in plain if is_last or _is_highest(facts, card)]
    if holding:
        return max(holding, key=lambda card: (card.points, card))
    return min(winners, key=lambda card: (_cost(facts, card), card))


def _is_highest(facts: Facts, card: Card) -> bool:
    """Return whether every higher card of the suit is held or has gone."""
    order = duties_of(facts).order
    seen = {play.card for play in _plays(facts)}.union(facts.hand)
    return all(
        other in seen
        for other in facts.rules.pack
        if other.suit is card.suit and order[other.rank] > order[card.rank]
    )


def _plays(facts: Facts) -> Iterable[Play]:
    for trick in facts.won:
        yield from trick.plays
    yield from facts.table


def _cost(facts: Facts, card: Card) -> int:
    """Return what giving a card away is held to cost."""
    cost = card.points + (_TRUMP_COST if card.suit is facts.trump else 0)
    breaks = card.rank in _MARRIAGE and _has_marriage(facts.hand, card.suit)
    return cost + (_MARRIAGE_COST if breaks and facts.melded_suit is None else 0)
