"""Worlds: whole deals that agree with all that one seat knows.

Cards are places, bits of a number in which the higher of two cards of a suit is the higher bit.
Every play proves which cards its player cannot have held (many.md 1.3).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.player import Memory
from sixtysix_gui.rules.cards import ALL_CARDS, Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.openings import followers, leads
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

LANE = 16
"""Places of a suit."""
PLACES = 64


def place_of(card: Card, order: Sequence[int], copy: int = 0) -> int:
    """Return the place of a card by the strength of every rank (``Duties.order``).

    >>> place_of(Card(Rank.ACE, Suit.SPADES), range(8))
    30
    """
    return card.suit * LANE + order[card.rank] * 2 + copy


@cache
def _cards(order: tuple[int, ...]) -> tuple[Card, ...]:
    rank_of = {strength: Rank(number) for number, strength in enumerate(order)}
    # Strengths that no rank of the pack has are never asked for.
    ranks = [rank_of.get(strength, Rank.SEVEN) for strength in range(LANE // 2)]
    return tuple(card_of(ranks[place % LANE // 2], Suit(place // LANE)) for place in range(PLACES))


def card_at(place: int, order: Sequence[int]) -> Card:
    """Return the card of a place.

    >>> card_at(31, range(8)).code
    'AS'
    """
    return _cards(tuple(order))[place]


@cache
def _first_places(order: tuple[int, ...]) -> dict[Card, int]:
    return {card: place_of(card, order) for card in ALL_CARDS}


class Copies:
    """Gives every card of a deal a place of its own."""

    def __init__(self, order: Sequence[int]) -> None:
        self._first = _first_places(tuple(order))
        self._given: dict[Card, int] = {}

    def places(self, cards: Iterable[Card]) -> list[int]:
        """Return the next free place of each card."""
        places: list[int] = []
        first, given = self._first, self._given
        for card in cards:
            copy = given.get(card, 0)
            places.append(first[card] + copy)
            given[card] = copy + 1
        return places


def set_of(places: Iterable[int]) -> int:
    """Return the set of some places."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def places_in(cards: int) -> list[int]:
    """List the places of a set, the lowest first."""
    return [place for place in range(PLACES) if cards >> place & 1]


def ruled_out(view: View, *, last_only: bool = False) -> tuple[frozenset[Card], ...]:
    """Return for every seat the cards its plays rule out; ``last_only``: of the newest trick."""
    found: list[set[Card]] = [set() for _ in view.rules.seats]
    kinds = tuple(dict.fromkeys(view.rules.pack))
    for number, plays in _tricks(view, last_only=last_only):
        if not has_duties(view.rules, number):
            continue
        trump = trump_at(view, number)
        for place in range(1, len(plays)):
            play = plays[place]
            allowed = view.rules.duties_in(view.contract).playable
            found[play.seat].update(
                card
                for card in kinds
                if play.card not in allowed((play.card, card), plays[:place], trump)
            )
    return tuple(frozenset(cards) for cards in found)


def _tricks(view: View, *, last_only: bool) -> Iterator[tuple[int, Sequence[Play]]]:
    for trick in view.won[-1:] if last_only else view.won:
        yield trick.number, trick.plays
    if view.table:
        yield view.trick_number, view.table


def has_duties(rules: Rules, trick: int) -> bool:
    """Return whether anything was demanded of those who followed to a trick."""
    if not rules.has_talon:
        return True
    dealt = len(rules.seats) * sum(rules.deal_batches)
    return trick > (len(rules.pack) - dealt) // len(rules.seats)


def trump_at(view: View, trick: int) -> Suit | None:
    """Return the trump suit while a trick was played: if marriages change it, the last so far."""
    if view.rules.trump_by != "latest-marriage":
        return view.trump
    shown = [marriage.suit for marriage in view.marriages if marriage.trick <= trick]
    return shown[-1] if shown else None


_HIDDEN = 8
"""The holder of all that lies hidden, as a bit (dealer.py)."""
_FIELDS = tuple(field.name for field in fields(Deal))

Group = tuple[int, tuple[int, ...]]
"""Holders as bits, and the places of the cards that these alone can have."""

Dealt = tuple[list[int], list[int]]
"""The three hands of a dealer as sets of places, and the rest in its order."""


@dataclass(frozen=True)
class UnseenCards:
    """The cards that a seat does not see, and who can have them.

    ``order`` is the strength of every rank, by which places are given. ``others`` are the other
    seats, ``wanted`` the cards that each of them needs beside those ``known`` (by seat, the own
    hand included), and last those that lie hidden; ``groups`` are as the dealer takes them;
    ``turn_up`` lies open under the talon.
    """

    order: tuple[int, ...]
    others: tuple[Seat, ...]
    wanted: tuple[int, int, int, int]
    groups: tuple[Group, ...]
    known: tuple[tuple[int, ...], ...]
    turn_up: int | None


def unseen_by(view: View, memory: Memory = "all") -> UnseenCards:
    """Work out who can have what; a memory that fails takes forgotten cards to be possible."""
    order = view.rules.duties_in(view.contract).order
    copies = Copies(order)
    known = tuple(
        tuple(copies.places(view.hand if seat is view.seat else view.known[seat]))
        for seat in view.rules.seats
    )
    turn_up = None if view.turn_up is None else copies.places([view.turn_up])[0]
    others = tuple(seat for seat in view.rules.seats if seat is not view.seat)
    barred = ruled_out(view, last_only=memory == "last")
    gone = forgotten(view, memory)
    laid = [play.seat for play in view.face_down]
    missing = [view.hand_sizes[seat] - len(known[seat]) + laid.count(seat) for seat in others]
    cards = [*_not_seen(view), *gone]
    hidden = len(cards) - sum(missing)
    groups: defaultdict[int, list[int]] = defaultdict(list)
    for card, place in zip(cards, copies.places(cards), strict=True):
        holders = sum(1 << n for n, seat in enumerate(others) if card not in barred[seat])
        groups[holders | (_HIDDEN if hidden else 0)].append(place)
    first, second, third = (*missing, 0, 0)[:3]
    return UnseenCards(
        order=order,
        others=others,
        wanted=(first, second, third, hidden),
        groups=tuple((holders, tuple(places)) for holders, places in sorted(groups.items())),
        known=known,
        turn_up=turn_up,
    )


def _not_seen(view: View) -> list[Card]:
    """List the cards that are nowhere in sight, in the order of the pack."""
    seen = Counter(view.hand)
    for seat in view.rules.seats:
        if seat is not view.seat:
            seen.update(view.known[seat])
    seen.update(card for trick in view.won for card in trick.cards)
    seen.update(play.card for play in view.table)
    seen.update(play.card for play in view.face_down if play.card is not None)
    if view.turn_up is not None:
        seen[view.turn_up] += 1
    return list((Counter(view.rules.pack) - seen).elements())


def forgotten(view: View, memory: Memory) -> tuple[Card, ...]:
    """Return the cards of earlier tricks that are forgotten, in the order of their play."""
    if memory == "all":
        return ()
    return tuple(
        card
        for trick in view.won[:-1]
        for card in trick.cards
        if memory == "last" or not (card.suit is view.trump or card.rank >= Rank.TEN)
    )


def dealer_for(unseen: UnseenCards, seed: int) -> Dealer:
    """Return a dealer of the unseen cards.

    What is ruled out is let go of where no deal would agree with it, as with a memory that fails.
    """
    dealer = Dealer(seed)
    if not dealer.prepare(unseen.wanted, unseen.groups):
        everybody = (1 << len(unseen.others)) - 1 | (_HIDDEN if unseen.wanted[3] else 0)
        places = tuple(place for _, group in unseen.groups for place in group)
        dealer.prepare(unseen.wanted, ((everybody, places),))
    return dealer


def world(view: View, unseen: UnseenCards, dealer: Dealer) -> Deal:
    """Deal one world."""
    return world_of(view, unseen, dealer, dealer.dealt())


def world_of(view: View, unseen: UnseenCards, dealer: Dealer, cards: Dealt) -> Deal:
    """Return the world in which the unseen cards are dealt so."""
    dealt, rest = cards
    hands: list[tuple[Card, ...]] = []
    for seat in view.rules.seats:
        places = list(unseen.known[seat])
        if seat is not view.seat:
            places += places_in(dealt[unseen.others.index(seat)])
        hands.append(tuple(card_at(place, unseen.order) for place in places))
    hands[view.seat] = view.hand
    hidden = [card_at(place, unseen.order) for place in rest[: view.talon_size or None]]
    if view.turn_up is not None:
        hidden = [*hidden[: view.talon_size - 1], view.turn_up]
    return imagined(view, *_uncovered(view, hands, dealer), hidden)


def _uncovered(
    view: View, hands: list[tuple[Card, ...]], dealer: Dealer
) -> tuple[list[tuple[Card, ...]], tuple[Play, ...]]:
    """Take the cards that lie face down out of the hands, as each may have been laid."""
    if not view.face_down or view.opening is None:
        return hands, view.table
    table: list[Play] = []
    for seat, card in view.face_down:
        if card is None:
            hand = hands[seat]
            may = followers(hand, table, view.trump)
            if not table:
                plain = tuple(one for one in hand if one.suit is not view.trump) or hand
                may = leads(view.opening, plain, view.trump) or plain
            card = may[dealer.drawn(len(may))]
            place = hand.index(card)
            hands[seat] = hand[:place] + hand[place + 1 :]
        table.append(Play(seat, card))
    return hands, tuple(table)


def imagined(
    view: View,
    hands: Sequence[tuple[Card, ...]],
    table: tuple[Play, ...],
    hidden: Sequence[Card],
) -> Deal:
    """Return the deal that a view shows, with these hands, this trick and these hidden cards."""
    shared: dict[str, Any] = {name: getattr(view, name) for name in _FIELDS if hasattr(view, name)}
    shared |= {"hands": tuple(hands), "table": table, "undealt": tuple(hidden)}
    if view.rules.has_widow and view.won:
        winner, widow = view.won[0].winner, sum(card.points for card in hidden)
        shared["card_points"] = tuple(
            earned._replace(captured=earned.captured + widow) if seat is winner else earned
            for seat, earned in zip(view.rules.seats, view.card_points, strict=True)
        )
    return Deal(**shared)
