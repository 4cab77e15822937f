"""Worlds: whole deals that agree with all that one seat knows."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.thinking.places import Copies, card_at, places_in
from sixtysix_gui.ai.many.thinking.proofs import ruled_out
from sixtysix_gui.ai.player import Memory
from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.openings import followers, leads
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import Seat

_HIDDEN = 8
"""The holder of all that lies hidden, as a bit (dealer.py)."""
_FIELDS = tuple(field.name for field in fields(Deal))

Group = tuple[int, tuple[int, ...]]
"""Holders as bits, and the places of the cards that these alone can have."""

Dealt = tuple[list[int], list[int]]
"""The three hands of a dealer as sets of places, and the rest in its order."""


@dataclass(frozen=True)
class Unseen:
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


def unseen_by(view: View, memory: Memory = "all") -> Unseen:
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
    return Unseen(
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


def dealer_for(unseen: Unseen, seed: int) -> Dealer:
    """Return a dealer of the unseen cards.

    What is ruled out is let go of where no deal would agree with it, as with a memory that fails.
    """
    dealer = Dealer(seed)
    if not dealer.prepare(unseen.wanted, unseen.groups):
        everybody = (1 << len(unseen.others)) - 1 | (_HIDDEN if unseen.wanted[3] else 0)
        places = tuple(place for _, group in unseen.groups for place in group)
        dealer.prepare(unseen.wanted, ((everybody, places),))
    return dealer


def world(view: View, unseen: Unseen, dealer: Dealer) -> Deal:
    """Deal one world."""
    return world_of(view, unseen, dealer, dealer.dealt())


def world_of(view: View, unseen: Unseen, dealer: Dealer, cards: Dealt) -> Deal:
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
