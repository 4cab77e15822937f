"""What a seat knows of the hidden cards, as a ``Dealer`` that deals them in agreement with it.

Everybody sees who did not follow suit, head the trick or trump it where he had to, and the cards
that were shown. Of bids, and of how well anybody plays, nothing is concluded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import Needs
from tools.strength.yardsticks.dealing import TALON, WIDOW, Chance, Dealer
from tools.strength.yardsticks.laws import Laws
from tools.strength.yardsticks.position import Facts, Position
from tools.strength.yardsticks.root import facts_of, numbers_of

_EVERYTHING = (1 << 48) - 1
_HOLDERS = 6


@dataclass
class _Places:
    """Where every card is, or may be, by number."""

    known: list[list[int]]
    table: list[int]
    turn_up: int
    unseen: list[int]
    holders: list[int] = field(default_factory=list[int])


def dealer_of(
    view: View,
    laws: Laws,
    chance: Chance,
    facts: Facts | None = None,
    gets: Suit | None = None,
) -> Dealer:
    """Return what deals the worlds of a view; ``facts`` are others than its own, for a call.

    ``gets`` is a suit of which the own seat is dealt one more card, where it has not all of its
    cards yet.
    """
    places = _placed(view, laws)
    allowed = _allowed(view, laws)
    order = sorted(range(_HOLDERS), key=lambda one: (allowed[one].bit_count(), one))
    counts = _counts(view, places)
    for holder in order:
        places.holders += [holder] * counts[holder]
    needed = _needed(view, laws)
    if gets is not None:
        own = sum(1 << number for number in places.known[view.seat])
        needed[view.seat] = _cards(laws, gets, None) & ~own
    base = Position(laws)
    hands = [sum(1 << number for number in known) for known in places.known]
    base.load(hands, [], 0, [], facts or facts_of(view, laws, places.known))
    return Dealer(
        base,
        places.unseen,
        places.holders,
        allowed,
        needed,
        places.table,
        places.turn_up,
        chance,
    )


def _placed(view: View, laws: Laws) -> _Places:
    taken = 0
    known: list[list[int]] = []
    for seat in view.rules.seats:
        cards = view.hand if seat is view.seat else view.known[seat]
        known.append(numbers_of(laws, cards, taken))
        taken |= sum(1 << number for number in known[-1])
    table: list[int] = []
    for card in _table(view):
        table.append(-1 if card is None else numbers_of(laws, [card], taken)[0])
        taken |= 0 if card is None else 1 << table[-1]
    up = view.turn_up
    turn_up = -1 if up is None else numbers_of(laws, [up], taken)[0]
    taken |= 0 if turn_up < 0 else 1 << turn_up
    gone = [play.card for trick in view.won for play in trick.plays]
    taken |= sum(1 << number for number in numbers_of(laws, gone, taken))
    unseen = [number for number in range(laws.number) if not taken >> number & 1]
    return _Places(known, table, turn_up, unseen)


def _table(view: View) -> list[Card | None]:
    if view.face_down:
        return [laid.card for laid in view.face_down]
    return [play.card for play in view.table]


def _counts(view: View, places: _Places) -> list[int]:
    """Say how many unseen cards each holder has."""
    counts = [0] * _HOLDERS
    is_dealt = view.phase is not Phase.TRUMP
    full = view.rules.deck_hand
    for seat in view.rules.seats:
        size = view.hand_sizes[seat] if is_dealt else full
        counts[seat] = size - len(places.known[seat])
    for laid in view.face_down:
        counts[laid.seat] += laid.card is None
    counts[TALON] = view.talon_size - (places.turn_up >= 0)
    counts[WIDOW] = len(places.unseen) - sum(counts) if view.rules.has_widow else 0
    return counts


def _allowed(view: View, laws: Laws) -> list[int]:
    """Return for every holder the cards that its plays do not rule out."""
    allowed = [_EVERYTHING] * _HOLDERS
    free = _drawn(view)
    for trick in view.won:
        if trick.number > free:
            _rule_out(laws, trick.plays, view.trump, allowed)
    if view.trick_number > free:
        _rule_out(laws, view.table, view.trump, allowed)
    return allowed


def _drawn(view: View) -> int:
    """Count the tricks that are followed by a draw, to which anything may be played."""
    if not view.rules.has_talon:
        return 0
    return len(view.rules.pack) // len(view.rules.seats) - sum(view.rules.deal_batches)


def _rule_out(laws: Laws, plays: Sequence[Play], trump: Suit | None, allowed: list[int]) -> None:
    """Take away what somebody would have had to play instead."""
    duties = laws.rules.duties_in(laws.contract)
    for place, play in enumerate(plays[1:], start=1):
        for number in range(laws.number):
            card = laws.card(number)
            if play.card not in duties.playable((play.card, card), plays[:place], trump):
                allowed[play.seat] &= ~(1 << number)


def _needed(view: View, laws: Laws) -> list[int]:
    """Return for every seat of which cards it must have one, or 0."""
    needed = [0] * 4
    forehand, named = view.rules.after(view.dealer), view.named
    held = view.rules.trump_suits == "held" and view.faced is None
    if named is not None and held and not _has_played(view, forehand, named, None):
        needed[forehand] = _cards(laws, named, None)
    contract, bidder = view.contract, view.bidder
    needs_ace = contract is not None and contract.needs is Needs.ACE
    if needs_ace and bidder is not None and not _has_played(view, bidder, None, Rank.ACE):
        needed[bidder] = _cards(laws, None, Rank.ACE)
    if view.face_down and view.face_down[0].card is None:
        plain = _EVERYTHING & ~(0 if view.trump is None else _cards(laws, view.trump, None))
        aces = _cards(laws, None, Rank.ACE)
        needed[view.leader] = plain & (aces if view.opening is Opening.ALTE else ~aces)
    needed[view.seat] = 0
    return needed


def _has_played(view: View, seat: Seat, suit: Suit | None, rank: Rank | None) -> bool:
    plays = (*(play for trick in view.won for play in trick.plays), *view.table)
    return any(
        play.seat is seat and suit in (None, play.card.suit) and rank in (None, play.card.rank)
        for play in plays
    )


def _cards(laws: Laws, suit: Suit | None, rank: Rank | None) -> int:
    found = 0
    for number in range(laws.number):
        card = laws.card(number)
        if suit in (None, card.suit) and rank in (None, card.rank):
            found |= 1 << number
    return found
