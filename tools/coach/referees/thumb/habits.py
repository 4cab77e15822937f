"""The rules of thumb for a card while the talon is open: what to lead, and how to answer.

All numbers are card points, as a club player weighs them in his head.
"""

from tools.coach.referees.thumb.deal import NOTHING, Deal, takes
from tools.coach.referees.thumb.hands import Unseen, mask_of_places
from tools.coach.referees.thumb.terms import PAIRS, POINTS, SUITS, places_in

_TRUMP_KEPT = {2: 4.0, 3: 7.0, 4: 10.0, 5: 11.0, 6: 15.0, 7: 21.0}
_PLAIN_KEPT = {2: 0.0, 3: 0.0, 4: 0.5, 5: 0.5, 6: 1.5, 7: 3.5}
"""What a trump, or another card, is worth in the hand beside its points, by rank."""
_EXCHANGES = 6.0
_PAIR = 14.0
_TRUMP_PAIR = 28.0
_PARTNER_OUT = 2.5
_FIRST_TRICK = 4.0
_LOSES_DEAL = 60.0
_WINS_DEAL = 60.0
_REPLY = 3.0
"""What the other throws on a trick on average."""
_RUFFS = {0: 0.1, 2: 0.15, 3: 0.25, 4: 0.35, 10: 0.9, 11: 0.9}
"""How readily the other trumps a card, by its points."""


def lead_card(deal: Deal, unseen: Unseen, allowed: int) -> int:
    """Return the card to lead of those allowed."""
    return max(places_in(allowed), key=lambda card: (_lead_worth(deal, unseen, card), -card))


def reply_card(deal: Deal, unseen: Unseen) -> int:
    """Return the card to follow with."""
    cards = places_in(deal.hands[deal.to_act])
    return max(cards, key=lambda card: (_reply_worth(deal, unseen, card), -card))


def kept(deal: Deal, unseen: Unseen, card: int) -> float:
    """Return what it is worth to keep a card of the seat to act in its hand."""
    suit, rank = card >> 3, card & 7
    hand = deal.hands[deal.to_act]
    is_trump = suit == deal.trump
    worth = (_TRUMP_KEPT if is_trump else _PLAIN_KEPT)[rank]
    if 1 << card & deal.lowest_trump() and deal.talon and deal.talon[0] & 7 > 3:
        worth += _EXCHANGES
    if 1 << card & PAIRS[suit]:
        partner = PAIRS[suit] ^ 1 << card
        if hand & partner and _can_be_shown(deal):
            worth += _TRUMP_PAIR if is_trump else _PAIR
        elif partner & mask_of_places(unseen.possible):
            worth += _PARTNER_OUT * (2 if is_trump else 1)
    return worth


def _can_be_shown(deal: Deal) -> bool:
    return len(deal.talon) > 2 or deal.terms.meld_when_exhausted


def _lead_worth(deal: Deal, unseen: Unseen, card: int) -> float:
    seat, points = deal.to_act, POINTS[card]
    lost = _chance_to_lose(deal, unseen, card)
    won = points + _REPLY + (0 if deal.tricks[seat] else _FIRST_TRICK)
    given = points + _REPLY + 1
    if deal.total(seat) + points >= 66:
        won += _WINS_DEAL
    if deal.total(1 - seat) + points + _REPLY >= 66:
        given += _LOSES_DEAL
    return (1 - lost) * won - lost * given - points * 0.5 - kept(deal, unseen, card)


def _chance_to_lose(deal: Deal, unseen: Unseen, card: int) -> float:
    """Return how likely the other takes a lead."""
    share = unseen.missing / max(len(unseen.possible), 1)
    possible = mask_of_places(unseen.possible)
    higher = SUITS[card >> 3] & -2 << card
    if unseen.known & higher:
        return 1.0
    safe = (1 - share) ** (possible & higher).bit_count()
    if card >> 3 == deal.trump:
        return 1 - safe
    trumps = SUITS[deal.trump]
    ruff = _RUFFS[POINTS[card]]
    no_ruff = 1 - ruff if unseen.known & trumps else 1.0
    no_trump = (1 - share) ** (possible & trumps).bit_count()
    return 1 - safe * no_ruff * (no_trump + (1 - no_trump) * (1 - ruff))


def _reply_worth(deal: Deal, unseen: Unseen, card: int) -> float:
    seat, led = deal.to_act, deal.led
    points = POINTS[card] + POINTS[led]
    own, theirs = deal.total(seat), deal.total(1 - seat)
    turn_up = _turn_up_worth(deal)
    if takes(card, led, deal.trump):
        worth = points - turn_up
        if not deal.tricks[seat]:
            worth += _FIRST_TRICK + deal.melded[seat]
            own += deal.melded[seat]
        if own + points + _waiting(deal, card) >= 66:
            worth += _WINS_DEAL
        elif theirs + POINTS[led] + 10 >= 66:
            worth += 10
        return worth - kept(deal, unseen, card) - POINTS[card]
    worth = turn_up - points
    if theirs + points >= 66:
        worth -= _LOSES_DEAL
    return worth - kept(deal, unseen, card) - POINTS[card] * 0.5


def _turn_up_worth(deal: Deal) -> float:
    """Return what the trump under the talon is worth to the loser of the last open trick."""
    if len(deal.talon) != 2 or deal.led == NOTHING:
        return 0.0
    card = deal.talon[0]
    return POINTS[card] * 0.5 + _TRUMP_KEPT[card & 7]


def _waiting(deal: Deal, used: int) -> int:
    """Return the points of the best marriage that could be shown on the next lead."""
    hand = deal.hands[deal.to_act] & ~(1 << used)
    if not _can_be_shown(deal):
        return 0
    found = [suit for suit in range(4) if hand & PAIRS[suit] == PAIRS[suit]]
    return max((40 if suit == deal.trump else 20 for suit in found), default=0)
