"""The strict phase with both hands known: alpha-beta over masks, in game points.

A node is a lead. ``my`` and ``their`` are standings (terms.py), ``mine`` and ``theirs`` the hands;
"I" am the leader throughout, and values are from my side. A value outside of the window alpha to
beta is returned as its edge. Both players go out on 66 and never claim falsely; only where the
prices reward a defender who waits for the closer to fail is waiting looked at too (rules.md C7). A
marriage in hand is always shown with its king or queen, since points never harm, except where
showing it could end the deal too early.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.solver import bits, codes, standings
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms


class StrictSolver:
    """Solves strict phases under the terms of one rule set and trump suit."""

    def __init__(self, terms: Terms, stop: Stop) -> None:
        self.terms = terms
        self.stop = stop
        self.nodes = 0
        if not cython.compiled:  # C arrays begin with zeros
            self.table = [0] * 131072
        self.begin(0, 0)

    def begin(self, context: int, barred: int) -> None:
        """Take up a context: 0 for the exhausted talon, else how it was closed (terms.py).

        ``barred`` is a hand with which no marriage may be shown: the very first lead in some rule
        sets, where the talon was closed before it; 0 for none.
        """
        self.context = context
        self.barred = barred
        self.frozen = -1
        self.bonus = self.terms.bonus
        self.melds = self.terms.meld_when_exhausted
        self.hides = False
        if context:
            closer = (context - 1) // 3
            self.bonus = 0
            self.melds = self.terms.meld_when_closed
            if self.terms.freezes:
                self.frozen = 1 - closer
            waits = self.terms.waits[context * 2] or self.terms.waits[context * 2 + 1]
            self.hides = self.terms.automatic and waits

    def lead(
        self, seat: int, mine: int, theirs: int, my: int, their: int, alpha: int, beta: int
    ) -> int:
        """Value the lead of a seat (0 or 1), for that seat."""
        self.count_node()
        if my >= 66:
            alpha = max(alpha, self.claim(seat, their))
            if not self.may_play_on(seat):
                return min(alpha, beta)
        alpha = max(alpha, -self.most(1 - seat, my))
        beta = min(beta, self.most(seat, their))
        if alpha >= beta or self.stop.asked:
            return beta
        if not self.interrupts(their) and self.surely_out(seat, mine, theirs, my):
            alpha = max(alpha, self.claim(seat, their))
            if alpha >= beta:
                return beta
        # What a barred hand is worth would be wrong elsewhere, and one card is sooner played than
        # looked up: neither goes into the table.
        if mine == self.barred or not mine & (mine - 1):
            return self.try_leads(seat, mine, theirs, my, their, alpha, beta)
        return self.remembered(seat, mine, theirs, my, their, alpha, beta)

    def count_node(self) -> None:
        """Count a node, and now and then ask whether to stop."""
        self.nodes += 1
        if not self.nodes & codes.POLL_MASK:
            self.stop.poll()

    def interrupts(self, standing: int) -> bool:
        """Return whether a follower with this standing may claim before playing."""
        return standing >= 66 and self.terms.claims_anywhere

    def remembered(
        self, seat: int, mine: int, theirs: int, my: int, their: int, alpha: int, beta: int
    ) -> int:
        """Try every lead, unless the table knows enough; write there what comes out.

        An entry is two numbers side by side: both hands, and all else with the value's bounds.
        What it says holds for every talon, so it is never forgotten, only written over.
        """
        hands = self.both(mine, theirs)
        rest = ((my + 128) << 9 | (their + 128)) << 4 | self.context << 1 | seat
        place = (hands ^ (rest * 1000003)) % 65521 * 2  # a prime below the number of entries
        low = -codes.LIMIT
        high = codes.LIMIT
        entry = self.table[place + 1]
        if self.table[place] == hands and entry >> 10 == rest:
            low = (entry >> 5 & 31) - 16
            high = (entry & 31) - 16
            if low > alpha:
                alpha = low
            if high < beta:
                beta = high
            if alpha >= beta:
                return alpha
        value = self.try_leads(seat, mine, theirs, my, their, alpha, beta)
        if self.stop.asked:
            return value
        if value > alpha:
            low = value
        if value < beta:
            high = value
        self.table[place] = hands
        self.table[place + 1] = rest << 10 | (low + 16) << 5 | (high + 16)
        return value

    def both(self, mine: int, theirs: int) -> int:
        """Pack two hands into one number."""
        return mine << 32 | theirs

    def try_leads(
        self, seat: int, mine: int, theirs: int, my: int, their: int, alpha: int, beta: int
    ) -> int:
        """Try every lead: what cannot be beaten in its suit first, high cards before low ones."""
        tops = self.unbeaten(mine, theirs)
        shows = self.may_show(seat, mine, my)
        rest = tops
        later = mine ^ tops
        while rest or later:
            if rest:
                place = bits.highest(rest)
                rest ^= bits.single(place)
            else:
                place = bits.lowest(later)
                later ^= bits.single(place)
            shown = self.shown_with(place, mine) if shows else 0
            alpha = self.lead_card(seat, place, shown, mine, theirs, my, their, alpha, beta)
            if shown and self.hides and alpha < beta:  # 66 would end the deal before it pays most
                alpha = self.lead_card(seat, place, 0, mine, theirs, my, their, alpha, beta)
            if alpha >= beta:
                return beta
        return alpha

    def unbeaten(self, mine: int, theirs: int) -> int:
        """Return the cards of a hand that no card of the other one beats in its suit."""
        found = 0
        rest = mine
        while rest:
            place = bits.highest(rest)
            in_suit = rest & self.terms.suit_of[place]
            above = theirs & self.terms.suit_of[place]
            if above:
                found |= in_suit & self.terms.higher[bits.highest(above)]
            else:
                found |= in_suit
            rest ^= in_suit
        return found

    def may_show(self, seat: int, mine: int, my: int) -> bool:
        """Return whether a marriage may be shown, and counts for its owner."""
        if not self.melds or seat == self.frozen or mine == self.barred:
            return False
        return my >= 0 or not self.terms.meld_needs_trick

    def shown_with(self, place: int, mine: int) -> int:
        """Return the points of the marriage shown with a lead, or 0."""
        suit = place >> 3
        pair = self.terms.pairs[suit]
        bit = bits.single(place)
        if not bit & pair or mine & pair != pair:
            return 0
        if self.terms.king_only and bit != pair & (pair << 1):
            return 0
        return self.terms.pair_points[suit]

    def lead_card(
        self,
        seat: int,
        place: int,
        shown: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value one lead; a marriage shown with it may bring 66 before the card is led."""
        if shown:
            my = standings.melded(my, shown)
            if my >= 66:
                claim = self.claim(seat, their)
                if claim > alpha:
                    alpha = claim
                if not self.may_play_on(seat):
                    return alpha
        return self.follow(seat, place, mine ^ bits.single(place), theirs, my, their, alpha, beta)

    def follow(
        self,
        seat: int,
        led: int,
        rest: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value the reply to a card, for the seat that led it and holds the rest."""
        if self.interrupts(their):
            claim = -self.claim(1 - seat, my)
            if claim < beta:
                beta = claim
        legal = self.terms.replies(led, theirs)
        taking = legal & self.terms.taking[led]
        losing = legal ^ taking
        points = self.terms.points[led]
        while taking and alpha < beta:
            place = bits.highest(taking)
            taking ^= bits.single(place)
            value = self.taken(
                seat,
                points + self.terms.points[place],
                rest,
                theirs ^ bits.single(place),
                my,
                their,
                alpha,
                beta,
            )
            if value < beta:
                beta = value
        while losing and alpha < beta:
            place = bits.lowest(losing)
            losing ^= bits.single(place)
            value = self.held(
                seat,
                points + self.terms.points[place],
                rest,
                theirs ^ bits.single(place),
                my,
                their,
                alpha,
                beta,
            )
            if value < beta:
                beta = value
        return alpha if alpha > beta else beta

    def held(
        self,
        seat: int,
        points: int,
        rest: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value a trick that the leader has won."""
        if seat != self.frozen:
            my = standings.won(my, points)
        elif my < 0:
            my = 0
        if rest:
            return self.lead(seat, rest, theirs, my, their, alpha, beta)
        return self.last(seat, my, their)

    def taken(
        self,
        seat: int,
        points: int,
        rest: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value a trick that the follower has won, still for the leader."""
        if 1 - seat != self.frozen:
            their = standings.won(their, points)
        elif their < 0:
            their = 0
        if rest:
            return -self.lead(1 - seat, theirs, rest, their, my, -beta, -alpha)
        return -self.last(1 - seat, their, my)

    def last(self, winner: int, own: int, other: int) -> int:
        """Value the end of a deal for the winner of its last trick."""
        own += self.bonus
        silent = self.terms.ended(self.context, winner, own, other)
        if own < 66:
            return silent
        claim = self.claim(winner, other)
        if self.terms.automatic or claim > silent:
            return claim
        return silent

    def claim(self, seat: int, other: int) -> int:
        """Return what a true claim wins against an opponent of some standing."""
        return self.terms.claims[(self.context * 2 + seat) * 3 + standings.kind(other)]

    def most(self, seat: int, other: int) -> int:
        """Return the most a seat can still win once the opponent has some standing."""
        return self.terms.mosts[(self.context * 2 + seat) * 3 + standings.kind(other)]

    def may_play_on(self, seat: int) -> bool:
        """Return whether a seat on 66 may do better by waiting for the closer to fail."""
        return self.terms.waits[self.context * 2 + seat] != 0 and not self.terms.automatic

    def surely_out(self, seat: int, mine: int, theirs: int, my: int) -> bool:
        """Return whether the leader reaches 66 by leading winners alone, whatever follows.

        Trumps first: if they draw all of the other's, every card that is unbeaten then wins too; if
        not, only leads that the other must follow count. Marriages are left out.
        """
        if seat == self.frozen or not self.terms.follow:
            return False
        have = my if my >= 0 else -1 - my
        trumps = mine & self.terms.trumps
        theirs_trumps = theirs & self.terms.trumps
        drawn = trumps
        if theirs_trumps:
            drawn &= self.terms.higher[bits.highest(theirs_trumps)]
        free = bits.count(drawn) >= bits.count(theirs_trumps)
        if theirs_trumps and not free:
            have += self.sum_of(drawn, 32)
        else:
            have += self.sum_of(trumps, 32)
        rest = mine ^ trumps
        while rest and have < 66:
            place = bits.highest(rest)
            suit = self.terms.suit_of[place]
            own = rest & suit
            rest ^= own
            others = theirs & suit
            if not others:
                have += self.sum_of(own, 32) if free else 0
            else:
                winners = own & self.terms.higher[bits.highest(others)]
                most = bits.count(others)
                if free and bits.count(winners) >= most:
                    have += self.sum_of(own, 32)
                else:
                    have += self.sum_of(winners, 32 if free else most)
        return have >= 66

    def sum_of(self, cards: int, most: int) -> int:
        """Add up the points of the highest cards, ``most`` of them at most."""
        total = 0
        while cards and most:
            place = bits.highest(cards)
            cards ^= bits.single(place)
            total += self.terms.points[place]
            most -= 1
        return total

    def solve(
        self, seat: int, mine: int, theirs: int, my: int, their: int, alpha: int, beta: int
    ) -> int:
        """Value a lead as ``lead`` does.

        Raises:
            StoppedError: if told to stop.
        """
        value = self.lead(seat, mine, theirs, my, their, alpha, beta)
        self.stop.refuse()
        return value
