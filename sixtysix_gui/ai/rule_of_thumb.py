"""Sensible card play by rules of thumb, cheap enough to play thousands of deals in a second.

It uses what a player may know: his own cards and which cards he has not seen. The advice is that
of rules.md section 7: throw jacks and nines, keep marriages together, win with aces and tens as
second hand, keep the trumps for fat tricks, and in the strict phase lead what nobody can beat.
"""

from __future__ import annotations

from collections.abc import Callable

from sixtysix_gui.ai.solver.masks import COURTS, HIGHER, MARRIAGES, POINTS, SUIT_OF, bits
from sixtysix_gui.rules.two_handed.scoring import TARGET

LeadRule = Callable[[int, int, int, int], int]
"""Picks a lead: legal cards, hand, trumps, cards not seen."""
ReplyRule = Callable[[int, int, int, int, int], int]
"""Picks a reply: legal cards, hand, card led, trumps, cards not seen."""
FAT = 10
"""Card points from which a card led is worth a trump."""
_TRUMP_COST = 12
_MARRIAGE_COST = 20
_HOPE_COST = 3
_SURE_TRICK_ADDS = 4
"""Card points that the opponent adds to a trick on average while one leads winners."""


def cheapest(choice: int, hand: int, trumps: int, unseen: int) -> int:
    """Pick the card whose loss hurts least: few points, no trump, no marriage torn apart."""
    best, least = 0, 1000
    for bit in bits(choice):
        cost = POINTS[bit]
        if bit & trumps:
            cost += _TRUMP_COST
        if bit & COURTS:
            cost += _court_cost(bit, hand, unseen)
        if cost < least:
            best, least = bit, cost
    return best


def _court_cost(bit: int, hand: int, unseen: int) -> int:
    pair = next(pair for pair in MARRIAGES if pair & bit)
    partner = pair ^ bit
    if partner & hand:
        return _MARRIAGE_COST
    return _HOPE_COST if partner & unseen else 0


def sure_tricks(hand: int, trumps: int, unseen: int) -> int:
    """Give the cards that win when led in the strict phase, trumps first, by their ranks alone."""
    tops = 0
    for bit in bits(hand):
        if not HIGHER[bit] & unseen:
            tops |= bit
    their_trumps = (unseen & trumps).bit_count()
    if (tops & trumps).bit_count() >= (their_trumps + 1) // 2:
        return tops
    return tops & trumps


def closes(hand: int, trumps: int, unseen: int, points: int) -> bool:
    """Say whether the sure tricks after a close should be enough for 66."""
    tops = sure_tricks(hand, trumps, unseen)
    gain = sum(POINTS[bit] for bit in bits(tops)) + _SURE_TRICK_ADDS * tops.bit_count()
    return points + gain >= TARGET


def lead_open(legal: int, hand: int, trumps: int, unseen: int) -> int:
    """Pick a lead while the talon is open."""
    return cheapest(legal, hand, trumps, unseen)


def lead_strict(legal: int, hand: int, trumps: int, unseen: int) -> int:
    """Pick a lead in the strict phase: winners first, trumps while the opponent may have some."""
    tops = 0
    for bit in bits(legal):
        if not HIGHER[bit] & unseen:
            tops |= bit
    if tops & trumps and unseen & trumps:
        return _fattest(tops & trumps)
    safe = tops if not unseen & trumps else tops & _suits_of(unseen)
    if safe:
        return _fattest(safe & ~trumps or safe)
    return cheapest(legal, hand, trumps, unseen)


def reply_open(legal: int, hand: int, led: int, trumps: int, unseen: int) -> int:
    """Pick a reply while the talon is open."""
    winners = legal & HIGHER[led]
    if led & trumps:
        if winners and POINTS[led] >= FAT:
            return winners & -winners
    elif winners:
        return _winner_in_suit(winners)
    elif POINTS[led] >= FAT and legal & trumps:
        return cheapest(legal & trumps, hand, trumps, unseen)
    return cheapest(legal, hand, trumps, unseen)


def reply_strict(legal: int, hand: int, led: int, trumps: int, unseen: int) -> int:
    """Pick a reply in the strict phase: take the trick if possible, else give little."""
    winners = legal & HIGHER[led]
    if winners:
        return _fattest(winners) if not led & trumps else winners & -winners
    if legal & trumps and not led & trumps:
        return cheapest(legal & trumps, hand, trumps, unseen)
    return cheapest(legal, hand, trumps, unseen)


def _winner_in_suit(winners: int) -> int:
    """Take the trick with the ten when the ace is there too, else with the best card."""
    tens = sum(bit for bit in bits(winners) if POINTS[bit] == FAT)
    return tens or 1 << (winners.bit_length() - 1)


def _suits_of(mask: int) -> int:
    suits = 0
    for bit in bits(mask):
        suits |= SUIT_OF[bit]
    return suits


def _fattest(mask: int) -> int:
    best, most = 0, -1
    for bit in bits(mask):
        if POINTS[bit] > most:
            best, most = bit, POINTS[bit]
    return best
