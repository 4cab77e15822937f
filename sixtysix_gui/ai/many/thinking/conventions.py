"""What partners show each other by their play, and keep for each other, in card points.

They decide among plays that seem to be worth the same (careful_order.py), and only by what lies
open to everyone at the table.
"""

from collections import Counter
from collections.abc import Iterator

from sixtysix_gui.ai.many.skill import Convention
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.many.thinking.proofs import trump_at
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import FACE_DOWN
from sixtysix_gui.rules.seats import Seat

_SIGNAL = 3
"""What it is worth to lead or show a suit for the partner: as much as a queen."""
_ACE_KEPT = 5
_DEAR = 10
"""Card points from which a card that is thrown away was thrown for them."""


def worth_of_lead(overview: Overview, card: Card) -> int:
    """Return what it is worth to lead a suit the partner led, or showed by the first discard."""
    partner = overview.partner
    if partner is None or card.suit is overview.trump:
        return 0
    wanted = overview.conventions
    is_wanted = (Convention.LEAD_BACK in wanted and card.suit is _led_suit(overview, partner)) or (
        Convention.LONG_SUIT in wanted and card.suit is _shown_suit(overview, partner)
    )
    return _SIGNAL if is_wanted and _may_follow(overview, partner, card.suit) else 0


def _led_suit(overview: Overview, seat: Seat) -> Suit | None:
    """Return the plain suit that a seat led last, as it is remembered."""
    led = [trick.led.suit for trick in overview.tricks if trick.leader is seat]
    return next((suit for suit in reversed(led) if suit is not overview.trump), None)


def _may_follow(overview: Overview, seat: Seat, suit: Suit) -> bool:
    return any(card.suit is suit and overview.may_hold(seat, card) for card in overview.out)


def _shown_suit(overview: Overview, seat: Seat) -> Suit | None:
    """Return the suit of the first card that a seat threw away, unless it was thrown for points."""
    first = next(_discards(overview, seat), None)
    return None if first is None or first.points >= _DEAR else first.suit


def _discards(overview: Overview, seat: Seat) -> Iterator[Card]:
    """Yield the cards that a seat threw away: neither of the suit led nor trumps."""
    for trick in overview.tricks:
        if trick.number == 1 and overview.view.opening in FACE_DOWN:
            continue
        suits = (trick.led.suit, trump_at(overview.view, trick.number))
        yield from (
            play.card for play in trick.plays if play.seat is seat and play.card.suit not in suits
        )


def worth_of_discard(overview: Overview, card: Card) -> int:
    """Return what it is worth to throw the first card away from the longest plain suit."""
    view = overview.view
    if Convention.LONG_SUIT not in overview.conventions or overview.partner is None:
        return 0
    if not view.table or card.suit in (view.table[0].card.suit, overview.trump):
        return 0
    if next(_discards(overview, view.seat), None) is not None:
        return 0
    lengths = Counter(one.suit for one in view.hand if one.suit is not overview.trump)
    longest = max(lengths.values())
    is_long = longest > 1 and lengths[card.suit] == longest
    return _SIGNAL if is_long else 0


def worth_of_ace(overview: Overview, card: Card) -> int:
    """Return what an ace is worth to take the partner's ten home with, where that may be held."""
    partner = overview.partner
    if Convention.ACE_KEPT not in overview.conventions or partner is None:
        return 0
    if card.rank is not Rank.ACE or card.suit is overview.trump:
        return 0
    ten = card_of(Rank.TEN, card.suit)
    return _ACE_KEPT if overview.may_hold(partner, ten) else 0
