"""The rule-of-thumb player: he decides for whichever seat is to act, by what it can see alone."""

import random

from tools.coach.referees.thumb.deal import (
    BEFORE_DRAW,
    CLOSED,
    EXHAUSTED,
    FINAL,
    FOLLOW,
    LEAD,
    NOTHING,
    OVER,
    REPLY,
    Deal,
)
from tools.coach.referees.thumb.endings import EndingTable
from tools.coach.referees.thumb.habits import lead_card, reply_card
from tools.coach.referees.thumb.hands import Unseen, mask_of_places, unseen_by
from tools.coach.referees.thumb.terms import (
    CLOSE,
    EXCHANGE,
    LET,
    MELDS,
    OUT,
    PAIRS,
    POINTS,
    SUITS,
    TAKE,
    places_in,
)

CLOSE_HANDS = 8
"""Hands with which a close is tried before it is made."""
_CLOSE_MEAN = 0.8
_CLOSE_SHARE = 0.8
_HOPED_FOR = 50
"""Card points in sight from which a close is tried at all."""
CLOSED_HANDS = 10
"""Hands dealt for every card behind a closed talon."""


class Thumb:
    """Plays both seats on; solved endings are kept from one deal to the next."""

    def __init__(self) -> None:
        """Start with nothing solved."""
        self.endings = EndingTable()

    def finish(self, deal: Deal, chance: random.Random) -> int:
        """Play a deal to its end; return what seat 0 wins."""
        while deal.phase != OVER:
            if deal.status == EXHAUSTED:
                return self.endings.worth(deal, 0)
            deal.make(self.choose(deal, chance))
        return deal.value

    def choose(self, deal: Deal, chance: random.Random) -> int:
        """Choose a move for the seat to act."""
        moves = deal.moves()
        if len(moves) == 1:
            return moves[0]
        unseen = unseen_by(deal, deal.to_act)
        if deal.status == EXHAUSTED or deal.phase == FINAL:
            return self._best(deal, moves, [deal.hands[1 - deal.to_act]])
        if moves[0] == OUT:
            return OUT
        if deal.phase == REPLY:
            return EXCHANGE if EXCHANGE in moves else LET
        if deal.status == CLOSED:
            return self._best(deal, moves, unseen.hands(CLOSED_HANDS, chance))
        if deal.phase == FOLLOW:
            return reply_card(deal, unseen)
        return self._on_lead(deal, moves, unseen, chance)

    def _best(self, deal: Deal, moves: list[int], hands: list[int]) -> int:
        """Return the move worth most with these hands and open cards, of equals the cheapest."""
        seat = deal.to_act
        best, most = moves[0], -99.0
        for move in sorted(moves, key=lambda each: -1 if each >= MELDS else POINTS[each]):
            value = sum(self._worth(deal, [move], hand, seat) for hand in hands)
            if value > most:
                best, most = move, value
        return best

    def _worth(self, deal: Deal, moves: list[int], hand: int, seat: int) -> int:
        """Return what moves are worth to the seat that makes them if the other has this hand."""
        twin = deal.copy()
        _give(twin, seat, hand)
        for move in moves:
            if twin.phase == REPLY:
                twin.make(EXCHANGE if twin.may_exchange() else LET)
            if twin.phase == OVER:
                break
            twin.make(move)
        return self.endings.worth(twin, seat)

    # ------------------------------------------------------------------ on lead, talon open

    def _on_lead(self, deal: Deal, moves: list[int], unseen: Unseen, chance: random.Random) -> int:
        if EXCHANGE in moves and deal.phase == LEAD:
            return EXCHANGE
        plan = closing_plan(deal)
        if plan and _in_sight(deal, unseen, plan) >= _HOPED_FOR:
            hands = unseen.hands(CLOSE_HANDS, chance)
            values = [self._worth(deal, plan, hand, deal.to_act) for hand in hands]
            won = sum(value > 0 for value in values)
            if sum(values) >= _CLOSE_MEAN * len(hands) and won >= _CLOSE_SHARE * len(hands):
                return plan[0]
        if deal.phase == BEFORE_DRAW:
            return CLOSE if deal.bound else TAKE
        melds = [move for move in moves if MELDS <= move < EXCHANGE]
        if melds:
            trumps = MELDS + deal.trump
            return trumps if trumps in melds else melds[0]
        hand = deal.hands[deal.to_act]
        return lead_card(deal, unseen, hand if deal.suit == NOTHING else hand & PAIRS[deal.suit])


def closing_plan(deal: Deal) -> list[int]:
    """List what to do to close: exchange and show a pair first where that is possible."""
    if not deal.may_close():
        return []
    plan: list[int] = []
    twin = deal.copy()
    if twin.may_exchange():
        plan.append(EXCHANGE)
        twin.make(EXCHANGE)
    for suit in sorted(range(4), key=lambda suit: suit != deal.trump):
        if twin.may_meld(suit):
            plan.append(MELDS + suit)
            break
    return [*plan, CLOSE]


def _in_sight(deal: Deal, unseen: Unseen, plan: list[int]) -> float:
    """Return the card points that a close may hope for: those there, and those of high cards."""
    seat = deal.to_act
    hand = deal.hands[seat]
    if EXCHANGE in plan:
        hand ^= deal.lowest_trump() | 1 << deal.talon[0]
    points = deal.captured[seat] + deal.melded[seat]
    for suit in range(4):
        if MELDS + suit in plan or (
            deal.terms.meld_when_closed and hand & PAIRS[suit] == PAIRS[suit]
        ):
            points += 40 if suit == deal.trump else 20
    out = mask_of_places(unseen.possible) | unseen.known
    for card in places_in(hand):
        above = (SUITS[card >> 3] & -2 << card & out).bit_count()
        if above == 0 or (card >> 3 == deal.trump and above == 1):
            points += POINTS[card] + 4
    return points


def _give(deal: Deal, seat: int, hand: int) -> None:
    """Give the other of a seat a hand, and lay what he had instead into the talon."""
    theirs = deal.hands[1 - seat]
    if hand == theirs:
        return
    hidden = theirs | mask_of_places(deal.talon[1:])
    deal.hands[1 - seat] = hand
    deal.talon[1:] = places_in(hidden & ~hand)
