"""Counting cards and card points from a view by hand, with nothing that coach or players use."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
MOST = 4_000
"""Hands that are gone through at the most; where there are more, these are spread evenly."""


@dataclass(frozen=True)
class Counted:
    """Where the cards are for one seat: shown in the other's hand, possible there, not possible."""

    shown: frozenset[Card]
    possible: frozenset[Card]
    missing: int

    def hands(self, with_card: Card | None = None) -> Iterator[frozenset[Card]]:
        """Hands that the other can hold, all of them or evenly spread ones."""
        cards = sorted(self.possible)
        every = combinations(cards, self.missing)
        count = sum(1 for _ in combinations(cards, self.missing))
        for some in islice(every, 0, None, max(count // MOST, 1)):
            hand = self.shown | frozenset(some)
            if with_card is None or with_card in hand:
                yield hand


def value(card: Card) -> int:
    return POINTS[card.code[0]]


def counted(view: View) -> Counted:
    """Count by hand: what lies open somewhere is nowhere else, and replies deny cards."""
    gone = {card for trick in view.won for card in (trick.led, trick.reply)}
    if view.led is not None:
        gone.add(view.led)
    shown = _shown(view) - gone
    seen = gone | set(view.hand) | shown
    if view.turn_up is not None:
        seen.add(view.turn_up)
    rest = {card for card in pack_cards(view.rules.deck_pack) if card not in seen}
    possible = frozenset(card for card in rest if not _denied(view, card))
    return Counted(frozenset(shown), possible, view.hand_sizes[1 - view.seat] - len(shown))


def _shown(view: View) -> set[Card]:
    shown = {
        card
        for marriage in view.marriages
        if marriage.seat is not view.seat
        for card in pack_cards(view.rules.deck_pack)
        if card.suit is marriage.suit and card.rank in (Rank.KING, Rank.QUEEN)
    }
    if view.exchange is not None and view.exchange.seat is not view.seat:
        shown.add(view.exchange.taken)
    return shown


def _denied(view: View, card: Card) -> bool:
    """Whether the other would have had to play a card instead of one of his replies."""
    if view.close is None:
        return False
    return any(
        not may_reply(view, trick.led, trick.reply, {card, trick.reply})
        for trick in view.won
        if trick.leader is view.seat and trick.number >= view.close.trick
    )


def may_reply(view: View, led: Card, reply: Card, hand: set[Card] | frozenset[Card]) -> bool:
    """Whether a hand may answer a lead so where suit is to be followed (rules.md 3.4)."""
    rules = view.rules
    suited = {card for card in hand if card.suit is led.suit}
    if rules.strict_follow and suited:
        heading = {card for card in suited if card.rank > led.rank}
        return reply in (heading if rules.strict_head and heading else suited)
    trumps = {card for card in hand if card.suit is view.trump}
    if rules.strict_trump and trumps:
        return reply in trumps
    return True


def replies(view: View, led: Card, hand: frozenset[Card], *, strict: bool) -> list[Card]:
    """The cards of a hand that may answer a lead."""
    return [card for card in sorted(hand) if not strict or may_reply(view, led, card, hand)]


def takes(reply: Card, led: Card, trump: Suit) -> bool:
    """Whether a reply wins the trick."""
    return reply.rank > led.rank if reply.suit is led.suit else reply.suit is trump


def card_points(view: View, seat: Seat) -> int:
    """Card points of a seat, by its tricks and the marriages that count."""
    tricks = [trick for trick in view.won if trick.winner is seat]
    melded = sum(marriage.points for marriage in view.marriages if marriage.seat is seat)
    captured = sum(value(trick.led) + value(trick.reply) for trick in tricks)
    frozen = view.rules.close_defender_points == "frozen"
    if frozen and view.close is not None and view.close.seat is not seat:
        return view.close.defender_points
    return captured + (melded if tricks else 0)


def is_strict(view: View) -> bool:
    """Whether suit must be followed."""
    return view.status is not TalonStatus.OPEN
