"""Sensible play by rules of thumb on a position, each player by what that seat could see.

The advice is that of rules.md section 7: throw jacks and nines, keep marriages together, win with
aces and tens as second hand, keep the trumps for fat tricks, in the strict phase lead what no one
can beat, and close when the sure tricks should be enough. Playouts go by it thousands of times a
second, and the simple player with every move.
"""

from __future__ import annotations

from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.terms import Terms

FAT = 10
"""Card points from which a card led is worth a trump."""
TRUMP_COST = 12
MARRIAGE_COST = 20
HOPE_COST = 3
"""What the loss of a card costs beside its points: a trump, half a marriage, or half of one that
may still come together."""
SURE_TRICK_ADDS = 4
"""Card points that the opponent adds to a trick on average while one leads winners."""


class Thumb:
    """Chooses moves under the terms of one rule set and trump suit."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def finish(self, position: Position) -> int:
        """Play a position to its end; return what seat 0 wins."""
        while position.phase != codes.OVER:
            position.apply(self.choose(position))
        return position.value

    def choose(self, position: Position) -> int:
        """Choose a move for the seat to act."""
        act = self.act(position)
        if act >= 0:
            return act
        return self.lead_or_reply(position, self.unseen_by(position, position.to_act))

    def choose_by(self, position: Position, unseen: int) -> int:
        """Choose a move for the seat to act, who has not met these cards yet."""
        act = self.act(position)
        return act if act >= 0 else self.lead_or_reply(position, unseen)

    def act(self, position: Position) -> int:
        """Return the act that needs no look at the cards, or -1 where one is due."""
        if position.may_claim():
            return codes.OUT
        if position.may_exchange() and position.phase != codes.PRE_DRAW:
            return codes.EXCHANGE
        if position.phase == codes.REPLY:
            return codes.PASS
        if position.phase == codes.PRE_DRAW:
            return codes.CLOSE if position.bound else codes.DRAW
        return -1

    def lead_or_reply(self, position: Position, unseen: int) -> int:
        """Choose for a seat on lead, or one that has a card to answer."""
        if position.phase == codes.FOLLOW:
            return self.reply(position, unseen)
        return self.lead(position, unseen)

    def unseen_by(self, position: Position, seat: int) -> int:
        """Return the cards that a seat has not met: the other hand and the talon.

        The turn-up is one of them, though it lies open: it is drawn yet, and for a playout that is
        near enough. A player at a real table says what it has not met (``choose_by``).
        """
        unseen = position.hands[1 - seat]
        for place in range(position.drawn, position.size):
            unseen |= bits.single(position.talon[place])
        return unseen

    def lead(self, position: Position, unseen: int) -> int:
        """Choose an act or a card on lead."""
        seat = position.to_act
        hand = position.hands[seat]
        if position.may_meld():
            suit = self.marriage(hand)
            if suit >= 0:
                return codes.MELD + suit
        if position.may_close() and self.closes(hand, unseen, position.standings[seat]):
            return codes.CLOSE
        legal = position.playable()
        if position.status == codes.OPEN:
            return self.cheapest(legal, hand, unseen)
        return self.lead_strict(legal, hand, unseen)

    def marriage(self, hand: int) -> int:
        """Return the suit of the best marriage in a hand, or -1."""
        found = -1
        for suit in range(4):
            pair = self.terms.pairs[suit]
            if hand & pair == pair:
                if pair & self.terms.trumps:
                    return suit
                if found < 0:
                    found = suit
        return found

    def closes(self, hand: int, unseen: int, standing: int) -> bool:
        """Return whether the sure tricks after a close should be enough for 66."""
        return self.sure_points(hand, unseen, standing if standing > 0 else 0) >= 66

    def sure_points(self, hand: int, unseen: int, points: int) -> int:
        """Return the card points that are there and that sure tricks after a close should bring."""
        have = points
        tops = self.tops(hand, unseen)
        trumps = bits.count(unseen & self.terms.trumps)
        if bits.count(tops & self.terms.trumps) < (trumps + 1) // 2:
            tops &= self.terms.trumps
        while tops:
            place = bits.lowest(tops)
            tops ^= bits.single(place)
            have += self.terms.points[place] + SURE_TRICK_ADDS
        return have

    def tops(self, hand: int, unseen: int) -> int:
        """Return the cards that no unseen card of their suit beats."""
        found = 0
        rest = hand
        while rest:
            place = bits.lowest(rest)
            bit = bits.single(place)
            rest ^= bit
            if not self.terms.higher[place] & unseen:
                found |= bit
        return found

    def cheapest(self, choice: int, hand: int, unseen: int) -> int:
        """Choose the card whose loss hurts least: few points, no trump, no marriage torn apart."""
        best = -1
        least = 1000
        while choice:
            place = bits.lowest(choice)
            bit = bits.single(place)
            choice ^= bit
            cost = self.terms.points[place]
            if bit & self.terms.trumps:
                cost += TRUMP_COST
            pair = self.terms.pairs[place >> 3]
            if bit & pair:
                partner = pair ^ bit
                if partner & hand:
                    cost += MARRIAGE_COST
                elif partner & unseen:
                    cost += HOPE_COST
            if cost < least:
                least = cost
                best = place
        return best

    def lead_strict(self, legal: int, hand: int, unseen: int) -> int:
        """Choose a lead in the strict phase: winners, and trumps while the other may have some."""
        tops = self.tops(legal, unseen)
        trumps = self.terms.trumps
        if tops & trumps and unseen & trumps:
            return self.fattest(tops & trumps)
        safe = tops
        if unseen & trumps:
            safe = self.still_out(tops, unseen)
        if safe:
            plain = safe & ~trumps
            return self.fattest(plain if plain else safe)
        return self.cheapest(legal, hand, unseen)

    def still_out(self, cards: int, unseen: int) -> int:
        """Return those cards of whose suit some are unseen."""
        found = 0
        while cards:
            place = bits.lowest(cards)
            bit = bits.single(place)
            cards ^= bit
            if self.terms.suit_of[place] & unseen:
                found |= bit
        return found

    def fattest(self, cards: int) -> int:
        """Choose the card of most points."""
        best = -1
        most = -1
        while cards:
            place = bits.lowest(cards)
            cards ^= bits.single(place)
            if self.terms.points[place] > most:
                most = self.terms.points[place]
                best = place
        return best

    def reply(self, position: Position, unseen: int) -> int:
        """Choose a card to follow with."""
        legal = position.playable()
        hand = position.hands[position.to_act]
        led = position.led
        trumps = self.terms.trumps
        led_trump = bits.single(led) & trumps
        winners = legal & self.terms.higher[led]
        strict = position.status != codes.OPEN
        if strict and winners:
            return bits.lowest(winners) if led_trump else self.fattest(winners)
        if not strict and winners:
            if not led_trump:
                return self.winner_in_suit(winners)
            if self.terms.points[led] >= FAT:
                return bits.lowest(winners)
        fat = strict or self.terms.points[led] >= FAT
        if fat and legal & trumps and not led_trump and not winners:
            return self.cheapest(legal & trumps, hand, unseen)
        return self.cheapest(legal, hand, unseen)

    def winner_in_suit(self, winners: int) -> int:
        """Take a trick with the ten when the ace is there too, else with the best card."""
        rest = winners
        while rest:
            place = bits.lowest(rest)
            rest ^= bits.single(place)
            if self.terms.points[place] == FAT:
                return place
        return bits.highest(winners)
